"""The fourth rung: plans its whole turn, and judges the best plans after a round of the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..engine.decision import Decision
from ..engine.rules import Rules
from ..engine.state import State
from .mind.plan import Line, Planner
from .mind.turn import Beam, Model, turns
from .mind.value import Judge
from .mind.weights import Weights
from .planning_bot import PlanningBot


@dataclass(frozen=True)
class Effort:
    """`width`, `nodes`: of the beam; then how many plans are tried in how many worlds, each reply with so many nodes."""

    width: int = 8
    nodes: int = 400
    finalists: int = 6
    worlds: int = 3
    reply: int = 60


EFFORT: Final = Effort()


class HardBot(PlanningBot):
    def __init__(self, seed: int | str, weights: Weights | None = None, effort: Effort = EFFORT) -> None:
        super().__init__(seed, weights)
        self.effort = effort

    def planned(self, rules: Rules, s: State, seat: int, decision: Decision) -> Line:
        """The best plan for the turn, or the best answer out of turn."""
        effort, judge = self.effort, Judge(rules, self.weights)
        planner = Planner(judge, seat)
        plans = turns(planner, s, decision, Beam(effort.width, effort.nodes, effort.finalists))
        model = Model(judge, seat, effort.reply)
        if len(plans) > 1:
            seeds = [self.luck.getrandbits(32) for _ in range(effort.worlds)]
            values = [sum(model.value(plan.state, seed, 0) for seed in seeds) for plan in plans]
            plans = [plans[values.index(max(values))]]
        self.looked_at += planner.nodes + model.nodes
        return plans[0]
