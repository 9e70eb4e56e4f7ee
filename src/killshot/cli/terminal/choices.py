"""Options with notes: what lies on a square, whose turret stands there, and whether it is where one is already."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.action import Action
from ...engine.arena import ARENAS
from ...engine.decision import Decision
from ...engine.ids import BOT
from ...engine.view import Observation
from ...text import Language, name_of, option_text
from ..draw.characters import HACKED
from ..draw.glyphs import figure_badge
from ..draw.modes import spawnpoint_badge, tile_line


def choice_text(
    action: Action,
    asked: Decision,
    seen: Observation,
    lang: Language,
    seats: Sequence[str] = (),
) -> str:
    """`seats`: what each seat is called, see `killshot.text.option_text`."""
    text = option_text(action, lang, asked.prompt, seats, alone=len(set(asked.answers)) < 2)
    notes: list[str] = []
    if action.kind == "square":
        notes = square_notes(action.value, asked, seen, lang)
    elif action.kind == "character" and asked.prompt.kind.part == "setup":  # the abilities stand next to the arena
        text = name_of("target", action.value, lang)
        notes.append(name_of("weapon", seen.arms[action.value], lang))
    return lang.say("option.with", option=text, things=", ".join(notes)) if notes else text


def square_notes(square: int, asked: Decision, seen: Observation, lang: Language) -> list[str]:
    prompt = asked.prompt
    notes: list[str] = []
    if prompt.kind.may_stay and square == seen.at[mover(asked, seen)]:
        notes.append(lang.say("option.stay"))
    if seen.turret_owners and seen.turret_owners[square] >= 0:
        notes.append(lang.say("option.turret", figure=figure_badge(seen.turret_owners[square])[0]))
    if prompt.key == "grab-where":
        tile, spawn = seen.tiles[square], ARENAS[seen.arena].spawn_colour[square]
        if spawn >= 0:
            notes.append(spawnpoint_badge(spawn, lang).text)
        elif square in seen.hacked_squares:
            notes.append(HACKED)
        elif tile >= 0:
            notes.append(tile_line(tile, lang).text)
    return notes


def mover(asked: Decision, seen: Observation) -> int:
    """The figure that the question would move."""
    if asked.prompt.key == "bot-where":
        return BOT
    if asked.prompt.figure >= 0:
        return asked.prompt.figure
    return seen.acting if seen.acting >= 0 else seen.owner.index(asked.seats[0])
