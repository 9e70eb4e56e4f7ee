"""Grenade Launcher."""

import pytest

from killshot.testing import arena


def test_it_deals_one_damage_and_may_push_the_target_one_square() -> None:  # GRN-1
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2", banshee="a1").hand("violet", "grenade-launcher")
    t.shoot("grenade-launcher", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x1"}
    t.pick("square:d2", among={"square:c1", "square:d2", "square:c3", "pass"})  # no wall is passed
    assert t.at("dozer") == "d2"
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


@pytest.mark.parametrize(
    ("origin", "push", "end"),
    [
        pytest.param("c2", "pass", "c2", id="the push may be declined"),
        pytest.param("c1", "square:b1", "b1", id="a target on the shooter's own square can be hit and pushed"),
    ],
)
def test_the_target_ends_where_it_is_pushed(origin: str, push: str, end: str) -> None:  # GRN-1
    t = arena("L").place(violet="c1", dozer=origin).hand("violet", "grenade-launcher")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", push)
    assert t.at("dozer") == end
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_the_extra_grenade_may_follow_the_push_onto_the_new_square() -> None:  # GRN-1 GRN-2 SC-062
    t = arena("L").place(violet="c1", dozer="c2", sprog="d2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "square:d2")
    t.play("effect:extra-grenade", "pay:red", "square:d2")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_extra_grenade_may_fall_between_damage_and_push() -> None:  # GRN-2 SC-063
    t = arena("L").place(violet="c1", dozer="c2", d_struct_or="c2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "effect:extra-grenade", "pay:red", "square:c2")
    t.pick("square:c3", among={"square:c1", "square:d2", "square:c3", "pass"})
    assert t.damage == {"dozer": "violet x2", "d-struct-or": "violet x1"}
    assert t.at("dozer") == "c3"
    t.assert_settled()


def test_the_extra_grenade_may_come_before_the_basic_effect() -> None:  # GRN-2
    t = arena("L").place(violet="c1", dozer="c2", d_struct_or="c2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:extra-grenade", "pay:red", "square:c2")
    t.pick("effect:basic", "target:dozer", among={"effect:basic"})
    t.pick("pass", among={"square:c1", "square:d2", "square:c3", "pass"})
    assert t.damage == {"dozer": "violet x2", "d-struct-or": "violet x1"}
    t.assert_settled()


def test_the_extra_grenade_may_fall_on_the_shooters_square() -> None:  # GRN-2 SHO-07 SC-064
    t = arena("L").place(violet="c1", banshee="c1", dozer="c2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "pass", "effect:extra-grenade", "pay:red", "square:c1")
    assert t.damage == {"dozer": "violet x1", "banshee": "violet x1"}
    assert t.at("violet") == "c1"
    t.assert_settled()


def test_the_extra_grenade_may_fall_on_a_square_the_target_has_nothing_to_do_with() -> None:  # GRN-2
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1", d_struct_or="d1")
    t.hand("violet", "grenade-launcher", ammo="R").shoot("grenade-launcher", "effect:basic", "target:dozer", "pass")
    t.play("effect:extra-grenade", "pay:red", "square:d1")
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1", "d-struct-or": "violet x1"}
    t.assert_settled()


def test_the_extra_grenade_needs_a_victim_on_a_seen_square() -> None:  # GRN-2 SHO-28 SC-302
    t = arena("L").place(violet="c1", dozer="c2", sprog="a1").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "effect:extra-grenade", "pay:red")
    t.pick("square:c2", "pass", among={"square:c2"})  # d1 is empty, a1 out of sight, nobody else on Violet's square
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_without_a_victim_in_sight_the_extra_grenade_is_not_on_offer() -> None:  # GRN-2 SHO-28
    t = arena("L").place(violet="d3", dozer="c2", sprog="a1").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "square:c1")  # pushed out of sight
    assert t.ammo("violet") == "R"
    t.assert_settled()


def test_the_extra_grenade_is_used_once_and_costs_a_red_cube() -> None:  # GRN-2
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "grenade-launcher", ammo="RR")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "effect:extra-grenade", "pay:red", "square:c2", "pass")
    assert t.ammo("violet") == "R"
    t.assert_settled()
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "grenade-launcher", ammo="BBBYYY")
    t.shoot("grenade-launcher").pick("effect:basic", "target:dozer", among={"effect:basic"})
    assert t.refuses("effect:extra-grenade")
    t.play("pass")
    t.assert_settled()


def test_a_grenade_before_the_shot_kills_first_whom_it_kills() -> None:  # GRN-2 KIL-02 SC-303
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2").hand("violet", "grenade-launcher", ammo="R")
    t.damaged("dozer", "banshee x10").damaged("sprog", "banshee x10").stack_powerups("red-newton", "blue-newton")
    t.shoot("grenade-launcher", "effect:extra-grenade", "pay:red", "square:c2", "effect:basic", "target:sprog", "pass")
    assert t.damage == {"dozer": "banshee x10, violet x1", "sprog": "banshee x10, violet x2"}
    t.end_turn()
    assert t.track == ["violet", "violet violet"]
    t.play("discard:red-newton", "discard:blue-newton")
    t.assert_settled()


def test_a_grenade_after_the_shot_kills_after_it() -> None:  # GRN-2 KIL-02 SC-303
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2").hand("violet", "grenade-launcher", ammo="R")
    t.damaged("dozer", "banshee x10").damaged("sprog", "banshee x10").stack_powerups("red-newton", "blue-newton")
    t.shoot("grenade-launcher", "effect:basic", "target:sprog", "pass", "effect:extra-grenade", "pay:red", "square:c2")
    t.end_turn()
    assert t.track == ["violet violet", "violet"]
    t.play("discard:red-newton", "discard:blue-newton")
    t.assert_settled()


def test_the_extra_grenade_alone_is_no_shot() -> None:  # GRN-2 SHO-03 R09 SC-347
    t = arena("L").place(violet="c1", dozer="c1", sprog="b1").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:extra-grenade", "pay:red", "square:b1")
    assert t.options == ["effect:basic"]
    t.play("effect:basic")
    assert t.offers("target:dozer", "target:sprog")
