"""A language: a catalogue of templates, and the little grammar they need.

A template has named fields. `{moves:square|squares}` chooses between two words by the number; `{victim:to}` takes a form
of a noun. A noun is an entry that lists its forms, the plain one first: `"le bot|of:du bot|to:au bot"`. Articles,
gender, contractions and conjugated verbs are written down in the catalogue, never worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter


class Noun:
    """A name and its forms."""

    def __init__(self, plain: str, forms: Mapping[str, str]) -> None:
        self.plain = plain
        self.forms = forms

    def __format__(self, form: str) -> str:
        if form and form not in self.forms:
            raise ValueError(f"{self.plain!r} has no form {form!r}: write it as '{self.plain}|{form}:...'")
        return self.forms[form] if form else self.plain

    def __str__(self) -> str:
        return self.plain


class Language(Formatter):
    """`say` fills in a template, `noun` gives a name with its forms, `series` lists things."""

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
    """With a capital letter at the beginning and a single full stop at the end (a name such as T.H.O.R. brings its own)."""
    text = text[:-1] if text.endswith("..") else text
    return text[:1].upper() + text[1:]


def joined(*parts: Mapping[str, str]) -> dict[str, str]:
    """One catalogue made of several that have no entry in common."""
    catalogue = {key: text for part in parts for key, text in part.items()}
    if len(catalogue) < sum(map(len, parts)):
        raise ValueError("two catalogues of a language have an entry with the same key")
    return catalogue
