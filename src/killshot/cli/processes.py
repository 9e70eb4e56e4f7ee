"""Work done here, or shared among local processes, which end with this one, however it ends."""

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

from ..arguments import UsageError

AHEAD: Final = 2  # errands given to each process at a time

Errand = TypeVar("Errand")
Done = TypeVar("Done")


class WorkerDied(Exception):  # noqa: N818 (says what it is without the word Error)
    """A process ended in the middle of an errand."""


def run_errands(do: Callable[[Errand], Done], errands: Iterable[Errand], jobs: int) -> Generator[Done, None, None]:
    """What comes of the errands, as they are done; `WorkerDied` after all that were. Closing it ends what is still done.

    One process is this one.
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
                    raise UsageError(f"{jobs} processes cannot be started: {error}") from None
            if not flying:
                break
            done, flying = wait(flying, return_when=FIRST_COMPLETED)
            for each in done:
                if isinstance(each.exception(), BrokenProcessPool):
                    died = True  # others may have ended before
                else:
                    yield each.result()
        if died:
            raise WorkerDied
    finally:
        for process in multiprocessing.active_children():  # nobody waits for what is not done
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
