"""The words of the commands and of the terminal client, beside those of the game."""

from collections.abc import Mapping
from typing import Final

from .commands_english import COMMANDS_ENGLISH
from .commands_french import COMMANDS_FRENCH
from .language import Language

WORDS: Final[Mapping[str, Language]] = {
    "en": Language("en", COMMANDS_ENGLISH, lambda n: n == 1),
    "fr": Language("fr", COMMANDS_FRENCH, lambda n: n < 2),
}


def command_words(code: str) -> Language:
    """The catalogue of the commands in that language, `en` or `fr`."""
    return WORDS[code]
