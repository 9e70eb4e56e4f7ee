"""Team play on the table: per team its points and its buffer, its characters, what its players hold, and its table.

White 12p  buffer 4/6 V3D1  marks S2           damage by colour (6 are flushed), marks by colour
►V Violet    ~ VV|V··|·····|··  ☠1 =6 1*+2     not acted yet; worth 6; controlled by 1, shared; loaded by 2
 1:R3B1Y1 w2p1  2.R1B1Y1 w0p3                  2 has left the window
 table Railgun (Y)YB · V Nanomark (B)R
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.ids import powerup_colour, powerup_type
from ...engine.mechanics.scoring import reward
from ...engine.mechanics.teams import FLUSH_FROM
from ...engine.view import Observation
from ...text import Language, name_of, reward_text
from ...text.language import sentence
from ...text.names import TEAM_NAMES
from .boards import NAME, ammo_line, board_heading, damage_line, powerups_line, skulls_line, weapons_line
from .characters import facts_text, place_text
from .glyphs import Glyphs
from .line import TextLine, join, wrap
from .modes import letters_line

SHARED = "*"
BADGES = ("badge.white", "badge.black")


def members(seen: Observation, team: int) -> list[int]:
    """The characters of a team in the order in which it took them."""
    return [figure for figure in seen.order if seen.team[figure] == team]


def seats_of(seen: Observation, team: int) -> list[int]:
    return [seat for seat, side in enumerate(seen.team_of) if side == team]


def active_team(seen: Observation) -> int:
    return seen.team_of[seen.active]


def team_badge(team: int, lang: Language) -> tuple[str, str]:
    return lang.say(BADGES[team]), f"team-{TEAM_NAMES[team]}"


def points_of(seen: Observation, team: int) -> int | None:
    """The points of a team, or None where they are hidden."""
    own = members(seen, team)
    return seen.points[own[0]] if own else None


def buffer_parts(seen: Observation, team: int, lang: Language) -> Iterator[TextLine]:
    """The damage and the marks in a team's buffer, by colour."""
    own = members(seen, team)
    damage = [(figure, seen.buffer[figure]) for figure in own if seen.buffer[figure]]
    marks = [(figure, seen.marks[figure][figure]) for figure in own if seen.marks[figure][figure]]
    total = f"{sum(n for _, n in damage)}/{FLUSH_FROM}"
    yield TextLine((lang.say("team.buffer"), "quiet"), " ", total, " " if damage else "", letters_line(damage))
    if marks:
        yield TextLine((lang.say("board.marks"), "quiet"), " ", letters_line(marks))


def team_lines(seen: Observation, players: Sequence[str], lang: Language, glyph: Glyphs, width: int) -> list[TextLine]:
    """Both teams, six lines each."""
    lines: list[TextLine] = []
    for team in range(len(TEAM_NAMES)):
        points = points_of(seen, team)
        score = TextLine(lang.say("team.points", points=points)) if points is not None else TextLine()
        badge = TextLine(team_badge(team, lang), " " if len(score) else "", score)
        parts = [badge, *buffer_parts(seen, team, lang)]
        heading = join(parts, "  ")
        lines.append((heading if len(heading) <= width else join(parts, " ")).cut(width))
        lines += [character_line(seen, figure, lang, glyph, width) for figure in members(seen, team)]
        lines.append(seats_line(seen, team, players, lang, width))
        lines.append(table_line(seen, team, lang, glyph, width))
    return lines


def character_line(seen: Observation, figure: int, lang: Language, glyph: Glyphs, width: int) -> TextLine:
    """A board in one line. A pointer marks the characters that can still act."""
    is_ready = (
        seen.actions_left and seen.team[figure] == active_team(seen) and seen.owner[figure] not in seen.left_seats
    )
    pointer = glyph.empty if figure in seen.acted_figures else glyph.point if is_ready else " "
    line = TextLine(
        board_heading(seen, figure, pointer, NAME - 1, lang, glyph),
        " ",
        skulls_line(seen, figure, glyph).fit(2),
        (f" ={reward(0, seen.skulls[figure])}", "quiet"),
        f" {control_text(seen, figure)}",
    )
    weapon = TextLine(" ", (name_of("weapon", seen.arms[figure], lang), "" if figure in seen.arms_loaded else "quiet"))
    return TextLine(line, weapon) if len(line) + len(weapon) <= width else line.cut(width)


