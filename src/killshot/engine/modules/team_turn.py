"""A team's turn: who controls the shared character, then one action per character, in any order (TEA-10, TEA-40..42)."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import CHARACTER, DONE, GRAB, PASS, RUSH, SEAT, SHOOT, Action
from ..decision import ONE_SEAT, Decision, Prompt, for_each_figure
from ..events import tell
from ..frames.deed import Deed
from ..frames.grab import Grab, can_grab
from ..frames.powerup import playable
from ..frames.shoot import Shoot, can_shoot_somewhere
from ..frames.turn_end import TurnEnd
from ..ids import bits
from ..mechanics.teams import members
from ..state import Frame, State, pop, push, put, swap
from .team_powerups import TeamHand, play_team_powerup

if TYPE_CHECKING:
    from ..rules import Rules
    from ..underway import Underway


class TeamRounds(Frame):
    """The bottom of the stack. `team`: the one whose turn comes next; they alternate (TEA-35)."""

    name: ClassVar[str] = "team-rounds"
    fields: ClassVar[tuple[str, ...]] = ("team",)

    def __init__(self, team: int) -> None:
        self.team = team

    def settle(self, rules: "Rules", s: State) -> bool:
        s.active = rules.team_seats[self.team][0]
        swap(s, TeamRounds(1 - self.team))
        push(s, TeamTurn(self.team, 0, 0))
        for figure in members(s, self.team):
            if s.cast.sides.shared >> figure & 1:
                push(s, Control(self.team, figure))
        tell(s, "team-turn-started", team=self.team)
        return False


class Control(Frame):
    """Any seat of the team names the controller of the shared character for this turn (TEA-41)."""

    name: ClassVar[str] = "control"
    fields: ClassVar[tuple[str, ...]] = ("team", "figure")

    def __init__(self, team: int, figure: int) -> None:
        self.team = team
        self.figure = figure

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = rules.team_seats[self.team]
        return Decision(seats, CONTROL[self.figure], tuple(SEAT[seat] for seat in seats))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        s.owner = put(s.owner, self.figure, action.value)
        tell(s, "controlled", seat=action.value, figure=self.figure)


class TeamTurn(Frame):
    """The action window (TEA-42). `acted`: mask of figures; `left`: mask of seats that have left the window (R71)."""

    name: ClassVar[str] = "team-turn"
    fields: ClassVar[tuple[str, ...]] = ("team", "acted", "left")

    def __init__(self, team: int, acted: int, left: int) -> None:
        self.team = team
        self.acted = acted
        self.left = left

    def describe(self, rules: "Rules", s: State, found: "Underway") -> None:
        found.acted_figures = bits(self.acted)
        found.left_seats = bits(self.left)
        found.actions_left = self.actions_left(s, self.menu(rules))

    def menu(self, rules: "Rules") -> tuple[int, ...]:
        return tuple(seat for seat in rules.team_seats[self.team] if not self.left >> seat & 1)

    def actions_left(self, s: State, seats: tuple[int, ...]) -> int:
        """One for each of their figures."""
        return len([figure for figure in s.order if s.owner[figure] in seats and not self.acted >> figure & 1])

    def begins(self, rules: "Rules", s: State) -> bool:
        return not self.acted and not self.left

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.menu(rules):
            return True
        tell(s, "team-turn-ended", team=self.team)
        swap(s, TurnEnd(rules.team_seats[self.team][0], members(s, self.team)[0], False, 0))
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = self.menu(rules)
        options: list[Action] = []
        answers: list[int] = []
        for figure in members(s, self.team):
            if not self.acted >> figure & 1 and s.owner[figure] in seats:
                options.append(CHARACTER[figure])
                answers.append(s.owner[figure])
        for seat in seats:
            cards = playable(rules, s, seat, s.owner.index(seat))
            if cards and len(seats) > 1:
                cards = [SEAT[seat]]  # which seat plays the card must be known first
            cards.append(DONE[seat])
            options.extend(cards)
            answers.extend([seat] * len(cards))
        return Decision(seats, TURN, tuple(options), tuple(answers))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "character":
            figure = action.value
            swap(s, TeamTurn(self.team, self.acted | 1 << figure, self.left))
            push(s, TeamAction(s.owner[figure], figure))
            tell(s, "acts", figure=figure)
        elif action.kind == "done":
            swap(s, TeamTurn(self.team, self.acted, self.left | 1 << action.value))
            tell(s, "done", seat=action.value)
        elif action.kind == "seat":
            push(s, TeamHand(action.value))
        else:
            play_team_powerup(s, self.menu(rules)[0], action.value)


class TeamAction(Deed):
    """One action of a character; a rush before it unlocks the adrenaline actions for this character alone (TEA-10)."""

    name: ClassVar[str] = "team-action"

    def decision(self, rules: "Rules", s: State) -> Decision:
        _, grab, shoot = rules.moves(s, self.seat, self.figure, False)  # there is no running around
        options: list[Action] = []
        if can_grab(rules, s, self.seat, self.figure, grab):
            options.append(GRAB)
        if can_shoot_somewhere(rules, s, self.seat, self.figure, shoot, False):
            options.append(SHOOT)
        options.extend(rules.turn_options(s, self.figure, 1, False))
        options.append(PASS)
        return Decision(ONE_SEAT[self.seat], ACTION[self.figure], tuple(options))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action is RUSH:
            rules.take_option(s, self.figure, action)
            return
        _, grab, shoot = rules.moves(s, self.seat, self.figure, False)
        if action is GRAB:
            swap(s, Grab(self.seat, self.figure, grab))
        elif action is SHOOT:
            swap(s, Shoot(self.seat, self.figure, shoot, False))
        else:
            pop(s)
            tell(s, "action-passed", figure=self.figure)


CONTROL: Final = for_each_figure("control")
TURN: Final = Prompt("team-turn")
ACTION: Final = for_each_figure("team-action")
