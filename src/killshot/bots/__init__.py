"""Players that are programs. A bot sees what a person in its seat would see, and nothing more.

`find("normal")` gives the class of a rung of the ladder, `find("module:Class")` that of any other bot; called with a
seed, it makes a bot. `decide(game, bots)` lets bots make one decision of a game. `docs/bots.md` explains how to write
one.
"""

from .bot import Bot, Imagine, Maker
from .decide import choice, decide
from .find import BOTS, UnknownBot, find
from .rungs import DEFAULT_RUNG, RUNGS, Rung
from .rungs.easy_bot import EasyBot
from .rungs.expert_bot import Budget, ExpertBot
from .rungs.hard_bot import Effort, HardBot
from .rungs.normal_bot import NormalBot
from .rungs.random_bot import RandomBot

__all__ = [
    "BOTS",
    "DEFAULT_RUNG",
    "RUNGS",
    "Bot",
    "Budget",
    "EasyBot",
    "Effort",
    "ExpertBot",
    "HardBot",
    "Imagine",
    "Maker",
    "NormalBot",
    "RandomBot",
    "Rung",
    "UnknownBot",
    "choice",
    "decide",
    "find",
]
