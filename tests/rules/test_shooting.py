"""Shooting in general: targets, damage and marks (SHO-01..18)."""

import pytest

from killshot.engine.ids import FIGURES
from killshot.testing import Scenario, arena


def targets(t: Scenario) -> list[str]:
    return [option.removeprefix("target:") for option in t.options if option.startswith("target:")]


# Procedure


def test_first_the_move_then_the_weapon_which_is_then_empty() -> None:  # SHO-01
    t = arena("L").place(violet="c2", dozer="d2").damaged("violet", "sprog x6").hand("violet", "sledgehammer")
    t.play("shoot")
    assert t.asks == "shoot-where"
    t.play("square:d2")
    assert t.asks == "shoot-weapon"
    assert t.options == ["weapon:sledgehammer"]  # no reload outside frenzy
    t.play("weapon:sledgehammer", "effect:basic", "target:dozer")
    assert t.unloaded("violet") == ["sledgehammer"]
    t.assert_settled()


def test_a_mode_weapon_uses_exactly_one_mode() -> None:  # SHO-02
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "electroscythe", ammo="RB").play("shoot")
    t.play("weapon:electroscythe")
    assert t.options == ["effect:basic", "effect:reaper"]
    t.play("effect:basic")
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_an_effect_weapon_uses_each_effect_at_most_once() -> None:  # SHO-02
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", ammo="RR")
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.options == ["effect:second-lock", "pass"]
    t.play("effect:second-lock", "pay:red", "target:sprog")
    t.assert_settled()
    assert t.ammo("violet") == "R"


def test_the_basic_effect_is_not_left_out() -> None:  # SHO-02
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle", "effect:second-lock", "pay:red", "target:sprog")
    assert t.options == ["effect:basic"]


def test_nobody_fires_just_to_jump() -> None:  # SHO-03 R09 SC-038
    t = arena("L").place(violet="a2", dozer="d1").hand("violet", "rocket-launcher", ammo="B")
    assert t.refuses("shoot")
    assert t.loaded("violet") == ["rocket-launcher"]
    assert t.ammo("violet") == "B"
    t.place(violet="a1").play("shoot", "weapon:rocket-launcher")
    assert t.options == ["effect:rocket-jump"]  # to c1, from where the green room is seen
    t.play("effect:rocket-jump", "pay:blue")
    assert t.options == ["square:c1"]


@pytest.mark.parametrize("weapon", ["plasma-gun", "cyberblade", "power-glove", "furnace", "electroscythe", "shockwave"])
def test_nothing_is_fired_at_nobody(weapon: str) -> None:  # SHO-03 R09
    t = arena("L").place(violet="a2", dozer="d1").hand("violet", weapon, ammo="RRRBBBYYY")
    assert t.refuses("shoot")


def test_a_room_without_figures_is_not_burnt() -> None:  # SHO-03 R09
    t = arena("L").place(violet="c1", dozer="d1").hand("violet", "furnace").shoot("furnace", "effect:basic")
    assert t.options == ["room:green"]


def test_effects_come_in_any_order_unless_one_needs_another() -> None:  # SHO-04
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", ammo="R")
    t.play("shoot", "weapon:lock-rifle")
    assert t.options == ["effect:basic", "effect:second-lock"]
    u = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "machine-gun", ammo="BY")
    u.play("shoot", "weapon:machine-gun")
    assert u.options == ["effect:basic"]


def test_no_move_is_slipped_into_another_effect() -> None:  # SHO-04
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher", ammo="B")
    t.shoot("rocket-launcher", "effect:basic", "target:dozer")
    assert t.asks == "pick-square"  # the push
    assert t.refuses("effect:rocket-jump")
    t.play("square:c3")
    assert t.offers("effect:rocket-jump")


def test_a_move_before_or_after_is_not_split() -> None:  # SHO-04
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "plasma-gun")
    t.shoot("plasma-gun", "effect:phase-glide", "square:d1", "effect:basic", "target:dozer")
    t.assert_settled()
    assert t.at("violet") == "d1"


def test_the_shooter_decides_step_by_step() -> None:  # SHO-04 R10
    t = arena("L").place(violet="c1", dozer="c2", sprog="d2").hand("violet", "machine-gun", ammo="BY")
    t.shoot("machine-gun", "effect:basic", "target:dozer")
    assert t.offers("target:sprog", "pass")
    t.play("pass")
    assert t.damage == {"dozer": "violet x1"}  # done before anything else is announced
    assert t.offers("effect:focus-shot", "effect:turret-tripod", "pass")


