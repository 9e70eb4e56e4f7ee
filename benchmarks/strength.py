"""Whether the rungs are still as strong as measured: `python benchmarks/strength.py [rung …] [--games N] [--jobs J]`.

Plays every row of the tables in docs/measurements/bots.md again, with fewer games. Marks rows that are weaker than chance
explains, and rungs that are weaker over all their rows, which takes fewer games to tell.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from killshot.arguments import Parser, natural
from killshot.bots import BOTS, RUNGS

TABLES: Final = Path(__file__).resolve().parent.parent / "docs" / "measurements" / "bots.md"
ROW: Final = re.compile(
    r"^\| `--bots (?P<bots>\S+) --games \d+(?P<setup>[^`]*)` \| (?P<games>\d+) \| (?P<share>[\d.]+) % \|", re.M
)
GAMES: Final = 40
TIMED_GAMES: Final = 4  # of a rung whose budget is time
FAR: Final = 2.6  # standard errors: chance explains one row in two hundred


@dataclass(frozen=True)
class Row:
    """A line-up, beginning with the bot that is measured, and the share of the games that it won."""

    bots: str
    setup: str
    games: int
    share: float

    @property
    def rung(self) -> str:
        return self.bots.partition(",")[0]

    def play(self, games: int, jobs: int) -> float:
        """Play it again; returns the number of games won, ties split."""
        words = [*self.setup.split(), "--games", str(games), "--jobs", str(jobs), "--json"]
        command = [sys.executable, "-m", "killshot", "tournament", "--bots", self.bots, *words]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        share: float = json.loads(done.stdout)["bots"][self.rung]["win_share"]
        return share * games


def rows_of(text: str) -> list[Row]:
    return [
        Row(each["bots"], each["setup"].strip(), int(each["games"]), float(each["share"]) / 100)
        for each in ROW.finditer(text)
    ]


def verdict(rows: Iterable[Row], wins: float, games: int) -> str:
    """The wins in `games` games of each row, compared with those expected from the rows."""
    rows = list(rows)
    total = games * len(rows)
    expected = sum(row.share for row in rows) * games
    # A share of 0 or 1 would leave no room for chance, but it was measured in a limited number of games.
    certain = [min(1 - 1 / row.games, max(1 / row.games, row.share)) for row in rows]
    error = sqrt(sum(p * (1 - p) * (games + games * games / row.games) for p, row in zip(certain, rows, strict=True)))
    word = "  WEAKER" if wins < expected - FAR * error else ""
    return f"{wins / total:6.1%} of {total:4} games, {expected / total:6.1%} in the table{word}"


def main() -> None:
    parser = Parser(description=__doc__)
    parser.add_argument("rungs", nargs="*", metavar="rung", help=f"of {', '.join(BOTS)} (default: all)")
    parser.add_argument(
        "--games", type=natural, help=f"of every row (default: {GAMES}, {TIMED_GAMES} if its budget is time)"
    )
    parser.add_argument("--jobs", type=natural, default=1, help="processes (default: 1)")
    args = parser.parse_args()
    for rung in args.rungs:
        if rung not in BOTS:
            parser.error(f"there is no rung {rung!r}; choose from {', '.join(BOTS)}")
    rows = rows_of(TABLES.read_text(encoding="utf-8"))
    for rung in RUNGS:
        own = [row for row in rows if row.rung == rung.name and rung.name in (args.rungs or BOTS)]
        games = args.games or (TIMED_GAMES if rung.is_timed else GAMES)
        wins = 0.0
        for row in own:
            won = row.play(games, args.jobs)
            wins += won
            print(f"{row.bots + ' ' + row.setup:58} {verdict([row], won, games)}", flush=True)
        if own:
            print(f"{rung.name + ', all of these':58} {verdict(own, wins, games)}", flush=True)


if __name__ == "__main__":
    main()
