"""The standings of a tournament: win shares with their intervals, ranks, margins, ratings and a cross table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from math import lcm, sqrt
from statistics import fmean
from typing import Any, Final

from .match import Outcome
from .schedule import Schedule
from .side_result import SideResult, side_results

Z: Final = 1.959964  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the true win share. Wins can be fractions, since ties are split."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


class Score:
    """One bot against another."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.games = 0

    def add(self, wins: float) -> None:
        self.wins += wins
        self.games += 1

    def to_json(self) -> dict[str, Any]:
        interval = [round(each, 4) for each in wilson(self.wins, self.games)]
        share = round(self.wins / self.games, 4) if self.games else None
        return {"games": self.games, "share": share, "interval": interval}


class Row:
    """One bot over its games. A game in which it had several seats counts once, as their mean."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.ranks = 0.0
        self.points = 0.0
        self.margin = 0.0
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, sides: Sequence[SideResult]) -> None:
        """Count a game, given the results of the bot's seats."""
        self.games += 1
        self.wins += fmean(side.share for side in sides)
        self.ranks += fmean(side.place for side in sides)
        self.points += fmean(side.points for side in sides)
        self.margin += fmean(side.margin for side in sides)

    def add_time(self, outcome: Outcome, seat: int) -> None:
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]
        self.slowest = max(self.slowest, outcome.slowest[seat])

    @property
    def win_share(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share."""
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        games = max(1, self.games)
        return {
            "games": self.games,
            "win_share": round(self.win_share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_rank": round(self.ranks / games, 3),
            "mean_points": round(self.points / games, 2),
            "mean_margin": round(self.margin / games, 2),
            "ms_per_decision": round(1000 * self.seconds / max(1, self.decisions), 3),
            "ms_slowest": round(1000 * self.slowest, 1),
        }


class Standings:
    """Everything that is known about a tournament, from its outcomes in any order."""

    def __init__(self, schedule: Schedule, outcomes: Iterable[Outcome]) -> None:
        self.schedule = schedule
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
        self.names = tuple(dict.fromkeys(schedule.bots))
        self.rows = {name: Row() for name in self.names}
        self.cross = {(a, b): Score() for a in self.names for b in self.names if a != b}
        for outcome in self.outcomes:
            self._count(outcome)

    def _count(self, outcome: Outcome) -> None:
        lone = self.schedule.lone_seat(outcome.number)
        side = side_results(self.schedule, outcome)
        seats = {name: [i for i, each in enumerate(outcome.bots) if each == name] for name in outcome.bots}
        for name, own in seats.items():
            for seat in own:
                self.rows[name].add_time(outcome, seat)
            if lone < 0 or lone in own:
                self.rows[name].add([side[seat] for seat in own])
        for name, rival in permutations(seats, 2):
            if lone in seats[name]:  # one against many: its share of the win
                self.cross[name, rival].add(side[lone].share)
            elif lone < 0:  # at one table: who finished before whom, teammates apart
                pairs = [(side[a], side[b]) for a in seats[name] for b in seats[rival] if side[a] is not side[b]]
                if pairs:
                    self.cross[name, rival].add(fmean(a.against(b) for a, b in pairs))

    def ratings(self) -> dict[str, tuple[float, float]] | None:
        """Mean and deviation of each rating (Plackett-Luce, by openskill), or None where openskill is not installed."""
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            return None
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.names}
        sizes = self.schedule.sizes
        for outcome in self.outcomes:
            sides = self.schedule.sides(outcome.number)
            teams = [
                [
                    model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma, name=name)
                    for name in (outcome.bots[seat] for seat in side)
                    for _ in range(lcm(*sizes) // len(side))  # teams weigh the same, whatever their size
                ]
                for side in sides
            ]
            rated = model.rate(teams, ranks=[outcome.places[side[0]] for side in sides])
            for name in set(outcome.bots):  # a bot with several seats gets the mean of their ratings
                learnt = [each for team in rated for each in team if each.name == name]
                mu, sigma = fmean(each.mu for each in learnt), fmean(each.sigma for each in learnt)
                ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
        return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}

    def to_json(self) -> dict[str, Any]:
        ratings = self.ratings()
        bots = {}
        for name, row in self.rows.items():
            bots[name] = row.to_json()
            bots[name]["rating"] = None if ratings is None else [round(each, 2) for each in ratings[name]]
        return {
            **self.schedule.to_json(),
            "played": len(self.outcomes),
            "one_table": self.schedule.is_one_table,
            "alone": self.schedule.has_lone_seat,
            "chance": round(1 / len(self.schedule.sizes), 4),
            "bots": bots,
            "cross": [{"bot": a, "against": b, **score.to_json()} for (a, b), score in self.cross.items()],
        }
