"""Sledgehammer."""

import pytest

from killshot.testing import arena


def test_it_deals_two_damage_to_one_target_on_the_shooters_square() -> None:  # SLG-1
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3", d_struct_or="d3").hand("violet", "sledgehammer")
    t.shoot("sledgehammer", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("dozer") == "c3"
    t.assert_settled()


def test_nobody_on_the_shooters_square_means_no_shot() -> None:  # SLG-1 SLG-2
    t = arena("L").place(violet="c3", dozer="d3", sprog="c2").hand("violet", "sledgehammer", ammo="R")
    assert t.refuses("shoot")


def test_a_hit_on_a_figure_at_twelve_strips_the_old_marks() -> None:  # SLG-1 SHO-16 R13 SC-037
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer").turn("violet", actions=1)
    t.damaged("dozer", "sprog x12").marked("dozer", violet=2, sprog=1)
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x12"}
    assert t.marks == {"dozer": {"sprog": 1}}
    t.assert_settled()


def test_pulverize_deals_three_and_sends_the_target_two_squares_straight() -> None:  # SLG-2 SC-077
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    # c1 and a3 are two squares straight on; d2, round the corner, is not on offer
    t.pick("square:c1", among={"square:c2", "square:c1", "square:b3", "square:a3", "square:d3", "pass"})
    assert t.at("dozer") == "c1"
    assert t.damage == {"dozer": "violet x3"}
    assert t.ammo("violet") == ""
    t.assert_settled()


@pytest.mark.parametrize(
    ("move", "end"),
    [
        pytest.param("pass", "c3", id="it may stay where it is"),
        pytest.param("square:c2", "c2", id="it may be moved one square"),
    ],
)
def test_a_pulverized_target_need_not_go_two_squares(move: str, end: str) -> None:  # SLG-2 SC-077
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer", move)
    assert t.at("dozer") == end
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_a_pulverized_target_stops_at_walls() -> None:  # SLG-2
    t = arena("L").place(violet="d2", dozer="d2").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer")
    t.pick("square:c2", among={"square:d1", "square:c2", "square:d3", "pass"})  # b2 lies behind a wall
    t.assert_settled()


def test_pulverize_costs_a_red_cube() -> None:  # SLG-2
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer", ammo="BBBYYY")
    t.shoot("sledgehammer").pick("effect:basic", "target:dozer", among={"effect:basic"})
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()
