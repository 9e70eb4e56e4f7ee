"""Who sits where in which game. A game is determined by the schedule and its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from typing import Any, TypeVar

from ...engine.setup import Setup
from ..bot import seed_of
from ..find import find

T = TypeVar("T")


@dataclass(frozen=True)
class Schedule:
    """A tournament of `games` games per line-up.

    With as many bots as seats there is one line-up: all at one table. Otherwise each bot plays alone against a table
    full of each of the others. Every line-up plays the same deals, each of them as often as there are seats, so that
    every bot of the line-up has each seat once.

    In team play each deal is played twice, with the teams exchanged; who sits where in a team changes from deal to
    deal. Unless there are as many bots as seats, each bot plays a whole team against a team of each of the others; where
    the teams differ in size, it plays both.
    """

    bots: tuple[str, ...]
    games: int
    setup: Setup
    seed: int = 0

    def __post_init__(self) -> None:
        for name in self.bots:
            find(name)
        if len(self.bots) != self.setup.players and len(set(self.bots)) != len(self.bots):
            raise ValueError("a bot can be named twice only if there is a bot for every seat")
        if len(self.bots) < 2:
            raise ValueError("a tournament takes at least two bots")
        if self.games < 1:
            raise ValueError(f"a tournament takes at least one game, not {self.games}")

    @property
    def is_one_table(self) -> bool:
        return len(self.bots) == self.setup.players

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """The line-ups before rotation; of one against many, the one comes first."""
        if self.is_one_table:
            return (self.bots,)
        if self.setup.teams:
            first, second = self.setup.teams
            pairs = combinations(self.bots, 2) if first == second else permutations(self.bots, 2)
            return tuple((*[one] * first, *[other] * second) for one, other in pairs)
        return tuple((one, *[other] * (self.setup.players - 1)) for one, other in permutations(self.bots, 2))

    @property
    def total(self) -> int:
        return self.games * len(self.lineups)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of seats of each side: a team, or one where there are no teams."""
        return self.setup.teams or (1,) * self.setup.players

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot in each seat of a game. Line-ups take turns, so that half a tournament is fair too."""
        names = iter(self.lineups[number % len(self.lineups)])
        sides = [tuple(islice(names, size)) for size in self.sizes]
        return tuple(
            name for side in rotate(sides, self._turn(number)) for name in rotate(side, self._deal(number) % len(side))
        )

    def game_setup(self, number: int) -> Setup:
        """The setup of a game: where teams of different sizes change places, so do their sizes."""
        sizes = rotate(self.setup.teams, self._turn(number)) if self.setup.teams else []
        return self.setup if sizes == [*self.setup.teams] else Setup.from_json(self.setup.to_json() | {"teams": sizes})

    def sides(self, number: int) -> tuple[tuple[int, ...], ...]:
        """The seats in a game that win or lose together."""
        seats = iter(range(self.setup.players))
        return tuple(tuple(islice(seats, size)) for size in rotate(self.sizes, self._turn(number)))

    def lone_seat(self, number: int) -> int:
        """The seat of the one against many, or -1 at one table and in team play."""
        return self._turn(number) if self.has_lone_seat else -1

    @property
    def has_lone_seat(self) -> bool:
        return not self.is_one_table and not self.setup.teams

    def deal(self, number: int) -> int:
        """The seed of the game."""
        return seed_of(self.seed, self._deal(number))

    def _turn(self, number: int) -> int:
        return number // len(self.lineups) % len(self.sizes)

    def _deal(self, number: int) -> int:
        return number // len(self.lineups) // len(self.sizes)

    def to_json(self) -> dict[str, Any]:
        return {"bots": list(self.bots), "games": self.games, "setup": self.setup.to_json(), "seed": self.seed}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Schedule:
        return Schedule(tuple(data["bots"]), data["games"], Setup.from_json(data["setup"]), data["seed"])


def rotate(things: Sequence[T], steps: int) -> list[T]:
    """The things moved `steps` places to the right; those at the end come first."""
    return [*things[len(things) - steps :], *things[: len(things) - steps]]
