"""Games in PostgreSQL: the store for several servers. NOTIFY carries a game and a number, nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from . import queries
from .commits import Commits
from .errors import Conflict, Missing, StoreError
from .postgres_server import CHANNEL, connect, conninfo, migrate, store_error
from .queries import Listing, Row
from .rows import Counts, Draft, Entry, GameRow, Page, SeatRow, Write, steps_in
from .schema import MIGRATIONS, Migration
from .store import Store

LOG: Final = logging.getLogger(__name__)
CONNECTIONS: Final = 8  # of one process, at most, besides the one that listens
PATIENCE: Final = 5.0  # seconds that a query waits for a connection before it fails
ALIVE: Final = 10.0  # seconds between two checks of the listening connection
RETRY: Final = 0.5  # seconds between two attempts to listen again
MARGIN: Final = 60.0  # seconds between the time a transaction notes and its commit, at most
NOW: Final = "EXTRACT(EPOCH FROM clock_timestamp())::float8"  # one clock for all servers

# A write is one statement and one trip: a game that is created or changed, with its entries and its seats.
WRITE: Final = f"""
    WITH game AS ({{}}), written AS (
        INSERT INTO entries (game, number, kind, body, seat, at, step)
        SELECT game.id, game.last + e.number, e.kind, e.body, e.seat, e.at, game.steps + e.step
        FROM game, unnest(
            %(numbers)s::int[], %(kinds)s::text[], %(bodies)s::text[], %(by)s::int[], %(ats)s::float8[], %(nth)s::int[]
        ) AS e (number, kind, body, seat, at, step)
    ), seated AS (
        INSERT INTO seats (game, seat, kind, name, level, token, away)
        SELECT game.id, s.seat, s.kind, s.name, s.level, s.token, s.away
        FROM game, unnest(
            %(seats)s::int[], %(seat_kinds)s::text[], %(names)s::text[], %(levels)s::text[], %(tokens)s::text[],
            %(aways)s::boolean[]
        ) AS s (seat, kind, name, level, token, away)
        ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, level = excluded.level,
            token = excluded.token, away = excluded.away
    )
    SELECT last, steps, updated,
        CASE WHEN %(tell)s::boolean THEN pg_notify('{CHANNEL}', (last + %(entries)s::int) || ' ' || id) END
    FROM game
"""
# The second of two writers waits for the lock, and then finds that the numbers are not what it expects.
APPEND: Final = WRITE.format(f"""
    UPDATE games SET
        options = COALESCE(%(options)s::text, options), public = COALESCE(%(public)s::boolean, public),
        started = COALESCE(%(started)s::float8, started), finished = COALESCE(%(finished)s::float8, finished),
        result = COALESCE(%(result)s::text, result), due = COALESCE(%(due)s::float8, due),
        updated = {NOW}, last = last + %(entries)s::int, steps = steps + %(new_steps)s::int
    WHERE id = %(game)s AND COALESCE(steps + 1 = %(step)s::int, TRUE) AND COALESCE(last = %(after)s::int, TRUE)
    RETURNING id, last - %(entries)s::int AS last, steps - %(new_steps)s::int AS steps, updated
""")
CREATE: Final = WRITE.format(f"""
    INSERT INTO games (id, setup, seed, options, created, invite, watch, host, public, started, finished, result,
        rematch_of, due, updated, last, steps, rules, dealing, nonce)
    VALUES (%(game)s, %(setup)s, %(seed)s, %(options)s, %(created)s, %(invite)s, %(watch)s, %(host)s, %(public)s,
        %(started)s, %(finished)s, %(result)s, %(rematch_of)s, %(due)s, {NOW}, %(entries)s, %(new_steps)s, %(rules)s,
        %(dealing)s, %(nonce)s)
    RETURNING id, 0 AS last, 0 AS steps, updated
""")
LEASE: Final = f"""
    INSERT INTO leases (game, holder, until) VALUES (%s, %s, {NOW} + %s) ON CONFLICT (game) DO UPDATE
    SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until <= {NOW}
