"""The top rung: races its best plans against each other through imagined worlds, for a second.

The plans for its turn are found by a wide beam search in one imagined world. In each lap of the race, every plan that
is left is played on through the turns of the others, in the same newly imagined world, and the outlook judges the
position after that. A heat looks one round ahead; the best plans go on to a final that looks two rounds ahead. Plans
that are clearly behind drop out. The race ends when one is left or the budget is spent.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from ...engine.decision import Decision
from ...engine.rules import Rules
from ...engine.state import State
from ..mind.outlook import Outlook
from ..mind.plan import Plan, Planner
from ..mind.turn import NEVER, Beam, Clock, Model, turns
from ..mind.value import Judge
from ..mind.weights import Weights
from .planning_bot import PlanningBot, learned_table, updated_worth

SECONDS: Final = 1.0
EARLY: Final = 4  # laps before a plan can drop out: those of the heat
FINALISTS: Final = 5
BEHIND: Final = 2.5  # standard errors behind the leader that put a plan out of the race
SAME: Final = 1e-9


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds, or nodes, which give the same choices on every machine. With neither, one second.

    With both, the search ends when either is used up.
    """

    seconds: float | None = None
    nodes: int | None = None
    width: int = 40
    beam_nodes: int = 1500
    most: int = 100_000  # nodes of the beam in all
    runners: int = 14
    reply: int = 240  # nodes for every action in the race; with fewer, the others would answer worse than they do
    laps: int = 60  # at most

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            object.__setattr__(self, "seconds", SECONDS)


BUDGET: Final = Budget()
# Where every step of a move is a pick, nodes cost twice as much, and a wide beam would leave no time for the race.
STEP_BY_STEP: Final = Budget(width=16, beam_nodes=1000)


class Watch:
    """Tells when a budget is spent: one of seconds, when a step as long as the longest so far would exceed it."""

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self.budget = budget
        self.clock = clock
        self.started = clock()
        self.last = self.longest = 0.0

    @property
    def half_time(self) -> float:
        """When the beam has to stop."""
        return NEVER if self.budget.seconds is None else self.started + self.budget.seconds / 2

    @property
    def half_nodes(self) -> int:
        """The nodes that the beam can use."""
        return self.budget.most if self.budget.nodes is None else min(self.budget.most, self.budget.nodes // 2)

    def is_over(self, nodes: int) -> bool:
        budget = self.budget
        if budget.nodes is not None and nodes >= budget.nodes:
            return True
        if budget.seconds is None:
            return False
        now = self.clock()
        if self.last:
            self.longest = max(self.longest, now - self.last)
        self.last = now
        return now - self.started + self.longest >= budget.seconds


class Runner:
    """A plan in the race."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.before = plan.value  # its worth as estimated before the race
        self.values: list[float] = []

    @property
    def worth(self) -> float:
        return updated_worth(self.before, self.values)

    def enter_final(self) -> None:
        """Start again: the result of the heat is the estimate before the final."""
        self.before = self.worth
        self.values = []

    def lead_over(self, other: Runner) -> float:
        """The lead, in standard errors of the differences in the worlds that both have run in."""
        differences = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        n = len(differences)
        mean = sum(differences) / n
        error = sqrt(sum((each - mean) ** 2 for each in differences) / max(1, n - 1) / n)
        return mean / max(error, SAME)


def align_worlds(runners: list[Runner]) -> None:
    """Leave out worlds that not all have run in: worlds differ more than plans do."""
    worlds = min(len(runner.values) for runner in runners)
    for runner in runners:
        del runner.values[worlds:]


class ExpertBot(PlanningBot):
    """With a budget of nodes the same seed gives the same choices; with one of seconds they depend on the machine.

    `nodes`: instead of the seconds and nodes of its budget.
    """

    def __init__(
        self,
        seed: int | str,
        weights: Weights | None = None,
        budget: Budget | None = None,
        clock: Clock = time.perf_counter,
        nodes: int | None = None,
    ) -> None:
        super().__init__(seed, weights)
        self.budget = budget
        self.nodes = nodes
        self.clock = clock

    def plan(self, rules: Rules, s: State, seat: int, decision: Decision) -> Plan:
        """The plan that wins the race."""
        budget = self.budget or (STEP_BY_STEP if rules.stepwise else BUDGET)
        if self.nodes is not None:
            budget = replace(budget, seconds=None, nodes=self.nodes)
        judge, watch = Judge(rules, self.weights), Watch(budget, self.clock)
        planner = Planner(judge, seat)
        beam = Beam(budget.width, budget.beam_nodes, budget.runners, watch.half_nodes, watch.half_time, self.clock)
        plans = turns(planner, s, decision, beam)
        outlook = Outlook(judge, learned_table())
        runners = [Runner(plan) for plan in plans]
        nodes = planner.nodes
        for rounds, laps in ((1, EARLY), (2, budget.laps)):
            model = Model(judge, seat, budget.reply, outlook, rounds)
            runners = self.race(runners, model, laps, watch, nodes)[:FINALISTS]
            for runner in runners:
                runner.enter_final()
            nodes += model.nodes
        self.looked_at += nodes
        return runners[0].plan

    def race(self, runners: list[Runner], model: Model, laps: int, watch: Watch, nodes: int) -> list[Runner]:
        """The plans left after `laps` laps, or when the budget is spent, best first. `nodes`: those already used."""
        for lap in range(laps):
            if len(runners) == 1 or watch.is_over(nodes + model.nodes):
                break
            seed = self.luck.getrandbits(32)
            for runner in runners:
                runner.values.append(model.value(runner.plan.state, seed))
                if watch.is_over(nodes + model.nodes):
                    break
            align_worlds(runners)
            if lap + 1 >= EARLY:
                best = max(runners, key=worth)
                runners = [each for each in runners if each is best or best.lead_over(each) < BEHIND]
        return sorted(runners, key=worth, reverse=True)


def worth(runner: Runner) -> float:
    return runner.worth
