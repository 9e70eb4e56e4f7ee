"""Starting a session from the arguments of the command: a new game or a saved one, and who sits where."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ...arguments import UsageError
from ...bots import BOTS, Maker, UnknownBot, find
from ...bots.find import is_rung
from ...engine.setup import KINDS, Setup
from ...game import Game
from ...text import language
from ..draw.log import LoggedEvent
from ..options import look_here_for, setup_from
from ..records import game_in, last_save, load_record, new_save, replayed, saves_folder
from .screen import Screen
from .session import Session


def start_session(args: argparse.Namespace) -> Session:
    screen = Screen(sys.stdin, sys.stdout)
    maker_of(args.level)
    if args.resume is not None:
        return _resume_session(args, screen)
    if args.save is not None and Path(args.save).exists():
        raise UsageError(f"{args.save} exists already; --resume {args.save} continues it")
    if args.position is not None:
        refuse_setup_options(args, "a position has its own")
        game = game_in(args.position)
        args.players = game.setup.players
        names = seat_names_from(args)
    else:
        names = seat_names_from(args)
        if args.seats is not None:
            args.players = len(names)
        game = Game(setup_from(args), args.seed)
    path = Path(args.save) if args.save is not None else new_save(game.seed)
    entries = [LoggedEvent(0, event) for event in game.opening]
    return Session(game, names, makers_of(names), entries, args.lang, screen, path, not args.no_recap)


def _resume_session(args: argparse.Namespace, screen: Screen) -> Session:
    refuse_setup_options(args, "a saved game has its own")
    found = Path(args.resume) if args.resume else last_save()
    if found is None:
        raise UsageError(f"there is no saved game in {saves_folder()}")
    record = load_record(str(found))
    args.players = record.setup.players
    asked = args.seats is not None or args.humans is not None
    names = record.names if record.names and not asked else seat_names_from(args)
    foreign = [name for name in names if ":" in name and not is_rung(name) and not asked]
    if foreign:  # a file can come from anyone: it does not decide which code runs here
        raise UsageError(f"{found} was played with {foreign[0]}; name the players with --seats to continue")
    if len(names) != record.setup.players:
        raise UsageError(f"{found} is a game of {record.setup.players} players, not of {len(names)}")
    entries: list[LoggedEvent] = []
    for game, events in replayed(record):
        entries.extend(LoggedEvent(len(game.actions), event) for event in events)
    path = Path(args.save) if args.save is not None else found
    return Session(game, tuple(names), makers_of(names), entries, args.lang, screen, path, not args.no_recap)


def refuse_setup_options(args: argparse.Namespace, why: str) -> None:
    for option in ("bot_figure" if name == "bot" else name for name in ("seed", *KINDS) if name != "figures"):
        if getattr(args, option) is not None:
            raise UsageError(f"--{option.replace('_', '-')} is for new games; {why}")


def makers_of(names: Sequence[str]) -> dict[int, Maker]:
    """What makes the bots, by seat. The other seats are people."""
    return {seat: maker_of(name) for seat, name in enumerate(names) if is_bot(name)}


def is_bot(name: str) -> bool:
    return name in BOTS or ":" in name


def maker_of(name: str) -> Maker:
    look_here_for((name,))
    try:
        return find(name)
    except UnknownBot as error:
        raise UsageError(str(error)) from None


def seat_names_from(args: argparse.Namespace) -> tuple[str, ...]:
    """The name of each seat: that of a bot, or else of a person."""
    players = args.players
    if players is None:
        players = Setup().players if args.teams is None else sum(args.teams)
    if args.seats is not None:
        names = tuple(name.strip() for name in args.seats.split(","))
        if args.players is not None and len(names) != args.players:
            raise UsageError(f"--seats names {len(names)} seats, but there are {args.players} players")
        for name in names:
            if not name or "#" in name or not name.isprintable():
                raise UsageError(f"{name!r} cannot be a name; use letters, digits and spaces")
        if all(is_bot(name) for name in names):
            raise UsageError("at least one person has to play; killshot tournament is for bots alone")
        return names
    humans = 1 if args.humans is None else args.humans
    if not 1 <= humans <= players:
        raise UsageError(f"of {players} players, 1 to {players} can be people, not {humans}")
    lang = language(args.lang)
    if humans == 1:
        people = [lang.say("player.you")]
    else:
        people = [lang.say("player.number", number=number) for number in range(1, humans + 1)]
    return (*people, *[args.level] * (players - humans))
