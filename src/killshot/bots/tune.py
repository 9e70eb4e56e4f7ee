"""Tunes the weights of the heuristic by self-play: `python -m killshot.bots.tune --out weights.json`.

Normal bots with the best table so far play others whose table has been changed a little, half of the seats against the
other half, seats exchanged over common deals, in all modes. A challenger whose points beat the champion's clearly
becomes the champion. The same seed gives the same tables; the file is written whenever there is a new champion, and is
where the next run begins.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from ..engine.rules import Rules
from ..engine.setup import Setup
from ..game import Game
from .mind.weights import NUMBERS, TABLE, Weights, read_table
from .normal_bot import NormalBot

# Deathmatch is what most people play; the others have weights of their own.
SETUPS: Final = (
    Setup(players=4),
    Setup(players=4, arena="M1"),
    Setup(players=4, mode="domination"),
    Setup(players=4, arena="S"),
    Setup(players=4, characters=True),
    Setup(players=4, mode="turret"),
    Setup(players=2, mode="teams"),
    Setup(players=4, mode="teams"),
)
GROUPS: Final = ("weapons", "powerups", "characters")
CHANGED: Final = 0.25  # the share of the weights that a challenger has changed
SPREAD: Final = 0.35  # how far
BATCH: Final = 48  # games between two looks at the score
HOPELESS: Final = -0.5  # standard errors
CLEAR: Final = 2.0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m killshot.bots.tune", description=__doc__)
    parser.add_argument("--out", type=Path, default=TABLE, help="the table to begin with, if it exists, and to write")
    parser.add_argument("--challengers", type=int, default=50, help="how many are tried (default: 50)")
    parser.add_argument("--games", type=int, default=384, help="at most, per challenger (default: 384)")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    champion = read_table(args.out if args.out.exists() else TABLE)
    for number in range(args.challengers):
        luck = Random(f"{args.seed}/{number}")
        challenger = changed(champion, luck)
        games, margin, error = compared(challenger, champion, args.games, f"{args.seed}/{number}")
        won = margin > CLEAR * error
        line = f"{number}: {margin:+.2f} ±{error:.2f} points in {games} games{', the new champion' if won else ''}"
        print(line, flush=True)
        if won:
            champion = challenger
            args.out.write_text(json.dumps(champion, indent=2) + "\n", encoding="utf-8")
    return 0


def changed(table: dict[str, Any], luck: Random) -> dict[str, Any]:
    """A table with some weights made larger or smaller."""
    twin = deepcopy(table)
    rows = [(twin, name) for name in NUMBERS]
    rows += [(twin[group], name) for group in GROUPS for name in twin[group]]
    for row, name in rows:
        if luck.random() < CHANGED:
            row[name] = round(row[name] * exp(luck.gauss(0, SPREAD)), 4)
    return twin


def compared(challenger: dict[str, Any], champion: dict[str, Any], games: int, seed: str) -> tuple[int, float, float]:
    """Games played, the mean lead of the challengers in points, and its standard error."""
    tables = (Weights(challenger), Weights(champion))
    leads: list[float] = []
    while len(leads) < games:
        for _ in range(BATCH):
            leads.append(lead(tables, len(leads), seed))
        mean, error = mean_and_error(leads)
        if mean < HOPELESS * error:
            break
    mean, error = mean_and_error(leads)
    return len(leads), mean, error


def lead(tables: tuple[Weights, Weights], number: int, seed: str) -> float:
    """One game; every deal is played twice, with the seats exchanged."""
    deal, turn = divmod(number, 2)
    game = Game(SETUPS[deal % len(SETUPS)], Random(f"{seed}/{deal}").getrandbits(48))
    sides = seated(game.rules, turn)
    bots = [NormalBot(f"{number}/{seat}", tables[side]) for seat, side in enumerate(sides)]
    while (asked := game.decision) is not None:
        seat = asked.seats[0]
        game.play(bots[seat].choose(game.observe(seat), asked.for_seat(seat), partial(game.imagine, seat)), seat)
    assert game.result is not None
    mine, theirs = ([each for each, of in zip(game.result.points, sides, strict=True) if of == side] for side in (0, 1))
    return sum(mine) / len(mine) - sum(theirs) / len(theirs)


def seated(rules: Rules, turn: int) -> tuple[int, ...]:
    """Per seat, which of the two tables it plays with: every other seat, or a whole team."""
    return tuple((team + turn) % 2 for team in rules.team_of)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


if __name__ == "__main__":
    sys.exit(main())
