"""One name has one shape: in a state, in an observation, in the table of fields."""

from __future__ import annotations

from typing import Any

import pytest

from killshot import Setup, State
from killshot.engine.fields import ALL_FIELDS, FRAME_FIELDS, GROUPS, OBSERVED, values_of
from killshot.engine.snapshot import FRAMES
from killshot.engine.state import FIELDS, Cast, Sides, Spawnpoints, Turrets
from killshot.engine.view import Observation

from .test_notation import SETUPS, positions

HOLDERS: dict[str, Any] = {"spawnpoints": Spawnpoints, "turrets": Turrets, "cast": Cast, "sides": Sides}


def values(observation: Observation) -> dict[str, Any]:
    names = [name for name in dir(observation) if not name.startswith("_")]
    return {name: value for name in names if not callable(value := getattr(observation, name))}


def shape(value: Any) -> str:
    """How deep tuples are nested; what is hidden or absent has no shape."""
    if not isinstance(value, tuple):
        return type(value).__name__
    inner = {shape(each) for each in value} - {"NoneType"}
    return f"({', '.join(sorted(inner))})"


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_what_has_one_name_in_state_and_observation_has_one_shape(setup: Setup) -> None:
    shared: set[str] = set()
    for game in positions(setup, seed=9, every=50):
        state = {**{name: getattr(game.state, name) for name in FIELDS}, **values_of(game.state)}
        for seat in (None, 0):
            for name, value in values(game.observe(seat)).items():
                if name in state and len(shape(value)) > 2 and len(shape(state[name])) > 2:
                    assert shape(value) == shape(state[name]) or name == "points", name
                    shared.add(name)
    assert {"at", "damage", "ammo", "shelves", "tiles", "order"} <= shared


def test_public_values_are_those_of_the_state() -> None:
    for game in positions(Setup(mode="teams", teams=(2, 1)), seed=9, every=50):
        state, seen = values_of(game.state), values(game.observe(0))
        for name in {*state} & {*seen} - {"points"}:
            assert seen[name] == state[name], name


def test_every_field_is_in_the_table() -> None:
    assert {*FIELDS} == {*(field.name for field in GROUPS[0].fields), "spawnpoints", "turrets", "cast", "stack"}
    for group in GROUPS[1:]:
        assert [field.name for field in group.fields] == [n for n in HOLDERS[group.name]._fields if n != "sides"]
    assert len(ALL_FIELDS) == sum(len(group.fields) for group in GROUPS)
    assert all(field.meaning for field in ALL_FIELDS.values())


def test_every_field_of_a_frame_is_in_the_table() -> None:
    assert {field for frame in FRAMES.values() for field in frame.fields} == {*FRAME_FIELDS}


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_value_fits_its_shape(setup: Setup) -> None:
    for game in positions(setup, seed=10, every=5):
        for name, value in values_of(game.state).items():
            assert ALL_FIELDS[name].shape.fits(value), name
        for frame in game.state.stack:
            for name, value in zip(frame.fields, frame.values(), strict=True):
                assert FRAME_FIELDS[name].fits(value), (frame, name)


def test_usual_values_fit_too() -> None:
    for field in ALL_FIELDS.values():
        assert field.usual is None or field.shape.fits(field.usual) or field.usual == (), field.name


def test_every_attribute_of_an_observation_is_explained() -> None:
    for game in positions(Setup(mode="teams", teams=(2, 1)), seed=9, every=300):
        seen = {*values(game.observe(0))}
        assert seen <= {*OBSERVED, *ALL_FIELDS}
        assert {*OBSERVED} <= seen
        assert not {*OBSERVED} & {*ALL_FIELDS} - {"points"}


def test_a_state_keeps_its_fields_in_order() -> None:
    game = next(positions(Setup(players=3)))
    assert game.state.values() == tuple(getattr(game.state, name) for name in FIELDS)
    assert State(*game.state.values()) == game.state
