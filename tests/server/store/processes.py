"""What other processes do during a test: `python -m tests.server.store.processes SCENE URL …`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from killshot.server.store import Conflict, Draft, open_store

from .scenes import add_move, game

EAGER = 20  # moves of one process that race at the same time


async def race(url: str, name: str, steps: str) -> None:
    """Write many moves at once for each step; print those that won."""
    async with await open_store(url) as store:
        ready()
        for step in range(1, int(steps) + 1):
            tries = [add_move(store, "g", step, 0, f"{name}-{n}") for n in range(EAGER)]
            for outcome in await asyncio.gather(*tries, return_exceptions=True):
                if not isinstance(outcome, Conflict):
                    assert not isinstance(outcome, BaseException), outcome
                    print(outcome.step, outcome.body, flush=True)


async def write(url: str, name: str, tables: str) -> None:
    """Open tables and write moves at all of them forever; print each as soon as it is acknowledged."""
    async with await open_store(url) as store:
        ready()

        async def moves(table: str) -> None:
            await store.create(game(table))
            print("table", table, flush=True)
            step = 0
            while True:
                step += 1
                entry = await add_move(store, table, step, 0, f"{name}-{step}")
                print("move", table, entry.number, entry.body, flush=True)

        await asyncio.gather(*(moves(f"{name}-{n}") for n in range(int(tables))))


async def say(url: str, count: str) -> None:
    """Write lines of chat in game g."""
    async with await open_store(url) as store:
        ready()
        for n in range(int(count)):
            await store.append("g", [Draft("chat", str(n), 0)])


async def opened(url: str) -> None:
    """Open the store at the same time as other processes."""
    ready()
    async with await open_store(url) as store:
        await store.check()
    print("opened", flush=True)


def ready() -> None:
    """Wait for the signal of the test, so that all begin together."""
    print("ready", flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    scenes: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
        "race": race,
        "write": write,
        "say": say,
        "opened": opened,
    }
    asyncio.run(scenes[sys.argv[1]](*sys.argv[2:]))
