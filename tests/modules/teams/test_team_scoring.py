"""Team play: killshots, overkills, several kills, and the way back (TEA-23..28, TEA-45, R52, R74)."""

import pytest

from killshot.engine.cards.prices import Reward
from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN

NOTHING = ((Reward(), Reward(), Reward()),) * 3
CARDS = ("red-newton", "blue-newton", "yellow-newton", "red-scope", "blue-scope", "yellow-scope")


def table(*sizes: int, white: tuple[str, str, str] = ("dozer", "banshee", "d-struct-or")) -> TeamScenario:
    """White's abilities are used up; black drafted the others in the usual order. Flushes give nothing."""
    usual = ("violet", "dozer", "sprog", "d-struct-or", "banshee", "echo")
    one, two, three = (name for name in usual if name not in white)
    t = teams(white, (one, two, three), sizes=(sizes[0], sizes[1]), prices=PLAIN, rewards=NOTHING)
    t.place(**{name.replace("-", "_"): "a1" for name in white})
    return t.place(**{name.replace("-", "_"): "d3" for name in (one, two, three)}).heated(4).stack_powerups(*CARDS)


def board(t: TeamScenario, figure: str) -> int:
    return len(t.state.damage[("violet", "dozer", "sprog", "d-struct-or", "banshee", "echo").index(figure)])


# Kills


def test_a_flush_kills_and_overkills() -> None:  # TEA-23 TEA-24 TEA-25 SC-169
    t = table(1, 1).skulled(sprog=1).damaged("sprog", 10).buffered(sprog=4, echo=2).shifted(banshee=1).end_turn()
    assert t.asks == "team-healing"
    assert board(t, "sprog") == 12  # two are lost
    assert t.team_points("white") == 6 + 1
    t.play("character:banshee")
    assert t.shift("banshee") == 0
    assert t.skulls("sprog") == 2
    assert t.skulls_left == 6


@pytest.mark.parametrize(("shift", "tokens", "killed"), [(0, 10, False), (0, 11, True), (3, 7, False), (3, 8, True)])
def test_the_killshot_space_is_that_of_the_rush_tile(shift: int, tokens: int, killed: bool) -> None:  # TEA-23
    t = table(1, 1).shifted(echo=shift).damaged("echo", tokens - 6).buffered(echo=6).end_turn()
    assert t.team_points("white") == (8 if killed else 0)
    assert (t.asks == "spawn") is killed


def test_a_killshot_without_overkill_heals_nobody() -> None:  # TEA-25
    t = table(1, 1).damaged("echo", 5).buffered(echo=6).shifted(banshee=1).end_turn()
    assert t.team_points("white") == 8
    assert t.asks == "spawn"


