"""`killshot bench`: the speed of the engine, beside that of python-chess on the same core at the same time."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ...arguments import seconds
from ..options import add_language_argument
from ..version import is_compiled
from .search import playouts_per_second, search_nodes_per_second
from .stopwatch import ChessGames, OurGames, compare, copy_costs, growth, thirds

SUMMARY = "measure the speed of the engine"
DESCRIPTION = """\
Plays uniform random games, 4 players and 8 skulls, on one core, in short slices that alternate with random games of
chess by python-chess, so that a busy machine slows both down alike; tells medians. Then the cost of a copy of a state,
of a copy and a step, what searchers do (playouts from the middle of a game, nodes of whole actions, judged), and
whether a game gets slower as it goes on."""
EXAMPLES = (
    "killshot bench",
    "killshot bench --seconds 60",
    "killshot bench --json > bench.json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=seconds, default=10.0, metavar="T", help="about how long (default: 10)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    figures = measure(args.seconds)
    if args.json:
        print(json.dumps(figures, indent=2))
    else:
        from .report import bench_text

        print(bench_text(figures, args.lang))
    return 0


def measure(budget: float) -> dict[str, Any]:
    """All figures. Half of the time goes to the comparison."""
    ours = OurGames(seed=1)
    chess = ChessGames(seed=1) if has_chess() else None
    speed = compare(ours, chess, budget / 2)
    copy, step = copy_costs(ours.rules, budget / 6)
    return {
        "compiled": is_compiled(),
        "python": ".".join(map(str, sys.version_info[:3])),
        "decisions_per_second": round(speed.ours),
        "chess_moves_per_second": round(speed.chess) if chess is not None else None,
        "ratio": round(speed.ratio, 2) if chess is not None else None,
        "games_per_second": round(speed.ours / ours.mean_length, 1),
        "decisions_per_game": round(ours.mean_length, 1),
        "copy_us": round(copy * 1e6, 3),
        "copy_and_step_us": round(step * 1e6, 3),
        "playouts_per_second": round(playouts_per_second(ours.rules, budget / 12), 1),
        "search_nodes_per_second": round(search_nodes_per_second(ours.rules, budget / 12)),
        "thirds_decisions_per_second": [round(rate) for rate in thirds(ours.rules, budget / 6)],
        "growth": round(growth(ours.rules), 2),
    }


def has_chess() -> bool:
    try:
        import chess  # noqa: F401 (only asking)
    except ImportError:
        return False
    return True
