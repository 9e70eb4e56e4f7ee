"""The names of people: on one line, visible, and told apart at a glance."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from ..errors import Refused

NAME: Final = 24  # characters, at most
INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")  # letters by name, but empty
ACCENTS: Final = 2  # on one letter, at most
# Letters of other scripts, and digits, that look like Latin letters.
ALIKE: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u1d00\u044c\u0432\u043a\u043c\u043d\u0442\u0433\u043f\u03b7\u03bf\u03b1\u03b5\u03c1\u03c4\u03c5\u03c7\u03b9\u03ba\u03bd\u03b3\u03c9\u03b201!|$5",
    "aeopcyxijshdqwabbkmhtrnnoaeptyxikvywbolllss",
)


def checked_name(name: str) -> str:
    """The name on one line, without the characters that have a meaning in a record or cannot be seen."""
    shown = "".join(_visible(unicodedata.normalize("NFKC", name)))
    clean = " ".join(shown.split())
    if not 0 < len(clean) <= NAME or not any(unicodedata.category(c)[0] in "LNSP" for c in clean):
        raise Refused("refused", "name", limit=NAME)
    return clean


def _visible(name: str) -> Iterable[str]:
    accents = 0
    for c in name:
        accents = accents + 1 if unicodedata.category(c).startswith("M") else 0
        if accents <= ACCENTS:
            yield c if c.isprintable() and c not in ",#" and c not in INVISIBLE else " "


def skeleton(name: str) -> str:
    """The same for names that look alike."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.category(c).startswith("M"))
    letters = plain.casefold().translate(ALIKE).replace("i", "l").replace("rn", "m").replace("vv", "w")
    return "".join(c for c in letters if c.isalnum()) or name


def check_distinct(names: Iterable[str]) -> None:
    """Refuse names of which two look alike."""
    known: set[str] = set()
    for name in names:
        if skeleton(name) in known:
            raise Refused("refused", "same-name", 409)
        known.add(skeleton(name))
