"""Learning environments in front of the engine: PettingZoo for all seats, Gymnasium for one seat against bots.

`killshot_v0.env(players=3)` makes the first, `Solo("easy", players=3)` the second; `docs/environments.md` is their page.
"""

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
    import pettingzoo as _pettingzoo
except ImportError as missing:
    raise ImportError(f"killshot.env needs {missing.name}: pip install 'killshot[env]'") from missing

from . import killshot_v0
from .arrays import Arrays
from .killshot_v0 import KillshotEnv
from .layout import SECTIONS, SIZE
from .lessons import lessons_of
from .solo import Solo

__all__ = ["SECTIONS", "SIZE", "Arrays", "KillshotEnv", "Solo", "killshot_v0", "lessons_of"]

del _gymnasium, _numpy, _pettingzoo
