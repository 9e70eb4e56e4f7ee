"""Databases that are empty, older, newer, damaged, or those of another program."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from killshot.server.store import Store, StoreError, Unavailable, open_store
from killshot.server.store.postgres import PostgresStore
from killshot.server.store.schema import MIGRATIONS, Migration
from killshot.server.store.sqlite import SqliteStore
from tests.server.postgres import Postgres

from .scenes import add_move, game, play

BROKEN: Migration = ("ALTER TABLE games ADD COLUMN half TEXT", "ALTER TABLE nowhere ADD COLUMN other TEXT")
NEXT: Migration = ("ALTER TABLE games ADD COLUMN rating TEXT",)


async def opened(url: str, migrations: tuple[Migration, ...]) -> Store:
    if url.startswith("sqlite"):
        return await SqliteStore.open(Path(url.removeprefix("sqlite:///")), migrations)
    return await PostgresStore.open(url, migrations)


def execute(url: str, *statements: str) -> None:
    """Change the database without the store."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            for statement in statements:
                file.execute(statement)
        file.close()
    else:
        with psycopg.connect(url, options="-c search_path=killshot") as server:
            for statement in statements:
                server.execute(statement)


def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        asyncio.run(open_store(url))
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_an_older_database_is_brought_up_to_date_and_keeps_its_games(url: str, version: int) -> None:
    """Its games have the first version of rules and dealing, and no commitment."""

    async def old() -> None:
        await (await opened(url, MIGRATIONS[:version])).close()

    async def today(store: Store) -> None:
        row = await store.game("g")
        assert (row.seed, row.steps, row.rules, row.dealing, row.nonce) == (2**62, 1, 1, 1, "")
        assert await store.lease("g", "me", 5)  # which the oldest schema did not have
        assert (await add_move(store, "g", 2, 0, "grab")).number == 2

    asyncio.run(old())
    execute(
        url,
        "INSERT INTO games (id, setup, seed, options, created, invite, watch, public, due, updated, last, steps) "
        f"VALUES ('g', '{{}}', '{2**62}', '{{}}', 1, 'i', 'w', TRUE, 9, 1, 1, 1)",
        "INSERT INTO entries (game, number, kind, body, seat, at, step) VALUES ('g', 1, 'move', 'run', 0, 1, 1)",
    )
    play(url, today)


def test_versions_and_the_nonce_are_kept(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(replace(game(), seed=2**256 - 1, rules=7, dealing=9, nonce="ab" * 32))
        row = await store.game("g")
        assert (row.seed, row.rules, row.dealing, row.nonce) == (2**256 - 1, 7, 9, "ab" * 32)

    play(url, scene)


def test_a_migration_that_fails_leaves_the_database_as_it_was(url: str) -> None:
    async def scene() -> None:
        async with await opened(url, MIGRATIONS) as store:
            await store.create(game())
        with pytest.raises(StoreError):
            await opened(url, (*MIGRATIONS, BROKEN))
        async with await opened(url, (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN half TEXT",))) as store:
            assert (await store.game("g")).id == "g"

    asyncio.run(scene())


def test_a_newer_database_is_refused_and_not_touched(url: str) -> None:
    async def newer() -> None:
        await (await opened(url, (*MIGRATIONS, NEXT))).close()

    asyncio.run(newer())
    assert f"newer Killshot (its schema is {len(MIGRATIONS) + 1}, this one knows {len(MIGRATIONS)})" in refusal(url)
    execute(url, "UPDATE games SET rating = NULL")


def test_a_database_that_lost_a_table_is_refused(url: str) -> None:
    async def nothing(store: Store) -> None:
        await store.check()

    play(url, nothing)
    execute(url, "DROP TABLE entries")
    assert "is damaged: its table entries is missing" in refusal(url)


def scribble(path: Path) -> None:
    """Overwrite the middle of the file."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 3)
        file.write(os.urandom(size // 3))


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def prose(path: Path) -> None:
    path.write_text("This is no database. " * 300)


@pytest.mark.parametrize("damage", [scribble, cut, prose])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    path = tmp_path / "games.db"

    async def fill(store: Store) -> None:
        await asyncio.gather(*(store.create(game(f"g{n}", options="x" * 500)) for n in range(200)))

    play(str(path), fill)
    damage(path)
    before = path.read_bytes()
    assert "damaged" in refusal(str(path))
    assert path.read_bytes() == before


def test_the_file_of_another_program_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    execute(f"sqlite:///{path}", "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert "belongs to another program" in refusal(str(path))
    assert path.read_bytes() == before
    assert [child.name for child in tmp_path.iterdir()] == ["other.db"]


def test_only_its_owner_can_read_a_new_file(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        await store.create(game())
        for path in tmp_path.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path

    play(str(tmp_path / "games.db"), nothing)


def test_a_shared_postgresql_database_keeps_the_tables_of_others(postgres: Postgres) -> None:
    url = postgres.database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE public.games (mine TEXT)")

    async def scene(store: Store) -> None:
        await store.create(game())

    play(url, scene)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT COUNT(*) FROM public.games").fetchone() == (0,)


def test_a_schema_of_another_program_is_refused(postgres: Postgres) -> None:
    url = postgres.database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE SCHEMA killshot")
        connection.execute("CREATE TABLE killshot.recipes (name TEXT)")
    assert "belongs to another program" in refusal(url)


def test_a_database_that_is_not_utf8_is_refused(postgres: Postgres) -> None:
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE latin ENCODING LATIN1 TEMPLATE template0")
    assert "keeps text as LATIN1" in refusal(postgres.url("latin"))


def test_a_server_that_comes_back_is_used_again_and_listeners_catch_up(postgres: Postgres) -> None:
    url = postgres.database()

    async def scene() -> None:
        store = await PostgresStore.open(url, patience=0.5)
        await store.create(game())
        postgres.stop("fast")
        with pytest.raises(Unavailable, match="PostgreSQL database cannot be used"):
            await add_move(store, "g", 1, 0, "run")
        told: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store.listen(lambda game, number: told.put_nowait((game, number)))
        postgres.start()
        async with await open_store(url) as other:
            await add_move(other, "g", 1, 0, "run")
        while await asyncio.wait_for(told.get(), 30) != ("g", 1):
            pass
        assert len(await store.entries("g")) == 1
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        (
            "mysql://host/db",
            "no kind of database 'mysql'; --database takes a file name, sqlite:///file or postgresql://",
        ),
        ("sqlite://host/file", "names a host"),
        ("sqlite:///", "names no file"),
        ("", "names no file"),
        ("/nowhere/at/all/games.db", "cannot be written: No such file or directory"),
        ("/", "cannot be written: Is a directory"),
        ("postgresql://user:hush@host:notaport/db", "PostgreSQL database"),
        ("postgresql://user:hush@/db?host=/nowhere", "PostgreSQL database cannot be used"),
        ("postgresql://user:hush@host/db?colour=red", "no URL of a PostgreSQL database"),
    ],
)
def test_a_url_that_cannot_be_opened_is_answered_with_a_sentence(url: str, sentence: str) -> None:
    said = refusal(url)
    assert sentence in said
    assert "hush" not in said
