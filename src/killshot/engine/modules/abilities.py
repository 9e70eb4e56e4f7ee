"""The six abilities, each used once at the end of its character's turn (CHR-12..17)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..action import FIRST_SQUARE, NANOBOTS, NUMBER, PASS, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt, for_each_figure
from ..events import tell
from ..frames.deed import Deed
from ..frames.payment import Payment
from ..ids import BANSHEE, D_STRUCT_OR, DOZER, ECHO, SPROG, VIOLET
from ..mechanics.ammo import MAX_POWERUPS, can_pay_any, draw_powerup
from ..mechanics.characters import MAX_HOT, hypnotize, unmark
from ..mechanics.damage import MAX_MARKS, killshot_space, mark, wound
from ..mechanics.movement import in_turn
from ..state import Frame, State, pop, push, put_row, swap

if TYPE_CHECKING:
    from ..rules import Rules


class Ability(Deed):
    """What the six have in common. An ability with nothing to choose is over at once."""

    prompts: ClassVar[tuple[Prompt, ...]] = ()  # by figure

    def options(self, rules: "Rules", s: State) -> tuple[Action, ...]:
        return ()

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.options(rules, s):
            return True
        pop(s)
        return False

    def stands(self, rules: "Rules", s: State) -> bool:
        return bool(self.options(rules, s))

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], self.prompts[self.figure], (*self.options(rules, s), PASS))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        if action is not PASS:
            self.use(rules, s, action)

    def use(self, rules: "Rules", s: State, action: Action) -> None:
        raise AssertionError(f"{self.name} offers nothing")


class Venom(Ability):
    """Sprog: one damage to every poisoned figure, compulsory; it triggers no marks, Tagbacks may answer (CHR-12, R46)."""

    name: ClassVar[str] = "venom"

    def settle(self, rules: "Rules", s: State) -> bool:
        pop(s)
        saw = 0
        for victim in in_turn(s, self.figure, s.cast.venom):
            if wound(s, self.figure, victim, 1) and rules.arena.seen[s.at[victim]] >> s.at[self.figure] & 1:
                saw |= 1 << victim
        self.answered(rules, s, saw)
        return False

    def answered(self, rules: "Rules", s: State, saw: int) -> None:
        rules.answer(s, self.figure, saw)


class MindControl(Ability):
    """Banshee may hypnotise a figure she sees (CHR-13)."""

    name: ClassVar[str] = "mind-control"
    prompts: ClassVar[tuple[Prompt, ...]] = for_each_figure("mind-control")

    def options(self, rules: "Rules", s: State) -> tuple[Action, ...]:
        return picks(0, rules.figures_on(s, self.figure, s.at, rules.arena.seen[s.at[self.figure]]))

    def use(self, rules: "Rules", s: State, action: Action) -> None:
        hypnotize(s, 1 << action.value)


class Overload(Ability):
    """Dozer may turn one token hot, and a second one for a cube of any colour (CHR-14)."""

    name: ClassVar[str] = "overload"
    prompts: ClassVar[tuple[Prompt, ...]] = for_each_figure("overload")

    def options(self, rules: "Rules", s: State) -> tuple[Action, ...]:
        cold = MAX_HOT - s.cast.hot
        if cold == 0:
            return ()
        return NUMBER[:2] if cold > 1 and can_pay_any(s, self.seat, -1) else NUMBER[:1]

    def use(self, rules: "Rules", s: State, action: Action) -> None:
        tokens = action.value + 1
        s.cast = s.cast._replace(hot=s.cast.hot + tokens)
        tell(s, "overloaded", figure=self.figure, tokens=tokens)
        if tokens == 2:
            push(s, Payment(self.seat, (0, 0, 0, 1, 0)))


class Hack(Ability):
    """Echo may hack a tile she sees, not on her own square (CHR-15, R47)."""

    name: ClassVar[str] = "hack"
    prompts: ClassVar[tuple[Prompt, ...]] = for_each_figure("hack")

    def options(self, rules: "Rules", s: State) -> tuple[Action, ...]:
        here = s.at[self.figure]
        mask = 0
        for square in rules.arena.ammo_squares:
            if s.tiles[square] >= 0 and square != here:
                mask |= 1 << square
        return picks(FIRST_SQUARE, mask & rules.arena.seen[here] & ~s.cast.hacked)

    def use(self, rules: "Rules", s: State, action: Action) -> None:
        s.cast = s.cast._replace(hacked=s.cast.hacked | 1 << action.value)
        tell(s, "hacked", figure=self.figure, square=action.value)


class Upgrades(Ability):
    """:D-struct-OR may pay a cube for a powerup, or a cube and a powerup for two (CHR-16, R48)."""

    name: ClassVar[str] = "upgrades"
    prompts: ClassVar[tuple[Prompt, ...]] = for_each_figure("upgrades")

    def options(self, rules: "Rules", s: State) -> tuple[Action, ...]:
        cards = len(s.powerups[self.seat])
        found: list[Action] = []
        if cards == MAX_POWERUPS or can_pay_any(s, self.seat, -1):
            found.append(NUMBER[0])
        if cards > 1 or (cards and any(s.ammo[self.seat])):
            found.append(NUMBER[1])
        return tuple(found)

    def use(self, rules: "Rules", s: State, action: Action) -> None:
        drawn = action.value + 1
        full = len(s.powerups[self.seat]) == MAX_POWERUPS
        push(s, Upgrade(self.seat, drawn))
        if drawn == 2:
            push(s, Payment(self.seat, (0, 0, 0, 1, 1)))
        else:  # a hand of three has room for another card only if a card pays the cube
            push(s, Payment(self.seat, (0, 0, 0, 0, 1) if full else (0, 0, 0, 1, 0)))


class Upgrade(Frame):
    """The upgrade is paid for: cards are drawn, up to the hand limit."""

    name: ClassVar[str] = "upgrade"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def settle(self, rules: "Rules", s: State) -> bool:
        pop(s)
        for _ in range(min(self.cards, MAX_POWERUPS - len(s.powerups[self.seat]))):
            draw_powerup(s, self.seat)
        return False


class Nanobots(Ability):
    """Violet may turn up to two of her marks on one board into damage, or her last tokens into marks (CHR-17)."""

    name: ClassVar[str] = "nanobots"
    prompts: ClassVar[tuple[Prompt, ...]] = for_each_figure("nanobots")
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "target")

    def __init__(self, seat: int, figure: int, target: int = -1) -> None:
        super().__init__(seat, figure)
        self.target = target

    def aimed(self, target: int) -> "Nanobots":
        return Nanobots(self.seat, self.figure, target)

    def ways(self, s: State, target: int) -> tuple[Action, ...]:
        """What she can do to a board: turn marks into damage, or her last tokens into marks while there is room (R60)."""
        marks = s.marks[target][self.figure]
        tokens = 0
        for owner in reversed(s.damage[target]):
            if owner != self.figure:
                break
            tokens += 1
        tokens = min(tokens, MAX_MARKS - marks)
        return (*NANOBOTS[: min(2, marks)], *NANOBOTS[2 : 2 + min(2, tokens)])

    def options(self, rules: "Rules", s: State) -> tuple[Action, ...]:
        if self.target >= 0:
            return self.ways(s, self.target)
        boards = 0
        for other in s.order:
            if s.cast.sides.foes[self.figure] >> other & 1 and self.ways(s, other):
                boards |= 1 << other
        return picks(0, boards)

    def decision(self, rules: "Rules", s: State) -> Decision:
        if self.target < 0:
            return super().decision(rules, s)
        return Decision(ONE_SEAT[self.seat], NANOBOTS_HOW[self.target], self.ways(s, self.target))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if self.target < 0 and action is not PASS:
            swap(s, self.aimed(action.value))
        else:
            super().apply(rules, s, action)

    def use(self, rules: "Rules", s: State, action: Action) -> None:
        n = action.value % 2 + 1
        if action.value < 2:
            self.hurt(rules, s, n)
        else:
            self.take_back(s, n)

    def hurt(self, rules: "Rules", s: State, n: int) -> None:
        """Other marks are not triggered; a Tagback may answer (R46, R49)."""
        unmark(s, self.figure, self.target, n)
        if self.lands(s, n) and rules.arena.seen[s.at[self.target]] >> s.at[self.figure] & 1:
            rules.answer(s, self.figure, 1 << self.target)

    def lands(self, s: State, n: int) -> bool:
        return wound(s, self.figure, self.target, n)

    def take_back(self, s: State, n: int) -> None:
        """Taking back the killshot cancels the kill."""
        tokens = s.damage[self.target][:-n]
        s.damage = put_row(s.damage, self.target, tokens)
        if len(tokens) < killshot_space(s, self.target):
            s.killed = tuple(figure for figure in s.killed if figure != self.target)
        tell(s, "taken-back", by=self.figure, victim=self.target, tokens=n)
        mark(s, self.figure, self.target, n)


NANOBOTS_HOW: Final = for_each_figure("nanobots-how")

ABILITIES: Final[dict[int, Any]] = {
    VIOLET: Nanobots,
    DOZER: Overload,
    SPROG: Venom,
    D_STRUCT_OR: Upgrades,
    BANSHEE: MindControl,
    ECHO: Hack,
}
