"""Finding bots by name: a rung of the ladder, also with parameters (`normal:nodes=50`), or another as `module:Class`."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from inspect import signature
from typing import Final

from .bot import Bot, Maker
from .rungs import RUNGS, Rung

BOTS: Final[Mapping[str, Maker]] = {rung.name: rung.make for rung in RUNGS}
LADDER: Final[Mapping[str, Rung]] = {rung.name: rung for rung in RUNGS}


class UnknownBot(ValueError):  # noqa: N818 (says what it is without the word Error)
    """There is no bot of this name. The message lists those that exist."""


def find(name: str) -> Maker:
    """What makes the bot of this name from a seed: a rung, perhaps with parameters, or the class of `module:Class`."""
    if name in BOTS:
        return BOTS[name]
    if is_rung(name):
        return _with_parameters(name)
    module_name, colon, class_name = name.partition(":")
    if not colon:
        raise UnknownBot(f"there is no bot {name!r}; choose one of {', '.join(BOTS)}, or module:Class for your own")
    try:
        module = import_module(module_name)
    except (Exception, SystemExit) as error:  # importing runs code that is not ours
        why = f"{type(error).__name__}: {error}".replace("\n", " ")
        raise UnknownBot(f"{module_name!r} cannot be imported: {why}") from error
    maker = getattr(module, class_name, None)
    if not callable(maker) or not callable(getattr(maker, "choose", None)):
        raise UnknownBot(f"{module_name} has no bot {class_name!r}: a bot is a class with a method choose")
    if not _takes_a_seed(maker):
        raise UnknownBot(f"{name} cannot be made from a seed: its __init__ takes one argument, a whole number")
    found: Maker = maker
    return found


def is_rung(name: str) -> bool:
    """Whether the name is that of a rung, with or without parameters."""
    return name.partition(":")[0] in LADDER


def _with_parameters(name: str) -> Maker:
    """What makes a rung with the parameters that follow its name: `normal:nodes=50`."""
    rung_name, *given = name.split(":")
    rung = LADDER[rung_name]
    if not rung.parameters:
        raise UnknownBot(f"{rung_name} takes no parameters, so {name!r} is no bot")
    values: dict[str, int] = {}
    for each in given:
        key, _, text = each.partition("=")
        allowed = rung.parameters.get(key)
        if allowed is None:
            known = ", ".join(f"{rung_name}:{parameter}=N" for parameter in rung.parameters)
            raise UnknownBot(f"{rung_name} has no parameter {key!r}; it is called {rung_name} or {known}")
        if key in values:
            raise UnknownBot(f"{name!r} gives {key} twice")
        if not (text.isascii() and text.isdigit() and int(text[:20]) in allowed):
            raise UnknownBot(f"{key} of {rung_name} is a whole number from {allowed[0]} to {allowed[-1]}, not {text!r}")
        values[key] = int(text)
    make: Callable[..., Bot] = rung.make
    return partial(make, **values)


def _takes_a_seed(maker: Callable[..., object]) -> bool:
    try:
        signature(maker).bind(0)
    except TypeError:
        return False
    except ValueError:  # a compiled class has no signature
        return True
    return True
