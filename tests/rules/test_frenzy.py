"""Final frenzy (FRE)."""

import pytest

from killshot.engine.ids import FIGURES
from killshot.testing import Scenario, arena


def four() -> Scenario:
    return arena("L", players=4).place(violet="a1", dozer="b2", sprog="b3", d_struct_or="d1")


def last_skull(killer: str, victim: str) -> Scenario:
    """One skull is left, and the killer has just taken it; the victim has respawned."""
    t = four().place(**{killer.replace("-", "_"): "c2", victim.replace("-", "_"): "c2"}).leave_skulls(1)
    t.turn(killer).hand(killer, "electroscythe").damaged(victim, f"{killer} x10").shoot("electroscythe", "effect:basic")
    return t


def final_turns(t: Scenario) -> list[tuple[str, int]]:
    turns = []
    while not t.is_over:
        turns.append((t.active, t.actions_left))
        t.end_turn()
    return turns


def respawn(t: Scenario) -> Scenario:
    while t.asks == "spawn":
        t.play(t.options[0])
    return t


def test_boards_without_damage_are_turned_over() -> None:  # FRE-01 FRE-03 SC-104
    t = last_skull("violet", "dozer").damaged("sprog", "dozer x4").skulled(violet=1, dozer=2, sprog=1)
    t.marked("dozer", sprog=2).hand("dozer", ammo="RB", powerups=("red-newton",))
    t.end_turn()
    assert not t.is_flipped("violet")  # the dead respawn first
    respawn(t)
    assert [t.is_flipped(figure) for figure in FIGURES[:4]] == [True, True, False, True]
    assert [t.skulls(figure) for figure in FIGURES[:4]] == [0, 0, 1, 0]
    assert t.damage == {"sprog": "dozer x4"}
    assert t.marks == {"dozer": {"sprog": 2}}
    assert t.ammo("dozer") == "RB"


def test_no_frenzy_while_a_skull_is_left() -> None:  # FRE-01
    t = respawn(last_skull("violet", "dozer").leave_skulls(2).end_turn())
    assert not t.is_frenzy
    assert not any(t.is_flipped(figure) for figure in FIGURES[:4])
    assert t.actions_left == 2


def test_more_kills_than_skulls() -> None:  # FRE-02 KIL-09 SC-111
    t = (
        four()
        .place(violet="c2", dozer="c2", sprog="c2")
        .leave_skulls(1)
        .hand("violet", "electroscythe", "sledgehammer")
    )
    t.damaged("dozer", "d-struct-or x10").damaged("sprog", "d-struct-or x10")
    t.shoot("electroscythe", "effect:basic").shoot("sledgehammer", "effect:basic", "target:sprog").end_turn()
    assert t.track == ["violet", "violet violet"]
    assert t.points("violet") == 6 + 6 + 1
    respawn(t)
    assert len(t.happened("frenzy")) == 1
    assert t.skulls_left == 0
    assert (t.skulls("dozer"), t.skulls("sprog")) == (0, 0)
    assert t.is_flipped("dozer")
    assert t.is_flipped("sprog")


def test_a_flipped_board_pays_two_then_one_and_no_first_blood() -> None:  # FRE-03
    t = four().place(violet="c2", dozer="c2").frenzy("d-struct-or", "violet").flipped("dozer")
    t.damaged("dozer", "sprog x6, d-struct-or x2, violet x2").hand("violet", "electroscythe")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert [t.points(figure) for figure in ("sprog", "violet", "d-struct-or")] == [2, 1, 1]


def test_a_flipped_board_pays_one_to_the_fourth_too() -> None:  # FRE-03 FRE-09
    t = arena("L").place(violet="c2", dozer="c2", sprog="a1", d_struct_or="a1", banshee="a1").flipped("dozer")
    t.frenzy("banshee", "violet").damaged("dozer", "banshee x4, sprog x3, d-struct-or x2, violet")
    t.hand("violet", "electroscythe").shoot("electroscythe", "effect:basic").end_turn()
    assert [t.points(f) for f in ("banshee", "sprog", "d-struct-or", "violet")] == [2, 1, 1, 1]


