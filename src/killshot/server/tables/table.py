"""A table in memory: a cache of its rows, and its subscribers.

Every change goes one way: it is written, then followed, then announced. Any process can change any table; one that was
overtaken reads what it missed.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from ...engine.decision import Decision, IllegalAction
from ...fair import Share
from ...game import listed
from ...text import language
from ...versions import replay_refusal
from ..errors import Refused
from ..protocol.socket import ChatLine, Opening, Presence, RematchReady, TableChanged
from ..protocol.table import TableSummary
from ..protocol.view import ResultView, SeatClock, UndoView
from ..store import MOVE, NEVER, UNDO, Change, Conflict, Draft, Entry, GameRow, SeatRow, StoreError, Unavailable
from ..store.rows import STEPS
from ..tokens import decision_id
from ..views.deal import deal_seed, proof_of
from ..views.lobby import kept_options, kept_setup, seat_words, table_summary
from ..views.result_view import result_rows, result_view
from .clocks import Clocks
from .history import History, Position
from .packing import pages
from .subscribers import Subscribers, Viewpoint

if TYPE_CHECKING:
    from .registry import Registry

Acknowledge = Callable[[], None]
Asked = tuple[str, int, str, str]  # a kind of entry, a seat, the id of a decision, an action
CHAT_KEPT: Final = 100
MOMENT: Final = 0.002  # seconds for which a long game is followed before others have their turn
EARLY: Final = 0.2  # seconds before the end of a pause
SEATING: Final = frozenset({"sit", "stand", "seat", "start", "away", "back", "rematch"})  # entries that change the row


class Unplayable(Exception):  # noqa: N818 (says what it is without the word Error)
    """A game that does not replay, because rules have changed or the row is damaged. The message says why."""


class Table:
    def __init__(self, registry: Registry, row: GameRow) -> None:
        self.registry = registry
        self.row = row
        kept = kept_options(row)
        self.options = kept.options
        self.salt = kept.salt
        self.setup = kept_setup(row)
        self.history: History | None = None
        self.clocks = Clocks(self.options.clock, self.setup, row.created)
        self.called_in: tuple[GameRow, dict[str, list[str]]] = (row, {})  # `called` by language, for this row
        self.pending: dict[int, Share] = {}  # what players want to add to the deal, by seat
        self.is_opening = False  # the game is about to start: shares are opened
        self.shares = ""  # what players have added to the deal
        self.last = 0  # the number of the last entry followed
        self.heard = 0  # the number of the last entry the store has told of
        self.away: set[int] = set()
        self.is_rematch_announced = False
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.released: Position | None = None  # the latest position shown to everyone
        self.asked_at: dict[int, Position] = {}  # for seats asked in secret since then, the position they were asked in
        self.hold_until = 0.0
        self.answer_by = 0.0  # secret questions are declined then, so that what is shown at the end is ready before it
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers(self)
        self.touched = time.monotonic()
        self.loaded_at = time.time()
        self.is_doubtful = False  # a write failed in a way that leaves open whether it was kept
        self.doubted: Asked | None = None  # the move or undo whose write failed so
        self.kept: Asked | None = None  # the same, once it was found to be kept
        self.removed: set[str] = set()  # digests of the people whom the host has removed

    @staticmethod
    async def load(registry: Registry, row: GameRow) -> Table:
        """The table of a row. One whose game this program cannot play is refused, and only that one."""
        table = Table(registry, row)
        if why := replay_refusal(row.rules, table.setup):
            raise Unplayable(why)
        try:
            async for page in pages(registry.store, row.id):
                await table.follow_all(page)
        except (IllegalAction, ValueError) as error:
            raise Unplayable(str(error)) from error
        return table

    # Reading

    @property
    def id(self) -> str:
        return self.row.id

    def called(self, lang: str) -> list[str]:
        """What each seat is called in sentences."""
        if self.called_in[0] is not self.row:
            self.called_in = self.row, {}
        words = self.called_in[1]
        if lang not in words:
            words[lang] = seat_words(self.row, lang)
        return words[lang]

    @property
    def is_over(self) -> bool:
        if self.history is None:
            return False
        return self.row.finished is not None or self.history.game.decision is None

    def summary(self, lang: str) -> TableSummary:
        proof = proof_of(self.row, self.shares) if self.row.finished is not None else None
        return table_summary(self.row, lang, self.subscribers.present, self.subscribers.watchers, proof)

    def playing(self) -> History:
        """The game, if it has started."""
        if self.history is None:
            raise Refused("refused", "not-started", 409)
        return self.history

    @property
    def position(self) -> Position:
        return self.playing().position

    def is_held(self, position: Position) -> bool:
        return position.is_secret or time.time() < self.hold_until

    def visible(self, viewpoint: Viewpoint) -> Position:
        """The position this viewpoint may see now: an older one while a newer would reveal a secret question."""
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
        if asked is None or self.is_over:
            return False
        return viewpoint in asked.seats and position.step == self.playing().step

    def question(self, seat: int, decision: str) -> Decision:
        """What this seat is asked, if the question with this id is still open and the seat has seen it."""
        position = self.visible(seat)
        asked = position.decision
        if asked is None or not self.is_asked(seat, position) or decision != decision_id(self.salt, position.step):
            raise Refused("stale", status=409)
        return asked

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
        return self.clocks.views(tuple(waiting), self.setup.players, now, bots)

    def result(self, lang: str) -> ResultView | None:
        history = self.playing()
        return result_view(history.game, history.points, self.row, lang)

    def bot_seat(self, position: Position) -> int | None:
        """The seat a bot has to answer for; None: a person can answer, or nothing is asked."""
        if position.decision is None:
            return None
        bots = [seat for seat in position.decision.seats if self._is_bot(seat)]
        return bots[0] if len(bots) == len(position.decision.seats) else None

    # Following

    async def follow_all(self, entries: Iterable[Entry]) -> None:
        """Carry out entries, a few milliseconds of them at a time, in turn with other tables that do so."""
        left = iter(entries)
        while True:
            async with self.registry.turns:
                if not self._follow_some(left):
                    break
            await asyncio.sleep(0)
        self._update_visible()

    def _follow_some(self, entries: Iterator[Entry]) -> bool:
        """Carry out entries for a moment; False: there are no more."""
        until = time.perf_counter() + MOMENT
        for entry in entries:
            if entry.number > self.last:
                self.follow(entry)
            if time.perf_counter() > until:
                return True
        return False

    def follow(self, entry: Entry, next_history: History | None = None) -> None:
        """Carry out an entry. `next_history` is the history after it, where that is known already."""
        if entry.kind in STEPS:
            self._follow_step(entry, next_history)
        elif entry.kind == "start":
            self.shares = entry.body
            self.history = History(self.setup, deal_seed(self.row, entry.body), self.row.dealing)
            self.clocks = Clocks(self.options.clock, self.setup, entry.at)
        elif entry.kind == "share" and entry.seat is not None:
            self.pending[entry.seat] = Share(entry.seat, entry.body)
        elif entry.kind == "open" and entry.seat is not None:
            self.pending[entry.seat] = self.pending[entry.seat]._replace(value=entry.body)
        elif entry.kind == "opening":
            self.is_opening = True
        elif entry.kind in ("stand", "seat") and entry.seat is not None:
            self.pending.pop(entry.seat, None)
        elif entry.kind == "chat":
            self.chat.append(msgspec.json.decode(entry.body, type=ChatLine))
        elif entry.kind == "away" and entry.seat is not None:
            self.away.add(entry.seat)
            self.clocks.leave(self.position, entry.seat, entry.at)
        elif entry.kind == "back" and entry.seat is not None:
            self.away.discard(entry.seat)
            self.clocks.come_back(self.position, entry.seat, entry.at)
        elif entry.kind == "rematch":
            self.is_rematch_announced = True
        self.last = entry.number

    def _follow_step(self, entry: Entry, next_history: History | None) -> None:
        before, history = self.position, next_history
        if history is None:
            history = self.playing()
            history.follow(entry)
        self.history = history
        is_person = entry.seat is not None and self.row.seats[entry.seat].kind == "person"
        charged = is_person and entry.seat not in self.away
        pause = self._pause_after(history.answerable)
        self.clocks.move(before, history.position, entry.seat, entry.at, charged, pause)
        if pause:
            self.hold_until = entry.at + pause
            self.answer_by = self.hold_until - min(EARLY, pause / 4)
        self._update_visible(before)

    def _pause_after(self, answerable: Sequence[int]) -> float:
        """Seconds until a hit is shown that these seats could answer, whether or not any of them was asked.

        Without the option `pause` it hides how long bots take for the answer; a person takes as long as it takes.
        """
        settings = self.registry.settings
        if self.options.pause:
            return settings.pause if answerable else 0.0
        return settings.answer if any(self._is_bot(seat) for seat in answerable) else 0.0

    def _is_bot(self, seat: int) -> bool:
        return self.row.seats[seat].kind == "bot" or seat in self.away

    def _update_visible(self, before: Position | None = None) -> None:
        """Note which positions may be seen: the current one, or those of before while a question is secret."""
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
        """A pause is over: show everyone the current position."""
        self._update_visible()
        self.subscribers.show(time.time())

    # Writing (with the lock held)

    async def catch_up(self) -> None:
        """Read what others have written."""
        known = self.last
        try:
            entries = await self.registry.store.entries(self.id, after=known)
            if any(entry.kind in SEATING or entry.kind in STEPS for entry in entries):
                self.row = await self.registry.store.game(self.id)  # seats, a start, or the end
        except StoreError:
            raise Refused("busy", status=503) from None
        self.is_doubtful = False
        self._settle_doubt(entries)
        await self.follow_all(entries)
        if self.last > known:
            self._announce(entries)

    def _settle_doubt(self, entries: Sequence[Entry]) -> None:
        """Find out whether the move or undo whose write failed is the first that was kept since."""
        doubted, self.doubted = self.doubted, None
        first = next((entry for entry in entries if entry.kind in STEPS), None)
        if doubted is not None and first is not None and (first.kind, first.seat) == doubted[:2]:
            self.kept = doubted if first.kind == UNDO or first.body == doubted[3] else None

    async def _is_kept(self, asked: Asked) -> bool:
        """Whether this was asked before, failed, and was kept after all: then it is not done a second time."""
        if self.is_doubtful:
            await self.catch_up()
        if self.kept != asked:
            return False
        self.kept = None
        return True

    async def write(
        self,
        drafts: Sequence[Draft],
        *,
        step: int | None = None,
        after: int | None = None,
        seats: Sequence[SeatRow] = (),
        change: Change | None = None,
        next_history: History | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Write, follow, announce. A writer that was overtaken is refused, after reading what was written meanwhile.

        `acknowledge` is called as soon as the entries are kept: the announcement may have to wait for a secret answer.
        """
        if self.is_doubtful:
            known = self.last
            await self.catch_up()
            if self.last > known and (step is not None or after is not None):
                raise Refused("stale", status=409)
        try:
            entries = await self.registry.store.append(
                self.id, drafts, step=step, after=after, seats=seats, change=change
            )
        except Conflict:
            await self.catch_up()
            raise Refused("stale", status=409) from None
        except StoreError as error:
            self.is_doubtful = isinstance(error, Unavailable)
            raise Refused("busy", status=503) from None
        if acknowledge is not None:
            acknowledge()
        if entries[0].number != self.last + 1:
            await self.catch_up()
            return
        for entry in entries:
            self.follow(entry, next_history if entry.kind in STEPS else None)
        await self._refresh_row(seats, change or Change())
        self._announce(entries)

    async def _refresh_row(self, seats: Sequence[SeatRow], change: Change) -> None:
        """Bring the row in memory up to date after a write."""
        if change.due is not None:
            self.row = replace(self.row, due=change.due)
        if seats or change.started or change.finished:
            try:
                self.row = await self.registry.store.game(self.id)
            except StoreError:
                self.is_doubtful = True  # the write is kept, but the row in memory is old

    def _announce(self, entries: Sequence[Entry]) -> None:
        """Tell every subscriber what these entries mean for them."""
        now = time.time()
        self.touched = time.monotonic()
        kinds = {entry.kind for entry in entries}
        if kinds & SEATING:
            self._announce_seats("start" in kinds, now)
        for entry in entries:
            if entry.kind == "chat":
                self._announce_chat(entry)
            elif entry.kind == "opening":
                self.subscribers.send(Opening())
            elif entry.kind == "rematch":
                self.subscribers.send(RematchReady(table=entry.body))
        if self.history is not None:
            self.subscribers.show(now)
        if self.is_over and kinds & set(STEPS):
            for subscriber in self.subscribers:
                subscriber.send(TableChanged(table=self.summary(subscriber.lang)))
        self.registry.wake(self)

    def _announce_seats(self, has_started: bool, now: float) -> None:
        for subscriber in self.subscribers:
            subscriber.reseat()
            if has_started:
                subscriber.welcome(now)
            else:
                subscriber.send(TableChanged(table=self.summary(subscriber.lang)))

    def _announce_chat(self, entry: Entry) -> None:
        line = msgspec.json.decode(entry.body, type=ChatLine)
        for subscriber in self.subscribers:
            subscriber.chat(line)

    def announce_presence(self) -> None:
        """Tell every subscriber who is here, in their language, because bots are called by their level."""
        messages: dict[str, bytes] = {}
        for subscriber in self.subscribers:
            if subscriber.lang not in messages:
                summary = self.summary(subscriber.lang)
                messages[subscriber.lang] = msgspec.json.encode(
                    Presence(seats=summary.seats, watchers=summary.watchers)
                )
            subscriber.send_bytes(messages[subscriber.lang])

    # Playing

    async def play(self, seat: int, decision: str, word: str, acknowledge: Acknowledge | None = None) -> None:
        """Answer the question with the id `decision` for a person."""
        async with self.lock:
            if await self._is_kept((MOVE, seat, decision, word)):
                if acknowledge is not None:
                    acknowledge()
                return
            if self.is_over:
                raise Refused("refused", "over", 409)
            asked = self.question(seat, decision)
            drafts, seats = self._return_of(seat)
            try:
                await self.move(seat, word, drafts, seats, acknowledge)
            except IllegalAction:
                raise Refused("illegal", action=word, options=listed(asked.options_of(seat))) from None
            except Refused:
                self.doubted = (MOVE, seat, decision, word) if self.is_doubtful else None
                raise

    async def move(
        self,
        seat: int,
        word: str,
        first: Sequence[Draft] = (),
        seats: Sequence[SeatRow] = (),
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Write a move, unless it is not on offer (`IllegalAction`), after the drafts in `first`; the lock is held."""
        history = self.playing().copy()
        history.play(word, seat)
        await self._write_step(Draft(MOVE, word, seat), history, first, seats, acknowledge)
        self.registry.metrics.count("moves")

    async def undo(self, seat: int, acknowledge: Acknowledge | None = None) -> None:
        """Take back the last pick of a seat."""
        async with self.lock:
            if await self._is_kept((UNDO, seat, "", "")):
                if acknowledge is not None:
                    acknowledge()
                return
            history = self.playing()
            if not self.options.undo:
                raise Refused("refused", "no-undo", 409)
            if not self.may_undo(seat):
                raise Refused("illegal", "stale", 409)
            history = history.copy()
            history.undo(seat)
            try:
                await self._write_step(Draft(UNDO, "1", seat), history, acknowledge=acknowledge)
            except Refused:
                self.doubted = (UNDO, seat, "", "") if self.is_doubtful else None
                raise

    async def _write_step(
        self,
        draft: Draft,
        after: History,
        first: Sequence[Draft] = (),
        seats: Sequence[SeatRow] = (),
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Write a move or an undo that leads to the history `after`."""
        await self.write(
            [*first, draft],
            step=after.step,
            seats=seats,
            change=self._change(after, draft.at),
            next_history=after,
            acknowledge=acknowledge,
        )

    def _change(self, after: History, now: float) -> Change | None:
        """What else is written with a step: the result at the end, or when a server has to look again."""
        if after.game.decision is None:
            result = result_rows(after.game, after.points)
            return Change(finished=now, result=msgspec.json.encode(result).decode(), due=NEVER)
        due = self._due(after.position, now)
        return Change(due=due) if due != self.row.due else None

    def _due(self, position: Position, now: float) -> float:
        """When a server has to act unless a person does: now for a bot, when the time is up for a person."""
        if self.bot_seat(position) is not None:
            return min(self.row.due, now)
        expiries = [self.expiry(position, seat) for seat in (position.decision.seats if position.decision else ())]
        return min((expiry for expiry in expiries if expiry is not None), default=NEVER)

    def expiry(self, position: Position, seat: int) -> float | None:
        if self.row.seats[seat].kind != "person" or seat in self.away:
            return None
        return self.clocks.expiry(position, seat)

    def _return_of(self, seat: int) -> tuple[list[Draft], list[SeatRow]]:
        """A player who was away and plays is back."""
        if seat not in self.away:
            return [], []
        return [Draft("back", "", seat)], [self.seat_row(seat, away=False)]

    def seat_row(self, seat: int, away: bool) -> SeatRow:
        return replace(self.row.seats[seat], away=away)
