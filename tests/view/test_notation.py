"""A position in one line."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from killshot import Game, Setup, SetupError, State, StateError, parse_position, position_text
from killshot.engine.fields import FIGURE_CODES, POWERUP_CODES, WEAPON_CODES
from killshot.engine.ids import FIGURES, POWERUPS, WEAPONS
from killshot.engine.shapes import short_codes
from killshot.testing import arena, dealt, position, teams

SETUPS = (
    Setup(players=3, arena="S", skulls=5, ending="sudden-death"),
    Setup(players=3, arena="M1", figures=("sprog", "banshee", "violet"), bot=True),
    Setup(players=5, arena="M2"),
    Setup(mode="domination", players=4, bot=True),
    Setup(mode="turret", players=3),
    Setup(players=6, characters=True),
    Setup(mode="teams", teams=(1, 2)),
    Setup(mode="teams", teams=(3, 3)),
)


def positions(setup: Setup, seed: int = 1, every: int = 3, most: int = 900) -> Iterator[Game]:
    game, luck = Game(setup, seed), Random(seed)
    while game.decision is not None and len(game.actions) < most:
        if len(game.actions) % every == 0:
            yield game
        game.play(luck.choice(game.options))
    yield game


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_position_comes_back(setup: Setup) -> None:
    for game in positions(setup):
        text = game.position
        assert "\n" not in text
        assert "#" not in text
        assert parse_position(text) == (setup, game.state)
        assert parse_position(position_text(game.state)) == (None, game.state)


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_game_goes_on_from_its_position(setup: Setup) -> None:
    for game in positions(setup, seed=2, every=60):
        again, luck = Game.from_position(game.position), Random(3)
        twin = game.copy()
        for _ in range(40):
            if twin.decision is None:
                break
            action = luck.choice(twin.options)
            assert again.options == twin.options
            twin.play(action)
            again.play(action)
        assert again.state == twin.state


def test_a_position_can_be_read_by_people() -> None:
    t = arena("S", players=3).place(violet="b2", sprog="c1").damaged("sprog", "violet x2, dozer")
    t.hand("violet", "rocket-launcher", ammo="RRY", powerups=("blue-newton",)).marked("dozer", violet=2)
    words = dict(word.split("=") for word in position_text(t.state).split()[1:])
    assert words["at"] == "v:b2,s:c1"
    assert words["damage"] == "s:vvd"
    assert words["marks"] == "d:vv"
    assert words["ammo"] == "rry,,"
    assert words["powerups"] == "bnew,,"
    assert words["loaded"] == "rocke,,"
    assert words["stack"] == "rounds(1)>turn(0,v,2,0,no)"


def test_a_scenario_can_begin_in_a_position() -> None:
    t = arena("S", players=3).place(violet="b2", sprog="b2").hand("violet", "lock-rifle")
    again = position(t.position).shoot("lock-rifle", "effect:basic", "target:sprog")
    assert again.damage == {"sprog": "violet x2"}
    assert t.damage == {}


def test_a_scenario_of_teams_can_begin_in_a_position() -> None:
    t = teams(sizes=(2, 1)).place(violet="b3", dozer="b3", sprog="b3").hand("violet", "lock-rifle", ammo="R")
    again = position(t.position)
    assert again.position == t.position
    assert again.options == t.options
    assert position(dealt(sizes=(1, 2)).position).asks == "team-draft"


@pytest.mark.parametrize(
    ("codes", "names"), [(WEAPON_CODES, WEAPONS), (POWERUP_CODES, POWERUPS), (FIGURE_CODES, FIGURES)]
)
def test_every_name_has_a_code_of_its_own(codes: tuple[str, ...], names: tuple[str, ...]) -> None:
    assert len(set(codes)) == len(names) == len(codes)


def test_a_new_name_takes_no_code_away() -> None:
    assert short_codes(("rocket-launcher", "lock-rifle", "rocket-fist"), 5) == ("rocke", "lock", "rocket-fist")


def text_of(state: State, **changed: str) -> str:
    words = position_text(state).split()
    given = [word for word in words if word.partition("=")[0] not in changed]
    return " ".join([*given, *(f"{name}={value}" for name, value in changed.items())])


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"at": "v:e9"}, "at is per figure, a square, or -1: 'e9' is none of a1"),
        ({"at": "q:a1"}, "at is per figure, a square, or -1: 'q' is none of v, d"),
        ({"at": "v"}, "'v' is not of the form name:value"),
        ({"ammo": "rrrr,,"}, "ammo is per seat, red, blue and yellow cubes, not"),
        ({"loaded": "pistol,,"}, "'pistol' is none of lock"),
        ({"powerups": ","}, "3 seats have ammo and 2 have powerups"),
        ({"order": "vdq"}, "order is figures, one after the other: 'q' is none of"),
        ({"rng": "lucky"}, "rng is a whole number that is the state of a generator"),
        ({"active": "9"}, "active is a seat: '9' is none of 0"),
        ({"hats": "3"}, "a position has no hats; it has at, damage"),
        ({"stack": "rounds(1)>jump(0)"}, "there is no frame 'jump'"),
        ({"stack": "rounds(1"}, "is no frame: it looks like rounds"),
        ({"stack": "rounds(1)>turn(0,v,2)"}, "is no frame: it looks like turn"),
        ({"stack": "rounds(1)>turn(0,v,2,0,perhaps)"}, "'perhaps' is neither yes nor no"),
        ({"stack": "rounds(1)>turn(0,v,-2,0,no)"}, "left of the frame turn is a bit mask, not -2"),
    ],
)
def test_what_cannot_be_read_is_named(changed: dict[str, str], message: str) -> None:
    state = arena("S", players=3).place(violet="b2").state
    with pytest.raises(StateError, match=message):
        parse_position(text_of(state, **changed))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position begins with killshot-1, not with nothing"),
        ("rnbqkbnr/pppppppp w KQkq - 0 1", "a position begins with killshot-1"),
        ("killshot-1", "the position has no stack"),
        ("killshot-1 stack=", "the position has no order, ammo"),
        ("killshot-1 nonsense", "'nonsense' is neither a field=value nor a choice:value of the setup"),
    ],
)
def test_what_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(StateError, match=message):
        parse_position(text)


def test_a_setup_in_a_position_is_checked_as_every_setup() -> None:
    text = position_text(arena("S", players=3).state)
    with pytest.raises(SetupError, match="players is a whole number, not 'three'"):
        parse_position(f"{text} players:three")
    with pytest.raises(SetupError, match="a setup has no hats"):
        parse_position(f"{text} hats:3")


def test_a_game_needs_the_setup() -> None:
    with pytest.raises(StateError, match="does not say what is played"):
        Game.from_position(position_text(Game(Setup(), 1).state))
