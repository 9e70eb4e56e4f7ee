"""What happens at a table without a message from a person: bots play, clocks run out, pauses end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final

from ...bots import DEFAULT_RUNG
from ...engine.decision import Decision
from ..errors import Refused
from ..store import StoreError
from ..workers.bot_pool import LONG
from . import seating
from .history import Position

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)

GRACE: Final = 15.0  # seconds after loading a table during which no clock runs out
RETRY: Final = 1.0
UNATTENDED: Final = 8  # times slower are bots that nobody watches


def declining_option(asked: Decision, seat: int) -> str:
    """The option with which a seat declines."""
    return next(option.word for option in asked.options_of(seat) if option.kind == asked.prompt.kind.refusal)


class Autoplay:
    """The autoplay of one table. It runs while there is something to do, then waits to be woken."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.leased_until = 0.0
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Look at the table now, because something has changed."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not self.is_busy and self.table.history is not None and not self.table.is_over:
            self.task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()

    def _wake_later(self, seconds: float) -> None:
        """Look again after a while, unless something changes before."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(max(seconds, 0.001), self.wake)

    async def _run(self) -> None:
        table = self.table
        while not table.is_over:
            try:
                wait = await self._step()
            except (Refused, StoreError) as problem:  # overtaken, or the database is away: look again
                logger.info("table waits", extra={"table": table.id, "reason": str(problem)})
                wait = RETRY if not isinstance(problem, Refused) or problem.code == "busy" else 0.0
            if wait is None:
                return
            if wait > 0:
                self._wake_later(wait)
                return

    async def _step(self) -> float | None:
        """Do one thing. Returns the seconds to wait before the next; 0: none, None: until something changes."""
        table = self.table
        position, now = table.position, time.time()
        if not position.is_secret and now < table.hold_until:
            return table.hold_until - now + 0.001
        if table.released is None or table.released.step != position.step:
            if not position.is_secret:
                table.release()
        seat = table.bot_seat(position)
        if seat is None:
            return await self._watch_clocks(position, now)
        if not await self._has_lease():
            return table.registry.settings.lease / 2
        word = await (self._answer(position, seat, now) if position.is_secret else self._choose(position, seat))
        async with table.lock:
            if table.position.step == position.step and table.bot_seat(table.position) == seat:
                await table.move(seat, word)
        return 0.0

    async def _choose(self, position: Position, seat: int) -> str:
        """What a bot picks, at a pace that people can follow."""
        table = self.table
        pace = table.registry.settings.bot_pace * (1 if table.subscribers else UNATTENDED)
        level = table.row.seats[seat].level or DEFAULT_RUNG
        word, _ = await asyncio.gather(self._think(position, seat, level), asyncio.sleep(pace))
        return word

    async def _answer(self, position: Position, seat: int, now: float) -> str:
        """What a bot answers to a secret question, in time before the pause is over: nobody sees when."""
        asked, table = position.decision, self.table
        if asked is None:
            raise ValueError("nothing is asked")
        level = table.row.seats[seat].level or DEFAULT_RUNG
        thought = self._think(position, seat, DEFAULT_RUNG if level in LONG else level)
        try:
            return await asyncio.wait_for(thought, table.answer_by - now if now < table.hold_until else None)
        except TimeoutError:
            return declining_option(asked, seat)

    def _think(self, position: Position, seat: int, level: str) -> Coroutine[None, None, str]:
        table = self.table
        return table.registry.bot_pool.choose(
            table.id,
            table.salt,
            table.setup,
            position.state,
            seat,
            level,
            table.options.open_points,
            table.subscribers.party,
        )

    async def _watch_clocks(self, position: Position, now: float) -> float | None:
        """Let a bot take over the first seat whose time is up; a secret question is declined instead."""
        table = self.table
        for seat in position.decision.seats if position.decision is not None else ():
            expiry = self._expiry(position, seat)
            if expiry is None:
                continue
            if now < expiry:
                return expiry - now
            if not await self._has_lease():
                return table.registry.settings.lease / 2
            async with table.lock:
                if table.position.step == position.step:
                    await self._expire(position, seat)
            return 0.0
        return None

    def _expiry(self, position: Position, seat: int) -> float | None:
        """When the time of this seat is up; None: never."""
        table = self.table
        if position.is_secret and table.options.pause and table.registry.settings.pause:
            return table.answer_by
        expiry = table.expiry(position, seat)
        return expiry if expiry is None or position.is_secret else max(expiry, table.loaded_at + GRACE)

    async def _expire(self, position: Position, seat: int) -> None:
        """Act for a seat whose time is up; the lock is held."""
        if position.is_secret and position.decision is not None:
            await self.table.move(seat, declining_option(position.decision, seat))
        else:
            await seating.leave_to_bot(self.table, seat)

    async def _has_lease(self) -> bool:
        """Whether this process plays the bots and clocks of this table for the next few seconds."""
        registry = self.table.registry
        if time.monotonic() < self.leased_until:
            return True
        if await registry.store.lease(self.table.id, registry.process_name, registry.settings.lease):
            self.leased_until = time.monotonic() + registry.settings.lease / 2
            return True
        return False
