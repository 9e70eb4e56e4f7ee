"""The log: what has happened, told to one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..engine.events import Event
from ..engine.ids import EFFECTS
from ..text import Language, event_text, seat_names
from .draw.line import Line, wrapped

# What one sees on the table anyway.
BASIC: Final = EFFECTS.index("basic")
ASIDE: Final = frozenset({"turn-ended", "tile-placed", "tile-offered", "weapon-placed", "paid"})
STYLES: Final = {
    "turn-started": "quiet",
    "killed": "stop",
    "board-scored": "title",
    "double-kill": "title",
    "frenzy": "stop",
    "track-scored": "title",
    "spawnpoint-scored": "title",
    "turrets-scored": "title",
    "game-over": "title",
}


@dataclass(frozen=True)
class Entry:
    """An event, and how many actions had been played when it had happened."""

    moves: int
    event: Event


def log_lines(
    entries: Sequence[Entry], seat: int | None, figures: Sequence[int], lang: Language, width: int, whole: bool = False
) -> list[Line]:
    """What happened, as that seat may see it; without what the table shows anyway, unless the whole is asked for."""
    names = seat_names(figures, lang)
    lines: list[Line] = []
    for entry in entries:
        facts = entry.event.seen_by(seat)
        if whole or not _is_aside(facts):
            style = STYLES.get(entry.event.kind, "")
            lines += wrapped(event_text(facts, lang, names), width, hanging="  ", style=style)
    return lines


def _is_aside(facts: Mapping[str, Any]) -> bool:
    """What the table shows anyway, cards drawn unseen, and the effect every shot has."""
    kind: str = facts["kind"]
    if kind == "drew":
        return "powerup" not in facts
    if kind == "effect-used":
        return bool(facts["effect"] == BASIC)
    return kind in ASIDE
