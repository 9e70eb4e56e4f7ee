"""The top rung: a search over what it cannot tell apart, within a second.

Plans for the own turn, found by a wide beam in one imagined world, race each other: lap after lap all that are left are
played on in the same newly imagined world, over the replies of the others, to a cut-off: what came of such positions in
played games says what they are worth. First a heat over one round, then the best in a final over two. Plans that are
surely behind drop out; the race ends with one left, or with the budget.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
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
from .planning_bot import PlanningBot, judged, learned_table

SECONDS: Final = 1.0
EARLY: Final = 4  # laps before anybody drops out, those of the heat
FINALISTS: Final = 5
BEHIND: Final = 2.5  # standard errors behind the leader: out of the race
SAME: Final = 1e-9


@dataclass(frozen=True)
class Budget:
    """So many seconds, or so many nodes, which gives the same choices on every machine; with neither, one second.

    With both, what is used up first ends the search.
    """

    seconds: float | None = None
    nodes: int | None = None
    width: int = 40
    beam_nodes: int = 1500
    most: int = 100_000  # nodes of the whole beam
    runners: int = 14
    reply: int = 240  # nodes of every action in the race: others who look at less answer worse than they would
    laps: int = 60  # at most

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            object.__setattr__(self, "seconds", SECONDS)


BUDGET: Final = Budget()
# Where every step of a move is picked by itself nodes cost twice as much: a wide beam would leave no time for the race.
STEP_BY_STEP: Final = Budget(width=16, beam_nodes=1000)


class Watch:
    """Says when a budget is spent: one of seconds when a step as long as the longest so far would go beyond it."""

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self.budget = budget
        self.clock = clock
        self.started = clock()
        self.last = self.longest = 0.0

    @property
    def half_time(self) -> float:
        """Until when the beam may take its time."""
        return NEVER if self.budget.seconds is None else self.started + self.budget.seconds / 2

    @property
    def half_nodes(self) -> int:
        """How many nodes the beam may have."""
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
    """A plan in the race: its first whole action is what is chosen in the end."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.before = plan.value  # what it was thought to be worth before the race
        self.values: list[float] = []

    @property
    def worth(self) -> float:
        return judged(self.before, self.values)

    def starts_anew(self) -> None:
        """In the final, what came out in the heat is what it was thought to be worth before."""
        self.before = self.worth
        self.values = []

    def lead_over(self, other: Runner) -> float:
        """How far ahead, in standard errors of the differences in the worlds both have run in."""
        differences = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        n = len(differences)
        mean = sum(differences) / n
        error = sqrt(sum((each - mean) ** 2 for each in differences) / max(1, n - 1) / n)
        return mean / max(error, SAME)


def in_step(runners: list[Runner]) -> None:
    """A world that not all of them have run in counts for nobody: worlds differ more than plans do."""
    worlds = min(len(runner.values) for runner in runners)
    for runner in runners:
        del runner.values[worlds:]


class ExpertBot(PlanningBot):
    """Under a budget of nodes the same seed gives the same choices; under one of seconds the machine has a say."""

    def __init__(
        self,
        seed: int | str,
        weights: Weights | None = None,
        budget: Budget | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(seed, weights)
        self.budget = budget
        self.clock = clock

    def plan(self, rules: Rules, s: State, seat: int, decision: Decision) -> Plan:
        """The plan that wins the race."""
        budget = self.budget or (STEP_BY_STEP if rules.stepwise else BUDGET)
        judge, watch = Judge(rules, self.weights), Watch(budget, self.clock)
        planner = Planner(judge, seat)
        beam = Beam(budget.width, budget.beam_nodes, budget.runners, watch.half_nodes, watch.half_time, self.clock)
        plans = turns(planner, s, decision, beam)
        outlook = Outlook(judge, learned_table())
        runners = [Runner(plan) for plan in plans]
        nodes = planner.nodes
        for rounds, laps in ((1, EARLY), (2, budget.laps)):
            model = Model(judge, seat, budget.reply, outlook, rounds)
            runners = self.raced(runners, model, laps, watch, nodes)[:FINALISTS]
            for runner in runners:
                runner.starts_anew()
            nodes += model.nodes
        self.looked_at += nodes
        return runners[0].plan

    def raced(self, runners: list[Runner], model: Model, laps: int, watch: Watch, nodes: int) -> list[Runner]:
        """Those who are left after so many laps, or when the budget is spent, of which so many nodes were before."""
        for lap in range(laps):
            if len(runners) == 1 or watch.is_over(nodes + model.nodes):
                break
            seed = self.luck.getrandbits(32)
            for runner in runners:
                runner.values.append(model.value(runner.plan.state, seed))
                if watch.is_over(nodes + model.nodes):
                    break
            in_step(runners)
            if lap + 1 >= EARLY:
                best = max(runners, key=worth)
                runners = [each for each in runners if each is best or best.lead_over(each) < BEHIND]
        return sorted(runners, key=worth, reverse=True)


def worth(runner: Runner) -> float:
    return runner.worth