def test_everybody_has_one_more_turn_the_trigger_last() -> None:  # FRE-04 FRE-05 SC-105
    t = respawn(last_skull("dozer", "violet").end_turn())
    assert final_turns(t) == [("sprog", 2), ("d-struct-or", 2), ("violet", 1), ("dozer", 1)]


def test_when_the_starting_player_triggers() -> None:  # FRE-10 SC-106
    t = respawn(last_skull("violet", "dozer").end_turn())
    assert final_turns(t) == [("dozer", 2), ("sprog", 2), ("d-struct-or", 2), ("violet", 1)]


def test_when_the_last_seat_triggers() -> None:  # FRE-10 SC-106
    t = respawn(last_skull("d-struct-or", "dozer").end_turn())
    assert final_turns(t) == [("violet", 1), ("dozer", 1), ("sprog", 1), ("d-struct-or", 1)]


def test_before_the_starting_player_four_moves_or_two_and_a_grab_or_one_and_a_shot() -> None:  # FRE-05 SC-107
    t = four().frenzy("violet", "dozer").place(dozer="a3", violet="c1", sprog="d1").damaged("dozer", "violet x7")
    t.hand("dozer", "lock-rifle", ammo="RBY")
    run = t.copy().play("run")
    assert run.offers("square:c1", "square:d3", "square:d2")
    assert run.refuses("square:d1")  # five moves
    grab = t.copy().play("grab")
    assert grab.offers("square:c3", "square:a1", "square:b2")
    assert grab.refuses("square:c2")
    t.place(violet="c2").play("shoot")
    assert t.asks == "shoot-where"
    assert t.options == ["square:b3"]  # c3 is two moves away


@pytest.mark.parametrize("damage", [0, 3, 7])
def test_adrenaline_has_no_meaning_in_frenzy(damage: int) -> None:  # FRE-05 SC-107
    t = four().frenzy("violet", "dozer").place(dozer="a3").damaged("dozer", f"violet x{damage}" if damage else "")
    t.hand("dozer", "lock-rifle", ammo="RBY").play("grab")
    assert t.offers("square:c3")
    assert t.refuses("square:c2")


def test_from_the_starting_player_on_one_action_with_longer_moves() -> None:  # FRE-05
    t = four().frenzy("dozer", "violet").place(violet="a3", dozer="c1", sprog="d2", d_struct_or="d2")
    t.hand("violet", "sledgehammer", ammo="RBY")
    assert t.actions_left == 1
    assert t.refuses("run")
    grab = t.copy().play("grab")
    assert grab.offers("square:c2", "square:d3")
    assert grab.refuses("square:d2")  # four moves
    assert t.refuses("shoot")  # everybody is three moves away or more
    t.place(dozer="c3", sprog="b3").play("shoot")
    assert t.options == ["square:b3", "square:c3"]
    t.play("square:c3", "weapon:sledgehammer", "effect:basic", "target:dozer")
    assert t.options == ["end"]


def test_a_weapon_is_reloaded_and_fired_in_the_same_action() -> None:  # FRE-06 SHO-01 SC-301
    t = (
        four()
        .frenzy("violet", "sprog")
        .place(sprog="b3", dozer="c3")
        .hand("sprog", unloaded=("electroscythe",), ammo="B")
    )
    t.play("shoot", "square:c3")
    assert t.options == ["reload:electroscythe"]
    t.play("reload:electroscythe", "pay:blue")
    assert t.options == ["weapon:electroscythe"]
    t.play("weapon:electroscythe", "effect:basic")
    assert t.damage == {"dozer": "sprog x1"}
    assert t.ammo("sprog") == ""
    assert t.unloaded("sprog") == ["electroscythe"]
    assert t.actions_left == 1