def control_text(seen: Observation, figure: int) -> str:
    """Who controls a character, whether it is shared, and whether its weapon is loaded (or by which teammate)."""
    owner, holder = seen.owner[figure], seen.holders[figure]
    if owner < 0:
        return "-"
    sign = "-" if holder < 0 else "+" if holder == owner else f"+{holder + 1}"
    return f"{owner + 1}{SHARED if figure in seen.shared_figures else ''}{sign}"


def seats_line(seen: Observation, team: int, players: Sequence[str], lang: Language, width: int) -> TextLine:
    """The cubes of each seat and how many cards it holds, with names where there is room."""
    for named, gap in ((True, "  "), (False, "  "), (False, " ")):
        parts: list[TextLine] = []
        for seat in seats_of(seen, team):
            name = f" {players[seat]}" if named and is_told(seat, players, lang) else ""
            sign = "." if seat in seen.left_seats else ":"
            cards = lang.say("team.cards", loaded=seen.loaded_counts[seat], powerups=seen.powerup_counts[seat])
            label = (f"{seat + 1}{name}{sign}", "prompt" if seat == seen.seat else "")
            parts.append(TextLine(label, ammo_line(seen.ammo[seat], lang), f" {cards}"))
        line = TextLine(" ", join(parts, gap))
        if len(line) <= width:
            break
    return line.cut(width)


def table_line(seen: Observation, team: int, lang: Language, glyph: Glyphs, width: int) -> TextLine:
    """The unloaded weapons of a team, ending in the number of those for which there is no room."""
    weapons = seen.table_weapons[team]
    label = TextLine(" ", (lang.say("team.table"), "quiet"), " ")
    if not weapons:
        return TextLine(label, (glyph.empty, "quiet"))
    for costs, dot in ((True, glyph.dot), (False, glyph.dot), (False, ", ")):
        line = TextLine(label, weapons_line(weapons, lang, dot, costs))
        if len(line) <= width:
            return line
    for shown in range(len(weapons) - 1, -1, -1):
        line = TextLine(label, weapons_line(weapons[:shown], lang, ", ", False), f" +{len(weapons) - shown}")
        if len(line) <= width:
            break
    return line.cut(width)


def mates_lines(seen: Observation, players: Sequence[str], lang: Language, width: int) -> list[TextLine]:
    """What the viewer's teammates hold, a line each (TEA-07, TEA-49)."""
    lines: list[TextLine] = []
    for seat, (hand, arsenal) in enumerate(zip(seen.hands, seen.arsenals, strict=True)):
        if seat == seen.seat or hand is None or arsenal is None or not (hand or arsenal):
            continue
        name = f" {players[seat]}" if is_told(seat, players, lang) else ""
        label = TextLine((f"{seat + 1}{name}:", "quiet"), " ")
        cards = powerups_line(hand, lang, ", ")
        weapons = weapons_line(arsenal, lang, ", ", False)
        lines.append(
            TextLine(label, join([part for part in (cards, weapons) if len(part)], (" | ", "quiet"))).cut(width)
        )
    return lines


def reward_lines(seen: Observation, lang: Language, glyph: Glyphs, width: int) -> list[TextLine]:
    """The whole reward tile."""
    tile = reward_text(seen.reward_tile, lang)
    return wrap(f"{tile.name}{glyph.dot}{glyph.dot.join(tile.lines)}", width, hanging="  ", style="quiet")


