"""French: every word, and the grammar they need.

The names are those of the French rulebook. The DLC and team play were never published in French: their names are ours.
"""

from typing import Final

from ..language import Language, joined
from .cards import CARDS
from .commands import COMMANDS
from .events import EVENTS
from .grammar import is_singular, typeset
from .hints import HINTS
from .names import NAMES
from .prompts import PROMPTS
from .server import SERVER

FRENCH: Final = Language("fr", typeset(joined(NAMES, PROMPTS, EVENTS, CARDS, HINTS, COMMANDS, SERVER)), is_singular)
