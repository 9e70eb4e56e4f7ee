"""The reload step at the end of a turn: any number of weapons, at full cost (WPN-09, END-01)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import PASS, RELOAD, Action
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..ids import bits
from ..mechanics.ammo import can_pay
from ..state import Frame, State, pop, put
from .payment import charge

if TYPE_CHECKING:
    from ..rules import Rules


def reloadable(rules: "Rules", s: State, seat: int) -> list[int]:
    """The unloaded weapons whose full cost can be paid."""
    if not s.unloaded[seat]:
        return []
    return [weapon for weapon in bits(s.unloaded[seat]) if can_pay(s, seat, rules.weapons[weapon].reload_cost)]


def reload(rules: "Rules", s: State, seat: int, weapon: int) -> None:
    """Load a weapon and ask for its price, which can be paid."""
    s.unloaded = put(s.unloaded, seat, s.unloaded[seat] & ~(1 << weapon))
    s.loaded = put(s.loaded, seat, s.loaded[seat] | 1 << weapon)
    tell(s, "reloaded", seat=seat, weapon=weapon)
    charge(s, seat, rules.weapons[weapon].reload_cost)


class Reload(Frame):
    name: ClassVar[str] = "reload"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.stands(rules, s):
            return True
        pop(s)
        return False

    def stands(self, rules: "Rules", s: State) -> bool:
        return bool(reloadable(rules, s, self.seat))

    def decision(self, rules: "Rules", s: State) -> Decision:
        options = [RELOAD[weapon] for weapon in reloadable(rules, s, self.seat)]
        return Decision(ONE_SEAT[self.seat], PROMPT, (*options, PASS))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action is PASS:
            pop(s)
        else:
            reload(rules, s, self.seat, action.value)


PROMPT = Prompt("reload")
