"""From the word after --database to a store."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .errors import StoreError
from .sqlite import SqliteStore
from .store import Store

ALLOWED: Final = "a file name, sqlite:///file or postgresql://user@host/database"


async def open_store(url: str) -> Store:
    """The store behind a URL, its tables created or brought up to date. A SQLite file may be given by name alone."""
    scheme, mark, rest = url.partition("://")
    if mark and scheme in ("postgresql", "postgres"):
        return await _postgres(url)
    if mark and scheme != "sqlite":
        raise StoreError(f"there is no kind of database {scheme!r}; --database takes {ALLOWED}")
    if mark and not rest.startswith("/"):
        raise StoreError(f"{url!r} names a host, but a SQLite file has none; --database takes {ALLOWED}")
    name = rest.removeprefix("/") if mark else url
    if not name:
        raise StoreError(f"{url!r} names no file; --database takes {ALLOWED}")
    return await SqliteStore.open(Path(name))


async def _postgres(url: str) -> Store:
    try:
        from .postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs a driver that is not installed: pip install 'killshot[postgres]'") from None
    return await PostgresStore.open(url)
