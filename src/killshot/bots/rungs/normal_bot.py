"""The third rung: compares whole actions by the position they lead to, one action at a time."""

from __future__ import annotations

from typing import Final

from ...engine.decision import Decision
from ...engine.rules import Rules
from ...engine.state import State
from ..mind.plan import Plan, Planner, greedy, node_cost
from ..mind.value import Judge
from ..mind.weights import Weights
from .planning_bot import PlanningBot

NODES: Final = 1000  # for one action; fewer where they cost more


class NormalBot(PlanningBot):
    def __init__(self, seed: int | str, weights: Weights | None = None, nodes: int = NODES) -> None:
        super().__init__(seed, weights)
        self.nodes = nodes

    def plan(self, rules: Rules, s: State, seat: int, decision: Decision) -> Plan:
        planner = Planner(Judge(rules, self.weights), seat)
        plan = greedy(planner, s, decision, self.nodes // node_cost(rules))
        self.looked_at += planner.nodes
        return plan
