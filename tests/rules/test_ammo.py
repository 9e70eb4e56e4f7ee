"""Ammo: tiles, cubes and powerups spent as cubes (AMM)."""

import pytest

from killshot.testing import arena


def test_a_tile_gives_its_cubes_then_its_powerup_and_is_discarded() -> None:  # AMM-01
    t = arena("L").place(violet="b1").tile("b1", "RBP").stack_powerups("yellow-scope", "red-newton")
    deck = len(t.state.powerup_deck)
    t.play("grab", "square:b1")
    assert t.ammo("violet") == "RB"
    assert t.powerups("violet") == ["yellow-scope"]
    assert len(t.state.powerup_deck) == deck - 1
    assert len(t.state.tile_discard) == 1
    assert t.tile_at("b1") == ""


def test_a_tile_without_a_powerup_draws_none() -> None:  # AMM-01
    t = arena("L").place(violet="b1").tile("b1", "RBB").play("grab", "square:b1")
    assert t.ammo("violet") == "RBB"
    assert t.powerups("violet") == []


def test_a_fourth_cube_of_a_colour_is_lost() -> None:  # AMM-02 SC-011
    t = arena("L").place(violet="b1").hand("violet", ammo="RR").tile("b1", "YRR").play("grab", "square:b1")
    assert t.ammo("violet") == "RRRY"


def test_a_tile_may_be_taken_though_every_cube_is_surplus() -> None:  # AMM-02 SC-013
    t = arena("L").place(violet="b1").hand("violet", ammo="RRRBBBYYY").tile("b1", "BRR").play("grab", "square:b1")
    assert t.ammo("violet") == "RRRBBBYYY"
    assert t.tile_at("b1") == ""
    assert len(t.state.tile_discard) == 1
    assert t.actions_left == 1


def test_no_fourth_powerup_is_drawn() -> None:  # AMM-03 SC-012
    cards = ("red-newton", "blue-newton", "yellow-newton")
    t = arena("L").place(violet="b1").hand("violet", powerups=cards).tile("b1", "YBP")
    deck = t.state.powerup_deck
    t.play("grab", "square:b1")
    assert t.ammo("violet") == "BY"
    assert sorted(t.powerups("violet")) == sorted(cards)
    assert t.state.powerup_deck == deck


def test_the_third_powerup_must_be_drawn() -> None:  # AMM-03
    t = arena("L").place(violet="b1").hand("violet", powerups=("red-newton", "blue-newton")).tile("b1", "YBP")
    t.play("grab", "square:b1")
    assert len(t.powerups("violet")) == 3
    t.assert_settled()


def test_an_emptied_square_stays_empty_until_the_turn_ends() -> None:  # AMM-04
    t = arena("L", players=3).place(violet="b1", dozer="d1", sprog="d2").tile("b1", "YBB").play("grab", "square:b1")
    assert t.tile_at("b1") == ""
    t.play("run", "square:a1")
    assert t.tile_at("b1") == ""
    t.end_turn()
    assert t.tile_at("b1") != ""


def test_a_reload_is_paid_with_cubes_and_powerups() -> None:  # AMM-05 WPN-09 SC-015
    t = arena("L", players=3).place(violet="a2", dozer="c1", sprog="d3")
    t.hand("violet", unloaded=("heatseeker",), ammo="RY", powerups=("red-newton",)).end_turn("reload:heatseeker")
    assert t.options == ["pay:red", "pay:red-newton"]
    t.play("pay:red-newton", "pay:red", "pay:yellow")
    assert t.ammo("violet") == ""
    assert t.powerups("violet") == []
    assert t.powerup_discard == ["red-newton"]
    assert (t.at("dozer"), t.at("sprog")) == ("c1", "d3")
    assert t.loaded("violet") == ["heatseeker"]


def test_an_optional_effect_is_paid_with_a_powerup() -> None:  # AMM-05
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", powerups=("red-tagback",))
    t.shoot("lock-rifle", "effect:basic", "target:dozer", "effect:second-lock", "pay:red-tagback", "target:sprog")
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}
    assert t.powerup_discard == ["red-tagback"]


