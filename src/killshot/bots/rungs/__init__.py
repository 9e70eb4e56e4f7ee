"""The ladder: the bots that come with the game, from weak to strong.

To add a rung, write a module here, give it an entry in `RUNGS`, and name it (`level.NAME`) in each language of
`killshot.text`. Everything else follows: the commands, the server and its page, and the benchmarks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ..bot import Maker
from .easy_bot import EasyBot
from .expert_bot import ExpertBot
from .hard_bot import HardBot
from .normal_bot import NormalBot
from .random_bot import RandomBot


@dataclass(frozen=True)
class Rung:
    """A level that players can choose. `summary` completes "a bot that ..." in one line.

    `parameters`: the whole numbers that its class takes by name, and how large each can be.
    """

    name: str
    make: Maker
    summary: str
    milliseconds: float = 1.0  # the most that one thought should take
    is_timed: bool = False  # whether its budget is time, rather than a number of states
    parameters: Mapping[str, range] = field(default_factory=dict)


NODES: Final = {"nodes": range(1, 1_000_001)}


RUNGS: Final = (
    Rung("random", RandomBot, "picks any option, each as likely as the others"),
    Rung("easy", EasyBot, "likes to shoot and to finish off the wounded, and looks no further"),
    Rung(
        "normal", NormalBot, "compares whole actions by the position they lead to", milliseconds=5.0, parameters=NODES
    ),
    Rung(
        "hard",
        HardBot,
        "plans its turn and plays the best plans on through a round",
        milliseconds=100.0,
        parameters=NODES,
    ),
    Rung(
        "expert",
        ExpertBot,
        "races its best plans against each other for a second",
        milliseconds=1000.0,
        is_timed=True,
        parameters=NODES,
    ),
)
DEFAULT_RUNG: Final = "normal"
