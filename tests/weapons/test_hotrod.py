"""Hotrod (Dozer)."""

import pytest

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("hotrod", "Y", voltage_overload="")


def test_it_deals_two_damage_to_one_target_on_the_shooters_square() -> None:  # HOT HOT-1
    t = table().place(dozer="d2", violet="d2", sprog="d2", echo="d3")
    t.shoot("hotrod", "effect:basic").pick("target:sprog", among={"target:violet", "target:sprog"})
    assert t.damage == {"sprog": "dozer x2"}
    t.assert_settled()  # nothing is hot


@pytest.mark.parametrize("hot", [1, 2, 3, 4])
def test_every_hot_token_is_one_more_damage(hot: int) -> None:  # HOT HOT-2 R63 SC-153
    t = table().place(dozer="d2", violet="d2", sprog="d2").heated(hot)
    t.shoot("hotrod", "effect:basic", "target:violet", "effect:voltage-overload")
    assert t.damage == {"violet": f"dozer x{2 + hot}"}  # to the basic target
    assert t.hot_tokens == 0
    t.assert_settled()


def test_the_overload_follows_the_basic_effect() -> None:  # HOT-2 R63 R59
    t = table().place(dozer="d2", violet="d2").heated(4)
    t.shoot("hotrod").pick("effect:basic", "target:violet", "pass", among={"effect:basic"})
    assert t.damage == {"violet": "dozer x2"}
    assert t.hot_tokens == 4
    t.assert_settled()


def test_old_marks_and_overload() -> None:  # HOT-1 HOT-2 SHO-12 SC-229
    t = table().place(dozer="d2", violet="d2").heated(4).marked("violet", dozer=1)
    t.shoot("hotrod", "effect:basic", "target:violet", "effect:voltage-overload")
    assert t.damage == {"violet": "dozer x7"}
    assert t.hot_tokens == 0
    t.assert_settled()


def test_with_nothing_hot_there_is_no_overload() -> None:  # HOT-2 R63 SC-229
    t = table().place(dozer="d2", violet="d2").marked("violet", dozer=1)
    t.shoot("hotrod", "effect:basic", "target:violet")
    assert t.damage == {"violet": "dozer x3"}
    t.assert_settled()


def test_with_nobody_there_it_cannot_be_fired() -> None:  # HOT-1 SC-229
    t = table().place(dozer="d2", violet="d3").heated(4)
    assert t.refuses("shoot")


def test_a_tagback_answers() -> None:  # CHR-25
    t = table().place(dozer="d2", violet="d2").hand("violet", powerups=("red-tagback",))
    t.shoot("hotrod", "effect:basic", "target:violet")
    assert (t.asked, t.asks) == ("violet", "tagback")