def test_an_alternate_mode_is_paid_with_cubes_and_powerups() -> None:  # AMM-05
    t = arena("L").place(violet="c2", dozer="c2")
    t.hand("violet", "electroscythe", ammo="R", powerups=("blue-teleporter",))
    t.shoot("electroscythe", "effect:reaper", "pay:red", "pay:blue-teleporter")
    assert t.damage == {"dozer": "violet x2"}
    assert t.ammo("violet") == ""
    assert t.at("violet") == "c2"


@pytest.mark.parametrize("card", ["blue-scope", "yellow-newton"])
def test_a_powerup_pays_only_its_own_colour(card: str) -> None:  # AMM-05
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", powerups=(card,))
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    t.assert_settled()  # the second lock costs red
    assert t.powerups("violet") == [card]


def test_a_payment_takes_cubes_and_cards_of_the_colour_due() -> None:  # AMM-05
    t = (
        arena("L")
        .place(violet="c2", dozer="c2")
        .hand("violet", "sledgehammer", ammo="RBY", powerups=("red-newton", "blue-newton", "yellow-teleporter"))
    )
    t.shoot("sledgehammer", "effect:pulverize")
    assert t.options == ["pay:red", "pay:red-newton"]


def test_a_powerup_is_no_cube_without_a_cost() -> None:  # AMM-06 SC-016
    t = arena("L").place(violet="c2").hand("violet", powerups=("yellow-teleporter",))
    assert not any(option.startswith("pay:") for option in t.options)
    assert t.offers("powerup:yellow-teleporter")
    assert t.refuses("discard:yellow-teleporter")


def test_a_powerup_pays_one_cube_not_two() -> None:  # AMM-06
    t = arena("L", players=3).place(violet="c2", dozer="a1", sprog="a1")
    t.hand("violet", unloaded=("shotgun",), powerups=("yellow-teleporter",)).end_turn()
    assert t.active == "dozer"  # nothing could be reloaded


def test_no_change_is_given() -> None:  # AMM-06
    t = arena("L", players=3).place(violet="c2", dozer="a1", sprog="a1")
    t.hand("violet", unloaded=("sledgehammer",), powerups=("yellow-teleporter",))
    t.end_turn("reload:sledgehammer", "pay:yellow-teleporter")
    assert t.ammo("violet") == ""
    assert t.loaded("violet") == ["sledgehammer"]


def test_a_cost_of_any_colour_takes_any_cube_and_any_other_card() -> None:  # AMM-07
    t = arena("L").place(violet="c2", dozer="c2")
    t.hand("violet", "sledgehammer", ammo="RBY", powerups=("red-scope", "blue-newton", "yellow-teleporter"))
    t.shoot("sledgehammer", "effect:basic", "target:dozer", "powerup:red-scope", "target:dozer")
    assert t.options == ["pay:red", "pay:blue", "pay:yellow", "pay:blue-newton", "pay:yellow-teleporter"]


def test_a_card_does_not_pay_its_own_cost() -> None:  # AMM-07 PUP-10 SC-079
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer", powerups=("red-scope",))
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    t.assert_settled()
    assert t.powerups("violet") == ["red-scope"]


def test_one_of_two_equal_cards_pays_for_the_other() -> None:  # AMM-07
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer", powerups=("red-scope", "red-scope"))
    t.shoot("sledgehammer", "effect:basic", "target:dozer", "powerup:red-scope", "target:dozer", "pay:red-scope")
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_the_payer_chooses_between_cube_and_card() -> None:  # AMM-08 SC-017
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1")
    t.hand("violet", "lock-rifle", ammo="R", powerups=("red-scope",))
    t.shoot("lock-rifle", "effect:second-lock")
    assert t.options == ["pay:red", "pay:red-scope"]
    cube = t.copy().play("pay:red")
    assert (cube.ammo("violet"), cube.powerups("violet")) == ("", ["red-scope"])
    card = t.copy().play("pay:red-scope")
    assert (card.ammo("violet"), card.powerups("violet")) == ("R", [])
