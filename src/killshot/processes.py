"""Work done in this process, or shared among local ones, which end when this one ends, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final, TypeVar

AHEAD: Final = 2  # errands given to each process at a time

Errand = TypeVar("Errand")
Done = TypeVar("Done")


class WorkerDied(Exception):  # noqa: N818 (says what it is without the word Error)
    """A process ended in the middle of an errand."""


class NoWorkers(Exception):  # noqa: N818 (says what it is without the word Error)
    """There is nobody to do the work. The message is one sentence."""


def run_errands(do: Callable[[Errand], Done], errands: Iterable[Errand], jobs: int) -> Generator[Done, None, None]:
    """Yield the results in the order in which they are ready. With one job, the work is done in this process.

    Closing the generator stops the work. If a worker dies, `WorkerDied` is raised once the others have finished.
    """
    if jobs < 2:
        for errand in errands:  # not map, which takes a StopIteration of an errand for the end of them all
            yield do(errand)
        return
    waiting = iter(errands)
    flying: set[Future[Done]] = set()
    died = False
    pool = ProcessPoolExecutor(jobs, initializer=_follow_the_parent)
    try:
        while True:
            while not died and len(flying) < AHEAD * jobs:
                try:
                    flying.add(pool.submit(do, next(waiting)))
                except StopIteration:
                    break
                except BrokenProcessPool:
                    died = True
                except OSError as error:
                    raise NoWorkers(f"{jobs} processes cannot be started: {error}") from None
            if not flying:
                break
            done, flying = wait(flying, return_when=FIRST_COMPLETED)
            for each in done:
                if isinstance(each.exception(), BrokenProcessPool):
                    died = True  # others can have finished before
                else:
                    yield each.result()
        if died:
            raise WorkerDied
    finally:
        for process in multiprocessing.active_children():  # unfinished work is not waited for
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _follow_the_parent() -> None:
    """Leave interrupts to it, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    assert parent is not None
    parent.join()
    os._exit(1)
