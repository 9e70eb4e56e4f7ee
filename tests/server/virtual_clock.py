"""A clock of its own for a server: waiting takes no time, and time passes only while nothing else is to be done.

Times are exact, however busy the machine is. `run` replaces `time.time` too, which is what a table goes by.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

Result = TypeVar("Result")
EPOCH = 1_700_000_000.0
REAL_WAIT = 10.0  # seconds that real work, such as a write to the database, may take


class _Selector(selectors.DefaultSelector):
    """Instead of waiting it moves the clock on, unless real work is underway."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.underway = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.underway or timeout is None:
            return super().select(REAL_WAIT if timeout is None or timeout > 0 else 0)
        ready = super().select(0)
        if not ready:
            self.now += max(timeout, 0.0)
        return ready


class VirtualClock(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.waiting = _Selector()
        super().__init__(self.waiting)

    def time(self) -> float:
        return self.waiting.now

    @contextmanager
    def standing(self) -> Iterator[None]:
        """The clock stands still: real work is underway."""
        self.waiting.underway += 1
        try:
            yield
        finally:
            self.waiting.underway -= 1


class Standing:
    """Something whose methods take no time by the clock: a store, for example."""

    def __init__(self, real: Any, clock: VirtualClock) -> None:
        self._real = real
        self._clock = clock

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._real, name)
        if not asyncio.iscoroutinefunction(method):
            return method

        async def timeless(*args: Any, **kwargs: Any) -> Any:
            with self._clock.standing():
                return await method(*args, **kwargs)

        return timeless


def run(scene: Coroutine[Any, Any, Result], clock: VirtualClock, monkeypatch: pytest.MonkeyPatch) -> Result:
    with monkeypatch.context() as patched:
        patched.setattr(time, "time", lambda: EPOCH + clock.time())
        try:
            return clock.run_until_complete(scene)
        finally:
            clock.close()