def test_a_cost_is_paid_before_any_part_of_the_effect() -> None:  # SHO-04 R10
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "electroscythe", ammo="RB")
    t.shoot("electroscythe", "effect:reaper")
    assert t.asks == "pay"
    assert t.damage == {}
    t.play("pay:red")
    assert t.damage == {}
    t.play("pay:blue")
    assert t.damage == {"dozer": "violet x2"}
    u = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer", ammo="R")
    u.shoot("sledgehammer", "effect:pulverize")
    assert u.asks == "pay"


def test_legality_is_judged_when_the_effect_resolves() -> None:  # SHO-05
    t = arena("L").place(violet="b2", dozer="c3").hand("violet", "plasma-gun")
    t.play("shoot", "weapon:plasma-gun")
    assert t.options == ["effect:phase-glide"]
    t.play("effect:phase-glide", "square:c1", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x2"}


def test_a_target_that_was_pushed_away_is_judged_where_it_stands() -> None:  # SHO-05
    t = arena("L").place(violet="c1", dozer="c2", sprog="d2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "square:d2", "effect:extra-grenade", "pay:red")
    assert t.options == ["square:d2"]
    t.play("square:d2")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}


def test_everyone_means_everyone_but_the_shooter() -> None:  # SHO-06 SHO-07 SC-039
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3", banshee="c2").hand("violet", "electroscythe")
    t.shoot("electroscythe", "effect:basic")
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}
    t.assert_settled()  # nobody was asked whom to spare


def test_fewer_targets_will_do_but_not_none() -> None:  # SHO-06
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "machine-gun")
    t.shoot("machine-gun", "effect:basic")
    assert t.refuses("pass")
    t.play("target:sprog", "pass")
    assert t.damage == {"sprog": "violet x1"}


def test_the_shooter_is_never_a_target() -> None:  # SHO-07
    t = arena("L").place(violet="c1", dozer="c2", banshee="c1").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic")
    assert targets(t) == ["dozer", "banshee"]
    t.play("target:dozer", "pass", "effect:extra-grenade", "pay:red", "square:c1")
    assert t.damage == {"dozer": "violet x1", "banshee": "violet x1"}
    u = arena("L").place(violet="c1", dozer="c2").hand("violet", "vortex-cannon", ammo="R")
    u.shoot("vortex-cannon", "effect:basic", "square:c2")
    assert targets(u) == ["dozer"]


def test_the_shooter_alone_on_a_square_is_no_victim() -> None:  # SHO-07
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:extra-grenade", "pay:red")
    assert t.options == ["square:c2"]


def test_the_killed_can_be_hit_again() -> None:  # SHO-08 KIL-01 SC-035
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer", "electroscythe")
    t.damaged("dozer", "sprog x9").shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x9, violet x2"}
    assert t.at("dozer") == "c2"
    t.shoot("electroscythe", "effect:basic")
    assert t.damage == {"dozer": "sprog x9, violet x3"}


def test_the_killed_can_be_marked_moved_and_see() -> None:  # SHO-08
    t = arena("L").place(violet="c1", dozer="b1", sprog="a1").damaged("dozer", "banshee x11")
    marked = t.copy().hand("violet", "zx-2").shoot("zx-2", "effect:scanner", "target:dozer")
    assert marked.marks == {"dozer": {"violet": 1}}
    pulled = t.copy().hand("violet", "tractor-beam")
    pulled.shoot("tractor-beam", "effect:basic", "target:dozer", "square:c1")
    assert pulled.at("dozer") == "c1"
    chained = t.copy().hand("violet", "thor", ammo="B")  # Dozer sees the red room, Violet does not
    chained.shoot("thor", "effect:basic", "target:dozer", "effect:chain-reaction", "pay:blue", "target:sprog")
    assert chained.damage["sprog"] == "violet x1"


def test_a_figure_at_twelve_is_target_enough() -> None:  # SHO-08 R11
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer").damaged("dozer", "sprog x12")
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x12"}
    assert t.unloaded("violet") == ["sledgehammer"]


def test_a_different_target_is_a_different_figure() -> None:  # SHO-09
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle", "effect:basic", "target:dozer", "effect:second-lock", "pay:red")
    assert targets(t) == ["sprog"]


def test_two_effects_may_hit_the_same_figure() -> None:  # SHO-09
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:dozer", "pass", "effect:extra-grenade", "pay:red", "square:c2")
    assert t.damage == {"dozer": "violet x2"}


