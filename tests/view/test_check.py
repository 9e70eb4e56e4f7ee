"""States that come from outside are checked: against themselves, and against the setup."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from killshot import Game, Setup, State, StateError, state_from_json, state_to_json
from killshot.engine import machine
from killshot.engine.check import check_state
from killshot.engine.frames.payment import Payment
from killshot.engine.frames.turn_end import TurnEnd
from killshot.engine.ids import parse_square, parse_weapon
from killshot.engine.rules import rules_for
from killshot.engine.state import put, put_row
from killshot.testing import arena, teams

from .test_notation import SETUPS, positions


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_position_of_a_game_can_be(setup: Setup) -> None:
    rules = rules_for(setup)
    for game in positions(setup, seed=4, every=2):
        check_state(rules, game.state)


def test_a_game_from_a_state_is_not_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(Setup(players=3), 1)
    dealt = Mock(wraps=machine.deal)
    monkeypatch.setattr(machine, "deal", dealt)
    assert Game.from_state(game.setup, game.state).options == game.options
    dealt.assert_not_called()


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup(players=4), "the state has 3 seats, the setup 4"),
        (
            Setup(players=3, figures=("violet", "dozer", "banshee")),
            "played by violet, dozer, sprog, the setup by violet",
        ),
        (Setup(players=3, mode="turret"), "the state has no turrets, which are played in"),
        (Setup(players=3, characters=True), "the state has no cast, which are played in"),
        (Setup(mode="teams"), "the state has no cast"),
        (Setup(players=3, arena="M2"), "which arena M2 has not|which is no ammo square of arena M2"),
    ],
)
def test_a_state_must_fit_the_setup(setup: Setup, message: str) -> None:
    game, luck = Game(Setup(players=3, arena="M1"), 1), Random(1)
    for _ in range(40):
        game.play(luck.choice(game.options))
    with pytest.raises(StateError, match=message):
        Game.from_state(setup, game.state)


def test_a_state_of_another_variant_does_not_fit() -> None:
    with pytest.raises(StateError, match="the state has spawnpoints, which are not played"):
        Game.from_state(Setup(players=3), Game(Setup(players=3, mode="domination"), 1).state)
    with pytest.raises(StateError, match="the state has sides, which are not played"):
        Game.from_state(Setup(players=4, characters=True), Game(Setup(mode="teams"), 1).state)


def damage(s: State) -> None:
    s.damage = put_row(s.damage, 1, (0,) * 13)


def tokens_of_a_stranger(s: State) -> None:
    s.damage = put_row(s.damage, 1, (4,))


def marks(s: State) -> None:
    s.marks = put_row(s.marks, 1, (4, 0, 0, 0, 0, 0, 0))


def stranger(s: State) -> None:
    s.at = put(s.at, 4, 0)


def missing_square(s: State) -> None:
    s.at = put(s.at, 0, parse_square("d1"))


def tile_on_a_spawnpoint(s: State) -> None:
    s.tiles = put(s.tiles, parse_square("a2"), 0)


def weapon_twice(s: State) -> None:
    s.loaded = put(s.loaded, 0, s.loaded[0] | 1 << s.weapon_deck[0])


def four_weapons(s: State) -> None:
    weapons, s.weapon_deck = s.weapon_deck[:4], s.weapon_deck[4:]
    s.loaded = put(s.loaded, 0, sum(1 << weapon for weapon in weapons))


def another_characters_weapon(s: State) -> None:
    s.loaded = put(s.loaded, 0, 1 << parse_weapon("hotrod"))


def weapon_on_a_shelf(s: State) -> None:
    s.shelves = put_row(s.shelves, 0, (parse_weapon("hotrod"), -1, -1))


def third_card(s: State) -> None:
    s.powerups = ((0, 0, 0), (), ())


def unsorted_hand(s: State) -> None:
    first, second = sorted(set(s.powerup_deck))[:2]
    deck = list(s.powerup_deck)
    deck.remove(first)
    deck.remove(second)
    s.powerup_deck, s.powerups = tuple(deck), ((second, first), (), ())


def five_cards(s: State) -> None:
    s.powerups, s.powerup_deck = (tuple(sorted(s.powerup_deck[:5])), (), ()), s.powerup_deck[5:]


def tiles(s: State) -> None:
    s.tile_discard = (0, 0, 0, 0)


def owner(s: State) -> None:
    s.owner = put(s.owner, 0, 5)


def owner_of_a_stranger(s: State) -> None:
    s.owner = put(s.owner, 4, 1)


def active(s: State) -> None:
    s.active = 3


def hacked(s: State) -> None:
    s.tiles = (-1,) * 12
    s.cast = s.cast._replace(hacked=1)


def nobody_asked(s: State) -> None:
    s.stack = (*s.stack, TurnEnd(0, 0, False, 0))


def hopeless_payment(s: State) -> None:
    s.stack = (*s.stack, Payment(0, (3, 0, 0, 0, 0)))


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (damage, "dozer has 13 damage on a board of 12 spaces"),
        (tokens_of_a_stranger, "dozer has tokens of banshee, which does not play"),
        (marks, "dozer has 4 marks of one colour; 3 are the most"),
        (stranger, "banshee does not play, and is in the arena"),
        (missing_square, "violet stands on d1, which arena S has not"),
        (tile_on_a_spawnpoint, "a tile lies on a2, which is no ammo square of arena S"),
        (weapon_twice, "is in two places"),
        (four_weapons, "seat 0 holds more than 3 weapons"),
        (another_characters_weapon, "hotrod is held, and dozer does not have it"),
        (weapon_on_a_shelf, "a character weapon lies on a shelf or in the deck"),
        (third_card, "cards red-scope; the game has 2"),
        (unsorted_hand, "the powerups of seat 0 are not sorted"),
        (five_cards, "seat 0 holds 5 powerups"),
        (tiles, "tiles ybb; the game has 3"),
        (owner, "violet belongs to seat 5; the seats are 0 to 2"),
        (owner_of_a_stranger, "banshee belongs to seat 1 and is not in the turn order"),
        (active, "it is the turn of seat 3"),
        (hacked, "the tile on a1 is hacked, and there is none"),
        (nobody_asked, "nothing can be asked with the stack"),
        (hopeless_payment, "what is asked cannot be answered"),
    ],
)
def test_a_state_that_cannot_be_is_refused(spoil: Callable[[State], None], message: str) -> None:
    t = arena("S", players=3).place(violet="b2", dozer="b2")
    Game.from_state(t.rules.setup, t.state.copy())
    spoil(t.state)
    with pytest.raises(StateError, match=message):
        Game.from_state(t.rules.setup, t.state)


def test_a_character_has_one_of_its_own_weapons() -> None:
    t = arena("S", players=3, characters=True).hand("violet", "nanomark")
    t.state.cast = t.state.cast._replace(arms=put(t.state.cast.arms, 1, parse_weapon("possessor")))
    with pytest.raises(StateError, match="possessor is no weapon of dozer"):
        Game.from_state(t.rules.setup, t.state)


def test_a_position_of_teams_made_in_words_can_be() -> None:
    t = teams(sizes=(2, 1)).place(violet="b3", dozer="b3", sprog="b3").hand("violet", "lock-rifle", ammo="R")
    assert Game.from_state(t.rules.setup, t.state).decision is not None


# JSON


def changed(state: State, **fields: Any) -> dict[str, Any]:
    data = json.loads(json.dumps(state_to_json(state)))
    data.update(fields)
    return dict(data)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"at": [0, 0, 0]}, "at is per figure, a square, or -1, not"),
        ({"at": [12, -1, -1, -1, -1, -1, -1]}, "at is per figure, a square"),
        ({"at": "b3"}, "at is per figure, a square, or -1, not 'b3'"),
        ({"skulls": [-1, 0, 0, 0, 0, 0, 0]}, "skulls is per figure, a whole number"),
        ({"skulls": [True, 0, 0, 0, 0, 0, 0]}, "skulls is per figure, a whole number"),
        ({"flipped": 1 << 9}, "flipped is bit mask of figures, not 512"),
        ({"ammo": [[4, 0, 0]] * 3}, "ammo is per seat, red, blue and yellow cubes"),
        ({"loaded": [0, 0]}, "3 seats have ammo and 2 have loaded"),
        ({"rng": 1.5}, "rng is a whole number"),
        ({"cast": []}, "cast is a list of arms, shift"),
        ({"cast": [[], [0] * 7, 0, 0, 9, 0, 0, [[], [0] * 7, 0, 0, [], [], 0, []]]}, "hot is a whole number from 0 to 4, not 9"),
        ({"spawnpoints": 3}, "spawnpoints is a list of tracks, tagged, begun, not 3"),
        ({"stack": 3}, "stack is a list of frames, not 3"),
        ({"stack": [3]}, "a frame is an object with its name, not 3"),
        ({"stack": [{"frame": "jump"}]}, "there is no frame 'jump'"),
        ({"stack": [{"frame": "rounds"}]}, "the frame rounds has the fields seat, not none"),
        ({"stack": [{"frame": "rounds", "seat": "one"}]}, "seat of the frame rounds is a seat, or -1, not 'one'"),
        ({"stack": [{"frame": "rounds", "seat": 0, "hat": 1}]}, "the frame rounds has the fields seat, not seat, hat"),
    ],
)  # fmt: skip
def test_json_that_cannot_be_a_state_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(StateError, match=message):
        state_from_json(changed(Game(Setup(players=3), 1).state, **fields))


def test_json_with_more_or_less_is_no_state() -> None:
    data = changed(Game(Setup(players=3), 1).state, hats=3)
    del data["marks"]
    with pytest.raises(StateError, match=r"not a state: missing \['marks'\], unknown \['hats'\]"):
        state_from_json(data)


# Seats


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_seat_that_is_not_there_sees_and_imagines_nothing(seat: int) -> None:
    game = Game(Setup(players=3), 1)
    for look in (lambda: game.observe(seat), lambda: game.imagine(seat, 1)):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; the seats are 0 to 2"):
            look()
