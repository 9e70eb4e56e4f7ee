"""Domination, weapon by weapon: what a spawnpoint can be and what it cannot be (DOM-04, DOM-05, DOM-12).

The red spawnpoint is a2, the blue one c1, the yellow one d3.
"""

import pytest

from killshot.testing import Scenario, arena


def domination(**squares: str) -> Scenario:
    return arena("L", mode="domination").place(**squares)


def targets(t: Scenario) -> set[str]:
    """The targets on offer."""
    return {option.removeprefix("target:") for option in t.options if option.startswith("target:")}


def test_lock_rifle_at_a_spawnpoint_leaves_no_mark() -> None:  # DOM-12 R90 LKR-1
    t = domination(violet="c2", dozer="d2").hand("violet", "lock-rifle").shoot("lock-rifle", "effect:basic")
    assert targets(t) == {"dozer", "blue-spawnpoint", "yellow-spawnpoint"}
    t.play("target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    assert t.marks == {}
    t.assert_settled()


def test_a_second_lock_never_takes_a_spawnpoint() -> None:  # DOM-12 R88 R90 LKR-2 SC-323
    t = domination(violet="c2", dozer="d2").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    t.assert_settled()  # no second lock, for there is only a spawnpoint left
    assert t.ammo("violet") == "R"
    u = domination(violet="c2", dozer="d2").hand("violet", "lock-rifle", ammo="R").shoot("lock-rifle")
    u.play("effect:second-lock", "pay:red")
    assert targets(u) == {"dozer"}
    u.play("target:dozer", "effect:basic")
    assert targets(u) == {"blue-spawnpoint", "yellow-spawnpoint"}
    u.play("target:blue-spawnpoint")
    assert u.marks == {"dozer": {"violet": 1}}
    assert u.tracks == {"blue": "violet x1"}
    u.assert_settled()


def test_machine_gun_gives_no_extra_point_to_a_spawnpoint() -> None:  # DOM-12 R90 MGN-2 MGN-3
    t = domination(violet="c2", dozer="d2", sprog="b1").hand("violet", "machine-gun", ammo="YB")
    t.shoot("machine-gun", "effect:basic", "target:blue-spawnpoint")
    assert targets(t) == {"dozer", "sprog", "yellow-spawnpoint"}
    t.play("target:dozer")
    assert t.damage == {"dozer": "violet x1"}
    assert t.tracks == {"blue": "violet x1"}
    t.play("effect:turret-tripod", "pay:blue")
    assert targets(t) == {"dozer"}  # whose point is extra
    u = t.copy().play("pass")
    assert targets(u) == {"sprog", "yellow-spawnpoint"}
    u.play("target:yellow-spawnpoint")
    assert u.tracks == {"blue": "violet x1", "yellow": "violet x1"}
    u.play("effect:focus-shot", "pay:yellow")
    assert targets(u) == {"dozer"}
    u.play("target:dozer")
    assert u.damage == {"dozer": "violet x2"}
    u.assert_settled()


def test_machine_gun_at_spawnpoints_only_has_no_focus_shot() -> None:  # DOM-12 R90 MGN-2
    t = domination(violet="c2").hand("violet", "machine-gun", ammo="YB")
    t.shoot("machine-gun", "effect:basic", "target:blue-spawnpoint", "target:yellow-spawnpoint")
    assert t.tracks == {"blue": "violet x1", "yellow": "violet x1"}
    t.assert_settled()
    u = domination(violet="c2").hand("violet", "machine-gun", ammo="YB")
    u.shoot("machine-gun", "effect:basic", "target:blue-spawnpoint", "pass")
    u.pick("effect:turret-tripod", "pay:blue", among={"effect:turret-tripod", "pass"})
    assert set(u.options) == {"target:yellow-spawnpoint"}


def test_a_spawnpoint_as_first_target_grounds_thor() -> None:  # DOM-05 DOM-12 R90 THR-2
    t = domination(violet="a2", dozer="a1", sprog="c2").hand("violet", "thor", ammo="BB").shoot("thor", "effect:basic")
    assert targets(t) == {"dozer", "red-spawnpoint"}
    t.play("target:red-spawnpoint")
    assert t.tracks == {"red": "violet x1"}
    t.assert_settled()


def test_a_spawnpoint_as_second_target_grounds_thor() -> None:  # DOM-05 DOM-12 R90 THR-3 SC-120
    t = domination(violet="a2", dozer="a1", sprog="c2").hand("violet", "thor", ammo="BB")
    t.shoot("thor", "effect:basic", "target:dozer", "effect:chain-reaction", "pay:blue")
    assert targets(t) == {"blue-spawnpoint", "red-spawnpoint"}  # what Dozer sees
    t.play("target:blue-spawnpoint")
    assert t.damage == {"dozer": "violet x2"}
    assert t.tracks == {"blue": "violet x1"}
    assert t.ammo("violet") == "B"
    t.assert_settled()  # the spawnpoint sees nobody


def test_a_spawnpoint_can_be_the_third_target_of_thor() -> None:  # DOM-05 DOM-12 R90 THR-3
    t = domination(violet="a2", dozer="a1", sprog="c1").hand("violet", "thor", ammo="BB")
    t.shoot("thor", "effect:basic", "target:dozer", "effect:chain-reaction", "pay:blue", "target:sprog")
    t.play("effect:high-voltage", "pay:blue")
    assert targets(t) == {"blue-spawnpoint", "yellow-spawnpoint"}  # what Sprog sees
    t.play("target:yellow-spawnpoint")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.tracks == {"yellow": "violet x1"}
    t.assert_settled()


def test_no_charged_shot_goes_into_a_spawnpoint() -> None:  # DOM-12 R90 PLS-3
    t = domination(violet="c2", dozer="d2").hand("violet", "plasma-gun", ammo="B")
    t.shoot("plasma-gun", "effect:basic", "target:blue-spawnpoint").pick("pass", among={"effect:phase-glide", "pass"})
    assert t.tracks == {"blue": "violet x1"}
    assert t.ammo("violet") == "B"
    u = domination(violet="c2", dozer="d2").hand("violet", "plasma-gun", ammo="B")
    u.shoot("plasma-gun", "effect:basic", "target:dozer")
    assert u.offers("effect:charged-shot")


def test_phase_glide_brings_a_spawnpoint_into_sight() -> None:  # DOM-12 R90 R88 PLS-2
    t = domination(violet="b2").hand("violet", "plasma-gun").shoot("plasma-gun")
    t.pick("effect:phase-glide", "square:b1", "effect:basic", among={"effect:basic", "effect:phase-glide"})
    assert targets(t) == {"red-spawnpoint", "blue-spawnpoint"}


def test_whisper_reaches_a_spawnpoint_in_sight_two_moves_away() -> None:  # DOM-12 R90 WSP-1
    t = domination(violet="c2").hand("violet", "whisper").shoot("whisper")
    t.pick("target:yellow-spawnpoint", among={"target:yellow-spawnpoint"})  # blue is next door, red out of sight
    assert t.tracks == {"yellow": "violet x1"}
    assert t.marks == {}
    t.assert_settled()


def test_heatseeker_finds_spawnpoints_out_of_sight_only() -> None:  # DOM-12 R90 HTS-1
    t = domination(violet="d2").hand("violet", "heatseeker").shoot("heatseeker")
    t.pick("target:blue-spawnpoint", among={"target:red-spawnpoint", "target:blue-spawnpoint"})
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_zx_2_tags_and_its_marks_are_lost() -> None:  # DOM-12 R88 R90 ZX2-1 SC-119
    t = domination(violet="c2", dozer="c1").hand("violet", "zx-2")
    t.shoot("zx-2", "effect:basic", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    assert t.marks == {}
    assert t.damage == {}
    t.assert_settled()


def test_the_scanner_never_takes_a_spawnpoint() -> None:  # DOM-12 R88 R90 ZX2-2 SC-323
    t = domination(violet="c2", dozer="d2").hand("violet", "zx-2").shoot("zx-2", "effect:scanner")
    t.pick("target:dozer", among={"target:dozer"})
    assert t.marks == {"dozer": {"violet": 1}}
    assert t.tracks == {}
    t.assert_settled()  # no second target either
    u = domination(violet="c2").hand("violet", "zx-2").shoot("zx-2")
    assert set(u.options) == {"effect:basic"}  # with spawnpoints alone there is nobody to scan


@pytest.mark.parametrize(("mode", "damage"), [("basic", 1), ("reaper", 2)])
def test_electroscythe_sweeps_the_spawnpoint_of_the_shooters_square(
    mode: str, damage: int
) -> None:  # DOM-05 DOM-12 R90
    t = domination(violet="c1", dozer="c1", sprog="b1").hand("violet", "electroscythe", ammo="RB")
    t.shoot("electroscythe", f"effect:{mode}", *(["pay:red", "pay:blue"] if mode == "reaper" else []))
    assert t.damage == {"dozer": f"violet x{damage}"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_electroscythe_needs_a_spawnpoint_or_a_figure_on_the_shooters_square() -> None:  # DOM-12 R09
    assert not domination(violet="c2", dozer="c1").hand("violet", "electroscythe").offers("shoot")


def test_furnace_burns_the_spawnpoint_of_a_room() -> None:  # DOM-05 DOM-12 R90 FUR-1 SC-121
    t = domination(violet="c1", dozer="c2").hand("violet", "furnace").shoot("furnace", "effect:basic")
    t.pick("room:yellow", among={"room:yellow"})  # green is empty, blue her own room
    assert t.damage == {"dozer": "violet x1"}
    assert t.tracks == {"yellow": "violet x1"}
    t.assert_settled()


def test_cozy_fire_burns_the_spawnpoint_of_a_square() -> None:  # DOM-05 DOM-12 R90 FUR-2
    t = domination(violet="d2", dozer="d3").hand("violet", "furnace").shoot("furnace", "effect:cozy-fire")
    t.pick("square:d3", among={"square:d3"})
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 1}}
    assert t.tracks == {"yellow": "violet x1"}
    t.assert_settled()


def test_tractor_beam_tags_a_spawnpoint_in_sight_which_stays() -> None:  # DOM-05 DOM-12 R32 R90 TRB-1
    t = domination(violet="c1").hand("violet", "tractor-beam").shoot("tractor-beam", "effect:basic")
    assert targets(t) == {"blue-spawnpoint", "yellow-spawnpoint"}  # red could be pulled into sight if it moved
    t.play("target:yellow-spawnpoint").pick("square:d3", among={"square:d3"})
    assert t.tracks == {"yellow": "violet x1"}
    assert t.at("violet") == "c1"
    t.assert_settled()


def test_punisher_tags_a_spawnpoint_in_sight_and_two_moves_away() -> None:  # DOM-05 DOM-12 R32 R90 TRB-2 SC-327
    t = domination(violet="c2").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow")
    assert targets(t) == {"blue-spawnpoint", "yellow-spawnpoint"}
    t.play("target:yellow-spawnpoint")
    assert t.tracks == {"yellow": "violet x1"}
    assert t.at("violet") == "c2"
    t.assert_settled()


def test_punisher_needs_both_sight_and_range() -> None:  # DOM-05 R32
    t = domination(violet="c1").hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow")
    assert targets(t) == {"blue-spawnpoint"}  # yellow is in sight, but three moves away
    u = domination(violet="b3").hand("violet", "tractor-beam", ammo="RY")
    u.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow")
    assert targets(u) == {"yellow-spawnpoint"}  # red is two moves away, but out of sight


def test_a_vortex_takes_no_spawnpoint_out_of_sight() -> None:  # DOM-05 DOM-12 R32 VTX-1 SC-327
    t = domination(violet="d2", dozer="d1").hand("violet", "vortex-cannon").shoot("vortex-cannon", "effect:basic")
    t.pick("square:d1", among={"square:d1", "square:c3", "square:d3"})
    assert set(t.options) == {"target:dozer"}  # blue is one move from the vortex, but unseen
    u = domination(violet="d2").hand("violet", "vortex-cannon").shoot("vortex-cannon", "effect:basic")
    assert set(u.options) == {"square:c3", "square:d3"}  # where the yellow one is in range


def test_a_vortex_takes_a_spawnpoint_in_sight_one_move_from_it() -> None:  # DOM-05 DOM-12 R32 R90 VTX-1 SC-327
    t = domination(violet="c1").hand("violet", "vortex-cannon").shoot("vortex-cannon", "effect:basic", "square:d1")
    t.pick("target:blue-spawnpoint", among={"target:blue-spawnpoint"})
    assert t.tracks == {"blue": "violet x1"}
    assert t.at("violet") == "c1"
    t.assert_settled()


def test_a_black_hole_takes_a_spawnpoint_which_stays() -> None:  # DOM-12 R32 R90 VTX-2
    t = domination(violet="c2", dozer="b1", sprog="c1").hand("violet", "vortex-cannon", ammo="R")
    t.shoot("vortex-cannon", "effect:basic", "square:c1", "target:dozer", "effect:black-hole", "pay:red")
    assert targets(t) == {"sprog", "blue-spawnpoint"}
    t.play("target:blue-spawnpoint", "target:sprog")
    assert t.at("dozer") == t.at("sprog") == "c1"
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_a_black_hole_does_not_take_the_basic_targets_place_again() -> None:  # DOM-12 R31 R88 VTX-2
    t = domination(violet="c2", dozer="b3").hand("violet", "vortex-cannon", ammo="R")
    t.shoot("vortex-cannon", "effect:basic", "square:c1", "target:blue-spawnpoint")
    t.assert_settled()
    assert t.ammo("violet") == "R"


@pytest.mark.parametrize(("mode", "marks"), [("basic", 1), ("nano-tracer", 2)])
def test_hellion_at_a_spawnpoint_marks_the_figures_there(mode: str, marks: int) -> None:  # DOM-12 R90 HLN-1 HLN-2
    t = domination(violet="c2", dozer="c1", sprog="b1").hand("violet", "hellion", ammo="R")
    t.shoot("hellion", f"effect:{mode}", *(["pay:red"] if mode == "nano-tracer" else []))
    assert targets(t) == {"dozer", "sprog", "blue-spawnpoint", "yellow-spawnpoint"}
    t.play("target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    assert t.damage == {}
    assert t.marks == {"dozer": {"violet": marks}}
    t.assert_settled()


def test_hellion_at_a_figure_does_nothing_to_its_spawnpoint() -> None:  # DOM-12 R90 HLN-1
    t = domination(violet="c2", dozer="c1", sprog="c1").hand("violet", "hellion")
    t.shoot("hellion", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}
    assert t.tracks == {}
    t.assert_settled()


def test_hellion_does_not_reach_the_shooters_square() -> None:  # DOM-12 R88 HLN-1
    t = domination(violet="c1").hand("violet", "hellion").shoot("hellion", "effect:basic")
    assert set(t.options) == {"target:yellow-spawnpoint"}


def test_a_flame_takes_the_spawnpoint_or_a_figure_of_a_square() -> None:  # DOM-12 R90 FLM-2
    t = domination(violet="b1", dozer="c1", sprog="d1").hand("violet", "flamethrower")
    t.shoot("flamethrower", "effect:basic", "direction:east")
    assert targets(t) == {"dozer", "blue-spawnpoint"}
    t.play("target:blue-spawnpoint")
    assert targets(t) == {"sprog"}  # the one target of the second square
    t.play("target:sprog")
    assert t.damage == {"sprog": "violet x1"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_a_flame_reaches_the_spawnpoint_of_the_second_square() -> None:  # DOM-12 R90 FLM-2
    t = domination(violet="a1", dozer="b1").hand("violet", "flamethrower")
    t.shoot("flamethrower", "effect:basic", "direction:east", "target:dozer", "target:blue-spawnpoint")
    assert t.damage == {"dozer": "violet x1"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_a_barbecue_includes_spawnpoints() -> None:  # DOM-05 DOM-12 R90 FLM-3
    t = domination(violet="b1", dozer="c1", sprog="d1").hand("violet", "flamethrower", ammo="YY")
    t.shoot("flamethrower", "effect:barbecue", "pay:yellow", "pay:yellow", "direction:east", "square:d1")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()
    u = domination(violet="a1").hand("violet", "flamethrower", ammo="YY")
    u.shoot("flamethrower", "effect:barbecue", "pay:yellow", "pay:yellow", "direction:east")
    u.pick("square:c1", among={"square:c1"})  # without it nobody would be hit
    assert u.tracks == {"blue": "violet x1"}


def test_a_grenade_does_not_push_a_spawnpoint() -> None:  # DOM-12 R88 R90 GRN-1
    t = domination(violet="c2", dozer="c1").hand("violet", "grenade-launcher")
    t.shoot("grenade-launcher", "effect:basic", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    assert t.damage == {}
    t.assert_settled()


def test_an_extra_grenade_finds_a_spawnpoint_victim_enough() -> None:  # DOM-05 DOM-12 R90 GRN-2 SC-330
    t = domination(violet="c2", dozer="c1").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "square:b1", "effect:extra-grenade", "pay:red")
    assert t.offers("square:c1", "square:d3", "square:b1")
    t.play("square:c1")
    assert t.damage == {"dozer": "violet x1"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_a_rocket_at_a_spawnpoint_neither_pushes_nor_needs_figures() -> None:  # DOM-12 R90 RKT-1 RKT-3 SC-324
    t = domination(violet="c2").hand("violet", "rocket-launcher", ammo="Y")
    t.shoot("rocket-launcher", "effect:basic", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    assert t.ammo("violet") == "Y"
    t.assert_settled()  # nobody there: no warhead


def test_a_warhead_on_a_spawnpoint_hits_the_figures_there() -> None:  # DOM-12 R90 RKT-3 SC-324
    t = domination(violet="c2", dozer="c1").hand("violet", "rocket-launcher", ammo="Y")
    t.shoot("rocket-launcher", "effect:basic", "target:blue-spawnpoint")
    t.pick("effect:fragmenting-warhead", "pay:yellow", among={"effect:fragmenting-warhead", "pass"})
    assert t.tracks == {"blue": "violet x1"}
    assert t.damage == {"dozer": "violet x1"}
    assert t.at("dozer") == "c1"
    t.assert_settled()


def test_a_warhead_on_a_figure_tags_its_spawnpoint() -> None:  # DOM-05 DOM-12 R90 RKT-3 SC-324
    t = domination(violet="c2", dozer="c1").hand("violet", "rocket-launcher", ammo="Y")
    t.shoot("rocket-launcher", "effect:basic", "target:dozer", "effect:fragmenting-warhead", "pay:yellow", "square:b1")
    assert t.damage == {"dozer": "violet x3"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_a_rocket_does_not_reach_the_spawnpoint_of_the_shooters_square() -> None:  # DOM-12 R90 RKT-1
    t = domination(violet="c1").hand("violet", "rocket-launcher").shoot("rocket-launcher", "effect:basic")
    assert set(t.options) == {"target:yellow-spawnpoint"}
    u = domination(violet="a2").hand("violet", "rocket-launcher")
    assert u.refuses("shoot")


def test_a_rail_runs_through_spawnpoints_and_walls() -> None:  # DOM-12 R90 RLG-1
    t = domination(violet="c2").hand("violet", "railgun").shoot("railgun", "effect:basic")
    t.pick("target:red-spawnpoint", among={"target:red-spawnpoint", "target:blue-spawnpoint"})  # not yellow
    assert t.tracks == {"red": "violet x1"}
    t.assert_settled()


def test_piercing_takes_the_spawnpoint_of_the_shooters_square_and_a_figure() -> None:  # DOM-12 R90 RLG-2 SC-326
    t = domination(violet="a2", dozer="c2").hand("violet", "railgun")
    t.shoot("railgun", "effect:piercing", "target:red-spawnpoint")
    assert targets(t) == {"dozer"}
    t.play("target:dozer")
    assert t.tracks == {"red": "violet x1"}
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_piercing_takes_two_targets_of_one_line_only() -> None:  # DOM-12 R88 RLG-2
    t = domination(violet="c2", dozer="c1").hand("violet", "railgun")
    t.shoot("railgun", "effect:piercing", "target:blue-spawnpoint")
    assert targets(t) == {"dozer"}  # red lies in another direction


def test_a_blade_cuts_a_figure_and_slices_a_spawnpoint() -> None:  # DOM-12 R90 CYB-3 CYB-4 R84 SC-344
    t = domination(violet="c1", dozer="c1").hand("violet", "cyberblade", ammo="Y").shoot("cyberblade")
    assert t.refuses("effect:slice-and-dice")
    t.play("effect:basic")
    assert targets(t) == {"dozer", "blue-spawnpoint"}
    t.play("target:dozer", "effect:slice-and-dice", "pay:yellow")
    assert targets(t) == {"blue-spawnpoint"}
    t.play("target:blue-spawnpoint", "pass")
    assert t.damage == {"dozer": "violet x2"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()


def test_a_blade_does_not_slice_the_spawnpoint_it_cut() -> None:  # DOM-12 R31 CYB-3
    t = domination(violet="c1", dozer="b1").hand("violet", "cyberblade", ammo="Y")
    t.shoot("cyberblade", "effect:basic", "target:blue-spawnpoint")
    t.pick("effect:shadowstep", "square:b1", "effect:slice-and-dice", "pay:yellow", among={"effect:shadowstep", "pass"})
    assert targets(t) == {"dozer"}


def test_a_shotgun_does_not_push_a_spawnpoint() -> None:  # DOM-12 R88 R90 SHG-1 SHG-2
    t = domination(violet="c1").hand("violet", "shotgun").shoot("shotgun", "effect:basic", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()
    u = domination(violet="c2").hand("violet", "shotgun").shoot("shotgun")
    u.pick("effect:long-barrel", among={"effect:long-barrel"})
    u.pick("target:blue-spawnpoint", among={"target:blue-spawnpoint"})  # exactly one move away
    assert u.tracks == {"blue": "violet x1"}
    u.assert_settled()


def test_a_hammer_does_not_pulverize_a_spawnpoint_away() -> None:  # DOM-12 R88 R90 SLG-1 SLG-2
    t = domination(violet="c1").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()
    u = domination(violet="c1").hand("violet", "sledgehammer")
    u.shoot("sledgehammer", "effect:basic", "target:blue-spawnpoint")
    assert u.tracks == {"blue": "violet x1"}
    u.assert_settled()


def test_a_glove_carries_its_wearer_onto_the_spawnpoint() -> None:  # DOM-12 R90 PGL-1 SC-325
    t = domination(violet="b1", dozer="c1").hand("violet", "power-glove")
    t.shoot("power-glove", "effect:basic", "target:blue-spawnpoint")
    assert t.at("violet") == "c1"
    assert t.tracks == {"blue": "violet x1"}
    assert t.marks == {}
    assert t.damage == {}
    t.assert_settled()


def test_a_rocket_fist_strikes_a_spawnpoint_at_either_stop() -> None:  # DOM-12 R90 PGL-2
    t = domination(violet="b1", dozer="d1").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:east", "target:blue-spawnpoint")
    t.play("square:d1", "target:dozer")
    assert t.tracks == {"blue": "violet x1"}
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("violet") == "d1"
    t.assert_settled()
    u = domination(violet="a1").hand("violet", "power-glove", ammo="B")
    u.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:east", "square:c1", "target:blue-spawnpoint")
    assert u.at("violet") == "c1"
    assert u.tracks == {"blue": "violet x1"}
    u.assert_settled()


def test_a_shockwave_takes_one_target_per_square() -> None:  # DOM-12 R90 SHW-1 SC-329
    t = domination(violet="b1", dozer="c1", sprog="b2").hand("violet", "shockwave").shoot("shockwave", "effect:basic")
    assert targets(t) == {"dozer", "sprog", "blue-spawnpoint"}
    t.play("target:blue-spawnpoint")
    assert targets(t) == {"sprog"}  # Dozer stands on the same square
    t.play("target:sprog")
    assert t.tracks == {"blue": "violet x1"}
    assert t.damage == {"sprog": "violet x1"}
    t.assert_settled()


def test_a_tsunami_spares_no_spawnpoint() -> None:  # DOM-05 DOM-12 R88 R90 SHW-2
    t = domination(violet="b1", dozer="c1", sprog="b2").hand("violet", "shockwave", ammo="Y")
    t.shoot("shockwave", "effect:tsunami", "pay:yellow")
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}
    assert t.tracks == {"blue": "violet x1"}
    t.assert_settled()
    u = domination(violet="b1").hand("violet", "shockwave", ammo="Y").shoot("shockwave", "effect:tsunami", "pay:yellow")
    assert u.tracks == {"blue": "violet x1"}
