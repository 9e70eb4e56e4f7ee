"""The words of the server: what it refuses and why, ready phrases, results."""

from collections.abc import Sequence
from typing import Final

from ..engine.setup import SetupError
from .english.server import SERVER
from .language import Language, sentence
from .languages import language


def serving_words(code: str) -> Language:
    """The language in which the server speaks to a client."""
    return language(code)


def setup_text(error: SetupError, lang: Language) -> str:
    """Why a setup is refused, as a person reads it; what only a program can get wrong stays as it is."""
    words = serving_words(lang.code)
    return words.say(f"setup.{error.why}", **error.facts) if error.why else str(error)


def winners_text(names: Sequence[str], lang: Language) -> str:
    """Who has won, as a sentence."""
    return sentence(serving_words(lang.code).say("result.winners", winners=lang.series(names), n=len(names)))


PHRASES: Final = tuple(key.partition(".")[2] for key in SERVER if key.startswith("phrase."))
