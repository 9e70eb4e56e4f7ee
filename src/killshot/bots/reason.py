"""Why a move is made: the most important thing it does, as the key of a sentence and its facts.

A reason is found in the events of the move, so that it holds in every mode: damage can go to a board or to a buffer and
can be taken back, and a board can have been scored and emptied before the move is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..engine.action import Action
from ..engine.decision import Prompt
from ..engine.events import Event
from ..engine.ids import BOT
from ..engine.mechanics.scoring import board_pay
from ..engine.rules import Rules
from ..engine.state import State

Reason = tuple[str, dict[str, Any]]

ENDINGS: Final = ("end", "pass", "done")  # kinds of actions that end something
# Prompts that name a seat of one's own team for something, and the sentence about it.
NAMED: Final = {"control": "control", "respawner": "respawn", "draw-three": "three"}
# Prompts that give a seat something, if it has room for it.
GIVEN: Final = {
    "weapon-holder": "weapon", "reward-cube-whose": "ammo", "reward-cube": "ammo", "reward-card-whose": "powerup",
}  # fmt: skip


class Move(NamedTuple):
    """The picks of one whole action, the prompt of the first of them, and what they do."""

    prompt: Prompt
    picks: tuple[Action, ...]
    before: State
    after: State
    events: Sequence[Event]

    def facts_of(self, kind: str) -> list[dict[str, Any]]:
        return [event.facts for event in self.events if event.kind == kind]


def reason(rules: Rules, move: Move, seat: int) -> Reason:
    """The best reason for a seat to make a move."""
    mine = own_figures(rules, move.before, seat)
    if len(move.picks) == 1 and move.picks[0].kind == "pass":
        return "spare", {}  # the rest of a shot is not worth its cost
    blow = flush_reason(rules, move, seat) or attack_reason(rules, move, mine)
    if blow is not None or move.picks[0].kind in ENDINGS:
        return blow or ("spare", {})
    return (
        naming_reason(move, seat)
        or drafting_reason(rules, move, seat)
        or ability_reason(move)
        or means_reason(move, seat, mine)
        or place_reason(rules, move, mine)
        or ("best", {})
    )


def own_figures(rules: Rules, s: State, seat: int) -> list[int]:
    """The figures a seat owns or shares."""
    return [figure for figure in s.order if seat in rules.seats_of(s, figure)]


def flush_reason(rules: Rules, move: Move, seat: int) -> Reason | None:
    """Team play: leaving ends the turn, and the enemy buffer is flushed to the boards."""
    if move.picks[0].kind not in ENDINGS or not any(
        facts["team"] == rules.team_of[seat] for facts in move.facts_of("flushed")
    ):
        return None
    dead = [facts["victim"] for facts in move.facts_of("fell")]
    if dead:
        return "flush-kill", {"who": dead}
    poured = {facts["victim"]: facts["tokens"] for facts in move.facts_of("poured") if facts["tokens"]}
    return ("flush", {"who": list(poured), "damage": sum(poured.values())}) if poured else None


def attack_reason(rules: Rules, move: Move, mine: list[int]) -> Reason | None:
    dead = killed_by(move, mine)
    if dead and rules.has_teams:
        return "team-kill", {"who": dead}
    if dead:
        points = sum(pay for victim in dead for owner, pay in kill_pay(move, victim) if owner in mine)
        return "kill" if len(dead) == 1 else "kills", {"who": dead, "points": points}
    buffered = buffered_by(move, mine)
    if buffered:
        return "buffer", {"who": list(buffered), "damage": sum(buffered.values())}
    hits = tokens_of(move, mine)
    if hits:
        return "damage" if len(hits) == 1 else "damages", {"who": list(hits), "damage": sum(hits.values())}
    tags = [facts for facts in move.facts_of("tagged") if facts["figure"] in mine]
    if tags:
        return "strike" if tags[0]["why"] == "shot" else "tag", {"spawnpoint": tags[0]["colour"]}
    marked = [victim for victim in marked_by(move, mine) if victim not in mine]
    if marked:
        return "mark", {"who": marked}
    hits = {victim: tokens for victim, tokens in tokens_of(move, [BOT]).items() if victim not in mine}
    if hits:
        return "bot-damage", {"who": list(hits), "damage": sum(hits.values())}
    return None


def killed_by(move: Move, mine: list[int]) -> list[int]:
    """The victims of these figures, except where the killshot was taken back."""
    paid = [facts["victim"] for kind in ("board-scored", "team-board-scored") for facts in move.facts_of(kind)]
    victims = [
        facts["victim"] for facts in move.facts_of("killed") if facts["by"] in mine and facts["victim"] not in mine
    ]
    return [victim for victim in victims if victim in move.after.killed or victim in paid]


def kill_pay(move: Move, victim: int) -> list[tuple[int, int]]:
    """What a killed board has paid, or will pay at the end of the turn."""
    for facts in move.facts_of("board-scored"):
        if facts["victim"] == victim:
            return [(owner, points) for owner, points, _ in facts["pay"]]
    return [(owner, points) for owner, points, _ in board_pay(move.after, victim)]


def tokens_of(move: Move, figures: list[int]) -> dict[int, int]:
    """The number of tokens that these figures have put on each victim's board."""
    found: dict[int, int] = {}
    for kind, sign in (("hit", 1), ("taken-back", -1)):
        for facts in move.facts_of(kind):
            if facts["by"] in figures and facts["victim"] not in figures:
                found[facts["victim"]] = found.get(facts["victim"], 0) + sign * facts["tokens"]
    return {victim: tokens for victim, tokens in found.items() if tokens > 0}