def test_the_second_reload_needs_ammo_too() -> None:  # FRE-06 SC-108
    t = four().frenzy("violet", "sprog").place(sprog="c1", dozer="c2")
    poor = t.copy().hand("sprog", unloaded=("lock-rifle",), ammo="BB")
    poor.play("shoot", "square:c1", "reload:lock-rifle", "pay:blue", "pay:blue")
    poor.play("weapon:lock-rifle", "effect:basic", "target:dozer")
    assert poor.refuses("shoot")
    rich = t.copy().hand("sprog", unloaded=("lock-rifle",), ammo="BB", powerups=("blue-newton", "blue-tagback"))
    for payment in (("pay:blue", "pay:blue"), ("pay:blue-newton", "pay:blue-tagback")):
        rich.play("shoot", "square:c1", "reload:lock-rifle", *payment)
        rich.play("weapon:lock-rifle", "effect:basic", "target:dozer")
    assert rich.damage == {"dozer": "sprog x5"}  # the mark of the first shot is the fifth


def test_several_weapons_may_be_reloaded_before_the_shot() -> None:  # FRE-06
    t = four().frenzy("violet", "sprog").place(sprog="c2", dozer="c2")
    t.hand("sprog", "shotgun", unloaded=("electroscythe", "sledgehammer"), ammo="BY").play("shoot", "square:c2")
    assert t.offers("weapon:shotgun", "reload:electroscythe", "reload:sledgehammer")
    t.play("reload:electroscythe", "pay:blue", "reload:sledgehammer", "pay:yellow")
    assert sorted(t.options) == ["weapon:electroscythe", "weapon:shotgun", "weapon:sledgehammer"]


def test_no_reload_without_a_shot() -> None:  # FRE-06 SHO-03 SC-109
    t = four().frenzy("dozer", "violet").place(violet="a2", dozer="d1", sprog="d1", d_struct_or="d1")
    t.hand("violet", unloaded=("lock-rifle",), ammo="BB")
    assert t.refuses("shoot")
    assert t.ammo("violet") == "BB"
    t.place(dozer="c3").play("shoot")  # seen from b3, two moves away
    assert t.options == ["square:b3"]
    t.play("square:b3")
    assert t.options == ["reload:lock-rifle"]


def test_a_reload_that_leaves_no_shot_is_not_offered() -> None:  # FRE-06
    t = four().frenzy("dozer", "violet").place(violet="a1", dozer="a2", sprog="d1", d_struct_or="d1")
    t.hand("violet", "lock-rifle", unloaded=("whisper", "shotgun"), ammo="BBYYY").play("shoot", "square:a1")
    assert t.offers("weapon:lock-rifle", "reload:shotgun", "reload:whisper")
    u = four().frenzy("dozer", "violet").place(violet="a1", dozer="a2", sprog="d1", d_struct_or="d1")
    u.hand("violet", unloaded=("whisper", "shotgun"), ammo="BBYY").play("shoot", "square:a1")
    assert u.options == ["reload:shotgun"]  # the whisper would leave one yellow and no target


def test_no_reload_in_an_ordinary_turn() -> None:  # FRE-06
    t = four().place(violet="c2", dozer="c2").hand("violet", "shotgun", unloaded=("electroscythe",), ammo="B")
    t.play("shoot")
    assert t.options == ["weapon:shotgun"]


def test_a_frenetic_run_takes_a_move_and_a_grab_takes_something() -> None:  # FRE-07 R27 SC-185
    t = four().frenzy("violet", "dozer").play("run")
    assert t.refuses("pass")
    assert all(option.startswith("square:") for option in t.options)
    u = four().frenzy("dozer", "violet").place(violet="a1").shelf("red", "whisper").tile("b2", "")
    u.play("grab")
    assert u.offers("square:b1", "square:d1")
    assert u.refuses("square:a2")  # nothing affordable
    assert u.refuses("square:b2")  # no tile


def test_final_turns_have_no_reload_step() -> None:  # FRE-07 R27
    t = four().frenzy("violet", "dozer").hand("dozer", unloaded=("electroscythe",), ammo="B").end_turn()
    assert t.active == "sprog"
    assert t.unloaded("dozer") == ["electroscythe"]


def test_the_triggering_turn_still_has_its_reload_step() -> None:  # FRE-07 R27 FRE-01
    t = last_skull("violet", "dozer")
    t.hand("violet", ammo="B")
    t.end_turn()
    assert t.options == ["reload:electroscythe", "pass"]


