"""Grab Stuff: perhaps a move, then the tile or a weapon of that square (ACT-02, ACT-03, WPN)."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import DROP, FIRST_SQUARE, WEAPON, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt, for_each_weapon
from ..events import tell
from ..ids import ARENA_WEAPONS, bits
from ..mechanics.ammo import can_pay, shelve
from ..state import State, pop, put, swap
from .deed import Deed
from .path import next_squares
from .payment import charge

if TYPE_CHECKING:
    from ..rules import Rules

MAX_WEAPONS = 3


def grabbable(rules: "Rules", s: State, seat: int, square: int) -> bool:
    """Whether something lies there that this seat can take: no empty grabs (R06)."""
    colour = rules.arena.spawn_colour[square]
    if colour < 0:
        return rules.has_tile(s, square)
    for weapon in s.shelves[colour]:
        if weapon >= 0 and can_pay(s, seat, rules.weapons[weapon].grab_cost):
            return True
    return False


def grab_squares(rules: "Rules", s: State, seat: int, figure: int, moves: int) -> int:
    """The squares within `moves` moves where a grab would be legal."""
    mask = 0
    for square in bits(rules.arena.within[moves][s.at[figure]]):
        if grabbable(rules, s, seat, square):
            mask |= 1 << square
    return mask


def can_grab(rules: "Rules", s: State, seat: int, figure: int, moves: int) -> bool:
    """Whether Grab is on offer."""
    for square in bits(rules.arena.within[moves][s.at[figure]]):
        if grabbable(rules, s, seat, square):
            return True
    return False


class Grab(Deed):
    """A square first; picking the one the figure is on means staying. Where paths matter, step by step."""

    name: ClassVar[str] = "grab"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "moves")

    def __init__(self, seat: int, figure: int, moves: int) -> None:
        super().__init__(seat, figure)
        self.moves = moves

    def decision(self, rules: "Rules", s: State) -> Decision:
        squares = grab_squares(rules, s, self.seat, self.figure, self.moves)
        if rules.stepwise:
            squares = next_squares(rules.arena, s.at[self.figure], self.moves, squares)
        return Decision(ONE_SEAT[self.seat], WHERE, picks(FIRST_SQUARE, squares))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        square = action.value
        if rules.stepwise and square != s.at[self.figure]:
            swap(s, Grab(self.seat, self.figure, self.moves - 1))
            rules.move(s, self.figure, square, self.figure)
            return
        rules.move(s, self.figure, square, self.figure)
        if rules.arena.spawn_colour[square] >= 0:
            swap(s, Armory(self.seat, self.figure))
            return
        pop(s)
        rules.grab(s, self.seat, self.figure, square)


class Armory(Deed):
    """Then, on a spawnpoint, which weapon (WPN-01..03)."""

    name: ClassVar[str] = "armory"

    def decision(self, rules: "Rules", s: State) -> Decision:
        shelf = s.shelves[rules.arena.spawn_colour[s.at[self.figure]]]
        options = [
            WEAPON[weapon] for weapon in shelf if weapon >= 0 and can_pay(s, self.seat, rules.weapons[weapon].grab_cost)
        ]
        return Decision(ONE_SEAT[self.seat], WHICH, tuple(options))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        colour = rules.arena.spawn_colour[s.at[self.figure]]
        weapon = action.value
        slot = colour * 3 + s.shelves[colour].index(weapon)
        swap(s, Arming(self.seat, self.figure, weapon, slot))
        charge(s, self.seat, rules.weapons[weapon].grab_cost)


class Arming(Deed):
    """The weapon is paid for; a fourth one takes the place of one held before (WPN-04, R07)."""

    name: ClassVar[str] = "arming"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "weapon", "slot")

    def __init__(self, seat: int, figure: int, weapon: int, slot: int) -> None:
        super().__init__(seat, figure)
        self.weapon = weapon
        self.slot = slot

    def settle(self, rules: "Rules", s: State) -> bool:
        if len(self.held(s)) >= MAX_WEAPONS:
            return True
        shelve(s, self.slot, -1)
        s.gaps = (*s.gaps, self.slot)
        self.take(s)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], LEAVE[self.weapon], tuple(DROP[weapon] for weapon in self.held(s)))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        dropped = 1 << action.value
        s.loaded = put(s.loaded, self.seat, s.loaded[self.seat] & ~dropped)
        s.unloaded = put(s.unloaded, self.seat, s.unloaded[self.seat] & ~dropped)
        shelve(s, self.slot, action.value)
        tell(s, "weapon-dropped", figure=self.figure, weapon=action.value)
        self.take(s)

    def held(self, s: State) -> tuple[int, ...]:
        """The weapons that count; a character weapon does not and cannot be dropped (R43)."""
        return bits((s.loaded[self.seat] | s.unloaded[self.seat]) & ARENA_WEAPONS)

    def take(self, s: State) -> None:
        s.loaded = put(s.loaded, self.seat, s.loaded[self.seat] | 1 << self.weapon)
        tell(s, "weapon-taken", figure=self.figure, weapon=self.weapon)
        pop(s)


WHERE: Final = Prompt("grab-where")
WHICH: Final = Prompt("grab-weapon")
LEAVE: Final = for_each_weapon("drop")
