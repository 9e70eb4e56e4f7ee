"""Powerups at work: Newton and Teleporter around an action, the Targeting Scope in a shot, the Tagback after it."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import FIRST_SQUARE, PASS, POWERUP, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt, for_each_figure
from ..events import tell
from ..ids import NEWTON, TAGBACK, TELEPORTER
from ..mechanics.ammo import discard_powerup
from ..mechanics.damage import mark
from ..state import Frame, State, pop, swap
from .deed import Deed

if TYPE_CHECKING:
    from ..rules import Rules


def held(s: State, seat: int, kind: int) -> list[Action]:
    """The cards of one type in a hand, as actions; two copies are one option."""
    options: list[Action] = []
    last = -1
    for powerup in s.powerups[seat]:
        if powerup != last and powerup // 3 == kind:
            options.append(POWERUP[powerup])
        last = powerup
    return options


def spend(s: State, seat: int, figure: int, powerup: int) -> None:
    discard_powerup(s, seat, powerup)
    tell(s, "powerup-played", figure=figure, powerup=powerup)


def play_powerup(s: State, seat: int, figure: int, powerup: int) -> None:
    """Play a powerup around an action (PUP-20, PUP-30)."""
    spend(s, seat, figure, powerup)
    s.stack = (*s.stack, powerup_frame(powerup // 3, seat, figure))


def powerup_frame(kind: int, seat: int, figure: int) -> Frame:
    """What a powerup of that type begins when it is played around an action."""
    if kind == NEWTON:
        return Newton(seat, figure, -1)
    return Teleporter(seat, figure)


def playable(rules: "Rules", s: State, seat: int, figure: int) -> list[Action]:
    """The powerups that can be played before or after an action."""
    options = held(s, seat, TELEPORTER)
    if newton_targets(rules, s, figure):
        options.extend(held(s, seat, NEWTON))
    return options


def newton_targets(rules: "Rules", s: State, figure: int) -> int:
    return rules.figures_on(s, figure, s.at, rules.arena.all)


class Newton(Frame):
    """Another figure is moved one or two squares in one direction (PUP-20)."""

    name: ClassVar[str] = "newton"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "target")

    def __init__(self, seat: int, figure: int, target: int) -> None:
        self.seat = seat
        self.figure = figure
        self.target = target

    def decision(self, rules: "Rules", s: State) -> Decision:
        if self.target < 0:
            return Decision(ONE_SEAT[self.seat], NEWTON_WHOM, picks(0, newton_targets(rules, s, self.figure)))
        squares = rules.arena.line[2][s.at[self.target]]
        return Decision(ONE_SEAT[self.seat], NEWTON_WHERE[self.target], picks(FIRST_SQUARE, squares))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if self.target < 0:
            swap(s, Newton(self.seat, self.figure, action.value))
        else:
            pop(s)
            rules.move(s, self.target, action.value, self.figure)


class Teleporter(Deed):
    """The player's figure goes to any square, its own included (PUP-30, R21)."""

    name: ClassVar[str] = "teleporter"

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], TELEPORT_WHERE, picks(FIRST_SQUARE, rules.arena.all))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        rules.land(s, self.figure, action.value, self.figure)


class Tagback(Frame):
    """Those who were hurt and saw the attacker can answer, one after the other (PUP-40..43, R23)."""

    name: ClassVar[str] = "tagback"
    fields: ClassVar[tuple[str, ...]] = ("attacker", "victims")

    def __init__(self, attacker: int, victims: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.victims = victims

    def settle(self, rules: "Rules", s: State) -> bool:
        if not self.victims:
            pop(s)
            return False
        if self.stands(rules, s):
            return True
        swap(s, Tagback(self.attacker, self.victims[1:]))
        return False

    def stands(self, rules: "Rules", s: State) -> bool:
        seat = s.owner[self.victims[0]]
        return seat >= 0 and bool(held(s, seat, TAGBACK))

    def decision(self, rules: "Rules", s: State) -> Decision:
        seat = s.owner[self.victims[0]]
        return Decision(ONE_SEAT[seat], TAGBACK_PROMPT[self.attacker], (*held(s, seat, TAGBACK), PASS))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        victim = self.victims[0]
        if action is PASS:
            swap(s, Tagback(self.attacker, self.victims[1:]))
        else:
            spend(s, s.owner[victim], victim, action.value)
            mark(s, victim, self.attacker, 1)


NEWTON_WHOM: Final = Prompt("newton-whom")
NEWTON_WHERE: Final = for_each_figure("newton-where")
TELEPORT_WHERE: Final = Prompt("teleport-where")
TAGBACK_PROMPT: Final = for_each_figure("tagback")
