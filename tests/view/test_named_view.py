"""The named view: an observation with the names that people say."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import copy, deepcopy
from pickle import dumps, loads
from random import Random
from typing import Any, get_type_hints

import pytest

from killshot import Game, Setup, view_of
from killshot.engine.view import Observation, Observer
from killshot.testing import arena, teams
from killshot.view import Hand, PayRow, View, question_of, seen_by
from killshot.view.names import VOCABULARIES

from .test_notation import SETUPS, positions


def seen(game: Game, seat: int | None, open_points: bool = False) -> Observation:
    return Observation(game.state, None, Observer(game.rules, seat, open_points))


def test_a_view_has_names_for_everything() -> None:
    t = (
        arena("M1", players=3)
        .place(violet="b2", sprog="c1")
        .damaged("sprog", "violet x2, dozer")
        .marked("dozer", violet=2)
    )
    t.hand("violet", "rocket-launcher", ammo="RRY", powerups=("blue-newton",)).shelf("red", "thor", "whisper")
    view = view_of(Observation(t.state, t.decision, Observer(t.rules, 0)))
    assert view.arena == "M1"
    sprog = view.figures["sprog"]
    assert (sprog.seat, sprog.square, sprog.damage) == (2, "c1", ("violet", "violet", "dozer"))
    assert view.figures["dozer"].marks == {"violet": 2}
    assert view.figures["dozer"].square is None
    assert view.seats[0].ammo == (2, 0, 1)
    assert view.hands == {0: Hand(("blue-newton",), ("rocket-launcher",))}
    assert view.shelves["red"] == ("thor", "whisper", None)
    assert (view.actions_left, view.firing, view.teams) == (2, None, None)


def test_a_view_says_what_boards_would_pay() -> None:  # KIL-03 FRE-03
    t = arena(players=3).damaged("sprog", "violet x2, dozer").damaged("dozer", "violet").flipped("dozer")
    figures = view_of(Observation(t.state, None, Observer(t.rules, None))).figures
    assert figures["sprog"].pays == (
        PayRow("violet", 1, "first-blood"),
        PayRow("violet", 8, "rank"),
        PayRow("dozer", 6, "rank"),
    )
    assert figures["dozer"].pays == (PayRow("violet", 2, "rank"),)
    assert figures["violet"].pays == ()


def test_nobody_is_paid_for_a_board_of_their_own() -> None:  # DOM-07 TEA-24
    t = teams().damaged("sprog", 3)
    assert view_of(Observation(t.state, None, Observer(t.rules, None))).figures["sprog"].pays == ()


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_the_view_of_a_seat_is_that_of_a_spectator_and_what_it_knows(setup: Setup) -> None:
    for game in positions(setup, seed=6, every=25):
        for open_points in (False, True):
            public = view_of(seen(game, None, open_points))
            before = deepcopy(public)
            for seat in range(setup.players):
                own = seen(game, seat, open_points)
                assert seen_by(public, own) == view_of(own)
            assert public == before


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_name_is_in_its_vocabulary(setup: Setup) -> None:
    hints = {name: hint for shape in shapes() for name, hint in get_type_hints(shape, include_extras=True).items()}
    assert hints
    for game in positions(setup, seed=7, every=40):
        for shape, name, value in fields(view_of(seen(game, 0))):
            for vocabulary, words in named(get_type_hints(shape, include_extras=True)[name], value):
                assert set(words) <= {*VOCABULARIES[vocabulary], None}, (shape, name)


def shapes() -> list[type]:
    from killshot.view import shapes as module

    return [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]


def fields(thing: Any) -> list[tuple[type, str, Any]]:
    """Every field of a shape and of the shapes in it."""
    found: list[tuple[type, str, Any]] = []
    for name in type(thing).__annotations__:
        value = getattr(thing, name)
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else [value]
        parts = [part for part in inner if type(part) in shapes()]
        if parts:
            for part in parts:
                found += fields(part)
        else:
            found.append((type(thing), name, value))
    return found


def named(hint: Any, value: Any) -> list[tuple[str, list[str | None]]]:
    """The vocabularies of a hint, with the words that a value has of each."""
    if hasattr(hint, "__metadata__"):
        return [(hint.__metadata__[0].title, [value])]
    arguments: tuple[Any, ...] = getattr(hint, "__args__", ())
    if isinstance(value, dict):
        keys = [pair for key in value for pair in named(arguments[0], key)]
        return keys + [pair for each in value.values() for pair in named(arguments[1], each)]
    if isinstance(value, tuple):
        return [pair for each in value for pair in named(arguments[0], each)]
    return [pair for argument in arguments if argument is not type(None) for pair in named(argument, value)]


def test_a_question_has_names() -> None:
    t = arena(players=3).place(violet="b1", dozer="b1").hand("violet", "lock-rifle")
    t.play("shoot", "weapon:lock-rifle", "effect:basic")
    asked = t.decision
    assert asked is not None
    question = question_of(asked)
    assert (question.prompt, question.weapon, question.effect) == ("pick-target", "lock-rifle", "basic")
    assert question.options == ("target:dozer",)
    assert question.figure is question.colour is None


def test_views_can_be_compared_copied_and_pickled() -> None:
    game = Game(Setup(players=3), 3)
    view = view_of(game.observe(0))
    for twin in (copy(view), deepcopy(view), loads(dumps(view))):
        assert twin == view
        twin.skulls_left = 3
        assert twin != view
    assert "figures={'violet': FigureView(" in repr(view)


WITHOUT_MSGSPEC = """
import sys
sys.modules["msgspec"] = None
import json
from copy import deepcopy
from dataclasses import is_dataclass
from pickle import dumps, loads
from killshot import Game, Setup, view_of
from killshot.view import View, seen_by
assert is_dataclass(View)
game = Game(Setup(players=3), 3)
view = view_of(game.observe(0))
assert deepcopy(view) == loads(dumps(view)) == view == seen_by(view_of(game.observe(None)), game.observe(0))
print(json.dumps(game.observe(0).to_json()))
"""


def test_views_need_nothing_but_the_standard_library() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT_MSGSPEC], capture_output=True, text=True, check=True).stdout
    assert json.loads(told) == Game(Setup(players=3), 3).observe(0).to_json()


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_json_has_the_names_of_the_view(setup: Setup) -> None:
    for game in positions(setup, seed=8, every=40):
        observation = game.observe(1)
        view, data = view_of(observation), observation.to_json()
        assert json.loads(json.dumps(data)) == data
        assert list(data["figures"]) == list(view.figures)
        assert [tuple(shelf) for shelf in data["shelves"]] == list(view.shelves.values())
        assert tuple(data["hand"]["powerups"]) == view.hands[1].powerups == tuple(data["seats"][1]["hand"])
        assert (data["decision"] is None) == (observation.decision is None)


def test_nothing_of_a_position_is_left_out_of_the_view() -> None:
    """What an observation knows and a view does not has to be named here."""
    game, luck = Game(Setup(players=3), 3), Random(3)
    for _ in range(30):
        game.play(luck.choice(game.options))
    apart = {"decision", "acting", "unseated", "order"}  # a question; a figure's moment; the order of `figures`
    told = {*View.__annotations__, *(name for shape in shapes() for name in shape.__annotations__)}
    renamed = {
        "at": "square", "owner": "seat", "powerup_counts": "powerups", "loaded_counts": "loaded", "hand": "hands",
        "arsenal": "hands", "arsenals": "hands", "unloaded_weapons": "unloaded", "flipped_figures": "flipped",
        "holders": "holder", "arms_loaded": "loaded", "hacked_squares": "hacked", "unlocked_figures": "unlocked",
        "team_of": "team", "first_team": "first", "reward_tile": "tile", "shared_figures": "shared",
        "acted_figures": "acted", "left_seats": "done", "table_weapons": "tables", "turret_owners": "turrets",
        "worked_squares": "worked", "weapons_in_deck": "decks", "powerups_in_deck": "decks", "tiles_in_deck": "decks",
        "powerup_discard": "discards", "tile_discard": "discards",
    }  # fmt: skip
    for name in observed(game.observe(0)) - apart:
        assert renamed.get(name, name) in told, name


def observed(observation: Observation) -> set[str]:
    return {name for name in dir(observation) if not name.startswith("_") and not callable(getattr(observation, name))}
