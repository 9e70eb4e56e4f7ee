"""A hint: what the hard bot would do in a person's place, and why, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from ..engine import machine
from ..engine.action import Action
from ..engine.decision import Decision
from ..engine.events import Event
from ..engine.rules import Rules
from ..engine.state import State
from ..engine.view import Observation
from ..text import Language
from ..text.hints import hint_text
from .bot import Imagine, asked_seat
from .mind.plan import TAKING, is_menu
from .reason import Move, Reason, first_moved, own_figures, reason
from .rungs.hard_bot import HardBot

# Reasons that say less than the next move of the plan.
VAGUE: Final = ("place", "hide", "push", "rush", "best")
THEN: Final = {
    "kill": "then-kill", "kills": "then-kill", "damage": "then-damage", "damages": "then-damages",
    "buffer": "then-buffer", "weapon": "then-weapon",
}  # fmt: skip
# The fact that names who acts, in the events of such moves.
ACTORS: Final = {"hit": "by", "weapon-taken": "figure"}


@dataclass(frozen=True)
class Hint:
    """`action`: the next pick; `picks`: the action it begins; `why`: the key of the sentence, with its `facts`."""

    action: Action
    picks: tuple[Action, ...]
    why: str
    facts: dict[str, Any] = field(default_factory=dict)

    def text(self, lang: Language) -> str:
        return hint_text(self.why, self.facts, lang)


def hint(observation: Observation, decision: Decision, imagine: Imagine, seed: int | str = 0) -> Hint:
    """A hint for a seat that is asked. The same view and seed give the same hint."""
    seat = asked_seat(observation, decision)
    bot = HardBot(seed)
    world = imagine(bot.luck.getrandbits(32))
    options = decision.options
    picks = bot.plan(world.rules, world.state, seat, decision).picks if len(options) > 1 else options
    plan = moves(world.rules, world.state, picks)
    move = next(plan)
    why, facts = ("only", {}) if len(options) == 1 else reason(world.rules, move, seat)
    if why in VAGUE:
        why, facts = next_reason(world.rules, move, next(plan, None), seat) or (why, facts)
    return Hint(move.picks[0], move.picks, why, facts)


def moves(rules: Rules, s: State, picks: tuple[Action, ...]) -> Iterator[Move]:
    """The moves of a plan: it is cut where something new begins."""
    before, state = s, s.copy()
    begun: list[Action] = []
    events: list[Event] = []
    first = last = decision_of(rules, s).prompt
    for action in picks:
        prompt = decision_of(rules, state).prompt
        if begun and prompt.kind.follows != last.key and (is_menu(rules, state) or prompt.kind.begins):
            yield Move(first, tuple(begun), before, state.copy(), events)
            before, begun, events, first = state.copy(), [], [], prompt
        machine.apply(rules, state, action, events)
        begun.append(action)
        last = prompt
    yield Move(first, tuple(begun), before, state, events)


def decision_of(rules: Rules, s: State) -> Decision:
    asked = machine.decision(rules, s)
    assert asked is not None, "a plan ends with the game"
    return asked


def next_reason(rules: Rules, move: Move, then: Move | None, seat: int) -> Reason | None:
    """Explain a move by the next one, for which it has brought a figure to the right place."""
    if then is None or then.picks[0].kind not in TAKING:
        return None
    why, facts = reason(rules, then, seat)
    mine = own_figures(rules, then.before, seat)
    actors = [event.facts[ACTORS[event.kind]] for event in then.events if event.kind in ACTORS]
    actor = next((figure for figure in actors if figure in mine), None)
    if why not in THEN or actor is None or first_moved(move, mine) not in (None, actor):
        return None
    facts = {key: value for key, value in facts.items() if key != "points"} | {"square": then.before.at[actor]}
    return THEN[why], facts
