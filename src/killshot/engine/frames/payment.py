"""A cost being paid: cube by cube, each with a cube or a powerup, as the payer likes (AMM-05..08)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import PAY, Action
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..mechanics.ammo import can_afford, can_pay_any, discard_powerup, spend_cube
from ..state import Frame, State, pop, push, put, put_row, swap

if TYPE_CHECKING:
    from ..rules import Rules

ANY = 3  # the fourth kind of due: a cube of any colour
CARD = 4  # the fifth: a powerup of any kind, which cubes cannot replace (CHR-21)


class Payment(Frame):
    """`due`: red, blue and yellow cubes, cubes of any colour, cards. Callers make sure first that it can be paid."""

    name: ClassVar[str] = "payment"
    fields: ClassVar[tuple[str, ...]] = ("seat", "due")

    def __init__(self, seat: int, due: tuple[int, ...]) -> None:
        self.seat = seat
        self.due = due

    def settle(self, rules: "Rules", s: State) -> bool:
        for n in self.due:
            if n:
                return True
        pop(s)
        return False

    def stands(self, rules: "Rules", s: State) -> bool:
        due = self.due
        if not can_afford(s, self.seat, due, due[CARD]) or (due[ANY] and not can_pay_any(s, self.seat, -1)):
            return False
        return s.stack[-2].endures(rules, paid(s, self.seat, due))

    def asked(self) -> int:
        """Colours are paid in order, free choices last."""
        for kind in range(CARD):
            if self.due[kind]:
                return kind
        return CARD

    def spares(self, rules: "Rules", s: State, powerup: int) -> bool:
        """Whether enough is left for the rest of the price, and for what waits below, once this card is gone.

        Cards can run short (CHR-32), also for the shot that has to follow a reload (FRE-06).
        """
        if not self.due[CARD] and not s.stack[-2].may_fail:
            return True
        asked = self.asked()
        rest = Payment(self.seat, put(self.due, asked, self.due[asked] - 1))
        return rest.stands(rules, without(s, self.seat, powerup))

    def decision(self, rules: "Rules", s: State) -> Decision:
        asked = self.asked()
        box = s.ammo[self.seat]
        options = [PAY[colour] for colour in range(3) if asked in (ANY, colour) and box[colour]]
        last = -1
        for powerup in s.powerups[self.seat]:
            if powerup != last and asked in (ANY, CARD, powerup % 3) and self.spares(rules, s, powerup):
                options.append(PAY[3 + powerup])
            last = powerup
        return Decision(ONE_SEAT[self.seat], PROMPTS[asked], tuple(options))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        asked = self.asked()
        swap(s, Payment(self.seat, put(self.due, asked, self.due[asked] - 1)))
        if action.value < 3:
            spend_cube(s, self.seat, action.value)
        else:
            discard_powerup(s, self.seat, action.value - 3)
        if s.events is not None:
            tell(s, "paid", seat=self.seat, payment=action.value)


def paid(s: State, seat: int, cost: tuple[int, ...]) -> State:
    """A copy with a cost paid, cubes first: that leaves most cards, which can pay for cubes and for themselves."""
    copy = s.copy()
    box = list(s.ammo[seat])
    hand = list(s.powerups[seat])
    for colour in range(3):
        for _ in range(cost[colour]):
            if box[colour]:
                box[colour] -= 1
            else:
                hand.remove(next(powerup for powerup in hand if powerup % 3 == colour))
    copy.ammo = put_row(s.ammo, seat, tuple(box))
    copy.powerups = put_row(s.powerups, seat, tuple(hand))
    return copy


PROMPTS = (
    Prompt("pay", colour=0),
    Prompt("pay", colour=1),
    Prompt("pay", colour=2),
    Prompt("pay-any"),
    Prompt("pay-card"),
)


def without(s: State, seat: int, powerup: int) -> State:
    """A copy with one card less in a hand."""
    copy = s.copy()
    discard_powerup(copy, seat, powerup)
    return copy


def charge(s: State, seat: int, cost: tuple[int, ...], cards: int = 0) -> None:
    """Ask for a cost, if there is any. What follows waits below on the stack."""
    if cost[0] or cost[1] or cost[2] or cards:
        push(s, Payment(seat, (cost[0], cost[1], cost[2], 0, cards)))
