"""Games in a SQLite file: the store for one machine, with nothing else to install or to run.

Several processes can share the file. Each notices what the others wrote within a twentieth of a second.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from . import queries
from .errors import Conflict, Missing, StoreError
from .queries import Listing
from .rows import Counts, Draft, Entry, GameRow, Page, Write, steps_in
from .schema import MIGRATIONS, Migration
from .sqlite_file import connect, prepare, store_error
from .store import Store
from .writer import Writer

T = TypeVar("T")


class SqliteStore(Store):
    """One thread writes and another reads; neither blocks the event loop."""

    def __init__(self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        super().__init__()
        self._path = path
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing, self._tell, self._error)
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="killshot-reader")

    @classmethod
    async def open(cls, path: Path, migrations: tuple[Migration, ...] = MIGRATIONS) -> SqliteStore:
        writing = await asyncio.to_thread(prepare, path, migrations)
        reading = await asyncio.to_thread(connect, path)
        return cls(path, writing, reading)

    async def create(self, game: GameRow, entries: Sequence[Draft] = ()) -> GameRow:
        def job(connection: sqlite3.Connection) -> GameRow:
            if connection.execute("SELECT 1 FROM games WHERE id = ?", (game.id,)).fetchone():
                raise Conflict(f"there is a game {game.id!r} already")
            if game.rematch_of is not None:
                if not connection.execute("SELECT 1 FROM games WHERE id = ?", (game.rematch_of,)).fetchone():
                    raise Missing(f"there is no game {game.rematch_of!r}")
                if connection.execute("SELECT 1 FROM games WHERE rematch_of = ?", (game.rematch_of,)).fetchone():
                    raise Conflict(f"game {game.rematch_of!r} has a rematch already")
            written = queries.number(game.id, entries, 0, 0)
            steps = steps_in(entries)
            connection.execute(queries.INSERT_GAME, queries.game_values(game, len(written), steps, time.time()))
            connection.executemany(queries.PUT_SEAT, [queries.seat_values(game.id, seat) for seat in game.seats])
            connection.executemany(queries.INSERT_ENTRY, map(queries.entry_values, written))
            return games_in(connection, queries.FIND, (game.id,))[0]

        return await self._writer.write(job)

    async def _append(self, write: Write) -> tuple[Entry, ...]:
        def job(connection: sqlite3.Connection) -> tuple[Entry, ...]:
            game = write.game
            found = connection.execute("SELECT last, steps FROM games WHERE id = ?", (game,)).fetchone()
            last, steps = queries.check_numbers(write, found)
            written = queries.number(game, write.entries, last, steps)
            connection.execute(
                queries.CHANGE_GAME,
                (
                    *queries.change_values(write.change),
                    *(time.time(), last + len(written), steps + write.new_steps, game),
                ),
            )
            connection.executemany(queries.PUT_SEAT, [queries.seat_values(game, seat) for seat in write.seats])
            connection.executemany(queries.INSERT_ENTRY, map(queries.entry_values, written))
            return written

        return await self._writer.write(job)

    async def lease(self, game: str, holder: str, seconds: float) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            if not connection.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone():
                raise Missing(f"there is no game {game!r}")
            if seconds <= 0:
                connection.execute(queries.RELEASE, (game, holder))
                return False
            now = time.time()
            return connection.execute(queries.LEASE, (game, holder, now + seconds, now)).rowcount == 1

        return await self._writer.write(job)

    async def find(self, game: str) -> GameRow | None:
        found = await self._read(lambda connection: games_in(connection, queries.FIND, (game,)))
        return found[0] if found else None

    async def entries(self, game: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        values = (game, after, queries.MOST if limit is None else limit)
        rows = await self._read(lambda connection: connection.execute(queries.ENTRIES, values).fetchall())
        return [queries.as_entry(row) for row in rows]

    async def due_games(self, by: float, limit: int = 100) -> list[str]:
        rows = await self._read(lambda connection: connection.execute(queries.DUE, (by, limit)).fetchall())
        return [row[0] for row in rows]

    async def counts(self) -> Counts:
        return queries.as_counts(await self._read(lambda connection: connection.execute(queries.COUNTS).fetchone()))

    async def check(self) -> None:
        """Raise `StoreError` unless both threads answer and the file can be written."""
        glance = "SELECT 1 FROM games LIMIT 1"
        await self._writer.write(lambda connection: connection.execute(glance).fetchone())
        await self._read(lambda connection: connection.execute(glance).fetchone())

    async def close(self) -> None:
        await self._writer.stop()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        self._writing.close()

    async def _page(self, listing: Listing, cursor: str | None, limit: int, values: Sequence[str] = ()) -> Page:
        query, arguments = listing.query(cursor, limit, values)
        return listing.page(await self._read(lambda connection: games_in(connection, query, arguments)), limit)

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)
        except sqlite3.Error as error:
            raise self._error(error) from error
        except RuntimeError:
            raise StoreError("the store is closed") from None

    def _error(self, error: sqlite3.Error) -> StoreError:
        return store_error(error, self._path)


def games_in(connection: sqlite3.Connection, query: str, values: Sequence[Any]) -> list[GameRow]:
    rows = connection.execute(query, values).fetchall()
    marks = ", ".join("?" * len(rows))
    return queries.as_games(rows, connection.execute(queries.SEATS.format(marks), [row[0] for row in rows]))
