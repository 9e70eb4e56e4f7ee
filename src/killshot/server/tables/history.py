"""A game as its entries tell it: positions, events, what was taken back, whose time has passed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from ...engine.decision import Decision
from ...engine.event_kinds import EVENT_OF
from ...engine.events import Event
from ...engine.setup import Setup
from ...engine.state import State
from ...game import Game, may_be_answered
from ..store import UNDO, Entry

KEPT: Final = 300  # events in memory; older ones are read from the store again when somebody wants a replay


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of the game that can be looked at. States are never changed once they are reached."""

    state: State
    decision: Decision | None
    events: int  # how many there have been
    undos: int  # how often events were taken back
    step: int  # of the store; nobody is told, since it counts moves that others must not notice

    @property
    def is_secret(self) -> bool:
        return self.decision is not None and self.decision.prompt.kind.is_secret


@dataclass(slots=True)
class Points:
    """Points as they came: at which event, for whom (a figure, or below 0 a team), from where, how many."""

    rows: list[tuple[int, int, str, int]] = field(default_factory=list)

    def note(self, number: int, event: Event) -> None:
        source, facts = EVENT_OF[event.kind].pays, event.facts
        if not source:
            return
        if "team" in facts:
            self.rows.append((number, team_key(facts["team"]), source, facts["points"]))
        elif "pay" in facts:
            for figure, points, *why in facts["pay"]:
                if figure != facts.get("victim"):
                    self.rows.append((number, figure, "first-blood" if why == ["first-blood"] else source, points))
        else:
            self.rows.append((number, facts["figure"], source, facts["points"]))

    def cut(self, events: int) -> None:
        while self.rows and self.rows[-1][0] >= events:
            self.rows.pop()

    def of(self, owners: Collection[int]) -> dict[str, int]:
        """By source, what these figures or teams have got."""
        sources: dict[str, int] = {}
        for _, owner, source, points in self.rows:
            if owner in owners:
                sources[source] = sources.get(source, 0) + points
        return sources


def team_key(team: int) -> int:
    return -1 - team


class History:
    """The game so far. `play` and `undo` change it; a refused one raises `IllegalAction` and changes nothing."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.game = Game(setup, seed)
        self.step = 0
        self.cuts: list[int] = []  # at how many events the log was cut, by each undo that cut it
        self.points = Points()
        self.first = 0  # the number of the first event in memory
        self.events: list[Event] = []
        self.sizes: list[int] = []  # per move, how many events there were before it
        self.answerable = False  # whether the last move hurt somebody who might answer from the hand
        self._add(self.game.opening)

    @property
    def count(self) -> int:
        """How many events there have been."""
        return self.first + len(self.events)

    @property
    def position(self) -> Position:
        return Position(self.game.state, self.game.decision, self.count, len(self.cuts), self.step)

    def follow(self, entry: Entry) -> None:
        """Do what an entry of the store says."""
        if entry.kind == UNDO:
            self.undo(entry.seat)
        else:
            self.play(entry.body, entry.seat)

    def play(self, word: str, seat: int | None) -> None:
        before, size = self.game.state, self.count
        events = self.game.play(word, seat)
        self.sizes.append(size)
        self.step += 1
        self.answerable = may_be_answered(self.game.rules, before, self.game.state, events)
        self._add(events)

    def undo(self, seat: int | None) -> None:
        self.game.undo(seat)
        size = self.sizes.pop()
        self.step += 1
        self.answerable = False
        if size < self.count:
            self.cuts.append(size)
            del self.events[size - self.first :]
            self.points.cut(size)

    def copy(self) -> History:
        """To try a move on."""
        history: History = History.__new__(History)
        history.__dict__.update(self.__dict__)
        history.game = self.game.copy()
        history.cuts = list(self.cuts)
        history.points = Points(list(self.points.rows))
        history.events = list(self.events)
        history.sizes = list(self.sizes)
        return history

    def known(self, since: int, undos: int) -> int:
        """How many events somebody still has who had so many, and had seen so many cuts."""
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
