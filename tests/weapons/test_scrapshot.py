"""Scrapshot (Dozer)."""

import pytest

from killshot.testing import Scenario
from tests.weapons.armed import armed

OVERLOAD = "effect:shrapnel-overload"


def table() -> Scenario:
    return armed("scrapshot", "R", shrapnel_overload="")


def test_it_deals_one_damage_to_a_target_exactly_one_move_away() -> None:  # SCR SCR-1
    t = table().place(dozer="b3", violet="c3", sprog="b3", echo="d3", banshee="b2")
    t.shoot("scrapshot", "effect:basic").pick("target:violet", among={"target:violet", "target:banshee"})
    assert t.damage == {"violet": "dozer x1"}
    t.assert_settled()  # nothing is hot


@pytest.mark.parametrize("hot", [2, 3])
def test_two_or_three_tokens_pay_for_one_half(hot: int) -> None:  # SCR SCR-2 CHR-14 SC-152
    t = table().place(dozer="b3", violet="c3", sprog="d2", echo="a1").heated(hot)
    t.shoot("scrapshot", OVERLOAD)
    square = t.copy().play("square:d2")
    assert square.hot_tokens == 0
    assert square.damage == {"sprog": "dozer x1"}
    square.play("pass")  # the basic effect is still on offer, the other half is not
    square.assert_settled()
    t.play("pass").pick("target:sprog", "pass", among={"target:violet", "target:sprog"})
    assert t.damage == {"sprog": "dozer x2"}
    assert t.hot_tokens == 0
    t.assert_settled()


def test_four_tokens_pay_for_both_halves_in_either_order() -> None:  # SCR-2 SC-152
    t = table().place(dozer="b3", violet="c3", sprog="d2", echo="a1").heated(4)
    t.shoot("scrapshot", OVERLOAD)
    first = t.copy().play("square:d2", "target:sprog", "pass")
    assert first.damage == {"sprog": "dozer x3"}
    first.assert_settled()
    t.play("pass", "target:sprog")
    assert t.damage == {"sprog": "dozer x2"}
    t.play("square:c3")
    assert t.damage == {"violet": "dozer x1", "sprog": "dozer x2"}
    assert t.hot_tokens == 0
    t.play("pass")
    t.assert_settled()


def test_with_four_tokens_one_half_may_do() -> None:  # SCR-2
    t = table().place(dozer="b3", violet="d3").heated(4)
    square = t.copy().shoot("scrapshot", OVERLOAD, "square:d3", "pass")
    assert square.damage == {"violet": "dozer x1"}
    assert square.hot_tokens == 0
    square.assert_settled()
    t.shoot("scrapshot", OVERLOAD, "pass", "target:violet", "pass")
    assert t.damage == {"violet": "dozer x2"}
    assert t.hot_tokens == 0
    t.assert_settled()


@pytest.mark.parametrize("hot", [0, 1])
def test_fewer_than_two_tokens_do_nothing(hot: int) -> None:  # SCR-5 R51 SC-152
    t = table().place(dozer="b3", violet="c3").heated(hot)
    t.shoot("scrapshot").pick("effect:basic", "target:violet", among={"effect:basic"})
    assert t.hot_tokens == hot
    t.assert_settled()


def test_basic_effect_and_both_halves() -> None:  # SCR-1 SCR-3 SCR-4 SCR-5 SC-227
    t = table().place(dozer="b3", violet="c3", sprog="c3", echo="b2").heated(4)
    t.shoot("scrapshot", "effect:basic", "target:violet", OVERLOAD, "square:c3")
    t.pick("target:echo", among={"target:sprog", "target:echo", "pass"})  # not the basic target
    assert t.damage == {"violet": "dozer x2", "sprog": "dozer x1", "echo": "dozer x2"}
    assert t.hot_tokens == 0
    t.assert_settled()


def test_who_got_two_is_no_basic_target() -> None:  # SCR-4 SCR-5 CHR-33 SC-227
    t = table().place(dozer="b3", violet="c3", sprog="c3", echo="b2").heated(4)
    t.shoot("scrapshot", OVERLOAD, "square:c3", "target:sprog", "effect:basic")
    t.pick("target:violet", among={"target:violet", "target:echo"})
    assert t.damage == {"violet": "dozer x2", "sprog": "dozer x3"}
    t.assert_settled()


def test_the_overload_alone_on_dozers_square() -> None:  # SCR-2 SCR-3 SCR-5 CHR-24 SC-228
    t = table().place(dozer="b3", sprog="b3", echo="d1").heated(2)
    t.shoot("scrapshot").pick(OVERLOAD, among={OVERLOAD})
    t.pick("square:b3", among={"square:b3", "pass"})  # a square without victims will not do
    assert t.damage == {"sprog": "dozer x1"}
    assert t.hot_tokens == 0
    t.assert_settled()  # the other half is not on offer


def test_one_figure_may_get_two_and_one() -> None:  # SCR-5 SC-228
    t = table().place(dozer="b3", sprog="b3", echo="d1").heated(4)
    t.shoot("scrapshot", OVERLOAD, "pass", "target:sprog", "square:b3")
    assert t.damage == {"sprog": "dozer x3"}
    t.assert_settled()


def test_the_less_damaging_choice_is_legal() -> None:  # CHR-23 SCR-2 SC-281
    t = table().place(dozer="b3", violet="d3", sprog="d3", echo="d3").heated(3)
    t.shoot("scrapshot", OVERLOAD, "pass", "target:echo")
    assert t.damage == {"echo": "dozer x2"}
    t.assert_settled()


def test_everyone_on_the_square_is_hit() -> None:  # SCR-3
    t = table().place(dozer="b3", violet="d3", sprog="d3", echo="d3", banshee="c3").heated(2)
    t.shoot("scrapshot", OVERLOAD, "square:d3", "pass")
    assert t.damage == {"violet": "dozer x1", "sprog": "dozer x1", "echo": "dozer x1"}
    t.assert_settled()


def test_the_overload_cannot_be_left_without_effect() -> None:  # SCR-2 R59
    t = table().place(dozer="b3", violet="d3").heated(2)
    t.shoot("scrapshot", OVERLOAD, "pass")
    assert set(t.options) == {"target:violet"}


def test_targets_and_squares_must_be_in_sight() -> None:  # SCR-3 SCR-4
    t = table().place(dozer="b3", violet="d1").heated(4)
    assert t.refuses("shoot")


def test_old_marks_are_triggered_once() -> None:  # CHR-31 SHO-12
    t = table().place(dozer="b3", violet="c3").heated(2).marked("violet", dozer=2)
    t.shoot("scrapshot", "effect:basic", "target:violet", OVERLOAD, "square:c3")
    assert t.damage == {"violet": "dozer x4"}
    assert t.marks == {}
    t.assert_settled()
