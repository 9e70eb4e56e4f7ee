"""Games seen again: every position, through any seat's eyes once the game is over."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from ...engine.setup import Setup
from ...record import Record
from ...text import language
from ..errors import Refused
from ..protocol.http import Position as PositionBody
from ..protocol.http import Replay, ReplayStep
from ..protocol.socket import Eyes
from ..protocol.view import EventView, Moment, SeatClock, UndoView, View
from ..store import MOVE, NEVER, UNDO, Entry, GameRow
from ..tables.history import History, Position
from .event_view import event_view, names_of
from .lobby import names_in, seat_words, setup_of, table_info
from .results import result_rows, result_view
from .table_view import patch_of, view_of


class Moves:
    """The moves of a game that were not taken back: the seat and the word of each."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.moves: list[tuple[int | None, str]] = []
        for entry in entries:
            if entry.kind == MOVE:
                self.moves.append((entry.seat, entry.body))
            elif entry.kind == UNDO:
                self.moves.pop()

    def record(self, row: GameRow) -> Record:
        setup: Setup = setup_of(row)
        history = History(setup, row.seed)
        for seat, word in self.moves:
            history.play(word, seat)
        return Record.of(history.game, tuple(names_in(row)))


class Showing:
    """A game shown again to one viewpoint, in one language."""

    def __init__(self, row: GameRow, moves: Moves, seat: int | None, lang: str, open_points: bool) -> None:
        self.row = row
        self.moves = moves
        self.seat = seat
        self.lang = language(lang)
        self.is_over = row.finished is not None
        self.open_points = open_points
        self.names = seat_words(row, lang)

    def positions(self) -> Iterator[tuple[History, Position, int | None, str]]:
        """Position by position, with the move that led there.

        Of a running game only those that this seat has seen come to be: nothing that tells of unseen moves.
        """
        history = History(setup_of(self.row), self.row.seed)
        shown = history.position
        view = self.view(history, shown)
        yield history, shown, None, ""
        for seat, word in self.moves.moves:
            history.play(word, seat)
            position = history.position
            if self.is_over:
                yield history, position, seat, word
                continue
            if position.is_secret and position.decision is not None and self.seat not in position.decision.seats:
                continue
            new = self.view(history, position)
            if position.events > shown.events or patch_of(view, new):
                shown, view = position, new
                yield history, position, None, ""

    def view(self, history: History, position: Position) -> View:
        return view_of(history.game.rules, position.state, self.seat, self.open_points)

    def replay(self) -> Replay:
        opening: Eyes | None = None
        steps: list[ReplayStep] = []
        view, events = None, 0
        for history, position, seat, word in self.positions():
            new = self.view(history, position)
            if view is None:
                opening = self.eyes(history, position, 0)
            else:
                told = self.events(history, events, position)
                patch = patch_of(view, new)
                steps.append(ReplayStep(events, told, patch, self.moment(history, position), seat, word))
            view, events = new, position.events
        assert opening is not None
        return Replay(table=table_info(self.row, self.lang.code), opening=opening, steps=steps)

    def position(self, number: int) -> PositionBody:
        chosen: Eyes | None = None
        last, events = -1, 0
        for history, position, _, _ in self.positions():
            last += 1
            if last == number:
                chosen = self.eyes(history, position, events)
            events = position.events
        if chosen is None:
            raise Refused("refused", "position", 404, last=last)
        return PositionBody(table=table_info(self.row, self.lang.code), number=number, last=last, eyes=chosen)

    def eyes(self, history: History, position: Position, start: int) -> Eyes:
        return Eyes(
            seat=self.seat,
            view=self.view(history, position),
            start=start,
            undos=0,
            events=self.events(history, start, position),
            moment=self.moment(history, position),
        )

    def events(self, history: History, start: int, position: Position) -> list[EventView]:
        names = names_of(position.state, self.names, self.lang)
        arena = history.game.rules.arena
        events = history.between(start, position.events)
        return [event_view(event, self.seat, arena, names, self.lang) for event in events]

    def moment(self, history: History, position: Position) -> Moment:
        """Nobody decides in a replay."""
        asked = position.decision
        return Moment(
            waiting=list(asked.seats) if asked is not None and not position.is_secret else [],
            decision=None,
            undo=UndoView(False, ""),
            clocks=[SeatClock(None, False) for _ in self.names],
            result=result_view(history.game, history.points, self.row, self.lang.code) if asked is None else None,
        )


def finished_row(row: GameRow, record: Record) -> GameRow:
    """The row of an uploaded record, which is replayed to its end; `RecordError` has the line where it cannot be."""
    record.replay()
    history = History(record.setup, record.seed)
    for action in record.actions:
        asked = history.game.decision
        history.play(action.word, asked.answerer(action) if asked is not None else None)
    result = result_rows(history.game, history.points)
    kept = msgspec.json.encode(result).decode() if result is not None else None
    return replace(row, started=row.created, finished=time.time(), result=kept, due=NEVER)
