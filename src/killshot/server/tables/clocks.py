"""Clocks, worked out from the times of the entries, so that every process and every restart comes to the same."""

from __future__ import annotations

from typing import Final

from ...engine.setup import Setup
from ..errors import Refused
from ..protocol.table import ClockChoice
from ..protocol.view import SeatClock
from ..views.lobby import sides_of
from .history import Position

ANSWER: Final = 60.0  # seconds for a secret question: nobody may be told whom they wait for, so the wait has an end
RETURN: Final = 30.0  # seconds that whoever ran out of time has at least, once back
LONGEST: Final = 60 * 86400
NEEDS: Final = {
    "move": "5 to 3600 seconds",
    "bank": "60 to 86400 seconds and an increment up to 600",
    "days": "1 to 60 days",
}
LIMITS: Final = {"move": (5, 3600), "bank": (60, 86400), "days": (86400, LONGEST)}


def checked_clock(clock: ClockChoice) -> ClockChoice:
    """The clock, if it is one."""
    if clock.kind == "off":
        return ClockChoice()
    fewest, most = LIMITS[clock.kind]
    increment = 600 if clock.kind == "bank" else 0
    if not fewest <= clock.seconds <= most or not 0 <= clock.increment <= increment:
        raise Refused("refused", "clock", kind=clock.kind, needs=NEEDS[clock.kind])
    return clock


def is_charged(position: Position, seat: int) -> bool:
    """Whether everybody may see that the time of this seat is running."""
    return position.decision is not None and seat in position.decision.seats and not position.is_secret


class Clocks:
    """`since` is when whoever decides now began to be charged."""

    def __init__(self, choice: ClockChoice, setup: Setup, began: float) -> None:
        self.choice = choice
        self.since = began
        self.bank = [float(choice.seconds)] * setup.players
        self.sides = sides_of(setup)
        self.late: set[int] = set()  # who ran out of time and has not come back

    def moved(
        self, before: Position, after: Position, seat: int | None, at: float, charged: bool, pause: float
    ) -> None:
        """A move or an undo was made at that time, by somebody whose time counts or not (a bot)."""
        if charged and seat is not None and not before.is_secret:
            self.bank[seat] -= max(at - self.since, 0.0)
        if before.state.active != after.state.active:
            if after.undos > before.undos:  # the end of a turn was taken back, and what it brought
                self.increase(after.state.active, -self.choice.increment)
            else:
                self.increase(before.state.active, self.choice.increment)
        same = before.decision and after.decision and before.decision.seats == after.decision.seats
        if self.choice.kind != "days" or not same:
            self.since = at + pause

    def increase(self, active: int, seconds: float) -> None:
        """For the whole team: a turn is everybody's in it."""
        for seat, side in enumerate(self.sides):
            if side == self.sides[active]:
                self.bank[seat] += seconds

    def gone(self, position: Position, seat: int, at: float) -> None:
        """A bot plays for this seat from then on; what was used until then is used."""
        if not is_charged(position, seat) or self.choice.kind == "off":
            return
        if self.left(seat, at, running=True) <= 0:
            self.late.add(seat)
        if self.choice.kind == "bank":
            self.bank[seat] -= max(at - self.since, 0.0)
            self.since = at

    def back(self, position: Position, seat: int, at: float) -> None:
        """Whoever ran out of time begins anew; leaving and coming back gives nobody time."""
        if seat not in self.late:
            return
        self.late.discard(seat)
        self.bank[seat] = max(self.bank[seat], RETURN)
        if is_charged(position, seat):
            self.since = at

    def left(self, seat: int, now: float, running: bool) -> float:
        full = self.bank[seat] if self.choice.kind == "bank" else float(self.choice.seconds)
        return max(full - max(now - self.since, 0.0), 0.0) if running else max(full, 0.0)

    def expiry(self, position: Position, seat: int) -> float | None:
        """When this seat, which is asked, runs out of time; None: never."""
        if position.is_secret:
            return self.since + (self.choice.seconds if self.choice.kind == "days" else ANSWER)
        if self.choice.kind == "off":
            return None
        return self.since + self.left(seat, self.since, running=True)

    def shown(self, waiting: tuple[int, ...], seats: int, now: float, unclocked: set[int]) -> list[SeatClock]:
        """Per seat, for everybody; `waiting` are those everybody knows to be asked, `unclocked` are bots."""
        if self.choice.kind == "off":
            return [SeatClock(None, False) for _ in range(seats)]
        clocks: list[SeatClock] = []
        for seat in range(seats):
            running = seat in waiting and seat not in unclocked
            left = None if seat in unclocked else round(self.left(seat, now, running), 1)
            clocks.append(SeatClock(left, running))
        return clocks
