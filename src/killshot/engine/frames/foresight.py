"""No dead ends: whether an effect, from some row on, can still be carried out and act (SHO-03, R09, R82).

Generic for all weapons. Only places and picks matter for that, so it looks ahead on squares and slots alone and never
touches a state. The tables know which picks need no looking ahead at all (`Effect._study`).
"""

from typing import TYPE_CHECKING

from ..action import FIRST_SQUARE
from ..cards.language import Deal, Effect, Mark, Move, Note, Pick, Strike
from ..cards.queries import place
from ..mechanics.ammo import can_pay
from ..state import State, put

if TYPE_CHECKING:
    from ..rules import Rules


class Aim:
    """Who fires what, and the effects begun so far: what does not change while looking ahead at one effect."""

    def __init__(self, seat: int, me: int, weapon: int, used: int) -> None:
        self.seat = seat
        self.me = me
        self.weapon = weapon
        self.used = used


def must_hit(index: int, effect: Effect) -> bool:
    """The basic effect and every mode have to hit somebody (R09); other effects may as well move (R82)."""
    return index == 0 or effect.mode


def surely_acts(pick: Pick, index: int, effect: Effect, hit: bool) -> bool:
    return hit or pick.surely_hits or (pick.surely_moves and not must_hit(index, effect))


def options_of(rules: "Rules", s: State, me: int, at: tuple[int, ...], slots: tuple[int, ...], pick: Pick) -> int:
    """What the query of a pick allows, before looking ahead."""
    squares = pick.query.squares(rules.arena, at, slots)
    if pick.first:
        return squares
    if not squares:
        return 0
    return rules.figures_on(s, me, at, squares) & pick.query.among(slots)


def usable_effects(rules: "Rules", s: State, aim: Aim, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
    """The effects that may be used next from the menu, as a mask."""
    mask = 0
    for i in range(len(rules.weapons[aim.weapon].effects)):
        if usable(rules, s, aim, at, slots, i, False):
            mask |= 1 << i
    return mask


def usable(
    rules: "Rules", s: State, aim: Aim, at: tuple[int, ...], slots: tuple[int, ...], i: int, inside: bool
) -> bool:
    """Unused, in its place, affordable, and sure to find a target or a way."""
    effect = rules.weapons[aim.weapon].effects[i]
    if aim.used >> i & 1 or effect.needs & ~aim.used or (effect.mode and aim.used):
        return False
    if effect.inside and not inside:
        return False
    if effect.letters and not can_pay(s, aim.seat, effect.cost):
        return False
    begun = Aim(aim.seat, aim.me, aim.weapon, aim.used | 1 << i)
    return completes(rules, s, begun, at, slots, i, 0, False, False)


def can_fire(rules: "Rules", s: State, seat: int, me: int, at: tuple[int, ...], weapon: int) -> bool:
    """Whether a weapon, loaded, could be fired with the figures at these places."""
    card = rules.weapons[weapon]
    slots = card.aimed[me]
    aim = Aim(seat, me, weapon, 0)
    for i in range(len(card.effects)):
        if usable(rules, s, aim, at, slots, i, False):
            return True
    return False


def completes(
    rules: "Rules",
    s: State,
    aim: Aim,
    at: tuple[int, ...],
    slots: tuple[int, ...],
    i: int,
    pc: int,
    hit: bool,
    moved: bool,
) -> bool:
    """Whether effect `i`, from row `pc` on, can be finished legally, and the basic effect after it if that is due."""
    effect = rules.weapons[aim.weapon].effects[i]
    conclusive = aim.used & 1 != 0 or effect.mode
    while pc < effect.n_steps:
        step = effect.steps[pc]
        if isinstance(step, Pick):
            mask = options_of(rules, s, aim.me, at, slots, step)
            if mask:
                if conclusive and step.last_duty and surely_acts(step, i, effect, hit):
                    return True
                option = 0
                while mask >> option:
                    if mask >> option & 1 and completes(
                        rules, s, aim, at, put(slots, step.slot, step.first + option), i, pc + 1, hit, moved
                    ):
                        return True
                    option += 1
            if not step.optional:
                return False
        elif isinstance(step, Deal):
            hit = hit or strikes(rules, s, aim.me, at, slots, step)
            if step.pull_slot >= 0:
                for _, slot in step.slots:
                    if slots[slot] >= 0:
                        at = put(at, slots[slot], place(rules.arena, at, slots[step.pull_slot]))
        elif isinstance(step, Mark):
            hit = hit or strikes(rules, s, aim.me, at, slots, step)
        elif isinstance(step, Move):
            square = destination(rules, at, slots, step)
            if square >= 0:
                at = put(at, slots[step.who_slot], square)
                moved = True
        else:
            assert isinstance(step, Note)
            slots = put(slots, step.slot, FIRST_SQUARE + place(rules.arena, at, slots[step.of_slot]))
        pc += 1
    if not hit and not (moved and not must_hit(i, effect)):
        return False
    return conclusive or usable_effects(rules, s, aim, at, slots) != 0


def strikes(rules: "Rules", s: State, me: int, at: tuple[int, ...], slots: tuple[int, ...], step: Strike) -> bool:
    """Whether a Deal or Mark would reach anybody."""
    for _, slot in step.slots:
        if slots[slot] >= 0:
            return True
    for _, area in step.areas:
        if rules.figures_on(s, me, at, area.squares(rules.arena, at, slots)):
            return True
    return False


def destination(rules: "Rules", at: tuple[int, ...], slots: tuple[int, ...], step: Move) -> int:
    """Where a Move leads, or -1 when its slot is empty."""
    if step.to_query is None:
        return place(rules.arena, at, slots[step.to_slot])
    return step.to_query.squares(rules.arena, at, slots).bit_length() - 1
