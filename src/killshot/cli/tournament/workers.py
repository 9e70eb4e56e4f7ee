"""Where the games of a tournament are played: in this process, in local ones, or on a Ray cluster."""

from __future__ import annotations

import logging
from collections.abc import Generator
from importlib import import_module
from typing import Any

from ...arguments import UsageError
from ...bots.failure import BotFailed
from ...bots.tournament import Outcome, Schedule, play_game
from ..processes import AHEAD, WorkerDied, run_errands

Games = Generator[Outcome, None, None]


def local_games(schedule: Schedule, numbers: list[int], jobs: int) -> Games:
    """The games as they end. Closing it ends what is still played."""
    data = schedule.to_json()
    yield from run_errands(do_errand, ((data, number) for number in numbers), min(jobs, len(numbers)))


def ray_games(schedule: Schedule, numbers: list[int]) -> Games:
    """The same on the Ray cluster that is running here or that RAY_ADDRESS names."""
    try:
        ray: Any = import_module("ray")  # untyped in places
    except ImportError:
        raise UsageError("Ray is not installed: pip install 'killshot[ray]'") from None
    try:
        ray.init(address="auto", log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().split("\n")[0]
        raise UsageError(f"no Ray cluster was found (ray start --head starts one): {reason}") from None
    try:
        remote = ray.remote(do_errand)
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
                outcomes = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, BotFailed):
                    raise error.cause from None
                why = f"{type(error.cause).__name__}: {error.cause}".split("\n")[0]
                raise UsageError(
                    f"a node of the cluster cannot play, perhaps for want of what is here: {why}"
                ) from None
            except ray.exceptions.RayError:
                raise WorkerDied from None
            yield from outcomes
    finally:
        ray.shutdown()


def do_errand(errand: tuple[dict[str, Any], int]) -> Outcome:
    schedule, number = errand
    return play_game(Schedule.from_json(schedule), number)
