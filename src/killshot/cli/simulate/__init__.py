"""`killshot simulate`: play many random games and count."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Generator
from contextlib import closing
from typing import Any, Final

from ...arguments import UsageError, natural, whole
from ...engine.setup import Setup
from ...processes import NoWorkers, WorkerDied, run_errands
from ...text import language
from ..options import add_language_argument, add_setup_arguments, setup_from
from .report import simulation_json, simulation_text
from .tally import Tally, play_games

SUMMARY = "play many random games and count"
DESCRIPTION = """\
Plays games in which every choice is made at random, each option as likely as the others, and prints how they went:
speed, length, points and wins by seat or by team, and which weapons were fired. The same seed gives the same games,
with any number of processes."""
EXAMPLES = (
    "killshot simulate --games 1000",
    "killshot simulate --games 100000 --players 5 --arena M1 --jobs 4",
    "killshot simulate --mode domination --bot-figure",
    "killshot simulate --characters --players 6",
    "killshot simulate --mode teams --players 6",
    "killshot simulate --teams 1v2",
    "killshot simulate --games 500 --seed 7 --json",
)
CHUNK: Final = 25  # games in one errand of a worker


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=natural, default=100, metavar="N", help="number of games (default: 100)")
    add_setup_arguments(parser)
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="the seed of all luck (default: 0)")
    parser.add_argument("--jobs", type=natural, default=1, metavar="J", help="number of processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    setup = setup_from(args)
    started = time.perf_counter()
    tally = Tally(setup.players, setup.characters, setup.teams)
    from ..progress import progress

    try:
        with progress(args.games) as advance, closing(tallies(setup, args.seed, args.games, args.jobs)) as parts:
            for part in parts:
                tally.add(part)
                advance(tally.games)
    except NoWorkers as error:
        raise UsageError(str(error)) from None
    except WorkerDied:
        raise UsageError(language(args.lang).say("simulate.worker-died", done=tally.games)) from None
    seconds = time.perf_counter() - started
    report = simulation_json(setup, args.seed, tally, seconds, args.jobs)
    print(json.dumps(report, indent=2) if args.json else simulation_text(report, args.lang))
    return 0


def tallies(setup: Setup, seed: int, games: int, jobs: int) -> Generator[Tally, None, None]:
    """Yield the counts of the games, chunk by chunk. Each game depends on the seed and its number alone."""
    errands = ((setup.to_json(), seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    yield from run_errands(tally_chunk, errands, min(jobs, -(-games // CHUNK)))


def tally_chunk(errand: tuple[dict[str, Any], int, int, int]) -> Tally:
    setup, seed, first, games = errand
    return play_games(Setup.from_json(setup), seed, first, games)
