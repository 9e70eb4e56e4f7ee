"""Run Around: a figure on the move (ACT-01)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import FIRST_SQUARE, PASS, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt
from ..state import State, pop, push
from .deed import Deed

if TYPE_CHECKING:
    from ..rules import Rules


class Run(Deed):
    """`moves`: how many at most; at least one, and a round trip is a run (R05). Where paths matter: step by step."""

    name: ClassVar[str] = "run"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "moves", "moved")

    def __init__(self, seat: int, figure: int, moves: int, moved: bool) -> None:
        super().__init__(seat, figure)
        self.moves = moves
        self.moved = moved

    def decision(self, rules: "Rules", s: State) -> Decision:
        here = s.at[self.figure]
        squares = rules.arena.neighbours[here] if rules.stepwise else rules.arena.walk[self.moves][here]
        options = picks(FIRST_SQUARE, squares)
        return Decision(ONE_SEAT[self.seat], PROMPT, (*options, PASS) if self.moved else options)

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        if action is not PASS:
            if rules.stepwise and self.moves > 1:
                push(s, Run(self.seat, self.figure, self.moves - 1, True))
            rules.move(s, self.figure, action.value, self.figure)


PROMPT = Prompt("run")
