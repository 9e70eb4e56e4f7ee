"""Damage and marks (SHO-10..17)."""

from typing import Final

from ..events import tell
from ..ids import Figure
from ..state import State, put, put_row, token

KILLSHOT: Final = 11
OVERKILL: Final = 12
MAX_MARKS: Final = 3


def killshot_space(s: State, figure: Figure) -> int:
    """The number of the token that kills: the rush tile is the end of the track (CHR-05)."""
    return KILLSHOT - s.cast.shift[figure]


def overkill_space(s: State, figure: Figure) -> int:
    return OVERKILL - s.cast.shift[figure]


def hurt(s: State, by: Figure, victim: Figure, amount: int) -> bool:
    """Deal damage; all old marks of the attacker on the victim become damage too (SHO-12).

    Marks that an action deals are laid down when it is over (R12), so every mark found here is an old one, and a second
    hit in the same action finds none. Returns whether a token found room (R24).
    """
    marked = s.marks[victim][by]
    if marked:
        s.marks = put_row(s.marks, victim, put(s.marks[victim], by, 0))
    return wound(s, by, victim, amount, marked)


def wound(s: State, by: Figure, victim: Figure, amount: int, marked: int = 0) -> bool:
    """Put tokens on a board, as far as there is room; of the marks only those that became damage are removed."""
    kills = len(s.killed)
    landed = land(s, token(s, by, victim), victim, amount + marked)
    if s.events is not None:
        tell(s, "hit", by=by, victim=victim, damage=amount, marks=marked, tokens=landed)
        if len(s.killed) > kills:
            tell(s, "killed", by=by, victim=victim)
    return landed > 0


def land(s: State, colour: int, victim: Figure, amount: int) -> int:
    """Tokens of a colour reach a board; returns how many found room. The one on the killshot space kills (SHO-10)."""
    tokens = s.damage[victim]
    before = len(tokens)
    landed = min(amount, overkill_space(s, victim) - before)
    if landed > 0:
        s.damage = put_row(s.damage, victim, tokens + (colour,) * landed)
        if before < killshot_space(s, victim) <= before + landed:
            s.killed = (*s.killed, victim)
    return landed


def mark(s: State, by: Figure, victim: Figure, amount: int) -> None:
    """At most three marks of one colour on a board, or in a buffer; the rest is lost (SHO-14, TEA-15)."""
    row = s.marks[victim]
    colour = token(s, by, victim)
    placed = min(MAX_MARKS - row[colour], amount)
    if placed > 0:
        s.marks = put_row(s.marks, victim, put(row, colour, row[colour] + placed))
    if s.events is not None:
        tell(s, "marked", by=by, victim=victim, marks=amount, placed=max(placed, 0))