def test_a_board_killed_in_frenzy_is_scored_as_it_lies_then_turned_over() -> None:  # FRE-08 FRE-09 SC-110
    t = four().frenzy("dozer", "violet").place(violet="c2", sprog="c2").skulled(sprog=1)
    t.damaged("sprog", "dozer x6, violet x4").hand("violet", "electroscythe")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert (t.points("dozer"), t.points("violet")) == (1 + 6, 4)
    assert t.skulls("sprog") == 0  # no new one, and the old one went with the side
    assert t.is_flipped("sprog")
    assert t.track == ["violet"]
    respawn(t)
    assert t.active == "dozer"
    t.hand("violet", unloaded=()).place(dozer="d2", sprog="d2").hand("dozer", "electroscythe").damaged(
        "sprog", "violet x5, dozer x5"
    )
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert (t.points("dozer"), t.points("violet")) == (7 + 2 + 6, 4 + 1 + 8)  # and the track


def test_revenge_respawn_and_refill_go_on_in_frenzy() -> None:  # FRE-08 KIL-06 KIL-07
    t = four().frenzy("violet", "dozer").place(dozer="c2", sprog="c2").damaged("sprog", "violet x10").tile("c2", "YBB")
    t.hand("dozer", "sledgehammer").shoot("sledgehammer", "effect:basic", "target:sprog").play("grab", "square:c2")
    t.end_turn()
    assert t.track == ["dozer dozer"]
    assert t.skulls("sprog") == 0
    assert t.marks == {"dozer": {"sprog": 1}}
    assert t.asked == "sprog"
    assert t.asks == "spawn"
    respawn(t)
    assert t.tile_at("c2") != ""
    assert t.active == "sprog"


def test_flipped_boards_never_diminish() -> None:  # FRE-09
    t = four().frenzy("violet", "dozer").flipped("sprog").hand("dozer", "electroscythe", "sledgehammer")
    for kill in (1, 2):
        t.place(dozer="c2", sprog="c2").damaged("sprog", "violet x10").turn("dozer", 2)
        t.hand("dozer", "electroscythe").shoot("electroscythe", "square:c2", "effect:basic").end_turn()
        respawn(t)
        assert (t.points("violet"), t.points("dozer")) == (2 * kill, kill)
    assert t.skulls("sprog") == 0


def test_frenzy_kills_are_appended_to_the_track_and_count() -> None:  # FRE-08 KIL-06 FIN-02 SC-112
    t = four().tracked(*["violet"] * 4, *["dozer"] * 4).frenzy("sprog", "sprog").place(sprog="c2", d_struct_or="c2")
    t.flipped("d-struct-or").damaged("d-struct-or", "dozer x10").hand("sprog", "electroscythe")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.track == ["violet"] * 4 + ["dozer"] * 4 + ["sprog"]
    assert t.is_over
    assert t.points("sprog") == 1 + 4


def test_late_arrivals_spawn_at_their_final_turn() -> None:  # FRE-11 R28
    t = four().frenzy("violet", "dozer")
    t.place(sprog="nowhere")
    t.stack_powerups("red-newton", "blue-scope").end_turn()
    assert t.asked == "sprog"
    assert sorted(t.options) == ["discard:blue-scope", "discard:red-newton"]
    t.play("discard:blue-scope")
    assert t.at("sprog") == "c1"
    assert t.actions_left == 2
    assert t.offers("run")


def test_frenzy_is_triggered_once() -> None:  # FRE-12
    t = respawn(last_skull("dozer", "violet").end_turn())
    t.place(sprog="c3", d_struct_or="c3").damaged("d-struct-or", "violet x10").damaged("violet", "sprog")
    t.hand("dozer", unloaded=()).hand("sprog", "electroscythe").shoot("electroscythe", "effect:basic")
    assert t.trigger == "dozer"
    respawn(t.end_turn())
    assert t.trigger == "dozer"
    assert len(t.happened("frenzy")) == 1
    assert final_turns(t) == [("d-struct-or", 2), ("violet", 1), ("dozer", 1)]
