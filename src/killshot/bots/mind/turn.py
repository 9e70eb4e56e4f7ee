"""Planning a whole turn by beam search, and playing on through the turns of the others."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ...engine import machine, view
from ...engine.action import Action
from ...engine.decision import Decision
from ...engine.state import State
from .outlook import Outlook
from .plan import Plan, Planner, actions_left, actions_of, greedy, is_menu
from .value import Judge

AROUND: Final = ("powerup", "rush", "seat")  # what can be done before an action without using one up
STAGES: Final = 4  # at most, after the last action
LONGEST: Final = 400  # decisions of the others, at most
NEVER: Final = 1e18

Clock = Callable[[], float]  # seconds


class Beam:
    """How widely to search.

    `width`: states kept per stage; `nodes`: per state; `finalists`: plans to return; `most`: nodes in all; `until`: the
    time, by `clock`, when to stop.
    """

    def __init__(
        self,
        width: int,
        nodes: int,
        finalists: int,
        most: int,
        until: float = NEVER,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.width = width
        self.nodes = nodes
        self.finalists = finalists
        self.most = most
        self.until = until
        self.clock = clock

    def share(self, left: int, states: int) -> int:
        """The nodes for the next of these states, which together can use half of those that are left."""
        if self.until < NEVER and self.clock() >= self.until:
            return 0
        return min(self.nodes, max(0, left // (2 * states)))


def turns(planner: Planner, s: State, asked: Decision, beam: Beam) -> list[Plan]:
    """The best plans for the rest of the turn, best first; out of turn, the best answers."""
    done: list[Plan] = []
    stages: list[list[Plan]] = [[], [], [], []]  # by the number of actions left
    end = planner.nodes + beam.most
    if is_menu(planner.rules, s):
        sort_out(planner.seat, [Plan((), s, 0.0, True)], stages, done)
    else:
        sort_out(planner.seat, planner.plans(s, asked.options_of(planner.seat), beam.nodes), stages, done)
    for left in range(3, 0, -1):
        states = best_few(stages[left], beam.width)
        with_cards: list[Plan] = []
        for i, plan in enumerate(states):
            with_cards.extend(card_plans(planner, plan, beam.share(end - planner.nodes, len(states) - i)))
        states = best_few([*states, *with_cards], beam.width)
        for i, plan in enumerate(states):
            menu = machine.decision(planner.rules, plan.state)
            assert menu is not None
            options = actions_of(planner.rules, plan.state, planner.seat, menu)
            nodes = beam.share(end - planner.nodes, len(states) - i)
            sort_out(planner.seat, extensions(planner, plan, options, nodes), stages, done)
    states = stages[0]
    for _ in range(STAGES):
        states = best_few(states, beam.width)
        later: list[list[Plan]] = [[], [], [], []]
        for i, plan in enumerate(states):
            menu = machine.decision(planner.rules, plan.state)
            assert menu is not None
            options = menu.options_of(planner.seat)
            nodes = beam.share(end - planner.nodes, len(states) - i)
            sort_out(planner.seat, extensions(planner, plan, options, nodes), later, done)
        states = later[0]
    return best_few(done, beam.finalists)


def card_plans(planner: Planner, plan: Plan, nodes: int) -> list[Plan]:
    """The plans that play a card or rush before the next action."""
    menu = machine.decision(planner.rules, plan.state)
    assert menu is not None
    options = tuple([o for o in menu.options_of(planner.seat) if o.kind in AROUND])
    return extensions(planner, plan, options, nodes) if options else []


def extensions(planner: Planner, plan: Plan, options: tuple[Action, ...], nodes: int) -> list[Plan]:
    return [
        Plan((*plan.picks, *then.picks), then.state, then.value, then.goes_on)
        for then in planner.plans(plan.state, options, nodes)
    ]


def sort_out(seat: int, plans: list[Plan], stages: list[list[Plan]], done: list[Plan]) -> None:
    """Sort plans by the number of actions left; those that end the turn are done."""
    for plan in plans:
        if plan.goes_on:
            stages[min(actions_left(plan.state, seat), 3)].append(plan)
        else:
            done.append(plan)


def worth(plan: Plan) -> float:
    return -plan.value


def best_few(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans, without those that lead to the same position as a better one."""
    found: list[Plan] = []
    met: set[tuple[object, ...]] = set()
    for plan in sorted(plans, key=worth):
        s = plan.state
        key = (s.at, s.damage, s.marks, s.cast, s.loaded, s.ammo, s.powerups, s.points, s.spawnpoints, s.turrets)
        if key not in met:
            met.add(key)
            found.append(plan)
            if len(found) == width:
                break
    return found


class Model:
    """Plays on for some rounds: every seat takes the action that is best by the heuristic, in a newly imagined world.

    The position after that is judged by an outlook if there is one, else by the heuristic.
    """

    def __init__(self, judge: Judge, seat: int, nodes: int, outlook: Outlook | None = None, rounds: int = 1) -> None:
        self.judge = judge
        self.outlook = outlook
        self.rounds = rounds
        self.seat = seat
        self.reply = nodes
        self.planners: list[Planner] = []
        self.nodes = 0

    def planner(self, seat: int) -> Planner:
        while len(self.planners) <= seat:
            self.planners.append(Planner(self.judge, len(self.planners)))
        return self.planners[seat]

    def play_on(self, s: State, seed: int) -> State:
        """The state when the seat's own turn begins, after `rounds` rounds, or at the end of the game."""
        rules = self.judge.rules
        rounds = self.rounds
        state = view.imagine(rules, s, self.seat, seed) if s.stack else s
        for _ in range(LONGEST):
            asked = machine.decision(rules, state)
            if asked is None:
                break
            seat = asked.seats[0]
            if self.seat in asked.seats:
                seat = self.seat
                if state.stack[-1].begins(rules, state):
                    rounds -= 1
                    if not rounds:
                        break
            options = asked.options_of(seat)
            if len(options) == 1:
                state = state.copy()
                machine.apply(rules, state, options[0])
                self.nodes += 1
                continue
            planner = self.planner(seat)
            before = planner.nodes
            state = greedy(planner, state, asked, self.reply).state
            self.nodes += planner.nodes - before
        return state

    def value(self, s: State, seed: int) -> float:
        state = self.play_on(s, seed)
        if self.outlook is not None:
            return self.outlook.value(state, self.seat)
        return self.judge.side_value(state, self.seat)
