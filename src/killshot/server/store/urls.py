"""The store behind the URL that --database names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .errors import StoreError
from .sqlite import SqliteStore
from .store import Store

ALLOWED: Final = "a file name, sqlite:///file or postgresql://user@host/database"


async def open_store(url: str) -> Store:
    """Open the store behind a URL and create or update its tables. A SQLite file can be given by its name alone."""
    scheme, mark, rest = url.partition("://")
    if mark and scheme in ("postgresql", "postgres"):
        return await _open_postgres(url)
    if mark and scheme != "sqlite":
        raise StoreError(f"there is no kind of database {scheme!r}; --database takes {ALLOWED}")
    if mark and not rest.startswith("/"):
        raise StoreError(f"{url!r} names a host, but a SQLite file has none; --database takes {ALLOWED}")
    name = rest.removeprefix("/") if mark else url
    if not name:
        raise StoreError(f"{url!r} names no file; --database takes {ALLOWED}")
    return await SqliteStore.open(Path(name))


async def _open_postgres(url: str) -> Store:
    try:
        from .postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs a driver that is not installed: pip install 'killshot[postgres]'") from None
    return await PostgresStore.open(url)
