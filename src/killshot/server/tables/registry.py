"""The hall: every table this process has in memory, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from ..errors import Refused
from ..metrics import Metrics
from ..settings import Settings
from ..store import Store, StoreError
from ..workers.bot_pool import Thinkers
from .autoplay import Driver
from .table import Table

logger = logging.getLogger(__name__)

SWEEP: Final = 1.0  # seconds between looks at what is due and who has gone


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.workers, settings.deadline)
        self.name = secrets.token_hex(8)  # of this process, for leases
        self.tables: dict[str, Table] = {}
        self.drivers: dict[str, Driver] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.is_stopping = False
        self._deaf = store.listen(self._noticed)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def table(self, name: str) -> Table:
        """A table, from memory or from the store; two who ask at once get the same."""
        found = self.tables.get(name)
        if found is not None:
            return found
        if name not in self.loading:
            task = asyncio.get_running_loop().create_task(self._load(name))
            self.loading[name] = task
            task.add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Table:
        try:
            row = await self.store.find(name)
            if row is None:
                raise Refused("refused", "no-table", 404)
            table = await Table.load(self, row)
        except StoreError:
            raise Refused("busy", status=503) from None
        self.tables[name] = table
        self.drivers[name] = Driver(table)
        self.drivers[name].wake()
        return table

    def drive(self, table: Table) -> None:
        driver = self.drivers.get(table.id)
        if driver is not None and not self.is_stopping:
            driver.wake()

    # By itself

    def _noticed(self, game: str, number: int) -> None:
        """Something was written. What this process wrote itself it has followed already."""
        table = self.tables.get(game)
        if table is None or number <= table.last:
            return
        table.heard = max(table.heard, number)
        if game not in self.refreshing:
            self.refreshing[game] = asyncio.get_running_loop().create_task(self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        try:
            async with table.lock:  # after which what this process is writing is followed, too
                while table.last < table.heard:
                    await table.catch_up()
        except Refused:
            table.doubtful = True
        finally:  # not a moment after the last look at what was heard: what is noticed then would wait for the next notice
            del self.refreshing[table.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for name in await self.store.due_games(time.time() - SWEEP):
                    table = await self.table(name)
                    self.drive(table)
                self._forget()
            except (Refused, StoreError) as error:
                logger.warning("sweep failed", extra={"reason": str(error)})

    def _forget(self) -> None:
        """Tables that nobody looks at leave the memory; their rows stay."""
        long_ago = time.monotonic() - self.settings.idle
        for name, table in list(self.tables.items()):
            driver = self.drivers[name]
            if (
                not table.audience.sockets
                and table.touched < long_ago
                and not driver.is_busy
                and not table.lock.locked()
            ):
                driver.stop()
                del self.tables[name], self.drivers[name]

    async def stop(self) -> None:
        """What is being written is written; nobody thinks any more."""
        self.is_stopping = True
        self._deaf()
        self._sweeper.cancel()
        for driver in self.drivers.values():
            driver.stop()
        tasks = [driver.task for driver in self.drivers.values() if driver.task is not None]
        await asyncio.gather(*tasks, self._sweeper, return_exceptions=True)
        await self.thinkers.stop()
