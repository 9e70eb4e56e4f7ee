"""`killshot verify`: check that the deal of a recorded game was fixed before the first move, and that it replays."""

from __future__ import annotations

import argparse

from ..fair import checked
from ..text import language
from .options import add_language_argument
from .records import load_record, replayed

SUMMARY = "check that a recorded game was dealt fairly"
DESCRIPTION = """\
Replays a recorded game and checks its proof: that the seed follows from what the server had committed to before the
start and from what the players added. Give the commitment you were shown at the start with --commitment, or compare it
with the one that is printed. Exit code 0: verified; 1: the deal is not proved or the proof is wrong; 2: the file cannot
be read or replayed."""
EXAMPLES = (
    "killshot verify game.killshot",
    "killshot verify game.killshot --commitment 5f1d…",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a finished game, as a server gives it")
    parser.add_argument("--commitment", type=_commitment, metavar="HEX", help="what the server showed at the start")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    lang = language(args.lang)
    record = load_record(args.file)
    for game, _ in replayed(record):
        is_over = game.decision is None
    proof = record.fair
    if proof is None:
        print(lang.say("verify.no-proof", file=args.file))
        return 1
    if problem := proof.problem(record.seed):
        print(lang.say(f"verify.wrong.{problem}", file=args.file))
        return 1
    if args.commitment is not None and args.commitment != proof.commitment:
        print(lang.say("verify.other", file=args.file, commitment=proof.commitment))
        return 1
    key = "verify.good" if args.commitment is not None else "verify.compare"
    opened = sum(1 for share in proof.shares if share.value)
    print(lang.say(key, file=args.file, commitment=proof.commitment, n=opened, moves=len(record.actions)))
    if not is_over:
        print(lang.say("verify.unfinished"))
    return 0


def _commitment(text: str) -> str:
    try:
        return checked(text.strip().lower())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
