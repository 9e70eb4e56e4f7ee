"""Player boards, shelves and hands as lines.

►V Violet       DD|DSS|S····|·· ☠1 w2/3 p1
   R2B1Y0 marks D2S1 pays D9S6
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from ...engine.cards.weapons import WEAPON_CARDS
from ...engine.ids import LETTERS, powerup_colour, powerup_type
from ...engine.view import Observation
from ...text import Language, name_of
from ...text.language import sentence
from .glyphs import Glyphs, figure_badge
from .line import Line, join
from .modes import cube_badge, letters_line, spawnpoint_badge, spawnpoint_track

NAME = 13
ZONES = (2, 5, 10)  # the damage after which a board shows a line: two adrenaline levels and the killshot
SPACES = 12

Pay = Sequence[tuple[int, int, str]]  # figure, points, what for


def board_lines(
    seen: Observation, figure: int, pay: Pay, lang: Language, words: Language, glyph: Glyphs, width: int
) -> list[Line]:
    """A board in two lines; what it would pay now is added up per figure."""
    seat = seen.owner[figure]
    pointer = glyph.point if seat == seen.active and not seen.over else " "
    name = sentence(name_of("target", figure, lang))[:NAME]
    skulls = f"{glyph.skull}{seen.skulls[figure]}" if seen.skulls[figure] else ""
    side = Line((words.say("board.flipped"), "stop")) if figure in seen.flipped else Line(skulls)
    first = Line(
        (pointer, "prompt"),
        figure_badge(figure),
        " ",
        (name.ljust(NAME), "stop" if figure in seen.killed else "title"),
        " ",
        damage_line(seen.damage[figure], glyph),
        " ",
        side.fit(2),
    )
    second = [Line("  ")]
    if seat >= 0:
        loaded, unloaded = seen.loaded_counts[seat], len(seen.unloaded[seat])
        cards = words.say("board.cards", loaded=loaded, weapons=loaded + unloaded, powerups=seen.powerup_counts[seat])
        first = Line(first, " ", cards)
        second.append(ammo_line(seen.ammo[seat], words))
        if seen.turrets:
            second.append(Line(f"T{seen.turrets.count(figure)}"))
    marks = [(owner, n) for owner, n in enumerate(seen.marks[figure]) if n]
    if marks:
        second.append(Line((words.say("board.marks"), "quiet"), " ", letters_line(marks)))
    shares = [share for share in added_up(pay) if share[0] != figure]  # the own tokens pay nobody (DOM-07)
    if shares:
        second.append(Line((words.say("board.pays"), "quiet"), " ", letters_line(shares)))
    if seat >= 0 and seen.unloaded[seat]:
        names = ", ".join(name_of("weapon", weapon, lang) for weapon in seen.unloaded[seat])
        part = Line((words.say("board.unloaded"), "quiet"), " ", names)
        if len(join([*second, part], " ")) <= width:
            second.append(part)
    return [first.cut(width), join(second, " ").cut(width)]


def damage_line(tokens: Sequence[int], glyph: Glyphs) -> Line:
    """Twelve spaces in order, with lines where something begins: adrenaline after 2 and 5, the killshot after 10."""
    parts: list[tuple[str, str]] = []
    for i in range(SPACES):
        if i in ZONES:
            parts.append(("|", "quiet"))
        parts.append(figure_badge(tokens[i]) if i < len(tokens) else (glyph.empty, "quiet"))
    return Line(*parts)


def ammo_line(ammo: Sequence[int], words: Language) -> Line:
    return Line(*(Line(cube_badge(LETTERS[colour], words), str(n)) for colour, n in enumerate(ammo)))


def added_up(pay: Pay) -> list[tuple[int, int]]:
    """What each figure gets, the most first."""
    totals: Counter[int] = Counter()
    for figure, points, _ in pay:
        totals[figure] += points
    return totals.most_common()


def cost_line(letters: str, words: Language) -> Line:
    """A price as on the card: the first cube, free when grabbing, in brackets."""
    badges = [cube_badge(letter, words) for letter in letters]
    return Line("(", badges[0], ")", *badges[1:])


def weapon_line(weapon: int, lang: Language, words: Language, costs: bool = True) -> Line:
    name = name_of("weapon", weapon, lang)
    return Line(name, " ", cost_line(WEAPON_CARDS[weapon].letters, words)) if costs else Line(name)


def weapons_line(weapons: Sequence[int], lang: Language, words: Language, glyph: Glyphs, costs: bool = True) -> Line:
    return join((weapon_line(weapon, lang, words, costs) for weapon in weapons), (glyph.dot, "quiet"))


def shelf_lines(
    seen: Observation, lang: Language, words: Language, glyph: Glyphs, width: int, aims: Collection[int] = ()
) -> list[Line]:
    """The weapons on the three spawnpoints, after their tracks where they have some."""
    tracks = [spawnpoint_track(track, glyph) for track in seen.tracks]
    widest = max(map(len, tracks), default=0)
    lines: list[Line] = []
    for colour, shelf in enumerate(seen.shelves):
        label = Line(spawnpoint_badge(colour, words, colour in aims), " ")
        if tracks:
            label = Line(label, tracks[colour].fit(widest), " ")
        cards = [weapon for weapon in shelf if weapon >= 0]
        line = Line(label, weapons_line(cards, lang, words, glyph))
        if len(line) > width:
            line = Line(label, weapons_line(cards, lang, words, glyph, costs=False))
        lines.append(line.cut(width))
    return lines


def hand_lines(seen: Observation, lang: Language, words: Language, glyph: Glyphs, width: int) -> list[Line]:
    """The own weapons and powerups: two lines. Nothing for a spectator."""
    if seen.seat is None:
        return []
    groups: Mapping[str, Sequence[int]] = {"loaded": seen.loaded, "unloaded": seen.unloaded[seen.seat]}
    for costs in (True, False):
        parts = [
            Line((words.say(f"hand.{name}"), "quiet"), " ", weapons_line(cards, lang, words, glyph, costs))
            for name, cards in groups.items()
            if cards
        ]
        weapons = join(parts, "  ") if parts else Line((words.say("hand.no-weapons"), "quiet"))
        if len(weapons) <= width:
            break
    powerups = join(
        (
            Line(cube_badge(LETTERS[powerup_colour(card)], words), " ", name_of("powerup", powerup_type(card), lang))
            for card in seen.powerups
        ),
        (glyph.dot, "quiet"),
    )
    label = words.say("hand.powerups" if seen.powerups else "hand.no-powerups")
    return [weapons.cut(width), Line((label, "quiet"), " ", powerups).cut(width)]
