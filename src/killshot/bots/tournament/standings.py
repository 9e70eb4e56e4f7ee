"""What the games of a tournament say: win shares with their intervals, ranks, margins, ratings, a cross table."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

from .match import Outcome
from .schedule import Schedule

Z: Final = 1.959964  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true win share with 95 % confidence; wins may be fractions where ties are split."""
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
    """One bot, over the games that count for it."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.ranks = 0
        self.points = 0
        self.margin = 0
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.wins += outcome.share(seat)
        self.ranks += outcome.places[seat]
        self.points += outcome.points[seat]
        self.margin += outcome.points[seat] - max(p for i, p in enumerate(outcome.points) if i != seat)

    def add_time(self, outcome: Outcome, seat: int) -> None:
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]
        self.slowest = max(self.slowest, outcome.slowest[seat])

    def to_json(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        games = max(1, self.games)
        return {
            "games": self.games,
            "win_share": round(self.wins / games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_rank": round(self.ranks / games, 3),
            "mean_points": round(self.points / games, 2),
            "mean_margin": round(self.margin / games, 2),
            "ms_per_decision": round(1000 * self.seconds / max(1, self.decisions), 3),
            "ms_slowest": round(1000 * self.slowest, 1),
        }


class Standings:
    """Everything that is told about a tournament, from its outcomes in any order."""

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
        for seat, name in enumerate(outcome.bots):
            self.rows[name].add_time(outcome, seat)
            if lone in (-1, seat):
                self.rows[name].add(outcome, seat)
            for other, rival in enumerate(outcome.bots):
                if lone < 0 and name != rival:  # at one table: who finished before whom
                    mine, theirs = outcome.places[seat], outcome.places[other]
                    self.cross[name, rival].add(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
        if lone >= 0:  # one against many: the share of the win
            rival = outcome.bots[lone - 1]
            self.cross[outcome.bots[lone], rival].add(outcome.share(lone))

    def ratings(self) -> dict[str, tuple[float, float]] | None:
        """Mean and deviation by Plackett and Luce (openskill), the games in order; None where that is not installed."""
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            return None
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.names}
        for outcome in self.outcomes:
            rated = model.rate([[ratings[name]] for name in outcome.bots], ranks=list(outcome.places))
            for name in set(outcome.bots):  # a bot in several seats has learnt the mean of what they say
                seats = [team[0] for team, sitting in zip(rated, outcome.bots, strict=True) if sitting == name]
                mu = sum(seat.mu for seat in seats) / len(seats)
                sigma = sum(seat.sigma for seat in seats) / len(seats)
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
            "chance": round(1 / self.schedule.setup.players, 4),
            "bots": bots,
            "cross": [{"bot": a, "against": b, **score.to_json()} for (a, b), score in self.cross.items()],
        }
