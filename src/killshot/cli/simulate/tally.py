"""Counting random games. Only sums and histograms are kept, so a million games take no more memory than a few."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from ...engine import machine
from ...engine.action import END
from ...engine.ids import ARENA_WEAPONS, EFFECTS, WEAPONS, bits
from ...engine.rules import Rules, rules_for
from ...engine.setup import Setup
from ...result import result_of
from ...text.names import CARDS

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
WIN: Final = 60  # parts of a win, so that 2 to 6 winners share it exactly


class Tally:
    """Counts over some games. Tallies can be added in any order."""

    def __init__(self, seats: int, characters: bool = False, teams: tuple[int, ...] = ()) -> None:
        self.weapons: tuple[int, ...] = tuple(range(len(WEAPONS))) if characters else bits(ARENA_WEAPONS)
        self.teams = teams  # the number of seats of each
        self.lengths: Counter[int] = Counter()  # decisions in a game -> games
        self.turns: Counter[int] = Counter()
        self.points: tuple[Counter[int], ...] = tuple(Counter() for _ in range(seats))
        self.places: tuple[Counter[int], ...] = tuple(Counter() for _ in range(seats))
        self.wins: list[int] = [0] * seats
        self.fired: Counter[int] = Counter()  # weapon -> times
        self.effects: Counter[tuple[int, int]] = Counter()  # weapon, effect -> times

    @property
    def games(self) -> int:
        return self.lengths.total()

    @property
    def decisions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    def add(self, other: Tally) -> None:
        self.lengths.update(other.lengths)
        self.turns.update(other.turns)
        for seat in range(len(self.wins)):
            self.points[seat].update(other.points[seat])
            self.places[seat].update(other.places[seat])
            self.wins[seat] += other.wins[seat]
        self.fired.update(other.fired)
        self.effects.update(other.effects)

    def to_json(self) -> dict[str, Any]:
        games = self.games
        seats = [
            {
                "points": summary(self.points[seat]),
                "win_share": round(self.wins[seat] / WIN / games, 4),
                "places": {str(place): self.places[seat][place] for place in sorted(self.places[seat])},
            }
            for seat in range(len(self.wins))
        ]
        leaders = (
            sum(self.teams[:team]) for team in range(len(self.teams))
        )  # the seats of a team have the same result
        return {
            "games": games,
            "decisions_per_game": summary(self.lengths),
            "turns_per_game": summary(self.turns),
            "seats": seats,
            "teams": [{"players": size, **seats[leader]} for size, leader in zip(self.teams, leaders, strict=True)],
            "weapons": {
                WEAPONS[weapon]: {
                    "fired": self.fired[weapon],
                    "per_game": round(self.fired[weapon] / games, 3),
                    "effects": {EFFECTS[row.id]: self.effects[weapon, row.id] for row in CARDS[weapon].effects},
                }
                for weapon in self.weapons
            },
        }


def summary(histogram: Counter[int]) -> dict[str, Any]:
    """Mean, extremes and quantiles of a histogram (value -> count)."""
    n = histogram.total()
    values = sorted(histogram)
    found: dict[str, float] = {}
    for share in QUANTILES:
        below = 0
        for value in values:
            below += histogram[value]
            if below >= share * n:
                found[f"{share:.0%}"] = value
                break
    mean = sum(value * count for value, count in histogram.items()) / n
    return {"mean": round(mean, 2), "min": values[0], "max": values[-1], "quantiles": found}


def play_games(setup: Setup, seed: int, first: int, games: int) -> Tally:
    """Play `games` games from number `first` on. Each depends on the seed and its number alone."""
    tally = Tally(setup.players, setup.characters, setup.teams)
    rules = rules_for(setup)
    for number in range(first, first + games):
        luck = Random(f"{seed}/{number}")
        _play(rules, luck.getrandbits(48), luck, tally)
    return tally


def _play(rules: Rules, seed: int, luck: Random, tally: Tally) -> None:
    s = machine.deal(rules, seed)
    random = luck.random
    decisions = turns = 0
    while True:
        asked = machine.decision(rules, s)
        if asked is None:
            break
        options = asked.options
        action = options[int(random() * len(options))]
        decisions += 1
        kind = action.kind
        if action is END or (kind == "done" and asked.prompt.key == "team-turn" and len(asked.seats) == 1):
            turns += 1
        elif kind == "effect":
            tally.effects[asked.prompt.weapon, action.value] += 1
        elif kind == "weapon" and asked.prompt.kind.part == "shoot":
            tally.fired[action.value] += 1
            only = CARDS[action.value].effects
            if len(only) == 1:  # used without being asked
                tally.effects[action.value, only[0].id] += 1
        machine.apply(rules, s, action)
    result = result_of(rules, s)
    tally.lengths[decisions] += 1
    tally.turns[turns] += 1
    share = WIN // len({rules.team_of[seat] for seat in result.winners})  # a team wins as one
    for seat, points in enumerate(result.points):
        tally.points[seat][points] += 1
        tally.places[seat][result.places[seat]] += 1
    for seat in result.winners:
        tally.wins[seat] += share
