"""A judge's verdict does not depend on the positions it has judged before."""

from __future__ import annotations

import pytest

from killshot import Game
from killshot.bots.mind.value import Judge
from killshot.bots.rungs.planning_bot import tuned_weights

from .games import SETUPS, continued


@pytest.mark.parametrize("kind", SETUPS)
def test_a_judge_says_of_every_position_of_a_game_what_one_says_who_sees_it_first(kind: str) -> None:
    game = Game(SETUPS[kind], 3)
    judge = Judge(game.rules, tuned_weights())
    said: list[tuple[float, ...]] = []
    while game.decision is not None:
        fresh = Judge(game.rules, tuned_weights())
        seats = range(game.setup.players)
        values = tuple(judge.side_value(game.state, seat) for seat in seats)
        assert values == tuple(fresh.side_value(game.state, seat) for seat in seats)
        said.append(values)
        continued(game, ["easy"], 1)
    assert len(set(said)) > 100
