"""The clients that follow a table: which seats they see it from, and what they have been shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from ...engine.state import State
from ...text import language
from ...text.events import is_about
from ...view import View
from ..protocol.socket import ChatLine, Eyes, Reply, Update
from ..protocol.view import EventView, Moment
from ..tokens import decision_id
from ..views.event_view import decision_view, event_view, names_of, reader_in
from ..views.table_view import patch_of, table_view, table_view_from
from .history import Position

if TYPE_CHECKING:
    from .table import Table

TAIL: Final = 60  # events that a client gets on its first visit
Viewpoint = int | None  # a seat, or None for a spectator


class Subscriber(Protocol):
    """A client of a table, whatever carries its messages."""

    lang: str
    address: str  # of the client, as limits count it

    def send(self, message: Reply) -> None: ...

    def send_bytes(self, text: bytes) -> None:
        """Send a message that is encoded already."""

    def welcome(self, now: float) -> None:
        """Send the whole table again."""

    def reseat(self) -> None:
        """The seats have changed: find out which of them this client holds."""

    def chat(self, line: ChatLine) -> None: ...


@dataclass(slots=True)
class Shown:
    """What the subscribers of one viewpoint have on their screens."""

    view: View
    events: int
    undos: int
    moment: object  # what else would be news, see `moment_key`


class Subscribers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.by_viewpoint: dict[Viewpoint, set[Subscriber]] = {}
        self.shown: dict[Viewpoint, Shown] = {}
        # Kept for the position looked at last: the events that read the same for everyone, and a spectator's view.
        self.public_events: tuple[State | None, dict[tuple[int, str], EventView]] = (None, {})
        self.public_view: tuple[State, View] | None = None

    def __iter__(self) -> Iterator[Subscriber]:
        """Each subscriber once, however many seats it holds."""
        return iter(set().union(*self.by_viewpoint.values()))

    def __bool__(self) -> bool:
        return bool(self.by_viewpoint)

    @property
    def present(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for seat, subscribers in self.by_viewpoint.items() if seat is not None and subscribers}

    @property
    def party(self) -> str:
        """The address of the people at this table, for taking turns with others; empty: there are none.

        Players come before spectators, so that nobody takes the turns of a table by watching it.
        """
        seats = sorted(self.by_viewpoint, key=lambda viewpoint: (viewpoint is None, viewpoint or 0))
        return next((min(client.address for client in self.by_viewpoint[seat]) for seat in seats), "")

    @property
    def watchers(self) -> int:
        return len(self.by_viewpoint.get(None, ()))

    def join(self, subscriber: Subscriber, viewpoints: Iterable[Viewpoint]) -> None:
        for viewpoint in viewpoints:
            self.by_viewpoint.setdefault(viewpoint, set()).add(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        for viewpoint, subscribers in list(self.by_viewpoint.items()):
            subscribers.discard(subscriber)
            if not subscribers:
                del self.by_viewpoint[viewpoint]
                self.shown.pop(viewpoint, None)

    def eyes(self, viewpoint: Viewpoint, lang: str, since: int, undos: int, now: float) -> Eyes:
        """The whole table, and the events after the first `since`; -1: the last few."""
        history = self.table.playing()
        position = self.table.visible(viewpoint)
        view = self.view(viewpoint, position)
        self.shown[viewpoint] = Shown(view, position.events, position.undos, self.moment_key(viewpoint, position))
        start = history.known(since, undos) if since >= 0 else position.events - TAIL
        start = max(min(start, position.events), history.first)
        return Eyes(
            seat=viewpoint,
            view=view,
            start=start,
            undos=position.undos,
            events=self.events(viewpoint, start, position, lang),
            moment=self.moment(viewpoint, position, lang, now),
        )

    def show(self, now: float) -> None:
        """Send every subscriber what is new from its viewpoint. Where nothing is, nothing is sent."""
        history = self.table.playing()
        for viewpoint, subscribers in self.by_viewpoint.items():
            position = self.table.visible(viewpoint)
            if position.step != history.step:
                continue  # a secret question is open: not a word until it is answered
            before = self.shown.get(viewpoint)
            view = self.view(viewpoint, position)
            key = self.moment_key(viewpoint, position)
            self.shown[viewpoint] = Shown(view, position.events, position.undos, key)
            if before is None:
                continue  # its welcome is on the way
            start = min(history.known(before.events, before.undos), position.events)
            patch = patch_of(before.view, view)
            if not patch and start == before.events == position.events and key == before.moment:
                continue
            messages: dict[str, bytes] = {}
            for subscriber in subscribers:
                if subscriber.lang not in messages:
                    update = self.update(viewpoint, start, position, patch, subscriber.lang, now)
                    messages[subscriber.lang] = msgspec.json.encode(update)
                subscriber.send_bytes(messages[subscriber.lang])

    def update(
        self, viewpoint: Viewpoint, start: int, position: Position, patch: dict[str, Any], lang: str, now: float
    ) -> Update:
        return Update(
            seat=viewpoint,
            start=start,
            undos=position.undos,
            events=self.events(viewpoint, start, position, lang),
            patch=patch,
            moment=self.moment(viewpoint, position, lang, now),
            now=now,
        )

    def send(self, message: Reply) -> None:
        """Send everyone the same."""
        text = msgspec.json.encode(message)
        for subscriber in self:
            subscriber.send_bytes(text)

    # What they see

    def view(self, viewpoint: Viewpoint, position: Position) -> View:
        rules, open_points = self.table.playing().game.rules, self.table.options.open_points
        if self.public_view is None or self.public_view[0] is not position.state:
            self.public_view = position.state, table_view(rules, position.state, None, open_points)
        public = self.public_view[1]
        return public if viewpoint is None else table_view_from(public, rules, position.state, viewpoint, open_points)

    def events(self, viewpoint: Viewpoint, start: int, position: Position, lang: str) -> list[EventView]:
        history, words = self.table.playing(), language(lang)
        names = names_of(position.state, self.table.called(lang), words)
        arena, you = history.game.rules.arena, reader_in(position.state, viewpoint)
        if self.public_events[0] is not position.state:
            self.public_events = position.state, {}
        public, views = self.public_events[1], []
        for number, event in enumerate(history.between(start, position.events), max(start, history.first)):
            is_public = not event.secret and (you is None or not is_about(event.seen_by(None), you))
            view = public.get((number, lang)) if is_public else None
            if view is None:
                view = event_view(event, viewpoint, arena, names, words, you)
                if is_public:
                    public[number, lang] = view
            views.append(view)
        return views

    def moment_key(self, viewpoint: Viewpoint, position: Position) -> object:
        """The part of a moment whose change is news by itself. Clocks only go along with other news."""
        table = self.table
        seats = position.decision.seats if position.decision is not None else ()
        step = position.step if table.is_asked(viewpoint, position) else None
        return seats, step, table.may_undo(viewpoint), tuple(sorted(table.away))

    def moment(self, viewpoint: Viewpoint, position: Position, lang: str, now: float) -> Moment:
        table, asked = self.table, position.decision
        seats = asked.seats if asked is not None else ()
        decision = None
        if asked is not None and viewpoint is not None and table.is_asked(viewpoint, position):
            number = decision_id(table.salt, position.step)
            you = reader_in(position.state, viewpoint)
            decision = decision_view(asked.for_seat(viewpoint), number, language(lang), table.called(lang), you)
        return Moment(
            waiting=list(seats),
            decision=decision,
            undo=table.undo_view(viewpoint, lang),
            clocks=table.clock_views(() if position.is_secret else seats, now),
            result=table.result(lang) if asked is None else None,
        )
