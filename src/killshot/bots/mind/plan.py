"""Plans: the sequences of a seat's own picks until an action is over.

Decisions are atomic, and the first pick of a shot is nothing but a cost. So bots compare whole actions: their picks, the
state they lead to, and what it is worth.
"""

from __future__ import annotations

from typing import Final

from ...engine import machine
from ...engine.action import Action
from ...engine.decision import ONE_SEAT, Decision
from ...engine.rules import Rules
from ...engine.state import State
from .value import Judge

CUBES: Final = 3
TAKING: Final = ("run", "grab", "shoot", "character")  # what takes an action
SLACK: Final = 300  # nodes beyond a budget, to finish what has been begun


class Costs:
    """What search costs in some kind of game.

    `node`: relative to one of deathmatch. `endings`: nodes for all the endings of a turn that are compared.
    `sorts_reloads`: whether so much can be reloaded that only one order of it is looked at.
    """

    def __init__(self, node: int, endings: int, sorts_reloads: bool) -> None:
        self.node = node
        self.endings = endings
        self.sorts_reloads = sorts_reloads


USUAL: Final = Costs(1, 3000, False)
STEP_BY_STEP: Final = Costs(2, 3000, False)
IN_TEAMS: Final = Costs(3, 250, True)  # the many weapons on a team's table make every ending long


def costs_of(rules: Rules) -> Costs:
    if rules.has_teams:
        return IN_TEAMS
    return STEP_BY_STEP if rules.stepwise else USUAL


def node_cost(rules: Rules) -> int:
    """The cost of a node relative to deathmatch, so that a budget of nodes takes the same time in all modes."""
    return costs_of(rules).node


class Plan:
    """A whole action: its picks, the state after them, its worth, and whether the seat's turn goes on."""

    def __init__(self, picks: tuple[Action, ...], state: State, value: float, goes_on: bool) -> None:
        self.picks = picks
        self.state = state
        self.value = value
        self.goes_on = goes_on


class Planner:
    """Finds the plans of a seat. `nodes` counts the states made: budgets are measured in them."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.rules: Rules = judge.rules
        self.costs = costs_of(judge.rules)
        self.seat = seat
        self.nodes = 0
        self.limit = 0
        self.stop = 0
        self.found: list[Plan] = []

    def plans(self, s: State, options: tuple[Action, ...], budget: int, slack: int = SLACK) -> list[Plan]:
        """The plans that begin with these options.

        Beyond the budget only the first option of each pick is followed; beyond the slack there is one plan per option.
        """
        self.found = []
        left = len(options)
        end = self.nodes + budget
        self.stop = end + slack
        for option in options:
            # what an option does not use is left to the next
            self.limit = self.nodes + max(1, (end - self.nodes) // left)
            left -= 1
            self.follow(s, option, ())
        return self.found

    def follow(self, s: State, action: Action, before: tuple[Action, ...]) -> None:
        state = s.copy()
        machine.apply(self.rules, state, action)
        self.nodes += 1
        picks = (*before, action)
        goes_on = False
        while state.stack:
            seats = state.stack[-1].menu(self.rules)
            if seats:
                goes_on = self.seat in seats
                break
            asked = machine.decision(self.rules, state)
            if asked is None or self.seat not in asked.seats:
                break
            options = asked.options_of(self.seat)
            if self.costs.sorts_reloads and options[0].kind == "reload":
                options = in_order(options, picks)
            if len(options) == 1:
                forced = options[0]
            elif options[0].kind == "pay":
                forced = self.payment(state, options)
            elif self.nodes >= self.limit:
                forced = options[0]
            else:
                self.follow(state, options[0], picks)
                for option in options[1:]:
                    if self.nodes >= self.stop:
                        break
                    self.follow(state, option, picks)
                return
            machine.apply(self.rules, state, forced)
            self.nodes += 1
            picks = (*picks, forced)
        value = self.judge.side_value(state, self.seat)
        self.found.append(Plan(picks, state, value, goes_on))

    def payment(self, s: State, options: tuple[Action, ...]) -> Action:
        """The most plentiful cube; without cubes the cheapest card. Ways to pay are not worth comparing."""
        box = s.ammo[self.seat]
        worths = self.judge.weights.powerups
        best = options[0]
        cheapest = 1000.0
        for option in options:
            price = -float(box[option.value]) if option.value < CUBES else 1.0 + worths[(option.value - CUBES) // 3]
            if price < cheapest:
                best, cheapest = option, price
        return best


def in_order(options: tuple[Action, ...], picks: tuple[Action, ...]) -> tuple[Action, ...]:
    """The options without reloads out of order: in team play there are many, and their order makes no difference."""
    latest = -1
    for pick in picks:
        if pick.kind == "reload":
            latest = pick.value
    return tuple([option for option in options if option.kind != "reload" or option.value > latest]) or options


def is_menu(rules: Rules, s: State) -> bool:
    """Whether the next action of a turn is about to be chosen."""
    return bool(s.stack[-1].menu(rules))


def actions_left(s: State, seat: int) -> int:
    """The actions that a seat has left, at the menu of a turn."""
    return s.stack[-1].actions_left(s, ONE_SEAT[seat])


def actions_of(rules: Rules, s: State, seat: int, asked: Decision) -> tuple[Action, ...]:
    """The options to compare. At the menu of a turn these are actions, as long as there are any left.

    Cards, a rush and the bot figure's action are compared once there is nothing else to do.
    """
    options = asked.options_of(seat)
    if not is_menu(rules, s) or not actions_left(s, seat):
        return options
    taking = tuple([option for option in options if option.kind in TAKING])
    return taking or options


def greedy(planner: Planner, s: State, asked: Decision, budget: int) -> Plan:
    """The best plan by the heuristic alone."""
    options = actions_of(planner.rules, s, planner.seat, asked)
    end = planner.nodes + max(budget, planner.costs.endings)
    plans = planner.plans(s, options, budget)
    if is_menu(planner.rules, s) and not actions_left(s, planner.seat) and len(options) > 1:
        return best_ending(planner, plans, budget, end)
    return best_of(plans)


def best_of(plans: list[Plan]) -> Plan:
    best = plans[0]
    for plan in plans:
        if plan.value > best.value:
            best = plan
    return best


def best_ending(planner: Planner, plans: list[Plan], budget: int, end: int) -> Plan:
    """The best plan when no action is left. Where the turn would go on, it is judged as if it ended there.

    The endings share the nodes that are left. A plan is not taken if there are none for its ending.
    """
    best = plans[-1]
    worth = -1e9
    endings = len([plan for plan in plans if plan.goes_on])
    for plan in plans:
        value = plan.value
        if plan.goes_on:
            each = min(budget, (end - planner.nodes) // endings)
            endings -= 1
            if each <= 0:
                continue
            asked = machine.decision(planner.rules, plan.state)
            assert asked is not None
            last = asked.options_of(planner.seat)[-1]  # the end, or the bot figure's action before it
            value = best_of(planner.plans(plan.state, (last,), each, each)).value
        if value > worth:
            best, worth = plan, value
    return best
