"""Connecting to a PostgreSQL database: its tables are created or updated, or it is refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from .errors import StoreError, Unavailable
from .schema import Migration, pending, refuse_gaps

SCHEMA: Final = "killshot"  # all our tables are in it, so that a database can be shared with other programs
CHANNEL: Final = "killshot"
LOCK: Final = 0x4B534854  # "KSHT": the advisory lock for changing the schema
WHERE: Final = "the PostgreSQL database"


def store_error(error: psycopg.Error) -> StoreError:
    """An error of PostgreSQL as a sentence, which never contains the password."""
    sentence = f"{WHERE} cannot be used: {' '.join(str(error).split())}"
    return (Unavailable if isinstance(error, psycopg.OperationalError) else StoreError)(sentence)


def conninfo(url: str) -> str:
    """The URL with what this store needs: its schema, commits that are on the disk, no endless waits."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        reason = str(error).strip().partition(": ")[0] if "@" in url else str(error).strip()
        raise StoreError(f"this is no URL of a PostgreSQL database: {reason}") from None
    options = f"{given.pop('options', '') or ''} -c search_path={SCHEMA} -c synchronous_commit=on".strip()
    waits: dict[str, Any] = {"connect_timeout": 10, "keepalives_idle": 30, "application_name": "killshot"}
    return make_conninfo("", **{**waits, **given, "options": options})


async def connect(info: str) -> AsyncConnection[Sequence[Any]]:
    try:
        return cast("AsyncConnection[Sequence[Any]]", await AsyncConnection.connect(info, autocommit=True))
    except psycopg.Error as error:
        raise store_error(error) from error


async def migrate(info: str, migrations: tuple[Migration, ...]) -> None:
    """Run the missing migrations in one transaction, while other processes wait for the lock."""
    connection = await connect(info)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await _migrate(connection, migrations)
    except psycopg.Error as error:
        raise store_error(error) from error
    finally:
        await connection.close()


async def _migrate(connection: AsyncConnection[Sequence[Any]], migrations: tuple[Migration, ...]) -> None:
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"{WHERE} keeps text as {encoding}, which has not all letters: create one with UTF8")
    there = await _tables(connection)
    if not there:
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await connection.execute("CREATE TABLE version (version INTEGER NOT NULL)")
        await connection.execute("INSERT INTO version VALUES (0)")
    elif "version" not in there:
        raise StoreError(f"{WHERE} is damaged, or its schema {SCHEMA} belongs to another program")
    rows = await (await connection.execute("SELECT version FROM version")).fetchall()
    if len(rows) != 1:
        raise StoreError(f"{WHERE} is damaged: its schema has {len(rows)} versions")
    missing = pending(rows[0][0], migrations, WHERE)
    for migration in missing:
        for statement in migration:
            await connection.execute(statement)
    if missing:
        await connection.execute("UPDATE version SET version = %s", (len(migrations),))
    refuse_gaps(await _tables(connection), migrations, WHERE)


async def _tables(connection: AsyncConnection[Sequence[Any]]) -> set[str]:
    rows = await connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = %s", (SCHEMA,))
    return {name for (name,) in await rows.fetchall()}
