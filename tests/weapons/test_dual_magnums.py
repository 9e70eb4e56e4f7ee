"""Dual Magnums (Echo)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("dual-magnums", "BR", kaboom="")


def test_it_deals_one_damage_to_each_of_two_on_different_squares() -> None:  # DUA DUA-1 SC-230
    t = table().place(echo="c1", violet="c2", dozer="c2", sprog="d1", banshee="c1", d_struct_or="b2")
    t.shoot("dual-magnums", "effect:basic")
    t.pick("target:violet", among={"target:violet", "target:dozer", "target:sprog"})  # nobody on the shooter's square
    t.pick("target:sprog", among={"target:sprog", "pass"})  # nobody on the first one's square
    assert t.damage == {"violet": "echo x1", "sprog": "echo x1"}
    t.assert_settled()


def test_one_target_will_do() -> None:  # DUA-1 SC-230
    t = table().place(echo="c1", violet="c2", sprog="d1")
    t.shoot("dual-magnums", "effect:basic", "target:violet", "pass")
    assert t.damage == {"violet": "echo x1"}
    t.assert_settled()


def test_both_halves_of_the_kaboom() -> None:  # DUA DUA-2 DUA-3 SC-154
    t = table().place(echo="a2", violet="c3", sprog="c2", dozer="c1").hacked("c2", "d2")
    t.shoot("dual-magnums", "effect:kaboom", "square:c2")
    assert t.damage == {"violet": "echo x1", "sprog": "echo x1"}
    assert t.hacked_squares == ["d2"]
    t.play("square:d2").pick("target:violet", among={"target:violet", "target:sprog"})  # in the room, seen or not
    assert t.damage == {"violet": "echo x4", "sprog": "echo x1"}
    assert t.hacked_squares == []
    assert (t.tile_at("c2"), t.tile_at("d2")) == ("", "")
    t.assert_settled()
    t.end_turn()
    assert t.tile_at("c2")
    assert t.tile_at("d2")
    assert t.hacked_squares == []


def test_the_halves_come_in_either_order() -> None:  # DUA-2
    t = table().place(echo="a2", violet="c3", sprog="c2").hacked("c2", "d2")
    t.shoot("dual-magnums", "effect:kaboom", "pass", "square:d2", "target:violet")
    assert t.damage == {"violet": "echo x3"}
    t.pick("square:c2", among={"square:c2", "pass"})
    assert t.damage == {"violet": "echo x4", "sprog": "echo x1"}
    t.assert_settled()


def test_one_tile_pays_for_one_half() -> None:  # DUA-2 DUA-3 SC-231
    t = table().place(echo="a2", violet="c3", sprog="c2").hacked("d2")
    t.shoot("dual-magnums", "effect:kaboom")
    room = t.copy().play("square:d2")
    assert room.damage == {"violet": "echo x1", "sprog": "echo x1"}
    room.assert_settled()
    t.play("pass").pick("square:d2", "target:violet", among={"square:d2"})
    assert t.damage == {"violet": "echo x3"}
    t.assert_settled()


def test_a_tile_in_an_empty_room_is_no_use() -> None:  # DUA-3 R59 SC-231
    t = table().place(echo="a2", violet="c3", sprog="c2").hacked("d1", "d2")
    t.shoot("dual-magnums", "effect:kaboom").pick("pass", among={"square:d2", "pass"})
    assert set(t.options) == {"square:d2"}


def test_the_second_half_needs_a_victim_too() -> None:  # DUA-3 R59
    t = table().place(echo="a2", violet="c3", sprog="c2").hacked("d1", "d2")
    single = t.copy().shoot("dual-magnums", "effect:kaboom", "pass", "square:d2", "target:violet")
    single.assert_settled()  # nobody is in the green room
    assert single.hacked_squares == ["d1"]
    t.shoot("dual-magnums", "effect:kaboom", "square:d2")
    t.assert_settled()
    assert t.hacked_squares == ["d1"]


def test_a_blown_up_tile_cannot_be_grabbed_this_turn() -> None:  # DUA-3 AMM-04 SC-231
    t = table().place(echo="d2", violet="c3").hacked("d2")
    t.shoot("dual-magnums", "effect:kaboom", "square:d2")
    t.play("grab")
    assert t.refuses("square:d2")
    assert t.offers("square:c2")


def test_the_tile_goes_to_the_discards() -> None:  # DUA-3 CHR-15
    t = table().tile("d2", "RBP").place(echo="a2", violet="c3").hacked("d2")
    before = len(t.state.tile_discard)
    t.shoot("dual-magnums", "effect:kaboom", "square:d2")
    assert len(t.state.tile_discard) == before + 1
    assert t.powerups("echo") == []
    assert t.ammo("echo") == ""


def test_echos_own_room_is_allowed_and_she_is_spared() -> None:  # DUA-3
    t = table().place(echo="d2", violet="d2", sprog="c3").hacked("d2")
    t.shoot("dual-magnums", "effect:kaboom", "square:d2")
    assert t.damage == {"violet": "echo x1", "sprog": "echo x1"}
    t.assert_settled()


def test_echo_alone_in_the_room_is_no_victim() -> None:  # DUA-3 R59
    t = table().place(echo="d2", violet="b2").hacked("d2")
    assert t.refuses("shoot")


def test_without_a_hacked_tile_there_is_no_kaboom() -> None:  # DUA-2 CHR-21
    t = table().place(echo="c1", violet="c2").shoot("dual-magnums")
    assert set(t.options) == {"effect:basic"}


def test_the_kaboom_is_a_mode_with_at_least_one_half() -> None:  # DUA-2 R59
    t = table().place(echo="c1", violet="c2").hacked("d2")
    t.shoot("dual-magnums", "effect:kaboom", "pass")
    assert t.refuses("pass")
    t.play("square:d2", "target:violet")
    t.assert_settled()  # no basic mode besides
    assert t.damage == {"violet": "echo x3"}


def test_who_does_not_see_echo_does_not_answer() -> None:  # CHR-25 PUP-40
    t = table().place(echo="a1", violet="c2", sprog="c2").hacked("d2")
    t.hand("violet", powerups=("red-tagback",)).shoot("dual-magnums", "effect:kaboom", "square:d2")
    t.assert_settled()
    t = table().place(echo="c1", violet="c2").hacked("d2")
    t.hand("violet", powerups=("red-tagback",)).shoot("dual-magnums", "effect:kaboom", "square:d2")
    assert (t.asked, t.asks) == ("violet", "tagback")
