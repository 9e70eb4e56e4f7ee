"""Replays: the positions of a game, from any seat once it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...engine.action import Action
from ...engine.events import Event
from ...game import Game
from ...record import Record
from ...text import language
from ...view import View
from ..errors import Refused
from ..protocol.http import Replay, ReplayPosition, ReplayStep
from ..protocol.socket import Eyes
from ..protocol.view import EventView, Moment, SeatClock, UndoView
from ..store import MOVE, UNDO, Entry, GameRow
from .deal import deal_seed, proof_of
from .event_view import event_view, names_of, reader_in
from .lobby import kept_options, kept_setup, record_names, seat_words, table_summary
from .points import Points
from .result_view import result_view
from .table_view import patch_of, table_view


def moves_in(entries: Sequence[Entry]) -> list[Entry]:
    """The moves that were not taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == UNDO:
            moves.pop()
    return moves


def record_of(row: GameRow, entries: Sequence[Entry]) -> Record:
    actions = tuple(Action.parse(move.body) for move in moves_in(entries))
    names = tuple(record_names(row))
    shares = next((entry.body for entry in entries if entry.kind == "start"), "")
    proof = proof_of(row, shares) if row.finished is not None else None  # nothing is opened before the end
    seed = deal_seed(row, shares)
    return Record(kept_setup(row), seed, actions, names, dealing=row.dealing, rules=row.rules, fair=proof)


@dataclass(frozen=True, slots=True)
class SeenPosition:
    """A position of a replay, and what happened since the position before it."""

    game: Game  # it plays on: read it before asking for the next position
    view: View
    start: int  # the number of the first of these events
    events: Sequence[Event]
    move: Entry | None  # the move that led here; None for the deal, and throughout a running game


class ReplayBuilder:
    """Builds the replay of a game for one seat (None: a spectator) in one language.

    `steps` is the number of moves and undos that this seat may know of; None: all.
    """

    def __init__(
        self, row: GameRow, entries: Sequence[Entry], seat: int | None, lang: str, steps: int | None = None
    ) -> None:
        self.row = row
        self.entries = [entry for entry in entries if steps is None or entry.step is None or entry.step <= steps]
        self.seat = seat
        self.lang = language(lang)
        self.is_over = row.finished is not None
        self.open_points = kept_options(row).options.open_points
        self.names = seat_words(row, lang)
        self.points = Points()

    def positions(self) -> Iterator[SeenPosition]:
        """The positions, from the deal on.

        Of a running game, only those in which this seat saw something change, and never who changed it: that would
        give away moves the seat has not seen.
        """
        self.points = Points()
        moves = [None, *moves_in(self.entries)]
        last: View | None = None
        start, events = 0, list[Event]()
        for step, move in zip(record_of(self.row, self.entries).steps(), moves, strict=True):
            for number, event in enumerate(step.events, start + len(events)):
                self.points.note(number, event)
            events += step.events
            if self.is_hidden(step.game):
                continue
            view = table_view(step.game.rules, step.game.state, self.seat, self.open_points)
            if last is None or self.is_over or events or patch_of(last, view):
                yield SeenPosition(step.game, view, start, events, move if self.is_over else None)
                last = view
                start, events = start + len(events), []

    def is_hidden(self, game: Game) -> bool:
        """Whether this seat never saw the position, because others were asked in secret."""
        asked = game.decision
        if self.is_over or asked is None:
            return False
        return asked.prompt.kind.is_secret and self.seat not in asked.seats

    def replay(self) -> Replay:
        positions = self.positions()
        first = next(positions)
        opening, view = self.eyes(first), first.view
        steps: list[ReplayStep] = []
        for shown in positions:
            steps.append(
                ReplayStep(
                    start=shown.start,
                    events=self.event_views(shown),
                    patch=patch_of(view, shown.view),
                    moment=self.moment(shown.game),
                    seat=shown.move.seat if shown.move is not None else None,
                    action=shown.move.body if shown.move is not None else "",
                )
            )
            view = shown.view
        return Replay(table=table_summary(self.row, self.lang.code), opening=opening, steps=steps)

    def position(self, number: int) -> ReplayPosition:
        chosen: Eyes | None = None
        last = -1
        for last, shown in enumerate(self.positions()):
            if last == number:
                chosen = self.eyes(shown)
        if chosen is None:
            raise Refused("refused", "position", 404, last=last)
        return ReplayPosition(table=table_summary(self.row, self.lang.code), number=number, last=last, eyes=chosen)

    def eyes(self, shown: SeenPosition) -> Eyes:
        return Eyes(
            seat=self.seat,
            view=shown.view,
            start=shown.start,
            undos=0,
            events=self.event_views(shown),
            moment=self.moment(shown.game),
        )

    def event_views(self, shown: SeenPosition) -> list[EventView]:
        state, arena = shown.game.state, shown.game.rules.arena
        names, you = names_of(state, self.names, self.lang), reader_in(state, self.seat)
        return [event_view(event, self.seat, arena, names, self.lang, you) for event in shown.events]

    def moment(self, game: Game) -> Moment:
        """Without a decision: nothing is asked in a replay."""
        asked = game.decision
        return Moment(
            waiting=list(asked.seats) if asked is not None and not asked.prompt.kind.is_secret else [],
            decision=None,
            undo=UndoView(False, ""),
            clocks=[SeatClock(None, False) for _ in self.names],
            result=result_view(game, self.points, self.row, self.lang.code) if asked is None else None,
        )
