"""The end of the game: last boards, killshot track, winners (FIN)."""

import pytest

from killshot.testing import Scenario, arena


def last_turn() -> Scenario:
    """Four players, the very last turn, Dozer's; nobody is damaged."""
    t = arena("L", players=4).place(violet="a1", dozer="b2", sprog="b3", d_struct_or="d1")
    return t.frenzy("dozer", "dozer")


def test_every_damaged_board_is_scored_at_the_end() -> None:  # FIN-01 FRE-03 SC-114
    t = last_turn().flipped("dozer").damaged("dozer", "sprog x2, violet").damaged("d-struct-or", "violet, dozer x2")
    t.end_turn()
    assert t.is_over
    assert t.points("sprog") == 2
    assert t.points("violet") == 1 + 1 + 6
    assert t.points("dozer") == 8
    assert t.track == []


def test_final_boards_give_no_killshot_no_skull_no_double_kill() -> None:  # FIN-01
    t = last_turn().damaged("sprog", "violet x5").damaged("d-struct-or", "violet x5").skulled(sprog=1).end_turn()
    assert t.points("violet") == (1 + 6) + (1 + 8)
    assert t.points("dozer") == 0
    assert t.skulls("sprog") == 1
    assert t.marks == {}


def test_the_track_pays_by_number_of_tokens_then_by_the_earliest() -> None:  # FIN-02 SC-113
    spaces = ("violet", "dozer dozer", "sprog", "violet", "dozer", "sprog sprog", "violet", "d-struct-or")
    t = last_turn().tracked(*spaces).end_turn()
    assert [t.points(f) for f in ("violet", "dozer", "sprog", "d-struct-or")] == [8, 6, 4, 2]


def test_players_without_a_token_on_the_track_are_not_paid() -> None:  # FIN-02
    t = last_turn().tracked("violet", "violet").end_turn()
    assert [t.points(f) for f in ("violet", "dozer", "sprog", "d-struct-or")] == [8, 0, 0, 0]


def test_a_killshot_is_earlier_than_the_overkill_on_its_space() -> None:  # FIN-02 R87 SC-318
    t = last_turn().tracked("sprog violet", "violet sprog").end_turn()
    assert (t.points("sprog"), t.points("violet")) == (8, 6)


def test_an_early_overkill_beats_a_later_killshot() -> None:  # FIN-02 R92 SC-346
    t = last_turn().tracked("sprog violet", "sprog", "dozer").end_turn()
    assert t.scores == {"sprog": 8, "violet": 6, "dozer": 4}


def test_most_points_win() -> None:  # FIN-03
    t = last_turn().scored(violet=10, dozer=30, sprog=20).end_turn()
    assert t.result is not None
    assert t.result.points == (10, 30, 20, 0)
    assert t.result.places == (3, 1, 2, 4)
    assert t.result.winners == (1,)


def test_a_tie_is_broken_by_the_track() -> None:  # FIN-03 SC-115
    t = last_turn().tracked("dozer", "dozer", "violet").scored(violet=25, dozer=23).end_turn()
    assert t.result is not None
    assert t.result.points[:2] == (31, 31)
    assert t.result.winners == (1,)
    assert t.result.places[:2] == (2, 1)


def test_players_still_tied_share_the_place() -> None:  # FIN-03 SC-115
    t = last_turn().scored(violet=31, dozer=31, sprog=7).end_turn()
    assert t.result is not None
    assert t.result.winners == (0, 1)
    assert t.result.places == (1, 1, 3, 4)


def test_domination_breaks_ties_by_the_spawnpoint_tracks() -> None:  # FIN-05 R29 SC-186
    t = arena("L", players=4, mode="domination").place(violet="a1", dozer="b2", sprog="b3", d_struct_or="d1")
    t.spawnpoint("blue", "violet").spawnpoint("yellow", "violet, dozer")
    t.spawnpoint("red", "dozer x2, sprog x2, violet").scored(violet=20, dozer=24).frenzy("dozer", "dozer").end_turn()
    assert t.result is not None
    assert t.result.points[:2] == (40, 40)
    assert t.result.tie_breaks[:2] == (20, 16)
    assert t.result.winners == (0,)


