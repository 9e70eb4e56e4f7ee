"""Shadowblade (Echo)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("shadowblade", "YB", shadowalk="")


def test_it_deals_three_damage_to_one_target_on_the_shooters_square() -> None:  # SHB SHB-1
    t = table().place(echo="c3", violet="c3", dozer="c3", sprog="d3")
    t.shoot("shadowblade", "effect:basic").pick("target:dozer", among={"target:violet", "target:dozer"})
    assert t.damage == {"dozer": "echo x3"}
    t.assert_settled()  # nothing is hacked


def test_walk_and_strike_with_a_full_hand() -> None:  # SHB SHB-2 AMM-03 SC-155
    cards = ("red-newton", "blue-newton", "red-teleporter")
    t = table().place(echo="c3", violet="a3").hand("echo", powerups=cards).hacked("a3")
    t.shoot("shadowblade", "effect:shadowalk", "square:a3", "effect:basic", "target:violet")
    assert t.damage == {"violet": "echo x3"}
    assert len(t.powerups("echo")) == 3
    assert t.happened("drew") == []
    assert t.at("echo") == "a3"
    assert t.tile_at("a3") == ""
    t.assert_settled()


def test_strike_and_walk() -> None:  # SHB-1 SHB-2 SC-232
    t = table().place(echo="c3", violet="c3").hacked("a1").hand("echo", powerups=("red-newton",))
    t.stack_powerups("blue-newton").shoot("shadowblade", "effect:basic", "target:violet", "effect:shadowalk")
    t.pick("square:a1", among={"square:a1"})  # not in sight
    assert t.damage == {"violet": "echo x3"}
    assert t.at("echo") == "a1"
    assert len(t.powerups("echo")) == 2
    assert t.tile_at("a1") == ""
    assert t.hacked_squares == []
    t.assert_settled()
    t.end_turn("pass")  # she might hack something
    assert t.tile_at("a1")
    assert t.hacked_squares == []


def test_the_walk_alone_makes_a_shot() -> None:  # SHB-2 CHR-24 R50 SC-232
    t = table().place(echo="c3", violet="d1").hacked("a1")
    t.shoot("shadowblade").pick("effect:shadowalk", "square:a1", among={"effect:shadowalk"})
    assert t.at("echo") == "a1"
    assert t.damage == {}
    assert len(t.powerups("echo")) == 1
    t.assert_settled()


def test_without_a_hacked_tile_there_is_no_walk() -> None:  # SHB-2 CHR-21 SC-232
    t = table().place(echo="c3", violet="d1")
    assert t.refuses("shoot")


def test_the_tile_under_echo_and_the_card_drawn() -> None:  # SHB-3 R64 R21 SC-233
    t = table().place(echo="a3", violet="a3").hand("echo", ammo="R").hacked("a3")
    t.stack_powerups("red-scope")
    t.shoot("shadowblade", "effect:shadowalk", "square:a3", "effect:basic", "target:violet")
    assert t.at("echo") == "a3"
    t.play("powerup:red-scope", "target:violet", "pay:red")
    assert t.damage == {"violet": "echo x4"}
    assert t.ammo("echo") == ""
    t.assert_settled()


def test_a_walk_on_the_spot_is_a_shot_of_its_own() -> None:  # SHB-3 R64
    t = table().place(echo="a3", violet="d1").hacked("a3")
    t.shoot("shadowblade", "effect:shadowalk", "square:a3")
    assert t.at("echo") == "a3"
    assert len(t.powerups("echo")) == 1
    t.assert_settled()


def test_the_card_drawn_may_pay_a_later_price() -> None:  # SHB-3 R64
    t = table().place(echo="a3", violet="a3").hand("echo", powerups=("red-scope",)).hacked("a3")
    t.stack_powerups("blue-newton")
    t.shoot("shadowblade", "effect:shadowalk", "square:a3", "effect:basic", "target:violet")
    t.play("powerup:red-scope", "target:violet", "pay:blue-newton")
    assert t.damage == {"violet": "echo x4"}
    assert t.powerups("echo") == []


def test_the_blow_falls_where_echo_stands_then() -> None:  # SHB-1
    t = table().place(echo="c3", violet="c3", sprog="a1").hacked("a1")
    t.shoot("shadowblade", "effect:shadowalk", "square:a1", "effect:basic")
    assert set(t.options) == {"target:sprog"}
