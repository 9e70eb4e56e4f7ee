"""The oracle against positions worked out by hand, weapon by weapon."""

from tests.oracle import outcomes
from tests.oracle.shorthand import after, position, tokens_added

# Lock Rifle


def test_second_lock_marks_another_figure() -> None:  # SC-040
    w = position("A@c1 B@d3 C@b1~2", "R")
    assert outcomes("lock-rifle", w) == {
        after(w, "B=2~1"),
        after(w, "B=2~1 C~3", paid="R"),
        after(w, "C=4~1"),
        after(w, "C=4~1 B~1", paid="R"),
    }


def test_second_lock_needs_another_target_and_a_cube() -> None:  # SC-040 (second lock on B)
    w = position("A@c1 B@d3", "R")
    assert outcomes("lock-rifle", w) == {after(w, "B=2~1")}
    w = position("A@c1 B@d3 C@b1", "BY")
    assert outcomes("lock-rifle", w) == {after(w, "B=2~1"), after(w, "C=2~1")}


# Machine Gun


def test_machine_gun_spreads_two_two_one_at_most() -> None:  # SC-041
    w = position("A@c1 B@c2 C@d1 D@c3", "YB")
    found = outcomes("machine-gun", w)
    assert after(w, "B=2 C=2 D=1", paid="YB") in found
    assert max(tokens_added(w, outcome, letter) for outcome in found for letter in "BCD") == 2


def test_tripod_alone_may_strike_the_only_target_again() -> None:  # SC-042 SC-306 (one target)
    w = position("A@c1 B@c2", "YB")
    assert outcomes("machine-gun", w) == {after(w, "B=1"), after(w, "B=2", paid="B"), after(w, "B=2", paid="Y")}


def test_tripod_may_take_a_third_target_only() -> None:  # SC-043
    w = position("A@c1 B@c2 C@d1 D@c3", "B")
    found = outcomes("machine-gun", w)
    assert after(w, "B=1 C=1 D=1", paid="B") in found
    assert after(w, "B=1 C=2", paid="B") in found
    assert after(w, "B=2 C=1 D=1", paid="B") in found
    assert after(w, "B=2 C=2", paid="B") not in found


def test_focus_after_the_tripod_takes_the_other_target() -> None:  # SC-306 R16
    w = position("A@c1 B@c2=9 C@d1=9", "YB")
    both = [o for o in outcomes("machine-gun", w) if o.ammo == (0, 0, 0)]
    assert {(tokens_added(w, o, "B"), tokens_added(w, o, "C"), o.killed) for o in both} == {
        (2, 2, ("dozer", "sprog")),
        (2, 2, ("sprog", "dozer")),
        (2, 1, ("dozer",)),  # only one of the two in the basic effect
        (1, 2, ("sprog",)),
    }


def test_focus_on_the_only_basic_target_and_tripod_on_a_new_one() -> None:  # MGN-4
    w = position("A@c1 B@c2 C@d1", "YB")
    found = outcomes("machine-gun", w)
    assert after(w, "B=2 C=1", paid="YB") in found
    assert after(w, "B=3", paid="YB") not in found
    assert after(w, "B=2 C=2", paid="YB") in found


def test_machine_gun_takes_two_at_once_and_no_third() -> None:  # MGN-1
    w = position("A@c1 B@c2 C@d1 D@c3")
    shots = ("B=1", "C=1", "D=1", "B=1 C=1", "B=1 D=1", "C=1 D=1")
    assert outcomes("machine-gun", w) == {after(w, shot) for shot in shots}


def test_focus_and_tripod_come_in_either_order() -> None:  # R16, R14 inside the tripod
    w = position("A@c1 B@c2=9 C@d1=9 D@c3=10", "YB")
    kills = {o.killed for o in outcomes("machine-gun", w) if tokens_added(w, o, "B") == tokens_added(w, o, "C") == 2}
    b, c, d = "dozer", "sprog", "d-struct-or"
    tripod_last = {(b, c, d), (c, b, d)}
    tripod_first = {(c, d, b), (b, d, c)}
    without_d = {(b, c), (c, b)}
    assert kills == tripod_last | tripod_first | without_d


# T.H.O.R.


def test_thor_chains_out_of_the_shooters_sight() -> None:  # SC-044
    w = position("A@a2 B@a1 C@c1 D@d3", "BB")
    assert outcomes("thor", w) == {after(w, "B=2"), after(w, "B=2 C=1", paid="B"), after(w, "B=2 C=1 D=2", paid="BB")}


