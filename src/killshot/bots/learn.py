"""Learns the outlook from games: `python -m killshot.bots.learn --out outlook.json`.

Normal bots play each other in every kind of game. Whenever a turn begins, the traits of all sides are written down, and
when the game is over, its outcome. Least squares then find how much each trait counts. The same seed gives the same
table, with any number of processes. Needs numpy (`pip install 'killshot[env]'`).
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from itertools import repeat
from typing import Final

from ..arguments import Parser, natural, whole, writable
from ..engine.setup import Setup
from ..game import Game
from .bot import seed_of
from .decide import decide, first_seat
from .mind.outlook import TABLE, TRAITS, Row, Table, inputs, outcome
from .mind.value import Judge
from .rungs.normal_bot import NormalBot
from .rungs.planning_bot import tuned_weights

# Each kind of game is learned from games of several sizes and arenas.
SETUPS: Final = {
    "deathmatch": (
        Setup(players=4),
        Setup(players=4, arena="M1"),
        Setup(players=4, arena="S"),
        Setup(players=3),
        Setup(players=5),
        Setup(players=4, arena="M2"),
    ),
    "characters": (
        Setup(players=4, characters=True),
        Setup(players=4, characters=True, arena="M1"),
        Setup(players=4, characters=True, arena="S"),
        Setup(players=3, characters=True),
        Setup(players=5, characters=True),
        Setup(players=4, characters=True, arena="M2"),
    ),
    "bot": (
        Setup(players=4, bot=True),
        Setup(players=4, bot=True, arena="M1"),
        Setup(players=4, bot=True, arena="S"),
        Setup(players=3, bot=True),
        Setup(players=3, bot=True, arena="M2"),
    ),
    "domination": (
        Setup(players=4, mode="domination"),
        Setup(players=4, mode="domination", arena="S"),
        Setup(players=3, mode="domination", arena="M1"),
        Setup(players=5, mode="domination", arena="M2"),
    ),
    "turret": (
        Setup(players=4, mode="turret"),
        Setup(players=4, mode="turret", arena="S"),
        Setup(players=3, mode="turret", arena="M1"),
        Setup(players=5, mode="turret", arena="M2"),
    ),
    "teams": (Setup(players=2, mode="teams"), Setup(players=4, mode="teams"), Setup(players=6, mode="teams")),
}
NODES: Final = 300  # per action: fewer than normal has, and nearly as strong
WIDTH: Final = 1 + 2 * len(TRAITS)
DOUBT: Final = 10.0  # how strongly weights are pulled towards zero, in positions


def main(argv: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m killshot.bots.learn", description=__doc__)
    parser.add_argument("--out", type=writable, default=str(TABLE), help="the table to write")
    parser.add_argument("--games", type=natural, default=4000, help="games of every kind (default: 4000)")
    parser.add_argument("--jobs", type=natural, default=1, help="number of processes (default: 1)")
    parser.add_argument("--seed", type=whole, default=0)
    args = parser.parse_args(argv)
    if find_spec("numpy") is None:
        parser.error("numpy is not installed: pip install 'killshot[env]'")
    table: Table = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for kind in SETUPS:
            rows = array("d")
            for played in pool.map(positions, repeat(kind), range(args.games), repeat(args.seed), chunksize=8):
                rows.extend(played)
            table[kind], explained = fit(rows)
            print(f"{kind}: {args.games} games, {explained:.1%} of the outcome explained", flush=True)
    args.out.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    return 0


def positions(kind: str, number: int, seed: int) -> array[float]:
    """Play one game. For each position where a turn begins: the inputs, the life that is left, and the outcome."""
    setups = SETUPS[kind]
    game = Game(setups[number % len(setups)], seed_of(seed, kind, number))
    judge = Judge(game.rules, tuned_weights())
    bots = [NormalBot(f"{seed}/{number}/{seat}", nodes=NODES) for seat in range(len(game.rules.team_of))]
    met: list[tuple[int, list[float]]] = []
    asked = -1
    while game.decision is not None:
        seat = first_seat(game.decision)
        if seat != asked and game.state.stack[-1].begins(game.rules, game.state):
            met.append((seat, [*inputs(judge, game.state, seat), judge.life(game.state, seat)]))
        asked = seat
        decide(game, bots)
    rows = array("d")
    for seat, found in met:
        rows.extend((*found, outcome(judge, game.state, seat)))
    return rows


def fit(flat: array[float]) -> tuple[Row, float]:
    """The row for a kind of game, and how much of the variance of outcomes it explains."""
    import numpy as np

    rows = np.frombuffer(flat).reshape(-1, WIDTH + 2)
    seen, life, came = rows[:, :WIDTH], rows[:, WIDTH : WIDTH + 1], rows[:, WIDTH + 1]
    terms = np.hstack([seen, seen * life])
    scale = np.sqrt((terms**2).mean(axis=0)) + 1e-9
    terms /= scale
    found = np.linalg.solve(terms.T @ terms + DOUBT * np.eye(2 * WIDTH), terms.T @ came)
    left = came - terms @ found
    pairs = [[round(float(each), 4) for each in pair] for pair in (found / scale).reshape(2, WIDTH).T]
    names = len(TRAITS)
    row = {
        "start": pairs[0],
        "own": dict(zip(TRAITS, pairs[1 : 1 + names], strict=True)),
        "others": dict(zip(TRAITS, pairs[1 + names :], strict=True)),
    }
    return row, float(1 - left.var() / came.var())


if __name__ == "__main__":
    sys.exit(main())
