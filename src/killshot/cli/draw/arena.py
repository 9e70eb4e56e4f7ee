"""The arena as a plan: walls, doors, spawnpoints, ammo tiles or turrets, and who stands where.

A square shows its name (in brackets where it can be chosen), what lies there, its figures, and the letter of its room:

    │[b2] RBP│
    │VD     r│
"""

from __future__ import annotations

from collections.abc import Collection

from ...engine.arena import Arena
from ...engine.ids import N_SQUARES, ROOMS, SQUARES
from ...engine.view import Observation
from ...text import Language
from .characters import HACKED
from .glyphs import Glyphs, figure_badge
from .line import TextLine
from .modes import spawnpoint_badge, tile_line, turret_badge

COLUMNS, ROWS = 4, 3
WALL, DOOR, OPEN = "wall", "door", ""


def arena_lines(
    arena: Arena,
    seen: Observation,
    lang: Language,
    glyph: Glyphs,
    lit: Collection[int] = (),
    aims: Collection[int] = (),
    wide: int = 8,
    high: int = 2,
) -> list[TextLine]:
    """The plan, with squares that many characters wide and high inside.

    `lit`: squares that can be chosen; `aims`: spawnpoints, by their colours, that can be.
    """
    lines: list[TextLine] = []
    for row in range(ROWS + 1):
        lines.append(_border(arena, row, wide, glyph))
        if row < ROWS:
            lines += _squares(arena, row, seen, lang, glyph, lit, aims, wide, high)
    return lines


def edge(arena: Arena, column: int, row: int, to_column: int, to_row: int) -> str:
    """What lies between two neighbouring places, which may be outside the arena."""
    one, other = _square(arena, column, row), _square(arena, to_column, to_row)
    if one < 0 and other < 0:
        return OPEN
    if one < 0 or other < 0 or not arena.neighbours[one] >> other & 1:
        return WALL
    return OPEN if arena.room_of[one] == arena.room_of[other] else DOOR


def _square(arena: Arena, column: int, row: int) -> int:
    """The square at a place, or -1 where there is none."""
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    square = row * COLUMNS + column
    return square if inside and arena.all >> square & 1 else -1


def _border(arena: Arena, row: int, wide: int, glyph: Glyphs) -> TextLine:
    """The line above a row of squares, or below the last."""
    parts: list[tuple[str, str]] = []
    for column in range(COLUMNS + 1):
        directions = (
            edge(arena, column - 1, row - 1, column, row - 1),
            edge(arena, column, row - 1, column, row),
            edge(arena, column - 1, row, column, row),
            edge(arena, column - 1, row - 1, column - 1, row),
        )
        joint = sum(1 << i for i, kind in enumerate(directions) if kind)
        parts.append((glyph.joints[joint], "quiet"))
        if column < COLUMNS:
            kind = directions[1]
            if kind == DOOR:
                side = (wide - 2) // 2
                parts += [
                    (glyph.across * side, "quiet"),
                    (glyph.door * 2, "title"),
                    (glyph.across * (wide - 2 - side), "quiet"),
                ]
            else:
                parts.append(((glyph.across if kind else " ") * wide, "quiet"))
    return TextLine(*parts)


def _squares(
    arena: Arena,
    row: int,
    seen: Observation,
    lang: Language,
    glyph: Glyphs,
    lit: Collection[int],
    aims: Collection[int],
    wide: int,
    high: int,
) -> list[TextLine]:
    inner = [_inside(arena, row * COLUMNS + i, seen, lang, glyph, lit, aims, wide, high) for i in range(COLUMNS)]
    lines: list[TextLine] = []
    for y in range(high):
        parts: list[TextLine | tuple[str, str]] = []
        for column in range(COLUMNS + 1):
            kind = edge(arena, column - 1, row, column, row)
            if kind == DOOR and (high < 3 or 0 < y < high - 1):
                parts.append((glyph.door, "title"))
            else:
                parts.append((glyph.down if kind else " ", "quiet"))
            if column < COLUMNS:
                parts.append(inner[column][y])
        lines.append(TextLine(*parts))
    return lines


def _inside(
    arena: Arena,
    square: int,
    seen: Observation,
    lang: Language,
    glyph: Glyphs,
    lit: Collection[int],
    aims: Collection[int],
    wide: int,
    high: int,
) -> list[TextLine]:
    assert square < N_SQUARES
    if not arena.all >> square & 1:
        return [TextLine(" " * wide)] * high
    room = arena.room_of[square]
    style = f"room-{ROOMS[room]}"
    name = TextLine((f"[{SQUARES[square]}]", "lit")) if square in lit else TextLine((f" {SQUARES[square]} ", style))
    spawn, tile = arena.spawn_colour[square], seen.tiles[square]
    if spawn >= 0:
        thing = spawnpoint_badge(spawn, lang, spawn in aims)
    elif seen.turrets:
        thing = turret_badge(square, seen, glyph)
    elif square in seen.hacked:
        thing = TextLine((HACKED, "stop"))
    elif tile >= 0:
        thing = tile_line(tile, lang)
    else:
        thing = TextLine("   ")
    figures = TextLine(*(figure_badge(figure) for figure in (*seen.order, *seen.unseated) if seen.at[figure] == square))
    letter = lang.say("letters.rooms")[room]
    empty = [TextLine(" " * wide)] * (high - 2)
    return [
        TextLine(name, " " * (wide - len(name) - len(thing)), thing),
        *empty,
        TextLine(figures, " " * (wide - len(figures) - 1), (letter, style)),
    ]
