"""The words of the server: what it refuses and why, ready phrases, results."""

from collections.abc import Mapping
from typing import Final

from .language import Language
from .serving_english import SERVING_ENGLISH
from .serving_french import SERVING_FRENCH

WORDS: Final[Mapping[str, Language]] = {
    "en": Language("en", SERVING_ENGLISH, lambda n: n == 1),
    "fr": Language("fr", SERVING_FRENCH, lambda n: n < 2),
}


def serving_words(code: str) -> Language:
    """The catalogue of the server in that language, `en` or `fr`."""
    return WORDS[code]


PHRASES: Final = tuple(key.partition(".")[2] for key in SERVING_ENGLISH if key.startswith("phrase."))
