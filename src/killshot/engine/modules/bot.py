"""The bot: a figure without a seat; every player has to take one action with it each turn (BOT)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import FIRST_SQUARE, Action, picks
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..ids import BOT, FIRST_SPAWNPOINT
from ..mechanics.damage import mark
from ..state import Frame, State, pop, push, put, swap
from .module import Module

if TYPE_CHECKING:
    from ..rules import Rules

MARKS_FROM = 6  # damage on its board


class Bot(Module):
    figures: ClassVar[tuple[int, ...]] = (BOT,)

    def before_spawn(self, rules: "Rules", s: State, seat: int) -> bool:
        """The starting player puts the bot on a spawnpoint after looking at the cards (BOT-02)."""
        if s.at[BOT] >= 0:
            return False
        push(s, BotSpawn(seat))
        return True

    def duties(self, rules: "Rules", s: State, seat: int) -> int:
        """One bot action in every turn but the first of the game (BOT-02, BOT-03)."""
        return 1 if s.at[BOT] >= 0 else 0

    def duty(self, rules: "Rules", s: State, seat: int, figure: int) -> None:
        push(s, BotAction(seat, figure, False))

    def respawn(self, rules: "Rules", s: State, victim: int) -> bool:
        """On a spawnpoint of the active player's choice, without a card (R40)."""
        if victim != BOT:
            return False
        push(s, BotSpawn(s.active))
        return True


class BotSpawn(Frame):
    """A spawnpoint for the bot."""

    name: ClassVar[str] = "bot-spawn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self, rules: "Rules", s: State) -> Decision:
        squares = 0
        for square in rules.arena.spawnpoint:
            squares |= 1 << square
        return Decision(ONE_SEAT[self.seat], SPAWN, picks(FIRST_SQUARE, squares))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        s.at = put(s.at, BOT, action.value)
        tell(s, "bot-spawned", square=action.value)


class BotAction(Frame):
    """An optional move; then a shot, if the bot sees anyone but the active player (BOT-04)."""

    name: ClassVar[str] = "bot-action"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "moved")

    def __init__(self, seat: int, figure: int, moved: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.moved = moved

    def targets(self, rules: "Rules", s: State) -> int:
        return rules.targets_on(s, BOT, s.at, rules.arena.seen[s.at[BOT]], 0) & ~(1 << self.figure)

    def settle(self, rules: "Rules", s: State) -> bool:
        if not self.moved or self.targets(rules, s):
            return True
        pop(s)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        if self.moved:
            return Decision(ONE_SEAT[self.seat], WHOM, picks(0, self.targets(rules, s)))
        here = s.at[BOT]
        squares = rules.arena.neighbours[here] | 1 << here
        return Decision(ONE_SEAT[self.seat], WHERE, picks(FIRST_SQUARE, squares))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if not self.moved:
            swap(s, BotAction(self.seat, self.figure, True))
            rules.move(s, BOT, action.value, self.figure)
            return
        pop(s)
        target = action.value
        if target >= FIRST_SPAWNPOINT:
            rules.strike_target(s, BOT, target)
            return
        # the mark only while the side with adrenaline is up (R38)
        marks = len(s.damage[BOT]) >= MARKS_FROM and not s.flipped >> BOT & 1
        landed = rules.hurt(s, BOT, target, 1)
        if marks:
            mark(s, BOT, target, 1)
        if landed and rules.arena.seen[s.at[target]] >> s.at[BOT] & 1:
            rules.answer(s, BOT, 1 << target)


SPAWN = Prompt("bot-spawn")
WHERE = Prompt("bot-where")
WHOM = Prompt("bot-whom")
