"""Who sits where in which game. A game follows from the schedule and its number alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any

from ...engine.setup import Setup
from ..find import find


@dataclass(frozen=True)
class Schedule:
    """`games` per line-up. As many bots as seats: one table of all. Otherwise everyone alone against a table of each other.

    Seats rotate over common deals: a line-up plays a deal as often as there are seats, everybody once in each of them,
    and every line-up plays the same deals.
    """

    bots: tuple[str, ...]
    games: int
    setup: Setup
    seed: int = 0

    def __post_init__(self) -> None:
        for name in self.bots:
            find(name)
        if len(self.bots) != self.setup.players and len(set(self.bots)) != len(self.bots):
            raise ValueError("a bot can be named twice only where there is a bot for every seat")
        if len(self.bots) < 2:
            raise ValueError("a tournament takes at least two bots")

    @property
    def is_one_table(self) -> bool:
        return len(self.bots) == self.setup.players

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Before rotation; where it is one against many, the one comes first."""
        if self.is_one_table:
            return (self.bots,)
        return tuple((one, *[other] * (self.setup.players - 1)) for one, other in permutations(self.bots, 2))

    @property
    def total(self) -> int:
        return self.games * len(self.lineups)

    def seated(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a game; neighbouring numbers are different line-ups, so that half a tournament is fair."""
        lineup = self.lineups[number % len(self.lineups)]
        turn = number // len(self.lineups) % self.setup.players
        return (*lineup[-turn:], *lineup[:-turn]) if turn else lineup

    def lone_seat(self, number: int) -> int:
        """The seat of the one against many; -1 where all sit at one table."""
        return -1 if self.is_one_table else number // len(self.lineups) % self.setup.players

    def deal(self, number: int) -> int:
        """The seed of the game."""
        deal = number // len(self.lineups) // self.setup.players
        return Random(f"{self.seed}/{deal}").getrandbits(48)

    def to_json(self) -> dict[str, Any]:
        return {"bots": list(self.bots), "games": self.games, "setup": self.setup.to_json(), "seed": self.seed}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Schedule:
        return Schedule(tuple(data["bots"]), data["games"], Setup.from_json(data["setup"]), data["seed"])
