"""How each seat's chances went in a finished game, for the graph after it.

No search: a logistic measure of the lead, which counts the more the closer the end is. At the end it is the result.
"""

from __future__ import annotations

import math
from typing import Final

from ..engine.mechanics.scoring import board_pay
from ..engine.state import State
from .history import History
from .info import setup_of
from .protocol.http import Expectation
from .replays import Moves
from .store import GameRow

MOST: Final = 120  # positions in the graph
LEAD: Final = 24.0  # points that make a lead safe at the beginning
SAFE: Final = 6.0  # and near the end


def expectation(row: GameRow, moves: Moves) -> Expectation:
    history = History(setup_of(row), row.seed)
    total = len(moves.moves)
    every = max(1, math.ceil(total / MOST))
    positions: list[list[int]] = [chances(history, 0.0)]
    for number, (seat, word) in enumerate(moves.moves, 1):
        history.play(word, seat)
        if number % every == 0 or number == total:
            positions.append(chances(history, number / total))
    return Expectation(every=every, positions=positions)


def chances(history: History, progress: float) -> list[int]:
    """In hundredths, per seat."""
    result = history.game.result
    state = history.game.state
    seats = range(len(state.ammo))
    if result is not None:
        share = 100 // len(result.winners)
        return [share if seat in result.winners else 0 for seat in seats]
    worth = [standing(state, seat) for seat in seats]
    scale = LEAD + (SAFE - LEAD) * progress
    weights = [math.exp((points - max(worth)) / scale) for points in worth]
    return [round(100 * weight / sum(weights)) for weight in weights]


def standing(state: State, seat: int) -> float:
    """Points in hand, and half of what the boards would pay now."""
    own = {figure for figure in state.order if state.owner[figure] == seat}
    points = sum(state.points[figure] for figure in own)
    owed = sum(n for victim in state.order for by, n, _ in board_pay(state, victim) if by in own and by != victim)
    return points + owed / 2
