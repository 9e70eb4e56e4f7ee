"""Experiments on copies of a position, for what only trying shows. Each is made at a sample of the moments of a game."""

# ruff: noqa: ARG001 (every experiment has the same arguments, whether it uses them or not)

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from killshot import Event, State
from killshot.engine import machine, snapshot, view
from killshot.engine.ids import ARENA_WEAPONS, bits
from killshot.engine.rng import seeded
from killshot.engine.rules import Rules
from tests.invariants import check_position, observed

Experiment = Callable[[Rules, State, Random], None]


def every_option_can_be_played(rules: Rules, s: State, rng: Random) -> None:
    """Each option leads to a position that keeps the rules; the original stays as it was."""
    asked = machine.decision(rules, s)
    assert asked is not None
    before, values = hash(s), s.values()
    for option in asked.options:
        copy = s.copy()
        machine.apply(rules, copy, option)
        check_position(rules, copy)
    assert s.values() == values
    assert hash(s) == before


def json_round_trip_plays_on_identically(rules: Rules, s: State, rng: Random, steps: int = 12) -> None:
    text = json.dumps(snapshot.to_json(s))
    twin = snapshot.from_json(json.loads(text))
    assert twin == s
    assert hash(twin) == hash(s)
    s = s.copy()
    for _ in range(steps):
        asked, again = machine.decision(rules, s), machine.decision(rules, twin)
        if asked is None:
            assert again is None
            break
        assert again is not None
        assert again.options == asked.options
        assert again.seats == asked.seats
        action = rng.choice(asked.options)
        machine.apply(rules, s, action)
        machine.apply(rules, twin, action)
    assert twin == s


def confidants(s: State, seat: int | None) -> tuple[int, ...]:
    """The seats that hide nothing from this one: itself and its team (TEA-49)."""
    if seat is None:
        return ()
    return s.cast.sides.mates[seat] if s.cast.sides.mates else (seat,)


def with_hidden_cards_swapped(s: State, seat: int | None, rng: Random) -> State:
    """A state in which everything hidden from this seat is dealt anew: others' powerups, loaded arena weapons and points, decks, luck."""
    world = s.copy()
    known = confidants(s, seat)
    others = [i for i in range(len(s.ammo)) if i not in known]
    powerups = [*s.powerup_deck, *(card for i in others for card in s.powerups[i])]
    weapons = [*s.weapon_deck, *(weapon for i in others for weapon in bits(s.loaded[i] & ARENA_WEAPONS))]
    tiles = list(s.tile_deck)
    for pile in (powerups, weapons, tiles):
        rng.shuffle(pile)
    hands, loaded, points = list(s.powerups), list(s.loaded), list(s.points)
    for i in others:
        hands[i] = tuple(sorted(powerups.pop() for _ in hands[i]))
        own = loaded[i] & ~ARENA_WEAPONS
        loaded[i] = own | sum(1 << weapons.pop() for _ in bits(loaded[i] & ARENA_WEAPONS))
    for figure in range(len(points)):
        if s.stack and s.owner[figure] >= 0 and s.owner[figure] not in known:
            points[figure] += rng.randrange(5)
    world.powerups, world.loaded, world.points = tuple(hands), tuple(loaded), tuple(points)
    world.powerup_deck, world.weapon_deck, world.tile_deck = tuple(powerups), tuple(weapons), tuple(tiles)
    world.rng = seeded(rng.getrandbits(60))
    return world


def observations_are_blind_to_hidden_cards(rules: Rules, s: State, rng: Random) -> None:
    for seat in (*range(len(s.ammo)), None):
        seen = observed(rules, s, seat)
        assert observed(rules, with_hidden_cards_swapped(s, seat, rng), seat) == seen
        json.dumps(seen)


def only_who_is_asked_sees_the_decision(rules: Rules, s: State, rng: Random) -> None:
    asked = machine.decision(rules, s)
    assert asked is not None
    for seat in (*range(len(s.ammo)), None):
        seen = observed(rules, s, seat)["decision"]
        if seat in asked.seats:
            assert seen["options"] == [str(option) for option in asked.options_of(seat)]
        else:
            assert seen is None


def events_are_blind_to_hidden_cards(rules: Rules, s: State, rng: Random) -> None:
    """What a spectator is told of a step is the same whatever the others hold and whatever is drawn."""
    asked = machine.decision(rules, s)
    assert asked is not None
    other = with_hidden_cards_swapped(s, asked.seats[0], rng)
    other.weapon_deck, other.tile_deck, other.rng, other.points = s.weapon_deck, s.tile_deck, s.rng, s.points
    other.loaded = s.loaded
    action = rng.choice(asked.options)
    told: list[list[dict[str, Any]]] = []
    waiting: list[list[str]] = []
    for world in (s.copy(), other):
        events: list[Event] = []
        machine.apply(rules, world, action, events)
        told.append([event.seen_by(None) for event in events])
        waiting.append([frame.name for frame in world.stack])
    if waiting[0] != waiting[1]:  # with other cards another seat can be asked: to answer, or to reload
        told = [story[: min(map(len, told))] for story in told]
    assert told[0] == told[1]
    json.dumps(told[0])


def imagined_worlds_are_possible(rules: Rules, s: State, rng: Random) -> None:
    """A seat cannot tell imagined worlds from the real one, and they reveal nothing hidden."""
    seed = rng.getrandbits(32)
    for seat in range(len(s.ammo)):
        before = hash(s)
        world = view.imagine(rules, s, seat, seed)
        assert hash(s) == before
        assert observed(rules, world, seat) == observed(rules, s, seat)
        asked, real = machine.decision(rules, world), machine.decision(rules, s)
        assert asked is not None
        assert real is not None
        if real.seats[0] in confidants(s, seat) or not rules.has_teams:
            assert asked.seats == real.seats
        else:  # which of two enemies can answer can depend on their cards
            assert rules.team_of[asked.seats[0]] == rules.team_of[real.seats[0]]
        check_position(rules, world)
        assert view.imagine(rules, s, seat, seed) == world


def imagined_worlds_can_be_played_on(rules: Rules, s: State, rng: Random, steps: int = 12) -> None:
    world = view.imagine(rules, s, rng.randrange(len(s.ammo)), rng.getrandbits(32))
    for _ in range(steps):
        asked = machine.decision(rules, world)
        if asked is None:
            break
        assert asked.options, f"nothing on offer in an imagined world: {asked}, {world.stack}"
        machine.apply(rules, world, rng.choice(asked.options))
    check_position(rules, world)


EXPERIMENTS: Final[list[Experiment]] = [
    every_option_can_be_played,
    json_round_trip_plays_on_identically,
    observations_are_blind_to_hidden_cards,
    only_who_is_asked_sees_the_decision,
    events_are_blind_to_hidden_cards,
    imagined_worlds_are_possible,
    imagined_worlds_can_be_played_on,
]
