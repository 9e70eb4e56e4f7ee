"""Observations and action masks as numpy arrays, and the spaces they are in."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..engine.action import ACTIONS, Action
from ..engine.decision import Decision
from ..engine.ids import Seat
from ..engine.setup import Setup
from ..engine.state import State
from ..engine.view import Observation
from ..game import Game
from .encoding.encoder import Encoder
from .encoding.mask import Mask
from .layout import SECTIONS, SIZE

Vector = NDArray[np.float32]
Flags = NDArray[np.int8]
Seen = Vector | dict[str, Vector]

N_ACTIONS: Final = len(ACTIONS)
FORMS: Final = ("vector", "arrays")
NAMES: Final = tuple(each.name for each in SECTIONS)
ROW: Final = np.dtype([(each.name, np.float32, each.shape) for each in SECTIONS])


class Arrays:
    """What the seats of a game see and can do, as arrays: a flat vector, or named arrays, which are views of one."""

    def __init__(self, setup: Setup, form: str = "vector", open_points: bool = False) -> None:
        if form not in FORMS:
            raise ValueError(f"there are no observations {form!r}; choose one of {', '.join(FORMS)}")
        self.setup = setup
        self.form = form
        self.open_points = open_points
        self._encoders = [Encoder(setup, seat, open_points) for seat in range(setup.players)]
        self._mask = Mask()
        # numpy's windows on the same bytes
        self._vectors = [np.frombuffer(encoder.bytes, np.float32) for encoder in self._encoders]
        self._flags = np.frombuffer(self._mask.bytes, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        return Arrays, (self.setup, self.form, self.open_points)

    @property
    def space(self) -> spaces.Box | spaces.Dict:
        if self.form == "vector":
            return spaces.Box(0, 1, (SIZE,), np.float32)
        return spaces.Dict({section.name: spaces.Box(0, 1, section.shape, np.float32) for section in SECTIONS})

    def seen(self, game: Game, seat: Seat) -> Seen:
        """What a seat sees, in an array of its own."""
        return self.seen_in(game.state, game.decision, seat)

    def seen_in(self, state: State, asked: Decision | None, seat: Seat) -> Seen:
        """What a seat sees of a position where this is asked."""
        self._encoders[seat].look(state, asked)
        return self._copied(seat)

    def __call__(self, observation: Observation) -> Seen:
        """An observation in an array of its own."""
        seat = observation.seat
        if seat is None:
            raise ValueError("a spectator has no seat to look from; observe a seat")
        self._encoders[seat].encode(observation)
        return self._copied(seat)

    def mask(self, options: tuple[Action, ...]) -> Flags:
        """A one at the index of every option, in an array of its own."""
        self._mask.mark(options)
        return self._flags.copy()

    def _copied(self, seat: Seat) -> Seen:
        vector = self._vectors[seat].copy()
        return vector if self.form == "vector" else named(vector)


def named(vector: Vector) -> dict[str, Vector]:
    """The sections of a flat vector by name, as views of it."""
    return dict(zip(NAMES, vector.view(ROW).item(), strict=True))
