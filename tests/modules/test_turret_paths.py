"""Turret: paths are chosen step by step, since squares passed through count (R15, TUR-12)."""

import pytest

from killshot.testing import Scenario, arena

TILES = ("YBP", "YBB", "RRP", "RYY", "BRR")


def turret(players: int = 5) -> Scenario:
    return arena("L", players=players, mode="turret")


def test_a_run_is_chosen_step_by_step() -> None:  # R15 R89 TUR-12
    t = turret().place(violet="a1").play("run")
    t.pick("square:b1", among={"square:a2", "square:b1"})  # at least one step, no pass
    t.pick("square:a1", among={"square:a1", "square:c1", "square:b2", "pass"})  # a round trip
    t.pick("square:a2", among={"square:a2", "square:b1", "pass"})
    t.assert_settled()


def test_a_run_in_frenzy_takes_up_to_four_steps() -> None:  # R89 FRE-05
    t = turret(3).place(violet="a2", dozer="d3", sprog="d3").frenzy("violet", "dozer").turret("c2", "violet")
    t.play("run", "square:d2", "square:c2", "square:d2", "square:c2")
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_the_moves_before_a_grab_are_chosen_step_by_step() -> None:  # R15 R89 TUR-12 ACT-05
    t = turret().place(violet="a1").damaged("violet", "dozer x3").turret("b1", "sprog").offered(*TILES)
    t.shelf("red").shelf("blue").play("grab")
    t.pick("square:b1", among={"square:a1", "square:a2", "square:b1"})  # a2: not to grab there, but to go on to a3
    assert t.damage == {"violet": "dozer x3, sprog x1"}
    # Back, here, or on; there is no weapon on c1
    t.pick("square:a1", "square:a1", "tile:ybb", "pass", among={"square:a1", "square:b1", "square:b2"})
    assert t.damage == {"violet": "dozer x3, sprog x1"}
    t.assert_settled()


def test_the_moves_before_a_shot_in_frenzy_are_chosen_step_by_step() -> None:  # R15 R89 TUR-12 FRE-05
    t = turret(3).place(violet="d3", dozer="b1", sprog="a1").frenzy("violet", "violet").turret("c3", "sprog")
    t.hand("violet", "lock-rifle").play("shoot")
    t.pick("square:c3", among={"square:d2", "square:c3"})  # both lead to a place from where Dozer is seen
    assert t.damage == {"violet": "sprog x1"}
    t.pick("square:c2", "weapon:lock-rifle", "effect:basic", among={"square:c2"})
    assert t.options == ["target:dozer"]


def test_phase_glide_is_chosen_step_by_step() -> None:  # R15 R89 TUR-12 PLS-2
    t = turret().place(violet="c2", dozer="c1").turret("d2", "dozer").hand("violet", "plasma-gun")
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide")
    assert t.asks == "path"
    t.pick("square:d2", among={"square:c1", "square:d2", "square:c3"})  # one square at least
    assert t.damage == {"dozer": "violet x2", "violet": "dozer x1"}
    t.pick("square:c2", among={"square:c2", "square:d1", "square:d2", "square:d3"})  # and back
    assert t.at("violet") == "c2"
    t.assert_settled()


def test_a_glide_before_the_shot_must_end_where_a_target_is_seen() -> None:  # R89 SHO-03 PLS-2
    t = turret().place(violet="a2", dozer="b1").hand("violet", "plasma-gun").turret("a1", "sprog")
    t.shoot("plasma-gun", "effect:phase-glide").pick("square:a1", among={"square:a1"})
    assert t.damage == {"violet": "sprog x1"}
    t.pick("square:a1", "effect:basic", "target:dozer", among={"square:a1", "square:b1"})  # not back to a2
    assert t.damage == {"violet": "sprog x1", "dozer": "violet x2"}
    t.assert_settled()


def test_rocket_jump_is_chosen_step_by_step() -> None:  # R15 R89 TUR-12 RKT-2
    t = turret().place(violet="b3", dozer="c2").turret("c3", "sprog").hand("violet", "rocket-launcher", ammo="B")
    t.shoot("rocket-launcher", "effect:basic", "target:dozer", "pass", "effect:rocket-jump", "pay:blue")
    assert t.asks == "path"
    t.play("square:c3", "square:d3")
    assert t.at("violet") == "d3"
    assert t.damage == {"dozer": "violet x2", "violet": "sprog x1"}
    t.assert_settled()


@pytest.mark.parametrize(("way", "damage"), [("d2", "sprog x1, violet x3"), ("c3", "violet x3")])
def test_a_punisher_drags_along_a_path_of_choice(way: str, damage: str) -> None:  # R83 R89 TUR-12 TRB-2 SC-331
    t = turret().place(violet="d3", dozer="c2").turret("d2", "sprog").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow", "target:dozer")
    assert t.asked == "violet"
    t.pick(f"square:{way}", among={"square:d2", "square:c3"})  # the two shortest ways, no other
    assert t.options == ["square:d3"]
    t.play("square:d3")
    assert t.damage == {"dozer": damage}
    assert t.at("dozer") == "d3"
    t.assert_settled()


def test_a_punisher_does_not_move_a_target_on_the_shooters_square() -> None:  # R83 TRB-2
    t = turret().place(violet="c2", dozer="c2").turret("c2", "sprog").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_a_beam_may_lead_a_figure_there_and_back() -> None:  # R15 R89 TUR-12 SHO-26 SC-332
    t = turret().place(violet="d3", dozer="c2").turret("d2", "sprog").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer")
    assert t.asks == "path"
    assert t.offers("square:c2", "square:d2", "square:c3", "square:c1")
    t.play("square:d2", "square:c2")
    assert t.damage == {"dozer": "sprog x1, violet x1"}
    assert t.at("dozer") == "c2"
    t.assert_settled()


def test_a_beam_may_leave_a_figure_where_it_is() -> None:  # TUR-06 TRB-1
    t = turret().place(violet="d3", dozer="c2").turret("c2", "sprog").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer", "square:c2")
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_a_beam_must_end_on_a_square_in_sight() -> None:  # TRB-1 R89
    t = turret().place(violet="d3", dozer="c1").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer")
    t.pick("square:d1", among={"square:c2", "square:d1"})  # not b1, from where yellow is too far; not c1, unseen
    assert t.options == ["square:d2"]


def test_pulverize_drives_straight_through_a_turret_square() -> None:  # R89 TUR-12 SLG-2
    t = turret().place(violet="c1", dozer="c1").turret("c2", "sprog").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer", "square:c3")
    assert t.damage == {"dozer": "violet x3, sprog x1"}
    assert t.at("dozer") == "c3"
    t.assert_settled()


def test_a_rocket_fist_flies_straight_through_turret_squares() -> None:  # R89 TUR-12 PGL-2
    t = turret().place(violet="c1", dozer="c3").turret("c2", "sprog").turret("c3", "sprog")
    t.hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:south", "square:c3", "target:dozer")
    assert t.damage == {"violet": "sprog x2", "dozer": "violet x2"}
    t.assert_settled()


def test_where_squares_passed_through_do_not_matter_no_steps_are_asked() -> None:  # R15
    t = arena("L").place(violet="a1").play("run")
    assert t.offers("square:b2", "square:c2")
    t.play("square:c2")
    t.assert_settled()
