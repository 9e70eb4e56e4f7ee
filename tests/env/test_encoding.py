"""Observations as arrays: each section means what the layout says, and none reveals what is hidden from a seat."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from killshot import Game, Setup, State
from killshot.engine import view
from killshot.engine.action import ACTIONS
from killshot.engine.ids import COLOURS, EFFECTS, POWERUPS, TILES, WEAPONS
from killshot.engine.view import Observation
from killshot.env.arrays import Arrays, Seen, Vector, named
from killshot.env.encoding.encoder import KEYS, Encoder
from killshot.env.layout import (
    ARENAS,
    FIRST,
    FIRST_SECTIONS,
    LATER,
    MODES,
    N_PROMPTS,
    PROMPTS,
    SECTIONS,
    SIZE,
    Columns,
    Section,
    sections_of,
)
from tests.checker import keen
from tests.env.setups import SETUPS
from tests.experiments import with_hidden_cards_swapped

ROOT = Path(__file__).resolve().parents[2]


def moments(setup: Setup, seed: int, every: int) -> Iterator[Game]:
    rng = Random(seed)
    game = Game(setup, seed)
    while game.decision is not None:
        if len(game.actions) % every == 0:
            yield game
        game.play(keen(rng, game.decision))
    yield game


def vector(arrays: Arrays, observation: Observation) -> Vector:
    return flat(arrays(observation))


def flat(found: Seen) -> Vector:
    assert isinstance(found, np.ndarray)
    return found


def expected(setup: Setup, o: Observation) -> dict[str, Any]:
    """The sections of an observation a second time, in the plainest way: as sets of (place, value)."""
    n, own = setup.players, o.seat
    assert own is not None
    sides = [side for side, size in enumerate(setup.teams or [1] * n) for _ in range(size)]
    found = {section.name: np.zeros(with_all_cards(section)) for section in FIRST_SECTIONS}
    found["mode"][MODES.index(setup.mode)] = 1
    found["arena"][ARENAS.index(setup.arena)] = 1
    for seat in range(n):
        away = (seat - own) % n
        found["seats"][away] = 1
        found["allies"][away] = sides[seat] == sides[own]
        found["active"][away] = seat == o.active
        found["trigger"][away] = seat == o.trigger
        found["ammo"][away] = np.array(o.ammo[seat]) / 3
        found["powerup_counts"][away] = o.powerup_counts[seat] / 4
        found["loaded_counts"][away] = o.loaded_counts[seat] / 3
        found["unloaded"][away, list(o.unloaded_weapons[seat])] = 1
        if sides[seat] == sides[own]:
            for card in o.hands[seat] or ():
                found["powerups"][away, card] += 1 / 2
            found["loaded"][away, list(o.arsenals[seat] or ())] = 1
        found["left"][away] = seat in o.left_seats
    for f in range(7):
        if o.owner[f] >= 0:
            found["owner"][f, (o.owner[f] - own) % n] = 1
        if o.at[f] >= 0:
            found["at"][f, o.at[f]] = 1
        tell_tokens(found["damage"][f], found["damage_first"][f], list(o.damage[f]), 12)
        found["marks"][f] = np.array(o.marks[f]) / 3
        found["skulls"][f] = o.skulls[f] / 8
        points = o.points[f]
        found["points_known"][f] = points is not None
        found["points"][f] = (points or 0) / 100
        found["shift"][f] = o.shift[f] / 8
    for f, weapon in enumerate(o.arms):
        if weapon >= 0:
            found["arms"][f, weapon] = 1
    for f, holder in enumerate(o.holders):
        if holder >= 0:
            found["holders"][f, (holder - own) % n] = 1
    if setup.teams:
        for f, team in enumerate(o.team):
            found["team"][f] = [team == sides[own], team == 1 - sides[own]]
        found["buffer"][: len(o.buffer)] = np.array(o.buffer) / 12
        found["tables"][0, list(o.table_weapons[sides[own]])] = 1
        found["tables"][1, list(o.table_weapons[1 - sides[own]])] = 1
        found["reward_tile"][o.reward_tile] = 1
        found["starts"][0] = o.first_team == sides[own]
    for name, ids in {
        "shared": o.shared_figures,
        "acted": o.acted_figures,
        "flipped": o.flipped_figures,
        "killed": o.killed,
        "arms_loaded": o.arms_loaded,
        "poisoned": o.poisoned,
        "hypnotized": o.hypnotized,
        "unlocked": o.unlocked_figures,
        "hacked": o.hacked_squares,
        "worked": o.worked_squares,
    }.items():
        found[name][list(ids)] = 1
    for colour, shelf in enumerate(o.shelves):
        found["shelves"][colour, [weapon for weapon in shelf if weapon >= 0]] = 1
    for square, tile in enumerate(o.tiles):
        if tile >= 0:
            found["tiles"][square] = [TILES[tile].count(letter) / (1 if letter == "p" else 2) for letter in "rbyp"]
    found["weapon_deck"][0] = o.weapons_in_deck / 21
    found["powerup_deck"][0] = o.powerups_in_deck / 24
    found["tile_deck"][0] = o.tiles_in_deck / 36
    found["skulls_left"][0] = o.skulls_left / 8
    for name, most in (("actions_left", 3), ("duties_left", 1), ("over", 1), ("hot", 4)):
        found[name][0] = getattr(o, name) / most
    for name, most in (("powerup_discard", 2), ("tile_discard", 4), ("offer", 4)):
        for each in getattr(o, name):
            found[name][each] += 1 / most
    tell_tokens(found["track"], found["track_first"], [owner for space in o.track for owner in space], 16)
    for colour, track in enumerate(o.tracks):
        tell_tokens(found["tracks"][colour], found["tracks_first"][colour], list(track), 8)
    found["tagged"][[i for i in range(6) if o.tagged >> i & 1]] = 1
    for square, owner in enumerate(o.turret_owners):
        if owner >= 0:
            found["turrets"][square, owner] = 1
    if o.firing is not None:
        found["firing"][o.firing.figure] = 1
        found["firing_weapon"][o.firing.weapon] = 1
        if o.firing.effect >= 0:
            found["firing_effect"][o.firing.effect] = 1
        found["firing_hurt"][[i for i in range(7) if o.firing.hurt >> i & 1]] = 1
    if o.decision is not None:
        prompt = o.decision.prompt
        found["prompt"][PROMPTS.index(prompt.key)] = 1
        for name in ("weapon", "effect", "figure", "colour"):
            if getattr(prompt, name) >= 0:
                found[f"prompt_{name}"][getattr(prompt, name)] = 1
    return {section.name: cards_of(found[first], section, columns) for first, section, columns in placed_sections()}


def with_all_cards(section: Section) -> tuple[int, ...]:
    """Its shape with a column for every card of the game."""
    cards = {"": section.shape[-1], "effects": len(EFFECTS), "powerups": len(POWERUPS)}
    return (*section.shape[:-1], cards.get(section.cards, len(WEAPONS)))


def placed_sections() -> Iterator[tuple[str, Section, Columns]]:
    """Every section, with the section of the first cards that it belongs to, and the cards it has."""
    yield from ((section.name, section, FIRST) for section in FIRST_SECTIONS)
    for columns in LATER:
        for section in sections_of(columns):
            yield section.name.removesuffix(f"_{columns.name}"), section, columns


def cards_of(numbers: Any, section: Section, columns: Columns) -> Any:
    return numbers[..., list(getattr(columns, section.cards))] if section.cards else numbers


def tell_tokens(numbers: Any, firsts: Any, owners: list[int], spaces: int) -> None:
    for owner in set(owners):
        numbers[owner] = owners.count(owner) / spaces
        firsts[owner] = 1 - owners.index(owner) / spaces


@pytest.mark.parametrize("name", SETUPS)
def test_every_section_means_what_the_layout_says(name: str) -> None:
    setup = SETUPS[name]
    arrays, told = Arrays(setup), {section.name: 0.0 for section in SECTIONS}
    for game in moments(setup, seed=len(name), every=11):
        for seat in range(setup.players):
            seen = game.observe(seat)
            sections = named(vector(arrays, seen))
            for section, numbers in expected(setup, seen).items():
                told[section] += numbers.sum()
                assert np.allclose(sections[section], np.clip(numbers, 0, 1), atol=1e-6), section
    assert told["damage"] and told["prompt"] and told["firing_hurt"]  # noqa: PT018


def test_the_sections_fill_the_vector() -> None:
    seen = Game(Setup(), seed=1).observe(0)
    assert len(Encoder(Setup(), 0).encode(seen)) == 4 * SIZE
    assert sum(section.size for section in SECTIONS) == SIZE
    assert len({section.name for section in SECTIONS}) == len(SECTIONS)


def swapped_for_the_team(game: Game, seat: int, rng: Random) -> State:
    """A state in which everything hidden from a seat is dealt anew; teammates hide nothing from it (TEA-49)."""
    s, world = game.state, with_hidden_cards_swapped(game.state, seat, rng)
    mates = game.rules.team_seats[game.rules.team_of[seat]]
    world.powerups = tuple(s.powerups[i] if i in mates else world.powerups[i] for i in range(len(s.ammo)))
    world.loaded = tuple(s.loaded[i] if i in mates else world.loaded[i] for i in range(len(s.ammo)))
    world.points = tuple(s.points[f] if s.owner[f] in mates else world.points[f] for f in range(len(s.points)))
    return world


@pytest.mark.parametrize("name", SETUPS)
def test_arrays_are_blind_to_hidden_cards(name: str) -> None:  # SET-09 R02 R77
    """Everything hidden from a seat is dealt anew; its arrays stay the same, another seat's do not."""
    setup, rng = SETUPS[name], Random(len(name))
    changed = 0
    for game in moments(setup, seed=3, every=61):
        if game.decision is None:
            continue
        for seat in range(setup.players):
            world = swapped_for_the_team(game, seat, rng)
            blind, other = Arrays(setup), Arrays(setup)  # each with nothing remembered
            before = vector(blind, view.observe(game.rules, game.state, seat))
            assert np.array_equal(before, vector(other, view.observe(game.rules, world, seat)))
            neighbour = seat - 1  # the last of a team sits before the first of the other
            if neighbour < 0 or game.rules.team_of[neighbour] == game.rules.team_of[seat]:
                continue
            seen = vector(blind, view.observe(game.rules, game.state, neighbour))
            changed += not np.array_equal(seen, vector(other, view.observe(game.rules, world, neighbour)))
    assert changed


