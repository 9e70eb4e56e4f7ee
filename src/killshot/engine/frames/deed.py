"""What a figure does in its turn, an action or a part of one: everybody sees which figure acts."""

from typing import TYPE_CHECKING, ClassVar

from ..state import Frame, State

if TYPE_CHECKING:
    from ..rules import Rules
    from ..underway import Underway


class Deed(Frame):
    """`seat` decides for `figure`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "figure")

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def describe(self, rules: "Rules", s: State, found: "Underway") -> None:
        found.acting = self.figure
