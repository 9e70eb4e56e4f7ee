"""Powerups in team play: hands belong to seats and serve the characters they control (TEA-30, TEA-31, TEA-47)."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import CHARACTER, DONE, PASS, SEAT, Action
from ..decision import ONE_SEAT, Decision, Prompt, for_each_figure
from ..frames.powerup import TAGBACK_PROMPT, Teleporter, held, playable, powerup_frame, spend
from ..ids import TAGBACK, TELEPORTER
from ..mechanics.damage import mark
from ..state import Frame, State, pop, push, swap

if TYPE_CHECKING:
    from ..rules import Rules


def controlled(s: State, seat: int) -> list[int]:
    """The characters a seat controls now."""
    return [figure for figure in s.order if s.owner[figure] == seat]


def play_team_powerup(s: State, seat: int, powerup: int) -> None:
    """A powerup around an action, by any seat in the window (TEA-31)."""
    own = controlled(s, seat)
    if powerup // 3 == TELEPORTER and len(own) > 1:
        push(s, Teleported(seat, powerup))
    else:
        spend(s, seat, own[0], powerup)
        push(s, powerup_frame(powerup // 3, seat, own[0]))


class TeamHand(Frame):
    """A seat that shares the window plays one of its cards."""

    name: ClassVar[str] = "team-hand"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self, rules: "Rules", s: State) -> Decision:
        options = playable(rules, s, self.seat, controlled(s, self.seat)[0])
        return Decision(ONE_SEAT[self.seat], WHICH, tuple(options))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        play_team_powerup(s, self.seat, action.value)


class Teleported(Frame):
    """Which of the seat's characters the Teleporter moves."""

    name: ClassVar[str] = "teleported"
    fields: ClassVar[tuple[str, ...]] = ("seat", "powerup")

    def __init__(self, seat: int, powerup: int) -> None:
        self.seat = seat
        self.powerup = powerup

    def stands(self, rules: "Rules", s: State) -> bool:
        return self.powerup in s.powerups[self.seat]

    def decision(self, rules: "Rules", s: State) -> Decision:
        own = controlled(s, self.seat)
        return Decision(ONE_SEAT[self.seat], TELEPORT_WHOM, tuple(CHARACTER[figure] for figure in own))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        swap(s, Teleporter(self.seat, action.value))
        spend(s, self.seat, action.value, self.powerup)


class TeamTagback(Frame):
    """Victim by victim; of two seats that share one, the first to play a card answers alone (R76).

    `seat`: the one that has taken the floor, or -1; `declined`: mask of seats; `played`: whether a card has been played.
    """

    name: ClassVar[str] = "team-tagback"
    fields: ClassVar[tuple[str, ...]] = ("attacker", "victims", "seat", "declined", "played")

    def __init__(self, attacker: int, victims: tuple[int, ...], seat: int, declined: int, played: bool) -> None:
        self.attacker = attacker
        self.victims = victims
        self.seat = seat
        self.declined = declined
        self.played = played

    def holders(self, rules: "Rules", s: State) -> list[int]:
        """The seats that are allowed to answer for the first victim and hold a card to do so."""
        seats = rules.seats_of(s, self.victims[0]) if self.seat < 0 else (self.seat,)
        return [seat for seat in seats if not self.declined >> seat & 1 and held(s, seat, TAGBACK)]

    def settle(self, rules: "Rules", s: State) -> bool:
        if not self.victims:
            pop(s)
            return False
        if self.stands(rules, s):
            return True
        swap(s, TeamTagback(self.attacker, self.victims[1:], -1, 0, False))
        return False

    def stands(self, rules: "Rules", s: State) -> bool:
        return bool(self.holders(rules, s))

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = tuple(self.holders(rules, s))
        if len(seats) < 2:
            return Decision(
                seats,
                TAGBACK_PROMPT[self.attacker],
                (*(card for seat in seats for card in held(s, seat, TAGBACK)), PASS),
            )
        first, second = seats
        options = (SEAT[first], DONE[first], SEAT[second], DONE[second])
        return Decision(seats, TAGBACK_WHO[self.attacker], options, (first, first, second, second))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        victim = self.victims[0]
        if action.kind == "seat":
            swap(s, TeamTagback(self.attacker, self.victims, action.value, self.declined, False))
        elif action.kind == "done":
            swap(s, TeamTagback(self.attacker, self.victims, -1, self.declined | 1 << action.value, False))
        elif action is not PASS:
            seat = self.holders(rules, s)[0]
            spend(s, seat, victim, action.value)
            mark(s, victim, self.attacker, 1)
            swap(s, TeamTagback(self.attacker, self.victims, seat, self.declined, True))
        elif self.played:
            swap(s, TeamTagback(self.attacker, self.victims[1:], -1, 0, False))
        else:
            declined = self.declined | 1 << self.holders(rules, s)[0]
            swap(s, TeamTagback(self.attacker, self.victims, -1, declined, False))


WHICH: Final = Prompt("team-hand")
TELEPORT_WHOM: Final = Prompt("teleport-whom")
TAGBACK_WHO: Final = for_each_figure("tagback-who")