def test_thor_chains_only_to_whom_the_last_target_sees() -> None:  # SC-045
    w = position("A@a2 B@a1 C@b3", "BB")
    assert outcomes("thor", w) == {after(w, "B=2"), after(w, "C=2")}


def test_thor_never_returns_to_a_target_or_the_shooter() -> None:  # THR-4
    w = position("A@d2 B@d3 C@c3", "BB")
    assert {o.ammo for o in outcomes("thor", w)} == {(0, 2, 0), (0, 1, 0)}


# Plasma Gun


def test_plasma_gun_may_glide_first_and_shoot_whom_it_then_sees() -> None:  # SC-046
    w = position("A@b2 B@c3", "B")
    assert after(w, "A@c1 B=3", paid="B") in outcomes("plasma-gun", w)


def test_the_glide_is_not_split() -> None:  # SC-047: a1 sees b1, a2 does not, and back on a2 takes a second glide
    w = position("A@a2 B@b1")
    assert {dict(o.squares)["violet"] for o in outcomes("plasma-gun", w)} == {"a1", "b1"}
    w = position("A@c1 B@c2")
    assert after(w, "A@a1 B=2") in outcomes("plasma-gun", w)


def test_charged_shot_asks_for_no_new_sight() -> None:  # SC-305
    w = position("A@c2 B@d2", "B")
    assert after(w, "A@b1 B=3", paid="B") in outcomes("plasma-gun", w)


# Whisper


def test_whisper_needs_a_seen_target_two_moves_away() -> None:  # SC-048
    assert outcomes("whisper", position("A@c1 B@c2")) == set()
    assert outcomes("whisper", position("A@c1 B@b2")) == set()
    w = position("A@c1 B@c3")
    assert outcomes("whisper", w) == {after(w, "B=3~1")}


# Electroscythe


def test_reaper() -> None:  # SC-049
    w = position("A@d2 B@d2 C@d2 D@d3", "RB")
    assert outcomes("electroscythe", w) == {after(w, "B=1 C=1"), after(w, "B=2 C=2", paid="RB")}
    assert outcomes("electroscythe", position("A@d2 D@d3", "RB")) == set()


# Tractor Beam


def test_tractor_beam_ends_on_a_seen_square() -> None:  # SC-050
    w = position("A@d3 B@b1")
    assert outcomes("tractor-beam", w) == {after(w, "B@c2=1")}
    assert outcomes("tractor-beam", position("A@d3 B@a2")) == set()


def test_tractor_beam_may_leave_its_target_in_place() -> None:  # SC-051
    w = position("A@d3 B@d2")
    assert outcomes("tractor-beam", w) == {after(w, f"B@{square}=1") for square in ("c2", "c3", "d2", "d3")}


def test_punisher_draws_from_two_moves_away() -> None:  # SC-052
    w = position("A@d3 B@b3", "RY")
    assert after(w, "B@d3=3", paid="RY") in outcomes("tractor-beam", w)
    w = position("A@d3 B@c1", "RY")
    assert {o.ammo for o in outcomes("tractor-beam", w)} == {(1, 0, 1)}


def test_tractor_beam_may_draw_an_unseen_target_onto_the_shooters_square() -> None:  # SC-312
    w = position("A@a2 B@b1")
    assert after(w, "B@a2=1") in outcomes("tractor-beam", w)


def test_punisher_draws_the_unseen_too() -> None:  # TRB-2
    w = position("A@d2 B@c1", "RY")
    assert after(w, "B@d2=3", paid="RY") in outcomes("tractor-beam", w)


# Vortex Cannon


def test_vortex_and_black_hole() -> None:  # SC-053
    w = position("A@c2 B@d1 C@c2 D@b1", "R")
    assert after(w, "B@c1=2 C@c1=1 D@c1=1", paid="R") in outcomes("vortex-cannon", w)


def test_vortex_opens_on_a_seen_square_other_than_the_shooters() -> None:  # SC-054
    w = position("A@c2 B@c2 C@d1 D@d2", "R")
    found = outcomes("vortex-cannon", w)
    assert {square for o in found for figure, square in o.squares if figure == "dozer"} == {"c1", "c2", "c3", "d2"}
    assert not any(tokens_added(w, o, "B") and dict(o.squares)["dozer"] == "c2" for o in found)
    assert not any(tokens_added(w, o, "C") and dict(o.squares)["sprog"] == "d1" for o in found)
    assert after(w, "B@d2=2 D=1", paid="R") in found


