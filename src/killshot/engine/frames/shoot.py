"""Shoot People before the first shot: perhaps a move, in frenzy perhaps reloading, then which weapon (SHO-01, FRE-06)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import FIRST_SQUARE, RELOAD, WEAPON, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..ids import bits
from ..state import State, put, swap
from .deed import Deed
from .foresight import can_fire
from .path import next_squares
from .payment import paid
from .reload import reload, reloadable
from .shot import fresh

if TYPE_CHECKING:
    from ..rules import Rules


def can_shoot(rules: "Rules", s: State, seat: int, figure: int, at: tuple[int, ...], reloads: bool) -> bool:
    """Whether any weapon can be fired with the figures at these places, after reloading where that is allowed."""
    for weapon in bits(s.loaded[seat] & rules.arsenal[figure]):
        if can_fire(rules, s, seat, figure, at, weapon):
            return True
    if reloads:
        for weapon in reloadable(rules, s, seat):
            if can_fire(rules, reloaded(rules, s, seat, weapon), seat, figure, at, weapon):
                return True
    return False


def reloaded(rules: "Rules", s: State, seat: int, weapon: int) -> State:
    """A copy with a weapon reloaded and paid for."""
    copy = paid(s, seat, rules.weapons[weapon].reload_cost)
    copy.loaded = put(s.loaded, seat, s.loaded[seat] | 1 << weapon)
    copy.unloaded = put(s.unloaded, seat, s.unloaded[seat] & ~(1 << weapon))
    return copy


def shoot_squares(rules: "Rules", s: State, seat: int, figure: int, moves: int, reloads: bool) -> int:
    """The squares within `moves` moves from which a weapon could be fired."""
    mask = 0
    for square in bits(rules.arena.within[moves][s.at[figure]]):
        if can_shoot(rules, s, seat, figure, put(s.at, figure, square), reloads):
            mask |= 1 << square
    return mask


def can_shoot_somewhere(rules: "Rules", s: State, seat: int, figure: int, moves: int, reloads: bool) -> bool:
    """Whether Shoot is on offer."""
    if not s.loaded[seat] and not (reloads and s.unloaded[seat]):
        return False
    if can_shoot(rules, s, seat, figure, s.at, reloads):
        return True
    return moves > 0 and shoot_squares(rules, s, seat, figure, moves, reloads) != 0


class Shoot(Deed):
    """`moves` before the shot, or 0 once they are made; picking the square the figure is on means staying."""

    name: ClassVar[str] = "shoot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "moves", "reloads")
    may_fail: ClassVar[bool] = True  # a reload can spend what the shot needs

    def __init__(self, seat: int, figure: int, moves: int, reloads: bool) -> None:
        super().__init__(seat, figure)
        self.moves = moves
        self.reloads = reloads

    def decision(self, rules: "Rules", s: State) -> Decision:
        if self.moves:
            squares = shoot_squares(rules, s, self.seat, self.figure, self.moves, self.reloads)
            if rules.stepwise:
                squares = next_squares(rules.arena, s.at[self.figure], self.moves, squares)
            return Decision(ONE_SEAT[self.seat], WHERE, picks(FIRST_SQUARE, squares))
        options = [
            WEAPON[weapon]
            for weapon in bits(s.loaded[self.seat] & rules.arsenal[self.figure])
            if can_fire(rules, s, self.seat, self.figure, s.at, weapon)
        ]
        if self.reloads:
            options.extend(RELOAD[weapon] for weapon in self.worth_reloading(rules, s))
        return Decision(ONE_SEAT[self.seat], WHICH_FRENZY if self.reloads else WHICH, tuple(options))

    def endures(self, rules: "Rules", s: State) -> bool:
        return self.stands(rules, s)

    def worth_reloading(self, rules: "Rules", s: State) -> list[int]:
        """The weapons after whose reloading a shot can still follow (FRE-06)."""
        return [
            weapon
            for weapon in reloadable(rules, s, self.seat)
            if can_shoot(rules, reloaded(rules, s, self.seat, weapon), self.seat, self.figure, s.at, True)
        ]

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "square":
            stops = not rules.stepwise or action.value == s.at[self.figure]
            swap(s, Shoot(self.seat, self.figure, 0 if stops else self.moves - 1, self.reloads))
            rules.move(s, self.figure, action.value, self.figure)
        elif action.kind == "reload":
            reload(rules, s, self.seat, action.value)
        else:
            weapon = action.value
            rules.unload(s, self.seat, weapon)
            tell(s, "fired", figure=self.figure, weapon=weapon)
            swap(s, fresh(rules, self.seat, self.figure, weapon))


WHERE = Prompt("shoot-where")
WHICH = Prompt("shoot-weapon")
WHICH_FRENZY = Prompt("shoot-weapon-or-reload")
