"""The commands: `killshot serve | terminal | simulate | tournament | replay | card | bench`.

A command is a module with `SUMMARY`, `EXAMPLES`, `add_arguments(parser)` and `run(args)`. Only the chosen one is
imported. Whatever a user got wrong ends in one line on stderr and exit code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from errno import ENOSPC
from importlib import import_module
from typing import Final

from ..arguments import Parser, UsageError

COMMANDS: Final = {
    "serve": "host tables for people and bots, in the browser",
    "terminal": "play in the terminal",
    "simulate": "play many random games and count",
    "tournament": "let bots play and measure them",
    "replay": "show a recorded game",
    "card": "explain a weapon, a powerup or an ability",
    "bench": "measure the speed of the engine",
}
DEFAULT: Final = ("serve", "--open")
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    words = list(sys.argv[1:] if argv is None else argv) or [*DEFAULT]
    try:
        if words[0] in ("--version", "-V"):
            from .version import version_text

            print(version_text())
            return 0
        command = words[0] if words[0] in COMMANDS else ""
        args = _parser(command).parse_args(words)
        code: int = import_module(f"{__name__}.{args.command}").run(args)
        sys.stdout.flush()
    except UsageError as error:
        print(f"killshot: {error}", file=sys.stderr)
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
        print(f"killshot: what there is to tell cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    return code


def _write_no_more() -> None:
    """What is still to be written goes nowhere, also when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(chosen: str) -> argparse.ArgumentParser:
    """All commands by name; the arguments of the chosen one only."""
    parser = Parser(
        prog="killshot",
        description="The board game Adrenaline in the browser and the terminal, and tools around its rules engine. Unofficial.",
        epilog="Without a command, the game opens in a browser. killshot COMMAND --help tells more.",
    )
    parser.add_argument("-V", "--version", action="store_true", help="the version, and whether the engine is compiled")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        if name == chosen:
            module = import_module(f"{__name__}.{name}")
            command = commands.add_parser(
                name,
                help=summary,
                description=module.DESCRIPTION,
                epilog="examples:\n" + "\n".join(f"  {example}" for example in module.EXAMPLES),
                formatter_class=argparse.RawDescriptionHelpFormatter,
            )
            module.add_arguments(command)
        else:
            commands.add_parser(name, help=summary)
    return parser
