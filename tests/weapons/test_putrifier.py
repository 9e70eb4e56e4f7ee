"""Putrifier (Sprog)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("putrifier", "R", toxic_gas="+")


def test_it_poisons_and_marks_a_target_exactly_one_move_away() -> None:  # PUT PUT-1 SC-192
    t = table().place(sprog="b3", violet="c3", dozer="b3", echo="d3", banshee="d1")
    t.shoot("putrifier", "effect:basic")
    t.pick("target:violet", among={"target:violet"})  # neither his own square nor two moves away
    t.pick("square:d3", among={"square:b3", "square:d3", "square:c2", "pass"})
    assert t.poisoned_figures == ["violet"]
    assert t.marks == {"violet": {"sprog": 1}}
    assert t.damage == {}
    assert t.at("violet") == "d3"
    assert t.shift("sprog") == 0
    t.assert_settled()


def test_the_target_may_be_moved_onto_sprogs_square() -> None:  # PUT-1 PUT-3 SHO-14 SC-220
    t = table().place(sprog="b3", violet="b2").marked("violet", sprog=2)
    t.hand("sprog", ammo="RRR", powerups=("red-scope",)).hand("violet", powerups=("blue-tagback",))
    t.shoot("putrifier", "effect:basic", "target:violet")
    t.pick("square:b3", among={"square:b3", "square:b1", "pass"})  # walls to a2 and c2; no scope
    assert t.at("violet") == "b3"
    assert t.poisoned_figures == ["violet"]
    assert t.marks == {"violet": {"sprog": 3}}
    assert t.damage == {}
    t.assert_settled()  # no Tagback


def test_the_others_stay_poisoned() -> None:  # CHR-12
    t = table().place(sprog="b3", violet="b2", echo="d1").poisoned("echo")
    t.shoot("putrifier", "effect:basic", "target:violet", "pass")
    assert t.poisoned_figures == ["violet", "echo"]
    t.assert_settled()


def test_the_target_may_be_left_where_it_is() -> None:  # PUT-1 SC-220
    t = table().place(sprog="b3", violet="b2")
    t.shoot("putrifier", "effect:basic", "target:violet", "pass")
    assert t.at("violet") == "b2"
    assert t.marks == {"violet": {"sprog": 1}}
    t.assert_settled()


def test_a_fourth_mark_is_lost_but_the_target_may_be_chosen() -> None:  # CHR-30 R59 SHO-14
    t = table().place(sprog="b3", violet="b2").marked("violet", sprog=3).poisoned("violet")
    t.shoot("putrifier", "effect:basic", "target:violet", "pass")
    assert t.marks == {"violet": {"sprog": 3}}
    assert t.poisoned_figures == ["violet"]
    t.assert_settled()


def test_toxic_gas_poisons_everyone_in_a_visible_room() -> None:  # PUT PUT-2 CHR-12 SC-149
    t = table().place(sprog="c1", violet="c2", dozer="d3", echo="d1", banshee="b2")
    t.poisoned("violet")
    t.shoot("putrifier", "effect:toxic-gas", "room:yellow")
    assert t.poisoned_figures == ["violet", "dozer"]
    assert t.damage == {}
    assert t.marks == {}
    assert t.shift("sprog") == 1
    t.assert_settled()


def test_toxic_gas_needs_a_figure_in_another_room_in_sight() -> None:  # PUT-2 R59 SC-221
    t = table().place(sprog="c1", violet="d1", dozer="b1", echo="b2")
    t.shoot("putrifier", "effect:toxic-gas")
    t.pick("room:green", among={"room:green"})  # blue is his own room, purple unseen, yellow empty
    assert t.poisoned_figures == ["violet"]
    assert t.shift("sprog") == 1
    t.assert_settled()


def test_gas_on_the_poisoned_changes_nothing_but_the_tile() -> None:  # CHR-30 CHR-24 R59 SC-242
    t = table().place(sprog="c1", violet="d2").poisoned("violet")
    t.shoot("putrifier", "effect:toxic-gas", "room:yellow")
    assert t.poisoned_figures == ["violet"]
    assert t.damage == {}
    assert t.shift("sprog") == 1
    t.assert_settled()


def test_gas_is_not_on_offer_with_every_room_empty() -> None:  # CHR-30 PUT-2 SC-242
    t = table().place(sprog="c1", violet="b1")
    t.shoot("putrifier")
    assert set(t.options) == {"effect:basic"}
    t = table().place(sprog="c1", violet="c1")
    assert t.refuses("shoot")


def test_gas_deals_no_damage() -> None:  # PUT-3 CHR-22 CHR-31
    t = table().place(sprog="c1", violet="c2").hand("sprog", ammo="RRR", powerups=("red-scope",))
    t.marked("violet", sprog=2).hand("violet", powerups=("blue-tagback",))
    t.shoot("putrifier", "effect:toxic-gas", "room:yellow")
    assert t.marks == {"violet": {"sprog": 2}}
    assert t.damage == {}
    t.assert_settled()  # neither scope nor Tagback


def test_exactly_one_mode_is_used() -> None:  # R59 SHO-02
    t = table().place(sprog="c1", violet="c2", dozer="d2")
    t.shoot("putrifier", "effect:basic", "target:violet", "pass")
    t.assert_settled()
    assert t.poisoned_figures == ["violet"]


def test_there_is_a_venom_token_for_every_enemy() -> None:  # CHR-26 CHR-12
    t = table().place(sprog="c1", violet="c2", dozer="c2", d_struct_or="c3", banshee="d3", echo="d2")
    t.shoot("putrifier", "effect:toxic-gas", "room:yellow")
    assert t.poisoned_figures == ["violet", "dozer", "d-struct-or", "banshee", "echo"]


def test_bodies_are_poisoned_too() -> None:  # CHR-33
    t = table().place(sprog="c1", violet="c2").damaged("violet", "dozer x11")
    t.shoot("putrifier", "effect:basic", "target:violet", "pass")
    assert t.poisoned_figures == ["violet"]
