"""A free path of several moves, step by step, where the squares passed through matter (R15, R89)."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import FIRST_SQUARE, Action, picks
from ..decision import ONE_SEAT, Decision, for_each_figure
from ..ids import bits
from ..state import Frame, State, pop, swap

if TYPE_CHECKING:
    from ..arena import Arena
    from ..rules import Rules


def next_squares(arena: "Arena", here: int, moves: int, goals: int) -> int:
    """The squares a step can lead to with a goal still in reach; `here`, if it is a goal, means stopping."""
    mask = goals & 1 << here
    if moves:
        for square in bits(arena.neighbours[here]):
            if arena.within[moves - 1][square] & goals:
                mask |= 1 << square
    return mask


class Path(Frame):
    """A weapon moves a figure: `moves` left, to one of `goals`. `stay`: whether it can stop where it is."""

    name: ClassVar[str] = "path"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "figure", "moves", "goals", "stay")

    def __init__(self, seat: int, by: int, figure: int, moves: int, goals: int, stay: bool) -> None:
        self.seat = seat
        self.by = by
        self.figure = figure
        self.moves = moves
        self.goals = goals
        self.stay = stay

    def steps(self, rules: "Rules", s: State) -> int:
        here = s.at[self.figure]
        mask = next_squares(rules.arena, here, self.moves, self.goals)
        return mask if self.stay else mask & ~(1 << here)

    def settle(self, rules: "Rules", s: State) -> bool:
        here = s.at[self.figure]
        if self.stay and self.steps(rules, s) == 1 << here:
            pop(s)
            return False
        return True

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], PROMPT[self.figure], picks(FIRST_SQUARE, self.steps(rules, s)))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.value == s.at[self.figure]:
            pop(s)
            return
        swap(s, Path(self.seat, self.by, self.figure, self.moves - 1, self.goals, True))
        rules.move(s, self.figure, action.value, self.by)


PROMPT: Final = for_each_figure("path")
