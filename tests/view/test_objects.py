"""What people look at, copy and pickle is the same compiled and pure."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy, deepcopy
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest

from killshot import Game, Record, Setup, State
from killshot.engine.cards.prices import PRICES, Price
from killshot.engine.rules import rules_for
from killshot.engine.underway import underway
from killshot.engine.view import Observation, Observer
from killshot.testing import arena

from .test_notation import SETUPS, positions

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda thing: loads(dumps(thing)),
    "copied": copy,
    "copied deeply": deepcopy,
}


def middle(setup: Setup, moves: int = 150) -> Game:
    game, luck = Game(setup, 11), Random(11)
    while game.decision is not None and len(game.actions) < moves:
        game.play(luck.choice(game.options))
    return game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_everything_of_a_game_can_be_copied(setup: Setup, way: str) -> None:
    again = WAYS[way]
    game = middle(setup)
    asked = game.decision
    assert asked is not None
    assert again(setup) == setup
    assert again(game.state) == game.state
    assert [again(frame) for frame in game.state.stack] == list(game.state.stack)
    assert repr(again(asked)) == repr(asked)
    assert repr(again(asked.prompt)) == repr(asked.prompt)
    assert again(asked.options[0]) is asked.options[0]
    assert [again(event).seen_by(0) for event in game.opening] == [event.seen_by(0) for event in game.opening]
    assert again(game).state == game.state
    assert again(game).options == game.options
    assert again(Record.of(game)) == Record.of(game)
    rules = again(game.rules)
    assert (rules.setup, rules.parts, rules.turn_end) == (setup, game.rules.parts, game.rules.turn_end)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_observations_can_be_copied(setup: Setup, way: str) -> None:
    for game in positions(setup, seed=12, every=60):
        for seat in (None, 0, 1):
            seen = game.observe(seat)
            twin = WAYS[way](seen)
            assert isinstance(twin, Observation)
            assert twin is not seen
            assert twin.to_json() == seen.to_json()
            twin.skulls_left = 99
            assert seen.skulls_left != 99


def test_a_pickled_observation_knows_no_more_than_the_seat() -> None:
    game = middle(Setup(players=4))
    other = game.copy()
    other.state = game.imagine(0, seed=5).state
    assert other.state.powerup_deck != game.state.powerup_deck
    seen, imagined = (
        dumps(Observation(state, None, Observer(game.rules, 0)))
        for state in (game.state.copy(), loads(dumps(other.state)))
    )
    assert loads(seen).to_json() == loads(imagined).to_json()
    assert len(seen) == len(imagined)
    hidden = json.dumps([*game.state.powerup_deck])
    assert hidden not in json.dumps(loads(seen).to_json())


def test_what_is_fired_can_be_copied() -> None:
    t = arena(players=3).place(violet="b1", dozer="b1").hand("violet", "lock-rifle")
    t.play("shoot", "weapon:lock-rifle", "effect:basic")
    firing = underway(t.rules, t.state).firing
    for again in WAYS.values():
        assert repr(again(firing)) == repr(firing) != repr(None)


def test_rules_keep_their_prices() -> None:
    prices = {**PRICES, "nanomark": Price("RR", {"nanoexplosion": "B"})}
    rules = rules_for(Setup(players=3, characters=True), prices)
    for again in WAYS.values():
        assert [card.reload_cost for card in again(rules).weapons] == [card.reload_cost for card in rules.weapons]


def test_a_copied_state_goes_its_own_way() -> None:
    state = middle(Setup(players=3)).state
    twin = copy(state)
    twin.points = (9,) * 7
    assert state != twin
    assert isinstance(twin, State)


def test_a_representation_says_what_one_would_ask_first() -> None:
    game = Game(Setup(players=3, arena="S"), seed=7)
    assert repr(game) == "<Game: deathmatch, arena S, 3 players, seed 7, 0 actions; asks 0 spawn>"
    assert repr(game.state) == (
        "<State: violet outside, dozer outside, sprog outside; turn of seat 0; rounds > turn > spawn>"
    )
    game.play(game.options[0])
    where = game.observe(None).to_json()["figures"]["violet"]["square"]
    assert repr(game.observe(0)) == (
        f"<Observation of seat 0: arena S, violet {where}, dozer outside, sprog outside; asked first-action>"
    )
    assert repr(game.observe(None)).startswith("<Observation of a spectator: arena S, violet ")
    assert repr(game.decision).startswith("Decision(seats=(0,), prompt='first-action', options=['run'")
    assert repr(game.imagine(0, 1)).startswith("<Game: deathmatch, arena S, 3 players, from a position, 0 actions; ")
    assert repr(game.rules) == f"Rules({game.setup!r})"
    assert eval(repr(game.setup), {"Setup": Setup}) == game.setup
    finished = middle(Setup(players=3, skulls=5), moves=10_000)
    assert repr(finished).endswith("; over>")
    assert "; over>" in repr(finished.state)
    assert repr(finished.observe(0)).endswith("; over>")
