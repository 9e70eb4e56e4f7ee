"""How likely each seat was to win, move by move, once a game is over: for a graph, with its turning points."""

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

WIDE: Final = 9.0  # points by which one must lead at the beginning to be as sure of the win as with
NARROW: Final = 1.5  # so many at the end
SWING: Final = 0.15  # a change of somebody's chances that makes a turning point


@dataclass(frozen=True)
class Moment:
    """After so many moves: each seat's chance to win, which is its team's where there are teams.

    The moves by which somebody's chances turned are turning points.
    """

    move: int
    chances: tuple[float, ...]
    turning: bool = False


def win_expectation(record: Record) -> list[Moment]:
    """One moment before every move and one after the last."""
    judge: Judge | None = None
    found: list[tuple[float, ...]] = []
    ends: list[int] = []  # moments where a turn has just ended
    active = -1
    for game in record.positions():
        judge = judge or Judge(game.rules, tuned_weights())
        if game.state.active != active or game.decision is None:
            active = game.state.active
            ends.append(len(found))
        found.append(chances(judge, game.rules, game.state))
    turning = turning_points(found, ends)
    return [Moment(move, each, move in turning) for move, each in enumerate(found)]


def chances(judge: Judge, rules: Rules, s: State) -> tuple[float, ...]:
    """By the expected points of each seat, the surer the further the game has gone; the truth when it is over."""
    seats = len(s.ammo)
    if not s.stack:
        winners = result_of(rules, s).winners
        return shared_out(rules, [1.0 if seat in winners else 0.0 for seat in range(seats)])
    expected = judge.prospects(s)
    points = [0.0] * seats
    for figure in s.order:
        if s.owner[figure] >= 0:
            for seat in rules.team_seats[rules.team_of[s.owner[figure]]]:
                points[seat] = expected[figure]
    width = WIDE + (NARROW - WIDE) * judge.progress(s)
    best = max(points)
    return shared_out(rules, [exp((each - best) / width) for each in points])


def shared_out(rules: Rules, odds: Sequence[float]) -> tuple[float, ...]:
    """Chances that add up to 1 over the sides; the seats of a team, who win together, have the same."""
    total = sum(odds[seats[0]] for seats in rules.team_seats)
    return tuple(each / total for each in odds)


def turning_points(found: Sequence[tuple[float, ...]], ends: Sequence[int]) -> set[int]:
    """The ends of turns in which somebody's chances changed by more than a swing."""
    return {
        after
        for before, after in pairwise(ends)
        if max(abs(now - then) for now, then in zip(found[after], found[before], strict=True)) >= SWING
    }
