"""The facts of an event on the wire: by name instead of by number, in the fields of `EventView`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...engine.event_kinds import PART, PAYMENT, REWARD, TOKENS, FactType
from ...engine.ids import COLOURS
from .view import EventView

# The types whose facts have fields of other names: a payment fills one of two.
FIELDS: Final[Mapping[FactType, tuple[str, ...]]] = {
    TOKENS: ("owners",),
    PAYMENT: ("colour", "powerup"),
    PART: ("why",),
    REWARD: ("why",),
}


def fields_of(name: str, kind: FactType) -> tuple[str, ...]:
    """The fields that a fact can fill; none where it is not sent."""
    return FIELDS.get(kind, (name,) if name in EventView.__struct_fields__ else ())


def wire_facts(name: str, kind: FactType, value: Any) -> dict[str, Any]:
    """A fact as it is sent: the fields it fills, and with what."""
    fields = fields_of(name, kind)
    if kind is PAYMENT:
        fields = fields[:1] if value < len(COLOURS) else fields[1:]
    if kind.is_list:
        value = [kind.names[each] for each in value]
    elif kind.names:
        value = kind.names[value]
    return dict.fromkeys(fields, value)
