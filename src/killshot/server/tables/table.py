"""A table in memory: a cache of its rows, and the people who look at it.

Whatever changes a table is written first, then followed, then told. Every process may do so with every table; one that
was overtaken reads what it missed.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from ...game import listed
from ...text import language
from ..errors import Refused
from ..protocol.socket import ChatLine, Presence, RematchReady, TableChanged
from ..protocol.table import TableInfo
from ..protocol.view import ResultView, SeatClock, UndoView
from ..store import MOVE, NEVER, UNDO, Change, Conflict, Draft, Entry, GameRow, SeatRow, StoreError, Unavailable
from ..store.rows import STEPS
from ..tokens import decision_mark
from ..views.lobby import kept_options, seat_words, setup_of, table_info
from ..views.results import result_rows, result_view
from .clocks import Clocks
from .history import History, Position
from .subscribers import Audience, Viewpoint

if TYPE_CHECKING:
    from .registry import Hall

Written = Callable[[], None]
CHAT_KEPT: Final = 100
SEATING: Final = frozenset({"sit", "stand", "seat", "start", "away", "back", "rematch"})  # entries that change the row


class Table:
    def __init__(self, hall: Hall, row: GameRow) -> None:
        self.hall = hall
        self.row = row
        kept = kept_options(row)
        self.options = kept.options
        self.salt = kept.salt
        self.setup = setup_of(row)
        self.history: History | None = None
        self.clocks = Clocks(self.options.clock, self.setup, row.created)
        self.last = 0
        self.heard = 0  # the last entry there is, as far as the store has told
        self.away: set[int] = set()
        self.is_rematch_told = False
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.released: Position | None = None  # what those see who must not notice that somebody is asked
        self.asked_at: dict[int, Position] = {}  # and what those see who were
        self.hold_until = 0.0
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.touched = time.monotonic()
        self.loaded_at = time.time()
        self.doubtful = False  # whether a write may or may not have been kept

    @staticmethod
    async def load(hall: Hall, row: GameRow) -> Table:
        table = Table(hall, row)
        table.follow_all(await hall.store.entries(row.id))
        return table

    # Reading

    @property
    def id(self) -> str:
        return self.row.id

    def called(self, lang: str) -> list[str]:
        """What each seat is called in sentences."""
        return seat_words(self.row, lang)

    @property
    def is_over(self) -> bool:
        return self.history is not None and self.history.game.decision is None

    def info(self, lang: str) -> TableInfo:
        return table_info(self.row, lang, self.audience.present, self.audience.watchers)

    def playing(self) -> History:
        if self.history is None:
            raise Refused("refused", "not-started", 409)
        return self.history

    @property
    def position(self) -> Position:
        return self.playing().position

    def is_held(self, position: Position) -> bool:
        return position.is_secret or time.time() < self.hold_until

    def visible(self, viewpoint: Viewpoint) -> Position:
        """What may be seen from there now: not yet what would tell that somebody is being asked in secret."""
        position = self.position
        if not self.is_held(position) or self.released is None:
            return position
        if viewpoint is None:
            return self.released
        if position.is_secret and position.decision is not None and viewpoint in position.decision.seats:
            return position
        return self.asked_at.get(viewpoint, self.released)

    def is_asked(self, viewpoint: Viewpoint, position: Position) -> bool:
        asked = position.decision
        return asked is not None and viewpoint in asked.seats and position.step == self.position.step

    def may_undo(self, viewpoint: Viewpoint) -> bool:
        return (
            viewpoint is not None and self.options.undo and not self.is_over and self.playing().game.can_undo(viewpoint)
        )

    def undo_view(self, viewpoint: Viewpoint, lang: str) -> UndoView:
        if self.may_undo(viewpoint):
            return UndoView(True, "")
        return UndoView(False, language(lang).say("undo.nothing" if self.options.undo else "undo.off"))

    def clock_views(self, waiting: Sequence[int], now: float) -> list[SeatClock]:
        bots = {seat.seat for seat in self.row.seats if seat.kind == "bot"} | self.away
        return self.clocks.shown(tuple(waiting), self.setup.players, now, bots)

    def result(self, lang: str) -> ResultView | None:
        history = self.playing()
        return result_view(history.game, history.points, self.row, lang)

    def stand_in(self, position: Position) -> int | None:
        """The seat for which a bot has to answer; None: a person may, or nobody is asked."""
        if position.decision is None:
            return None
        played = [seat for seat in position.decision.seats if self.row.seats[seat].kind == "bot" or seat in self.away]
        return played[0] if len(played) == len(position.decision.seats) else None

    # Following

    def follow_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.number > self.last:
                self.follow(entry)
        self._look()

    def follow(self, entry: Entry, tried: History | None = None) -> None:
        """What an entry changes; `tried` is the history after it, where that is known already."""
        if entry.kind in STEPS:
            before = self.position
            if tried is not None:
                self.history = tried
            else:
                self.playing().follow(entry)
            self._moved(before, entry)
        elif entry.kind == "start":
            self.history = History(self.setup, self.row.seed)
            self.clocks = Clocks(self.options.clock, self.setup, entry.at)
        elif entry.kind == "chat":
            self.chat.append(msgspec.json.decode(entry.body, type=ChatLine))
        elif entry.kind == "away" and entry.seat is not None:
            self.away.add(entry.seat)
            self.clocks.gone(self.position, entry.seat, entry.at)
        elif entry.kind == "back" and entry.seat is not None:
            self.away.discard(entry.seat)
            self.clocks.back(self.position, entry.seat, entry.at)
        elif entry.kind == "rematch":
            self.is_rematch_told = True
        self.last = entry.number

    def _moved(self, before: Position, entry: Entry) -> None:
        history = self.playing()
        is_person = entry.seat is not None and self.row.seats[entry.seat].kind == "person"
        charged = is_person and entry.seat not in self.away
        pause = self.hall.settings.pause if self.options.pause and history.answerable else 0.0
        self.clocks.moved(before, history.position, entry.seat, entry.at, charged, pause)
        if pause:
            self.hold_until = entry.at + pause
        self._look(before)

    def _look(self, before: Position | None = None) -> None:
        """Note what may be seen: everything, or only what could be seen before."""
        if self.history is None:
            return
        position = self.history.position
        if not self.is_held(position):
            self.released = position
            self.asked_at.clear()
        elif self.released is None:
            self.released = before if before is not None else position
        if position.is_secret and position.decision is not None:
            for seat in position.decision.seats:
                self.asked_at[seat] = position

    def release(self) -> None:
        """A pause is over: everybody sees how things stand."""
        self._look()
        self.audience.show(time.time())

    # Writing (with the lock held)

    async def catch_up(self) -> None:
        """Read what others have written."""
        known = self.last
        try:
            entries = await self.hall.store.entries(self.id, after=known)
            if any(entry.kind in SEATING or entry.kind in STEPS for entry in entries):
                self.row = await self.hall.store.game(self.id)  # seats, a start, or the end
        except StoreError:
            raise Refused("busy", status=503) from None
        self.doubtful = False
        self.follow_all(entries)
        if self.last > known:
            await self._told(entries)

    async def write(
        self,
        drafts: Sequence[Draft],
        *,
        step: int | None = None,
        after: int | None = None,
        seats: Sequence[SeatRow] = (),
        change: Change | None = None,
        tried: History | None = None,
        written: Written | None = None,
    ) -> None:
        """Write, follow, tell. Whoever was overtaken is refused, and has read what was written meanwhile.

        `written` is called in between: who asked for it learns that it is kept before anybody learns what came of it,
        since the latter may have to wait for a secret answer.
        """
        store = self.hall.store
        if self.doubtful:
            await self.catch_up()
            raise Refused("stale", status=409)
        try:
            entries = await store.append(self.id, drafts, step=step, after=after, seats=seats, change=change)
        except Conflict:
            await self.catch_up()
            raise Refused("stale", status=409) from None
        except Unavailable:
            self.doubtful = True
            raise Refused("busy", status=503) from None
        except StoreError:
            raise Refused("busy", status=503) from None
        if written is not None:
            written()
        if entries[0].number != self.last + 1:
            await self.catch_up()
            return
        for entry in entries:
            self.follow(entry, tried if entry.kind in STEPS else None)
        if change is not None and change.due is not None:
            self.row = replace(self.row, due=change.due)
        if seats or (change is not None and (change.started or change.finished)):
            try:
                self.row = await store.game(self.id)
            except StoreError:
                self.doubtful = True  # it is written, only the row in memory is old
        await self._told(entries)

    async def _told(self, entries: Sequence[Entry]) -> None:
        """Tell everybody who is here what these entries mean for them."""
        now = time.time()
        self.touched = time.monotonic()
        kinds = {entry.kind for entry in entries}
        for connection in self.audience.connections:
            if "start" in kinds:
                connection.reseat()
                connection.welcome(now)
            elif kinds & SEATING:
                connection.reseat()
                connection.send(TableChanged(table=self.info(connection.lang)))
        for entry in entries:
            if entry.kind == "chat":
                line = msgspec.json.decode(entry.body, type=ChatLine)
                for connection in self.audience.connections:
                    connection.chat(line)
            elif entry.kind == "rematch":
                self.audience.tell(RematchReady(table=entry.body))
        if self.history is not None:
            self.audience.show(now)
        if self.is_over and kinds & set(STEPS):
            for connection in self.audience.connections:
                connection.send(TableChanged(table=self.info(connection.lang)))
        self.hall.drive(self)

    def tell_presence(self) -> None:
        """Who is there, to everybody in their language: bots are called by their level."""
        messages: dict[str, bytes] = {}
        for connection in self.audience.connections:
            if connection.lang not in messages:
                info = self.info(connection.lang)
                messages[connection.lang] = msgspec.json.encode(Presence(seats=info.seats, watchers=info.watchers))
            connection.send_bytes(messages[connection.lang])

    # Playing

    async def play(self, seat: int, mark: str, word: str, written: Written | None = None) -> None:
        async with self.lock:
            position = self.position
            asked = position.decision
            if asked is None:
                raise Refused("refused", "over", 409)
            if mark != decision_mark(self.salt, position.step) or (
                seat not in asked.seats or self.visible(seat).step != position.step
            ):
                raise Refused("stale", status=409)
            options = asked.options_of(seat)
            if word not in [option.word for option in options]:
                raise Refused("illegal", action=word, options=listed(options))
            drafts, seats = self._return_of(seat)
            await self.move(seat, word, drafts, seats, written)

    async def move(
        self,
        seat: int,
        word: str,
        first: Sequence[Draft] = (),
        seats: Sequence[SeatRow] = (),
        written: Written | None = None,
    ) -> None:
        """Write a move that is known to be on offer; the lock is held."""
        history = self.playing()
        tried = history.copy()
        tried.play(word, seat)
        now = time.time()
        drafts = [*first, Draft(MOVE, word, seat, now)]
        change = self._change(tried, now)
        await self.write(drafts, step=history.step + 1, seats=seats, change=change, tried=tried, written=written)
        self.hall.metrics.count("moves")

    async def undo(self, seat: int, written: Written | None = None) -> None:
        async with self.lock:
            history = self.playing()
            if not self.options.undo:
                raise Refused("refused", "no-undo", 409)
            if not self.may_undo(seat):
                raise Refused("illegal", "stale", 409)
            tried = history.copy()
            tried.undo(seat)
            now = time.time()
            draft = Draft(UNDO, "1", seat, now)
            change = self._change(tried, now)
            await self.write([draft], step=history.step + 1, change=change, tried=tried, written=written)

    def _change(self, tried: History, now: float) -> Change | None:
        """What else is written with a step: the result at the end, and when a server has to look again."""
        if tried.game.decision is None:
            result = result_rows(tried.game, tried.points)
            return Change(finished=now, result=msgspec.json.encode(result).decode(), due=NEVER)
        due = self._due(tried.position, now)
        return Change(due=due) if due != self.row.due else None

    def _due(self, position: Position, now: float) -> float:
        """When somebody has to act though nobody writes: a bot now, a person when the time is over."""
        if self.stand_in(position) is not None:
            return min(self.row.due, now)
        expiries = [self.expiry(position, seat) for seat in (position.decision.seats if position.decision else ())]
        return min((expiry for expiry in expiries if expiry is not None), default=NEVER)

    def expiry(self, position: Position, seat: int) -> float | None:
        if self.row.seats[seat].kind != "person" or seat in self.away:
            return None
        return self.clocks.expiry(position, seat)

    def _return_of(self, seat: int) -> tuple[list[Draft], list[SeatRow]]:
        """Whoever plays is back."""
        if seat not in self.away:
            return [], []
        return [Draft("back", "", seat)], [self.seat_row(seat, away=False)]

    def seat_row(self, seat: int, **changes: object) -> SeatRow:
        row = self.row.seats[seat]
        fields = {name: getattr(row, name) for name in ("seat", "kind", "name", "level", "token", "away")}
        return SeatRow(**{**fields, **changes})
