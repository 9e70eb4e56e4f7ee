"""Stop-watches for what a search does: playouts from the middle of a game, and nodes of whole actions."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Final

from ...bots.mind.plan import Planner, is_menu
from ...bots.mind.value import Judge
from ...bots.rungs.planning_bot import tuned_weights
from ...engine import machine
from ...engine.rules import Rules
from ...engine.state import State
from .stopwatch import clock, random_game

GAMES: Final = 12  # playouts begin in the middle of them
NODES: Final = 1000  # looked at for one action, at most


def middles(rules: Rules) -> list[State]:
    """Positions half-way through random games, each moved on to where an action is chosen."""
    luck = Random(5)
    found: list[State] = []
    while len(found) < GAMES:
        seed = luck.getrandbits(48)
        actions = random_game(rules, seed, luck)
        s = machine.deal(rules, seed)
        for number, action in enumerate(actions):
            if number >= len(actions) // 2 and is_menu(rules, s):
                found.append(s)
                break
            machine.apply(rules, s, action)
    return found


def playouts_per_second(rules: Rules, budget: float) -> float:
    """Random games from the middle to the end: the median over several rounds."""
    luck = Random(6)
    decision, apply, random = machine.decision, machine.apply, luck.random
    starts = middles(rules)
    rates: list[float] = []
    end = clock() + budget
    while clock() < end or not rates:
        started = clock()
        for start in starts:
            s = start.copy()
            while (asked := decision(rules, s)) is not None:
                apply(rules, s, asked.options[int(random() * len(asked.options))])
        rates.append(len(starts) / (clock() - started))
    return median(rates)


def search_nodes_per_second(rules: Rules, budget: float) -> float:
    """States made and judged by a bot that compares whole actions."""
    starts = middles(rules)
    judge = Judge(rules, tuned_weights())
    rates: list[float] = []
    end = clock() + budget
    while clock() < end or not rates:
        nodes = 0
        started = clock()
        for start in starts:
            asked = machine.decision(rules, start)
            assert asked is not None
            planner = Planner(judge, asked.seats[0])
            planner.plans(start, asked.options, NODES)
            nodes += planner.nodes
        rates.append(nodes / (clock() - started))
    return median(rates)
