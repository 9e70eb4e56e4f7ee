"""Tunes the weights of the heuristic by self-play: `python -m killshot.bots.tune --out weights.json`.

Normal bots play each other in all modes. For every deal, all weights are changed a little at random: half of the seats
play with the weights changed one way, the other half with them changed the opposite way. Then the seats are exchanged.
Over many deals it becomes clear whether a larger or a smaller weight brings more points. Each weight moves that way, the
further the less its effect looks like chance. At the end the new table plays the one it began with. The same seed gives
the same tables, with any number of processes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from copy import deepcopy
from itertools import repeat
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from ..arguments import Parser, natural, whole, writable
from ..engine.ids import CHARACTER_WEAPONS, FIGURES
from ..engine.rules import Rules
from ..engine.setup import Setup
from ..game import Game
from ..result import result_of
from .bot import seed_of
from .decide import decide
from .mind.weights import GROUPS, NUMBERS, TABLE, Weights, read_table
from .rungs.normal_bot import NormalBot

# Deathmatch is what most people play. The other modes have weights of their own.
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
# Weights that matter in one mode only, and those that matter only with characters.
OF_MODES: Final = {
    "track_token": "deathmatch",
    "spawn_token": "domination",
    "stand": "domination",
    "turret": "turret",
    "board": "teams",
    "buffered": "teams",
    "team_mark": "teams",
    "flush": "teams",
}
OF_CHARACTERS: Final = ("rush", "venom", *FIGURES[:6], *CHARACTER_WEAPONS)
SPREAD: Final = 0.25  # the standard deviation of the changes, in logarithms
RATE: Final = 0.15  # how far a weight moves, per point that it would bring
FARTHEST: Final = 0.25  # that a weight moves in one generation
LONGEST: Final = 3000  # decisions; a longer game is one in which everyone waits for the others
CHUNK: Final = 8  # deals given to a process at a time

Table = dict[str, Any]


def main(argv: Sequence[str] | None = None) -> int:
    parser = Parser(prog="python -m killshot.bots.tune", description=__doc__)
    parser.add_argument("--out", type=writable, default=str(TABLE), help="the table to write (default: the one in use)")
    parser.add_argument(
        "--first",
        type=Path,
        help="the table to begin with (default: the file of --out if it exists, else the one in use)",
    )
    parser.add_argument("--generations", type=natural, default=6, help="how often the weights move (default: 6)")
    parser.add_argument(
        "--deals", type=natural, default=800, help="deals per generation, each played twice (default: 800)"
    )
    parser.add_argument("--jobs", type=natural, default=1, help="number of processes (default: 1)")
    parser.add_argument("--seed", type=whole, default=0)
    args = parser.parse_args(argv)
    try:
        table = first = read_table(args.first or (args.out if args.out.exists() else TABLE))
    except (OSError, ValueError) as refusal:
        parser.error(str(refusal))
    with ProcessPoolExecutor(args.jobs) as pool:
        for number in range(args.generations):
            table = next_table(pool, table, args.deals, f"{args.seed}/{number}")
            args.out.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")
            print(f"generation {number + 1}: {2 * args.deals} games", flush=True)
        leads = leads_of(pool, [(table, first)] * args.deals, f"{args.seed}/proof")
    mean, error = mean_and_error(leads)
    print(f"the new table leads the first one by {mean:+.2f} ±{error:.2f} points in {2 * args.deals} games")
    return 0


def next_table(pool: Executor, table: Table, deals: int, seed: str) -> Table:
    """The table after one generation."""
    changes = [change(table, setup_for_deal(deal), Random(f"{seed}/{deal}")) for deal in range(deals)]
    pairs = [(scaled(table, each), scaled(table, each, -1)) for each in changes]
    return scaled(table, steps(changes, leads_of(pool, pairs, seed)))


def setup_for_deal(deal: int) -> Setup:
    return SETUPS[deal % len(SETUPS)]


def change(table: Table, setup: Setup, luck: Random) -> list[float]:
    """How much each weight is changed, in logarithms. Those that do not matter in the setup stay as they are."""
    return [luck.gauss(0, SPREAD) if matters(name, setup) else 0.0 for _, name in rows(table)]


def matters(name: str, setup: Setup) -> bool:
    if name in OF_CHARACTERS:
        return setup.characters
    return OF_MODES.get(name, setup.mode) == setup.mode


def steps(changes: list[list[float]], leads: list[float]) -> list[float]:
    """How far each weight moves: in proportion to the points it would bring, and less if that could be chance."""
    _, error = mean_and_error(leads)
    noise = error * sqrt(len(leads))
    found: list[float] = []
    for column in zip(*changes, strict=True):
        square = sum(each * each for each in column) or 1.0
        slope = sum(each * lead for each, lead in zip(column, leads, strict=True)) / square
        surety = max(0.0, 1 - (noise / slope) ** 2 / square) if slope else 0.0
        found.append(max(-FARTHEST, min(FARTHEST, RATE * slope * surety)))
    return found


def rows(table: Table) -> list[tuple[dict[str, float], str]]:
    """Every weight as a dictionary and its key in it, always in the same order."""
    return [(table, name) for name in NUMBERS] + [(table[group], name) for group in GROUPS for name in table[group]]


def scaled(table: Table, by: list[float], sign: int = 1) -> Table:
    """A copy of the table with its weights changed by these logarithms, or by their opposites."""
    twin = deepcopy(table)
    for (row, name), each in zip(rows(twin), by, strict=True):
        row[name] = round(row[name] * exp(sign * each), 4)
    return twin


def leads_of(pool: Executor, pairs: list[tuple[Table, Table]], seed: str) -> list[float]:
    """For each deal, by how many points the first table of its pair led the second."""
    return list(pool.map(lead, pairs, range(len(pairs)), repeat(seed), chunksize=CHUNK))


def lead(pair: tuple[Table, Table], deal: int, seed: str) -> float:
    """The same for one deal, played twice, with the seats exchanged."""
    tables = Weights(pair[0]), Weights(pair[1])
    return sum(lead_of_game(tables, deal, turn, seed) for turn in (0, 1)) / 2


def lead_of_game(tables: tuple[Weights, Weights], deal: int, turn: int, seed: str) -> float:
    game = Game(setup_for_deal(deal), seed_of(seed, deal))
    sides = tables_by_seat(game.rules, turn)
    bots = [NormalBot(f"{deal}/{seat}", tables[side]) for seat, side in enumerate(sides)]
    while game.decision is not None and len(game.actions) < LONGEST:
        decide(game, bots)
    points = result_of(game.rules, game.state).points
    mine, theirs = ([each for each, of in zip(points, sides, strict=True) if of == side] for side in (0, 1))
    return sum(mine) / len(mine) - sum(theirs) / len(theirs)


def tables_by_seat(rules: Rules, turn: int) -> tuple[int, ...]:
    """Which of the two tables each seat plays with: they alternate, or each has a whole team."""
    return tuple((team + turn) % 2 for team in rules.team_of)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


if __name__ == "__main__":
    sys.exit(main())
