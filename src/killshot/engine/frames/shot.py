"""A weapon being fired: the interpreter of the weapon tables (SHO, R09, R10, R82).

The frame walks through the rows of an effect, stops where the shooter has to pick, and comes back to a menu of effects
in between. What would lead to a dead end is not offered (`foresight`).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import EFFECT, FIRST_NUMBER, FIRST_SQUARE, PASS, Action, picks
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
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..ids import FIRST_SPAWNPOINT, N_FIGURES, SCOPE, bits
from ..mechanics.ammo import MAX_POWERUPS, can_pay_any, draw_powerup
from ..mechanics.characters import blow_up, hypnotize, pay_rush, poison, release, unmark
from ..mechanics.damage import hurt, mark
from ..mechanics.movement import in_turn
from ..state import Frame, State, pop, push, put, swap
from .foresight import (
    EVERY_FIGURE,
    Aim,
    completes,
    destination,
    options_of,
    reached,
    surely_acts,
    usable,
    usable_effects,
    victims,
)
from .path import Path
from .payment import Payment, charge
from .powerup import Tagback, held, spend

if TYPE_CHECKING:
    from ..rules import Rules

MENU: Final = 0
PICKING: Final = 1
DEAD: Final = 2
WALKING: Final = 3
NO_MARKS: Final = (0,) * N_FIGURES


class Shot(Frame):
    """`ready` and `may_pass` say what is on offer; `settle` works them out and `decision` spells them out."""

    name: ClassVar[str] = "shot"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "me",
        "weapon",
        "used",
        "effect",
        "pc",
        "outer",
        "outer_pc",
        "slots",
        "hurt",
        "saw",
        "marks",
        "hit",
        "moved",
        "ready",
        "effects",
        "may_pass",
    )

    def __init__(
        self,
        seat: int,
        me: int,
        weapon: int,
        used: int,
        effect: int,
        pc: int,
        outer: int,
        outer_pc: int,
        slots: tuple[int, ...],
        hurt: int,
        saw: int,
        marks: tuple[int, ...],
        hit: bool,
        moved: bool,
        ready: int,
        effects: int,
        may_pass: bool,
    ) -> None:
        self.seat = seat
        self.me = me
        self.weapon = weapon
        self.used = used  # mask of the weapon's effects
        self.effect = effect  # the one being resolved, or -1: the menu
        self.pc = pc  # its next row
        self.outer = outer  # the effect inside which this one is used, or -1
        self.outer_pc = outer_pc
        self.slots = slots
        self.hurt = hurt  # mask of figures dealt damage: whom a scope may hit (PUP-10)
        self.saw = saw  # mask of figures that got a token while they saw the shooter (R22)
        self.marks = marks  # marks per figure, waiting for the end of the action (R12)
        self.hit = hit  # whether the effect has hit somebody,
        self.moved = moved  # or moved the shooter
        self.ready = ready  # mask of what can be picked
        self.effects = effects  # mask of the effects that can be used now
        self.may_pass = may_pass

    def settle(self, rules: "Rules", s: State) -> bool:
        while True:
            status = run(rules, s)
            if status == WALKING:
                return False
            shot = s.stack[-1]
            assert isinstance(shot, Shot)
            if status == PICKING:
                shot = with_choices(rules, s, shot)
                swap(s, shot)
                if shot.ready and rules.stepwise and walks(rules, s, shot):
                    return False
                if shot.ready or shot.effects:
                    return True
                swap(s, passed(shot))  # an optional pick without options passes by itself
            else:
                assert status == MENU, "a shot met a dead end"
                effects = usable_effects(rules, s, aim_of(shot), s.at, shot.slots)
                if effects or (shot.hurt and self.scopes(s)):
                    only = effects if len(rules.weapons[shot.weapon].effects) == 1 and not shot.used else 0
                    if only:
                        start(rules, s, shot, 0)
                        continue
                    swap(s, ready(shot, 0, effects, is_complete(rules, shot)))
                    return True
                finish(s, shot)
                return False

    def stands(self, rules: "Rules", s: State) -> bool:
        if self.effect < 0:
            return usable_effects(rules, s, aim_of(self), s.at, self.slots) != 0 or (
                self.hurt != 0 and bool(self.scopes(s))
            )
        return self.ready != 0 or with_choices(rules, s, self).effects != 0

    def scopes(self, s: State) -> list[Action]:
        """The Targeting Scopes that can be played and paid for (PUP-10, R19, R20)."""
        return [card for card in held(s, self.seat, SCOPE) if can_pay_any(s, self.seat, card.value)]

    def decision(self, rules: "Rules", s: State) -> Decision:
        weapon = rules.weapons[self.weapon]
        options: tuple[Action, ...] = ()
        if self.effect >= 0:
            effect = weapon.effects[self.effect]
            pick = effect.steps[self.pc]
            assert isinstance(pick, Pick)
            prompt = Prompt("pick-" + pick.kind, self.weapon, effect.id, slot=pick.name)
            options = picks(pick.first, self.ready)
        else:
            prompt = Prompt("effect", self.weapon)
        for i, other in enumerate(weapon.effects):
            if self.effects >> i & 1:
                options = (*options, EFFECT[other.id])
        if self.hurt:
            scopes = self.scopes(s)
            if scopes:
                options = (*options, *scopes)
        if self.may_pass:
            options = (*options, PASS)
        return Decision(ONE_SEAT[self.seat], prompt, options)

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action is PASS:
            if self.effect >= 0:
                swap(s, passed(self))
            else:
                finish(s, self)
        elif action.kind == "effect":
            for i, effect in enumerate(rules.weapons[self.weapon].effects):
                if effect.id == action.value:
                    start(rules, s, self, i)
        elif action.kind == "powerup":
            spend(s, self.seat, self.me, action.value)
            push(s, Scope(self.seat, self.me, -1))
        else:
            swap(s, picked(rules, self, action.index))


class Scope(Frame):
    """A Targeting Scope: whom, then a cube of any colour, then one more damage (PUP-10..14)."""

    name: ClassVar[str] = "scope"
    fields: ClassVar[tuple[str, ...]] = ("seat", "me", "target")

    def __init__(self, seat: int, me: int, target: int) -> None:
        self.seat = seat
        self.me = me
        self.target = target

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.target < 0:
            return True
        pop(s)
        shot = s.stack[-1]
        assert isinstance(shot, Shot)
        if hurt(s, self.me, self.target, 1) and sees(rules, s, self.target, self.me):
            swap(s, seen_by_victim(shot, self.target))
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        shot = s.stack[-2]
        assert isinstance(shot, Shot)
        return Decision(ONE_SEAT[self.seat], SCOPE_WHOM, picks(0, shot.hurt))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        swap(s, Scope(self.seat, self.me, action.value))
        push(s, Payment(self.seat, (0, 0, 0, 1, 0)))


SCOPE_WHOM: Final = Prompt("scope-whom")


def fresh(rules: "Rules", seat: int, me: int, weapon: int) -> Shot:
    """A shot before its first effect."""
    return Shot(
        seat, me, weapon, 0, -1, 0, -1, 0, rules.weapons[weapon].aimed[me], 0, 0, NO_MARKS, False, False, 0, 0, False
    )


def begun(shot: Shot, effect: int) -> Shot:
    """The shot with an effect begun; if another one is running, inside that one."""
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used | 1 << effect, effect, 0, shot.effect, shot.pc, shot.slots,
        shot.hurt, shot.saw, shot.marks, False, False, 0, 0, False,
    )  # fmt: skip


def picked(rules: "Rules", shot: Shot, index: int) -> Shot:
    """The shot with the pick it waits for made."""
    pick = rules.weapons[shot.weapon].effects[shot.effect].steps[shot.pc]
    assert isinstance(pick, Pick)
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc + 1, shot.outer, shot.outer_pc,
        put(shot.slots, pick.slot, index), shot.hurt, shot.saw, shot.marks, shot.hit, shot.moved, 0, 0, False,
    )  # fmt: skip


def passed(shot: Shot) -> Shot:
    """The shot with the pick it waits for left out."""
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc + 1, shot.outer, shot.outer_pc,
        shot.slots, shot.hurt, shot.saw, shot.marks, shot.hit, shot.moved, 0, 0, False,
    )  # fmt: skip


def ready(shot: Shot, mask: int, effects: int, may_pass: bool) -> Shot:
    """The shot waiting for a choice among these."""
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc, shot.outer, shot.outer_pc, shot.slots,
        shot.hurt, shot.saw, shot.marks, shot.hit, shot.moved, mask, effects, may_pass,
    )  # fmt: skip


def seen_by_victim(shot: Shot, victim: int) -> Shot:
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc, shot.outer, shot.outer_pc, shot.slots,
        shot.hurt, shot.saw | 1 << victim, shot.marks, shot.hit, shot.moved, shot.ready, shot.effects, shot.may_pass,
    )  # fmt: skip


def start(rules: "Rules", s: State, shot: Shot, effect: int) -> None:
    """Begin an effect; its whole cost is paid before any part of it resolves (R10)."""
    row = rules.weapons[shot.weapon].effects[effect]
    if s.events is not None:
        tell(s, "effect-used", figure=shot.me, weapon=shot.weapon, effect=row.id)
    swap(s, begun(shot, effect))
    for _ in range(row.rushes):
        pay_rush(s, shot.me)
    charge(s, shot.seat, row.cost, row.cards)


def finish(s: State, shot: Shot) -> None:
    """Marks reach the boards, then those who saw the shooter may answer (R12, R23)."""
    pop(s)
    for victim in range(N_FIGURES):
        if shot.marks[victim]:
            mark(s, shot.me, victim, shot.marks[victim])
    if shot.saw:
        push(s, Tagback(shot.me, tuple(in_turn(s, shot.me, shot.saw))))


def sees(rules: "Rules", s: State, viewer: int, figure: int) -> bool:
    return bool(rules.arena.seen[s.at[viewer]] >> s.at[figure] & 1)


def run(rules: "Rules", s: State) -> int:
    """Carry out rows of the shot on top until it waits for a pick or is back at the menu."""
    shot = s.stack[-1]
    assert isinstance(shot, Shot)
    while shot.effect >= 0:
        effect = rules.weapons[shot.weapon].effects[shot.effect]
        if shot.pc == effect.n_steps:
            if not shot.hit and not (shot.moved and not effect.must_hit):
                return DEAD
            shot = Shot(
                shot.seat, shot.me, shot.weapon, shot.used, shot.outer, shot.outer_pc, -1, 0, shot.slots,
                shot.hurt, shot.saw, shot.marks, True, True, 0, 0, False,
            )  # fmt: skip
            swap(s, shot)
            continue
        step = effect.steps[shot.pc]
        if isinstance(step, Pick):
            if step.once and shot.slots[step.slot] >= 0:
                shot = passed(shot)
                swap(s, shot)
                continue
            mask = options_of(rules, s, shot.me, s.at, shot.slots, 0, step)
            if mask or (step.offer >= 0 and not shot.used >> step.offer & 1):
                swap(s, ready(shot, mask, 0, step.optional))
                return PICKING
            if not step.optional:
                return DEAD
            shot = passed(shot)
        elif isinstance(step, Deal):
            shot = dealt(rules, s, shot, step)
        elif isinstance(step, Mark):
            shot = marked(rules, s, shot, step)
        elif isinstance(step, Strike):
            shot = touched(rules, s, shot, step)
        elif isinstance(step, Move):
            if rules.stepwise and drags(rules, s, shot, step):
                return WALKING
            shot = moved(rules, s, shot, step)
        elif isinstance(step, Note):
            square = place(rules.arena, s.at, shot.slots[step.of_slot])
            shot = resolved(shot, put(shot.slots, step.slot, FIRST_SQUARE + square), False)
        else:
            shot = resolved(shot, in_kind(s, shot.seat, shot.me, shot.slots, step), False)
        swap(s, shot)
    return MENU


def resolved(shot: Shot, slots: tuple[int, ...], has_moved: bool) -> Shot:
    """The shot past a row that hit nobody."""
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc + 1, shot.outer, shot.outer_pc, slots,
        shot.hurt, shot.saw, shot.marks, shot.hit, shot.moved or has_moved, 0, 0, False,
    )  # fmt: skip


def dealt(rules: "Rules", s: State, shot: Shot, deal: Deal) -> Shot:
    """Victim by victim in seat order, spawnpoints last (R14); who is pulled moves just before the own damage."""
    mask = victims(rules, s, shot.me, s.at, shot.slots, 0, deal)
    amounts = [0] * N_FIGURES
    for amount, slot in deal.slots:
        if 0 <= shot.slots[slot] < N_FIGURES:
            amounts[shot.slots[slot]] += amount
    for amount, area in deal.areas:
        hit = mask & rules.figures_on(s, shot.me, s.at, area.squares(rules.arena, s, s.at, shot.slots))
        for victim in range(N_FIGURES):
            if hit >> victim & 1:
                amounts[victim] += amount
    bonus = deal.bonus(shot.slots)
    saw = shot.saw
    for victim in in_turn(s, shot.me, mask):
        if deal.pull_slot >= 0:
            rules.move(s, victim, place(rules.arena, s.at, shot.slots[deal.pull_slot]), shot.me)
        if hurt(s, shot.me, victim, amounts[victim] + bonus) and sees(rules, s, victim, shot.me):
            saw |= 1 << victim
    for target in bits(mask >> FIRST_SPAWNPOINT):
        rules.strike_target(s, shot.me, FIRST_SPAWNPOINT + target)
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc + 1, shot.outer, shot.outer_pc, shot.slots,
        shot.hurt | mask & EVERY_FIGURE, saw, shot.marks, shot.hit or mask != 0, shot.moved, 0, 0, False,
    )  # fmt: skip


def marked(rules: "Rules", s: State, shot: Shot, step: Mark) -> Shot:
    """Who gets marks is settled now, when they get them later (R12)."""
    marks = list(shot.marks)
    mask = reached(rules, s, shot.me, s.at, shot.slots, step)
    amount = step.rows[0][0]
    for victim in bits(mask):
        marks[victim] += amount
    hit = shot.hit or mask != 0
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc + 1, shot.outer, shot.outer_pc, shot.slots,
        shot.hurt, shot.saw, tuple(marks), hit, shot.moved, 0, 0, False,
    )  # fmt: skip


def touched(rules: "Rules", s: State, shot: Shot, step: Strike) -> Shot:
    """Poison, hypnosis, and the end of it: neither damage nor marks (CHR-22)."""
    mask = reached(rules, s, shot.me, s.at, shot.slots, step)
    if isinstance(step, Poison):
        poison(s, mask)
    elif isinstance(step, Hypnotize):
        hypnotize(s, mask)
    else:
        for _, slot in step.slots:
            release(s, shot.slots[slot])
    return Shot(
        shot.seat, shot.me, shot.weapon, shot.used, shot.effect, shot.pc + 1, shot.outer, shot.outer_pc, shot.slots,
        shot.hurt, shot.saw, shot.marks, shot.hit or mask != 0, shot.moved, 0, 0, False,
    )  # fmt: skip


def in_kind(s: State, seat: int, me: int, slots: tuple[int, ...], step: Step) -> tuple[int, ...]:
    """Prices in kind, and the card drawn for one (CHR-21): the slots afterwards."""
    if isinstance(step, Cool):
        slots = put(slots, step.slot, FIRST_NUMBER + s.cast.hot - 1)
        s.cast = s.cast._replace(hot=0)
        tell(s, "cooled", figure=me)
    elif isinstance(step, BlowUp):
        if slots[step.tile_slot] >= 0:
            blow_up(s, me, slots[step.tile_slot] - FIRST_SQUARE)
    elif isinstance(step, Unmark):
        unmark(s, me, slots[step.target_slot], slots[step.count_slot] - FIRST_NUMBER + 1)
    else:
        assert isinstance(step, Draw)
        if len(s.powerups[seat]) < MAX_POWERUPS:
            draw_powerup(s, seat)
    return slots


def moved(rules: "Rules", s: State, shot: Shot, step: Move) -> Shot:
    """A figure goes where the slot or query says; a round trip is a move too (R15)."""
    square = destination(rules, s, s.at, shot.slots, step)
    who = shot.slots[step.who_slot]
    goes = square >= 0 and who < N_FIGURES  # a spawnpoint stays in place (R88)
    if goes:
        rules.move(s, who, square, shot.me)
    return resolved(shot, shot.slots, goes and step.who_slot == ME)


def walks(rules: "Rules", s: State, shot: Shot) -> bool:
    """Where paths matter, a free path is picked step by step (R89); its slot then holds whoever has moved."""
    pick = rules.weapons[shot.weapon].effects[shot.effect].steps[shot.pc]
    assert isinstance(pick, Pick)
    mover = shot.slots[pick.mover_slot] if pick.path else N_FIGURES
    if mover >= N_FIGURES:
        return False
    swap(s, picked(rules, shot, mover))
    push(s, Path(shot.seat, shot.me, mover, pick.path, shot.ready, pick.may_stay))
    return True


def drags(rules: "Rules", s: State, shot: Shot, step: Move) -> bool:
    """Likewise the path of a figure dragged to another one, which is as short as can be (R83)."""
    square = destination(rules, s, s.at, shot.slots, step)
    who = shot.slots[step.who_slot]
    if square < 0 or who >= N_FIGURES or shot.slots[step.to_slot] >= N_FIGURES or step.to_query is not None:
        return False
    distance = rules.arena.distance[s.at[who]][square]
    if distance < 2:
        return False
    swap(s, resolved(shot, shot.slots, True))
    push(s, Path(shot.seat, shot.me, who, distance, 1 << square, False))
    return True


def is_complete(rules: "Rules", shot: Shot) -> bool:
    """Whether the basic effect or a mode has been used, so that the shooter may stop (SHO-02)."""
    return shot.used & rules.weapons[shot.weapon].conclusive != 0


def aim_of(shot: Shot) -> Aim:
    return Aim(shot.seat, shot.me, shot.weapon, shot.used)


def with_choices(rules: "Rules", s: State, shot: Shot) -> Shot:
    """The shot at a pick, with what would lead to a dead end taken off the options."""
    effect = rules.weapons[shot.weapon].effects[shot.effect]
    pick = effect.steps[shot.pc]
    assert isinstance(pick, Pick)
    aim = aim_of(shot)
    mask = shot.ready
    safe = pick.last_duty and is_complete(rules, shot)
    if not (safe and surely_acts(pick, effect, shot.hit)):
        for i in range(12):
            if mask >> i & 1:
                slots = put(shot.slots, pick.slot, pick.first + i)
                if not completes(rules, s, aim, s.at, slots, shot.effect, shot.pc + 1, shot.hit, shot.moved):
                    mask &= ~(1 << i)
    may_pass = (
        pick.optional
        and not pick.forced
        and (
            (safe and shot.hit)
            or completes(rules, s, aim, s.at, shot.slots, shot.effect, shot.pc + 1, shot.hit, shot.moved)
        )
    )
    effects = 0
    if pick.offer >= 0 and usable(rules, s, aim, s.at, shot.slots, pick.offer, True):
        effects = 1 << pick.offer
    return ready(shot, mask, effects, may_pass)
