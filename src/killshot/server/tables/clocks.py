"""Clocks, computed from the times of the entries, so that every process and every restart agrees on them."""

from __future__ import annotations

from typing import Final

from ...engine.setup import Setup
from ..errors import Refused
from ..protocol.table import ClockChoice
from ..protocol.view import SeatClock
from .history import Position

ANSWER: Final = 60.0  # seconds for a secret question: the others cannot be told who keeps them waiting
RETURN: Final = 30.0  # seconds, at least, for a player who comes back after running out of time
LONGEST: Final = 60 * 86400
NEEDS: Final = {
    "move": "5 to 3600 seconds",
    "bank": "60 to 86400 seconds and an increment up to 600",
    "days": "1 to 60 days",
}
LIMITS: Final = {"move": (5, 3600), "bank": (60, 86400), "days": (86400, LONGEST)}


def checked_clock(clock: ClockChoice) -> ClockChoice:
    """The clock, if its times are within the limits."""
    if clock.kind == "off":
        return ClockChoice()
    fewest, most = LIMITS[clock.kind]
    increment = 600 if clock.kind == "bank" else 0
    if not fewest <= clock.seconds <= most or not 0 <= clock.increment <= increment:
        raise Refused("refused", "clock", kind=clock.kind, needs=NEEDS[clock.kind])
    return clock


def is_charged(position: Position, seat: int) -> bool:
    """Whether everyone may see that this seat's time is running."""
    return position.decision is not None and seat in position.decision.seats and not position.is_secret


class Clocks:
    """The time each seat has left. `since` is when the time of the seats asked now began to run."""

    def __init__(self, choice: ClockChoice, setup: Setup, began: float) -> None:
        self.choice = choice
        self.since = began
        self.bank = [float(choice.seconds)] * setup.players
        self.team_of = team_by_seat(setup)
        self.late: set[int] = set()  # seats that ran out of time and have not come back

    def move(self, before: Position, after: Position, seat: int | None, at: float, charged: bool, pause: float) -> None:
        """Follow a move or an undo made at time `at`; `charged` is whether the time of its seat counts."""
        if charged and seat is not None and not before.is_secret:
            self.bank[seat] -= max(at - self.since, 0.0)
        if before.state.active != after.state.active:
            if after.undos > before.undos:  # the end of a turn was taken back, and with it the increment
                self.increase(after.state.active, -self.choice.increment)
            else:
                self.increase(before.state.active, self.choice.increment)
        same = before.decision and after.decision and before.decision.seats == after.decision.seats
        if self.choice.kind != "days" or not same:
            self.since = at + pause

    def increase(self, active: int, seconds: float) -> None:
        """Give time to the whole team of the seat, since its members share a turn."""
        for seat, team in enumerate(self.team_of):
            if team == self.team_of[active]:
                self.bank[seat] += seconds

    def leave(self, position: Position, seat: int, at: float) -> None:
        """A bot takes over this seat at time `at`; the time used until then stays used."""
        if not is_charged(position, seat) or self.choice.kind == "off":
            return
        if self.left(seat, at, running=True) <= 0:
            self.late.add(seat)
        if self.choice.kind == "bank":
            self.bank[seat] -= max(at - self.since, 0.0)
            self.since = at

    def come_back(self, position: Position, seat: int, at: float) -> None:
        """A player who ran out of time starts afresh. Others gain no time by leaving and coming back."""
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

    def views(self, waiting: tuple[int, ...], seats: int, now: float, unclocked: set[int]) -> list[SeatClock]:
        """Each seat's clock, the same for everyone. `waiting`: seats known to be asked; `unclocked`: seats bots play."""
        if self.choice.kind == "off":
            return [SeatClock(None, False) for _ in range(seats)]
        clocks: list[SeatClock] = []
        for seat in range(seats):
            running = seat in waiting and seat not in unclocked
            left = None if seat in unclocked else round(self.left(seat, now, running), 1)
            clocks.append(SeatClock(left, running))
        return clocks


def team_by_seat(setup: Setup) -> list[int]:
    """The number of each seat's team; without teams every seat is its own."""
    return [team for team, size in enumerate(setup.teams) for _ in range(size)] or [*range(setup.players)]
