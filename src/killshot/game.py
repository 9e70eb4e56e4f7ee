"""Game: the friendly object, a state with its record; what a board is to a chess library."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from .engine import machine, view
from .engine.action import Action
from .engine.check import check_state
from .engine.decision import Decision, IllegalAction
from .engine.events import Event
from .engine.ids import Seat
from .engine.notation import parse_position, position_text
from .engine.rng import DEALING
from .engine.rules import Rules, rules_for
from .engine.setup import Setup
from .engine.state import State, StateError
from .engine.underway import underway
from .engine.view import Observation, Observer
from .result import Result, result_of
from .view import svg

SEED_BITS = 128  # of a seed that was not given


class Game:
    """A game in progress.

    The seed is any whole number; without one it is random. `dealing` is how the seed becomes cards: 2 for new games, 1 as
    it was before.

    >>> import random
    >>> luck = random.Random(7)
    >>> game = Game(Setup(players=3), seed=7)
    >>> while game.decision:
    ...     events = game.play(luck.choice(game.options))
    >>> len(game.result.points)
    3
    """

    def __init__(self, setup: Setup | None = None, seed: int | None = None, dealing: int = DEALING) -> None:
        self.setup = setup if setup is not None else Setup()
        self.seed = seed if seed is not None else secrets.randbits(SEED_BITS)
        self.dealing = dealing
        self.rules: Rules = rules_for(self.setup)
        self.opening: list[Event] = []
        self.start: State | None = None  # where it began, unless it was dealt
        self._begin(machine.deal(self.rules, self.seed, self.opening, dealing))

    def _begin(self, state: State) -> None:
        self.state = state
        self.actions: list[Action] = []
        self._past: list[tuple[State, Seat]] = []  # what undo can go back to
        self._decision: Decision | None = machine.decision(self.rules, self.state)

    @staticmethod
    def from_state(setup: Setup, state: State, rules: Rules | None = None) -> Game:
        """A game that begins in the middle: how it came there is unknown.

        `rules` are those of the setup unless others are given (`rules_for` with prices). `StateError` says why a state
        cannot be a position of a game with this setup.
        """
        game: Game = Game.__new__(Game)
        game.setup = setup
        game.seed = 0
        game.dealing = DEALING
        game.rules = rules if rules is not None else rules_for(setup)
        check_state(game.rules, state)
        game.opening = []
        game.start = state.copy()
        game._begin(state)
        return game

    @staticmethod
    def from_position(text: str) -> Game:
        """A game that begins in a position written in one line, see `position`."""
        setup, state = parse_position(text)
        if setup is None:
            raise StateError("the position does not say what is played, as `players:3 arena:S mode:deathmatch` would")
        return Game.from_state(setup, state)

    @property
    def position(self) -> str:
        """Setup and state in one line, from which `from_position` makes this game again, without its past."""
        return position_text(self.state, self.setup)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, of whom; None when the game is over."""
        return self._decision

    @property
    def options(self) -> tuple[Action, ...]:
        """Everything that can be played now; empty when the game is over."""
        return self._decision.options if self._decision is not None else ()

    @property
    def result(self) -> Result | None:
        """Points, ranks and winners once the game is over."""
        return result_of(self.rules, self.state) if self._decision is None else None

    def play(self, action: Action | str, seat: Seat | None = None) -> list[Event]:
        """Play one of the options (for `seat`, where that matters) and tell what happened.

        Anything else raises `IllegalAction`, which names the options, and changes nothing.
        """
        asked = self._decision
        if asked is None:
            raise IllegalAction(f"{action} cannot be played: the game is over")
        if seat is not None and seat not in asked.seats:
            raise IllegalAction(f"seat {seat} is not asked; {listed(asked.seats)} is")
        options = asked.options if seat is None else asked.options_of(seat)
        try:
            chosen = Action.parse(action) if isinstance(action, str) else action
        except ValueError:
            chosen = None
        if chosen is None or chosen not in options:
            raise IllegalAction(f"{action} is not on offer; on offer: {listed(options)}")
        before = self.state
        events: list[Event] = []
        self.state = before.copy()
        machine.apply(self.rules, self.state, chosen, events)
        self.actions.append(chosen)
        self._decision = machine.decision(self.rules, self.state)
        self._remember(before, seat if seat is not None else asked.answerer(chosen), events)
        return events

    def advance(self, action: Action, events: list[Event] | None = None) -> Decision | None:
        """Play an option unchecked and with no way back, for learners, who play much; what is asked after it."""
        self._decision = asked = machine.advance(self.rules, self.state, action, events)
        self.actions.append(action)
        if self._past:
            self._past.clear()
        return asked

    def _remember(self, before: State, seat: Seat, events: list[Event]) -> None:
        """Undo reaches back over one's own picks, never past hidden information or another's decision."""
        if self._past and self._past[-1][1] != seat:
            self._past.clear()
        if _reveals(before, self.state) or seats_that_may_answer(self.rules, before, self.state, events):
            self._past.clear()
        else:
            self._past.append((before, seat))

    def can_undo(self, seat: Seat | None = None) -> bool:
        return bool(self._past) and seat in (None, self._past[-1][1])

    def undo(self, seat: Seat | None = None) -> Action:
        """Take back the last pick, if nothing hidden was revealed by it and nobody else has decided since."""
        if not self.can_undo(seat):
            raise IllegalAction(
                "nothing can be taken back: hidden cards were revealed, or another player has decided since"
            )
        self.state, _ = self._past.pop()
        self._decision = machine.decision(self.rules, self.state)
        return self.actions.pop()

    def observe(self, seat: Seat | None, open_points: bool = False) -> Observation:
        """What a seat may see; None for a spectator."""
        return Observation(self.state, self._decision, Observer(self.rules, seat, open_points))

    def imagine(self, seat: Seat, seed: int) -> Game:
        """A game in one possible world that this seat cannot tell from the real one: for search.

        It begins here: the opening knows who drew what, and the actions who was asked in secret and declined.
        """
        game = self.copy()
        state = view.imagine(self.rules, self.state, seat, seed)
        game.seed = seed
        game.opening = []
        game.start = state.copy()
        game._begin(state)
        return game

    def copy(self) -> Game:
        """An independent game in the same position."""
        game: Game = Game.__new__(Game)
        game.__dict__.update(self.__dict__)
        game.state = self.state.copy()
        game.actions = list(self.actions)
        game._past = list(self._past)
        return game

    def __repr__(self) -> str:
        setup, asked = self.setup, self._decision
        began = f"seed {self.seed}" if self.start is None else "from a position"
        now = f"asks {listed(asked.seats)} {asked.prompt.key}" if asked is not None else "over"
        what = f"{setup.mode}, arena {setup.arena}, {setup.players} players"
        return f"<Game: {what}, {began}, {len(self.actions)} actions; {now}>"

    def _repr_svg_(self) -> str:
        """The arena as a picture: what a notebook shows. Nothing of it is secret."""
        return svg(self.observe(None))

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its position and its actions; neither the opening nor what undo could go back to is kept."""
        return _restored, (self.setup, self.seed, self.dealing, self.start, self.state, tuple(self.actions))


def _restored(
    setup: Setup, seed: int, dealing: int, start: State | None, state: State, actions: tuple[Action, ...]
) -> Game:
    game = Game.from_state(setup, state)
    game.seed = seed
    game.dealing = dealing
    game.start = start
    game.actions = list(actions)
    return game


def _reveals(before: State, after: State) -> bool:
    """Whether a deck was touched or luck was used."""
    return (
        before.rng != after.rng
        or before.powerup_deck is not after.powerup_deck
        or before.weapon_deck is not after.weapon_deck
        or before.tile_deck is not after.tile_deck
    )


def seats_that_may_answer(rules: Rules, before: State, after: State, events: list[Event]) -> tuple[Seat, ...]:
    """The seats with cards in hand that an action or ability which has just ended has hurt.

    A Tagback in answer, or the lack of one, gives away what those cards are; nothing can be taken back after that.
    """
    if underway(rules, after).firing is not None:
        return ()
    shot = underway(rules, before).firing
    hurt = shot.hurt if shot is not None else 0
    for i, event in enumerate(events):
        if event.kind == "hit" and not (i and events[i - 1].kind in UNANSWERABLE):
            hurt |= 1 << event.facts["victim"]
    return tuple(
        seat
        for f in range(len(after.owner))
        for seat in rules.seats_of(after, f)
        if hurt >> f & 1 and after.powerups[seat]
    )


UNANSWERABLE = ("turret-fired", "struck-back")  # damage that no Tagback answers (PUP-44)


def listed(things: Sequence[object]) -> str:
    return ", ".join(str(thing) for thing in things)
