"""One seat against bots: a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, Maker, choice
from ..engine.decision import IllegalAction
from ..engine.setup import Setup
from .arrays import N_ACTIONS, Arrays, Seen
from .choices import checked_seed, makers_of, seat_of, setup_of
from .match import NO_GAME, Match


class Solo(gymnasium.Env[Any, Any]):
    """Play one seat; bots play the others.

    `opponents` are names of bots (`killshot.bots.find`) or makers of them: one for all other seats, or one for each, in
    turn order after the agent's. `seat` is the agent's; None draws it anew for each game. A number that is not on offer
    changes nothing, costs `illegal_reward` and is explained in the info; with `illegal_reward=None` it raises
    `IllegalAction` instead. Anything but a whole number raises `ValueError` either way.
    `action_masks()` and `info["action_mask"]` say what is on offer. The rest is as in `killshot_v0`.
    """

    metadata = {  # noqa: RUF012 (Gymnasium declares it so)
        "render_modes": ["ansi"],
        "render_fps": 4,
    }

    def __init__(
        self,
        opponents: str | Maker | Sequence[str | Maker] = "random",
        setup: Setup | None = None,
        *,
        seat: int | None = 0,
        observations: str = "vector",
        rewards: str = "rank",
        skip_forced: bool = True,
        open_points: bool = False,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        self.setup = setup_of(setup, choices)
        players = self.setup.players
        self.own_seat = seat_of(seat, players)
        self.makers = makers_of(opponents, players - 1)
        self.match = Match(self.setup, rewards, skip_forced, render_mode)
        self.arrays = Arrays(self.setup, observations, open_points)
        self.open_points = open_points
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = self.arrays.space
        self.action_space = spaces.Discrete(N_ACTIONS)
        self.bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game and let the bots play until the agent has to choose."""
        super().reset(seed=checked_seed(seed))
        players = self.setup.players
        while True:
            self.seat = int(self.np_random.integers(players)) if self.own_seat is None else self.own_seat
            others = [(self.seat + i) % players for i in range(1, players)]
            self.bots = {
                other: maker(int(self.np_random.integers(2**48)))
                for other, maker in zip(others, self.makers, strict=True)
            }
            self.match.deal(int(self.np_random.integers(2**48)))
            self._await_own_choice()
            if not self.match.over:
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the option with this index, then let the bots play until the agent has to choose again."""
        match = self.match
        if match.over:
            raise IllegalAction(
                f"{action} cannot be played: the game is over, call reset()" if match.dealt else NO_GAME
            )
        try:
            chosen = match.action(action)
        except IllegalAction as refusal:
            if self.illegal_reward is None:
                raise
            return self._seen(), self.illegal_reward, False, False, {**self._info(), "illegal": str(refusal)}
        reward = match.play(chosen)[self.seat] + self._await_own_choice()
        return self._seen(), reward, match.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What can be played, as sb3-contrib asks for it."""
        return self.arrays.mask(self.match.options).view(np.bool_)

    def render(self) -> Any:
        """What has happened since the last call, in sentences, as a spectator sees it."""
        return self.match.told() if self.render_mode else None

    def _await_own_choice(self) -> float:
        """Let the bots play until the agent has to choose; return the agent's reward."""
        match, game = self.match, self.match.game
        reward = 0.0
        while not match.over and match.seat != self.seat:
            seat = match.seat
            action = choice(self.bots[seat], game, seat, self.open_points)
            if action not in match.options:
                raise IllegalAction(f"the bot of seat {seat} chose {action}, which is not on offer")
            reward += match.play(action)[self.seat]
        return reward

    def _seen(self) -> Seen:
        return self.arrays.seen(self.match.game, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.arrays.mask(self.match.options), "seat": self.seat}
        result = self.match.game.result
        if result is not None:
            info |= {"points": result.points, "places": result.places, "won": result.places[self.seat] == 1}
        return info