def test_black_hole_takes_one_or_two_others() -> None:  # SC-307
    w = position("A@c2 B@d1 C@b1 D@c1 E@c1", "R")
    found = outcomes("vortex-cannon", w)
    assert after(w, "B@c1=2 D=1", paid="R") in found
    assert max(tokens_added(w, o, "B") for o in found) == 2
    assert not any(all(tokens_added(w, o, letter) for letter in "BCDE") for o in found)
    assert all(2 in [tokens_added(w, o, letter) for letter in "BCDE"] for o in found)


# Furnace


def test_furnace_burns_another_room() -> None:  # SC-055
    w = position("A@c1 B@c2 C@d3 D@d1 E@b1")
    room_fires = {after(w, "B=1 C=1"), after(w, "D=1")}
    cozy_fires = {after(w, "B=1~1"), after(w, "D=1~1"), after(w, "E=1~1")}
    assert outcomes("furnace", w) == room_fires | cozy_fires


def test_cozy_fire() -> None:  # SC-056
    w = position("A@c2 B@d2~1 C@d2 D@d3")
    assert outcomes("furnace", w) == {after(w, "B=2~1 C=1~1")}


# Heatseeker


def test_heatseeker_hits_the_unseen_only() -> None:  # SC-057
    w = position("A@d3 B@d1 C@d2")
    assert outcomes("heatseeker", w) == {after(w, "B=3")}


# Hellion


def test_hellion_marks_the_square() -> None:  # SC-058
    w = position("A@d1 B@d2 C@d2 D@d1", "R")
    assert outcomes("hellion", w) == {
        after(w, "B=1~1 C~1"),
        after(w, "C=1~1 B~1"),
        after(w, "B=1~2 C~2", paid="R"),
        after(w, "C=1~2 B~2", paid="R"),
    }


# Flamethrower


def test_flame_takes_one_target_per_square() -> None:  # SC-059
    w = position("A@a3 B@b3 C@c3")
    assert outcomes("flamethrower", w) == {after(w, "B=1"), after(w, "C=1"), after(w, "B=1 C=1")}


def test_flame_never_takes_two_on_one_square() -> None:  # FLM-2
    w = position("A@a3 B@b3 C@b3")
    assert outcomes("flamethrower", w) == {after(w, "B=1"), after(w, "C=1")}


def test_barbecue_spares_nobody_on_the_squares_chosen() -> None:  # SC-060
    w = position("A@a3 B@b3 C@b3 D@c3", "YY")
    paid = {o for o in outcomes("flamethrower", w) if o.ammo == (0, 0, 0)}
    assert paid == {after(w, "B=2 C=2 D=1", paid="YY"), after(w, "B=2 C=2", paid="YY")}


def test_flame_goes_straight_and_stops_at_walls() -> None:  # SC-061
    assert outcomes("flamethrower", position("A@b2 B@c2 C@c1", "YY")) == set()


def test_barbecue_may_pass_an_empty_first_square() -> None:  # SC-311
    w = position("A@a3 D@c3", "YY")
    assert outcomes("flamethrower", w) == {after(w, "D=1"), after(w, "D=1", paid="YY")}
    w = position("A@a3 D@d3", "YY")
    assert outcomes("flamethrower", w) == set()


# Grenade Launcher


def test_grenade_after_the_move() -> None:  # SC-062
    w = position("A@c1 B@c2 C@d2", "R")
    assert after(w, "B@d2=2 C=1", paid="R") in outcomes("grenade-launcher", w)


def test_grenade_between_damage_and_move() -> None:  # SC-063
    w = position("A@c1 B@c2 D@c2", "R")
    assert after(w, "B@c3=2 D=1", paid="R") in outcomes("grenade-launcher", w)


def test_grenade_on_the_shooters_square() -> None:  # SC-064
    w = position("A@c1 E@c1 B@c2", "R")
    assert after(w, "B=1 E=1", paid="R") in outcomes("grenade-launcher", w)


