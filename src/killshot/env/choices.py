"""Checks of the arguments of an environment. The error for a wrong one says what is accepted."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral
from operator import index
from typing import Any

from ..bots import Maker, find
from ..engine.setup import Setup, SetupError


def setup_of(setup: Setup | None, choices: dict[str, Any]) -> Setup:
    """A setup, or what `Setup` takes; not both."""
    if setup is None:
        return Setup.from_json({name: json_value(value) for name, value in choices.items() if value is not None})
    if not isinstance(setup, Setup):
        raise SetupError(f"a setup is made by Setup(players=3, …), not {setup!r}; or give its choices by name")
    if choices:
        raise ValueError(f"a setup was given, and {', '.join(choices)} besides; choose one way")
    return setup


def json_value(value: Any) -> Any:
    """A value as a setup in JSON has it, for tuples and for the whole numbers of numpy."""
    if isinstance(value, tuple | list):
        return [json_value(each) for each in value]
    return index(value) if isinstance(value, Integral) and not isinstance(value, bool) else value


def whole(value: Any) -> int:
    """A whole number, numpy's too; -1, which is neither a seed nor a seat, for what is none."""
    try:
        return index(value)
    except TypeError:
        return -1


def checked_seed(seed: Any) -> int | None:
    """A whole number from 0 on, as Gymnasium has it, or None."""
    if seed is None:
        return None
    number = whole(seed)
    if number < 0:
        raise ValueError(f"a seed is a whole number from 0 on, or None; not {seed!r}")
    return number


def seat_of(seat: Any, players: int) -> int | None:
    """A seat, or None for one that is drawn."""
    if seat is None:
        return None
    number = whole(seat)
    if not 0 <= number < players:
        raise ValueError(f"the seats are 0 to {players - 1}, not {seat!r}; None draws one")
    return number


def makers_of(opponents: str | Maker | Sequence[str | Maker], n: int) -> list[Maker]:
    """What makes the bots of n seats."""
    if isinstance(opponents, str) or callable(opponents):
        opponents = [opponents] * n
    if not isinstance(opponents, Sequence):
        raise ValueError(f"opponents are names of bots or makers of them, one for all or a list; not {opponents!r}")
    if len(opponents) != n:
        raise ValueError(f"there are {n} other seats: name one bot for all or {n}, not {len(opponents)}")
    return [maker_of(each) for each in opponents]


def maker_of(opponent: str | Maker) -> Maker:
    if isinstance(opponent, str):
        return find(opponent)
    if not callable(opponent):
        raise ValueError(f"an opponent is the name of a bot or makes one from a seed; not {opponent!r}")
    return opponent
