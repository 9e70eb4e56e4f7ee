"""The words of the commands and of the terminal client."""

from .language import Language
from .languages import language


def command_words(code: str) -> Language:
    """The language in which a command speaks."""
    return language(code)
