"""Hints, and the graph after a game."""

from functools import partial
from itertools import pairwise

import pytest

from killshot import Game, Record
from killshot.bots.expectation import SWING, turning_points, win_expectation
from killshot.bots.hint import hint

from .games import SETUPS, played


def test_who_is_not_asked_gets_no_hint() -> None:
    game = Game(SETUPS["deathmatch"], 1)
    asked = game.decision
    assert asked is not None
    for seat, sentence in ((None, "a spectator has nothing to choose"), (2, "seat 2 is not asked; asked: 0")):
        with pytest.raises(ValueError, match=sentence):
            hint(game.observe(seat), asked, partial(game.imagine, 0))


def test_expectation_goes_from_chance_to_certainty() -> None:
    game = played(SETUPS["deathmatch"], 10, ["easy", "random"])
    assert game.result is not None
    moments = win_expectation(Record.of(game))
    assert len(moments) == len(game.actions) + 1
    assert moments[0].chances == pytest.approx((0.25,) * 4)
    assert all(sum(moment.chances) == pytest.approx(1) for moment in moments)
    winner = game.result.winners[0]
    assert moments[-1].chances[winner] == pytest.approx(1 / len(game.result.winners))
    assert any(moment.turning for moment in moments)
    assert not all(moment.turning for moment in moments)


@pytest.mark.parametrize("kind", ["teams of one", "teams of two and three"])
def test_the_seats_of_a_team_have_the_chance_of_the_team(kind: str) -> None:
    game = played(SETUPS[kind], 3, ["easy"])
    assert game.result is not None
    moments = win_expectation(Record.of(game))
    ours, theirs = game.rules.team_seats
    for moment in moments:
        assert len({moment.chances[seat] for seat in ours}) == 1
        assert len({moment.chances[seat] for seat in theirs}) == 1
        assert moment.chances[ours[0]] + moment.chances[theirs[0]] == pytest.approx(1)
    assert moments[0].chances == pytest.approx((0.5,) * game.setup.players)
    assert [seat for seat, chance in enumerate(moments[-1].chances) if chance == 1] == list(game.result.winners)


def test_a_turn_that_changes_the_chances_of_a_team_is_a_turning_point() -> None:
    """Whatever the number of its seats."""
    found = [(0.5, 0.5, 0.5, 0.5), (0.7, 0.7, 0.3, 0.3), (0.75, 0.75, 0.25, 0.25)]
    assert turning_points(found, [0, 1, 2]) == {1}
    game = played(SETUPS["teams of two and three"], 3, ["easy"])
    moments = win_expectation(Record.of(game))
    active = [-1 if position.decision is None else position.state.active for position in Record.of(game).positions()]
    ends = [0, *(move for move in range(1, len(active)) if active[move] != active[move - 1])]
    swings = {now for then, now in pairwise(ends) if abs(moments[now].chances[0] - moments[then].chances[0]) >= SWING}
    assert {moment.move for moment in moments if moment.turning} == swings
    assert len(swings) > 5
