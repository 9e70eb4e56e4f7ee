"""What happened, for logs and animation: an out-parameter of `apply`. Each event knows who sees what of it.

An event has a kind and facts: numbers, words and lists of them. `event_kinds` has all kinds and the types of their facts.
Facts in `secret` are for the seats in `audience`. All others get the event without them: they see *that* a card was drawn,
not which one.
"""

from __future__ import annotations

from typing import Any

from .ids import Seat
from .state import State


class Event:
    """Something that happened: its kind, what everybody sees of it, and what only the `audience` sees."""

    def __init__(
        self, kind: str, facts: dict[str, Any], secret: dict[str, Any] | None = None, audience: tuple[int, ...] = ()
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret: dict[str, Any] = secret if secret is not None else {}
        self.audience = audience

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as this seat (None: a spectator) sees it, ready for JSON."""
        facts: dict[str, Any] = {"kind": self.kind, **self.facts}
        if seat is not None and seat in self.audience:
            facts.update(self.secret)
        return facts

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.secret!r}, {self.audience!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.facts, self.secret, self.audience)


def tell(s: State, kind: str, **facts: Any) -> None:
    """Report something that everybody sees. In hot paths ask `s.events is not None` before working out the facts."""
    if s.events is not None:
        s.events.append(Event(kind, facts))
