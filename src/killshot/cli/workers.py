"""Where the games of a tournament are played: in this process, in local ones, or on a Ray cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from ..bots.tournament import Outcome, Schedule, play_game
from .errors import UsageError

AHEAD = 2  # games given to each processor of a cluster at a time

Games = Generator[Outcome, None, None]


class WorkerDied(Exception):  # noqa: N818 (says what it is without the word Error)
    """A process ended in the middle of a game."""


def local_games(schedule: Schedule, numbers: list[int], jobs: int) -> Games:
    """The games as they end. Closing it ends what is still played."""
    errands = [(schedule.to_json(), number) for number in numbers]
    if jobs == 1 or len(errands) < 2:
        yield from map(do_errand, errands)
        return
    pool = ProcessPoolExecutor(min(jobs, len(errands)), initializer=_follow_the_parent)
    try:
        try:
            games = [pool.submit(do_errand, errand) for errand in errands]
        except OSError as error:
            raise UsageError(f"{jobs} processes cannot be started: {error}") from None
        died = False
        for game in as_completed(games):
            if isinstance(game.exception(), BrokenProcessPool):
                died = True  # others may have ended before
            else:
                yield game.result()
        if died:
            raise WorkerDied
    finally:
        for process in multiprocessing.active_children():  # nobody waits for a game that is not over
            process.terminate()
        pool.shutdown(cancel_futures=True)


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
                raise error.cause from None
            except ray.exceptions.WorkerCrashedError:
                raise WorkerDied from None
            yield from outcomes
    finally:
        ray.shutdown()


def do_errand(errand: tuple[dict[str, Any], int]) -> Outcome:
    schedule, number = errand
    return play_game(Schedule.from_json(schedule), number)


def _follow_the_parent() -> None:
    """Leave interrupts to it, and end when it ends, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    assert parent is not None
    parent.join()
    os._exit(1)
