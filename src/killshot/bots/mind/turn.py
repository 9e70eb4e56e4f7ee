"""A whole turn of one's own, by beam search, and the round of the others after it, played by their own best actions."""

from __future__ import annotations

from typing import Final

from ...engine import machine, view
from ...engine.action import BOT_ACTION, END, Action
from ...engine.decision import Decision
from ...engine.frames.turn import Turn
from ...engine.state import State
from .plan import Line, Planner, actions_of, greedy
from .value import Judge

STAGES: Final = 4  # things done after the last action, at most
LONGEST: Final = 400  # decisions of the others, at most


class Beam:
    """How wide to look: states kept per stage, nodes per state, and how many turns come out."""

    def __init__(self, width: int, nodes: int, finalists: int) -> None:
        self.width = width
        self.nodes = nodes
        self.finalists = finalists


def turns(planner: Planner, s: State, asked: Decision, beam: Beam) -> list[Line]:
    """The best ways to finish the turn (or, out of turn, the answer), best first; as many as the beam has finalists."""
    done: list[Line] = []
    stages: list[list[Line]] = [[], [], [], []]  # by the number of actions left
    frame = s.stack[-1]
    if isinstance(frame, Turn):
        stages[min(frame.left, 3)].append(Line((), s, 0.0, True))
    else:
        sort_out(planner.lines(s, asked, asked.options, beam.nodes), stages, done)
    for left in range(3, 0, -1):
        states = kept(stages[left], beam.width)
        with_cards: list[Line] = []
        for line in states:
            with_cards.extend(around(planner, line, beam.nodes))
        for line in kept([*states, *with_cards], beam.width):
            menu = machine.decision(planner.rules, line.state)
            assert menu is not None
            options = actions_of(line.state, menu)
            sort_out(continued(planner, line, menu, options, beam.nodes), stages, done)
    states = stages[0]
    for _ in range(STAGES):
        states = kept(states, beam.width)
        later: list[list[Line]] = [[], [], [], []]
        for line in states:
            menu = machine.decision(planner.rules, line.state)
            assert menu is not None
            sort_out(continued(planner, line, menu, menu.options, beam.nodes), later, done)
        states = later[0]
    return kept(done, beam.finalists)


def around(planner: Planner, line: Line, nodes: int) -> list[Line]:
    """The lines that play a card or rush before the next action."""
    menu = machine.decision(planner.rules, line.state)
    assert menu is not None
    taking = actions_of(line.state, menu)
    options = tuple([o for o in menu.options if o not in taking and o is not END and o is not BOT_ACTION])
    return continued(planner, line, menu, options, nodes) if options else []


def continued(planner: Planner, line: Line, menu: Decision, options: tuple[Action, ...], nodes: int) -> list[Line]:
    return [
        Line((*line.picks, *next_line.picks), next_line.state, next_line.value, next_line.goes_on)
        for next_line in planner.lines(line.state, menu, options, nodes)
    ]


def sort_out(lines: list[Line], stages: list[list[Line]], done: list[Line]) -> None:
    for line in lines:
        frame = line.state.stack[-1] if line.goes_on else None
        if isinstance(frame, Turn):
            stages[min(frame.left, 3)].append(line)
        else:
            done.append(line)


def worth(line: Line) -> float:
    return -line.value


def kept(lines: list[Line], width: int) -> list[Line]:
    """The best few, each of them different from the others in what matters."""
    found: list[Line] = []
    met: set[tuple[object, ...]] = set()
    for line in sorted(lines, key=worth):
        s = line.state
        key = (s.at, s.damage, s.marks, s.loaded, s.ammo, s.powerups, s.points, s.spawnpoints, s.turrets)
        if key not in met:
            met.add(key)
            found.append(line)
            if len(found) == width:
                break
    return found


class Model:
    """The others' round: every seat takes the action its own heuristic likes best, in a world dealt for the occasion."""

    def __init__(self, judge: Judge, seat: int, nodes: int) -> None:
        self.judge = judge
        self.seat = seat
        self.reply = nodes
        self.planners: list[Planner] = []
        self.nodes = 0

    def planner(self, seat: int) -> Planner:
        while len(self.planners) <= seat:
            self.planners.append(Planner(self.judge, len(self.planners)))
        return self.planners[seat]

    def played_on(self, s: State, seed: int, rounds: int) -> State:
        """The state at the seat's own turn so many rounds later, or at the end of the game."""
        rules = self.judge.rules
        state = view.imagine(rules, s, self.seat, seed) if s.stack else s
        for _ in range(LONGEST):
            asked = machine.decision(rules, state)
            if asked is None:
                break
            seat = asked.seats[0]
            if seat == self.seat:
                frame = state.stack[-1]
                if isinstance(frame, Turn) and frame.left == rules.actions(state, seat, frame.final):
                    rounds -= 1
                    if rounds < 0:
                        break
            if len(asked.options) == 1:
                state = state.copy()
                machine.apply(rules, state, asked.options[0])
                self.nodes += 1
                continue
            planner = self.planner(seat)
            before = planner.nodes
            state = greedy(planner, state, asked, self.reply).state
            self.nodes += planner.nodes - before
        return state

    def value(self, s: State, seed: int, rounds: int) -> float:
        return self.judge.side_value(self.played_on(s, seed, rounds), self.seat)
