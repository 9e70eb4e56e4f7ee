"""`killshot bench`: the speed of the engine, next to that of python-chess on the same core at the same time."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ...arguments import seconds
from ..options import add_language_argument
from ..version import is_compiled
from .report import bench_text
from .search import playouts_per_second, search_nodes_per_second
from .stopwatch import ChessGames, OurGames, compare, copy_costs, growth, thirds

SUMMARY = "measure the speed of the engine"
DESCRIPTION = """\
Plays random games of 4 players and 8 skulls on one core, in short slices that alternate with random games of chess by
python-chess, so that a busy machine slows both down alike, and prints medians. Our loop learns from the decision it
asks for whether the game is over. The chess loop is measured twice: asking python-chess before every move whether the
game is over, and without that question, noticing the end by there being no legal move. Then come the cost of a copy
of a state and of a copy and a step, what searchers do (playouts from the middle of a game, nodes of whole actions,
judged), and whether a game gets slower as it goes on."""
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
    print(json.dumps(figures, indent=2) if args.json else bench_text(figures, args.lang))
    return 0


def measure(budget: float) -> dict[str, Any]:
    """All figures. Half of the time goes to the comparison with chess."""
    ours = OurGames(seed=1)
    chess = [ChessGames(seed=1, asks=asks) for asks in (True, False)] if has_chess() else []
    rate, yardsticks = compare(ours, chess, budget / 2)
    asking, unasked = yardsticks or (None, None)
    copy, step = copy_costs(ours.rules, budget / 6)
    return {
        "compiled": is_compiled(),
        "python": ".".join(map(str, sys.version_info[:3])),
        "decisions_per_second": round(rate),
        "chess_moves_per_second": round(asking.rate) if asking else None,
        "ratio": round(asking.ratio, 2) if asking else None,
        "chess_moves_per_second_without_asking": round(unasked.rate) if unasked else None,
        "ratio_without_asking": round(unasked.ratio, 2) if unasked else None,
        "games_per_second": round(rate / ours.mean_length, 1),
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
