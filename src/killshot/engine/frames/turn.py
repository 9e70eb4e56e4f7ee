"""A turn: actions, and powerups around them (TRN, ACT)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import BOT_ACTION, END, GRAB, RUN, RUSH, SHOOT, Action
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..state import Frame, State, push, swap
from .grab import Grab, can_grab
from .powerup import play_powerup, playable
from .run import Run
from .shoot import Shoot, can_shoot_somewhere
from .spawn import FIRST_DRAW, Spawn
from .turn_end import TurnEnd

if TYPE_CHECKING:
    from ..rules import Rules
    from ..underway import Underway


class Turn(Frame):
    """`left`: actions not yet taken; `duties`: compulsory ones besides. `final`: a turn of the final frenzy."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "left", "duties", "final")

    def __init__(self, seat: int, figure: int, left: int, duties: int, final: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.left = left
        self.duties = duties
        self.final = final

    def describe(self, rules: "Rules", s: State, found: "Underway") -> None:
        found.actions_left = self.left
        found.duties_left = self.duties

    def menu(self, rules: "Rules") -> tuple[int, ...]:
        return ONE_SEAT[self.seat]

    def actions_left(self, s: State, seats: tuple[int, ...]) -> int:
        return self.left

    def begins(self, rules: "Rules", s: State) -> bool:
        return self.left == rules.actions(s, self.seat, self.final)

    def settle(self, rules: "Rules", s: State) -> bool:
        if s.at[self.figure] >= 0:
            return True
        push(s, Spawn(self.seat, self.figure, FIRST_DRAW))  # the first turn (TRN-02, R28)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        options: list[Action] = []
        if self.left:
            run, grab, shoot = rules.moves(s, self.seat, self.figure, self.final)
            if run:
                options.append(RUN)
            if can_grab(rules, s, self.seat, self.figure, grab):
                options.append(GRAB)
            if can_shoot_somewhere(rules, s, self.seat, self.figure, shoot, self.final):
                options.append(SHOOT)
        if rules.has_turn_options:
            options.extend(rules.turn_options(s, self.figure, self.left, self.final))
        if s.powerups[self.seat]:
            options.extend(playable(rules, s, self.seat, self.figure))
        options.append(BOT_ACTION if self.duties else END)  # the turn cannot end before it (R36)
        return Decision(
            ONE_SEAT[self.seat], PROMPTS[self.left] if self.left or not self.duties else BOT_DUE, tuple(options)
        )

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action is END:
            tell(s, "turn-ended", figure=self.figure)
            swap(s, TurnEnd(self.seat, self.figure, self.final, 0))
            return
        if action.kind == "powerup":
            play_powerup(s, self.seat, self.figure, action.value)
            return
        if action is RUSH:
            rules.take_option(s, self.figure, action)
            return
        if action is BOT_ACTION:
            swap(s, Turn(self.seat, self.figure, self.left, self.duties - 1, self.final))
            rules.duty(s, self.seat, self.figure)
            return
        run, grab, shoot = rules.moves(s, self.seat, self.figure, self.final)  # read as the action begins (R81)
        swap(s, Turn(self.seat, self.figure, self.left - 1, self.duties, self.final))
        if action is RUN:
            push(s, Run(self.seat, self.figure, run, False))
        elif action is GRAB:
            push(s, Grab(self.seat, self.figure, grab))
        else:
            push(s, Shoot(self.seat, self.figure, shoot, self.final))


BOT_DUE = Prompt("bot-due")
PROMPTS = (Prompt("turn-over"), Prompt("last-action"), Prompt("first-action"))
