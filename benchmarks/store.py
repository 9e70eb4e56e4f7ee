"""What the store costs on SQLite and on PostgreSQL: `python -m benchmarks.store` from the root of the sources.

Every figure counts real commits to a real disk: to a file, and to a server started for the purpose. For comparison it
also measures how often the disk can write a single page, since that is what a commit waits for.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Iterable
from pathlib import Path
from statistics import median, quantiles

from killshot.server.store import MOVE, Draft, GameRow, SeatRow, Store, open_store
from tests.server.postgres import running

TABLES = 200
ALONE, TOGETHER = 500, 50  # moves one after another; moves at each of many tables
LONG = 1500  # entries of a long game


def game(name: str) -> GameRow:
    return GameRow(name, "{}", 1, seats=tuple(SeatRow(seat, "person", "Ana") for seat in range(4)))


def per_second(count: int, started: float) -> str:
    return f"{count / (time.perf_counter() - started):7,.0f} /s"


def disk(folder: Path) -> str:
    with (folder / "page").open("wb", buffering=0) as file:
        started = time.perf_counter()
        for _ in range(ALONE):
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
    return per_second(ALONE, started)


async def moves(store: Store, table: str, count: int) -> None:
    for step in range(1, count + 1):
        await store.append(table, [Draft(MOVE, "target:sprog", step % 4)], step=step)


async def at_once(waits: Iterable[Awaitable[object]]) -> None:
    await asyncio.gather(*waits)


async def woken(store: Store, other: Store) -> list[float]:
    """Milliseconds from the call of a write to the notice at another store."""
    found: list[float] = []
    told: asyncio.Queue[int] = asyncio.Queue()
    other.listen(lambda game, number: told.put_nowait(number) if game == "bell" else None)
    await store.create(game("bell"))
    while await told.get() != 0:
        pass
    for number in range(1, 201):
        started = time.perf_counter()
        await store.append("bell", [Draft(MOVE, "pass", 0)], step=number)
        while await told.get() < number:
            pass
        found.append((time.perf_counter() - started) * 1000)
    return found


async def measure(name: str, url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        started = time.perf_counter()
        await at_once(store.create(game(f"g{n}")) for n in range(TABLES))
        print(f"{name:11} tables opened at once   {per_second(TABLES, started)}")
        await store.create(game("alone"))
        started = time.perf_counter()
        await moves(store, "alone", ALONE)
        print(f"{name:11} moves, one by one       {per_second(ALONE, started)}")
        started = time.perf_counter()
        await at_once(moves(store, f"g{n}", TOGETHER) for n in range(TABLES))
        print(f"{name:11} moves at {TABLES} tables     {per_second(TABLES * TOGETHER, started)}")
        await store.create(game("long"), [Draft(MOVE, "target:sprog", n % 4) for n in range(LONG)])
        started = time.perf_counter()
        for _ in range(20):
            await store.find("long")
            await store.entries("long")
        print(f"{name:11} a game of {LONG:,} read    {(time.perf_counter() - started) / 20 * 1000:7.2f} ms")
        waits = await woken(store, other)
        print(f"{name:11} write to notice elsewhere {median(waits):6.2f} ms, p99 {quantiles(waits, n=100)[98]:.2f} ms")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running() as postgres:
        print(f"{'disk':11} one page, synced        {disk(Path(folder))}")
        asyncio.run(measure("SQLite", f"{folder}/games.db"))
        asyncio.run(measure("PostgreSQL", postgres.database()))


if __name__ == "__main__":
    main()
