"""`killshot tournament`: bots against each other, measured."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from ...arguments import UsageError, natural, whole, writable
from ...bots import BOTS
from ...bots.failure import BotFailed
from ...bots.tournament import Outcome, Schedule, Standings
from ...text import language
from ..options import add_language_argument, add_setup_arguments, ladder_text, look_here_for, setup_from
from ..processes import WorkerDied
from .results_file import ResultsFile, default_path
from .workers import Games, local_games, ray_games

SUMMARY = "let bots play and measure them"
DESCRIPTION = f"""\
Lets bots play and tells how strong they are: win shares with 95 % intervals, mean ranks, margins, ratings, time per
decision and a cross table. With as many bots as seats all sit at one table; otherwise each plays alone against a table
full of each other, and in team play as a whole team against a team of each other. Seats, or teams, change places over
common deals. An interrupted tournament goes on where it stopped when the same command is given again.

{ladder_text()}"""
EXAMPLES = (
    "killshot tournament --bots easy,random",
    "killshot tournament --bots hard,normal,normal,normal --games 400 --jobs 2",
    "killshot tournament --bots random,easy,normal --mode domination --players 3 --json",
    "killshot tournament --bots hard,normal --teams 2v2",
    "killshot tournament --bots normal,my_module:MyBot --games 200 --plot strength.svg",
    "killshot tournament --bots expert,hard --games 100 --engine ray",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help=f"of {', '.join(BOTS)}, or module:Class for your own"
    )
    parser.add_argument("--games", type=natural, default=100, metavar="N", help="per line-up (default: 100)")
    add_setup_arguments(parser)
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="where luck begins (default: 0)")
    parser.add_argument("--jobs", type=natural, default=1, metavar="J", help="local processes (default: 1)")
    parser.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="here, or on all of a Ray cluster (default: local)"
    )
    parser.add_argument("--results", metavar="FILE", help="keep the result of every game here, and go on from it")
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
            with closing(games_of(args, results)) as outcomes:
                play(results, outcomes)
        except KeyboardInterrupt:
            print(so_far("tournament.interrupted", results, args.lang), file=sys.stderr)
            raise
        except WorkerDied:
            raise UsageError(so_far("tournament.worker-died", results, args.lang)) from None
        except BotFailed as error:
            raise UsageError(str(error)) from error
    standings = Standings(schedule, results.outcomes.values())
    report = standings.to_json()
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        from .report import tournament_text

        print(tournament_text(report, args.lang))
    sys.stdout.flush()
    if args.plot is not None:
        from .plot import plot

        plot(report, args.plot, args.lang)
    if args.results is None and not results.beyond:
        results.path.unlink(missing_ok=True)  # it was kept in case of an interruption, and all of it is told
    return 0


def schedule_from(args: argparse.Namespace) -> Schedule:
    names = tuple(name.strip() for name in args.bots.split(","))
    look_here_for(names)
    try:
        return Schedule(names, args.games, setup_from(args), args.seed)
    except ValueError as error:
        raise UsageError(str(error)) from None


def games_of(args: argparse.Namespace, results: ResultsFile) -> Games:
    if args.engine == "ray":
        return ray_games(results.schedule, results.missing)
    return local_games(results.schedule, results.missing, args.jobs)


def so_far(key: str, results: ResultsFile, code: str) -> str:
    return language(code).say(key, done=len(results.outcomes), total=results.schedule.total)


def play(results: ResultsFile, outcomes: Iterable[Outcome]) -> None:
    from ..progress import progress

    with progress(results.schedule.total) as advance:
        advance(len(results.outcomes))
        for outcome in outcomes:
            results.add(outcome)
            advance(len(results.outcomes))
