"""A language: a catalogue of templates, and the little grammar the templates ask for.

A template has named fields. `{moves:square|squares}` picks one of two words by the number; `{victim:to}` picks a form
of a noun. A noun is an entry that lists its forms, the plain one first: `"le bot|of:du bot|to:au bot"`. Articles,
gender and contractions are written down in the catalogue, not worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Final

from .english import ENGLISH
from .french import FRENCH


class Noun:
    """A name and its forms."""

    def __init__(self, plain: str, forms: Mapping[str, str]) -> None:
        self.plain = plain
        self.forms = forms

    def __format__(self, form: str) -> str:
        return self.forms[form] if form else self.plain

    def __str__(self) -> str:
        return self.plain


class Language(Formatter):
    """`say` fills in a template, `noun` gives a name with its forms, `series` enumerates."""

    def __init__(self, code: str, catalogue: Mapping[str, str], is_singular: Callable[[int], bool]) -> None:
        self.code = code
        self.catalogue = catalogue
        self.is_singular = is_singular

    def template(self, key: str) -> str:
        return self.catalogue[key]

    def say(self, key: str, **fields: object) -> str:
        return self.vformat(self.template(key), (), fields)

    def noun(self, key: str, **fields: object) -> Noun:
        plain, *others = self.say(key, **fields).split("|")
        return Noun(plain, dict(other.split(":", 1) for other in others))

    def series(self, parts: Sequence[str], joint: str = "list.and") -> str:
        """`a, b and c`; the last two are joined by the entry given."""
        text = parts[-1]
        for i, part in enumerate(reversed(parts[:-1])):
            text = self.say("list.comma" if i else joint, left=part, right=text)
        return text

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, int) and "|" in format_spec:
            one, many = format_spec.split("|")
            return one if self.is_singular(value) else many
        return format(value, format_spec)

    def __repr__(self) -> str:
        return f"language({self.code!r})"


def sentence(text: str) -> str:
    """With a capital letter at the beginning, and one full stop at most at the end (a name may bring its own)."""
    text = text[:-1] if text.endswith("..") else text
    return text[:1].upper() + text[1:]


LANGUAGES: Final[Mapping[str, Language]] = {
    "en": Language("en", ENGLISH, lambda n: n == 1),
    "fr": Language("fr", FRENCH, lambda n: n < 2),
}


def language(code: str) -> Language:
    """The language with that code, `en` or `fr`."""
    if code not in LANGUAGES:
        raise ValueError(f"there are no texts in {code!r}; known: {', '.join(LANGUAGES)}")
    return LANGUAGES[code]
