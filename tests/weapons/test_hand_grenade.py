"""Hand Grenade (:D-struct-OR)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed

CARD = ("red-newton",)


def table() -> Scenario:
    return armed("hand-grenade", "RY", bomberman="P")


def test_it_deals_two_one_and_one_on_a_visible_square() -> None:  # HGR HGR-1 HGR-3 SC-234
    t = table().place(d_struct_or="c1", violet="d2", dozer="d2", sprog="d2", echo="c1", banshee="b2")
    t.shoot("hand-grenade", "effect:basic")
    # Neither his own square, nor an empty one, nor one out of sight
    t.pick("square:d2", "target:violet", among={"square:d2"})
    t.pick("target:dozer", among={"target:dozer", "target:sprog", "pass"})  # nobody gets two amounts
    t.pick("target:sprog", among={"target:sprog", "pass"})
    assert t.damage == {"violet": "d-struct-or x2", "dozer": "d-struct-or x1", "sprog": "d-struct-or x1"}
    t.assert_settled()


def test_a_single_target_may_get_the_lesser_amount() -> None:  # HGR-1 HGR-3 CHR-23 SC-234
    t = table().place(d_struct_or="c1", violet="d2", dozer="d2", sprog="d2")
    t.shoot("hand-grenade", "effect:basic", "square:d2", "pass", "target:sprog", "pass")
    assert t.damage == {"sprog": "d-struct-or x1"}
    t.assert_settled()


def test_nobody_at_all_is_no_shot() -> None:  # HGR-1 R59
    t = table().place(d_struct_or="c1", violet="d2")
    t.shoot("hand-grenade", "effect:basic", "square:d2", "pass", "pass").pick("target:violet", among={"target:violet"})
    assert t.damage == {"violet": "d-struct-or x1"}
    t.assert_settled()


def test_four_on_the_square_are_three_targets_at_most() -> None:  # HGR-1
    t = table().place(d_struct_or="c1", violet="d2", dozer="d2", sprog="d2", echo="d2")
    t.shoot("hand-grenade", "effect:basic", "square:d2")
    t.play("target:echo", "target:dozer", "target:sprog")
    assert t.damage == {"dozer": "d-struct-or x1", "sprog": "d-struct-or x1", "echo": "d-struct-or x2"}
    t.assert_settled()


def test_bombs_fly_in_straight_lines() -> None:  # HGR HGR-2 SHO-24 SC-157
    t = table().place(d_struct_or="b1", violet="b1", dozer="d1", sprog="b3", echo="c2", banshee="a1")
    t.hand("d-struct-or", powerups=CARD).shoot("hand-grenade", "effect:bomberman", "pay:red-newton")
    t.pick(
        "target:dozer",
        "target:sprog",
        "target:violet",
        among={"target:violet", "target:dozer", "target:sprog", "target:banshee", "pass"},
    )
    assert t.damage == {"violet": "d-struct-or x1", "dozer": "d-struct-or x3", "sprog": "d-struct-or x2"}
    t.assert_settled()


def test_walls_stop_bombs() -> None:  # HGR-2 SHO-24
    t = table().place(d_struct_or="b2", violet="c2", dozer="a2", sprog="b1")
    t.hand("d-struct-or", powerups=CARD).shoot("hand-grenade", "effect:bomberman", "pay:red-newton")
    assert set(t.options) == {"target:sprog", "pass"}


def test_bomberman_costs_a_card_and_no_cubes() -> None:  # HGR-2 CHR-21 CHR-32 SC-235
    t = table().place(d_struct_or="b3", violet="d3", sprog="b1")
    t.hand("d-struct-or", ammo="RRRBBBYYY", powerups=CARD)
    t.shoot("hand-grenade", "effect:bomberman")
    t.pick("pay:red-newton", "target:violet", "pass", "target:sprog", among={"pay:red-newton"})
    assert t.damage == {"violet": "d-struct-or x3", "sprog": "d-struct-or x1"}
    assert t.powerups("d-struct-or") == []
    assert t.powerup_discard == ["red-newton"]
    assert t.ammo("d-struct-or") == "RRRBBBYYY"
    t.assert_settled()


def test_without_a_card_there_is_no_bomberman() -> None:  # CHR-21 SC-235
    t = table().place(d_struct_or="b3", violet="d3").hand("d-struct-or", ammo="RRRBBBYYY")
    t.shoot("hand-grenade")
    assert set(t.options) == {"effect:basic"}


def test_bomberman_may_give_its_one_to_the_only_target() -> None:  # HGR-3 CHR-23 SC-281
    t = table().place(d_struct_or="b3", violet="d3").hand("d-struct-or", powerups=CARD)
    t.shoot("hand-grenade", "effect:bomberman", "pay:red-newton")
    two = t.copy().play("pass", "target:violet")
    assert two.damage == {"violet": "d-struct-or x2"}
    two.assert_settled()
    t.play("pass", "pass").pick("target:violet", among={"target:violet"})
    assert t.damage == {"violet": "d-struct-or x1"}
    t.assert_settled()


def test_one_card_pays_one_thing() -> None:  # CHR-32
    t = armed("hand-grenade", "RY", bomberman="RP").place(d_struct_or="b3", violet="d3")
    poor = t.copy().hand("d-struct-or", powerups=CARD)
    poor.shoot("hand-grenade")
    assert set(poor.options) == {"effect:basic"}  # the red card cannot be both
    t.hand("d-struct-or", powerups=("red-newton", "blue-scope"))
    t.shoot("hand-grenade", "effect:bomberman").pick("pay:red-newton", among={"pay:red-newton"})  # for the cube
    t.pick("pay:blue-scope", "target:violet", among={"pay:blue-scope"})  # for the card
    assert t.damage == {"violet": "d-struct-or x3"}
    t.assert_settled()


def test_a_card_needed_as_a_card_cannot_stand_in_for_a_cube() -> None:  # CHR-32
    t = armed("hand-grenade", "RY", bomberman="RP").place(d_struct_or="b3", violet="d3")
    t.hand("d-struct-or", ammo="R", powerups=CARD)
    t.shoot("hand-grenade", "effect:bomberman").pick("pay:red", "pay:red-newton", "target:violet", among={"pay:red"})
    assert t.ammo("d-struct-or") == ""
    t.assert_settled()


def test_the_card_that_bomberman_needs_does_not_pay_for_a_reload_before_it() -> None:  # FRE-06 CHR-32 SHO-03
    """From a1 Violet is out of sight, but in line: bomberman is the only shot, and a shot has to follow."""
    t = table().place(d_struct_or="a1", violet="d1", dozer="d3").frenzy("violet", "d-struct-or")
    t.hand("d-struct-or", unloaded=("flamethrower", "hand-grenade"), ammo="RRY", powerups=CARD)
    t.play("shoot", "square:a1")
    assert set(t.options) == {"reload:flamethrower", "reload:hand-grenade"}
    two_cards = t.copy().hand(
        "d-struct-or", unloaded=("flamethrower", "hand-grenade"), ammo="RRY", powerups=("red-newton", "blue-scope")
    )
    two_cards.play("reload:flamethrower")
    assert set(two_cards.options) == {"pay:red", "pay:red-newton"}  # the other one is left
    t.play("reload:flamethrower").pick("pay:red", "reload:hand-grenade", among={"pay:red"})
    t.pick(
        "pay:red",
        "pay:yellow",
        "weapon:hand-grenade",
        "effect:bomberman",
        "pay:red-newton",
        "target:violet",
        among={"pay:red"},
    )
    assert t.damage == {"violet": "d-struct-or x3"}