def teams_page(seen: Observation, players: Sequence[str], lang: Language, glyph: Glyphs, width: int) -> list[TextLine]:
    """Everything about both teams in words: buffers, characters, players, tables; then the reward tile."""
    lines: list[TextLine] = []
    for team in range(len(TEAM_NAMES)):
        points = points_of(seen, team)
        facts = [lang.say("boards.points", points=points)] if points is not None else []
        if team == seen.first_team:
            facts.append(lang.say("team.first"))
        name = sentence(name_of("team", team, lang))
        lines.append(TextLine((name, "title"), f" ({', '.join(facts)})" if facts else ""))
        lines.append(TextLine("  ", join(buffer_parts(seen, team, lang), "  ")))
        for figure in members(seen, team):
            lines += character_lines(seen, figure, players, lang, glyph, width)
        table = ", ".join(name_of("weapon", weapon, lang) for weapon in seen.table_weapons[team])
        lines += wrap(lang.say("team.on-table", weapons=table or lang.say("boards.none")), width, "  ", "  ")
        for seat in seats_of(seen, team):
            lines += wrap(seat_text(seen, seat, players, lang), width, "  ", "  ")
        lines.append(TextLine())
    tile = reward_text(seen.reward_tile, lang)
    lines.append(TextLine((tile.name, "title")))
    lines += [TextLine("  ", line).cut(width) for line in tile.lines]
    lines += wrap(tile.note, width, "  ", style="quiet")
    return lines


def character_lines(
    seen: Observation,
    figure: int,
    players: Sequence[str],
    lang: Language,
    glyph: Glyphs,
    width: int,
) -> list[TextLine]:
    owner, holder = seen.owner[figure], seen.holders[figure]
    facts = [place_text(seen, figure, lang)]
    if owner >= 0:
        key = "team.shared" if figure in seen.shared_figures else "team.played"
        facts.insert(0, lang.say(key, player=player_text(owner, players, lang)))
    if seen.skulls[figure]:
        facts.append(lang.say("boards.skulls", skulls=seen.skulls[figure]))
    facts.append(lang.say("team.worth", points=reward(0, seen.skulls[figure])))
    if figure in seen.acted_figures:
        facts.append(lang.say("team.acted"))
    name = sentence(name_of("target", figure, lang))
    lines = wrap(f"{name} ({', '.join(facts)})", width, "  ", "  ")
    track = damage_line(seen.damage[figure], glyph, seen.shift[figure])
    lines.append(TextLine("    ", (lang.say("boards.damage"), "quiet"), " ", track))
    arms = facts_text(seen, figure, lang)
    if holder >= 0 and holder != owner:
        arms += " " + lang.say("team.held", player=player_text(holder, players, lang))
    return [*lines, *wrap(arms, width, "    ", "  ")]


def seat_text(seen: Observation, seat: int, players: Sequence[str], lang: Language) -> str:
    """What a player holds, as far as the viewer can see it."""
    hand, arsenal = seen.hands[seat], seen.arsenals[seat]
    powerups, loaded = str(seen.powerup_counts[seat]), str(seen.loaded_counts[seat])
    if hand:
        powerups = ", ".join(
            f"{name_of('powerup', powerup_type(card), lang)} ({name_of('colour', powerup_colour(card), lang)})"
            for card in hand
        )
    if arsenal:
        loaded = ", ".join(name_of("weapon", weapon, lang) for weapon in arsenal)
    return lang.say(
        "team.seat",
        player=sentence(player_text(seat, players, lang)),
        ammo=ammo_line(seen.ammo[seat], lang).text,
        powerups=powerups,
        loaded=loaded,
    )


def player_text(seat: int, players: Sequence[str], lang: Language) -> str:
    """`player 2`, with the name if there is one."""
    number = lang.say("player.number", number=seat + 1)
    return f"{number}, {players[seat]}" if is_told(seat, players, lang) else number


def is_told(seat: int, players: Sequence[str], lang: Language) -> bool:
    """Whether a seat has a name that says more than its number."""
    return seat < len(players) and players[seat] != lang.say("player.number", number=seat + 1)
