"""What is hidden stays hidden: observations, events, and the worlds a seat imagines (SET-09, R02)."""

from collections.abc import Iterator
from random import Random

import pytest

from killshot import Game, Setup, State
from killshot.engine import machine, view
from killshot.engine.rules import Rules
from killshot.testing import arena
from tests.checker import keen
from tests.experiments import (
    events_are_blind_to_hidden_cards,
    imagined_worlds_can_be_played_on,
    observations_are_blind_to_hidden_cards,
    with_hidden_cards_swapped,
)
from tests.invariants import check_position, observed


def moments(seed: int, every: int = 23, characters: bool = False) -> Iterator[Game]:
    """Some positions of a game among people who like to shoot."""
    rng = Random(seed)
    players, arena_name = 3 + seed % (4 if characters else 3), ("S", "M1", "M2", "L")[seed % 4]
    game = Game(Setup(players=players, arena=arena_name, skulls=5, characters=characters), seed)
    while game.decision is not None:
        if len(game.actions) % every == seed % every:
            yield game
        game.play(keen(rng, game.decision))


@pytest.mark.parametrize("characters", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_nobody_sees_what_is_hidden(seed: int, characters: bool) -> None:  # SET-09 R02 R56
    rng = Random(seed)
    for game in moments(seed, characters=characters):
        observations_are_blind_to_hidden_cards(game.rules, game.state, rng)
        events_are_blind_to_hidden_cards(game.rules, game.state, rng)


def test_swapping_hidden_cards_changes_what_their_owner_sees() -> None:  # SET-09
    """Or the test above would prove nothing."""
    rng = Random(1)
    changed = [0, 0, 0]
    for game in moments(0):
        s = game.state
        swapped = with_hidden_cards_swapped(s, 0, rng)
        assert (swapped.powerups[0], swapped.loaded[0], swapped.points[s.order[0]]) == (
            *(s.powerups[0], s.loaded[0]),
            s.points[s.order[0]],
        )
        for seat in range(3):
            changed[seat] += observed(game.rules, swapped, seat) != observed(game.rules, s, seat)
    assert changed[0] == 0
    assert min(changed[1:]) > 5


def test_open_points_are_for_tables_that_want_them() -> None:  # R02
    t = arena("L").place(violet="b3", sprog="c3").scored(violet=4, sprog=7)
    hidden = view.observe(t.rules, t.state, t.seat("violet")).points
    shown = view.observe(t.rules, t.state, t.seat("violet"), open_points=True).points
    assert (hidden[0], hidden[2]) == (4, None)
    assert (shown[0], shown[2]) == (4, 7)


@pytest.mark.parametrize("characters", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_owes_nothing_to_the_hidden_cards(seed: int, characters: bool) -> None:
    """The same world is imagined whatever the others really hold, so that no searcher can peek."""
    rng = Random(seed)
    compared = 0
    for game in moments(seed, characters=characters):
        asked = game.decision
        assert asked is not None
        for seat in range(len(game.state.ammo)):
            swapped = with_hidden_cards_swapped(game.state, seat, rng)
            swapped.points = game.state.points
            if seat not in asked.seats and not can_be_going_on(game.rules, swapped):
                continue  # the cards in these hands do not fit what their owner is doing
            compared += 1
            world = view.imagine(game.rules, game.state, seat, seed)
            assert view.imagine(game.rules, swapped, seat, seed) == world
    assert compared > 20


def can_be_going_on(rules: Rules, s: State) -> bool:
    asked = machine.decision(rules, s)
    return asked is not None and bool(asked.options) and s.stack[-1].stands(rules, s)


@pytest.mark.parametrize("characters", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_game_can_be_played_to_its_end(seed: int, characters: bool) -> None:
    rng = Random(seed)
    for game in moments(seed, every=211, characters=characters):
        real = game.state
        imagined = game.imagine(rng.randrange(game.setup.players), rng.getrandbits(32))
        while imagined.decision is not None:
            imagined.play(keen(rng, imagined.decision))
            check_position(imagined.rules, imagined.state)
        assert game.state is real
        assert not imagined.can_undo() or imagined.state is not real


def test_whoever_reloads_in_frenzy_can_still_shoot_in_every_imagined_world() -> None:  # FRE-06
    """The reload is being paid for when another seat imagines the hand: a shot has to follow it there too."""
    t = arena("L", players=3).place(violet="c1", dozer="d3", sprog="d3")
    t.hand("violet", ammo="BBY", powerups=("yellow-scope",), unloaded=("whisper",)).frenzy("sprog", "violet")
    t.tracked(*["dozer"] * 8)
    t.play("shoot", "square:c1", "reload:whisper")
    assert t.asks == "pay"
    for seed in range(150):
        imagined_worlds_can_be_played_on(t.rules, t.state, Random(seed), steps=4)