@pytest.mark.parametrize(("skulls", "points"), [(0, 8), (1, 6), (2, 4), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_a_board_pays_by_its_skulls(skulls: int, points: int) -> None:  # TEA-24 SC-268
    t = table(1, 1).skulled(echo=skulls).damaged("echo", 5).buffered(echo=6).end_turn()
    assert t.team_points("white") == points  # no first blood, no second place
    assert t.team_points("black") == 0
    assert t.skulls("echo") == skulls + 1
    assert t.skulls_left == 8 - skulls - 1
    assert t.track == []


def test_points_are_the_teams() -> None:  # TEA-24
    t = table(3, 1).damaged("echo", 5).buffered(echo=6).end_turn()
    assert [t.points(name) for name in ("dozer", "banshee", "d-struct-or")] == [8, 8, 8]


def test_an_overkill_gives_no_revenge_mark() -> None:  # TEA-25 TEA-35
    t = table(1, 1).damaged("echo", 10).buffered(echo=6).end_turn()
    assert t.team_points("white") == 8 + 1
    assert t.marks == {}
    assert t.track == []


@pytest.mark.parametrize(("kills", "points"), [(1, 8), (2, 8 + 8 + 2), (3, 8 + 8 + 8 + 4)])
def test_several_kills_in_a_turn(kills: int, points: int) -> None:  # TEA-27 SC-170
    t = table(1, 1)
    for name in ("violet", "sprog", "echo")[:kills]:
        t.damaged(name, 5).buffered(**{name: 6})
    t.end_turn()
    assert t.team_points("white") == points
    assert t.skulls_left == 8 - kills


def test_two_overkills_heal_twice() -> None:  # TEA-25 TEA-27 TEA-45 SC-269
    t = table(2, 1).damaged("violet", 10).damaged("echo", 10).buffered(violet=3, echo=3)
    t.shifted(dozer=1, banshee=1, d_struct_or=1).end_turn()
    assert t.team_points("white") == 8 + 1
    assert (t.asks, t.asked_seats) == ("team-healing", [0, 1])
    assert t.options == ["character:dozer", "character:banshee", "character:d-struct-or", "pass"]
    t.play("character:banshee")
    assert t.team_points("white") == 8 + 1 + 8 + 1  # the second board, after the first one's heal
    assert t.options == ["character:dozer", "character:d-struct-or", "pass"]
    t.play("character:d-struct-or")
    assert t.team_points("white") == 8 + 1 + 8 + 1 + 2
    assert (t.shift("dozer"), t.shift("banshee"), t.shift("d-struct-or")) == (1, 0, 0)


# Venom


def test_a_venom_killshot_counts_without_a_flush() -> None:  # TEA-17 TEA-26 R52 SC-171
    t = table(1, 1, white=("sprog", "dozer", "banshee")).damaged("echo", 10).poisoned("echo").buffered(echo=4)
    t.end_turn("character:sprog")
    assert t.team_points("white") == 8
    assert t.asks == "spawn"
    t.play(t.options[0])
    assert t.buffer == {"echo": 4}  # they wait for the respawned character
    assert t.damage == {}
    assert t.poisoned_figures == []  # the token went back


def test_flushed_tokens_overkill_who_died_of_venom() -> None:  # TEA-26 R52
    t = table(1, 1, white=("sprog", "dozer", "banshee")).damaged("echo", 10).poisoned("echo").buffered(echo=4, violet=2)
    t.end_turn("character:sprog")
    assert t.team_points("white") == 8 + 1
    assert t.buffer == {}


def test_a_venom_kill_and_a_flush_are_a_double_kill() -> None:  # TEA-26 TEA-27
    t = table(1, 1, white=("sprog", "dozer", "banshee")).damaged("echo", 10).poisoned("echo")
    t.damaged("violet", 5).buffered(violet=6).end_turn("character:sprog")
    assert t.team_points("white") == 8 + 8 + 2


def test_venom_may_overkill_a_board_only_through_the_flush_after_it() -> None:  # TEA-20 TEA-26
    t = table(1, 1, white=("sprog", "dozer", "banshee")).damaged("echo", 9).poisoned("echo").buffered(echo=6)
    t.end_turn("character:sprog")
    assert t.team_points("white") == 8 + 1  # tenth by venom, then killshot and overkill by the flush


# The way back


def test_scored_and_respawned_in_the_order_of_the_killshots() -> None:  # TEA-28 TEA-45 R67 R74 SC-270
    t = teams(
        ("sprog", "banshee", "d-struct-or"), ("echo", "violet", "dozer"), sizes=(1, 2), prices=PLAIN, rewards=NOTHING
    )
    t.place(sprog="a1", banshee="a1", d_struct_or="a1", echo="d3", violet="d3", dozer="d3").stack_powerups(*CARDS)
    t.damaged("violet", 10).poisoned("violet").damaged("echo", 8).damaged("dozer", 8).buffered(echo=3, dozer=3)
    t.end_turn("character:sprog")
    assert [fact["victim"] for fact in t.happened("team-board-scored")] == ["violet", "echo", "dozer"]
    assert t.team_points("white") == 8 * 3 + 4
    assert t.damage == {}
    assert [t.at(name) for name in ("violet", "echo", "dozer")] == ["nowhere"] * 3
    assert (t.asks, t.asked_seats) == ("spawn", [2])  # Violet is seat 2's
    assert t.powerups("seat 2") == ["red-newton"]
    assert t.powerups("seat 1") == []  # one draw and discard after the other
    t.play("discard:red-newton")
    assert (t.asks, t.asked_seats) == ("spawn", [1])  # Echo is seat 1's
    t.play("discard:blue-newton")
    assert (t.asks, t.asked_seats) == ("respawner", [1, 2])  # Dozer is shared
    assert t.options_of(1) == t.options_of(2) == ["seat:1", "seat:2"]
    assert t.powerups("seat 1") == t.powerups("seat 2") == []  # named before the draw
    t.play("seat:2")
    assert (t.asks, t.asked_seats) == ("spawn", [2])
    assert t.options == ["discard:yellow-newton"]
    t.play("discard:yellow-newton")
    assert [t.at(name) for name in ("violet", "echo", "dozer")] == ["a2", "c1", "d3"]
    assert t.seat("dozer") == 1  # who respawns a character does not control it by that


def test_one_player_respawns_two_one_by_one() -> None:  # TEA-28 TEA-45 R74 SC-271
    t = table(1, 1).hand("echo", powerups=("red-tagback", "blue-tagback", "yellow-tagback"))
    t.damaged("violet", 8).damaged("echo", 8).buffered(violet=3, echo=3).end_turn()
    assert (t.asks, t.asked_seats) == ("spawn", [1])
    assert len(t.powerups("echo")) == 4
    t.play("discard:red-tagback")
    assert (t.at("violet"), t.at("echo")) == ("a2", "nowhere")
    assert len(t.powerups("echo")) == 4
    t.play("discard:blue-tagback")
    assert (t.at("violet"), t.at("echo")) == ("a2", "c1")
    assert len(t.powerups("echo")) == 3


def test_marks_in_the_buffer_outlive_their_character() -> None:  # TEA-28 SC-197
    t = table(1, 1).damaged("echo", 5).buffered(echo=6).buffer_marked(echo=3).end_turn()
    t.play(t.options[0])
    assert t.buffer_marks == {"echo": 3}


def test_rush_tile_hypnosis_and_skulls_stay_venom_goes() -> None:  # TEA-28 TEA-45 TEA-52
    t = table(1, 1, white=("sprog", "dozer", "banshee")).shifted(echo=4).hypnotized("echo").poisoned("echo", "violet")
    t.damaged("echo", 6).end_turn("character:sprog")
    t.play(t.options[0])
    assert t.shift("echo") == 4
    assert t.hypnotized_figures == ["echo"]
    assert t.poisoned_figures == ["violet"]
    assert t.skulls("echo") == 1


def test_who_is_not_killed_keeps_the_damage() -> None:  # TEA-28
    t = table(1, 1).damaged("echo", 5).damaged("violet", 4).buffered(echo=6).end_turn()
    assert t.damage == {"violet": "violet x4"}
    assert t.at("violet") == "d3"
