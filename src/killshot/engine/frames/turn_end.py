"""The end of a turn: the steps of END-01 one after the other; variants edit the list (`Rules.turn_end`)."""

from typing import TYPE_CHECKING, ClassVar

from ..state import Frame, State, pop, push, swap
from .reload import Reload
from .scoring import Scoring

if TYPE_CHECKING:
    from ..rules import Rules


class TurnEnd(Frame):
    """`step`: the next one of `rules.turn_end`."""

    name: ClassVar[str] = "turn-end"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "final", "step")

    def __init__(self, seat: int, figure: int, final: bool, step: int) -> None:
        self.seat = seat
        self.figure = figure
        self.final = final
        self.step = step

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.step == len(rules.turn_end):
            pop(s)
            return False
        swap(s, TurnEnd(self.seat, self.figure, self.final, self.step + 1))
        step = rules.turn_end[self.step]
        if step == "reload":
            if not self.final:  # final turns have no reload step (R27)
                push(s, Reload(self.seat))
        elif step == "score":
            push(s, Scoring(self.figure, 0))
        elif step == "verdict":
            if rules.is_last_turn(s, self.seat, self.final):  # nobody respawns, nothing is refilled (R86)
                s.stack = ()
                rules.score_finally(s)
        elif step == "respawn":
            for victim in reversed(s.killed):  # the first on top: in scoring order (RSP-03)
                rules.respawn(s, victim)
            s.killed = ()
        elif step == "refill":
            rules.refill(s)
        else:
            rules.end_step(s, step, self.seat, self.figure)
        return False
