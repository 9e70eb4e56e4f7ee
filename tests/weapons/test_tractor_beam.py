"""Tractor Beam."""

import pytest

from killshot.testing import arena


def test_an_unseen_target_is_pulled_onto_a_seen_square_and_hit() -> None:  # TRB-1 SC-050
    t = arena("L").place(violet="d3", dozer="b1", sprog="c2").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer")
    t.pick("square:c2", among={"square:c2"})  # the only seen square within two moves
    assert t.at("dozer") == "c2"
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_a_target_too_far_from_every_seen_square_is_safe() -> None:  # TRB-1 SC-050
    t = arena("L").place(violet="d3", dozer="a2").hand("violet", "tractor-beam")
    assert t.refuses("shoot")


def test_a_target_in_sight_may_stay_where_it_is() -> None:  # TRB-1 SC-051
    t = arena("L").place(violet="d3", dozer="d2").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer")
    t.pick("square:d2", among={"square:c2", "square:d2", "square:c3", "square:d3"})
    assert t.at("dozer") == "d2"
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_a_target_out_of_sight_may_not_stay_where_it_is() -> None:  # TRB-1
    t = arena("L").place(violet="d3", dozer="c1").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer")
    t.pick("square:d2", among={"square:c2", "square:d2", "square:c3"})
    assert t.at("dozer") == "d2"
    t.assert_settled()


def test_a_target_may_be_pulled_onto_the_shooters_square() -> None:  # TRB-1 TRB-3 SC-312
    t = arena("L").place(violet="a2", dozer="b1").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer", "square:a2")
    assert t.at("dozer") == "a2"
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_the_pull_may_bend_but_not_pass_a_wall() -> None:  # TRB-3
    t = arena("L").place(violet="b2", dozer="a2").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer")
    t.pick("square:b1", among={"square:b1", "square:a3", "square:b3"})  # not b2, behind the wall
    assert t.at("dozer") == "b1"
    t.assert_settled()


def test_the_punisher_pulls_a_target_two_moves_away_and_deals_three() -> None:  # TRB-2 SC-052
    t = arena("L").place(violet="d3", dozer="b3", sprog="c3").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow", "target:dozer")
    assert t.at("dozer") == "d3"
    assert t.damage == {"dozer": "violet x3"}
    assert t.ammo("violet") == ""
    assert t.at("sprog") == "c3"
    t.assert_settled()


def test_the_punisher_does_not_reach_three_moves() -> None:  # TRB-2 SC-052
    t = arena("L").place(violet="d3", dozer="c1").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam").pick("effect:basic", "target:dozer", "square:c2", among={"effect:basic"})
    t.assert_settled()


def test_the_punisher_reaches_unseen_targets_but_not_through_walls() -> None:  # TRB-2 TRB-3
    t = arena("L").place(violet="a2", dozer="b1", sprog="b2", banshee="b3").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow")
    t.pick("target:dozer", among={"target:dozer", "target:banshee"})
    assert t.at("dozer") == "a2"
    t.assert_settled()


def test_the_punisher_does_not_move_a_target_on_the_own_square() -> None:  # TRB-2 R83
    t = arena("L").place(violet="d3", dozer="d3").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow", "target:dozer")
    assert t.at("dozer") == "d3"
    assert t.happened("moved") == []
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


@pytest.mark.parametrize("ammo", ["RRRBBB", "BBBYYY"])
def test_the_punisher_costs_a_red_and_a_yellow_cube(ammo: str) -> None:  # TRB-2
    t = arena("L").place(violet="d3", dozer="d3").hand("violet", "tractor-beam", ammo=ammo)
    t.shoot("tractor-beam").pick("effect:basic", "target:dozer", "square:d3", among={"effect:basic"})
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()
