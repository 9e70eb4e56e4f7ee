"""A weapon being fired (SHO, R09, R10, R82).

The frame walks through the rows of an effect (`rows`), stops where the shooter has to pick, and comes back to a menu of
effects in between. What would lead to a dead end is not offered (`foresight`). A shot on the stack is never changed:
as with a state, change a private copy.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import EFFECT, PASS, Action, picks
from ..cards.language import Pick
from ..decision import ONE_SEAT, Decision, Prompt, for_each_weapon
from ..events import tell
from ..ids import N_FIGURES, SCOPE, bits
from ..mechanics.ammo import can_pay_any
from ..mechanics.characters import pay_rush, release
from ..mechanics.damage import mark
from ..state import Frame, State, pop, push, put, swap
from ..underway import Firing
from .foresight import Aim, completes, surely_acts, usable, usable_effects
from .path import Path
from .payment import Payment, charge
from .powerup import held, spend
from .rows import MENU, PICKING, WALKING, run, sees

if TYPE_CHECKING:
    from ..rules import Rules
    from ..underway import Underway

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
        "freed",
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
        freed: int,
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
        self.freed = freed  # mask of figures whose mind control tokens are spent when the action is over (CHR-13)
        self.hit = hit  # whether the effect has hit a target,
        self.moved = moved  # or moved the shooter
        self.ready = ready  # mask of what can be picked
        self.effects = effects  # mask of the effects that can be used now
        self.may_pass = may_pass

    def copy(self) -> "Shot":
        return Shot(
            self.seat,
            self.me,
            self.weapon,
            self.used,
            self.effect,
            self.pc,
            self.outer,
            self.outer_pc,
            self.slots,
            self.hurt,
            self.saw,
            self.marks,
            self.freed,
            self.hit,
            self.moved,
            self.ready,
            self.effects,
            self.may_pass,
        )

    def pick(self, rules: "Rules") -> Pick:
        """The row the shot waits at."""
        row = rules.weapons[self.weapon].effects[self.effect].steps[self.pc]
        assert isinstance(row, Pick)
        return row

    def describe(self, rules: "Rules", s: State, found: "Underway") -> None:
        effect = rules.weapons[self.weapon].effects[self.effect].id if self.effect >= 0 else -1
        found.firing = Firing(self.me, self.weapon, effect, self.hurt)
        found.acting = self.me

    def settle(self, rules: "Rules", s: State) -> bool:
        shot = self.copy()
        while True:
            status = run(rules, s, shot)
            if status == PICKING:
                offer(rules, s, shot)
                if shot.ready and rules.stepwise and walks(rules, s, shot):
                    return False
                if shot.ready or shot.effects:
                    swap(s, shot)
                    return True
                shot.pc += 1  # an optional pick without options passes by itself
            elif status == WALKING:
                return False
            else:
                assert status == MENU, "a shot met a dead end"
                shot.ready = 0
                shot.effects = usable_effects(rules, s, aim_of(shot), s.at, shot.slots)
                shot.may_pass = is_complete(rules, shot)
                if shot.effects and not shot.used and len(rules.weapons[shot.weapon].effects) == 1:
                    start(rules, s, shot, 0)
                    return False
                if shot.effects or (shot.hurt and self.scopes(s)):
                    swap(s, shot)
                    return True
                finish(rules, s, shot)
                return False

    def stands(self, rules: "Rules", s: State) -> bool:
        if self.effect < 0:
            return usable_effects(rules, s, aim_of(self), s.at, self.slots) != 0 or (
                self.hurt != 0 and bool(self.scopes(s))
            )
        shot = self.copy()
        offer(rules, s, shot)
        return shot.ready != 0 or shot.effects != 0

    def scopes(self, s: State) -> list[Action]:
        """The Targeting Scopes that can be played and paid for (PUP-10, R19, R20)."""
        return [card for card in held(s, self.seat, SCOPE) if can_pay_any(s, self.seat, card.value)]

    def decision(self, rules: "Rules", s: State) -> Decision:
        weapon = rules.weapons[self.weapon]
        options: tuple[Action, ...] = ()
        if self.effect >= 0:
            pick = self.pick(rules)
            prompt = pick.prompt
            options = picks(pick.first, self.ready)
        else:
            prompt = EFFECT_MENU[self.weapon]
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
        if action.kind == "effect":
            for i, effect in enumerate(rules.weapons[self.weapon].effects):
                if effect.id == action.value:
                    start(rules, s, self, i)
        elif action.kind == "powerup":
            spend(s, self.seat, self.me, action.value)
            push(s, Scope(self.seat, self.me, -1))
        elif self.effect < 0:
            finish(rules, s, self)
        else:
            shot = self.copy()
            if action is not PASS:
                shot.slots = put(shot.slots, self.pick(rules).slot, action.index)
            shot.pc += 1
            swap(s, shot)


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
        if rules.hurt(s, self.me, self.target, 1) and sees(rules, s, self.target, self.me):
            below = s.stack[-1]
            assert isinstance(below, Shot)
            shot = below.copy()
            shot.saw |= 1 << self.target
            swap(s, shot)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        shot = s.stack[-2]
        assert isinstance(shot, Shot)
        return Decision(ONE_SEAT[self.seat], SCOPE_WHOM, picks(0, shot.hurt))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        swap(s, Scope(self.seat, self.me, action.value))
        push(s, Payment(self.seat, (0, 0, 0, 1, 0)))


EFFECT_MENU: Final = for_each_weapon("effect")
SCOPE_WHOM: Final = Prompt("scope-whom")


def fresh(rules: "Rules", seat: int, me: int, weapon: int) -> Shot:
    """A shot before its first effect."""
    slots = rules.weapons[weapon].aimed[me]
    return Shot(seat, me, weapon, 0, -1, 0, -1, 0, slots, 0, 0, NO_MARKS, 0, False, False, 0, 0, False)


def start(rules: "Rules", s: State, shot: Shot, effect: int) -> None:
    """Begin an effect, perhaps inside another one; its whole cost is paid before any part of it resolves (R10)."""
    row = rules.weapons[shot.weapon].effects[effect]
    if s.events is not None:
        tell(s, "effect-used", figure=shot.me, weapon=shot.weapon, effect=row.id)
    begun = shot.copy()
    begun.used |= 1 << effect
    begun.outer, begun.outer_pc = shot.effect, shot.pc
    begun.effect, begun.pc = effect, 0
    begun.hit = begun.moved = False
    swap(s, begun)
    for _ in range(row.rushes):
        pay_rush(s, shot.me)
    charge(s, shot.seat, row.cost, row.cards)


def finish(rules: "Rules", s: State, shot: Shot) -> None:
    """Marks reach the boards, tokens are spent, then those who saw the shooter may answer (R12, R23)."""
    pop(s)
    for victim in range(N_FIGURES):
        if shot.marks[victim]:
            mark(s, shot.me, victim, shot.marks[victim])
    for figure in bits(shot.freed):
        release(s, figure)
    rules.answer(s, shot.me, shot.saw)


def is_complete(rules: "Rules", shot: Shot) -> bool:
    """Whether the basic effect or a mode has been used, so that the shooter may stop (SHO-02)."""
    return shot.used & rules.weapons[shot.weapon].conclusive != 0


def aim_of(shot: Shot) -> Aim:
    return Aim(shot.seat, shot.me, shot.weapon, shot.used)


def offer(rules: "Rules", s: State, shot: Shot) -> None:
    """At a pick: take off the options what would lead to a dead end, and see what else is on offer."""
    effect = rules.weapons[shot.weapon].effects[shot.effect]
    pick = shot.pick(rules)
    aim = aim_of(shot)
    safe = pick.last_duty and is_complete(rules, shot)
    if not (safe and surely_acts(pick, effect, shot.hit)):
        for i in range(12):
            if shot.ready >> i & 1:
                slots = put(shot.slots, pick.slot, pick.first + i)
                if not completes(rules, s, aim, s.at, slots, shot.effect, shot.pc + 1, shot.hit, shot.moved):
                    shot.ready &= ~(1 << i)
    shot.may_pass = False
    if pick.optional and not pick.forced:
        shot.may_pass = (safe and shot.hit) or completes(
            rules, s, aim, s.at, shot.slots, shot.effect, shot.pc + 1, shot.hit, shot.moved
        )
    shot.effects = 0
    if pick.offer >= 0 and usable(rules, s, aim, s.at, shot.slots, pick.offer, True):
        shot.effects = 1 << pick.offer


def walks(rules: "Rules", s: State, shot: Shot) -> bool:
    """Where paths matter, a free path is picked step by step (R89); its slot then holds the figure that moved."""
    pick = shot.pick(rules)
    mover = shot.slots[pick.mover_slot] if pick.path else N_FIGURES
    if mover >= N_FIGURES:
        return False
    shot.slots = put(shot.slots, pick.slot, mover)
    shot.pc += 1
    swap(s, shot)
    push(s, Path(shot.seat, shot.me, mover, pick.path, shot.ready, pick.may_stay))
    return True
