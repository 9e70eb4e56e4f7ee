"""Team play: the eighth skull, equal turns, leftover damage, the winners (TEA-32..34, TEA-51, R53)."""

import pytest

from killshot.engine.cards.prices import Reward
from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN

PLENTY = ((Reward(points=50), Reward(points=50), Reward(points=50)),) * 3
NOTHING = ((Reward(), Reward(), Reward()),) * 3
BLACK = ("echo", "violet", "sprog")
WHITE = ("dozer", "banshee", "d-struct-or")


def table(first: str = "white", rewards: tuple[tuple[Reward, Reward, Reward], ...] = NOTHING) -> TeamScenario:
    """White: Dozer, Banshee, :D-struct-OR; black: Echo, Violet, Sprog; white has no ability to use."""
    t = teams(WHITE, BLACK, first=first, prices=PLAIN, rewards=rewards)
    return t.place(dozer="a1", banshee="a1", d_struct_or="a1", echo="d3", violet="d3", sprog="d3").heated(4)


def turn(t: TeamScenario) -> TeamScenario:
    """A whole turn without actions; where something is asked after it, the last option."""
    t.end_turn()
    while not t.is_over and t.asks != "team-turn":
        t.play(t.options[-1])
    return t


def test_after_the_starting_teams_eighth_skull_the_other_has_a_turn() -> None:  # TEA-32 SC-175
    t = table().leave_skulls(1).damaged("echo", 5).buffered(echo=6)
    turn(t)
    assert t.skulls_left == 0
    assert (t.is_over, t.asked_seats) == (False, [1])
    assert t.at("echo") != "nowhere"  # respawned: the game goes on
    turn(t)
    assert t.is_over


def test_after_the_second_teams_eighth_skull_the_game_is_over() -> None:  # TEA-32 SC-175
    t = table().leave_skulls(1).damaged("dozer", 5).buffered(dozer=6).team_turn("black")
    t.end_turn()
    while t.asks == "ability-window":
        t.play(t.options[-1])
    assert t.is_over


def test_the_second_team_is_not_always_black() -> None:  # TEA-32
    t = table(first="black").leave_skulls(1).damaged("echo", 5).buffered(echo=6).end_turn()
    assert t.is_over
    t = table(first="black").leave_skulls(1).damaged("dozer", 5).buffered(dozer=6).team_turn("black")
    turn(t)
    assert (t.is_over, t.asked_seats) == (False, [0])


def test_before_the_eighth_skull_it_goes_on() -> None:  # TEA-32
    t = table(first="black").leave_skulls(2).damaged("echo", 5).buffered(echo=6)
    turn(t)
    assert not t.is_over
    assert t.skulls_left == 1


def test_kills_after_the_last_skull_still_score() -> None:  # TEA-32 R53
    t = table().leave_skulls(1).damaged("echo", 5).buffered(echo=6).damaged("dozer", 5).buffered(dozer=6)
    turn(t)
    assert t.skulls_left == 0
    turn(t)
    assert t.is_over
    assert t.skulls_left == 0
    assert t.skulls("dozer") == 1  # a counter stands in for the skull
    assert (t.team_points("white"), t.team_points("black")) == (8, 8)


def test_more_kills_than_skulls_all_score_and_nobody_comes_back() -> None:  # TEA-32 TEA-51 R53 SC-277
    t = table().leave_skulls(1).damaged("dozer", 8).damaged("banshee", 8).buffered(dozer=3, banshee=3)
    t.hand("echo", ammo="YY", unloaded=("shotgun",)).team_turn("black").end_turn()
    while t.asks == "ability-window":
        t.play(t.options[-1])
    assert t.is_over  # at once: no respawn, no reload
    assert t.team_points("black") == 8 + 8 + 2
    assert (t.at("dozer"), t.at("banshee")) == ("nowhere", "nowhere")
    assert t.table("black") == ["shotgun"]
    assert t.damage == {}  # killed boards are empty in the leftover count
    assert (t.skulls("dozer"), t.skulls("banshee")) == (1, 1)