def test_turret_breaks_ties_by_the_turrets() -> None:  # FIN-05 R29
    t = arena("L", players=4, mode="turret").place(violet="a1", dozer="b2", sprog="b3", d_struct_or="d1")
    t.turret("a3", "violet").turret("d2", "violet").turret("c2", "dozer").scored(violet=12, dozer=14)
    t.frenzy("dozer", "dozer").end_turn()
    assert t.result is not None
    assert t.result.points[:2] == (20, 20)
    assert t.result.winners == (0,)


@pytest.mark.parametrize("skulls", [5, 8])
def test_sudden_death_ends_the_game_with_the_last_skull(skulls: int) -> None:  # FIN-04 SET-04 R80 FRE-01 SC-116
    t = arena("L", players=4, skulls=skulls, ending="sudden-death")
    t.place(violet="c2", dozer="c2", sprog="b3", d_struct_or="d1").damaged("sprog", "d-struct-or x2, violet")
    t.damaged("dozer", "violet x10").hand("violet", "electroscythe").tracked(*["sprog"] * (skulls - 1)).leave_skulls(1)
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.is_over
    assert t.options == []
    assert t.track == ["sprog"] * (skulls - 1) + ["violet"]
    assert t.points("violet") == 9 + 6 + 6  # Dozer's board, Sprog's, the track
    assert t.points("d-struct-or") == 1 + 8
    assert t.points("sprog") == 8
    assert not t.is_frenzy
    assert t.state.flipped == 0


def test_sudden_death_waits_for_the_last_skull() -> None:  # FIN-04
    t = arena("L", players=4, skulls=5, ending="sudden-death").place(
        violet="c2", dozer="c2", sprog="b3", d_struct_or="d1"
    )
    t.damaged("dozer", "violet x10").hand("violet", "electroscythe").leave_skulls(2)
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert not t.is_over
    assert t.asks == "spawn"


def test_the_turn_of_sudden_death_keeps_its_reload_step() -> None:  # FIN-04
    t = arena("L", players=4, ending="sudden-death").place(violet="c2", dozer="c2", sprog="b3", d_struct_or="d1")
    t.damaged("dozer", "violet x10").hand("violet", "electroscythe", ammo="B").leave_skulls(1)
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.options == ["reload:electroscythe", "pass"]
    t.play("pass")
    assert t.is_over


def test_after_the_last_turn_nobody_respawns_and_nothing_is_refilled() -> None:  # FIN-06 R86 FRE-07 SC-319
    t = last_turn().place(dozer="c2", sprog="c2").flipped("sprog").damaged("sprog", "violet x10").tile("c2", "")
    t.hand("dozer", "electroscythe", ammo="B").hand("sprog", powerups=("red-newton",))
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.is_over  # no reload, no respawn
    assert (t.points("violet"), t.points("dozer")) == (2, 1 + 8)
    assert t.track == ["dozer"]
    assert t.powerups("sprog") == ["red-newton"]
    assert t.happened("drew") == []
    assert t.happened("spawned") == []
    assert t.tile_at("c2") == ""
    assert t.result is not None


def test_a_board_killed_in_the_last_turn_is_scored_once() -> None:  # FIN-06 R86 FIN-01
    t = last_turn().place(dozer="c2", sprog="c2").damaged("sprog", "dozer x10").damaged("violet", "dozer")
    t.hand("dozer", "electroscythe").shoot("electroscythe", "effect:basic").end_turn()
    assert t.points("dozer") == (1 + 8) + (1 + 8) + 8  # Sprog's board, Violet's, the track
    assert len(t.happened("board-scored")) == 2


def test_sudden_death_does_not_refill_either() -> None:  # FIN-06 R86
    t = arena("L", players=4, ending="sudden-death").place(violet="c2", dozer="c2", sprog="b3", d_struct_or="d1")
    t.damaged("dozer", "violet x10").hand("violet", "electroscythe").leave_skulls(1).tile("c2", "YBB")
    t.shoot("electroscythe", "effect:basic").play("grab", "square:c2").end_turn("pass")
    assert t.is_over
    assert t.tile_at("c2") == ""
    assert t.happened("spawned") == []
