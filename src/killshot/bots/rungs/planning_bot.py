"""What the rungs that plan have in common: they plan in an imagined world, and follow the plan as long as it holds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from ...engine.action import Action
from ...engine.decision import Decision
from ...engine.rules import Rules
from ...engine.state import State
from ...engine.view import Observation
from ..bot import Imagine, asked_seat
from ..mind.outlook import Table, read_outlook
from ..mind.plan import Plan
from ..mind.weights import Weights, read_table
from .memory import Memory

PRIOR: Final = 0.4  # the weight of the first estimate of a plan's worth; the rest is that of its results


def updated_worth(before: float, values: Sequence[float]) -> float:
    """The worth of a plan, given a first estimate and its results in some worlds.

    More worlds reduce chance but not what the model of the others gets wrong, so the estimate keeps its weight.
    """
    return PRIOR * before + (1 - PRIOR) * sum(values) / len(values) if values else before


@cache
def tuned_weights() -> Weights:
    return Weights(read_table())


@cache
def learned_table() -> Table:
    return read_outlook()


class PlanningBot(ABC):
    """Each rung has its own way to plan. The same seed gives the same choices, on every platform."""

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        self.luck = Random(seed)
        self.weights = weights if weights is not None else tuned_weights()
        self.memory = Memory()
        self.looked_at = 0  # nodes, in all

    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        seat = asked_seat(observation, decision)
        if len(decision.options) == 1:
            return decision.options[0]
        remembered = self.memory.recall(observation, decision)
        if remembered is not None:
            return remembered
        world = imagine(self.luck.getrandbits(32))
        plan = self.plan(world.rules, world.state, seat, decision)
        self.memory.keep(world.rules, world.state, seat, plan.picks)
        return plan.picks[0]

    @abstractmethod
    def plan(self, rules: Rules, s: State, seat: int, decision: Decision) -> Plan:
        """The plan to follow from here; its first pick is the answer."""
