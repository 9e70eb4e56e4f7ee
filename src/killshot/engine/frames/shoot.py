"""Shoot People before the first shot: perhaps a move, in frenzy perhaps reloading, then which weapon (SHO-01, FRE-06)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import FIRST_SQUARE, RELOAD, WEAPON, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..ids import bits
from ..mechanics.movement import move
from ..state import Frame, State, put, swap
from .reload import reload, reloadable
from .shot import can_fire, fresh, prepay

if TYPE_CHECKING:
    from ..rules import Rules


def can_shoot(rules: "Rules", s: State, seat: int, figure: int, reloads: bool) -> bool:
    """Whether any weapon can be fired from here, after reloading where that is allowed."""
    for weapon in bits(s.loaded[seat]):
        if can_fire(rules, s, seat, figure, weapon):
            return True
    if reloads:
        for weapon in reloadable(rules, s, seat):
            copy = s.copy()
            prepay(copy, seat, rules.weapons[weapon].reload_cost)
            if can_fire(rules, copy, seat, figure, weapon):
                return True
    return False


def shoot_squares(rules: "Rules", s: State, seat: int, figure: int, moves: int, reloads: bool) -> int:
    """The squares, at most so many moves away, from which something could be fired."""
    if not s.loaded[seat] and not (reloads and s.unloaded[seat]):
        return 0
    here = s.at[figure]
    mask = 1 << here if can_shoot(rules, s, seat, figure, reloads) else 0
    if moves:
        reach = rules.arena.within[moves][here] & ~(1 << here)
        for square in bits(reach):
            copy = s.copy()
            copy.at = put(s.at, figure, square)
            if can_shoot(rules, copy, seat, figure, reloads):
                mask |= 1 << square
    return mask


class Shoot(Frame):
    """`moves` before the shot, or 0 once that is settled; naming the own square is staying there."""

    name: ClassVar[str] = "shoot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "moves", "reloads")

    def __init__(self, seat: int, figure: int, moves: int, reloads: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.moves = moves
        self.reloads = reloads

    def decision(self, rules: "Rules", s: State) -> Decision:
        if self.moves:
            squares = shoot_squares(rules, s, self.seat, self.figure, self.moves, self.reloads)
            return Decision(ONE_SEAT[self.seat], WHERE, picks(FIRST_SQUARE, squares))
        options = [
            WEAPON[weapon]
            for weapon in bits(s.loaded[self.seat])
            if can_fire(rules, s, self.seat, self.figure, weapon)
        ]
        if self.reloads:
            options.extend(RELOAD[weapon] for weapon in self.worth_reloading(rules, s))
        return Decision(ONE_SEAT[self.seat], WHICH_FRENZY if self.reloads else WHICH, tuple(options))

    def worth_reloading(self, rules: "Rules", s: State) -> list[int]:
        """The weapons after whose reloading a shot can still follow (FRE-06)."""
        found = []
        for weapon in reloadable(rules, s, self.seat):
            copy = s.copy()
            prepay(copy, self.seat, rules.weapons[weapon].reload_cost)
            copy.loaded = put(s.loaded, self.seat, s.loaded[self.seat] | 1 << weapon)
            copy.unloaded = put(s.unloaded, self.seat, s.unloaded[self.seat] & ~(1 << weapon))
            if can_shoot(rules, copy, self.seat, self.figure, True):
                found.append(weapon)
        return found

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "square":
            swap(s, Shoot(self.seat, self.figure, 0, self.reloads))
            move(s, self.figure, action.value)
        elif action.kind == "reload":
            reload(rules, s, self.seat, action.value)
        else:
            weapon = action.value
            s.loaded = put(s.loaded, self.seat, s.loaded[self.seat] & ~(1 << weapon))
            s.unloaded = put(s.unloaded, self.seat, s.unloaded[self.seat] | 1 << weapon)
            tell(s, "fired", figure=self.figure, weapon=weapon)
            swap(s, fresh(rules, self.seat, self.figure, weapon))


WHERE = Prompt("shoot-where")
WHICH = Prompt("shoot-weapon")
WHICH_FRENZY = Prompt("shoot-weapon-or-reload")
