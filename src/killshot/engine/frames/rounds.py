"""The bottom of the stack: turn after turn, clockwise (TRN-01), and the beginning of final frenzy (FRE-01)."""

from typing import TYPE_CHECKING, ClassVar

from ..events import tell
from ..state import Frame, State, push, swap
from .turn import Turn

if TYPE_CHECKING:
    from ..rules import Rules


class Rounds(Frame):
    """`seat`: whose turn comes next."""

    name: ClassVar[str] = "rounds"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def settle(self, rules: "Rules", s: State) -> bool:
        seats = len(s.ammo)
        if s.trigger < 0 and rules.is_triggered(s):
            rules.begin_frenzy(s, (self.seat - 1) % seats)
        final = s.trigger >= 0
        figure = s.order[self.seat]
        s.active = self.seat
        swap(s, Rounds((self.seat + 1) % seats))
        push(s, Turn(self.seat, figure, rules.actions(s, self.seat, final), rules.duties(s, self.seat), final))
        tell(s, "turn-started", figure=figure, final=final)
        return False
