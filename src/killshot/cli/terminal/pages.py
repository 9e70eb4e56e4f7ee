"""Pages that fill the screen for a moment: help, cards, all boards, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...engine.ids import N_ARENA_WEAPONS
from ...engine.setup import Setup
from ...engine.view import Observation
from ...text import Language, name_of
from ...text.language import sentence
from ..card import catalogue
from ..card.find import UnknownCardError, card_lines, find_card
from ..draw.boards import Pay, ammo_line, damage_line
from ..draw.characters import draft_lines, facts_text, has_characters, is_draft, place_text
from ..draw.glyphs import Glyphs, figure_badge
from ..draw.line import TextLine, wrap
from ..draw.modes import letters_line, mode_lines
from ..draw.teams import is_played_in_teams, teams_page
from .screen import Screen

HELP: Final = ("domination", "turret", "teams")  # modes that have a page


def help_lines(setup: Setup, lang: Language, screen: Screen) -> list[TextLine]:
    """The screen explained; on a page of its own what the mode and the bot add to it."""
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
    """A card, or all of them; a sentence if there is no such card."""
    if not name:
        return catalogue(lang.code)
    try:
        return card_lines(find_card(name, lang), lang, width)
    except UnknownCardError as unknown:
        key = "card.ask-close" if unknown.close else "card.ask-unknown"
        return lang.say(key, name=unknown.name, close=", ".join(unknown.close))


def boards_page(
    seen: Observation,
    players: Sequence[str],
    pays: Mapping[int, Pay],
    lang: Language,
    glyph: Glyphs,
    width: int,
) -> list[TextLine]:
    """Every board in lang, with the unloaded weapons, which are open to all."""
    lines: list[TextLine] = []
    if is_draft(seen):
        return draft_lines(seen, lang, width)
    decks = lang.say("boards.decks", weapons=seen.weapon_deck, powerups=seen.powerup_deck, tiles=seen.tile_deck)
    ending = [*mode_lines(seen, lang, glyph), TextLine((decks, "quiet"))]
    if is_played_in_teams(seen):
        return [*teams_page(seen, players, lang, glyph, width), *ending]
    for figure in (*seen.order, *seen.unseated):
        seat, where = seen.owner[figure], place_text(seen, figure, lang)
        facts = [players[seat], where] if seat >= 0 else [where]
        if figure in seen.flipped:
            facts.append(lang.say("boards.flipped"))
        if seat < 0:
            facts.append(lang.say("boards.points", points=seen.points[figure] or 0))
        if seen.skulls[figure]:
            facts.append(lang.say("boards.skulls", skulls=seen.skulls[figure]))
        name = sentence(name_of("target", figure, lang))
        lines.append(TextLine(figure_badge(figure), " ", (name, "title"), f" ({', '.join(facts)})"))
        marks = [(owner, n) for owner, n in enumerate(seen.marks[figure]) if n]
        track = damage_line(seen.damage[figure], glyph, seen.shift[figure] if seen.shift else 0)
        board = TextLine("  ", (lang.say("boards.damage"), "quiet"), " ", track)
        if marks:
            board = TextLine(board, "  ", (lang.say("boards.marks"), "quiet"), " ", letters_line(marks))
        lines.append(board)
        if has_characters(seen):
            lines += wrap(facts_text(seen, figure, lang), width, "  ", hanging="  ")
        if pays.get(figure):
            shares = ", ".join(share_text(share, figure, lang) for share in pays[figure])
            lines += wrap(f"{lang.say('boards.pays')} {shares}", width, "  ", hanging="  ")
        if seat >= 0:
            lines += wrap(seat_text(seen, seat, lang), width, "  ")
    return [*lines, *ending]


def share_text(share: tuple[int, int, str], victim: int, lang: Language) -> str:
    """Who would get how much; tokens of the board's own figure are nobody's (DOM-07)."""
    figure, points, why = share
    who = lang.say("boards.nobody") if figure == victim else name_of("target", figure, lang)
    return lang.say("boards.first-blood" if why == "first-blood" else "boards.share", figure=who, points=points)


def seat_text(seen: Observation, seat: int, lang: Language) -> str:
    """What a seat holds, as far as it is open, but for its character weapon."""
    names = [name_of("weapon", weapon, lang) for weapon in seen.unloaded[seat] if weapon < N_ARENA_WEAPONS]
    unloaded = ", ".join(names)
    return lang.say(
        "boards.seat",
        ammo=ammo_line(seen.ammo[seat], lang).text,
        powerups=seen.powerup_counts[seat],
        loaded=seen.loaded_counts[seat],
        unloaded=unloaded or lang.say("boards.none"),
    )