def test_one_effect_chooses_a_figure_once() -> None:  # SHO-09
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "machine-gun")
    t.shoot("machine-gun", "effect:basic", "target:dozer")
    assert targets(t) == ["sprog"]


# Damage and marks


def test_damage_is_added_at_the_right_end() -> None:  # SHO-10
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer").damaged("dozer", "sprog, banshee x2")
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x1, banshee x2, violet x2"}


def test_a_board_holds_twelve_tokens() -> None:  # SHO-10 SHO-16
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "shotgun").damaged("dozer", "sprog x11")
    t.shoot("shotgun", "effect:basic", "target:dozer", "pass")
    assert t.damage == {"dozer": "sprog x11, violet x1"}


def test_marks_score_nothing() -> None:  # SHO-11
    t = arena("L", players=4).place(violet="c2", dozer="c2", sprog="a1", d_struct_or="a1")
    t.hand("violet", "electroscythe").damaged("dozer", "violet x10").marked("dozer", sprog=3, d_struct_or=1)
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.points("violet") == 9
    assert t.points("sprog") == t.points("d-struct-or") == 0


def test_marks_alone_do_not_kill() -> None:  # SHO-11
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2").damaged("dozer", "sprog x10")
    t.shoot("zx-2", "effect:scanner", "target:dozer")
    assert t.damage == {"dozer": "sprog x10"}
    assert t.killed == []


def test_old_marks_become_damage_once() -> None:  # SHO-12 SC-031
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "machine-gun", ammo="Y").marked("dozer", violet=2)
    t.shoot("machine-gun", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}  # one and two marks, right away
    t.play("effect:focus-shot", "pay:yellow", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}
    assert t.marks == {}


def test_all_old_marks_go_before_new_ones_come() -> None:  # SHO-12 SHO-13 SHO-14 SC-032
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2").marked("dozer", violet=3)
    t.shoot("zx-2", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}
    assert t.marks == {"dozer": {"violet": 2}}


def test_marks_without_damage_turn_nothing_into_damage() -> None:  # SHO-12
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", ammo="R")
    t.marked("sprog", violet=2)
    t.shoot("lock-rifle", "effect:basic", "target:dozer", "effect:second-lock", "pay:red", "target:sprog")
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 3}}


def test_new_marks_wait_for_the_end_of_the_action() -> None:  # SHO-13 R12
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2", ammo="R", powerups=("red-scope",))
    t.shoot("zx-2", "effect:basic", "target:dozer")
    assert t.marks == {}
    t.play("powerup:red-scope", "target:dozer", "pay:red")
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 2}}


def test_who_gets_marks_is_settled_with_the_effect() -> None:  # SHO-13 R12
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle", "effect:second-lock", "pay:red", "target:sprog")
    assert t.marks == {}  # not yet on the board
    t.play("effect:basic", "target:dozer")
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}


def test_marks_of_this_turn_work_with_the_next_action() -> None:  # SHO-13
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "zx-2", "sledgehammer")
    t.shoot("zx-2", "effect:basic", "target:dozer").shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x5"}
    assert t.marks == {}


def test_a_fourth_mark_of_one_owner_is_lost() -> None:  # SHO-14 SHO-15 SC-033
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2").marked("dozer", violet=2, sprog=3)
    t.shoot("zx-2", "effect:scanner", "target:dozer")
    assert t.marks == {"dozer": {"violet": 3, "sprog": 3}}
    assert t.damage == {}
    t.turn("violet").hand("violet", "zx-2").shoot("zx-2", "effect:scanner", "target:dozer")
    assert t.marks == {"dozer": {"violet": 3, "sprog": 3}}


def test_marks_of_others_stay() -> None:  # SHO-15
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer").marked("dozer", violet=1, sprog=2)
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    assert t.marks == {"dozer": {"sprog": 2}}


