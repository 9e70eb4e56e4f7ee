"""Pages that fill the screen for a moment: help, cards, all boards, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.ids import SQUARES
from ...engine.view import Observation
from ...text import Language, name_of
from ..card import catalogue
from ..cards import UnknownCardError, card_lines, find_card
from ..draw.boards import Pay, ammo_line, damage_line, letters_line
from ..draw.glyphs import Glyphs, figure_badge
from ..draw.line import Line, wrapped
from ..draw.table import track_line


def help_lines(words: Language, glyph: Glyphs) -> list[Line]:
    """The screen explained."""
    rows = words.say("help", door=glyph.door, skull=glyph.skull).split("\n")
    return [Line((row, "" if row.startswith(" ") else "title")) for row in rows]


def card_page(name: str, lang: Language, words: Language, width: int) -> list[Line] | str:
    """A card, or all of them; a sentence if there is no such card."""
    if not name:
        return catalogue(lang.code)
    try:
        return card_lines(find_card(name, lang), lang, width)
    except UnknownCardError as unknown:
        key = "card.ask-close" if unknown.close else "card.ask-unknown"
        return words.say(key, name=unknown.name, close=", ".join(unknown.close))


def boards_page(
    seen: Observation,
    players: Sequence[str],
    pays: Mapping[int, Pay],
    lang: Language,
    words: Language,
    glyph: Glyphs,
    width: int,
) -> list[Line]:
    """Every board in words, with the unloaded weapons, which are open to all."""
    lines: list[Line] = []
    for seat, figure in enumerate(seen.order):
        square = seen.at[figure]
        where = words.say("boards.square", square=SQUARES[square]) if square >= 0 else words.say("boards.outside")
        facts = [players[seat], where]
        if figure in seen.flipped:
            facts.append(words.say("boards.flipped"))
        if seen.skulls[figure]:
            facts.append(words.say("boards.skulls", skulls=seen.skulls[figure]))
        name = name_of("target", figure, lang)
        lines.append(Line(figure_badge(figure), " ", (name, "title"), f" ({', '.join(facts)})"))
        marks = [(owner, n) for owner, n in enumerate(seen.marks[figure]) if n]
        board = Line("  ", (words.say("boards.damage"), "quiet"), " ", damage_line(seen.damage[figure], glyph))
        if marks:
            board = Line(board, "  ", (words.say("boards.marks"), "quiet"), " ", letters_line(marks))
        lines.append(board)
        if pays.get(figure):
            shares = ", ".join(
                words.say("boards.first-blood" if why == "first-blood" else "boards.share", figure=who, points=points)
                for who, points, why in ((name_of("target", f, lang), p, why) for f, p, why in pays[figure])
            )
            lines += wrapped(f"{words.say('boards.pays')} {shares}", width, "  ", hanging="  ")
        unloaded = ", ".join(name_of("weapon", weapon, lang) for weapon in seen.unloaded[seat])
        about = words.say(
            "boards.seat",
            ammo=ammo_line(seen.ammo[seat], words).text,
            powerups=seen.powerup_counts[seat],
            loaded=seen.loaded_counts[seat],
            unloaded=unloaded or words.say("boards.none"),
        )
        lines += wrapped(about, width, "  ")
    decks = words.say("boards.decks", weapons=seen.weapon_deck, powerups=seen.powerup_deck, tiles=seen.tile_deck)
    track = Line((words.say("header.track"), "quiet"), " ", track_line(seen, glyph))
    return [*lines, track, Line((decks, "quiet"))]
