"""Rush tiles and the tokens of the characters (CHR): what changes hands without a choice."""

from typing import Final

from ..events import tell
from ..ids import Figure, Square
from ..state import State, put, put_row, token
from .damage import killshot_space

MAX_HOT: Final = 4


def pay_rush(s: State, figure: Figure) -> None:
    """The tile slides one space left; it is free while the next token would kill, so a rush never kills (CHR-07)."""
    if len(s.damage[figure]) < killshot_space(s, figure) - 1:
        s.cast = s.cast._replace(shift=put(s.cast.shift, figure, s.cast.shift[figure] + 1))
    tell(s, "rushed", figure=figure, shift=s.cast.shift[figure])


def heal(s: State, figure: Figure) -> None:
    """The tile slides one space right, not beyond its first position (CHR-08)."""
    if s.cast.shift[figure]:
        s.cast = s.cast._replace(shift=put(s.cast.shift, figure, s.cast.shift[figure] - 1))
        tell(s, "healed", figure=figure, shift=s.cast.shift[figure])


def poison(s: State, figures: int) -> None:
    s.cast = s.cast._replace(venom=s.cast.venom | figures)
    if figures and s.events is not None:
        tell(s, "poisoned", figures=[f for f in range(len(s.at)) if figures >> f & 1])


def hypnotize(s: State, figures: int) -> None:
    s.cast = s.cast._replace(minds=s.cast.minds | figures)
    if figures and s.events is not None:
        tell(s, "hypnotized", figures=[f for f in range(len(s.at)) if figures >> f & 1])


def release(s: State, figure: Figure) -> None:
    """A mind control token is spent."""
    s.cast = s.cast._replace(minds=s.cast.minds & ~(1 << figure))
    tell(s, "released", figure=figure)


def unmark(s: State, by: Figure, victim: Figure, n: int) -> None:
    """Marks are removed as a price: not damage (CHR-31)."""
    row = s.marks[victim]
    colour = token(s, by, victim)
    s.marks = put_row(s.marks, victim, put(row, colour, row[colour] - n))
    tell(s, "unmarked", by=by, victim=victim, marks=n)


def blow_up(s: State, figure: Figure, square: Square) -> None:
    """A hacked tile goes to the discards; its square is empty until it is refilled (DUA-3)."""
    s.tile_discard = (*s.tile_discard, s.tiles[square])
    s.tiles = put(s.tiles, square, -1)
    s.cast = s.cast._replace(hacked=s.cast.hacked & ~(1 << square))
    tell(s, "blown-up", figure=figure, square=square)
