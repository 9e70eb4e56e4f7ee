"""Who looks at a table, through which eyes, and what they have been shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...engine.state import State
from ...text import language
from ...text.events import is_about
from ..protocol.socket import Eyes, Reply, Update
from ..protocol.view import EventView, Moment, View
from ..tokens import decision_mark
from ..views.event_view import decision_view, event_view, names_of, reader_in
from ..views.table_view import patch_of, seen_by, view_of
from .history import Position

if TYPE_CHECKING:
    from ..web.connection import Connection
    from .table import Table

TAIL: Final = 60  # events that somebody gets who comes for the first time
Viewpoint = int | None  # a seat, or a spectator


@dataclass(slots=True)
class Shown:
    """What everybody at one viewpoint has on the screen."""

    view: View
    events: int
    undos: int
    key: object  # what else would be news


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.sockets: dict[Viewpoint, set[Connection]] = {}
        self.shown: dict[Viewpoint, Shown] = {}
        self.told: tuple[State | None, dict[tuple[int, str], EventView]] = (None, {})  # events everybody reads alike
        self.public: tuple[State, View] | None = None  # what a spectator sees of the position looked at last

    @property
    def connections(self) -> set[Connection]:
        return set().union(*self.sockets.values())

    @property
    def present(self) -> set[int]:
        return {seat for seat, sockets in self.sockets.items() if seat is not None and sockets}

    @property
    def watchers(self) -> int:
        return len(self.sockets.get(None, ()))

    def join(self, connection: Connection, viewpoints: Iterable[Viewpoint]) -> None:
        for viewpoint in viewpoints:
            self.sockets.setdefault(viewpoint, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        for viewpoint, sockets in list(self.sockets.items()):
            sockets.discard(connection)
            if not sockets:
                del self.sockets[viewpoint]
                self.shown.pop(viewpoint, None)

    def eyes(self, viewpoint: Viewpoint, lang: str, since: int, undos: int, now: float) -> Eyes:
        """The whole table, and the events somebody has not seen yet."""
        history = self.table.playing()
        position = self.table.visible(viewpoint)
        view = self.view(viewpoint, position)
        self.shown[viewpoint] = Shown(view, position.events, position.undos, self.key(viewpoint, position))
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
        """Tell everybody who is there what is new to them, and nothing to whom nothing is."""
        history, now_at = self.table.playing(), self.table.position
        for viewpoint, sockets in self.sockets.items():
            position = self.table.visible(viewpoint)
            if position.step != now_at.step:
                continue  # somebody is asked in secret: not a word until that is answered
            before = self.shown.get(viewpoint)
            view = self.view(viewpoint, position)
            key = self.key(viewpoint, position)
            self.shown[viewpoint] = Shown(view, position.events, position.undos, key)
            if before is None:
                continue  # its welcome is on the way
            start = min(history.known(before.events, before.undos), position.events)
            patch = patch_of(before.view, view)
            if not patch and start == before.events == position.events and key == before.key:
                continue
            messages: dict[str, bytes] = {}
            for socket in sockets:
                if socket.lang not in messages:
                    update = self.update(viewpoint, start, position, patch, socket.lang, now)
                    messages[socket.lang] = msgspec.json.encode(update)
                socket.send_bytes(messages[socket.lang])

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

    def tell(self, message: Reply) -> None:
        """The same for everybody."""
        text = msgspec.json.encode(message)
        for connection in self.connections:
            connection.send_bytes(text)

    # What they see

    def view(self, viewpoint: Viewpoint, position: Position) -> View:
        rules, open_points = self.table.playing().game.rules, self.table.options.open_points
        if self.public is None or self.public[0] is not position.state:
            self.public = position.state, view_of(rules, position.state, None, open_points)
        public = self.public[1]
        return public if viewpoint is None else seen_by(public, rules, position.state, viewpoint, open_points)

    def events(self, viewpoint: Viewpoint, start: int, position: Position, lang: str) -> list[EventView]:
        history, words = self.table.playing(), language(lang)
        names = names_of(position.state, self.table.called(lang), words)
        arena, you = history.game.rules.arena, reader_in(position.state, viewpoint)
        if self.told[0] is not position.state:
            self.told = position.state, {}
        told, views = self.told[1], []
        for number, event in enumerate(history.between(start, position.events), max(start, history.first)):
            is_shared = not event.secret and (you is None or not is_about(event.seen_by(None), you))
            view = told.get((number, lang)) if is_shared else None
            if view is None:
                view = event_view(event, viewpoint, arena, names, words, you)
                if is_shared:
                    told[number, lang] = view
            views.append(view)
        return views

    def key(self, viewpoint: Viewpoint, position: Position) -> object:
        """What of a moment would be news; clocks go along with other news."""
        table = self.table
        seats = position.decision.seats if position.decision is not None else ()
        mark = decision_mark(table.salt, position.step) if table.is_asked(viewpoint, position) else ""
        return seats, mark, table.may_undo(viewpoint), tuple(sorted(table.away))

    def moment(self, viewpoint: Viewpoint, position: Position, lang: str, now: float) -> Moment:
        table, asked = self.table, position.decision
        seats = asked.seats if asked is not None else ()
        decision = None
        if asked is not None and viewpoint is not None and table.is_asked(viewpoint, position):
            mark = decision_mark(table.salt, position.step)
            you = reader_in(position.state, viewpoint)
            decision = decision_view(asked.for_seat(viewpoint), mark, language(lang), table.called(lang), you)
        return Moment(
            waiting=list(seats),
            decision=decision,
            undo=table.undo_view(viewpoint, lang),
            clocks=table.clock_views(() if position.is_secret else seats, now),
            result=table.result(lang) if asked is None else None,
        )