"""


class PostgresStore(Store):
    """A pool of connections for queries, and one more that listens."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        super().__init__()
        self._conninfo = conninfo(url)
        self._pool = AsyncConnectionPool(
            self._conninfo,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=patience,
            kwargs={"autocommit": True},
            check=AsyncConnectionPool.check_connection,
            open=False,
        )
        self._commits = Commits(self._connection)
        self._listening: asyncio.Task[None] | None = None
        self._alive: float | None = None  # when the listening connection was last alive, by the clock of the database

    @classmethod
    async def open(
        cls, url: str, migrations: tuple[Migration, ...] = MIGRATIONS, patience: float = PATIENCE
    ) -> PostgresStore:
        store = cls(url, patience)
        await migrate(store._conninfo, migrations)
        try:
            await store._pool.open(wait=True, timeout=10 * patience)
        except PoolTimeout as error:
            raise store_error(error) from error
        heard = asyncio.Event()
        store._listening = asyncio.create_task(store._hear(heard), name="killshot-listen")
        await heard.wait()
        return store

    async def create(self, game: GameRow, entries: Sequence[Draft] = ()) -> GameRow:
        steps = steps_in(entries)
        values = {
            **_values(game.id, entries, steps, game.seats), "tell": True, "setup": game.setup, "seed": str(game.seed),
            "options": game.options, "created": game.created, "invite": game.invite, "watch": game.watch,
            "host": game.host, "public": game.public, "started": game.started, "finished": game.finished,
            "result": game.result, "rematch_of": game.rematch_of, "due": game.due,
            "rules": game.rules, "dealing": game.dealing, "nonce": game.nonce,
        }  # fmt: skip
        try:
            row = await self._commits.write(CREATE, values)
        except StoreError as error:
            match error.__cause__:
                case psycopg.errors.UniqueViolation() as cause if cause.diag.constraint_name == "games_pkey":
                    raise Conflict(f"there is a game {game.id!r} already") from None
                case psycopg.errors.UniqueViolation():
                    raise Conflict(f"game {game.rematch_of!r} has a rematch already") from None
                case psycopg.errors.ForeignKeyViolation():
                    raise Missing(f"there is no game {game.rematch_of!r}") from None
            raise
        if row is None:
            raise StoreError(f"the database did not confirm game {game.id!r}")
        seats = tuple(sorted(game.seats, key=lambda seat: seat.seat))
        return replace(game, updated=row[2], last=len(entries), steps=steps, rematch=None, seats=seats)

    async def _append(self, write: Write) -> tuple[Entry, ...]:
        game, entries, change = write.game, write.entries, write.change
        values = {
            **_values(game, entries, write.new_steps, write.seats), "tell": bool(entries), "step": write.step,
            "after": write.after, "options": change.options, "public": change.public, "started": change.started,
            "finished": change.finished, "result": change.result, "due": change.due,
        }  # fmt: skip
        while True:
            if (found := await self._commits.write(APPEND, values)) is not None:
                return queries.number(game, entries, found[0], found[1])
            # This raises the reason; if the numbers are right by now, it does not, and the write is tried again.
            rows = await self._rows("SELECT last, steps FROM games WHERE id = ?", (game,))
            queries.check_numbers(write, rows[0] if rows else None)

    async def lease(self, game: str, holder: str, seconds: float) -> bool:
        async with self._connection() as connection:
            if seconds <= 0:
                await connection.execute(_sql(queries.RELEASE), (game, holder))
                return False
            try:
                return (await connection.execute(LEASE, (game, holder, seconds))).rowcount == 1
            except psycopg.errors.ForeignKeyViolation:
                raise Missing(f"there is no game {game!r}") from None

    async def find(self, game: str) -> GameRow | None:
        async with self._connection() as connection:
            found = await _games(connection, queries.FIND, (game,))
        return found[0] if found else None

    async def entries(self, game: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        values = (game, after, queries.MOST if limit is None else limit)
        return [queries.as_entry(row) for row in await self._rows(queries.ENTRIES, values)]

    async def due_games(self, by: float, limit: int = 100) -> list[str]:
        return [row[0] for row in await self._rows(queries.DUE, (by, limit))]

    async def counts(self) -> Counts:
        return queries.as_counts((await self._rows(queries.COUNTS))[0])

    async def check(self) -> None:
        await self._rows("SELECT 1 FROM games LIMIT 1")

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._commits.stop()
        await self._pool.close()

    async def _page(self, listing: Listing, cursor: str | None, limit: int, values: Sequence[str] = ()) -> Page:
        query, arguments = listing.query(cursor, limit, values)
        async with self._connection() as connection:
            return listing.page(await _games(connection, query, arguments), limit)

    async def _rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        async with self._connection() as connection:
            return await _all(connection, query, values)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection[Row]]:
        """A connection from the pool; its errors become sentences."""
        if self._pool.closed:
            raise StoreError("the store is closed")
        try:
            async with self._pool.connection() as connection:
                yield connection
        except psycopg.DataError as error:
            raise ValueError(f"this cannot be kept: {error}") from error
        except psycopg.Error as error:
            raise store_error(error) from error

    async def _hear(self, ready: asyncio.Event) -> None:
        """Listen forever, and connect again whenever the connection is lost."""
        while True:
            try:
                async with await connect(self._conninfo) as connection:
                    await self._hear_on(connection, ready)
            except Exception as error:
                LOG.warning("the store cannot listen and will try again: %s", error)
            await asyncio.sleep(RETRY)

    async def _hear_on(self, connection: AsyncConnection[Row], ready: asyncio.Event) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        if self._alive is not None:  # it was lost for a while: tell of every game written since
            since = self._alive - MARGIN
            for game, last in await _all(connection, "SELECT id, last FROM games WHERE updated > ?", (since,)):
                self._tell(game, last)
        while True:
            ((self._alive,),) = await _all(connection, f"SELECT {NOW}")
            ready.set()
            async for notice in connection.notifies(timeout=ALIVE):
                number, _, game = notice.payload.partition(" ")
                self._tell(game, int(number))


def _values(game: str, drafts: Sequence[Draft], steps: int, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """Entries and seats as WRITE takes them: in columns, with entries numbered from the last one of the game."""
    for seat in seats:
        queries.refuse_nul(seat.name, seat.level)
    entries = queries.number(game, drafts, 0, 0)
    return {
        "game": game, "entries": len(entries), "new_steps": steps,
        "numbers": [e.number for e in entries], "kinds": [e.kind for e in entries],
        "bodies": [e.body for e in entries], "by": [e.seat for e in entries],
        "ats": [e.at for e in entries], "nth": [e.step for e in entries],
        "seats": [s.seat for s in seats], "seat_kinds": [s.kind for s in seats], "names": [s.name for s in seats],
        "levels": [s.level for s in seats], "tokens": [s.token for s in seats], "aways": [s.away for s in seats],
    }  # fmt: skip


def _sql(query: str) -> str:
    return query.replace("?", "%s")


async def _all(connection: AsyncConnection[Row], query: str, values: Sequence[Any] = ()) -> list[Row]:
    return await (await connection.execute(_sql(query), values)).fetchall()


async def _games(connection: AsyncConnection[Row], query: str, values: Sequence[Any]) -> list[GameRow]:
    rows = await _all(connection, query, values)
    if not rows:
        return []
    marks = ", ".join("?" * len(rows))
    return queries.as_games(rows, await _all(connection, queries.SEATS.format(marks), [row[0] for row in rows]))
