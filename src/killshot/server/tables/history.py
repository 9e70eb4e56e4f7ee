"""A game as its entries tell it: positions, events, and the cuts that undo made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.decision import Decision
from ...engine.events import Event
from ...engine.setup import Setup
from ...engine.state import State
from ...game import Game, seats_that_may_answer
from ..store import UNDO, Entry
from ..views.points import Points

KEPT: Final = 300  # events in memory; a replay reads older ones from the store again


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of the game that can be looked at. Its state never changes."""

    state: State
    decision: Decision | None
    events: int  # that have happened so far
    undos: int  # that have cut the log so far
    step: int  # of the store; never sent, because it counts moves that others must not notice

    @property
    def is_secret(self) -> bool:
        return self.decision is not None and self.decision.prompt.kind.is_secret


class History:
    """The game so far. `play` and `undo` change it; what the rules refuse raises `IllegalAction` and changes nothing."""

    def __init__(self, setup: Setup, seed: int, dealing: int) -> None:
        self.game = Game(setup, seed, dealing)
        self.step = 0
        self.cuts: list[int] = []  # for each undo that cut the log, the number of events it left
        self.points = Points()
        self.first = 0  # the number of the first event in memory
        self.events: list[Event] = []
        self.sizes: list[int] = []  # for each move, the number of events before it
        self.answerable: tuple[int, ...] = ()  # the seats that the last move hurt and that hold powerups
        self._add(self.game.opening)

    @property
    def count(self) -> int:
        """The number of events so far."""
        return self.first + len(self.events)

    @property
    def position(self) -> Position:
        return Position(self.game.state, self.game.decision, self.count, len(self.cuts), self.step)

    def follow(self, entry: Entry) -> None:
        """Carry out a move or an undo that the store holds."""
        if entry.kind == UNDO:
            self.undo(entry.seat)
        else:
            self.play(entry.body, entry.seat)

    def play(self, word: str, seat: int | None) -> None:
        before, size = self.game.state, self.count
        events = self.game.play(word, seat)
        self.sizes.append(size)
        self.step += 1
        self.answerable = seats_that_may_answer(self.game.rules, before, self.game.state, events)
        self._add(events)

    def undo(self, seat: int | None) -> None:
        self.game.undo(seat)
        size = self.sizes.pop()
        self.step += 1
        self.answerable = ()
        if size < self.count:
            self.cuts.append(size)
            del self.events[size - self.first :]
            self.points.cut(size)

    def copy(self) -> History:
        """A history to try a move on."""
        history: History = History.__new__(History)
        history.__dict__.update(self.__dict__)
        history.game = self.game.copy()
        history.cuts = list(self.cuts)
        history.points = self.points.copy()
        history.events = list(self.events)
        history.sizes = list(self.sizes)
        return history

    def known(self, since: int, undos: int) -> int:
        """The number of events a client still holds that had `since` events after `undos` cuts."""
        return min([since, self.count, *self.cuts[max(undos, 0) :]])

    def between(self, start: int, end: int) -> list[Event]:
        """Events by number, as far as they are in memory."""
        return self.events[max(start - self.first, 0) : max(end - self.first, 0)]

    def _add(self, events: list[Event]) -> None:
        for i, event in enumerate(events):
            self.points.note(self.count + i, event)
        self.events.extend(events)
        if len(self.events) > 2 * KEPT:
            surplus = len(self.events) - KEPT
            del self.events[:surplus]
            self.first += surplus
