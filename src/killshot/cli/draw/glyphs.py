"""The characters that the table is drawn with: box-drawing ones where the terminal has them, else ASCII."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.ids import FIGURE_LETTERS, FIGURES


@dataclass(frozen=True)
class Glyphs:
    """`joints`: where walls meet, by a mask of the directions they come from (north 1, east 2, south 4, west 8)."""

    across: str
    down: str
    joints: str
    door: str
    skull: str
    empty: str
    point: str
    dot: str


DRAWN: Final = Glyphs("─", "│", " ╵╶└╷│┌├╴┘─┴┐┤┬┼", "▒", "☠", "·", "►", " · ")
ASCII: Final = Glyphs("-", "|", " |-+||++-+-+++++", "=", "x", ".", ">", ", ")


def glyphs(unicode: bool) -> Glyphs:
    return DRAWN if unicode else ASCII


def figure_badge(figure: int) -> tuple[str, str]:
    """The letter of a figure, in its colour."""
    return FIGURE_LETTERS[figure].upper(), FIGURES[figure]
