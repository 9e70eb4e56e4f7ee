"""The four kinds of invariants, and a step of a game, which one of them is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from killshot import Action, Decision, Event, Game, State
from killshot.engine.rules import Rules


@dataclass(frozen=True)
class Step:
    """One action: what it was played on, what came of it."""

    before: State
    asked: Decision
    action: Action
    after: State
    events: list[Event]
    seat: int  # who played it

    def is_same_turn(self) -> bool:
        return all(event.kind != "turn-started" for event in self.events) and bool(self.after.stack)


Always = Callable[[Rules, State], None]
Asked = Callable[[Rules, State, Decision], None]
OfStep = Callable[[Rules, Step], None]
Finally = Callable[[Game], None]


@dataclass(frozen=True)
class Invariants:
    """What holds in some mode."""

    always: tuple[Always, ...] = ()
    asked: tuple[Asked, ...] = ()
    steps: tuple[OfStep, ...] = ()
    finally_: tuple[Finally, ...] = ()

    def __add__(self, other: Invariants) -> Invariants:
        return Invariants(
            self.always + other.always,
            self.asked + other.asked,
            self.steps + other.steps,
            self.finally_ + other.finally_,
        )
