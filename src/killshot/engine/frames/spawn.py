"""A figure entering the arena: draw, discard one card, stand on the spawnpoint of its colour (TRN-02, RSP)."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import DISCARD, Action
from ..decision import ONE_SEAT, Decision, for_each_figure
from ..events import tell
from ..mechanics.ammo import discard_powerup, draw_powerup
from ..state import Frame, State, pop, put, swap

if TYPE_CHECKING:
    from ..rules import Rules


FIRST_DRAW = 2  # two cards the first time (TRN-02), one after a death (RSP-01)


class Spawn(Frame):
    """`draws`: cards still to be drawn before one is discarded; the hand limit does not hold here (RSP-02)."""

    name: ClassVar[str] = "spawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "draws")

    def __init__(self, seat: int, figure: int, draws: int) -> None:
        self.seat = seat
        self.figure = figure
        self.draws = draws

    def settle(self, rules: "Rules", s: State) -> bool:
        if not self.draws:
            return True
        for _ in range(self.draws):
            draw_powerup(s, self.seat)
        swap(s, Spawn(self.seat, self.figure, 0))
        return not (self.draws == FIRST_DRAW and rules.before_spawn(s, self.seat))

    def decision(self, rules: "Rules", s: State) -> Decision:
        options: list[Action] = []
        last = -1
        for powerup in s.powerups[self.seat]:
            if powerup != last:
                options.append(DISCARD[powerup])
            last = powerup
        return Decision(ONE_SEAT[self.seat], PROMPT[self.figure], tuple(options))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        discard_powerup(s, self.seat, action.value)
        square = rules.arena.spawnpoint[action.value % 3]
        s.at = put(s.at, self.figure, square)
        tell(s, "spawned", figure=self.figure, square=square, powerup=action.value)


PROMPT: Final = for_each_figure("spawn")
