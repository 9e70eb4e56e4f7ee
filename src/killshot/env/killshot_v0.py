"""All seats as agents, one after the other: a PettingZoo AEC environment.

    from killshot.env import killshot_v0

    env = killshot_v0.env(players=3, arena="S")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Agents are `seat_0`, `seat_1`, …; actions are the indices of `killshot.engine.action`.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..engine.setup import Setup
from .arrays import N_ACTIONS, Arrays
from .choices import checked_seed, setup_of
from .match import NO_GAME, Match

Observed = dict[str, Any]


class KillshotEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo has no types
    """See the module. `setup`, or what `Setup` takes, says what is played.

    `observations` are a flat "vector" or named "arrays"; `rewards` come by "rank" at the end or by "points" as they are
    scored; with `skip_forced` nobody is asked who has no choice; `open_points` shows everybody's points.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "killshot_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        setup: Setup | None = None,
        *,
        observations: str = "vector",
        rewards: str = "rank",
        skip_forced: bool = True,
        open_points: bool = False,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        super().__init__()
        self.setup = setup_of(setup, choices)
        self.match = Match(self.setup, rewards, skip_forced, render_mode)
        self.arrays = Arrays(self.setup, observations, open_points)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = Random()
        mask = spaces.Box(0, 1, (N_ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.arrays.space, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(N_ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed, from 0 on, makes it, and those after it, the same every time."""
        number = checked_seed(seed)
        if number is not None:
            self._luck = Random(number)
        self.match.deal(self._luck.getrandbits(48))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._gains = self.match.nothing
        self.agent_selection = self.possible_agents[self.match.seat]

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self.match.dealt:
            raise ValueError(NO_GAME)
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.agents:
            raise ValueError(NO_GAME)
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observed:
        match = self.match
        try:
            game = match.game
        except AttributeError:
            raise ValueError(NO_GAME) from None
        seat = self._seats[agent]
        return {
            "observation": self.arrays.seen(game, seat),
            "action_mask": self.arrays.mask(match.options if seat == match.seat else ()),
        }

    def step(self, action: int | None) -> None:
        """Play the option with this index.

        Any other number raises `IllegalAction`, anything but a number `ValueError`; neither changes anything.
        """
        if not self.agents:
            raise ValueError(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        gains = match.play(match.action(action))
        self._cumulative_rewards[agent] = 0.0
        if gains is not self._gains:  # most steps pay nothing, as the one before
            self._gains = gains
            self.rewards = dict(zip(self.agents, gains, strict=True))
            self._accumulate_rewards()
        if match.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[match.seat]

    def render(self) -> str | None:
        """What has been played and not yet told, as sentences for a spectator."""
        return self.match.told() if self.render_mode else None

    def close(self) -> None:
        pass


def env(setup: Setup | None = None, **choices: Any) -> KillshotEnv:
    """The environment. It needs none of PettingZoo's wrappers: it checks what it is given by itself."""
    return KillshotEnv(setup, **choices)


raw_env = env