def ended(**scores: int) -> TeamScenario:
    """The last turn, white's: black started, and all skulls are taken."""
    t = table(first="black").leave_skulls(0)
    for name, points in scores.items():
        for figure in WHITE if name == "white" else BLACK:
            t.scored(**{figure.replace("-", "_"): points})
    return t


def test_leftover_damage_pays_a_point_for_three_tokens() -> None:  # TEA-33 TEA-34 SC-176
    t = ended(white=10, black=13).damaged("echo", 4).damaged("violet", 3).damaged("sprog", 2).buffered(violet=2)
    t.end_turn()
    assert t.is_over
    assert t.buffer == {}
    assert t.damage == {"echo": "echo x4", "violet": "violet x5", "sprog": "sprog x2"}
    assert (t.team_points("white"), t.team_points("black")) == (13, 13)  # eleven tokens: three points
    result = t.result
    assert result is not None
    assert result.points == (13, 13)
    assert result.tie_breaks == (3, 0)
    assert result.winners == (0,)  # more leftover points


def test_most_points_win() -> None:  # TEA-34
    t = ended(white=10, black=15).damaged("echo", 9).end_turn()
    assert t.result is not None
    assert t.result.points == (13, 15)
    assert t.result.winners == (1,)


def test_equal_in_everything_is_shared() -> None:  # TEA-34
    t = ended(white=10, black=10).damaged("echo", 5).damaged("dozer", 4).end_turn()
    assert t.result is not None
    assert t.result.points == (11, 11)
    assert t.result.winners == (0, 1)


def test_all_seats_of_a_team_win_together() -> None:  # TEA-34
    t = teams(WHITE, BLACK, first="black", sizes=(2, 3), prices=PLAIN)
    t.place(dozer="a1", banshee="a1", d_struct_or="a1", echo="d3", violet="d3", sprog="d3").heated(4).leave_skulls(0)
    t.scored(dozer=4, banshee=4, d_struct_or=4).end_turn()
    assert t.result is not None
    assert (t.result.points, t.result.winners) == ((4, 4, 0, 0, 0), (0, 1))


@pytest.mark.parametrize("rewards", [NOTHING, PLENTY])
def test_the_last_buffers_reach_the_boards_for_nothing(
    rewards: tuple[tuple[Reward, Reward, Reward], ...],
) -> None:  # TEA-33 TEA-51 SC-278
    t = table(rewards=rewards).leave_skulls(0).shifted(dozer=3).damaged("dozer", 6).damaged("banshee", 4)
    t.buffered(dozer=5).buffer_marked(dozer=2).team_turn("black").end_turn()
    while t.asks == "ability-window":
        t.play("done:1")
    assert t.is_over
    assert len(t.state.damage[1]) == 9  # killshot and overkill space are filled, two are lost
    assert t.team_points("black") == 4  # thirteen tokens, and nothing for what looks like a kill
    assert t.skulls("dozer") == 0
    assert t.killed == []
    assert t.happened("fell") == []
    assert t.marks == {"dozer": {"dozer": 2}}  # marks do not count


def test_both_buffers_are_emptied() -> None:  # TEA-33
    t = ended().buffered(echo=3, dozer=4).end_turn()
    assert t.is_over
    assert (t.team_points("white"), t.team_points("black")) == (1, 1)
    assert t.buffer == {}


def test_the_last_turn_refills_as_always() -> None:  # TEA-51
    t = ended().tile("a1", "YRR").act("dozer", "grab", "square:a1").end_turn("done:0")
    assert t.is_over
    assert t.tile_at("a1") != ""


def test_six_damage_flush_in_the_last_turn_too() -> None:  # TEA-51
    t = ended().buffered(echo=6).end_turn()
    assert t.is_over
    assert t.happened("flushed") != []  # so five are the most that can be left over
