"""The third rung: compares whole actions by what they leave on the table, one action at a time."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ..engine.action import Action
from ..engine.decision import Decision
from ..engine.view import Observation
from .bot import Imagine
from .memory import Memory
from .mind.plan import Planner, greedy
from .mind.value import Judge
from .mind.weights import Weights, read_table

NODES: Final = 1000  # states looked at for one action


@cache
def tuned_weights() -> Weights:
    return Weights(read_table())


class NormalBot:
    """The same seed gives the same choices, on every platform."""

    def __init__(self, seed: int | str, weights: Weights | None = None, nodes: int = NODES) -> None:
        self.luck = Random(seed)
        self.weights = weights if weights is not None else tuned_weights()
        self.nodes = nodes
        self.memory = Memory()
        self.looked_at = 0  # nodes, in all

    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        remembered = self.memory.recall(observation, decision)
        if remembered is not None:
            return remembered
        seat = observation.seat
        assert seat is not None, "a spectator has nothing to choose"
        world = imagine(self.luck.getrandbits(32))
        planner = Planner(Judge(world.rules, self.weights), seat)
        line = greedy(planner, world.state, decision, self.nodes)
        self.looked_at += planner.nodes
        self.memory.keep(world.rules, world.state, seat, line.picks)
        return line.picks[0]
