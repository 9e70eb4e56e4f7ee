"""The registry: every table this process has in memory, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from ..errors import Refused
from ..metrics import Metrics
from ..settings import Settings
from ..store import NEVER, Change, Draft, GameRow, Store, StoreError
from ..workers.bot_pool import LONG, BotPool
from .autoplay import Autoplay
from .table import Table, Unplayable

logger = logging.getLogger(__name__)

SWEEP: Final = 1.0  # seconds between two looks at games that are due and tables that are idle


class Registry:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.bot_pool = BotPool(settings.workers, settings.deadline)
        self.process_name = secrets.token_hex(8)  # holds the leases of this process
        self.tables: dict[str, Table] = {}
        self.autoplays: dict[str, Autoplay] = {}
        self.turns = asyncio.Lock()  # of tables that follow many entries
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.long_thinking: dict[str, str] = {}  # tables of bots that think long, with the address that asked for them
        self.is_stopping = False
        self._stop_listening = store.listen(self._hear)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def table(self, name: str) -> Table:
        """A table, from memory or from the store. Two callers at the same time get the same one."""
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
            try:
                table = await Table.load(self, row)
            except Unplayable as problem:
                await self._close(row, str(problem))
                raise Refused("refused", "unplayable", 410, reason=problem) from None
        except StoreError:
            raise Refused("busy", status=503) from None
        self.tables[name] = table
        self.autoplays[name] = Autoplay(table)
        self.autoplays[name].wake()
        return table

    async def _close(self, row: GameRow, why: str) -> None:
        """End a game that cannot be played on; its moves stay, and so does its record."""
        logger.error("game closed", extra={"table": row.id, "rules": row.rules, "reason": why})
        if row.finished is None:
            now = time.time()
            await self.store.append(row.id, [Draft("closed", why, at=now)], change=Change(finished=now, due=NEVER))

    def wake(self, table: Table) -> None:
        """Something has changed at this table: let its bots and clocks look."""
        autoplay = self.autoplays.get(table.id)
        if autoplay is not None and not self.is_stopping:
            autoplay.wake()

    def admit_level(self, name: str, address: str, *levels: str) -> None:
        """Refuse a table of bots that think long, if the address or the server has enough of them."""
        if name in self.long_thinking or not LONG.intersection(levels):
            return
        for other in [other for other in self.long_thinking if other in self.tables and self.tables[other].is_over]:
            del self.long_thinking[other]
        settings, addresses = self.settings, list(self.long_thinking.values())
        if len(addresses) >= settings.long_tables or addresses.count(address) >= settings.long_tables_per_address:
            raise Refused("too-fast", "too-many-long", 429)
        self.long_thinking[name] = address

    # Running in the background

    def _hear(self, game: str, number: int) -> None:
        """The store has entry `number` of this game. A table has followed what this process wrote already."""
        table = self.tables.get(game)
        if table is None or number <= table.last:
            return
        table.heard = max(table.heard, number)
        if game not in self.refreshing:
            self.refreshing[game] = asyncio.get_running_loop().create_task(self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        try:
            async with table.lock:  # held while this process writes, so that its own entries are followed first
                while table.last < table.heard:
                    await table.catch_up()
        except Refused:
            table.is_doubtful = True
        finally:  # in the same instant as the last look at `heard`: a notice after it starts another refresh
            del self.refreshing[table.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.look_at_due()
                self._forget_idle()
            except StoreError as error:
                logger.warning("sweep failed", extra={"reason": str(error)})

    async def look_at_due(self) -> None:
        for name in await self.store.due_games(time.time() - SWEEP):
            await self._look_at(name)

    async def _look_at(self, name: str) -> None:
        """Wake a table that is due. What goes wrong there stops no other."""
        try:
            self.wake(await self.table(name))
        except Refused as error:
            logger.warning("sweep failed", extra={"table": name, "reason": str(error)})
        except Exception:
            logger.exception("sweep failed", extra={"table": name})

    def _forget_idle(self) -> None:
        """Drop tables without subscribers from memory; their rows stay."""
        long_ago = time.monotonic() - self.settings.idle
        for name, table in list(self.tables.items()):
            autoplay = self.autoplays[name]
            is_idle = not table.subscribers and table.touched < long_ago
            if is_idle and not autoplay.is_busy and not table.lock.locked():
                autoplay.stop()
                del self.tables[name], self.autoplays[name]
                self.long_thinking.pop(name, None)

    async def stop(self) -> None:
        """Stop bots and clocks. What is being written is written."""
        self.is_stopping = True
        self._stop_listening()
        self._sweeper.cancel()
        for autoplay in self.autoplays.values():
            autoplay.stop()
        tasks = [autoplay.task for autoplay in self.autoplays.values() if autoplay.task is not None]
        await asyncio.gather(*tasks, self._sweeper, return_exceptions=True)
        await self.bot_pool.stop()
