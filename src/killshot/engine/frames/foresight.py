"""No dead ends: whether an effect, from some row on, can still be carried out and act (SHO-03, R09, R82).

Generic for all weapons. Only places and picks matter for that, so it looks ahead on squares and slots alone and never
touches a state. The tables know which picks need no looking ahead at all (`Effect._study`).
"""

from typing import TYPE_CHECKING, Final

from ..action import FIRST_NUMBER, FIRST_SQUARE
from ..cards.language import Cool, Deal, Effect, Move, Note, Pick, Poison, Release, Strike
from ..cards.queries import ME, place
from ..ids import FIRST_SPAWNPOINT
from ..mechanics.ammo import can_afford
from ..state import State, put

if TYPE_CHECKING:
    from ..rules import Rules


EVERY_FIGURE: Final = (1 << FIRST_SPAWNPOINT) - 1


class Aim:
    """Who fires what, and the effects begun so far: what does not change while looking ahead at one effect."""

    def __init__(self, seat: int, me: int, weapon: int, used: int) -> None:
        self.seat = seat
        self.me = me
        self.weapon = weapon
        self.used = used


def surely_acts(pick: Pick, effect: Effect, hit: bool) -> bool:
    return hit or pick.surely_hits or (pick.surely_moves and not effect.must_hit)


def options_of(
    rules: "Rules", s: State, me: int, at: tuple[int, ...], slots: tuple[int, ...], struck: int, pick: Pick
) -> int:
    """What the query of a pick allows, before looking ahead."""
    if pick.given_slot >= 0 and slots[pick.given_slot] < 0:
        return 0
    query = pick.query
    squares = query.squares(rules.arena, s, at, slots)
    if not squares:
        return 0
    if pick.first:
        if pick.mover_slot >= 0 and slots[pick.mover_slot] >= FIRST_SPAWNPOINT:  # a spawnpoint stays in place (R88)
            return squares & 1 << place(rules.arena, at, slots[pick.mover_slot])
        return squares
    if not pick.takes_damage:
        return rules.figures_on(s, me, at, squares) & query.among(s, slots)
    mask = rules.targets_on(s, me, at, squares, struck) & query.among(s, slots)
    if query.spawnpoints_in_sight and mask >> FIRST_SPAWNPOINT:
        mask &= rules.targets_on(s, me, at, rules.arena.seen[at[me]], struck) | EVERY_FIGURE
    return mask


def usable_effects(
    rules: "Rules", s: State, aim: Aim, at: tuple[int, ...], slots: tuple[int, ...], struck: int = 0
) -> int:
    """The effects that can be used next from the menu, as a mask."""
    mask = 0
    for i in range(len(rules.weapons[aim.weapon].effects)):
        if usable(rules, s, aim, at, slots, i, False, struck):
            mask |= 1 << i
    return mask


def usable(
    rules: "Rules",
    s: State,
    aim: Aim,
    at: tuple[int, ...],
    slots: tuple[int, ...],
    i: int,
    inside: bool,
    struck: int = 0,
) -> bool:
    """Unused, in its place, affordable, and sure to find a target or a way."""
    effect = rules.weapons[aim.weapon].effects[i]
    if aim.used >> i & 1 or effect.needs & ~aim.used or (effect.mode and aim.used):
        return False
    if effect.inside and not inside:
        return False
    if effect.letters and not can_afford(s, aim.seat, effect.cost, effect.cards):
        return False
    if s.cast.hot < effect.hot:
        return False
    begun = Aim(aim.seat, aim.me, aim.weapon, aim.used | 1 << i)
    return completes(rules, s, begun, at, slots, i, 0, False, False, struck)


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
    struck: int = 0,
) -> bool:
    """Whether effect `i`, from row `pc` on, can be finished legally, and the basic effect after it if that is due.

    `struck`: targets hit while looking ahead; a spawnpoint among them is no longer a target (R31).
    """
    weapon = rules.weapons[aim.weapon]
    effect = weapon.effects[i]
    conclusive = aim.used & weapon.conclusive != 0
    while pc < effect.n_steps:
        step = effect.steps[pc]
        if isinstance(step, Pick):
            if step.once and slots[step.slot] >= 0:
                pc += 1
                continue
            mask = options_of(rules, s, aim.me, at, slots, struck, step)
            if mask:
                if conclusive and step.last_duty and surely_acts(step, effect, hit):
                    return True
                option = 0
                while mask >> option:
                    if mask >> option & 1 and completes(
                        rules, s, aim, at, put(slots, step.slot, step.first + option), i, pc + 1, hit, moved, struck
                    ):
                        return True
                    option += 1
            if not step.optional or (step.forced and mask):
                return False
        elif isinstance(step, Deal):
            struck |= victims(rules, s, aim.me, at, slots, struck, step)
            hit = hit or struck != 0
            if step.pull_slot >= 0:
                for _, slot in step.slots:
                    if 0 <= slots[slot] < FIRST_SPAWNPOINT:
                        at = put(at, slots[slot], place(rules.arena, at, slots[step.pull_slot]))
        elif isinstance(step, Strike):
            hit = hit or reached(rules, s, aim.me, at, slots, step) != 0
        elif isinstance(step, Move):
            square = destination(rules, s, at, slots, step)
            if square >= 0 and slots[step.who_slot] < FIRST_SPAWNPOINT:
                at = put(at, slots[step.who_slot], square)
                moved = moved or step.who_slot == ME
        elif isinstance(step, Note):
            slots = put(slots, step.slot, FIRST_SQUARE + place(rules.arena, at, slots[step.of_slot]))
        elif isinstance(step, Cool):
            slots = put(slots, step.slot, FIRST_NUMBER + s.cast.hot - 1)
        pc += 1
    if not hit and not (moved and not effect.must_hit):
        return False
    return conclusive or usable_effects(rules, s, aim, at, slots, struck) != 0


def victims(
    rules: "Rules", s: State, me: int, at: tuple[int, ...], slots: tuple[int, ...], struck: int, deal: Deal
) -> int:
    """Whom a Deal would hurt. A spawnpoint damaged before is nobody (R31)."""
    mask = 0
    for _, slot in deal.slots:
        if slots[slot] >= 0:
            mask |= 1 << slots[slot]
    if mask >> FIRST_SPAWNPOINT:
        mask &= rules.targets_on(s, me, at, rules.arena.all, struck) | EVERY_FIGURE
    for _, area in deal.areas:
        mask |= rules.targets_on(s, me, at, area.squares(rules.arena, s, at, slots), struck) & area.among(s, slots)
    return mask


def reached(rules: "Rules", s: State, me: int, at: tuple[int, ...], slots: tuple[int, ...], step: Strike) -> int:
    """Which figures a Mark, Poison or Hypnotize would reach. Spending a token reaches nobody."""
    if isinstance(step, Release) or (isinstance(step, Poison) and step.given_slot >= 0 and slots[step.given_slot] < 0):
        return 0
    mask = 0
    for _, slot in step.slots:
        if 0 <= slots[slot] < FIRST_SPAWNPOINT:
            mask |= 1 << slots[slot]
    for _, area in step.areas:
        mask |= rules.figures_on(s, me, at, area.squares(rules.arena, s, at, slots)) & area.among(s, slots)
    return mask


def destination(rules: "Rules", s: State, at: tuple[int, ...], slots: tuple[int, ...], step: Move) -> int:
    """Where a Move leads, or -1 when its slot is empty."""
    if step.to_query is None:
        return place(rules.arena, at, slots[step.to_slot])
    return step.to_query.squares(rules.arena, s, at, slots).bit_length() - 1
