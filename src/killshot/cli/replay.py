"""`killshot replay`: show a recorded game: its result, its log or any of its positions."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence

from ..arguments import UsageError, whole
from ..game import Game
from ..text import language, prompt_text
from .draw.boards import points_if_scored
from .draw.glyphs import glyphs
from .draw.layout import Scene
from .draw.line import TextLine, wrap
from .draw.log import LoggedEvent, display_names, log_lines
from .draw.paint import Painter, print_lines
from .draw.result_table import result_lines
from .draw.table import position_lines
from .options import add_language_argument
from .records import load_record, replayed

SUMMARY = "show a recorded game"
DESCRIPTION = """\
Replays a recorded game, checks every action, and shows the last position and the result. For a damaged file it prints
the number of the bad line and what could have been played there. A position is also printed in one line, and read."""
EXAMPLES = (
    "killshot replay game.killshot",
    "killshot replay game.killshot --at 120",
    "killshot replay game.killshot --log --lang fr",
    "killshot replay game.killshot --at 120 --position > position.txt",
    'killshot replay "$(cat position.txt)"',
)
UNCUT = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a record, as saved by killshot terminal, or a position in one line"
    )
    parser.add_argument("--at", type=whole, metavar="N", help="stop after N actions (0: right after the deal)")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--log", action="store_true", help="show everything that happened instead of the position")
    shown.add_argument("--position", action="store_true", help="print the position in one line, hidden cards included")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    record = load_record(args.file)
    if args.at is not None and not 0 <= args.at <= len(record.actions):
        raise UsageError(f"{args.file} has {len(record.actions)} actions; --at takes 0 to {len(record.actions)}")
    entries: list[LoggedEvent] = []
    for game, events in replayed(record, args.at):
        entries.extend(LoggedEvent(len(game.actions), event) for event in events)
    if args.position:
        print(game.position)
        return 0
    lang = language(args.lang)
    width, height = shutil.get_terminal_size()
    if args.log:
        print_lines(log_lines(entries, None, display_names(game, record.names, lang), lang, UNCUT, whole=True), UNCUT)
    else:
        print_lines(position(game, record.names, args.lang, width, height), width)
    if game.result is not None:
        print_lines([TextLine(), *result_lines(game, record.names, lang)], width)
    return 0


def position(game: Game, players: Sequence[str], code: str, width: int, height: int) -> list[TextLine]:
    """The table as a spectator sees it, then who is asked what."""
    lang = language(code)
    pays = points_if_scored(game) if game.decision is not None else {}
    view = Scene(game.observe(None), lang, glyphs(Painter(sys.stdout).unicode), pays, players=players)
    lines = position_lines(view, max(width, 80), height)
    asked = game.decision
    if asked is not None:
        names = display_names(game, players, lang)
        names += [lang.say("player.number", number=seat + 1) for seat in range(len(names), game.setup.players)]
        whom = lang.series([names[seat] for seat in asked.seats], "list.or")
        question = prompt_text(asked.prompt, lang)
        lines += wrap(lang.say("replay.asked", moves=len(game.actions), figure=whom, question=question), width)
    return lines
