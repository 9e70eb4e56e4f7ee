"""A whole tournament as a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from ...engine.setup import Setup
from ..bot import Bot
from .match import Outcome
from .records import keep_record
from .schedule import Schedule
from .standings import Standings
from .workers import local_games


def play(
    bots: Sequence[str | type[Bot]],
    games: int = 100,
    setup: Setup | None = None,
    seed: int = 0,
    jobs: int = 1,
    keep: str | Path | None = None,
    on_game: Callable[[Outcome], Any] | None = None,
) -> Standings:
    """Let bots play and return how they fared: `standings.rows["normal"].win_share` is the share of games won.

    `bots`: names of rungs, `module:Class`, or classes that are made from a seed. With as many bots as seats all sit at
    one table; otherwise each plays alone against a table of each other one. `games` is the number per line-up.
    `jobs`: processes that share the work; the games are the same with any number. `keep`: a folder for the record of
    every game. `on_game` is called with each outcome as the games end.

    `ValueError`: there is no such bot, or no such tournament. `BotFailed`: a bot raised an exception (its cause, with
    the traceback in `trace`) or chose what was not on offer.
    """
    schedule = Schedule(tuple(map(name_of_bot, bots)), games, setup or Setup(), seed)
    folder = Path(keep) if keep is not None else None
    outcomes: list[Outcome] = []
    with closing(local_games(schedule, range(schedule.total), jobs)) as played:
        for outcome, record in played:
            if folder is not None:
                keep_record(record, folder, outcome.number)
            outcomes.append(outcome)
            if on_game is not None:
                on_game(outcome)
    return Standings(schedule, outcomes)


def name_of_bot(bot: str | type[Bot]) -> str:
    """The name under which `find` finds a class."""
    if isinstance(bot, str):
        return bot
    if "<locals>" in bot.__qualname__:
        raise ValueError(f"{bot.__qualname__} is defined inside a function: other processes cannot find it there")
    return f"{bot.__module__}:{bot.__qualname__}"
