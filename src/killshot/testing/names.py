"""Between words and numbers: figures, runs of tokens, facts of events, lists in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from ..engine.cards.ammo_tiles import FACES
from ..engine.event_kinds import EVENT_OF, PAY, TEAM, TILE, FactType
from ..engine.events import Event
from ..engine.ids import FIGURES, parse_figure

TEAMS: Final = ("white", "black")


class PositionError(ValueError):
    """No game can reach what was asked for; the message says what it can reach."""


def figure_id(name: str) -> int:
    """The number of `"d-struct-or"`, which is `d_struct_or` as the name of an argument."""
    return parse_figure(name.replace("_", "-"))


def parse_tokens(text: str) -> tuple[int, ...]:
    """`"violet x3, dozer"` as figures, from left to right."""
    tokens: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, n = part.partition(" x")
        tokens.extend([figure_id(name)] * int(n or 1))
    return tuple(tokens)


def tokens_text(owners: Iterable[str]) -> str:
    """Tokens from left to right as `"violet x3, dozer x1"`."""
    return ", ".join(f"{owner} x{len(list(run))}" for owner, run in groupby(owners))


def named_facts(event: Event) -> dict[str, Any]:
    """All facts of an event, secret ones too, with names instead of numbers; what is missing (-1) is None."""
    types = EVENT_OF[event.kind].types
    return {name: named_fact(types[name], value) for name, value in {**event.facts, **event.secret}.items()}


def named_fact(kind: FactType, value: Any) -> Any:
    if kind is PAY:
        return [[FIGURES[figure], *rest] for figure, *rest in value]
    names = {TILE: FACES, TEAM: TEAMS}.get(kind, kind.names)
    if not names:
        return value
    if kind.is_list:
        return [names[each] for each in value]
    return names[value] if value >= 0 else None


def enumerated(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"
