"""Observations and action masks as numpy arrays, and the spaces they are in."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..engine.action import ACTIONS, Action
from ..engine.setup import Setup
from ..engine.view import Observation
from .encoding.encoder import Encoder
from .layout import PLACES, SECTIONS, SIZE

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Seen = Vector | dict[str, Vector]

N_ACTIONS: Final = len(ACTIONS)
FORMS: Final = ("vector", "arrays")
REMEMBERED: Final = 8192
NO_OPTIONS: Final = bytes(N_ACTIONS)
ROWS: Final = tuple((each.name, PLACES[each.name]) for each in SECTIONS if len(each.shape) == 1)
TABLES: Final = tuple((each.name, PLACES[each.name], each.shape) for each in SECTIONS if len(each.shape) > 1)

_masks: dict[tuple[Action, ...], bytes] = {}


class Arrays:
    """Turns observations into arrays: a flat vector, or named arrays, which are views of one."""

    def __init__(self, setup: Setup, form: str = "vector") -> None:
        if form not in FORMS:
            raise ValueError(f"there are no observations {form!r}; choose one of {', '.join(FORMS)}")
        self.setup = setup
        self.form = form
        self._encoders = [Encoder(setup, seat) for seat in range(setup.players)]

    @property
    def space(self) -> spaces.Box | spaces.Dict:
        if self.form == "vector":
            return spaces.Box(0, 1, (SIZE,), np.float32)
        return spaces.Dict({section.name: spaces.Box(0, 1, section.shape, np.float32) for section in SECTIONS})

    def __call__(self, observation: Observation) -> Seen:
        """What a seat sees, in an array of its own."""
        seat = observation.seat
        if seat is None:
            raise ValueError("a spectator has no seat to look from; observe a seat")
        vector = np.frombuffer(self._encoders[seat].encode(observation), np.float32)
        return vector if self.form == "vector" else named(vector)


def named(vector: Vector) -> dict[str, Vector]:
    """The sections of a flat vector by name, as views of it."""
    found = {name: vector[place] for name, place in ROWS}
    for name, place, shape in TABLES:
        found[name] = vector[place].reshape(shape)
    return found


def action_mask(options: tuple[Action, ...]) -> Mask:
    """A one at the index of every option."""
    return np.frombuffer(bytearray(_mask(options) if options else NO_OPTIONS), np.int8)


def _mask(options: tuple[Action, ...]) -> bytes:
    found = _masks.get(options)
    if found is None:
        row = bytearray(N_ACTIONS)
        for option in options:
            row[option.index] = 1
        if len(_masks) >= REMEMBERED:
            _masks.clear()
        found = _masks[options] = bytes(row)
    return found


def action_of(number: Any) -> Action:
    """The action with this index, which may be any kind of whole number."""
    try:
        index = int(number.__index__())
    except AttributeError:
        raise ValueError(f"an action is a whole number from 0 to {N_ACTIONS - 1}, not {number!r}") from None
    if not 0 <= index < N_ACTIONS:
        raise ValueError(f"an action is a whole number from 0 to {N_ACTIONS - 1}, not {index}")
    return ACTIONS[index]
