"""The languages there are. A new one is a folder next to `english` and a line in this list."""

import re
from collections.abc import Mapping
from typing import Final

from .english import ENGLISH
from .french import FRENCH
from .language import Language

LANGUAGES: Final[Mapping[str, Language]] = {lang.code: lang for lang in (ENGLISH, FRENCH)}

DEFAULT: Final = next(iter(LANGUAGES))


def language(code: str) -> Language:
    """The language with that code, such as `en` or `fr`."""
    if code not in LANGUAGES:
        raise ValueError(f"there are no texts in {code!r}; known: {', '.join(LANGUAGES)}")
    return LANGUAGES[code]


def preferred_language(wanted: str) -> str:
    """The code of the first language asked for that we speak, or of the default one.

    `wanted` is a locale (`fr_FR.UTF-8`) or the languages of a browser, best first (`fr-CA,en;q=0.8`).
    """
    codes = (re.split("[^a-z]", tag.strip())[0] for tag in wanted.lower().split(","))
    return next((code for code in codes if code in LANGUAGES), DEFAULT)
