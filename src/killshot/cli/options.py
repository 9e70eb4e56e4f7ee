"""Options that several commands share."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from ..arguments import UsageError, whole
from ..engine.setup import Setup, SetupError
from ..text import LANGUAGES, preferred_language


class OldBot(argparse.Action):
    """`--bot`, another name of `--bot-figure`: accepted, unless it is followed by a value as `--bots` would be."""

    def __call__(
        self, parser: argparse.ArgumentParser, args: argparse.Namespace, value: object, option: str | None = None
    ) -> None:
        if value is not None:
            raise argparse.ArgumentError(
                None,
                "--bot is the bot figure and takes no value; --bots (tournament) or --seats (terminal) name players",
            )
        setattr(args, self.dest, True)


def add_setup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", metavar="MODE", help="deathmatch, domination, turret or teams (default: deathmatch)")
    parser.add_argument("--bot-figure", action="store_true", default=None, help="the bot figure joins 3 or 4 players")
    parser.add_argument("--bot", dest="bot_figure", action=OldBot, nargs="?", help=argparse.SUPPRESS)
    parser.add_argument(
        "--characters", action="store_true", default=None, help="play with the characters of the DLC, in deathmatch"
    )
    parser.add_argument(
        "--players", type=whole, metavar="K", help="3 to 5, with characters 3 to 6, in teams 2 to 6 (default: 4)"
    )
    parser.add_argument("--teams", type=sizes, metavar="NvM", help="players of each team, 1v1 to 3v3, in team play")
    parser.add_argument("--arena", metavar="NAME", help="S, M1, M2 or L, from small to large (default: L)")
    parser.add_argument("--skulls", type=whole, metavar="N", help="5 to 8 in deathmatch (default: 8)")
    parser.add_argument(
        "--ending", metavar="HOW", help="frenzy or sudden-death (default: frenzy); teams have equal turns"
    )


def setup_from(args: argparse.Namespace) -> Setup:
    """The setup that the arguments describe."""
    arena, skulls, mode = args.arena, args.skulls, args.mode
    if mode is None:
        mode = "deathmatch" if args.teams is None else "teams"
    try:
        return Setup(
            players=args.players,
            arena="L" if arena is None else arena,
            skulls=8 if skulls is None else skulls,
            ending=args.ending,
            mode=mode,
            bot=bool(args.bot_figure),
            characters=args.characters,
            teams=() if args.teams is None else args.teams,
        )
    except SetupError as error:
        raise UsageError(str(error)) from None


def ladder_text() -> str:
    """The rungs of the ladder, a line each, for the help of a command."""
    from ..bots import RUNGS  # other commands start without the bots

    widest = max(len(rung.name) for rung in RUNGS)
    return "\n".join(["bots, from weak to strong:", *(f"  {rung.name:{widest}}  {rung.summary}" for rung in RUNGS)])


def look_here_for(names: Iterable[str]) -> None:
    """Let module:Class be found in the current folder, however the command was started."""
    if any(":" in name for name in names) and not {"", here := str(Path.cwd())} & set(sys.path):
        sys.path.insert(0, here)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(lang.say("language.name") for lang in LANGUAGES.values())
    parser.add_argument(
        "--lang", choices=tuple(LANGUAGES), default=system_language(), help=f"{names} (default: as your system)"
    )


def system_language() -> str:
    """The language of the system, as far as we speak it."""
    variables = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return preferred_language(next((value for value in variables if value), ""))


def sizes(text: str) -> tuple[int, ...]:
    """Two whole numbers separated by a v."""
    try:
        return tuple(map(int, text.split("v")))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a pair of teams such as 1v1, 2v2 or 3v2") from None
