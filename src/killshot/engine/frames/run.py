"""Run Around: a figure on the move (ACT-01)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import FIRST_SQUARE, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt
from ..mechanics.movement import move
from ..state import Frame, State, pop

if TYPE_CHECKING:
    from ..rules import Rules


class Run(Frame):
    """`moves`: how many at most; at least one, and a round trip is a run (R05)."""

    name: ClassVar[str] = "run"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "moves")

    def __init__(self, seat: int, figure: int, moves: int) -> None:
        self.seat = seat
        self.figure = figure
        self.moves = moves

    def decision(self, rules: "Rules", s: State) -> Decision:
        squares = rules.arena.walk[self.moves][s.at[self.figure]]
        return Decision(ONE_SEAT[self.seat], PROMPT, picks(FIRST_SQUARE, squares))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        move(s, self.figure, action.value)


PROMPT = Prompt("run")
