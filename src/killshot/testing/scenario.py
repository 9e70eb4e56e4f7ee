"""A scenario: a position in words, strict choices, and what came of them."""

from __future__ import annotations

from typing import Final, Self

from ..engine import machine
from ..engine.action import Action
from ..engine.cards.prices import Price
from ..engine.events import Event
from ..engine.frames.rounds import Rounds
from ..engine.frames.turn import Turn
from ..engine.ids import FIGURES, N_FIGURES, NEWTON, POWERUP_TYPES, SCOPE, TAGBACK, TELEPORTER, powerup_type
from ..engine.prompts import KIND_OF
from ..engine.rules import rules_for
from ..engine.setup import Setup
from ..engine.state import Cast, State
from ..engine.underway import underway
from ..game import Game
from .decks import return_powerups
from .mode_builder import ModeBuilder
from .names import PositionError, enumerated

# From the bottom of the deck to the top: at the bottom the types that answer on their own, and those of later sets.
DRAWN_LAST: Final = (*range(TELEPORTER + 1, len(POWERUP_TYPES)), TAGBACK, SCOPE, NEWTON, TELEPORTER)
LONG_ENOUGH: Final = 1000


def arena(
    name: str = "L",
    players: int | None = None,
    skulls: int = 8,
    ending: str | None = None,
    seed: int = 0,
    mode: str = "deathmatch",
    bot: bool = False,
    characters: bool = False,
    prices: dict[str, Price] | None = None,
) -> Scenario:
    """An empty arena, everyone still outside, Violet about to act; in Domination the first turns are over.

    Five play unless a number is given, four with the bot. `prices` are those of the character weapons.
    """
    if players is None:
        players = 4 if bot else 5
    return Scenario(Setup(players, name, skulls, ending, mode=mode, bot=bot, characters=characters), seed, prices)


