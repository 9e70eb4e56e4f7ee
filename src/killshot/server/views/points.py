"""Where points come from: what every scoring event paid, and to whom."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ...engine.event_kinds import EVENT_OF
from ...engine.events import Event


class Payment(NamedTuple):
    event: int  # the number of the event that paid
    owner: int  # a figure, or a team as `team_key`
    source: str
    points: int


@dataclass(slots=True)
class Points:
    """Every payment of a game so far, in order."""

    payments: list[Payment] = field(default_factory=list)

    def note(self, number: int, event: Event) -> None:
        """Add what event `number` pays, if it pays anything."""
        self.payments.extend(Payment(number, *paid) for paid in _paid_by(event))

    def cut(self, events: int) -> None:
        """Forget the payments after the first `events` events: an undo has taken them back."""
        while self.payments and self.payments[-1].event >= events:
            self.payments.pop()

    def copy(self) -> Points:
        return Points(list(self.payments))

    def by_source(self, owners: Collection[int]) -> dict[str, int]:
        """The points of these figures and teams, added up by source."""
        sources: dict[str, int] = {}
        for payment in self.payments:
            if payment.owner in owners:
                sources[payment.source] = sources.get(payment.source, 0) + payment.points
        return sources


def _paid_by(event: Event) -> Iterator[tuple[int, str, int]]:
    """Owner, source and points of each payment."""
    source, facts = EVENT_OF[event.kind].pays, event.facts
    if not source:
        return
    if "team" in facts:
        yield team_key(facts["team"]), source, facts["points"]
    elif "pay" in facts:
        for figure, points, *why in facts["pay"]:
            if figure != facts.get("victim"):  # players never score on their own board (DOM-07)
                yield figure, "first-blood" if why == ["first-blood"] else source, points
    else:
        yield facts["figure"], source, facts["points"]


def team_key(team: int) -> int:
    """A number for a team that is no figure's."""
    return -1 - team
