"""The log: what has happened, as one seat sees it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from ...bots import BOTS
from ...engine.event_kinds import is_aside
from ...engine.events import Event
from ...game import Game
from ...text import LANGUAGES, Language, Reader, event_text, player_names, seat_names
from .line import TextLine, wrap

STYLES: Final = {
    "turn-started": "quiet",
    "team-turn-started": "quiet",
    "killed": "stop",
    "fell": "stop",
    "flushed": "title",
    "team-board-scored": "title",
    "leftover-scored": "title",
    "board-scored": "title",
    "double-kill": "title",
    "frenzy": "stop",
    "track-scored": "title",
    "spawnpoint-scored": "title",
    "turrets-scored": "title",
    "game-over": "title",
}


UNNAMED: Final = [
    re.compile(pattern)
    for lang in LANGUAGES.values()
    for pattern in (re.escape(lang.say("player.you")), lang.say("player.number", number=r"\d+"))
]


@dataclass(frozen=True)
class LoggedEvent:
    """An event, and the number of actions played by then."""

    moves: int
    event: Event


def display_names(game: Game, players: Sequence[str], lang: Language) -> list[str]:
    """What the seats are called: by their figures; in team play by the names people chose, or by number."""
    if not game.state.cast.sides.team:
        return seat_names(game.state.order, lang)
    names = player_names(game.setup.players, lang)
    return [player if is_own_name(player) else name for player, name in zip_longest(players, names, fillvalue="")]


def is_own_name(player: str) -> bool:
    """Whether a person chose this name: it is neither a bot's, nor a number, nor just `you`."""
    return bool(player) and player not in BOTS and not any(pattern.fullmatch(player) for pattern in UNNAMED)


def log_lines(
    entries: Sequence[LoggedEvent],
    seat: int | None,
    names: Sequence[str],
    lang: Language,
    width: int,
    whole: bool = False,
    you: Reader | None = None,
) -> list[TextLine]:
    """What happened, as the seat sees it. What the table shows anyway is left out, unless `whole` is set.

    `names`: what the seats are called, see `display_names`. `you`: whom the lines address.
    """
    lines: list[TextLine] = []
    for entry in entries:
        facts = entry.event.seen_by(seat)
        if whole or not is_aside(facts):
            style = STYLES.get(entry.event.kind, "")
            lines += wrap(event_text(facts, lang, names, you), width, hanging="  ", style=style)
    return lines
