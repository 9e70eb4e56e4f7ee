"""A game as the environments drive it: always at a real choice of one seat, with the rewards of the last step."""

from __future__ import annotations

from numbers import Real
from operator import index as whole
from typing import Any, Final

from ..engine.action import ACTIONS, Action
from ..engine.decision import Decision, IllegalAction
from ..engine.events import Event
from ..engine.setup import Setup
from ..game import Game, listed
from ..result import result_of
from ..text import event_text, language, player_names, seat_names
from .arrays import N_ACTIONS

REWARD_KINDS: Final = ("rank", "points")
RENDER_MODES: Final = ("ansi",)
NO_GAME: Final = "there is no game to play in: call reset() first"


class Match:
    """Game after game. `seat` is the seat to choose, `options` are its choices; -1 and none at the end.

    Where several seats can answer, the first of them that has a choice is asked, else the first that has an option.
    With `skip_forced` a decision with a single option is not a choice: it is played at once.
    """

    def __init__(
        self, setup: Setup, rewards: str = "rank", skip_forced: bool = True, render_mode: str | None = None
    ) -> None:
        if rewards not in REWARD_KINDS:
            raise ValueError(f"there are no rewards by {rewards!r}; choose one of {', '.join(REWARD_KINDS)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; choose one of {', '.join(RENDER_MODES)}")
        self.setup = setup
        self.rewards = rewards
        self.skip_forced = skip_forced
        self._events: list[Event] | None = [] if render_mode else None
        self.seat = -1
        self.options: tuple[Action, ...] = ()
        self.nothing: tuple[float, ...] = (0.0,) * setup.players

    def deal(self, seed: int) -> None:
        self.game = Game(self.setup, seed)
        self._events = None if self._events is None else list(self.game.opening)
        self._points = self.game.state.points
        self._paid: tuple[int, ...] = (0,) * self.setup.players
        self._settle(self.game.decision)

    @property
    def dealt(self) -> bool:
        return hasattr(self, "game")

    @property
    def over(self) -> bool:
        return self.seat < 0

    def action(self, number: Any) -> Action:
        """The option with this index.

        Any other number raises `IllegalAction`, which lists the options; anything but a number raises `ValueError`.
        """
        try:
            index = whole(number)
        except TypeError:
            error = IllegalAction if isinstance(number, Real) else ValueError
            raise error(self._no_action(number)) from None
        if not 0 <= index < N_ACTIONS:
            raise IllegalAction(self._no_action(index))
        action = ACTIONS[index]
        if action not in self.options:
            raise IllegalAction(f"{action} ({action.index}) is not on offer; on offer: {listed(self.options)}")
        return action

    def _no_action(self, number: object) -> str:
        return (
            f"an action is a whole number from 0 to {N_ACTIONS - 1}, not {number!r}; on offer: {listed(self.options)}"
        )

    def play(self, action: Action) -> tuple[float, ...]:
        """Play an option, and what is forced after it; the rewards of all seats."""
        self._settle(self.game.advance(action, self._events))
        return self.nothing if self.rewards == "rank" and self.seat >= 0 else self._rewards()

    def told(self) -> str:
        """What has happened since the last call, in sentences, as a spectator sees it."""
        if not self.dealt:
            raise ValueError(NO_GAME)
        events, self._events = self._events or [], []
        english = language("en")
        game = self.game
        names = (
            player_names(self.setup.players, english)
            if game.state.cast.sides.team
            else seat_names(game.state.order, english)
        )
        return "".join(f"{event_text(event.seen_by(None), english, names)}\n" for event in events)

    def _settle(self, asked: Decision | None) -> None:
        """Play what is forced, until there is a choice."""
        while asked is not None:
            seats, options = asked.seats, asked.options
            seat = seats[0]
            if len(seats) > 1:
                seat, options = who(asked)
            if len(options) > 1 or not self.skip_forced:
                self.seat, self.options = seat, options
                return
            asked = self.game.advance(options[0], self._events)
        self.seat, self.options = -1, ()

    def _rewards(self) -> tuple[float, ...]:
        state = self.game.state
        if self.rewards == "rank":
            return ranks(result_of(self.game.rules, state).places, self.setup.teams)
        if state.points is self._points:
            return self.nothing
        self._points = state.points
        before, self._paid = self._paid, result_of(self.game.rules, state).points
        return tuple(float(now - then) for now, then in zip(self._paid, before, strict=True))


def who(asked: Decision) -> tuple[int, tuple[Action, ...]]:
    """The seat to choose, and its choices: the first that has a choice, else the first that has an option."""
    found = [(seat, options) for seat in asked.seats if (options := asked.options_of(seat))]
    return next((each for each in found if len(each[1]) > 1), found[0])


def ranks(places: tuple[int, ...], teams: tuple[int, ...] = ()) -> tuple[float, ...]:
    """From 1 for the winner in equal steps down to -1; who shares a place shares what it pays. A team is as one player."""
    sizes = teams or (1,) * len(places)
    first_seats = [sum(sizes[:i]) for i in range(len(sizes))]
    of_sides = [places[seat] for seat in first_seats]
    found: list[float] = []
    for place, size in zip(of_sides, sizes, strict=True):
        better = sum(other < place for other in of_sides)
        level = better + (of_sides.count(place) - 1) / 2
        found += [1 - 2 * level / (len(sizes) - 1)] * size
    return tuple(found)
