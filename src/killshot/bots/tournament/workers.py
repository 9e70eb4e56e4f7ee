"""Where the games of a tournament are played: in this process, in local ones, or on a Ray cluster."""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from ...processes import AHEAD, NoWorkers, WorkerDied, run_errands
from ..failure import BotFailed
from .match import Outcome, play_and_record
from .schedule import Schedule


class Played(NamedTuple):
    """A game of a tournament: how it ended, and its record as text."""

    outcome: Outcome
    record: str


Errand = tuple[dict[str, Any], int]  # a schedule, and the number of a game in it
Games = Generator[Played, None, None]


def local_games(schedule: Schedule, numbers: Sequence[int], jobs: int) -> Games:
    """The games as they end. Closing the generator stops those that are still played."""
    data = schedule.to_json()
    yield from run_errands(play_scheduled, ((data, number) for number in numbers), min(jobs, len(numbers)))


def ray_games(schedule: Schedule, numbers: Sequence[int]) -> Games:
    """The same on the Ray cluster that is running here or that RAY_ADDRESS names."""
    try:
        ray: Any = import_module("ray")  # untyped in places
    except ImportError:
        raise NoWorkers("Ray is not installed: pip install 'killshot[ray]'") from None
    try:
        ray.init(address="auto", log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().split("\n")[0]
        raise NoWorkers(f"no Ray cluster was found (ray start --head starts one): {reason}") from None
    try:
        remote = ray.remote(play_scheduled)
        data = schedule.to_json()
        waiting = iter(numbers)
        flying: list[Any] = []
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(flying) < room and (number := next(waiting, None)) is not None:
                flying.append(remote.remote((data, number)))
            if not flying:
                return
            done, flying = ray.wait(flying)
            try:
                played = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, BotFailed):
                    raise error.cause from None
                why = f"{type(error.cause).__name__}: {error.cause}".split("\n")[0]
                raise NoWorkers(f"a node of the cluster cannot play; perhaps it lacks a module: {why}") from None
            except ray.exceptions.RayError:
                raise WorkerDied from None
            yield from played
    finally:
        ray.shutdown()


def play_scheduled(errand: Errand) -> Played:
    schedule, number = errand
    outcome, record = play_and_record(Schedule.from_json(schedule), number)
    return Played(outcome, record.text())
