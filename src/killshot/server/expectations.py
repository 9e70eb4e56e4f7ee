"""How each seat's chances went in a finished game, for the graph after it: what the bots think of every position."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ..bots.expectation import win_expectation
from .info import setup_of, sides_of
from .protocol.http import Expectation
from .replays import Moves
from .store import GameRow

MOST: Final = 120  # positions in the graph


def expectation(row: GameRow, moves: Moves) -> Expectation:
    sides = sides_of(setup_of(row))
    moments = win_expectation(moves.record(row))
    last = len(moments) - 1
    every = max(1, math.ceil(last / MOST))
    shown = [moment for moment in moments if moment.move % every == 0 or moment.move == last]
    return Expectation(
        every=every,
        positions=[in_hundredths(moment.chances, sides) for moment in shown],
        turning=[moment.move for moment in moments if moment.turning],
    )


def in_hundredths(chances: Sequence[float], sides: Sequence[int]) -> list[int]:
    """Per seat; a team wins together, so that everybody in it has the chance of the team."""
    teams = [0.0] * len(sides)
    for side, chance in zip(sides, chances, strict=True):
        teams[side] += chance
    return [round(100 * teams[side]) for side in sides]
