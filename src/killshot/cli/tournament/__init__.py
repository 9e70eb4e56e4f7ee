"""`killshot tournament`: let bots play each other and measure them."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path

from ...arguments import UsageError, natural, whole, writable
from ...bots import BOTS
from ...bots.failure import BotFailed
from ...bots.tournament import Schedule, Standings
from ...bots.tournament.records import is_kept, keep_record
from ...bots.tournament.workers import Games, local_games, ray_games
from ...processes import NoWorkers, WorkerDied
from ...text import language
from ..options import add_language_argument, add_setup_arguments, ladder_text, look_here_for, setup_from
from ..progress import progress
from .report import tournament_text
from .results_file import ResultsFile, default_path

SUMMARY = "let bots play and measure them"
DESCRIPTION = f"""\
Lets bots play and prints how strong they are: win shares with 95 % intervals, mean ranks, margins, ratings, time per
decision and a cross table. With as many bots as seats, all sit at one table. Otherwise each bot plays alone against a
table full of each of the others; in team play, it plays a whole team against a team of each of the others. Every deal
is played from every seat, or by both teams. To continue an interrupted tournament, give the same command again.

{ladder_text()}"""
EXAMPLES = (
    "killshot tournament --bots easy,random",
    "killshot tournament --bots hard,normal,normal,normal --games 400 --jobs 2",
    "killshot tournament --bots random,easy,normal --mode domination --players 3 --json",
    "killshot tournament --bots hard,normal --teams 2v2",
    "killshot tournament --bots normal,my_module:MyBot --games 200 --plot strength.svg",
    "killshot tournament --bots normal,my_module:MyBot --keep games",
    "killshot tournament --bots expert,hard --games 100 --engine ray",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help=f"of {', '.join(BOTS)}, or module:Class for your own"
    )
    parser.add_argument("--games", type=natural, default=100, metavar="N", help="games per line-up (default: 100)")
    add_setup_arguments(parser)
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="the seed of all luck (default: 0)")
    parser.add_argument("--jobs", type=natural, default=1, metavar="J", help="number of local processes (default: 1)")
    parser.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="here, or on all of a Ray cluster (default: local)"
    )
    parser.add_argument("--results", metavar="FILE", help="keep the result of every game here, and continue from it")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the record of every game here")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--plot", type=writable, metavar="FILE", help="draw the win shares (.png, .svg, .pdf)")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    schedule = schedule_from(args)
    if args.plot is not None:
        from .plot import check_plot

        check_plot(args.plot)
    results = ResultsFile(Path(args.results) if args.results is not None else default_path(schedule), schedule)
    with results.open():
        if results.outcomes:
            print(so_far("tournament.goes-on", results, args.lang), file=sys.stderr)
        try:
            with closing(games_of(args, results)) as games:
                play(results, games, args.keep)
        except KeyboardInterrupt:
            print(so_far("tournament.interrupted", results, args.lang), file=sys.stderr)
            raise
        except NoWorkers as error:
            raise UsageError(str(error)) from None
        except WorkerDied:
            raise UsageError(so_far("tournament.worker-died", results, args.lang)) from None
        except BotFailed as error:
            raise UsageError(str(error), error.trace) from error
    report = Standings(schedule, results.outcomes.values()).to_json()
    print(json.dumps(report, indent=2) if args.json else tournament_text(report, args.lang))
    sys.stdout.flush()
    if args.plot is not None:
        from .plot import plot

        plot(report, args.plot, args.lang)
    if args.results is None and not results.beyond:
        results.path.unlink(missing_ok=True)  # it was there in case of an interruption
    return 0


def schedule_from(args: argparse.Namespace) -> Schedule:
    names = tuple(name.strip() for name in args.bots.split(","))
    look_here_for(names)
    try:
        return Schedule(names, args.games, setup_from(args), args.seed)
    except ValueError as error:
        raise UsageError(str(error)) from None


def games_of(args: argparse.Namespace, results: ResultsFile) -> Games:
    """The games still to be played. One whose record is wanted but was not kept is played again."""
    schedule, numbers = results.schedule, results.missing
    if args.keep is not None:
        unkept = [number for number in results.outcomes if not is_kept(schedule, number, args.keep)]
        numbers = sorted([*numbers, *unkept])
    return ray_games(schedule, numbers) if args.engine == "ray" else local_games(schedule, numbers, args.jobs)


def so_far(key: str, results: ResultsFile, code: str) -> str:
    return language(code).say(key, done=len(results.outcomes), total=results.schedule.total)


def play(results: ResultsFile, games: Games, keep: Path | None) -> None:
    """Play games and write down each as it ends: first its record, then its result."""
    with progress(results.schedule.total) as advance:
        advance(len(results.outcomes))
        for outcome, record in games:
            if keep is not None:
                try:
                    keep_record(record, keep, outcome.number)
                except OSError as error:
                    raise UsageError(f"{keep} cannot be written: {error.strerror}") from None
            results.add(outcome)
            advance(len(results.outcomes))
