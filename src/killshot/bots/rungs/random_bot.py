"""The first rung: picks any option, each as likely as the others."""

from random import Random

from ...engine.action import Action
from ...engine.decision import Decision
from ...engine.view import Observation
from ..bot import Imagine


class RandomBot:
    """The same seed gives the same choices, on every platform."""

    def __init__(self, seed: int | str) -> None:
        self.luck = Random(seed)

    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        return decision.options[int(self.luck.random() * len(decision.options))]
