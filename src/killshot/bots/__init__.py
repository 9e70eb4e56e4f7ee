"""Players that are programs. A bot sees what a person in its seat would see, and nothing else."""

from collections.abc import Callable, Mapping
from typing import Final

from .bot import Bot, Imagine
from .random_bot import RandomBot

# What a bot is called where one is asked for by name; each is made from a seed.
BOTS: Final[Mapping[str, Callable[[int | str], Bot]]] = {"random": RandomBot}

__all__ = ["BOTS", "Bot", "Imagine", "RandomBot"]
