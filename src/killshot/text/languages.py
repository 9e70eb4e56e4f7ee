"""The languages there are. A new one is a folder next to `english` and a line in this list."""

from collections.abc import Mapping
from typing import Final

from .english import ENGLISH
from .french import FRENCH
from .language import Language

LANGUAGES: Final[Mapping[str, Language]] = {lang.code: lang for lang in (ENGLISH, FRENCH)}


def language(code: str) -> Language:
    """The language with that code, such as `en` or `fr`."""
    if code not in LANGUAGES:
        raise ValueError(f"there are no texts in {code!r}; known: {', '.join(LANGUAGES)}")
    return LANGUAGES[code]
