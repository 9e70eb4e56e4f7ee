"""Writes to PostgreSQL, committed together: one trip to the disk for all that wait.

PostgreSQL joins the commits of its connections by itself, but those that notify take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from psycopg import AsyncConnection

from .errors import Unavailable
from .queries import Row

Values = dict[str, Any]
Statement = tuple[str, Values]
Connect = Callable[[], AbstractAsyncContextManager[AsyncConnection[Row]]]

TOGETHER: Final = 256  # statements in one commit, at most


class Commits:
    """Runs statements. The value `game` of each is the game it writes to."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._waiting: list[tuple[Statement, asyncio.Future[Row | None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, statement: str, values: Values) -> Row | None:
        """The row the statement returns, once it is committed."""
        future: asyncio.Future[Row | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(((statement, values), future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="killshot-commits")
        return await future

    async def stop(self) -> None:
        """Write what waits."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            # Every process locks rows in the same order, so that no two wait for each other.
            batch.sort(key=lambda item: str(item[0][1]["game"]))
            try:
                rows = await self._together([write for write, _ in batch])
            except Unavailable as error:
                for _, future in batch:
                    _settle(future, error)
            except Exception:  # one of them failed, and nothing was kept: each alone, so that only that one fails
                for write, future in batch:
                    _settle(future, await self._alone(write))
            else:
                for (_, future), row in zip(batch, rows, strict=True):
                    _settle(future, row)

    async def _together(self, batch: list[Statement]) -> list[Row | None]:
        async with self._connect() as connection:
            if len(batch) == 1:
                return [await (await connection.execute(*batch[0])).fetchone()]
            async with connection.pipeline(), connection.transaction():
                cursors = [await connection.execute(statement, values) for statement, values in batch]
            return [await cursor.fetchone() for cursor in cursors]

    async def _alone(self, write: Statement) -> Row | Exception | None:
        try:
            return (await self._together([write]))[0]
        except Exception as error:
            return error


def _settle(future: asyncio.Future[Row | None], outcome: Row | Exception | None) -> None:
    if future.cancelled():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
