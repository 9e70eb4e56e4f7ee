"""Wrecking Ball (:D-struct-OR)."""

import pytest

from killshot.engine.arena import ARENAS
from killshot.engine.ids import bits
from killshot.testing import Scenario
from tests.weapons.armed import armed

CARDS = ("red-newton", "blue-newton")


def table() -> Scenario:
    return armed("wrecking-ball", "Y", second_roll="P", third_roll="P")


def test_it_rolls_one_square_and_hits_one_target_there() -> None:  # WRK WRK-1
    t = table().place(d_struct_or="a3", violet="b3", sprog="b3", echo="a3")
    t.shoot("wrecking-ball", "effect:basic").pick("square:b3", among={"square:a2", "square:b3"})
    t.pick("target:sprog", among={"target:violet", "target:sprog", "pass"})
    assert t.damage == {"sprog": "d-struct-or x1"}
    assert t.at("d-struct-or") == "b3"
    t.assert_settled()


def test_a_shot_that_only_rolls_is_legal() -> None:  # WRK-1 WRK-4 CHR-24 R50
    t = table().place(d_struct_or="a3", violet="b3")
    t.shoot("wrecking-ball", "effect:basic", "square:b3", "pass")
    assert t.damage == {}
    assert t.at("d-struct-or") == "b3"
    t.assert_settled()
    t = table().place(d_struct_or="a3", violet="d1")
    t.shoot("wrecking-ball", "effect:basic", "square:a2")
    t.assert_settled()


def test_three_rolls_hit_three_targets() -> None:  # WRK-1 WRK-2 WRK-3 CHR-32 SC-236
    t = table().place(d_struct_or="a3", violet="b3", dozer="c3", sprog="d3")
    t.hand("d-struct-or", powerups=CARDS)
    t.shoot("wrecking-ball", "effect:basic", "square:b3", "target:violet")
    t.play("effect:second-roll", "pay:red-newton", "square:c3", "target:dozer")
    t.play("effect:third-roll", "pay:blue-newton", "square:d3", "target:sprog")
    assert t.damage == {"violet": "d-struct-or x1", "dozer": "d-struct-or x2", "sprog": "d-struct-or x2"}
    assert t.powerups("d-struct-or") == []
    assert t.at("d-struct-or") == "d3"
    t.assert_settled()


def test_the_rolls_come_in_order() -> None:  # WRK-2 WRK-3 R59 SC-236
    t = table().place(d_struct_or="a3", violet="d1").hand("d-struct-or", powerups=CARDS)
    t.shoot("wrecking-ball").pick("effect:basic", "square:b3", among={"effect:basic"})
    t.pick("effect:second-roll", "pay:red-newton", "square:c3", among={"effect:second-roll", "pass"})
    t.pick("pass", among={"effect:third-roll", "pass"})
    t.assert_settled()


def test_one_card_is_two_rolls() -> None:  # CHR-21 CHR-32 SC-236
    t = table().place(d_struct_or="a3", violet="d1")
    t.hand("d-struct-or", ammo="RRRBBBYYY", powerups=CARDS[:1])
    t.shoot("wrecking-ball", "effect:basic", "square:b3", "effect:second-roll", "pay:red-newton", "square:c3")
    t.assert_settled()  # cubes do not buy a third
    assert t.ammo("d-struct-or") == "RRRBBBYYY"


def test_no_roll_goes_back() -> None:  # WRK WRK-4 SC-158
    t = table().place(d_struct_or="c1", violet="c2").hand("d-struct-or", powerups=CARDS)
    t.shoot("wrecking-ball", "effect:basic", "square:c2", "target:violet", "effect:second-roll", "pay:red-newton")
    assert set(t.options) == {"square:c3", "square:d2"}  # not the starting square
    back = t.copy().play("square:c3", "effect:third-roll", "pay:blue-newton")
    assert set(back.options) == {"square:b3", "square:d3"}  # not the first roll's
    t.play("square:d2", "effect:third-roll", "pay:blue-newton").pick("square:d3", among={"square:d1", "square:d3"})
    assert t.damage == {"violet": "d-struct-or x1"}
    assert t.at("d-struct-or") == "d3"
    t.assert_settled()


def test_a_move_before_the_shot_does_not_count() -> None:  # WRK-4 R65 SC-237
    t = table().place(d_struct_or="a2", violet="d1").hand("d-struct-or", powerups=CARDS)
    t.damaged("d-struct-or", "violet x6")
    t.shoot("wrecking-ball", "square:a3", "effect:basic")
    assert t.offers("square:a2")
    t.play("square:a2", "effect:second-roll", "pay:red-newton")
    t.pick("square:a1", "pass", among={"square:a1"})  # the first roll began on a3
    t.assert_settled()


def test_old_marks_tagback_and_scope() -> None:  # CHR-25 CHR-31
    t = table().place(d_struct_or="a3", violet="b3").marked("violet", d_struct_or=2)
    t.hand("d-struct-or", ammo="R", powerups=("red-scope",))
    t.hand("violet", powerups=("red-tagback",))
    t.shoot("wrecking-ball", "effect:basic", "square:b3", "target:violet", "powerup:red-scope", "target:violet")
    t.play("pay:red")
    assert t.damage == {"violet": "d-struct-or x4"}
    assert (t.asked, t.asks) == ("violet", "tagback")


@pytest.mark.parametrize("name", ["S", "M1", "M2", "L"])
def test_there_is_always_a_square_for_the_next_roll(name: str) -> None:  # WRK-4
    near = ARENAS[name].neighbours
    for start in bits(ARENAS[name].all):
        for first in bits(near[start]):
            seconds = bits(near[first] & ~(1 << start))
            assert seconds
            for second in seconds:
                assert near[second] & ~(1 << start | 1 << first)
