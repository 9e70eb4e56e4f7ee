"""The fourth rung: plans its whole turn, and plays the best plans on through the turns of the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from ...engine.decision import Decision
from ...engine.rules import Rules
from ...engine.state import State
from ..mind.outlook import Outlook
from ..mind.plan import Plan, Planner, node_cost
from ..mind.turn import Beam, Model, turns
from ..mind.value import Judge
from ..mind.weights import Weights
from .planning_bot import PlanningBot, learned_table, updated_worth


@dataclass(frozen=True)
class Effort:
    """How much to look at.

    `width`, `nodes`: of the beam. `finalists`: the plans that are played on, in `worlds` worlds, with `reply` nodes for
    every action of the others. `most`: nodes in all, of which the beam can use three quarters; if they run out, there
    are fewer worlds. `foretells`: whether the positions after that are judged by the outlook, not the heuristic.
    """

    width: int = 8
    nodes: int = 400
    finalists: int = 6
    worlds: int = 3
    reply: int = 60
    most: int = 16_000
    foretells: bool = False


EFFORT: Final = Effort()
# Where every step of a move is a pick, actions are long: replies get more nodes, fewer plans are played on, and the
# outlook judges better than the heuristic.
STEP_BY_STEP: Final = Effort(width=6, nodes=500, finalists=5, reply=125, foretells=True)
# There is more to choose from, and nodes cost more. Team play has a third of the nodes, so its beam stays narrow.
WITH_CHARACTERS: Final = Effort(width=10, most=13_000)


def effort_for(rules: Rules) -> Effort:
    if rules.stepwise:
        return STEP_BY_STEP
    return WITH_CHARACTERS if rules.setup.characters and node_cost(rules) == 1 else EFFORT


class HardBot(PlanningBot):
    """`nodes`: instead of the most that its effort allows."""

    def __init__(
        self, seed: int | str, weights: Weights | None = None, effort: Effort | None = None, nodes: int | None = None
    ) -> None:
        super().__init__(seed, weights)
        self.effort = effort
        self.nodes = nodes

    def plan(self, rules: Rules, s: State, seat: int, decision: Decision) -> Plan:
        """The best plan for the turn, or the best answer out of turn."""
        effort = self.effort or effort_for(rules)
        if self.nodes is not None:
            effort = replace(effort, most=self.nodes)
        judge = Judge(rules, self.weights)
        outlook = Outlook(judge, learned_table()) if effort.foretells else None
        planner, model = Planner(judge, seat), Model(judge, seat, effort.reply, outlook)
        most = effort.most // node_cost(rules)
        plans = turns(planner, s, decision, Beam(effort.width, effort.nodes, effort.finalists, 3 * most // 4))
        if len(plans) > 1:
            seeds = [self.luck.getrandbits(32) for _ in range(effort.worlds)]
            plans = [self.best(plans, seeds, model, most - planner.nodes)]
        self.looked_at += planner.nodes + model.nodes
        return plans[0]

    def best(self, plans: list[Plan], seeds: list[int], model: Model, most: int) -> Plan:
        """The plan that is worth most, by its estimate and its results in as many worlds as there are nodes for."""
        values: list[list[float]] = [[] for _ in plans]
        for seed, (plan, found) in product(seeds, zip(plans, values, strict=True)):
            if model.nodes < most or not found:
                found.append(model.value(plan.state, seed))
        worlds = min(len(found) for found in values)
        worths = [updated_worth(plan.value, found[:worlds]) for plan, found in zip(plans, values, strict=True)]
        return plans[worths.index(max(worths))]
