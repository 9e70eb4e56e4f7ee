"""`killshot terminal`: play in the terminal, against bots or around one keyboard."""

from __future__ import annotations

import argparse
import sys

from ...arguments import whole
from ...bots import BOTS, DEFAULT_RUNG
from ..options import add_language_argument, add_setup_arguments, ladder_text

SUMMARY = "play in the terminal"
DESCRIPTION = f"""\
Plays a game in the terminal: you against bots, or several people around one keyboard. For two people, --teams 1v1 is a
duel of two teams of three characters each. Answer with the number of an option or with its name (a square such as b3, a
figure, a weapon). u takes back your last pick, t gives a hint, c NAME explains a card, ? explains the screen, q saves
and quits. The game is saved after every move. 80x24 characters are enough; NO_COLOR=1 turns colours off.

{ladder_text()}"""
EXAMPLES = (
    "killshot terminal",
    "killshot terminal --players 5 --arena M2 --skulls 5 --ending sudden-death",
    "killshot terminal --mode turret --bot-figure",
    "killshot terminal --characters --players 6",
    "killshot terminal --teams 1v1",
    "killshot terminal --teams 1v1 --humans 2",
    "killshot terminal --teams 2v2 --seats Ana,Ben,Cleo,random",
    "killshot terminal --seats Ana,Ben,random,random --save friday.killshot",
    "killshot terminal --seats Ana,easy,hard,expert",
    "killshot terminal --seats Ana,my_module:MyBot,normal",
    'killshot terminal --position "$(cat position.txt)"',
    "killshot terminal --resume",
    "killshot terminal --resume friday.killshot --lang fr",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup_arguments(parser)
    people = parser.add_mutually_exclusive_group()
    people.add_argument(
        "--humans", type=whole, metavar="N", help="people at this keyboard (default: 1); the others are bots"
    )
    people.add_argument(
        "--seats", metavar="LIST", help="who sits where: names of people or levels of bots, separated by commas"
    )
    parser.add_argument(
        "--level",
        default=DEFAULT_RUNG,
        metavar="LEVEL",
        help=f"of the bots: {', '.join(BOTS)}, or module:Class for your own (default: {DEFAULT_RUNG})",
    )
    parser.add_argument("--seed", type=whole, metavar="S", help="the seed of all luck (default: random)")
    parser.add_argument("--save", metavar="FILE", help="where to save (default: a new file in your home folder)")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--position", metavar="LINE", help="begin in this position, as printed by replay --position")
    start.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="continue a saved game (default: the most recent)"
    )
    parser.add_argument("--no-recap", action="store_true", help="do not stop to show what the others have done")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    from ..draw.paint import HINT, has_rich, wants_colour
    from .start import start_session

    session = start_session(args)
    if wants_colour(sys.stdout) and not has_rich():
        print(HINT, file=sys.stderr)
    return session.run()
