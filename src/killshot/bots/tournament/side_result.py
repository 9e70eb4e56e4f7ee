"""How a game ended for those who win or lose together."""

from __future__ import annotations

from dataclasses import dataclass

from .match import Outcome
from .schedule import Schedule


@dataclass(frozen=True)
class SideResult:
    """A team, or one player: its points and place, its share of the win, its lead over the best other side."""

    seats: tuple[int, ...]
    points: int
    place: int
    share: float
    margin: int

    def against(self, other: SideResult) -> float:
        """1 for who finished before the other, a half for both where they tie."""
        return 1.0 if self.place < other.place else 0.5 if self.place == other.place else 0.0


def side_results(schedule: Schedule, outcome: Outcome) -> list[SideResult]:
    """The side of each seat; those of a team have the same. Sides that tie for the first place split the win."""
    sides = schedule.sides(outcome.number)
    points = [outcome.points[side[0]] for side in sides]  # all of a team have the points and the place of the team
    places = [outcome.places[side[0]] for side in sides]
    found = []
    for i, side in enumerate(sides):
        share = 1 / places.count(1) if places[i] == 1 else 0.0
        best_other = max(each for j, each in enumerate(points) if j != i)
        found += [SideResult(side, points[i], places[i], share, points[i] - best_other)] * len(side)
    return found
