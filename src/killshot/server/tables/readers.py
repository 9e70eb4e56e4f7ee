"""Reading whole games in a process of its own, in turn, and keeping what was read."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

import msgspec

from ..errors import Refused
from ..store import Draft, GameRow, Store
from ..workers.lane import Lane
from ..workers.process import ChildProcess
from .packing import pack_game, unpack_upload
from .reader import ReadAnswer, ReadRequest

logger = logging.getLogger(__name__)

SECONDS: Final = 20.0  # for one reading
NICENESS: Final = 5
KEPT_BYTES: Final = 32 * 1024 * 1024  # of bodies, in all
LARGEST: Final = KEPT_BYTES // 8


class ReaderProcess(ChildProcess[tuple[ReadAnswer, bytes]]):
    module = "killshot.server.tables.reader"

    async def talk(self, question: bytes) -> tuple[ReadAnswer, bytes]:
        source, target = self.pipes()
        target.write(question)
        told = msgspec.json.decode(await source.readline(), type=ReadAnswer)
        return told, await source.readexactly(told.size)


class Readers:
    """Answers about whole games. Addresses take turns, and bodies of games that are over are kept for a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.processes = [ReaderProcess(NICENESS)]
        self.lane: Lane[tuple[ReadAnswer, bytes]] = Lane(self.processes)
        self.kept: OrderedDict[tuple[str, int, ReadRequest], bytes] = OrderedDict()
        self.kept_bytes = 0

    def known(self, row: GameRow, request: ReadRequest) -> bytes | None:
        """A body that was kept."""
        body = self.kept.get((row.id, row.last, request))
        if body is not None:
            self.kept.move_to_end((row.id, row.last, request))
        return body

    async def read(self, row: GameRow, request: ReadRequest, party: str) -> bytes:
        """The body of the answer about a game."""
        body = self.known(row, request)
        if body is None:
            body = await self._ask(request, await pack_game(self.store, row), party)
            if row.finished is not None:
                self._keep((row.id, row.last, request), body)
        return body

    async def upload(self, text: bytes, token: str, most: int, party: str) -> tuple[GameRow, list[Draft]]:
        """The rows of an uploaded record."""
        return await unpack_upload(await self._ask(ReadRequest("upload", token=token, most=most), text, party))

    async def _ask(self, request: ReadRequest, text: bytes, party: str) -> bytes:
        line = msgspec.json.encode(msgspec.structs.replace(request, size=len(text)))
        try:
            told, body = await self.lane.ask(party, party, line + b"\n" + text, SECONDS)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            told, body = ReadAnswer(failure=f"{type(error).__name__}: {error}"), b""
        if told.failure:
            logger.warning("reading failed", extra={"reason": told.failure, "kind": request.kind})
            raise Refused("busy", "unreadable", 503)
        if told.code:
            raise Refused(told.code, told.key, told.status, **told.fields)
        return body

    def _keep(self, key: tuple[str, int, ReadRequest], body: bytes) -> None:
        if len(body) > LARGEST or key in self.kept:
            return
        self.kept[key] = body
        self.kept_bytes += len(body)
        while self.kept_bytes > KEPT_BYTES:
            _, oldest = self.kept.popitem(last=False)
            self.kept_bytes -= len(oldest)

    async def stop(self) -> None:
        await self.lane.stop()
