"""The words of the server: what it refuses and why, ready phrases, results."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..engine.setup import SetupError
from .language import Language, sentence
from .serving_english import SERVING_ENGLISH
from .serving_french import SERVING_FRENCH

WORDS: Final[Mapping[str, Language]] = {
    "en": Language("en", SERVING_ENGLISH, lambda n: n == 1),
    "fr": Language("fr", SERVING_FRENCH, lambda n: n < 2),
}


def serving_words(code: str) -> Language:
    """The catalogue of the server in that language, `en` or `fr`."""
    return WORDS[code]


def setup_text(error: SetupError, lang: Language) -> str:
    """Why a setup is refused, as a person reads it; what only a program can get wrong stays as it is."""
    words = serving_words(lang.code)
    return words.say(f"setup.{error.why}", **error.facts) if error.why else str(error)


def winners_text(names: Sequence[str], lang: Language) -> str:
    """Who has won, as a sentence."""
    return sentence(serving_words(lang.code).say("result.winners", winners=lang.series(names), n=len(names)))


PHRASES: Final = tuple(key.partition(".")[2] for key in SERVING_ENGLISH if key.startswith("phrase."))
