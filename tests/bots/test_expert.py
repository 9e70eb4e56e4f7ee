"""The expert's budget, measured with a clock that the tests control, and its race."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from killshot import Game
from killshot.bots import Budget, ExpertBot, decide
from killshot.bots.mind.outlook import Outlook
from killshot.bots.mind.plan import Plan, Planner
from killshot.bots.mind.turn import Beam, Model, turns
from killshot.bots.mind.value import Judge
from killshot.bots.rungs import expert_bot, planning_bot
from killshot.bots.rungs.expert_bot import EARLY, FINALISTS, Runner, Watch, align_worlds
from killshot.bots.rungs.planning_bot import tuned_weights
from killshot.engine import machine
from killshot.engine.rules import Rules
from killshot.engine.state import State
from killshot.testing import arena

from .games import SETUPS, continued, played

SMALL = Budget(seconds=1, width=4, beam_nodes=80, runners=4, reply=20)


class Ticking:
    """A clock that advances by one tick whenever it is read."""

    def __init__(self, tick: float, begin: float = 100.0) -> None:
        self.tick = tick
        self.begin = self.now = begin

    def __call__(self) -> float:
        self.now += self.tick
        return self.now

    @property
    def passed(self) -> float:
        return self.now - self.begin


class Race:
    """Counts how often a plan is played on, and notes the time by the expert's clock. Playing on can take time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, clock: Ticking, takes: float = 0.0) -> None:
        self.plays: list[float] = []
        self.rounds: list[int] = []
        race = self

        class Counting:
            def __init__(self, judge: Judge, seat: int, nodes: int, outlook: Outlook, rounds: int) -> None:
                self.model = Model(judge, seat, nodes, outlook, rounds)
                self.nodes = 0

            def value(self, s: State, seed: int) -> float:
                race.plays.append(clock.passed)
                race.rounds.append(self.model.rounds)
                clock.now += takes
                return self.model.value(s, seed)

        monkeypatch.setattr(expert_bot, "Model", Counting)


def worth(monkeypatch: pytest.MonkeyPatch, clock: Ticking, takes: float, values: Iterator[float]) -> None:
    """A model whose plans have the given values, one after another. Playing each of them on takes some time."""

    class Told:
        nodes = 0

        def __init__(self, judge: Judge, seat: int, nodes: int, outlook: Outlook, rounds: int) -> None:
            pass

        def value(self, s: State, seed: int) -> float:
            clock.now += takes
            return next(values)

    monkeypatch.setattr(expert_bot, "Model", Told)


def planned(expert: ExpertBot, rules: Rules, s: State) -> Plan:
    asked = machine.decision(rules, s)
    assert asked is not None
    return expert.plan(rules, s, asked.seats[0], asked)


def begun_turn() -> Game:
    """A game in the middle of a deathmatch, with both actions of a turn to plan."""
    game = played(SETUPS["deathmatch"], 7, ["normal"], 100)
    while game.decision is not None and game.decision.prompt.key != "first-action":
        continued(game, ["normal"], 1)
    return game


@pytest.mark.parametrize("kind", ["deathmatch", "turret", "teams of two and three"])
def test_the_ladders_expert_stops_when_its_second_is_over(kind: str) -> None:
    """Except for the ticks of reading the clock at the beginning and the end. Some thoughts need less."""
    game = played(SETUPS[kind], 6, ["easy"], 150)
    clock = Ticking(0.005)
    expert = ExpertBot(1, clock=clock)
    assert expert.budget is None
    thoughts: list[float] = []
    while len(thoughts) < 4 and max(thoughts, default=0.0) < 0.9:
        before, nodes = clock.passed, expert.looked_at
        decide(game, [expert] * game.setup.players)
        if expert.looked_at > nodes:
            thoughts.append(clock.passed - before)
    assert 0.9 < max(thoughts) < 1.1


def test_a_step_that_would_go_beyond_the_budget_is_not_begun() -> None:
    clock = Ticking(0.0)
    watch = Watch(Budget(seconds=1), clock)
    for now, over in ((0.1, False), (0.4, False), (0.69, False), (0.71, True)):  # the longest took 0.3
        clock.now = clock.begin + now
        assert watch.is_over(10**9) is over, now


def test_the_race_keeps_to_its_second_whatever_a_lap_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(SETUPS["deathmatch"], 7, ["normal"], 100)
    clock = Ticking(0.0001)
    race = Race(monkeypatch, clock, takes=0.07)
    planned(ExpertBot(1, budget=SMALL, clock=clock), game.rules, game.state)
    assert len(race.plays) == 14
    assert clock.passed < 1 < clock.passed + 0.07


def test_the_beam_may_have_half_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """When half of the time is over after three looks at the clock, the beam is cut short and the race is still run."""
    game = begun_turn()
    nodes = {}
    for now in (0.0, 0.49, 0.51):
        looks = count()
        expert = ExpertBot(1, budget=replace(SMALL, laps=2), clock=lambda: now if next(looks) >= 3 else 0.0)  # noqa: B023
        race = Race(monkeypatch, Ticking(0.0))
        planned(expert, game.rules, game.state)
        assert len(race.plays) >= 4 * EARLY
        nodes[now] = expert.looked_at
    assert nodes[0.51] < nodes[0.49] / 2
    assert nodes[0.49] == nodes[0.0]


