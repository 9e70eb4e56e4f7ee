"""English: every word, and the grammar they need."""

from typing import Final

from ..language import Language, joined
from .cards import CARDS
from .commands import COMMANDS
from .events import EVENTS
from .grammar import is_singular
from .hints import HINTS
from .names import NAMES
from .prompts import PROMPTS
from .server import SERVER

ENGLISH: Final = Language("en", joined(NAMES, PROMPTS, EVENTS, CARDS, HINTS, COMMANDS, SERVER), is_singular)