def test_grenade_needs_a_victim() -> None:  # SC-302
    w = position("A@c1 B@c2", "R")
    pushes = ["", "@c1", "@c3", "@d2"]
    free = {after(w, f"B{square}=1") for square in pushes}
    paid = {after(w, f"B{square}=2", paid="R") for square in pushes}
    assert outcomes("grenade-launcher", w) == free | paid


def test_grenade_before_or_after_decides_who_dies_first() -> None:  # SC-303 (the shots)
    w = position("A@c1 B@c2=10 C@c2=10", "R")
    found = outcomes("grenade-launcher", w)
    assert after(w, "B=1 C=2", paid="R", killed="B C") in found
    assert after(w, "B=1 C=2", paid="R", killed="C B") in found


def test_the_same_with_a_push() -> None:  # GRN-2
    w = position("A@c1 B@c2=10 C@c2=10", "R")
    found = outcomes("grenade-launcher", w)
    assert after(w, "B=1 C@c3=2", paid="R", killed="B C") in found
    assert after(w, "B=1 C@c3=2", paid="R", killed="C B") in found


# Rocket Launcher


def test_jump_off_the_square_to_shoot_who_is_on_it() -> None:  # SC-065
    w = position("A@c2 B@c2", "B")
    found = outcomes("rocket-launcher", w)
    assert after(w, "A@d2 B=2", paid="B") in found
    assert after(w, "A@d2 B@c1=2", paid="B") in found
    assert {o.ammo for o in found} == {(0, 0, 0)}


def test_warhead_strikes_the_original_square_before_the_push() -> None:  # SC-066
    w = position("A@c1 B@c2 C@c2", "Y")
    found = outcomes("rocket-launcher", w)
    assert after(w, "B@c3=3 C=1", paid="Y") in found
    # SC-308 (warhead after the push): B and C would not share the blast.
    assert {(tokens_added(w, o, "B"), tokens_added(w, o, "C")) for o in found if o.ammo == (0, 0, 0)} == {
        (3, 1),
        (1, 3),
    }


def test_jump_then_fire_with_warhead_and_push() -> None:  # SC-308
    w = position("A@b3 B@c2 C@c2", "BY")
    assert after(w, "A@d3 B@c1=3 C=1", paid="BY") in outcomes("rocket-launcher", w)


def test_a_jump_of_two_brings_a_target_into_sight() -> None:  # RKT-2
    w = position("A@b2 B@d1", "B")
    assert after(w, "A@c1 B=2", paid="B") in outcomes("rocket-launcher", w)


def test_no_jump_inside_the_basic_effect() -> None:  # SC-180: before it or after it gives these end squares, no others
    w = position("A@a2 B@b1", "B")
    found = outcomes("rocket-launcher", w)
    assert {dict(o.squares)["violet"] for o in found} == {"a1"}
    w = position("A@a1 B@b1", "B")
    paid = {dict(o.squares)["violet"] for o in outcomes("rocket-launcher", w) if o.ammo == (0, 0, 0)}
    assert paid == {"a1", "a2", "a3", "b1", "b2", "c1"}


def test_a_jump_may_return_and_is_still_paid() -> None:  # R15
    w = position("A@a1 B@b1", "B")
    assert after(w, "B=2", paid="B") in outcomes("rocket-launcher", w)


# Railgun


def test_rails_ignore_walls() -> None:  # SC-067
    w = position("A@a2 B@c2")
    assert outcomes("railgun", w) == {after(w, "B=3"), after(w, "B=2")}


def test_piercing_two_on_one_line() -> None:  # SC-068
    w = position("A@a2 C@a2 B@c2 D@a1")
    found = outcomes("railgun", w)
    assert after(w, "B=2 C=2") in found
    assert after(w, "C=2 D=2") in found
    assert after(w, "B=2 D=2") not in found


def test_the_shooters_square_lies_on_every_rail_line() -> None:  # SC-309
    w = position("A@c2 B@c2 C@c1 D@c3")
    singles = {after(w, f"{letter}={damage}") for letter in "BCD" for damage in (2, 3)}
    assert outcomes("railgun", w) == singles | {after(w, "B=2 C=2"), after(w, "B=2 D=2")}


def test_piercing_takes_two_at_most() -> None:  # RLG-2
    w = position("A@c2 B@c2 C@c2 D@c2")
    assert {len([1 for letter in "BCD" if tokens_added(w, o, letter)]) for o in outcomes("railgun", w)} == {1, 2}


# Cyberblade


