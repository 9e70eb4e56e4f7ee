"""Played games as arrays to learn from."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..record import Record
from ..result import result_of
from .arrays import Arrays, Flags, Seen
from .match import Match, ranks


def lessons_of(record: Record, skip_forced: bool = True) -> dict[str, NDArray[Any]]:
    """Every choice of a game: what its seat saw and could do, what it did, and what came of it.

    `observation`, `action_mask`, `action`, `seat` have a row per choice; `outcome` is the reward by rank of the seat that
    chose, at the end, and `points` what that seat had then. A record that is not played to its end has no outcome:
    `ValueError`.
    """
    match = Match(record.setup, skip_forced=False)
    match.deal(record.seed)
    arrays = Arrays(record.setup)
    seen: list[Seen] = []
    masks: list[Flags] = []
    actions: list[int] = []
    seats: list[int] = []
    for action in record.actions:
        match.take(action)
        if not skip_forced or len(match.options) > 1:
            seen.append(arrays.seen(match.game, match.seat))
            masks.append(arrays.mask(match.options))
            actions.append(action.index)
            seats.append(match.seat)
        match.play(action)
    if not match.over:
        raise ValueError("the game of this record is not over, so that nothing came of it yet")
    result = result_of(match.game.rules, match.game.state)
    outcome = ranks(result.places, record.setup.teams)
    return {
        "observation": np.asarray(seen, np.float32),
        "action_mask": np.asarray(masks, np.int8),
        "action": np.asarray(actions, np.int16),
        "seat": np.asarray(seats, np.int8),
        "outcome": np.asarray([outcome[seat] for seat in seats], np.float32),
        "points": np.asarray([result.points[seat] for seat in seats], np.int16),
    }