def marked_by(move: Move, mine: list[int]) -> list[int]:
    """The figures with more marks than before. A hit can have used up as many marks as were added."""
    victims = dict.fromkeys(
        facts["victim"] for facts in move.facts_of("marked") if facts["by"] in mine and facts["placed"]
    )
    return [victim for victim in victims if sum(move.after.marks[victim]) > sum(move.before.marks[victim])]


def buffered_by(move: Move, mine: list[int]) -> dict[int, int]:
    """Team play: the damage that was added to the enemy buffer, by victim."""
    then, now = move.before.cast.sides.buffer, move.after.cast.sides.buffer
    hit = {facts["victim"] for facts in move.facts_of("hit") if facts["by"] in mine}
    return {victim: now[victim] - then[victim] for victim in sorted(hit) if then and now[victim] > then[victim]}


def naming_reason(move: Move, seat: int) -> Reason | None:
    """A seat of the team is named for something: one's own or a teammate's."""
    key, named = move.prompt.key, move.picks[0].value
    if key in NAMED:
        who = [move.prompt.figure] if move.prompt.figure >= 0 else []
        return NAMED[key] if named == seat else f"mate-{NAMED[key]}", {"who": who} if who else {}
    if key == "reward-cube":
        named = move.facts_of("cube-taken")[0]["seat"]
    if key not in GIVEN or named == seat:
        return None
    gained = means_reason(move, named, [])
    return (f"mate-{GIVEN[key]}", gained[1]) if gained is not None and gained[0] == GIVEN[key] else None


def drafting_reason(rules: Rules, move: Move, seat: int) -> Reason | None:
    for facts in move.facts_of("drafted"):
        if facts["seat"] == seat:
            return "draft", {"who": [facts["figure"]], "weapon": facts["weapon"]}
    for facts in move.facts_of("team-drafted"):
        if facts["team"] == rules.team_of[seat]:
            return "team-draft", {"who": [facts["figure"]], "weapon": facts["weapon"]}
    for facts in move.facts_of("cast"):
        if facts["seat"] == seat:
            return "cast", {"who": [facts["figure"]]}
    return None


def ability_reason(move: Move) -> Reason | None:
    """The abilities of characters: venom, mind control, overload, hacks and healing."""
    cast = move.before.cast
    for why, kind, mask in (("poison", "poisoned", cast.venom), ("hypnotize", "hypnotized", cast.minds)):
        who = [figure for facts in move.facts_of(kind) for figure in facts["figures"] if not mask >> figure & 1]
        if who:
            return why, {"who": who}
    for facts in move.facts_of("healed"):
        return "heal", {"who": [facts["figure"]]}
    for facts in move.facts_of("hacked"):
        return "hack", {"square": facts["square"]}
    for facts in move.facts_of("overloaded"):
        return "overload", {"tokens": facts["tokens"]}
    return None


def means_reason(move: Move, seat: int, mine: list[int]) -> Reason | None:
    before, after = move.before, move.after
    for facts in move.facts_of("weapon-taken"):
        if facts["figure"] in mine:
            return "weapon", {"weapon": facts["weapon"]}
    for facts in move.facts_of("armed"):
        if facts["seat"] == seat:
            return "weapon", {"weapon": facts["weapon"]}
    for facts in move.facts_of("turret-taken"):
        if facts["figure"] in mine:
            return "turret", {"square": facts["square"]}
    for facts in move.facts_of("reloaded"):
        if facts["seat"] == seat and after.loaded[seat] >> facts["weapon"] & 1:  # and not fired since
            return "reload", {"weapon": facts["weapon"]}
    cubes = sum(after.ammo[seat]) - sum(before.ammo[seat])
    if len(after.powerups[seat]) > len(before.powerups[seat]):
        return ("tile", {"cubes": cubes}) if cubes > 0 else ("powerup", {})
    return ("ammo", {"cubes": cubes}) if cubes > 0 else None


def place_reason(rules: Rules, move: Move, mine: list[int]) -> Reason | None:
    before, after = move.before, move.after
    me = first_moved(move, mine)
    if me is not None:
        fewer = before.at[me] >= 0 and watchers(rules, after, me) < watchers(rules, before, me)
        return "hide" if fewer else "place", {"square": after.at[me]}
    if any(after.cast.unlocked >> figure & ~(before.cast.unlocked >> figure) & 1 for figure in mine):
        return "rush", {}
    other = first_moved(move, [facts["figure"] for facts in move.facts_of("moved") if facts["by"] in mine])
    if other is not None:
        return "push", {"who": [other], "square": after.at[other]}
    for facts in move.facts_of("bot-spawned"):
        return "push", {"who": [BOT], "square": facts["square"]}
    return None


def first_moved(move: Move, figures: list[int]) -> int | None:
    """The first of these figures that the move has brought to another square."""
    before, after = move.before.at, move.after.at
    return next((figure for figure in figures if after[figure] >= 0 and after[figure] != before[figure]), None)


def watchers(rules: Rules, s: State, figure: int) -> int:
    """The number of figures that see this one and could hit it."""
    here = s.at[figure]
    return sum(
        s.at[other] >= 0 and s.cast.sides.foes[other] >> figure & 1 and rules.arena.seen[s.at[other]] >> here & 1
        for other in (*s.order, *rules.unseated)
    )
