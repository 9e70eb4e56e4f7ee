"""Player boards, shelves and hands as lines.

►V Violet       DD|DSS|S····|·· ☠1 w2/3 p1
   R2B1Y0 marks D2S1 pays D9S6
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from ...engine.ids import ARENA_WEAPONS, LETTERS, powerup_colour, powerup_type
from ...engine.mechanics.scoring import board_pay
from ...engine.view import Observation
from ...game import Game
from ...text import Language, name_of
from ...text.language import sentence
from ...text.names import CARDS
from .characters import GONE, cards_text, facts_text, has_characters, place_text, price_line, tokens_line
from .glyphs import Glyphs, figure_badge
from .line import TextLine, join, wrap
from .modes import cube_badge, letters_line, spawnpoint_badge, spawnpoint_track

NAME = 13
ZONES = (2, 5, 10)  # the damage after which a board shows a line: two adrenaline levels and the killshot
SPACES = 12
SIGNS = {"loaded": "+", "unloaded": "-"}  # labels where there is little room

Pay = Sequence[tuple[int, int, str]]  # figure, points, what for


def points_if_scored(game: Game) -> dict[int, Pay]:
    """What the boards would pay if they were scored now: per figure that plays, the bot included.

    Nothing where a board pays a team as a whole (TEA-24).
    """
    if game.state.cast.sides.team:
        return {}
    return {figure: board_pay(game.state, figure) for figure in (*game.state.order, *game.rules.unseated)}


def board_lines(seen: Observation, figure: int, pay: Pay, lang: Language, glyph: Glyphs, width: int) -> list[TextLine]:
    """A board in two lines, with what it would pay to whom if it were scored now."""
    seat = seen.owner[figure]
    pointer = glyph.point if seat == seen.active and not seen.over else " "
    room = NAME - 1 if has_characters(seen) else NAME
    skulls = skulls_line(seen, figure, glyph)
    side = TextLine((lang.say("board.flipped"), "stop")) if figure in seen.flipped_figures else skulls
    first = TextLine(board_heading(seen, figure, pointer, room, lang, glyph), " ", side.fit(2))
    second = [TextLine("  ")]
    if seat >= 0:
        first = TextLine(first, " ", cards_text(seen, figure, lang))
        second.append(ammo_line(seen.ammo[seat], lang))
        if seen.turret_owners:
            second.append(TextLine(f"T{seen.turret_owners.count(figure)}"))
    marks = [(owner, n) for owner, n in enumerate(seen.marks[figure]) if n]
    if marks:
        second.append(TextLine((lang.say("board.marks"), "quiet"), " ", letters_line(marks)))
    shares = [share for share in total_pay(pay) if share[0] != figure]  # tokens of its own colour pay nobody (DOM-07)
    if shares:
        part = TextLine((lang.say("board.pays"), "quiet"), " ", letters_line(shares))
        fits = len(join([*second, part], " ")) <= width
        second.append(part if fits else TextLine(("=", "quiet"), letters_line(shares)))
    for part in weapon_parts(seen, figure, lang):
        if len(join([*second, part], " ")) <= width:
            second.append(part)
    return [first.cut(width), join(second, " ").cut(width)]


def board_heading(seen: Observation, figure: int, pointer: str, room: int, lang: Language, glyph: Glyphs) -> TextLine:
    """The pointer, the figure with its tokens, and its damage. `room`: for the name and the tokens."""
    tokens = tokens_line(seen, figure)
    name = short_name(sentence(name_of("target", figure, lang)), room - len(tokens) - bool(tokens))
    return TextLine(
        (pointer, "prompt"),
        figure_badge(figure),
        " ",
        (name.ljust(room - len(tokens)), "stop" if figure in seen.killed else "title"),
        tokens,
        " ",
        damage_line(seen.damage[figure], glyph, seen.shift[figure] if seen.shift else 0),
    )


def skulls_line(seen: Observation, figure: int, glyph: Glyphs) -> TextLine:
    return TextLine(f"{glyph.skull}{seen.skulls[figure]}" if seen.skulls[figure] else "")


def short_name(name: str, room: int) -> str:
    """The name, shortened if need be: first by what follows its last hyphen, then to what fits."""
    return name if len(name) <= room else (name.rpartition("-")[0] or name)[:room]


def weapon_parts(seen: Observation, figure: int, lang: Language) -> Iterator[TextLine]:
    """What everyone knows about a figure's weapons: its character weapon, and the unloaded ones."""
    if has_characters(seen):
        name = name_of("weapon", seen.arms[figure], lang)
        yield TextLine((name, "" if figure in seen.arms_loaded else "quiet"))
    unloaded = (
        [w for w in seen.unloaded_weapons[seen.owner[figure]] if ARENA_WEAPONS >> w & 1]
        if seen.owner[figure] >= 0
        else []
    )
    if unloaded:
        names = ", ".join(name_of("weapon", weapon, lang) for weapon in unloaded)
        yield TextLine((lang.say("board.unloaded"), "quiet"), " ", names)


def damage_line(tokens: Sequence[int], glyph: Glyphs, shift: int = 0) -> TextLine:
    """The twelve spaces in order, with a bar before each adrenaline level (2 and 5) and the killshot (10).

    `shift`: the number of spaces that the rush tile covers at the end; the killshot comes that much earlier (CHR-05).
    """
    parts: list[tuple[str, str]] = []
    killshot = ZONES[-1] - shift
    for i in range(SPACES - shift):
        if i == killshot or (i in ZONES and i < killshot):
            parts.append(("|", "quiet"))
        parts.append(figure_badge(tokens[i]) if i < len(tokens) else (glyph.empty, "quiet"))
    parts.append((GONE * shift, "stop"))
    return TextLine(*parts).fit(SPACES + len(ZONES))


