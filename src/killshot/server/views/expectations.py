"""How each seat's chances went in a finished game, for the graph after it: what the bots think of every position."""

from __future__ import annotations

import math
from typing import Final

from ...bots.expectation import win_expectation
from ..protocol.http import Expectation
from ..store import GameRow
from .replays import Moves

MOST: Final = 120  # positions in the graph


def expectation(row: GameRow, moves: Moves) -> Expectation:
    moments = win_expectation(moves.record(row))
    last = len(moments) - 1
    every = max(1, math.ceil(last / MOST))
    shown = [moment for moment in moments if moment.move % every == 0 or moment.move == last]
    return Expectation(
        every=every,
        positions=[[round(100 * chance) for chance in moment.chances] for moment in shown],
        turning=[moment.move for moment in moments if moment.turning],
    )
