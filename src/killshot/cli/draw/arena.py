"""The arena as a plan: walls, doors, spawnpoints, ammo tiles or turrets, and who stands where.

A square shows its name (in brackets where it can be chosen), what lies there, its figures, and the letter of its room:

    │[b2] RBP│
    │VD     r│
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ...engine.arena import Arena
from ...engine.ids import ROOMS, SQUARES
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
    """The plan, with squares of this width and height inside their walls.

    `lit`: squares that can be chosen; `aims`: the colours of spawnpoints that can be chosen.
    """
    plan = ArenaDrawing(arena, seen, lang, glyph, lit, aims, wide, high)
    rows = [line for row in range(ROWS) for line in (plan.border(row), *plan.squares(row))]
    return [*rows, plan.border(ROWS)]


def edge(arena: Arena, column: int, row: int, to_column: int, to_row: int) -> str:
    """What lies between two neighbouring places; either can be outside the arena."""
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


@dataclass(frozen=True)
class ArenaDrawing:
    """The arguments of `arena_lines`, and the parts of the plan."""

    arena: Arena
    seen: Observation
    lang: Language
    glyph: Glyphs
    lit: Collection[int]
    aims: Collection[int]
    wide: int
    high: int

    def border(self, row: int) -> TextLine:
        """The line above a row of squares, or below the last."""
        arena, glyph, wide = self.arena, self.glyph, self.wide
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

    def squares(self, row: int) -> list[TextLine]:
        """A row of squares with the walls between them."""
        inner = [self.inside(row * COLUMNS + column) for column in range(COLUMNS)]
        lines: list[TextLine] = []
        for y in range(self.high):
            parts: list[TextLine | tuple[str, str]] = []
            for column in range(COLUMNS + 1):
                kind = edge(self.arena, column - 1, row, column, row)
                if kind == DOOR and (self.high < 3 or 0 < y < self.high - 1):
                    parts.append((self.glyph.door, "title"))
                else:
                    parts.append((self.glyph.down if kind else " ", "quiet"))
                if column < COLUMNS:
                    parts.append(inner[column][y])
            lines.append(TextLine(*parts))
        return lines

    def inside(self, square: int) -> list[TextLine]:
        """The lines of one square; blank where the arena has none."""
        arena, seen, wide = self.arena, self.seen, self.wide
        if not arena.all >> square & 1:
            return [TextLine(" " * wide)] * self.high
        room = arena.room_of[square]
        style = f"room-{ROOMS[room]}"
        label = (f"[{SQUARES[square]}]", "lit") if square in self.lit else (f" {SQUARES[square]} ", style)
        name, thing = TextLine(label), self.thing(square)
        present = (figure for figure in (*seen.order, *seen.unseated) if seen.at[figure] == square)
        figures = TextLine(*map(figure_badge, present))
        letter = self.lang.say("letters.rooms")[room]
        return [
            TextLine(name, " " * (wide - len(name) - len(thing)), thing),
            *[TextLine(" " * wide)] * (self.high - 2),
            TextLine(figures, " " * (wide - len(figures) - 1), (letter, style)),
        ]

    def thing(self, square: int) -> TextLine:
        """What lies on a square: its spawnpoint, its turret or its tile."""
        seen, spawn = self.seen, self.arena.spawn_colour[square]
        if spawn >= 0:
            return spawnpoint_badge(spawn, self.lang, spawn in self.aims)
        if seen.turret_owners:
            return turret_badge(square, seen, self.glyph)
        if square in seen.hacked_squares:
            return TextLine((HACKED, "stop"))
        if seen.tiles[square] >= 0:
            return tile_line(seen.tiles[square], self.lang)
        return TextLine("   ")
