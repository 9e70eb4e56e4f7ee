"""The result of a finished game: points, places, winners (FIN-03)."""

from __future__ import annotations

from dataclasses import dataclass

from .engine.rules import Rules
from .engine.state import State


@dataclass(frozen=True)
class Result:
    """Per seat: points, the tie-break score, and the place (1 is best; equal players and teammates share it)."""

    points: tuple[int, ...]
    tie_breaks: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def result_of(rules: Rules, s: State) -> Result:
    breaks = rules.tie_break(s)
    figures = [s.owner.index(seat) for seat in range(len(s.ammo))]  # any one of a seat's: points are their team's
    scores = [(s.points[figure], breaks[figure]) for figure in figures]
    return Result(
        points=tuple(points for points, _ in scores),
        tie_breaks=tuple(tie for _, tie in scores),
        places=tuple(1 + sum(scores[team[0]] > score for team in rules.team_seats) for score in scores),
    )
