"""The rows of an effect, carried out one after the other: what `Deal`, `Mark`, `Move` and the others do (SHO, CHR)."""

from typing import TYPE_CHECKING, Final

from ..action import FIRST_NUMBER, FIRST_SQUARE
from ..cards.language import (
    BlowUp,
    Cool,
    Deal,
    Draw,
    Hypnotize,
    Mark,
    Move,
    Note,
    Pick,
    Poison,
    Step,
    Strike,
    Unmark,
)
from ..cards.queries import ME, place
from ..events import tell
from ..ids import FIRST_SPAWNPOINT, N_FIGURES, bits
from ..mechanics.ammo import MAX_POWERUPS, draw_powerup
from ..mechanics.characters import blow_up, hypnotize, poison, unmark
from ..mechanics.movement import in_turn
from ..state import State, push, put, swap
from .foresight import EVERY_FIGURE, destination, options_of, reached, victims
from .path import Path

if TYPE_CHECKING:
    from ..rules import Rules
    from .shot import Shot

# where a shot stands when it cannot go on by itself
MENU: Final = 0
PICKING: Final = 1
DEAD: Final = 2
WALKING: Final = 3


def run(rules: "Rules", s: State, shot: "Shot") -> int:
    """Carry out rows until the shot (a private copy) waits for a pick or a path, or is back at the menu."""
    while shot.effect >= 0:
        effect = rules.weapons[shot.weapon].effects[shot.effect]
        if shot.pc == effect.n_steps:
            if not shot.hit and not (shot.moved and not effect.must_hit):
                return DEAD
            shot.effect, shot.pc = shot.outer, shot.outer_pc
            shot.outer, shot.outer_pc = -1, 0
            shot.hit = shot.moved = True
            continue
        step = effect.steps[shot.pc]
        if isinstance(step, Pick):
            filled = step.once and shot.slots[step.slot] >= 0
            shot.ready = 0 if filled else options_of(rules, s, shot.me, s.at, shot.slots, 0, step)
            if shot.ready or (step.offer >= 0 and not shot.used >> step.offer & 1):
                return PICKING
            if not step.optional and not filled:
                return DEAD
        elif isinstance(step, Move) and rules.stepwise and drags(rules, s, shot, step):
            return WALKING
        else:
            carry_out(rules, s, shot, step)
        shot.pc += 1
    return MENU


def carry_out(rules: "Rules", s: State, shot: "Shot", step: Step) -> None:
    if isinstance(step, Deal):
        deal(rules, s, shot, step)
    elif isinstance(step, Mark):
        mark_later(rules, s, shot, step)
    elif isinstance(step, Move):
        go(rules, s, shot, step)
    elif isinstance(step, Note):
        square = place(rules.arena, s.at, shot.slots[step.of_slot])
        shot.slots = put(shot.slots, step.slot, FIRST_SQUARE + square)
    elif isinstance(step, Strike):
        touch(rules, s, shot, step)
    else:
        pay_in_kind(s, shot, step)


def sees(rules: "Rules", s: State, viewer: int, figure: int) -> bool:
    return bool(rules.arena.seen[s.at[viewer]] >> s.at[figure] & 1)


def deal(rules: "Rules", s: State, shot: "Shot", step: Deal) -> None:
    """Victim by victim in seat order, spawnpoints last (R14); a victim that is pulled moves just before it is hurt."""
    mask = victims(rules, s, shot.me, s.at, shot.slots, 0, step)
    amounts = [step.bonus(shot.slots)] * N_FIGURES
    for amount, slot in step.slots:
        if 0 <= shot.slots[slot] < N_FIGURES:
            amounts[shot.slots[slot]] += amount
    for amount, area in step.areas:
        squares = area.squares(rules.arena, s, s.at, shot.slots)
        for victim in bits(mask & rules.figures_on(s, shot.me, s.at, squares)):
            amounts[victim] += amount
    for victim in in_turn(s, shot.me, mask):
        if step.pull_slot >= 0:
            rules.move(s, victim, place(rules.arena, s.at, shot.slots[step.pull_slot]), shot.me)
        if rules.hurt(s, shot.me, victim, amounts[victim]) and sees(rules, s, victim, shot.me):
            shot.saw |= 1 << victim
    for target in bits(mask >> FIRST_SPAWNPOINT):
        rules.strike_target(s, shot.me, FIRST_SPAWNPOINT + target)
    shot.hurt |= mask & EVERY_FIGURE
    shot.hit = shot.hit or mask != 0


def mark_later(rules: "Rules", s: State, shot: "Shot", step: Mark) -> None:
    """The victims are chosen now; they get their marks at the end of the action (R12)."""
    mask = reached(rules, s, shot.me, s.at, shot.slots, step)
    for victim in bits(mask):
        shot.marks = put(shot.marks, victim, shot.marks[victim] + step.amount)
    shot.hit = shot.hit or mask != 0


def touch(rules: "Rules", s: State, shot: "Shot", step: Strike) -> None:
    """Poison a figure, hypnotise it or, at the end of the action, release it: neither damage nor marks (CHR-22)."""
    mask = reached(rules, s, shot.me, s.at, shot.slots, step)
    if isinstance(step, Poison):
        poison(s, mask)
    elif isinstance(step, Hypnotize):
        hypnotize(s, mask)
    else:
        for _, slot in step.slots:
            shot.freed |= 1 << shot.slots[slot]
    shot.hit = shot.hit or mask != 0


def pay_in_kind(s: State, shot: "Shot", step: Step) -> None:
    """Costs paid in something other than cubes, and the card drawn in return for one (CHR-21)."""
    if isinstance(step, Cool):
        shot.slots = put(shot.slots, step.slot, FIRST_NUMBER + s.cast.hot - 1)
        s.cast = s.cast._replace(hot=0)
        tell(s, "cooled", figure=shot.me)
    elif isinstance(step, BlowUp):
        if shot.slots[step.tile_slot] >= 0:
            blow_up(s, shot.me, shot.slots[step.tile_slot] - FIRST_SQUARE)
    elif isinstance(step, Unmark):
        unmark(s, shot.me, shot.slots[step.target_slot], shot.slots[step.count_slot] - FIRST_NUMBER + 1)
    else:
        assert isinstance(step, Draw)
        if len(s.powerups[shot.seat]) < MAX_POWERUPS:
            draw_powerup(s, shot.seat)


def go(rules: "Rules", s: State, shot: "Shot", step: Move) -> None:
    """A figure goes where the slot or query says; a round trip is a move too (R15)."""
    square = destination(rules, s, s.at, shot.slots, step)
    who = shot.slots[step.who_slot]
    if square >= 0 and who < N_FIGURES:  # a spawnpoint stays in place (R88)
        rules.move(s, who, square, shot.me)
        shot.moved = shot.moved or step.who_slot == ME


def drags(rules: "Rules", s: State, shot: "Shot", step: Move) -> bool:
    """Where paths matter, that of a figure dragged to another one is picked too; it is as short as can be (R83)."""
    square = destination(rules, s, s.at, shot.slots, step)
    who = shot.slots[step.who_slot]
    if square < 0 or who >= N_FIGURES or step.to_query is not None or shot.slots[step.to_slot] >= N_FIGURES:
        return False
    distance = rules.arena.distance[s.at[who]][square]
    if distance < 2:
        return False
    shot.pc += 1
    swap(s, shot)
    push(s, Path(shot.seat, shot.me, who, distance, 1 << square, False))
    return True
