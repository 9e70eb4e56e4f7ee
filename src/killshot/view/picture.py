"""A picture of the arena: what notebooks show of a game or an observation."""

from __future__ import annotations

from typing import Final

from ..engine.arena import ARENAS, Arena
from ..engine.ids import COLOURS, FIGURE_LETTERS, FIGURES, N_SQUARES, ROOMS, SQUARES, TILES
from ..engine.view import Observation

CELL: Final = 112  # the side of a square
MARGIN: Final = 22  # room for the letters and numbers of the squares
WIDTH: Final = 4 * CELL + 2 * MARGIN
HEIGHT: Final = 3 * CELL + 2 * MARGIN
FIGURE: Final = 12  # the radius of a figure
IN_A_ROW: Final = 4  # figures

INK: Final = "#1d232c"
PAPER: Final = "#f7f5f0"
ROOM_COLOURS: Final = {
    "red": "#f0c3bd", "blue": "#bfd0ee", "yellow": "#f3e6ae", "green": "#c5e2bd", "purple": "#dcc9ea", "white": "#e9e8e4",
}  # fmt: skip
CUBE_COLOURS: Final = {"red": "#c8392f", "blue": "#2f62b8", "yellow": "#d9a514"}
FIGURE_COLOURS: Final = {
    "violet": "#7f4fc9", "dozer": "#7d838c", "sprog": "#3f9b3a", "d-struct-or": "#b58b00", "banshee": "#1192a0",
    "echo": "#d96a1a", "bot": "#c94f92",
}  # fmt: skip


def svg(seen: Observation) -> str:
    """The arena with its rooms, doors, tiles, turrets and figures; damage and marks are numbers next to the figures."""
    arena = ARENAS[seen.arena]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif">',
        f"<title>{described(seen)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
    ]
    parts += [text(MARGIN + (i + 0.5) * CELL, 15, letter) for i, letter in enumerate("abcd")]
    parts += [text(11, MARGIN + (i + 0.5) * CELL + 4, number) for i, number in enumerate("123")]
    for square in range(N_SQUARES):
        if arena.all >> square & 1:
            parts += square_parts(seen, arena, square)
    for square in range(N_SQUARES):
        if arena.all >> square & 1:
            parts += wall_parts(arena, square)
    return "".join([*parts, "</svg>"])


def described(seen: Observation) -> str:
    """The same in words."""
    playing = [figure for figure in (*seen.order, *seen.unseated) if seen.at[figure] >= 0]
    where = ", ".join(f"{FIGURES[figure]} on {SQUARES[seen.at[figure]]}" for figure in playing)
    return f"Arena {seen.arena}: {where or 'nobody in it'}"


def corner(square: int) -> tuple[int, int]:
    """The top left corner of a square."""
    return MARGIN + square % 4 * CELL, MARGIN + square // 4 * CELL


def square_parts(seen: Observation, arena: Arena, square: int) -> list[str]:
    """Its floor and what lies and stands on it."""
    x, y = corner(square)
    parts = [
        f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{ROOM_COLOURS[ROOMS[arena.room_of[square]]]}"/>'
    ]
    spawn = arena.spawn_colour[square]
    if spawn >= 0:
        parts.append(
            f'<circle cx="{x + CELL / 2}" cy="{y + CELL / 2}" r="{CELL / 3}" fill="none" '
            f'stroke="{CUBE_COLOURS[COLOURS[spawn]]}" stroke-width="5" opacity="0.6"/>'
        )
    if seen.tiles[square] >= 0:
        parts += tile_parts(TILES[seen.tiles[square]], x + 8, y + 8, square in seen.hacked_squares)
    if seen.turret_owners and square in arena.ammo_squares:
        parts.append(turret_part(seen.turret_owners[square], x, y))
    here = [figure for figure in (*seen.order, *seen.unseated) if seen.at[figure] == square]
    for i, figure in enumerate(here):
        parts += figure_parts(seen, figure, x + 19 + i % IN_A_ROW * 25, y + 52 + i // IN_A_ROW * 36)
    return parts


def tile_parts(face: str, x: float, y: float, is_hacked: bool) -> list[str]:
    """An ammo tile: a cube for each letter, P for a powerup."""
    edge = ' stroke-dasharray="3 2"' if is_hacked else ""
    parts = [f'<rect x="{x}" y="{y}" width="46" height="18" rx="3" fill="white" stroke="{INK}"{edge}/>']
    for i, letter in enumerate(face):
        colour = next((CUBE_COLOURS[name] for name in COLOURS if name[0] == letter), None)
        left = x + 4 + 14 * i
        if colour is None:
            parts.append(text(left + 5, y + 14, letter.upper()))
        else:
            parts.append(f'<rect x="{left}" y="{y + 4}" width="10" height="10" fill="{colour}"/>')
    return parts


def turret_part(owner: int, x: float, y: float) -> str:
    """A turret, in the colour of its owner."""
    fill = FIGURE_COLOURS[FIGURES[owner]] if owner >= 0 else "none"
    points = f"{x + 12},{y + CELL - 8} {x + 24},{y + CELL - 26} {x + 36},{y + CELL - 8}"
    return f'<polygon points="{points}" fill="{fill}" stroke="{INK}"/>'


def figure_parts(seen: Observation, figure: int, x: float, y: float) -> list[str]:
    """A figure with its letter; a dark ring: its player's turn; a dashed one: dead. Below, damage and marks."""
    is_active = not seen.over and figure in seen.order and seen.owner[figure] == seen.active
    ring = f'stroke="{INK}" stroke-width="{3 if is_active else 1}"' + (
        ' stroke-dasharray="3 2"' if figure in seen.killed else ""
    )
    marks = sum(seen.marks[figure])
    below = f"{len(seen.damage[figure])}" + (f"+{marks}" if marks else "")
    return [
        f'<circle cx="{x}" cy="{y}" r="{FIGURE}" fill="{FIGURE_COLOURS[FIGURES[figure]]}" {ring}/>',
        text(x, y + 5, FIGURE_LETTERS[figure].upper(), fill="white", weight="bold"),
        text(x, y + FIGURE + 12, below, size=11) if seen.damage[figure] or marks else "",
    ]


def wall_parts(arena: Arena, square: int) -> list[str]:
    """Thick lines where there is no way, gaps at doors, thin lines between open squares of a room."""
    x, y = corner(square)
    ends = (
        (x, y, x + CELL, y),
        (x + CELL, y, x + CELL, y + CELL),
        (x, y + CELL, x + CELL, y + CELL),
        (x, y, x, y + CELL),
    )
    return [edge_part(arena, square, direction, line) for direction, line in enumerate(ends)]


def edge_part(arena: Arena, square: int, direction: int, line: tuple[int, int, int, int]) -> str:
    x1, y1, x2, y2 = line
    beyond = arena.step[square][direction]
    if beyond < 0:
        return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{INK}" stroke-width="5" stroke-linecap="square"/>'
    if arena.room_of[beyond] == arena.room_of[square]:
        return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{INK}" stroke-width="1" opacity="0.2"/>'
    third_x, third_y = (x2 - x1) / 3, (y2 - y1) / 3
    walls = f"M{x1} {y1}L{x1 + third_x:g} {y1 + third_y:g}M{x2 - third_x:g} {y2 - third_y:g}L{x2} {y2}"
    return f'<path d="{walls}" stroke="{INK}" stroke-width="5" stroke-linecap="square"/>'


def text(x: float, y: float, words: str, size: int = 13, fill: str = INK, weight: str = "normal") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size}" font-weight="{weight}" fill="{fill}">{words}</text>'
