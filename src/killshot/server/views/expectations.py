"""Each seat's chances through a finished game, as the bots judge them, for the graph after it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ...bots.expectation import win_expectation
from ..protocol.http import Expectation
from ..store import Entry, GameRow
from .replays import record_of

MOST: Final = 120  # positions in the graph, at most


def expectation_view(row: GameRow, entries: Sequence[Entry]) -> Expectation:
    moments = win_expectation(record_of(row, entries))
    last = len(moments) - 1
    every = max(1, math.ceil(last / MOST))
    shown = [moment for moment in moments if moment.move % every == 0 or moment.move == last]
    return Expectation(
        every=every,
        positions=[[round(100 * chance) for chance in moment.chances] for moment in shown],
        turning=[moment.move for moment in moments if moment.turning],
    )