class Scenario(ModeBuilder):
    """A position under construction, then in play. Every method that builds or plays returns the scenario."""

    def __init__(self, setup: Setup, seed: int = 0, prices: dict[str, Price] | None = None) -> None:
        self.rules = rules_for(setup, prices)
        self.state: State = machine.deal(self.rules, seed)
        self.events: list[Event] = []
        self._is_unflipped = False  # the frenzy has begun, and boards without damage are still to be flipped
        self._empty_hands()
        self._seat_figures()
        self._begin()

    def _empty_hands(self) -> None:
        """Nobody holds anything, and the cards that nobody is asked about in the middle of an action are drawn first."""
        s, setup = self.state, self.rules.setup
        for seat in range(setup.players):
            return_powerups(s, s.powerups[seat])
        s.powerups = ((),) * setup.players
        s.ammo = ((0, 0, 0),) * setup.players
        s.powerup_deck = tuple(sorted(s.powerup_deck, key=lambda card: (DRAWN_LAST.index(powerup_type(card)), -card)))

    def _seat_figures(self) -> None:
        """With characters nobody drafts here: they sit in the usual order, and `hand` gives them their weapons."""
        s, setup = self.state, self.rules.setup
        if setup.characters:
            s.order = tuple(range(setup.players))
            s.owner = tuple(f if f < setup.players else -1 for f in range(N_FIGURES))
            s.cast = Cast(arms=(-1,) * N_FIGURES, shift=(0,) * N_FIGURES)
            s.loaded = (0,) * setup.players

    def _begin(self) -> None:
        s, setup = self.state, self.rules.setup
        s.spawnpoints = s.spawnpoints._replace(begun=(1 << setup.players) - 1 if s.spawnpoints.tracks else 0)
        self.turn(FIGURES[s.order[0]])

    # Building

    def place(self, **squares: str) -> Self:
        super().place(**squares)
        if self.rules.unseated and self.state.stack[-1].menu(self.rules):  # the bot gives a turn one more action
            self.turn(self.active, self.actions_left)
        return self

    def turn(self, figure: str, actions: int = 2) -> Self:
        """Whose turn it is, and how many actions are left."""
        s, seat = self.state, self.seat(figure)
        if not 0 <= actions <= 2:
            raise PositionError(f"a turn has 0 to 2 actions left, not {actions}")
        s.active = seat
        s.stack = (
            Rounds((seat + 1) % len(s.ammo)),
            Turn(seat, self.figure(figure), actions, self.rules.duties(s, seat), self.is_frenzy),
        )
        return self

    def frenzy(self, trigger: str, figure: str) -> Self:
        """Final frenzy, triggered by one figure; it is the other one's final turn.

        Boards that have no damage when play goes on are flipped (FRE-03).
        """
        self.state.trigger = self.seat(trigger)
        self._is_unflipped = True
        if not self.rules.is_triggered(self.state):
            self.state.skulls_left = 0
        return self.turn(figure, self.rules.actions(self.state, self.seat(figure), True))

    def _finish(self) -> None:
        if self._is_unflipped:
            self._is_unflipped = False
            self.flipped(*(FIGURES[figure] for figure in self.playing if not self.state.damage[figure]))
        if self.state.flipped and not self.is_frenzy:
            raise PositionError("boards are flipped in the final frenzy only: call frenzy(...) too")

    # Playing

    def play(self, *words: str) -> Self:
        """Strict choices, one after the other."""
        for word in words:
            if word not in self.options:
                raise AssertionError(f"{word} is not on offer ({self.asks}); on offer: {enumerated(self.options)}")
            machine.apply(self.rules, self.state, Action.parse(word), self.events)
        return self

    def pick(self, word: str, *words: str, among: set[str]) -> Self:
        """Play a choice where exactly these are on offer, then the others."""
        if set(self.options) != among:
            raise AssertionError(
                f"on offer ({self.asks}): {enumerated(self.options)}; "
                f"missing: {enumerated(sorted(among - set(self.options)))}; "
                f"unexpected: {enumerated(sorted(set(self.options) - among))}"
            )
        return self.play(word, *words)

    def shoot(self, weapon: str, *choices: str) -> Self:
        """Shoot with a weapon; a move before the shot is the first choice, otherwise the figure stays."""
        self.play("shoot")
        if self.asks == "shoot-where":
            here = f"square:{self.at(self.shooter)}"
            where, choices = (
                (choices[0], choices[1:]) if choices[:1] and choices[0][:7] == "square:" else (here, choices)
            )
            self.play(where)
        return self.play(f"weapon:{weapon}", *choices)

    @property
    def shooter(self) -> str:
        """The figure in the middle of Shoot People."""
        return FIGURES[underway(self.rules, self.state).acting]

    def end_turn(self, *choices: str) -> Self:
        return self.play("end", *choices)

    def play_until(self, prompt: str, figure: str | None = None) -> Self:
        """Play on until this is asked, of that figure's seat if one is named.

        On the way everyone declines what can be declined, and takes the first option otherwise.
        """
        if prompt not in KIND_OF:
            raise ValueError(f"there is no prompt {prompt!r}; there are {enumerated(KIND_OF)}")
        for _ in range(LONG_ENOUGH):
            asked = self.decision
            if asked is None:
                raise AssertionError(f"the game ended before {prompt} was asked")
            if asked.prompt.key == prompt and (figure is None or self.seat(figure) in asked.seats):
                return self
            self.play(self._calmest())
        raise AssertionError(f"{prompt} was not asked within {LONG_ENOUGH} choices")

    def _calmest(self) -> str:
        """The option that declines, or the first one."""
        declining = ("end", KIND_OF[self.asks].refusal)
        return next((word for word in self.options if word.partition(":")[0] in declining), self.options[0])

    # Looking

    def offers(self, *words: str) -> bool:
        """Whether these are on offer: True if all are, False if none is; fails if only some are."""
        for word in words:
            Action.parse(word)
        options = self.options
        offered = [word for word in words if word in options]
        if offered and len(offered) < len(words):
            others = enumerated(word for word in words if word not in options)
            raise AssertionError(f"on offer: {enumerated(offered)}; not on offer: {others}; ask about them one by one")
        return bool(offered) or not words

    def refuses(self, *words: str) -> bool:
        """Whether none of these is on offer: True if none is, False if all are; fails if only some are."""
        return not self.offers(*words)

    def assert_settled(self) -> None:
        """Fail if an action or the end of a turn is still unfinished: no forgotten prompt."""
        asked = self.decision
        if self.state.stack and not self.state.stack[-1].menu(self.rules):
            raise AssertionError(f"still waiting: {asked}")

    # Taking along

    @property
    def game(self) -> Game:
        """An independent game that goes on from this position."""
        self.decision  # noqa: B018 (settles what waits for nobody)
        return Game.from_state(self.rules.setup, self.state.copy(), self.rules)

    @property
    def position(self) -> str:
        """The position in one line, from which `Game.from_position` makes a game."""
        return self.game.position

    def copy(self) -> Self:
        """An independent scenario in the same position, to try two ways from one point."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state, twin.events = self.state.copy(), list(self.events)
        return twin