def test_what_an_encoder_has_seen_before_makes_no_difference() -> None:
    setup = SETUPS["characters"]
    used = Arrays(setup)
    for seed in (1, 2):  # one game after the other
        for game in moments(setup, seed, every=13):
            for seat in range(setup.players):
                seen = game.observe(seat)
                assert np.array_equal(vector(used, seen), vector(Arrays(setup), seen))


def test_arrays_belong_to_the_caller() -> None:
    arrays, seen = Arrays(Setup()), Game(Setup(), seed=1).observe(0)
    first = vector(arrays, seen)
    kept = first.copy()
    first[:] = 7
    assert np.array_equal(vector(arrays, seen), kept)


def test_every_question_has_a_place() -> None:
    """A prompt that the engine asks and the layout lacks would be encoded as nothing."""
    assert len(set(PROMPTS)) == len(PROMPTS) <= N_PROMPTS
    assert set(KEYS) == set(PROMPTS)


@pytest.mark.parametrize("name", SETUPS)
def test_a_seat_that_keeps_its_observer_sees_what_a_fresh_one_sees(name: str) -> None:
    setup, luck = SETUPS[name], Random(8)
    kept, open_to_all = Arrays(setup), Arrays(setup, open_points=True)
    for seed in (1, 2):  # the second game begins with what the first one left
        game = Game(setup, seed)
        while game.decision is not None:
            seat = luck.randrange(setup.players)
            found, mask = kept.seen(game, seat), kept.mask(game.decision.options_of(seat))
            assert np.array_equal(flat(found), vector(Arrays(setup), game.observe(seat)))
            assert np.array_equal(flat(found), flat(kept.seen(game, seat)))  # looking again changes nothing
            all_points = vector(Arrays(setup), game.observe(seat, open_points=True))
            assert np.array_equal(flat(open_to_all.seen(game, seat)), all_points)
            assert {ACTIONS[i] for i in np.flatnonzero(mask)} == set(game.decision.options_of(seat))
            for _ in range(luck.randrange(12)):
                if game.decision is not None:
                    game.advance(luck.choice(game.options))


def test_the_page_lists_every_section() -> None:
    page = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
    rows = [f"| `{each.name}` | {'×'.join(map(str, each.shape))} | {each.meaning} |" for each in SECTIONS]
    assert "\n".join(rows) in page, "write them again with: make reference"


def test_colours_stand_as_in_the_engine() -> None:
    assert COLOURS == ("red", "blue", "yellow")


def test_an_encoder_can_be_sent_to_another_process() -> None:
    seen = Game(Setup(), seed=1).observe(2)
    encoder = Encoder(Setup(), 2)
    encoder.encode(seen)
    assert pickle.loads(pickle.dumps(encoder)).encode(seen) == encoder.encode(seen)


def test_a_spectator_has_no_seat_to_look_from() -> None:
    with pytest.raises(ValueError, match="observe a seat"):
        Arrays(Setup())(Game(Setup(), seed=1).observe(None))


def test_other_forms_are_refused() -> None:
    with pytest.raises(ValueError, match="choose one of vector, arrays"):
        Arrays(Setup(), "picture")
