"""Tractor Beam."""

import pytest

from killshot.testing import arena


@pytest.mark.parametrize(
    ("violet", "dozer", "squares", "chosen"),
    [
        pytest.param("d3", "b1", {"c2"}, "c2", id="an unseen one is pulled onto the only seen square within two moves"),
        pytest.param("d3", "d2", {"c2", "d2", "c3", "d3"}, "d2", id="one in sight may stay where it is"),
        pytest.param("d3", "c1", {"c2", "d2", "c3"}, "d2", id="one out of sight may not stay where it is"),
        pytest.param("b2", "a2", {"b1", "a3", "b3"}, "b1", id="the pull may bend, but not pass the wall to b2"),
        pytest.param("a2", "b1", {"a1", "a2", "b3"}, "a2", id="onto the shooter's own square"),
    ],
)
def test_a_target_is_pulled_up_to_two_moves_onto_a_seen_square_and_hit(
    violet: str, dozer: str, squares: set[str], chosen: str
) -> None:  # TRB-1 TRB-3 SC-050 SC-051 SC-312
    t = arena("L").place(violet=violet, dozer=dozer).hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer")
    t.pick(f"square:{chosen}", among={f"square:{square}" for square in squares})
    assert t.at("dozer") == chosen
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_a_target_too_far_from_every_seen_square_is_safe() -> None:  # TRB-1 SC-050
    t = arena("L").place(violet="d3", dozer="a2").hand("violet", "tractor-beam")
    assert t.refuses("shoot")


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


def test_the_punisher_does_not_move_a_target_on_the_shooters_square() -> None:  # TRB-2 R83
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
