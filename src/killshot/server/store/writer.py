"""The thread that writes to a SQLite file. What waits is committed together: one trip to the disk for all.

The event loop never blocks, and nothing is acknowledged before its commit has returned.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, Queue
from typing import Any, Final, TypeVar

from .errors import StoreError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Notice = tuple[str, int]

TOGETHER: Final = 256  # writes in one commit, at most, so that the first of them does not wait long
GLANCE: Final = 0.05  # seconds between two looks for writes of other processes while there is nothing to write


class Writer:
    """Runs jobs in order, each in its own savepoint, many in one transaction."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        tell: Callable[[str, int], None],
        as_store_error: Callable[[sqlite3.Error], StoreError],
    ) -> None:
        self._connection = connection
        self._tell = tell
        self._as_store_error = as_store_error
        self._loop = asyncio.get_running_loop()
        # Not a SimpleQueue, which waits forever if its timeout is over before it starts to wait.
        self._jobs: Queue[tuple[Job[Any], asyncio.Future[Any]] | None] = Queue()
        self._stopped = False
        self._seen = self._newest()
        self._thread = threading.Thread(target=self._run, name="killshot-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """What the job returns or raises, once its transaction is on the disk."""
        if self._stopped:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def stop(self) -> None:
        """Write what waits, then end."""
        if not self._stopped:
            self._stopped = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._waiting()
            done = self._commit(jobs) if jobs else []
            notices = self._news()
            if done or notices:
                try:
                    self._loop.call_soon_threadsafe(self._acknowledge, done, notices)
                except RuntimeError:  # the loop is closed: there is nothing left to tell
                    return

    def _waiting(self) -> tuple[list[tuple[Job[Any], asyncio.Future[Any]]], bool]:
        """The jobs that wait, and whether to go on after them."""
        jobs: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        try:
            item = self._jobs.get(timeout=GLANCE)
            while item is not None:
                jobs.append(item)
                if len(jobs) == TOGETHER:
                    return jobs, True
                item = self._jobs.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _commit(self, jobs: list[tuple[Job[Any], asyncio.Future[Any]]]) -> list[tuple[asyncio.Future[Any], Any]]:
        """Each job's future with what it returned, or the exception it raised."""
        connection = self._connection
        done: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in jobs:
                connection.execute("SAVEPOINT job")
                try:
                    outcome = job(connection)
                except Exception as error:  # only this job fails; the others are committed
                    connection.execute("ROLLBACK TO job")
                    outcome = self._sentence(error)
                connection.execute("RELEASE job")
                done.append((future, outcome))
            connection.execute("COMMIT")
        except Exception as error:  # every caller must hear of it, and the thread must go on
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(future, self._sentence(error)) for _, future in jobs]
        return done

    def _sentence(self, error: Exception) -> Exception:
        return self._as_store_error(error) if isinstance(error, sqlite3.Error) else error

    def _newest(self) -> tuple[int, int]:
        (games,) = self._connection.execute("SELECT COALESCE(MAX(rowid), 0) FROM games").fetchone()
        (entries,) = self._connection.execute("SELECT COALESCE(MAX(rowid), 0) FROM entries").fetchone()
        return games, entries

    def _news(self) -> list[Notice]:
        """The games written since the last look, by this or another process. Rows are only ever added."""
        connection, (games, entries) = self._connection, self._seen
        try:
            newest = self._newest()
            if newest == self._seen:
                return []
            new = dict.fromkeys(
                (row[0] for row in connection.execute("SELECT id FROM games WHERE rowid > ?", (games,))), 0
            )
            written = connection.execute(
                "SELECT game, MAX(number) FROM entries WHERE rowid > ? AND rowid <= ? GROUP BY game",
                (entries, newest[1]),
            )
            new.update(written)
        except sqlite3.Error:  # busy or broken: the next write reports it to its caller; look again later
            return []
        self._seen = newest
        return list(new.items())

    # On the event loop

    def _acknowledge(self, done: list[tuple[asyncio.Future[Any], Any]], notices: list[Notice]) -> None:
        for future, outcome in done:
            if future.cancelled():
                continue
            if isinstance(outcome, BaseException):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        for game, number in notices:
            self._tell(game, number)
