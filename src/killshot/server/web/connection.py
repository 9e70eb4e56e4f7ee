"""One socket of one client: what it may do, what it is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import ValidationError

from ...game import listed
from ...text import LANGUAGES, language
from ...text.names import PHRASES
from ..errors import Refused
from ..protocol.socket import (
    VERSION,
    AskHint,
    AskPreview,
    Bye,
    ChatLine,
    Chatted,
    ClientMessage,
    Done,
    Hello,
    Leave,
    Ping,
    Play,
    Pong,
    Preview,
    Refusal,
    Rematch,
    RematchReady,
    Reply,
    Return,
    Say,
    SetSeat,
    Speak,
    Start,
    TakeBack,
    Welcome,
)
from ..protocol.table import Links
from ..tables import seating
from ..tables.subscribers import Viewpoint
from ..tokens import decision_mark, is_link, is_same
from ..views.hints import hint_of
from ..views.previews import preview_of
from .limits import Bucket

if TYPE_CHECKING:
    from ..tables.table import Table

logger = logging.getLogger(__name__)

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Closed(Exception):  # noqa: N818 (it is one, not an error)
    """The server ends this connection."""


class Connection:
    """Between a table and whatever carries the bytes (`outbox`)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lang = "en"
        self.token = ""
        self.seats: list[int] = []
        self.greeted = False
        self.since = -1
        self.undos = 0
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0  # bytes in the outbox
        self.is_slow = False
        self.patience: asyncio.Timeout | None = None  # whatever carries the bytes ends when this does
        self.hinting: asyncio.Task[None] | None = None
        settings = table.hall.settings
        self.bucket = Bucket(settings.messages_per_second, settings.messages_burst)

    # Sending

    def send(self, message: Reply) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, text: bytes) -> None:
        if self.is_slow:
            return
        self.waiting += len(text)
        if self.waiting > self.table.hall.settings.queue_bytes:
            self.evict()
            return
        self.outbox.put_nowait(text)

    def evict(self) -> None:
        """Whoever does not read is sent away, with the reason if they read after all, and can resume."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.waiting = 0
        self.bye("too-slow", "too-slow", 1.0)
        self.is_slow = True
        self.table.hall.metrics.count("evicted")
        if self.patience is not None:
            self.patience.reschedule(asyncio.get_running_loop().time() + self.table.hall.settings.patience)

    def done(self, ref: int) -> None:
        self.send(Done(ref=ref))

    def bye(self, code: str, key: str, retry: float) -> None:
        self.send(Bye(code=code, text=language(self.lang).say(f"error.{key}", version=VERSION), retry=retry))
        self.outbox.put_nowait(None)

    def welcome(self, now: float) -> None:
        table = self.table
        views = []
        if table.history is not None:
            views = [table.audience.eyes(eye, self.lang, self.since, self.undos, now) for eye in self.viewpoints]
        seated = bool(self.seats) or self.is_host
        self.send(
            Welcome(
                table=table.info(self.lang),
                links=Links(table.row.invite, table.row.watch) if seated else None,
                seats=self.seats,
                host=self.is_host,
                lang=self.lang,
                now=now,
                views=views,
                chat=[self.localized(line) for line in table.chat],
            )
        )

    def chat(self, line: ChatLine) -> None:
        self.send(Chatted(line=self.localized(line)))

    def localized(self, line: ChatLine) -> ChatLine:
        if line.phrase not in PHRASES:
            return line
        return msgspec.structs.replace(line, text=language(self.lang).say(f"phrase.{line.phrase}"))

    @property
    def viewpoints(self) -> list[Viewpoint]:
        return [*self.seats] or [None]

    @property
    def is_host(self) -> bool:
        return is_same(self.table.row.host, self.token)

    # Being told

    async def take(self, text: str | bytes) -> None:
        """One message. Whatever is wrong with it is answered to this client alone; `Closed` ends the connection."""
        metrics, ref = self.table.hall.metrics, 0
        metrics.count("messages")
        try:
            if not self.bucket.take():
                raise Refused("too-fast")
            message = self.decoded(text)
            ref = message.ref
            await self.obey(message)
        except Refused as refused:
            metrics.count("refused")
            self.send(Refusal(ref=ref, code=refused.code, text=refused.text(self.lang)))
            if not self.greeted and refused.code != "too-fast":
                raise Closed from None

    def decoded(self, text: str | bytes) -> ClientMessage:
        limit = self.table.hall.settings.message_bytes
        if len(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")) > limit:
            raise Refused("too-large", limit=limit)
        try:
            message = DECODER.decode(text)
        except (ValidationError, msgspec.DecodeError, UnicodeError) as error:
            raise Refused("malformed", what=error) from None
        if message.v != VERSION:
            self.bye("version", "version", -1)
            raise Closed
        return message

    async def obey(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self.hello(message)
            return
        if not self.greeted:
            raise Refused("refused", "hello-first")
        table, now = self.table, time.time()
        seat = getattr(message, "seat", None)
        if seat is not None and not isinstance(message, SetSeat) and seat not in self.seats:
            raise Refused("not-yours", seat=seat, status=403)
        if isinstance(message, Play):
            begun = time.perf_counter()
            await table.play(message.seat, message.decision, message.action, partial(self.done, message.ref))
            table.hall.metrics.took(time.perf_counter() - begun)
            return
        if isinstance(message, TakeBack):
            await table.undo(message.seat, partial(self.done, message.ref))
            return
        if isinstance(message, AskPreview):
            self.preview(message)
            return
        if isinstance(message, AskHint):
            self.think(message)
            return
        if isinstance(message, Say):
            await self.say(message, now)
        elif isinstance(message, Speak):
            self.lang = checked_language(message.lang)
            self.since = -1
            self.welcome(now)
        elif isinstance(message, Start):
            await seating.start(table, message, self.token)
        elif isinstance(message, SetSeat):
            await seating.set_seat(table, message, self.token)
        elif isinstance(message, Leave):
            await seating.leave(table, message.seat)
        elif isinstance(message, Return):
            await seating.back(table, [message.seat])
        elif isinstance(message, Rematch):
            await self.rematch()
        elif isinstance(message, Ping):
            self.send(Pong(ref=message.ref, now=now))
            return
        self.done(message.ref)

    async def hello(self, message: Hello) -> None:
        if self.greeted:
            raise Refused("refused", "hello-once")
        table = self.table
        self.lang = checked_language(message.lang)
        self.token = message.token
        self.seats = self.held_seats()
        row = table.row
        may_watch = table.options.public or table.row.finished is not None
        may_watch = may_watch or is_link(row.watch, message.watch) or is_link(row.invite, message.watch) or self.is_host
        if not self.seats and not may_watch:
            raise Refused("refused", "private", 403)
        if not self.seats and table.audience.watchers >= table.hall.settings.watchers_per_table:
            raise Refused("too-fast", "too-many-watchers", 429)
        self.since, self.undos = message.since, message.undos
        self.greeted = True
        await seating.back(table, self.seats)
        table.audience.join(self, self.viewpoints)  # and be welcomed before anything else is heard
        self.welcome(time.time())
        self.since = -1
        table.tell_presence()
        table.hall.drive(table)

    def held_seats(self) -> list[int]:
        return [seat.seat for seat in self.table.row.seats if is_same(seat.token, self.token)]

    def reseat(self) -> None:
        """The seats of the table have changed; perhaps one is this client's now, or no more."""
        seats = self.held_seats()
        if self.greeted and seats != self.seats:
            self.table.audience.leave(self)
            self.seats = seats
            self.table.audience.join(self, self.viewpoints)
            self.welcome(time.time())

    def preview(self, message: AskPreview) -> None:
        table = self.table
        position = table.position
        asked = position.decision
        if asked is None or not table.is_asked(message.seat, table.visible(message.seat)):
            raise Refused("stale", status=409)
        if message.decision != decision_mark(table.salt, position.step):
            raise Refused("stale", status=409)
        options = asked.options_of(message.seat)
        action = next((option for option in options if option.word == message.action), None)
        if action is None:
            raise Refused("illegal", action=message.action, options=listed(options))
        preview = preview_of(table.playing().game, message.seat, action, LANGUAGES[self.lang], table.called(self.lang))
        self.send(Preview(ref=message.ref, preview=preview))

    def think(self, message: AskHint) -> None:
        """One hint at a time, beside whatever else this client does meanwhile."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("refused", "no-hint-now", 429)
        self.hinting = asyncio.get_running_loop().create_task(self.hint(message))

    async def hint(self, message: AskHint) -> None:
        try:
            self.send(await hint_of(self.table, message, self.lang))
        except Refused as refused:
            self.send(Refusal(ref=message.ref, code=refused.code, text=refused.text(self.lang)))

    async def say(self, message: Say, now: float) -> None:
        text = " ".join(message.text.split())
        if message.phrase and message.phrase not in PHRASES:
            raise Refused("refused", "phrase")
        if not message.phrase and not (0 < len(text) <= seating.LINE and text.isprintable()):
            raise Refused("refused", "chat", limit=seating.LINE)
        name = self.table.row.seats[message.seat].name
        await seating.say(self.table, ChatLine(now, message.seat, name, "" if message.phrase else text, message.phrase))

    async def rematch(self) -> None:
        if not self.seats:
            raise Refused("not-yours", "host-only", 403)
        self.send(RematchReady(table=await seating.rematch(self.table)))


def checked_language(code: str) -> str:
    if code not in LANGUAGES:
        raise Refused("malformed", what=f"there are no texts in {code[:8]!r}; known: {', '.join(LANGUAGES)}")
    return code
