"""One client at one table: what it may do, and what it is sent."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from typing import Final, assert_never

import msgspec

from ...game import listed
from ...text import DEFAULT, LANGUAGES, language
from ...text.names import PHRASES
from ..errors import Refused
from ..protocol.socket import (
    VERSION,
    AddShare,
    AskHint,
    AskPreview,
    Bye,
    ChatLine,
    Chatted,
    ClientMessage,
    Done,
    Hello,
    Leave,
    OpenShare,
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
from ..tables import seating, shares
from ..tables.hints import ask_hint
from ..tables.subscribers import Viewpoint
from ..tables.table import Table
from ..tokens import matches_digest, matches_link
from ..views.previews import preview_of
from .limits import Bucket, Budget

TOO_DEEP: Final = "it is nested too deeply"
REF: Final = re.compile(rb'"ref"\s*:\s*(\d{1,15})(?=\s*[,}])')
STRIKES: Final = 6  # bursts of refused messages after which a socket is closed; it is slowed down from half of them
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Closed(Exception):  # noqa: N818 (it is one, not an error)
    """The server ends this connection."""


class Connection:
    """Stands between a table and whatever carries the messages, which are taken from `outbox`."""

    def __init__(self, table: Table, budget: Budget | None = None, address: str = "-") -> None:
        self.table = table
        self.address = address
        self.lang = DEFAULT
        self.token = ""
        self.seats: list[int] = []
        self.greeted = False
        self.since = -1
        self.undos = 0
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()  # None: hang up
        self.waiting = 0  # bytes in the outbox
        self.is_slow = False
        self.patience: asyncio.Timeout | None = None  # when it expires, a client that does not read is dropped
        self.hinting: asyncio.Task[None] | None = None
        settings = table.registry.settings
        self.bucket = Bucket(settings.messages_per_second, settings.messages_burst)
        self.strikes = Bucket(settings.messages_per_second / 4, STRIKES * settings.messages_burst)
        self.budget = budget or Budget(settings.queues_bytes)

    # Sending

    def send(self, message: Reply) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, text: bytes) -> None:
        if self.is_slow:
            return
        self.waiting += len(text)
        self.budget.used += len(text)
        most = self.table.registry.settings.queue_bytes
        if self.waiting > (most if not self.budget.is_exceeded else most // 16):
            self.evict()
            return
        self.outbox.put_nowait(text)

    def sent(self, size: int) -> None:
        """This much has left the outbox."""
        self.waiting -= size
        self.budget.used -= size

    def evict(self) -> None:
        """Send away a client that does not read. It is told why, should it read after all, and can resume."""
        self.empty()
        self.bye("too-slow", "too-slow", 1.0)
        self.is_slow = True
        self.table.registry.metrics.count("evicted")
        if self.patience is not None:
            self.patience.reschedule(asyncio.get_running_loop().time() + self.table.registry.settings.patience)

    def empty(self) -> None:
        """Throw away what waits to be sent."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.sent(self.waiting)

    def done(self, ref: int) -> None:
        self.send(Done(ref=ref))

    def bye(self, code: str, key: str, retry: float) -> None:
        self.send(Bye(code=code, text=language(self.lang).say(f"error.{key}", version=VERSION), retry=retry))
        self.outbox.put_nowait(None)

    def welcome(self, now: float) -> None:
        table = self.table
        views = []
        if table.history is not None:
            views = [table.subscribers.eyes(eye, self.lang, self.since, self.undos, now) for eye in self.viewpoints]
        seated = bool(self.seats) or self.is_host
        self.send(
            Welcome(
                table=table.summary(self.lang),
                links=Links(table.row.invite, table.row.watch) if seated else None,
                seats=self.seats,
                host=self.is_host,
                lang=self.lang,
                now=now,
                views=views,
                chat=[self.translate(line) for line in table.chat],
            )
        )

    def chat(self, line: ChatLine) -> None:
        self.send(Chatted(line=self.translate(line)))

    def translate(self, line: ChatLine) -> ChatLine:
        """A ready phrase in the language of this client; other lines as they are."""
        if line.phrase not in PHRASES:
            return line
        return msgspec.structs.replace(line, text=language(self.lang).say(f"phrase.{line.phrase}"))

    @property
    def viewpoints(self) -> list[Viewpoint]:
        return [*self.seats] or [None]

    @property
    def is_host(self) -> bool:
        return matches_digest(self.table.row.host, self.token)

    def close(self) -> None:
        """The client has gone."""
        self.empty()
        self.is_slow = True  # nothing is kept for it from now on
        self.table.subscribers.leave(self)
        if self.hinting is not None:
            self.hinting.cancel()
        if self.greeted:
            self.table.announce_presence()

    # Receiving

    async def take(self, text: str | bytes) -> None:
        """Handle one message. Errors are sent to this client alone; `Closed` ends the connection."""
        metrics = self.table.registry.metrics
        metrics.count("messages")
        if not self.bucket.take():
            metrics.count("refused")
            await self.slow_down(text)
            return
        ref: int | None = None
        try:
            message = self.decode(text)
            ref = message.ref
            await self.obey(message)
        except Refused as refused:
            metrics.count("refused")
            self.refuse(ref_in(text) if ref is None else ref, refused)
            if not self.greeted:
                raise Closed from None

    async def slow_down(self, text: str | bytes) -> None:
        """Refuse a message of a client that floods. If it does not wait it is no longer read, then closed."""
        if not self.strikes.take():
            self.bye("too-fast", "too-fast", 30.0)
            self.table.registry.metrics.count("flooded")
            raise Closed
        self.refuse(ref_in(text), Refused("too-fast"))
        if self.strikes.left < self.strikes.burst / 2:
            await asyncio.sleep(1 / self.bucket.rate)

    def refuse(self, ref: int, refused: Refused) -> None:
        self.send(Refusal(ref=ref, code=refused.code, text=refused.text(self.lang)))

    def decode(self, text: str | bytes) -> ClientMessage:
        limit = self.table.registry.settings.message_bytes
        if len(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")) > limit:
            raise Refused("too-large", limit=limit)
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refused("malformed", what=error) from None
        except RecursionError:
            raise Refused("malformed", what=TOO_DEEP) from None
        if message.v != VERSION:
            self.bye("version", "version", -1)
            raise Closed
        return message

    async def obey(self, message: ClientMessage) -> None:
        """Do what a message asks for."""
        if isinstance(message, Hello):
            await self.hello(message)
            return
        if not self.greeted:
            raise Refused("refused", "hello-first")
        seat = getattr(message, "seat", None)
        if seat is not None and not isinstance(message, SetSeat) and seat not in self.seats:
            raise Refused("not-yours", seat=seat, status=403)
        match message:
            case Play():
                await self.play(message)
            case TakeBack():
                await self.table.undo(message.seat, partial(self.done, message.ref))
            case AskPreview():
                self.preview(message)
            case AskHint():
                self.start_hint(message)
            case Ping():
                self.send(Pong(ref=message.ref, now=time.time()))
            case _:
                await self.change(message)
                self.done(message.ref)

    async def change(
        self, message: Say | Speak | Start | AddShare | OpenShare | SetSeat | Leave | Return | Rematch
    ) -> None:
        """Carry out a message that is answered by `done`."""
        match message:
            case Say():
                await self.say(message)
            case Speak():
                self.speak(message)
            case AddShare():
                await shares.add_share(self.table, message.seat, message.commitment)
            case OpenShare():
                await shares.open_share(self.table, message.seat, message.value)
            case Start():
                self.table.registry.admit_level(self.table.id, self.address, message.level)
                await seating.start(self.table, message, self.token)
            case SetSeat():
                if message.kind == "bot":
                    self.table.registry.admit_level(self.table.id, self.address, message.level)
                await seating.set_seat(self.table, message, self.token)
            case Leave():
                await seating.leave(self.table, message.seat)
            case Return():
                await seating.come_back(self.table, [message.seat])
            case Rematch():
                await self.rematch()
            case _:
                assert_never(message)

    async def hello(self, message: Hello) -> None:
        if self.greeted:
            raise Refused("refused", "hello-once")
        table = self.table
        self.lang = checked_language(message.lang)
        self.token = message.token
        self.seats = self.held_seats()
        if not self.seats:
            self.check_watching(message.watch)
        self.since, self.undos = message.since, message.undos
        self.greeted = True
        if self.patience is not None:
            self.patience.reschedule(None)
        await seating.come_back(table, self.seats)
        table.subscribers.join(self, self.viewpoints)  # in one go with the welcome, so that no update comes before it
        self.welcome(time.time())
        self.since = -1
        table.registry.bot_pool.attend(table.id, table.subscribers.party)
        table.announce_presence()
        table.registry.wake(table)

    def check_watching(self, link: str) -> None:
        """Refuse a spectator who may not watch, or for whom there is no room."""
        table, row = self.table, self.table.row
        may_watch = table.options.public or row.finished is not None or self.is_host
        if not (may_watch or matches_link(row.watch, link) or matches_link(row.invite, link)):
            raise Refused("refused", "private", 403)
        if table.subscribers.watchers >= table.registry.settings.watchers_per_table:
            raise Refused("too-fast", "too-many-watchers", 429)

    def held_seats(self) -> list[int]:
        return [seat.seat for seat in self.table.row.seats if matches_digest(seat.token, self.token)]

    def reseat(self) -> None:
        """The seats have changed: find out which of them this client holds now."""
        seats = self.held_seats()
        if self.greeted and seats != self.seats:
            self.table.subscribers.leave(self)
            self.seats = seats
            self.table.subscribers.join(self, self.viewpoints)
            self.welcome(time.time())

    async def play(self, message: Play) -> None:
        begun = time.perf_counter()
        await self.table.play(message.seat, message.decision, message.action, partial(self.done, message.ref))
        self.table.registry.metrics.note_move(time.perf_counter() - begun)

    def preview(self, message: AskPreview) -> None:
        table = self.table
        asked, people = table.question(message.seat, message.decision), table.called(self.lang)
        options = asked.options_of(message.seat)
        action = next((option for option in options if option.word == message.action), None)
        if action is None:
            raise Refused("illegal", action=message.action, options=listed(options))
        game, lang = table.playing().game, language(self.lang)
        preview = preview_of(game, asked.prompt, message.seat, action, lang, people)
        self.send(Preview(ref=message.ref, preview=preview))

    def start_hint(self, message: AskHint) -> None:
        """Work out a hint while the client goes on; one at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("refused", "no-hint-now", 429)
        self.hinting = asyncio.get_running_loop().create_task(self.hint(message))

    async def hint(self, message: AskHint) -> None:
        try:
            self.send(await ask_hint(self.table, message, self.lang))
        except Refused as refused:
            self.refuse(message.ref, refused)

    async def say(self, message: Say) -> None:
        text = " ".join(message.text.split())
        if message.phrase and message.phrase not in PHRASES:
            raise Refused("refused", "phrase")
        if not message.phrase and not (0 < len(text) <= seating.LINE and text.isprintable()):
            raise Refused("refused", "chat", limit=seating.LINE)
        name = self.table.row.seats[message.seat].name
        line = ChatLine(time.time(), message.seat, name, "" if message.phrase else text, message.phrase)
        await seating.say(self.table, line)

    def speak(self, message: Speak) -> None:
        """Change the language, and send everything again in it."""
        self.lang = checked_language(message.lang)
        self.since = -1
        self.welcome(time.time())

    async def rematch(self) -> None:
        if not self.seats:
            raise Refused("not-yours", "host-only", 403)
        self.send(RematchReady(table=await seating.rematch(self.table)))


def ref_in(text: str | bytes) -> int:
    """The number that a message which cannot be read gave itself; 0: none was found."""
    found = REF.search(text if isinstance(text, bytes) else text.encode("utf-8", "replace"))
    return int(found[1]) if found is not None else 0


def checked_language(code: str) -> str:
    if code not in LANGUAGES:
        raise Refused("malformed", what=f"there are no texts in {code[:8]!r}; known: {', '.join(LANGUAGES)}")
    return code