def ammo_line(ammo: Sequence[int], lang: Language) -> TextLine:
    return TextLine(*(TextLine(cube_badge(LETTERS[colour], lang), str(n)) for colour, n in enumerate(ammo)))


def total_pay(pay: Pay) -> list[tuple[int, int]]:
    """The points of each figure, the most first."""
    totals: Counter[int] = Counter()
    for figure, points, _ in pay:
        totals[figure] += points
    return totals.most_common()


def weapon_line(weapon: int, lang: Language, costs: bool = True) -> TextLine:
    card = CARDS[weapon]
    own = TextLine(figure_badge(card.owner), " ") if card.owner >= 0 else TextLine()
    price = TextLine(" ", price_line(card.letters, lang)) if costs else TextLine()
    return TextLine(own, name_of("weapon", weapon, lang), price)


def weapons_line(weapons: Sequence[int], lang: Language, dot: str, costs: bool = True) -> TextLine:
    return join((weapon_line(weapon, lang, costs) for weapon in weapons), (dot, "quiet"))


def powerups_line(cards: Sequence[int], lang: Language, dot: str) -> TextLine:
    return join(
        (
            TextLine(cube_badge(LETTERS[powerup_colour(card)], lang), " ", name_of("powerup", powerup_type(card), lang))
            for card in cards
        ),
        (dot, "quiet"),
    )


def shelf_lines(
    seen: Observation, lang: Language, glyph: Glyphs, width: int, aims: Collection[int] = ()
) -> list[TextLine]:
    """The weapons at the three spawnpoints, after the tracks of those that have one."""
    tracks = [spawnpoint_track(track, glyph) for track in seen.tracks]
    widest = max(map(len, tracks), default=0)
    lines: list[TextLine] = []
    for colour, shelf in enumerate(seen.shelves):
        label = TextLine(spawnpoint_badge(colour, lang, colour in aims), " ")
        if tracks:
            label = TextLine(label, tracks[colour].fit(widest), " ")
        cards = [weapon for weapon in shelf if weapon >= 0]
        line = TextLine(label, weapons_line(cards, lang, glyph.dot))
        if len(line) > width:
            line = TextLine(label, weapons_line(cards, lang, glyph.dot, costs=False))
        lines.append(line.cut(width))
    return lines


def hand_lines(seen: Observation, lang: Language, glyph: Glyphs, width: int) -> list[TextLine]:
    """The viewer's weapons and powerups in two lines. Nothing for a spectator."""
    if seen.seat is None:
        return []
    if seen.seat not in seen.owner:  # there is no hand without a character
        return [TextLine((lang.say("draft.hint"), "quiet")), TextLine()]
    groups: Mapping[str, Sequence[int]] = {"loaded": seen.arsenal, "unloaded": seen.unloaded_weapons[seen.seat]}
    labels = {name: lang.say(f"hand.{name}") for name in groups}
    for names, costs, dot in ((labels, True, glyph.dot), (labels, False, glyph.dot), (SIGNS, False, ", ")):
        parts = [
            TextLine((names[name], "quiet"), " ", weapons_line(cards, lang, dot, costs))
            for name, cards in groups.items()
            if cards
        ]
        weapons = join(parts, "  ") if parts else TextLine((lang.say("hand.no-weapons"), "quiet"))
        if len(weapons) <= width:
            break
    powerups = powerups_line(seen.hand, lang, glyph.dot)
    label = lang.say("hand.powerups" if seen.hand else "hand.no-powerups")
    return [weapons.cut(width), TextLine((label, "quiet"), " ", powerups).cut(width)]


def boards_in_words(
    seen: Observation, players: Sequence[str], pays: Mapping[int, Pay], lang: Language, glyph: Glyphs, width: int
) -> list[TextLine]:
    """Every board, with the unloaded weapons, which are open to all."""
    lines: list[TextLine] = []
    for figure in (*seen.order, *seen.unseated):
        seat, where = seen.owner[figure], place_text(seen, figure, lang)
        facts = [players[seat], where] if seat >= 0 else [where]
        if figure in seen.flipped_figures:
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
    return lines


def share_text(share: tuple[int, int, str], victim: int, lang: Language) -> str:
    """Who would get how many points; tokens of the board's own colour count for nobody (DOM-07)."""
    figure, points, why = share
    who = lang.say("boards.nobody") if figure == victim else name_of("target", figure, lang)
    return lang.say("boards.first-blood" if why == "first-blood" else "boards.share", figure=who, points=points)


def seat_text(seen: Observation, seat: int, lang: Language) -> str:
    """What everyone knows of a seat's cards, except its character weapon."""
    names = [name_of("weapon", weapon, lang) for weapon in seen.unloaded_weapons[seat] if ARENA_WEAPONS >> weapon & 1]
    unloaded = ", ".join(names)
    return lang.say(
        "boards.seat",
        ammo=ammo_line(seen.ammo[seat], lang).text,
        powerups=seen.powerup_counts[seat],
        loaded=seen.loaded_counts[seat],
        unloaded=unloaded or lang.say("boards.none"),
    )
