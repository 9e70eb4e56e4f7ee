"""What happens at a table by itself: bots play, clocks run out, pauses end."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from ...engine.decision import Decision
from ..errors import Refused
from ..store import StoreError
from ..workers.bot_pool import DEFAULT_LEVEL
from . import seating
from .history import Position

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)

GRACE: Final = 15.0  # seconds nobody runs out of time after a restart
RETRY: Final = 1.0


def refusal(asked: Decision, seat: int) -> str:
    """The option with which a seat declines."""
    return next(option.word for option in asked.options_of(seat) if option.kind == asked.prompt.kind.refusal)


class Driver:
    """One per table. It runs as long as there is something to do, then waits to be woken."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.leased_until = 0.0
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Something has changed."""
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

    def _later(self, seconds: float) -> None:
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
                self._later(wait)
                return

    async def _step(self) -> float | None:
        """Do one thing. Gives how long to wait before the next; 0: at once, None: until something changes."""
        table = self.table
        position, now = table.position, time.time()
        if not position.is_secret and now < table.hold_until:
            return table.hold_until - now + 0.001
        if table.released is None or table.released.step != position.step:
            if not position.is_secret:
                table.release()
        seat = table.stand_in(position)
        if seat is None:
            return await self._clocks(position, now)
        if not await self._has_lease():
            return table.hall.settings.lease / 2
        level = table.row.seats[seat].level or DEFAULT_LEVEL
        choice = table.hall.thinkers.choose(
            table.id, table.setup, position.state, seat, level, table.options.open_points
        )
        word, _ = await asyncio.gather(choice, asyncio.sleep(table.hall.settings.bot_pace))
        async with table.lock:
            if table.position.step == position.step and table.stand_in(table.position) == seat:
                await table.move(seat, word)
        return 0.0

    async def _clocks(self, position: Position, now: float) -> float | None:
        """Whoever runs out of time is played by a bot from now on; a secret question is passed."""
        table = self.table
        assert position.decision is not None
        for seat in position.decision.seats:
            expiry = table.hold_until if position.is_secret and table.options.pause else table.expiry(position, seat)
            if expiry is None:
                continue
            if not position.is_secret:
                expiry = max(expiry, table.loaded_at + GRACE)
            if now < expiry:
                return expiry - now
            if not await self._has_lease():
                return table.hall.settings.lease / 2
            async with table.lock:
                if table.position.step != position.step:
                    return 0.0
                if position.is_secret:
                    await table.move(seat, refusal(position.decision, seat))
                else:
                    await seating.away(table, seat)
            return 0.0
        return None

    async def _has_lease(self) -> bool:
        """Whether it is this process that plays for the bots here, for some seconds more."""
        hall = self.table.hall
        if time.monotonic() < self.leased_until:
            return True
        if await hall.store.lease(self.table.id, hall.name, hall.settings.lease):
            self.leased_until = time.monotonic() + hall.settings.lease / 2
            return True
        return False
