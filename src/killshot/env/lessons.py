"""Played games as arrays to learn from."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..record import Record
from .arrays import Arrays, Flags, Seen
from .match import ranks


def lessons_of(record: Record, skip_forced: bool = True) -> dict[str, NDArray[Any]]:
    """Every choice of a game: what its seat saw and could do, what it did, and what came of it.

    `observation`, `action_mask`, `action`, `seat` have a row per choice; `outcome` is the reward by rank of the seat that
    chose, at the end, and `points` what that seat had then. A record that is not played to its end has no outcome:
    `ValueError`.
    """
    arrays = Arrays(record.setup)
    seen: list[Seen] = []
    masks: list[Flags] = []
    actions: list[int] = []
    seats: list[int] = []
    for step in record.steps():
        game, move = step.game, step.move
        if move is None:
            continue
        options = move.asked.options_of(move.seat)
        if not skip_forced or len(options) > 1:
            seen.append(arrays.seen_in(move.state, move.asked, move.seat))
            masks.append(arrays.mask(options))
            actions.append(move.action.index)
            seats.append(move.seat)
    result = game.result
    if result is None:
        raise ValueError("the game of this record is not over, so nothing has come of it yet")
    outcome = ranks(result.places, record.setup.teams)
    return {
        "observation": np.asarray(seen, np.float32),
        "action_mask": np.asarray(masks, np.int8),
        "action": np.asarray(actions, np.int16),
        "seat": np.asarray(seats, np.int8),
        "outcome": np.asarray([outcome[seat] for seat in seats], np.float32),
        "points": np.asarray([result.points[seat] for seat in seats], np.int16),
    }
