"""Domination: what begins the frenzy, and the final scoring (DOM-10, DOM-11, FIN-05)."""

import pytest

from killshot.testing import Scenario, arena


def domination(players: int = 5, ending: str = "frenzy") -> Scenario:
    return arena("L", players=players, ending=ending, mode="domination")


def places(t: Scenario) -> list[int]:
    assert t.result is not None
    return list(t.result.places)


def test_two_full_tracks_trigger_frenzy_though_skulls_remain() -> None:  # DOM-10 SC-124
    t = domination(3).place(violet="a3", dozer="c2", sprog="d1").hand("violet", "lock-rifle").damaged("dozer", "sprog")
    t.spawnpoint("blue", "violet x9").spawnpoint("red", "dozer x7")
    t.shoot("lock-rifle", "effect:basic", "target:red-spawnpoint")
    assert not t.is_frenzy  # not before the turn ends
    t.end_turn()
    assert t.trigger == "violet"
    assert t.skulls_left == 8
    assert t.is_flipped("violet")
    assert not t.is_flipped("dozer")
    assert t.active == "dozer"


@pytest.mark.parametrize(("blue", "red"), [(12, 6), (7, 7), (0, 11)])
def test_one_full_track_triggers_nothing(blue: int, red: int) -> None:  # DOM-10
    t = domination(3).place(violet="a3", dozer="c2", sprog="d1").hand("violet", "lock-rifle")
    t.spawnpoint("blue", f"violet x{blue}").spawnpoint("red", f"dozer x{red}")
    t.shoot("lock-rifle", "effect:basic", "target:red-spawnpoint").end_turn()
    assert not t.is_frenzy


def test_a_tag_at_the_end_of_the_turn_triggers_too() -> None:  # DOM-10 DOM-06
    t = domination(3).place(violet="a2", dozer="c2", sprog="d1").spawnpoint("blue", "dozer x8")
    t.spawnpoint("red", "violet x7").end_turn()
    assert t.trigger == "violet"
    assert not t.is_flipped("violet")  # struck back


def test_an_overkill_token_triggers_too() -> None:  # DOM-10 DOM-08
    t = domination(3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "sledgehammer")
    t.spawnpoint("blue", "violet x8").spawnpoint("red", "dozer x7").damaged("dozer", "sprog x10")
    t.hand("dozer", powerups=("red-newton",)).shoot("sledgehammer", "effect:basic", "target:dozer")
    t.end_turn("track:red", "discard:red-newton")
    assert t.trigger == "violet"


def test_a_full_track_still_takes_tokens() -> None:  # DOM-10
    t = domination().place(violet="c2").hand("violet", "lock-rifle").spawnpoint("blue", "dozer x8")
    t.shoot("lock-rifle", "effect:basic", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "dozer x8, violet x1"}


def test_tagging_and_strike_back_go_on_in_frenzy() -> None:  # DOM-10
    t = domination(3).place(violet="c1", dozer="b2", sprog="a1").frenzy("violet", "dozer").hand("dozer", "lock-rifle")
    t.play("shoot", "square:b1", "weapon:lock-rifle", "effect:basic", "target:blue-spawnpoint")
    t.play("run", "square:a2").end_turn()
    assert t.tracks == {"red": "dozer x1", "blue": "dozer x1"}
    assert t.damage == {"dozer": "dozer x1"}


def test_sudden_death_ends_the_game_with_the_turn_that_fills_two_tracks() -> None:  # R80 SET-04 FIN-04 DOM-10 SC-320
    t = domination(3, "sudden-death").place(violet="a3", dozer="c2", sprog="d1").hand("violet", "lock-rifle")
    t.spawnpoint("blue", "dozer x5, violet x3").spawnpoint("red", "sprog x7").damaged("sprog", "dozer x2")
    t.shoot("lock-rifle", "effect:basic", "target:red-spawnpoint")
    assert not t.is_over
    t.end_turn()
    assert t.is_over
    assert t.scores == {"dozer": 1 + 8 + 8, "violet": 6 + 6, "sprog": 8}  # boards, then tracks


def test_sudden_death_ends_the_game_with_the_last_skull() -> None:  # R80 FIN-04
    t = domination(3, "sudden-death").place(violet="c2", dozer="c2", sprog="a1").hand("violet", "sledgehammer")
    t.leave_skulls(1).damaged("dozer", "sprog x10").shoot("sledgehammer", "effect:basic", "target:dozer").end_turn()
    assert not t.is_over  # the overkill token is still to be placed, and counts
    t.play("track:blue")
    assert t.is_over
    assert t.scores == {"sprog": 1 + 8, "violet": 6 + 8}


def test_every_track_is_scored_by_itself_and_ties_share_the_higher_reward() -> None:  # DOM-11 SC-125
    t = domination(4).place(violet="c2", dozer="b1", sprog="a1", d_struct_or="b3").frenzy("violet", "violet")
    t.spawnpoint("blue", "violet x3, dozer x3, sprog").spawnpoint("yellow", "sprog x2")
    t.spawnpoint("red", "violet, dozer x2, sprog x2").end_turn()
    assert t.is_over
    assert t.scores == {"violet": 8 + 4, "dozer": 8 + 8, "sprog": 4 + 8 + 8}  # no token, no points


def test_a_track_pays_eight_six_four_two_and_one() -> None:  # DOM-11
    t = domination().place(violet="c2", dozer="b1", sprog="a1", d_struct_or="b3", banshee="d1")
    t.spawnpoint("blue", "banshee x5, d-struct-or x4, sprog x3, dozer x2, violet").frenzy("violet", "violet").end_turn()
    assert t.scores == {"banshee": 8, "d-struct-or": 6, "sprog": 4, "dozer": 2, "violet": 1}


def test_after_three_firsts_comes_the_fourth() -> None:  # DOM-11
    t = domination().place(violet="c2", dozer="b1", sprog="a1", d_struct_or="b3", banshee="d1")
    t.spawnpoint("blue", "violet x2, dozer x2, sprog x2, banshee, d-struct-or").frenzy("violet", "violet").end_turn()
    assert t.scores == {"violet": 8, "dozer": 8, "sprog": 8, "banshee": 2, "d-struct-or": 2}


def test_the_tags_of_the_last_turn_count() -> None:  # DOM-10 DOM-11
    t = domination(3).place(violet="c1", dozer="b1", sprog="a1").frenzy("violet", "violet").end_turn()
    assert t.is_over
    assert t.scores == {"violet": 8}


def test_equal_totals_are_decided_by_the_tracks() -> None:  # FIN-05 R29 SC-186
    t = domination(4).place(violet="c2", dozer="b1", sprog="a1", d_struct_or="b3").scored(violet=20, dozer=24)
    t.spawnpoint("blue", "dozer, violet x2").spawnpoint("red", "dozer, violet x2")
    t.spawnpoint("yellow", "sprog x3, d-struct-or x2, violet, dozer").frenzy("violet", "violet").end_turn()
    assert t.result is not None
    assert t.result.points[:2] == (40, 40)
    assert t.result.tie_breaks[:2] == (20, 16)
    assert places(t) == [1, 2, 3, 4]


def test_equal_totals_and_equal_tracks_share_the_place() -> None:  # FIN-05 R29
    t = domination(3).place(violet="c2", dozer="b1", sprog="a1").spawnpoint("blue", "violet, dozer")
    t.frenzy("violet", "violet").end_turn()
    assert places(t) == [1, 1, 3]
