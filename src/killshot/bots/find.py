"""Finding bots by name: a rung of the ladder, or any other bot as `module:Class`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from inspect import signature
from typing import Final

from .bot import Maker
from .rungs import RUNGS

BOTS: Final[Mapping[str, Maker]] = {rung.name: rung.make for rung in RUNGS}


class UnknownBot(ValueError):  # noqa: N818 (says what it is without the word Error)
    """There is no bot of this name. The message lists those that exist."""


def find(name: str) -> Maker:
    """What makes the bot of this name from a seed: the class of a rung, or that of `module:Class`."""
    if name in BOTS:
        return BOTS[name]
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


def _takes_a_seed(maker: Callable[..., object]) -> bool:
    try:
        signature(maker).bind(0)
    except TypeError:
        return False
    except ValueError:  # a compiled class has no signature
        return True
    return True
