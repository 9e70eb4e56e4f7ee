"""Pages that fill the screen for a moment: help, cards, all boards, the log."""

from __future__ import annotations

from typing import Final

from ...engine.setup import Setup
from ...text import Language
from ..card import catalogue
from ..card.find import UnknownCardError, card_lines, find_card
from ..draw.characters import draft_lines, is_draft
from ..draw.layout import Scene
from ..draw.line import TextLine
from ..draw.modes import mode_lines
from .screen import Screen

HELP: Final = ("domination", "turret", "teams")  # modes that have a page


def help_lines(setup: Setup, lang: Language, screen: Screen) -> list[TextLine]:
    """The screen explained, with further pages for the mode, the bot figure and the characters."""
    glyph = screen.glyph
    rows = lang.say("help", door=glyph.door, skull=glyph.skull).split("\n")
    more = [lang.say(f"help.{setup.mode}", empty=glyph.empty, point=glyph.point)] if setup.mode in HELP else []
    if setup.bot:
        more.append(lang.say("help.bot"))
    if setup.characters:
        more.append(lang.say("help.characters", empty=glyph.empty))
    for i, part in enumerate(more):
        page = part.split("\n")
        fits = i and len(rows) % screen.height + 1 + len(page) <= screen.height
        rows += [""] if fits else [""] * (-len(rows) % screen.height)
        rows += page
    return [TextLine((row, "" if row.startswith(" ") else "title")) for row in rows]


def card_page(name: str, lang: Language, width: int) -> list[TextLine] | str:
    """A card, or without a name all of them; a sentence if there is no such card."""
    if not name:
        return catalogue(lang.code)
    try:
        return card_lines(find_card(name, lang), lang, width)
    except UnknownCardError as unknown:
        key = "card.ask-close" if unknown.close else "card.ask-unknown"
        return lang.say(key, name=unknown.name, close=", ".join(unknown.close))


def boards_page(scene: Scene, width: int) -> list[TextLine]:
    """Every board in words, then what the mode has on the table and how many cards are left."""
    seen, lang = scene.seen, scene.lang
    if is_draft(seen):
        return draft_lines(seen, lang, width)
    decks = lang.say(
        "boards.decks", weapons=seen.weapons_in_deck, powerups=seen.powerups_in_deck, tiles=seen.tiles_in_deck
    )
    return [*scene.layout.boards_page(width), *mode_lines(seen, lang, scene.glyph), TextLine((decks, "quiet"))]
