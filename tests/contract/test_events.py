"""The table of events is what the engine tells: no kind and no fact more, and none less."""

import ast
import re
from typing import Any

import pytest

from killshot.engine.event_kinds import (
    ALWAYS,
    BASIC,
    COUNT,
    EVENT_KINDS,
    EVENT_OF,
    FLAG,
    PAY,
    SEAT,
    TEAM,
    UNSEEN,
    FactType,
    is_aside,
)
from killshot.engine.events import Event
from killshot.engine.ids import EFFECTS, FIGURES
from killshot.engine.rules import Rules
from killshot.engine.setup import CHOICES
from tests.contract.games import SETUPS, Played, played, variants
from tests.contract.sources import calls, compared, trees, words


def test_the_table_is_in_order() -> None:
    assert len(EVENT_OF) == len(EVENT_KINDS)
    for kind in EVENT_KINDS:
        assert kind.games, kind
        assert set(kind.games) <= {*CHOICES, "bot", "characters"}, kind
        assert kind.meaning.endswith("."), kind
        assert set(re.findall("`([a-z-]+)`", kind.meaning)) <= {*kind.types, "hit"}, kind
        assert bool(kind.secret) is bool(kind.audience), kind
        assert not set(kind.facts) & set(kind.secret), kind
        assert kind.aside in ("", ALWAYS) or (kind.aside == UNSEEN and kind.secret) or kind.aside == BASIC, kind
        if kind.pays:
            assert (
                {"team", "points"} <= set(kind.facts) or "pay" in kind.facts or {"figure", "points"} <= set(kind.facts)
            )


def keys(node: ast.expr | None) -> set[str]:
    """The keys of a dictionary in the source."""
    assert isinstance(node, ast.Dict)
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


def test_the_sources_tell_only_what_is_declared() -> None:
    told: set[str] = set()
    for path, tree in trees("src/killshot/engine"):
        for call in calls(tree, "tell"):
            where = f"{path}:{call.lineno}"
            (kind,) = words(call.args[1])
            told.add(kind)
            assert kind in EVENT_OF, f"{where}: {kind!r} is not in the table"
            facts = {keyword.arg for keyword in call.keywords}
            assert facts == set(EVENT_OF[kind].facts), f"{where}: {kind} has other facts"
            assert not EVENT_OF[kind].secret, f"{where}: {kind} has secret facts"
        for call in calls(tree, "Event"):
            if path.name != "events.py":
                (kind,) = words(call.args[0])
                told.add(kind)
                assert keys(call.args[1]) == set(EVENT_OF[kind].facts), path
                assert keys(call.args[2]) == set(EVENT_OF[kind].secret), path
    assert told == set(EVENT_OF)


def is_typed(value: Any, type_: FactType, rules: Rules) -> bool:
    if type_.is_list:
        return isinstance(value, list) and bool(value) and all(each in range(len(type_.names)) for each in value)
    if type_.names:
        return type(value) is int and value in range(len(type_.names))
    if type_ is PAY:
        return isinstance(value, list) and all(is_pay(row) for row in value)
    if type_.words:
        return value in type_.words
    if type_ is FLAG:
        return type(value) is bool
    most = {SEAT: rules.setup.players - 1, TEAM: 1, COUNT: 99}[type_]
    return type(value) is int and 0 <= value <= most


def is_pay(row: Any) -> bool:
    figure, points, *why = row
    return figure in range(len(FIGURES)) and points > 0 and why in ([], ["rank"], ["first-blood"])


def check(event: Event, game: Played) -> None:
    kind = EVENT_OF[event.kind]
    assert variants(game.rules.setup) & set(kind.games), event
    assert (set(event.facts), set(event.secret)) == (set(kind.facts), set(kind.secret)), event
    for name, value in {**event.facts, **event.secret}.items():
        assert is_typed(value, kind.types[name], game.rules), (event, name)
    team_seats, team_of = game.rules.team_seats, game.rules.team_of
    if kind.secret:
        seat = event.facts["seat"]
        assert set(event.audience) == ({*team_seats[team_of[seat]]} if game.rules.setup.teams else {seat}), event
    else:
        assert event.audience == (), event


@pytest.mark.parametrize("name", SETUPS)
def test_games_tell_only_what_is_declared(name: str) -> None:
    for game in played(name):
        for event in game.events:
            check(event, game)


@pytest.mark.parametrize("game", ["domination", "turret", "bot"])
def test_what_belongs_to_one_game_is_told_in_it(game: str) -> None:
    """Of the other games `tests/exhaustive` shows the same."""
    names = [name for name, setup in SETUPS.items() if game in variants(setup)]
    told = {event.kind for name in names for one in played(name) for event in one.events}
    assert sorted({kind.kind for kind in EVENT_KINDS if kind.games == (game,)} - told) == []


def test_only_those_who_may_see_a_card_have_it_in_their_log() -> None:
    event = Event("drew", {"seat": 1}, {"powerup": 3}, (1,))
    assert is_aside(event.seen_by(0))
    assert is_aside(event.seen_by(None))
    assert not is_aside(event.seen_by(1))


def test_a_log_leaves_out_what_every_shot_has() -> None:
    used = {"kind": "effect-used", "figure": 0, "weapon": 0}
    assert is_aside({**used, "effect": EFFECTS.index("basic")})
    assert not is_aside({**used, "effect": EFFECTS.index("second-lock")})


@pytest.mark.parametrize(("alone", "team"), [("turn-ended", "team-turn-ended"), ("turn-started", "team-turn-started")])
def test_the_log_of_a_team_says_no_more_than_that_of_one_player(alone: str, team: str) -> None:
    assert EVENT_OF[alone].aside == EVENT_OF[team].aside


def is_kind(text: str) -> bool:
    """Whether an expression in a source is the kind of an event."""
    return bool(re.search(r"(\bevents?(\[[^\]]*\])?|\be)\.kind$|\b(facts|other|event)\[['\"]kind['\"]\]$", text))


def test_kinds_are_compared_with_words_of_the_table() -> None:
    found = 0
    for path, tree in trees("src", "tests", "examples", "benchmarks"):
        for line, word in compared(tree, is_kind):
            found += 1
            assert word in EVENT_OF, f"{path}:{line}: no event is called {word!r}"
        for call in calls(tree, "told", "happened"):
            if call.args and isinstance(call.args[0], ast.Constant) and len(call.args) == 1:
                found += 1
                assert call.args[0].value in EVENT_OF, f"{path}:{call.lineno}"
    assert found > 100
