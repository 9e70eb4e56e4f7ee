"""Players that are programs. A bot sees what a person in its seat would see, and nothing else.

`find("normal")` gives a rung of the ladder, `find("module:Class")` a bot of somebody else's; calling what it gives
with a seed makes a bot. `decide(game, bots)` lets bots go on with a game by one decision. `docs/bots.md` is the page for
people who write one.
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
