"""Opening a SQLite file: it is created, checked and updated, or refused with a sentence."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from .errors import StoreError, Unavailable
from .schema import Migration, pending, refuse_gaps

MARK: Final = 0x4B534854  # "KSHT": the application id in the header of our files
PATIENCE: Final = 15.0  # seconds to wait while another process writes


def store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """An error of SQLite as a sentence."""
    if isinstance(error, sqlite3.OperationalError):
        return Unavailable(f"the database {path} cannot be used: {error}")
    return StoreError(f"the database {path} is damaged or no database: {error}")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")  # a commit returns once it is on the disk
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def prepare(path: Path, migrations: tuple[Migration, ...]) -> sqlite3.Connection:
    """Connect to a file that is sound, ours and up to date; it is created if there is none."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets, so only its owner may read it
    except OSError as error:
        raise StoreError(f"the database {path} cannot be written: {error.strerror}") from None
    try:
        connection = connect(path)
        try:
            _refuse_foreign(connection, path)
            _write_ahead(connection)
            _migrate(connection, path, migrations)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    return connection


def _refuse_foreign(connection: sqlite3.Connection, path: Path) -> None:
    """Write nothing to the database of another program."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    if mark != MARK and (mark or tables):
        raise StoreError(f"the database {path} belongs to another program: give another --database")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log. SQLite does not wait here while another process does the same, so this does."""
    patient_until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > patient_until:
                raise
            time.sleep(0.01)


def _migrate(connection: sqlite3.Connection, path: Path, migrations: tuple[Migration, ...]) -> None:
    """Run the missing migrations in one transaction, so that no process ever sees half of a schema."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        missing = pending(version, migrations, f"the database {path}")
        _refuse_damaged(connection, path)
        for migration in missing:
            for statement in migration:
                connection.execute(statement)
        if missing:
            connection.execute(f"PRAGMA user_version = {len(migrations)}")
            connection.execute(f"PRAGMA application_id = {MARK}")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        refuse_gaps(there, migrations, f"the database {path}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    """Read every page once, to find damage now rather than in the middle of a game."""
    answer, *_ = connection.execute("PRAGMA quick_check(1)").fetchone()
    if answer != "ok":
        raise StoreError(f"the database {path} is damaged: {answer.splitlines()[-1]}")
