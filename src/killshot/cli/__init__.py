"""The commands of `killshot`.

A command is a module or a package of its name, see `Command`. To add one, write it and name it in `COMMANDS`. Only the
chosen command is imported; `killshot --help` imports them all for their summaries. Anything a user gets wrong ends in
one line on stderr and exit code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from errno import ENOSPC
from importlib import import_module
from typing import Final, Protocol, cast

from ..arguments import Parser, UsageError

COMMANDS: Final = ("serve", "terminal", "simulate", "tournament", "replay", "verify", "card", "bench")
DEFAULT: Final = ("serve", "--open")
INTERRUPTED: Final = 130


class Command(Protocol):
    """What the module of a command has. The summary is a few words, the description a paragraph."""

    SUMMARY: str
    DESCRIPTION: str
    EXAMPLES: Sequence[str]

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int:
        """Do it; returns the exit code."""
        ...


def find_command(name: str) -> Command:
    return cast("Command", import_module(f"{__name__}.{name}"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv) or [*DEFAULT]
    try:
        if words[0] in ("--version", "-V"):
            from .version import version_text

            print(version_text())
            return 0
        code = run_command(words)
        sys.stdout.flush()
    except UsageError as error:
        print(f"{error.details}killshot: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, perhaps `head`, has seen enough
        _write_no_more()
        return 0
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        _write_no_more()
        print(f"killshot: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    return code


def run_command(words: Sequence[str]) -> int:
    chosen = words[0] if words[0] in COMMANDS else ""
    parser = _parser(chosen)
    if words[0].startswith("-") and words[0] not in ("-h", "--help"):
        option = words[0].partition("=")[0]
        parser.error(f"there is no option {option} before a command; the commands are {', '.join(COMMANDS)}")
    args = parser.parse_args(words)
    return find_command(args.command).run(args)


def _write_no_more() -> None:
    """Send any further output nowhere, including what Python flushes when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(chosen: str) -> Parser:
    """The parser of one command's arguments, or of the commands alone where none is chosen."""
    parser = Parser(
        prog="killshot",
        description="The board game Adrenaline in the browser and the terminal, and tools around its rules engine. Unofficial.",
        epilog="Without a command, the game opens in a browser. See killshot COMMAND --help for the options of a command.",
    )
    parser.add_argument("-V", "--version", action="store_true", help="the version, and whether the engine is compiled")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in (chosen,) if chosen else COMMANDS:
        command = find_command(name)
        subparser = commands.add_parser(
            name,
            help=command.SUMMARY,
            description=command.DESCRIPTION,
            epilog="examples:\n" + "\n".join(f"  {example}" for example in command.EXAMPLES),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if chosen:
            command.add_arguments(subparser)
    return parser