def test_converted_marks_without_room_are_lost() -> None:  # SHO-15 SHO-16 KIL-13 SC-034
    t = arena("L", players=4).place(violet="c1", dozer="c2", sprog="a1", d_struct_or="a1").hand("violet", "zx-2")
    t.damaged("dozer", "sprog x10").marked("dozer", violet=2, d_struct_or=1)
    t.shoot("zx-2", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x10, violet x2"}
    assert t.marks == {"dozer": {"violet": 2, "d-struct-or": 1}}
    t.end_turn()
    t.play(t.options[0])
    assert t.damage == {}
    assert t.marks["dozer"] == {"violet": 2, "d-struct-or": 1}


def test_surplus_damage_is_lost_and_new_marks_are_laid() -> None:  # SHO-16 SC-036
    t = arena("L").place(violet="c1", dozer="c3").hand("violet", "whisper").damaged("dozer", "sprog x10")
    t.marked("dozer", violet=3).shoot("whisper", "target:dozer")
    assert t.damage == {"dozer": "sprog x10, violet x2"}
    assert t.marks == {"dozer": {"violet": 1}}


def test_damage_without_room_still_strips_the_marks() -> None:  # SHO-16 R13 SC-037
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer").damaged("dozer", "sprog x12")
    t.marked("dozer", violet=2, sprog=1).turn("violet", 1)
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x12"}
    assert t.marks == {"dozer": {"sprog": 1}}


def test_marks_survive_death() -> None:  # SHO-17 KIL-10 SC-182
    t = arena("L", players=3).place(violet="a1", dozer="c2", sprog="c2").turn("sprog").hand("sprog", "sledgehammer")
    t.hand("dozer", powerups=("blue-newton",)).damaged("dozer", "sprog x10").marked("dozer", violet=2)
    t.shoot("sledgehammer", "effect:basic", "target:dozer").end_turn("discard:blue-newton")
    assert t.damage == {}
    assert t.marks["dozer"] == {"violet": 2}
    assert t.active == "violet"
    t.hand("sprog", unloaded=()).hand("violet", "sledgehammer")
    t.play("run", "square:c1").shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}


def test_simultaneous_victims_fall_in_seat_order_from_the_attacker() -> None:  # SHO-18 R14 KIL-02 R25 SC-183
    t = arena("L").place(violet="c2", dozer="a1", sprog="c2", d_struct_or="c2", banshee="c2").turn("sprog")
    t.hand("sprog", "electroscythe")
    for figure in ("violet", "d-struct-or", "banshee"):
        t.damaged(figure, "dozer x10")
    t.marked("banshee", sprog=1).shoot("electroscythe", "effect:basic").end_turn()
    for kind in ("killed", "board-scored"):
        assert [event["victim"] for event in t.happened(kind)] == ["d-struct-or", "banshee", "violet"]
    assert t.track == ["sprog", "sprog sprog", "sprog"]


def test_the_order_of_naming_does_not_matter() -> None:  # SHO-18 R14 SC-304
    t = arena("L", players=4).place(violet="c1", dozer="c2", sprog="a3", d_struct_or="d1").hand("violet", "machine-gun")
    t.damaged("dozer", "sprog x10").damaged("d-struct-or", "sprog x10").marked("dozer", violet=1)
    t.shoot("machine-gun", "effect:basic", "target:d-struct-or", "target:dozer").end_turn()
    assert t.track == ["violet violet", "violet"]


def test_one_victim_is_moved_and_hurt_before_the_next() -> None:  # SHO-18 R14
    t = arena("L").place(violet="c2", dozer="d1", sprog="b1", banshee="c1").hand("violet", "vortex-cannon", ammo="R")
    t.shoot("vortex-cannon", "effect:basic", "square:c1", "target:banshee", "effect:black-hole", "pay:red")
    before = len(t.events)
    t.play("target:sprog", "target:dozer")
    whom = {"moved": "figure", "hit": "victim"}
    steps = [(event.kind, FIGURES[event.facts[whom[event.kind]]]) for event in t.events[before:]]
    assert steps == [("moved", "dozer"), ("hit", "dozer"), ("moved", "sprog"), ("hit", "sprog")]


def test_steps_of_the_text_come_before_seat_order() -> None:  # SHO-18 R14 GRN-2 KIL-02 SC-303
    t = arena("L", players=4).place(violet="c1", dozer="c2", sprog="c2", d_struct_or="a3")
    t.hand("violet", "grenade-launcher", ammo="R").damaged("dozer", "d-struct-or x10").damaged(
        "sprog", "d-struct-or x10"
    )
    first = t.copy().shoot("grenade-launcher", "effect:extra-grenade", "pay:red", "square:c2")
    first.play("effect:basic", "target:sprog", "pass")
    assert first.damage == {"dozer": "d-struct-or x10, violet x1", "sprog": "d-struct-or x10, violet x2"}
    assert first.end_turn().track == ["violet", "violet violet"]
    second = t.copy().shoot("grenade-launcher", "effect:basic", "target:sprog", "pass", "effect:extra-grenade")
    assert second.play("pay:red", "square:c2").end_turn().track == ["violet violet", "violet"]
