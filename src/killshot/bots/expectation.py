"""Each seat's chance of winning, move by move, in a recorded game, with the turning points: for a graph."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from typing import Final

from ..engine.rules import Rules
from ..engine.state import State
from ..record import Record
from ..result import result_of
from .mind.value import Judge
from .rungs.planning_bot import tuned_weights

WIDE: Final = 9.0  # a lead of this many points at the beginning makes a win as likely as
NARROW: Final = 1.5  # a lead of this many at the end
SWING: Final = 0.15  # the change in a seat's chances that makes a turning point


@dataclass(frozen=True)
class Chances:
    """Each seat's chance of winning after `move` moves: that of its team where there are teams.

    `turning`: whether the turn that has just ended changed a seat's chances by a swing.
    """

    move: int
    chances: tuple[float, ...]
    turning: bool = False


def win_expectation(record: Record) -> list[Chances]:
    """The chances before every move, and after the last."""
    judge: Judge | None = None
    found: list[tuple[float, ...]] = []
    ends: list[int] = []  # the positions at which a turn has just ended
    active = -1
    for game in record.positions():
        judge = judge or Judge(game.rules, tuned_weights())
        if game.state.active != active or game.decision is None:
            active = game.state.active
            ends.append(len(found))
        found.append(chances(judge, game.rules, game.state))
    turning = turning_points(found, ends)
    return [Chances(move, each, move in turning) for move, each in enumerate(found)]


def chances(judge: Judge, rules: Rules, s: State) -> tuple[float, ...]:
    """The chances of the seats by their expected points, which say more the later it is; certain at the end."""
    seats = len(s.ammo)
    if not s.stack:
        winners = result_of(rules, s).winners
        return as_shares(rules, [1.0 if seat in winners else 0.0 for seat in range(seats)])
    expected = judge.prospects(s)
    points = [0.0] * seats
    for figure in s.order:
        if s.owner[figure] >= 0:
            for seat in rules.team_seats[rules.team_of[s.owner[figure]]]:
                points[seat] = expected[figure]
    width = WIDE + (NARROW - WIDE) * judge.progress(s)
    best = max(points)
    return as_shares(rules, [exp((each - best) / width) for each in points])


def as_shares(rules: Rules, odds: Sequence[float]) -> tuple[float, ...]:
    """Odds as chances that add up to 1 over the sides. The seats of a team have the same odds."""
    total = sum(odds[seats[0]] for seats in rules.team_seats)
    return tuple(each / total for each in odds)


def turning_points(found: Sequence[tuple[float, ...]], ends: Sequence[int]) -> set[int]:
    """The ends of the turns in which a seat's chances changed by a swing."""
    return {
        after
        for before, after in pairwise(ends)
        if max(abs(now - then) for now, then in zip(found[after], found[before], strict=True)) >= SWING
    }