def test_a_beam_looks_at_nothing_more_when_its_time_is_over() -> None:
    clock = Ticking(0.0)
    beam = Beam(4, 80, 4, 1000, clock.begin + 0.5, clock)
    clock.now += 0.49
    assert beam.share(1000, 2) == 80
    clock.now += 0.02
    assert beam.share(1000, 2) == 0


def test_expert_stops_early_when_one_plan_dominates(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decisive shot is recognised in a few worlds; where all plans are equally good the whole second is used."""
    t = arena("L", players=3).place(violet="b3", dozer="d1", sprog="b3").hand("violet", "electroscythe")
    t.damaged("sprog", "dozer, violet x9").leave_skulls(1).turn("violet", actions=1)
    clock = Ticking(0.0)
    race = Race(monkeypatch, clock, takes=0.01)
    best = planned(ExpertBot(1, budget=SMALL, clock=clock), t.rules, t.state)
    assert str(best.picks[0]) == "shoot"
    assert len(race.plays) == 4 * EARLY
    assert clock.passed == pytest.approx(0.01 * 4 * EARLY)
    clock = Ticking(0.0)
    luck = Random(1)
    worth(monkeypatch, clock, 0.01, iter(lambda: luck.choice((-1.0, 1.0)), None))
    game = begun_turn()
    planned(ExpertBot(1, budget=SMALL, clock=clock), game.rules, game.state)
    assert clock.passed > 0.9


def test_the_best_of_the_heat_run_a_final_over_two_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun_turn()
    race = Race(monkeypatch, Ticking(0.0))
    planned(ExpertBot(1, budget=replace(SMALL, runners=8, laps=2), clock=Ticking(0.0)), game.rules, game.state)
    assert race.rounds[: 8 * EARLY] == [1] * 8 * EARLY
    final = race.rounds[8 * EARLY :]
    assert final == [2] * len(final)
    assert 2 * 2 <= len(final) <= 2 * FINALISTS


def test_what_came_out_in_the_heat_is_not_forgotten_in_the_final() -> None:
    game = played(SETUPS["deathmatch"], 7, ["normal"], 10)
    runner = Runner(Plan((), game.state, 1.0, False))
    runner.values = [6.0, 6.0]
    heat = runner.worth
    assert 1 < heat < 6
    runner.enter_final()
    assert (runner.worth, runner.values) == (heat, [])
    runner.values = [10.0]
    assert heat < runner.worth < 10


def test_a_budget_is_of_nodes_or_of_seconds_or_one_second() -> None:
    assert Budget(nodes=500).seconds is None
    assert (Budget().seconds, Budget().nodes) == (1.0, None)
    assert (Budget(seconds=3).seconds, Budget(seconds=3).nodes) == (3, None)
    assert Budget(seconds=0).seconds == 0


def test_an_expert_with_nodes_alone_does_not_look_at_the_time() -> None:
    game = played(SETUPS["deathmatch"], 7, ["normal"], 100)
    plans = []
    for tick in (0.0, 1000.0):
        expert = ExpertBot(
            1, budget=Budget(nodes=3000, width=2, beam_nodes=80, runners=3, reply=20), clock=Ticking(tick)
        )
        plans.append((planned(expert, game.rules, game.state).picks, expert.looked_at))
    assert plans[0] == plans[1]
    assert plans[0][1] >= 3000


def test_of_a_budget_of_nodes_the_beam_may_have_half() -> None:
    clock = Ticking(0.0)
    assert Watch(Budget(nodes=3000), clock).half_nodes == 1500
    assert Watch(Budget(nodes=10**9, most=4000), clock).half_nodes == 4000
    assert Watch(Budget(seconds=1, most=4000), clock).half_nodes == 4000


def test_plans_are_compared_in_the_worlds_that_all_have_run_in() -> None:
    """Otherwise a plan that has run in one more good world would win."""
    game = played(SETUPS["deathmatch"], 7, ["normal"], 10)
    ahead, behind = (Runner(Plan((), game.state, 0.0, False)) for _ in range(2))
    ahead.values, behind.values = [2.0, 2.0], [1.0, 1.0, 50.0]
    align_worlds([ahead, behind])
    assert (ahead.values, behind.values) == ([2.0, 2.0], [1.0, 1.0])
    assert ahead.worth > behind.worth


def test_a_lap_cut_short_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last world would ruin the only plan that still runs in it."""
    values = iter([3.0, 2.0, 1.0, 1.0, 3.0, 2.0, 1.0, 1.0, -500.0])

    clock = Ticking(0.0)
    worth(monkeypatch, clock, 0.11, values)
    monkeypatch.setattr(planning_bot, "PRIOR", 0.0)
    game = begun_turn()
    first = planned(ExpertBot(1, budget=SMALL, clock=clock), game.rules, game.state)
    assert next(values, None) is None
    asked = machine.decision(game.rules, game.state)
    assert asked is not None
    planner = Planner(Judge(game.rules, tuned_weights()), asked.seats[0])
    beam = Beam(SMALL.width, SMALL.beam_nodes, SMALL.runners, SMALL.most)
    assert first.picks == turns(planner, game.state, asked, beam)[0].picks
