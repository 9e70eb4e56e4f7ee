"""A hint: what the hard bot would do in a person's place, and in one sentence why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..engine import machine
from ..engine.action import Action
from ..engine.decision import Decision
from ..engine.ids import bits
from ..engine.mechanics.damage import killshot_space
from ..engine.mechanics.scoring import board_pay
from ..engine.rules import Rules
from ..engine.state import State
from ..engine.view import Observation
from ..text import Language
from ..text.hints import hint_text
from .bot import Imagine, asked_seat
from .hard_bot import HardBot
from .mind.plan import is_menu


@dataclass(frozen=True)
class Hint:
    """`action`: the next pick; `picks`: the whole action it begins; `why` with its `facts`: the key of a sentence."""

    action: Action
    picks: tuple[Action, ...]
    why: str
    facts: dict[str, Any] = field(default_factory=dict)

    def text(self, lang: Language) -> str:
        return hint_text(self.why, self.facts, lang)


def hint(observation: Observation, decision: Decision, imagine: Imagine, seed: int | str = 0) -> Hint:
    """The same view and seed give the same hint."""
    seat = asked_seat(observation, decision)
    bot = HardBot(seed)
    world = imagine(bot.luck.getrandbits(32))
    options = decision.options
    picks = bot.planned(world.rules, world.state, seat, decision).picks if len(options) > 1 else options
    stages = whole_actions(world.rules, world.state, seat, picks)
    first, after = next(stages)
    why, facts = reason(world.rules, world.state, after, seat)
    if why in ("place", "hide", "best"):
        why, facts = next_reason(world.rules, after, seat, stages) or (why, facts)
    return Hint(first[0], first, why, facts)


def whole_actions(
    rules: Rules, s: State, seat: int, picks: tuple[Action, ...]
) -> Iterator[tuple[tuple[Action, ...], State]]:
    """The plan cut where the menu of a turn comes back: picks, and the state after them."""
    state = s.copy()
    begun: list[Action] = []
    for action in picks:
        asked = machine.decision(rules, state)
        if begun and (asked is None or seat not in asked.seats or is_menu(state)):
            yield tuple(begun), state.copy()
            begun = []
        machine.apply(rules, state, action)
        begun.append(action)
    yield tuple(begun), state


def reason(rules: Rules, before: State, after: State, seat: int) -> tuple[str, dict[str, Any]]:
    """What an action brings, the weightiest thing first."""
    mine = [figure for figure in before.order if before.owner[figure] == seat]
    hurt: dict[int, int] = {}
    dead: list[int] = []
    marked: list[int] = []
    for victim in (*before.order, *rules.unseated):
        tokens = before.damage[victim]
        added = after.damage[victim][len(tokens) :]
        if victim not in mine and any(owner in mine for owner in added):
            hurt[victim] = sum(owner in mine for owner in added)
            if len(tokens) < killshot_space(before, victim) <= len(tokens) + len(added):
                dead.append(victim)
        if victim not in mine and any(after.marks[victim][me] > before.marks[victim][me] for me in mine):
            marked.append(victim)
    if dead:
        points = sum(pay for victim in dead for owner, pay, _ in board_pay(after, victim) if owner in mine)
        return "kill", {"who": dead, "points": points}
    if hurt:
        return "damage", {"who": list(hurt), "damage": max(hurt.values())}
    if any(
        sum(owner in mine for owner in new) > sum(owner in mine for owner in old)
        for new, old in zip(after.spawnpoints.tracks, before.spawnpoints.tracks, strict=True)
    ):
        return "tag", {}
    if marked:
        return "mark", {"who": marked}
    return means_reason(before, after, seat, mine) or place_reason(rules, before, after, mine)


def means_reason(before: State, after: State, seat: int, mine: list[int]) -> tuple[str, dict[str, Any]] | None:
    taken = (after.loaded[seat] | after.unloaded[seat]) & ~(before.loaded[seat] | before.unloaded[seat])
    if taken:
        return "weapon", {"weapon": bits(taken)[0]}
    for square, owner in enumerate(after.turrets.owners):
        if owner in mine and before.turrets.owners[square] != owner:
            return "turret", {"square": square}
    reloaded = after.loaded[seat] & before.unloaded[seat]
    if reloaded:
        return "reload", {"weapon": bits(reloaded)[0]}
    if len(after.powerups[seat]) > len(before.powerups[seat]) and sum(after.ammo[seat]) >= sum(before.ammo[seat]):
        return "powerup", {}
    if sum(after.ammo[seat]) > sum(before.ammo[seat]):
        return "ammo", {}
    return None


def place_reason(rules: Rules, before: State, after: State, mine: list[int]) -> tuple[str, dict[str, Any]]:
    moved = [figure for figure in mine if after.at[figure] != before.at[figure] and after.at[figure] >= 0]
    if not moved:
        return ("spare", {}) if not after.stack or not is_menu(after) else ("best", {})
    me = moved[0]
    square = after.at[me]
    if before.at[me] >= 0 and watchers(rules, after, me) < watchers(rules, before, me):
        return "hide", {"square": square}
    return "place", {"square": square}


def watchers(rules: Rules, s: State, figure: int) -> int:
    """How many of the others see a figure."""
    here = s.at[figure]
    return sum(
        s.at[other] >= 0 and s.owner[other] != s.owner[figure] and rules.arena.seen[s.at[other]] >> here & 1
        for other in (*s.order, *rules.unseated)
    )


def next_reason(
    rules: Rules, s: State, seat: int, stages: Iterator[tuple[tuple[Action, ...], State]]
) -> tuple[str, dict[str, Any]] | None:
    """A move is explained by what the plan does after it."""
    _, after = next(stages, ((), s))
    why, facts = reason(rules, s, after, seat)
    if f"then-{why}" not in ("then-kill", "then-damage", "then-weapon"):
        return None
    here = next((s.at[figure] for figure in s.order if s.owner[figure] == seat), -1)
    facts = {key: value for key, value in facts.items() if key != "points"} | {"square": here}
    return f"then-{why}", facts
