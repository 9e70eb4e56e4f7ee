"""How a game ended for a side: the seats that win or lose together."""

from __future__ import annotations

from dataclasses import dataclass

from .match import Outcome
from .schedule import Schedule


@dataclass(frozen=True)
class SideResult:
    """The points and place of a team or of one player, its share of the win, its lead over the best other side."""

    seats: tuple[int, ...]
    points: int
    place: int
    share: float
    margin: int

    def against(self, other: SideResult) -> float:
        """1 for finishing before the other side, a half for a tie, 0 for finishing after it."""
        return 1.0 if self.place < other.place else 0.5 if self.place == other.place else 0.0


def side_results(schedule: Schedule, outcome: Outcome) -> list[SideResult]:
    """The result of each seat's side. Sides that tie for first place split the win."""
    sides = schedule.sides(outcome.number)
    points = [outcome.points[side[0]] for side in sides]  # the seats of a team have the same
    places = [outcome.places[side[0]] for side in sides]
    found = []
    for i, side in enumerate(sides):
        share = 1 / places.count(1) if places[i] == 1 else 0.0
        best_other = max(each for j, each in enumerate(points) if j != i)
        found += [SideResult(side, points[i], places[i], share, points[i] - best_other)] * len(side)
    return found
