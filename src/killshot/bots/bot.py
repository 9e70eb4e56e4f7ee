"""What a bot is."""

from collections.abc import Callable
from typing import Protocol

from ..engine.action import Action
from ..engine.decision import Decision
from ..engine.view import Observation
from ..game import Game

# From a seed, a game in one possible world that the bot's seat cannot tell from the real one: for search.
Imagine = Callable[[int], Game]


class Bot(Protocol):
    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        """One of `decision.options`."""
        ...
