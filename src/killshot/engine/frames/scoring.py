"""Killed boards being scored, one after the other, in the order of their killshots (KIL, R25, R26)."""

from typing import TYPE_CHECKING, ClassVar

from ..events import tell
from ..ids import NOWHERE
from ..mechanics.damage import killshot_space, mark, overkill_space
from ..mechanics.scoring import DOUBLE_KILL
from ..state import Frame, State, pop, put, put_row, swap

if TYPE_CHECKING:
    from ..rules import Rules


class Scoring(Frame):
    """`board`: the next one of `s.killed`."""

    name: ClassVar[str] = "scoring"
    fields: ClassVar[tuple[str, ...]] = ("figure", "board")

    def __init__(self, figure: int, board: int) -> None:
        self.figure = figure
        self.board = board

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.board < len(s.killed):
            swap(s, Scoring(self.figure, self.board + 1))
            score_board(rules, s, s.killed[self.board])
            return False
        pop(s)
        # one's own death never counts (TUR-09, DOM-09)
        if len(s.killed) - s.killed.count(self.figure) > 1:
            s.points = put(s.points, self.figure, s.points[self.figure] + DOUBLE_KILL)
            tell(s, "double-kill", figure=self.figure, points=DOUBLE_KILL)
        return False


def score_board(rules: "Rules", s: State, victim: int) -> None:
    """Points, tokens and skull, revenge mark; then the board is empty, and in frenzy turned over."""
    rules.pay_board(s, victim)
    tokens = s.damage[victim]
    if len(tokens) == overkill_space(s, victim) and tokens[-1] != victim:
        mark(s, victim, tokens[-1], 1)  # revenge (KIL-08)
    s.damage = put_row(s.damage, victim, ())
    s.at = put(s.at, victim, NOWHERE)  # the figure leaves the arena until it respawns (RSP-01)
    if s.trigger >= 0:
        rules.flip(s, victim)  # killed in frenzy (FRE-08)
    for module in rules.modules:
        module.killed(rules, s, victim, tokens[killshot_space(s, victim) - 1 :])
