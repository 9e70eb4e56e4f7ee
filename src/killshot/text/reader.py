"""Who is told something."""

from collections.abc import Sequence
from typing import NamedTuple


class Reader(NamedTuple):
    """The player who is told something and is called *you*.

    A seat that has no figure yet, or several (team play), has `figure` -1: its figures go by their names.
    """

    seat: int
    figure: int = -1


def reader_at(seat: int | None, order: Sequence[int], teams: bool) -> Reader | None:
    """The reader at a seat; None is a spectator. `order`: the figure of each seat (`State.order`)."""
    if seat is None:
        return None
    return Reader(seat) if teams or seat >= len(order) else Reader(seat, order[seat])
