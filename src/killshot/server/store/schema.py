"""The tables in SQL that both databases understand, as migrations: the n-th brings a database to version n.

A released migration never changes; a change is a new one at the end.
"""

from __future__ import annotations

import re
from typing import Final

from .errors import StoreError

Migration = tuple[str, ...]

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        """
        CREATE TABLE games (
            id TEXT NOT NULL PRIMARY KEY,
            setup TEXT NOT NULL,
            seed TEXT NOT NULL,
            options TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            invite TEXT NOT NULL,
            watch TEXT NOT NULL,
            host TEXT,
            public BOOLEAN NOT NULL,
            started DOUBLE PRECISION,
            finished DOUBLE PRECISION,
            result TEXT,
            rematch_of TEXT UNIQUE REFERENCES games (id),
            due DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL,
            last INTEGER NOT NULL,
            steps INTEGER NOT NULL
        )
        """,
        "CREATE INDEX games_open ON games (created, id) WHERE public AND started IS NULL AND finished IS NULL",
        "CREATE INDEX games_running ON games (started, id) WHERE public AND started IS NOT NULL AND finished IS NULL",
        "CREATE INDEX games_finished ON games (finished, id) WHERE public AND finished IS NOT NULL",
        "CREATE INDEX games_due ON games (due) WHERE finished IS NULL",
        "CREATE INDEX games_host ON games (host)",
        "CREATE INDEX games_updated ON games (updated)",
        """
        CREATE TABLE seats (
            game TEXT NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            level TEXT NOT NULL,
            token TEXT,
            away BOOLEAN NOT NULL,
            PRIMARY KEY (game, seat)
        )
        """,
        "CREATE INDEX seats_token ON seats (token)",
        """
        CREATE TABLE entries (
            game TEXT NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            seat INTEGER,
            at DOUBLE PRECISION NOT NULL,
            step INTEGER,
            PRIMARY KEY (game, number),
            UNIQUE (game, step)
        )
        """,
    ),
    (
        """
        CREATE TABLE leases (
            game TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
            holder TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL
        )
        """,
    ),
    (  # games of before have the first version of both, and nothing to open
        "ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE games ADD COLUMN dealing INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE games ADD COLUMN nonce TEXT NOT NULL DEFAULT ''",
    ),
)


def pending(version: int, migrations: tuple[Migration, ...], where: str) -> tuple[Migration, ...]:
    """The migrations a database of this version still needs; a database newer than this program is refused."""
    if version > len(migrations):
        raise StoreError(
            f"{where} was written by a newer Killshot (its schema is {version}, this one knows {len(migrations)}): "
            "update Killshot, or give another --database"
        )
    return migrations[version:]


def refuse_gaps(there: set[str], migrations: tuple[Migration, ...], where: str) -> None:
    """Refuse a database that has lost one of its tables."""
    wanted = re.findall(r"CREATE TABLE (\w+)", "".join(sum(migrations, ())))
    if lost := [table for table in wanted if table not in there]:
        raise StoreError(f"{where} is damaged: its table {lost[0]} is missing")