def test_cut_step_and_slice() -> None:  # SC-069 SC-310
    w = position("A@c3 B@c3 C@d3", "Y")
    found = outcomes("cyberblade", w)
    assert after(w, "A@d3 B=2 C=2", paid="Y") in found
    assert found == {
        after(w, "B=2"),
        *(after(w, f"A@{square} B=2") for square in ("b3", "c2", "d3")),
        after(w, "A@d3 C=2"),
        after(w, "A@d3 B=2 C=2", paid="Y"),
    }


def test_step_in_and_cut_both() -> None:  # SC-070
    w = position("A@b3 B@c3 C@c3", "Y")
    assert outcomes("cyberblade", w) == {
        after(w, "A@c3 B=2"),
        after(w, "A@c3 C=2"),
        after(w, "A@c3 B=2 C=2", paid="Y"),
    }


def test_cut_slice_and_step_away() -> None:  # CYB-2
    w = position("A@c3 B@c3 C@c3", "Y")
    both = {o for o in outcomes("cyberblade", w) if o.ammo == (0, 0, 0)}
    assert both == {after(w, f"A@{square} B=2 C=2", paid="Y") for square in ("c3", "b3", "c2", "d3")}


# ZX-2


def test_scanner_marks_up_to_three() -> None:  # SC-071
    w = position("A@b3 B@b2 C@a3 D@d3")
    found = outcomes("zx-2", w)
    assert after(w, "B~1 C~1 D~1") in found
    assert len(found) == 3 + 7
    w = position("A@b3 B@b2 C@a3 D@d3 E@b3")
    assert max(len(o.marks) for o in outcomes("zx-2", w)) == 3


# Shotgun


def test_shotgun_pushes_and_long_barrel_does_not() -> None:  # SC-072
    w = position("A@c3 B@c3")
    assert outcomes("shotgun", w) == {after(w, f"B@{square}=3") for square in ("c3", "b3", "c2", "d3")}
    w = position("A@c3 B@d3")
    assert outcomes("shotgun", w) == {after(w, "B=2")}


# Power Glove


def test_power_glove_moves_onto_its_target() -> None:  # SC-073
    w = position("A@b3 B@b2")
    assert outcomes("power-glove", w) == {after(w, "A@b2 B=1~2")}


def test_rocket_fist_flies_straight() -> None:  # SC-074
    w = position("A@b3 B@c3 C@d3", "B")
    assert after(w, "A@d3 B=2 C=2", paid="B") in outcomes("power-glove", w)
    w = position("A@b3 B@c3 C@c2", "B")
    assert outcomes("power-glove", w) == {
        after(w, "A@c3 B=1~2"),
        after(w, "A@c3 B=2", paid="B"),
        after(w, "A@d3 B=2", paid="B"),
    }


def test_rocket_fist_needs_a_victim_on_one_of_its_squares() -> None:  # SC-075
    assert outcomes("power-glove", position("A@b3 B@c2", "B")) == set()
    w = position("A@b3 B@d3", "B")
    assert outcomes("power-glove", w) == {after(w, "A@d3 B=2", paid="B")}


# Shockwave


def test_shockwave_takes_one_per_square_and_tsunami_everybody() -> None:  # SC-076
    w = position("A@b3 B@c3 C@c3 D@b2 E@a3", "Y")
    found = outcomes("shockwave", w)
    assert after(w, "B=1 D=1 E=1") in found
    assert not any(tokens_added(w, o, "B") and tokens_added(w, o, "C") and o.ammo == (0, 0, 1) for o in found)
    assert {o for o in found if o.ammo == (0, 0, 0)} == {after(w, "B=1 C=1 D=1 E=1", paid="Y")}


# Sledgehammer


def test_pulverize_moves_along_one_line() -> None:  # SC-077
    w = position("A@c3 B@c3", "R")
    ends = {"c3", "c2", "c1", "b3", "a3", "d3"}
    assert outcomes("sledgehammer", w) == {after(w, "B=2")} | {after(w, f"B@{end}=3", paid="R") for end in ends}


def test_pulverize_moves_two_squares_at_most() -> None:  # SLG-2
    w = position("A@a3 B@a3", "R")
    ends = {"a3", "b3", "c3", "a2", "a1"}
    assert outcomes("sledgehammer", w) == {after(w, "B=2")} | {after(w, f"B@{end}=3", paid="R") for end in ends}
