"""Where figures stand, and how they get elsewhere (SHO-20, SHO-25)."""

from ..arena import Arena
from ..events import tell
from ..ids import BOT, Figure, Square
from ..state import State, put


def figures_on(at: tuple[int, ...], squares: int) -> int:
    """The figures standing on any of these squares, as a mask; a figure that is nowhere is on none (TRN-06)."""
    mask = 0
    bit = 1
    for square in at:
        if square >= 0 and squares >> square & 1:
            mask |= bit
        bit <<= 1
    return mask


def move(s: State, figure: Figure, square: Square, by: Figure) -> None:
    """Move a figure to a square it can legally reach; `by` is the figure that moves it."""
    if s.at[figure] != square:
        if s.events is not None:
            tell(s, "moved", figure=figure, origin=s.at[figure], square=square, by=by)
        s.at = put(s.at, figure, square)


def in_turn(s: State, figure: Figure, figures: int) -> list[Figure]:
    """The figures of a mask in seat order, starting left of the given one; the bot comes last (R14)."""
    order = s.order
    n = len(order)
    start = order.index(figure) + 1 if figure in order else 0
    found = []
    for i in range(n):
        other = order[(start + i) % n]
        if figures >> other & 1:
            found.append(other)
    if figures >> BOT & 1:
        found.append(BOT)
    return found


def straight(arena: Arena, origin: Square, square: Square) -> list[Square]:
    """The squares entered on the way to one that is adjacent or in a straight line; all others are entered directly."""
    for direction in range(4):
        found = arena.ahead(origin, direction, 2)
        if square in found:
            return found[: found.index(square) + 1]
    return [square]
