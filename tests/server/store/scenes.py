"""What the tests of the store share."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from killshot.server.store import MOVE, Draft, Entry, GameRow, SeatRow, Store, open_store

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[3]


def play(url: str, scene: Callable[[Store], Awaitable[T]]) -> T:
    """Run a scene on a store that is opened for it and closed after it."""

    async def whole() -> T:
        async with await open_store(url) as store:
            return await asyncio.wait_for(scene(store), 60)

    return asyncio.run(whole())


def game(name: str = "g", created: float = 1.0, **more: Any) -> GameRow:
    seats = (SeatRow(0, "person", "Ana", token="ana"), SeatRow(1, "bot", "Bo", "easy"), SeatRow(2))
    return replace(GameRow(name, '{"players": 3}', 7, created=created, public=True, seats=seats), **more)


async def add_move(store: Store, game: str, step: int, seat: int, action: str, at: float = 1.0) -> Entry:
    """Write one move."""
    (entry,) = await store.append(game, [Draft(MOVE, action, seat, at)], step=step)
    return entry


def process(scene: str, *words: str) -> subprocess.Popen[str]:
    """Another process that runs one of the scenes in processes.py."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.processes", scene, *words],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
