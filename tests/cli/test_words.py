"""The words of the commands: none unused, and the help fits the screen. `tests/text` compares the languages."""

import re
from pathlib import Path

import pytest

import killshot.cli
from killshot.text import LANGUAGES, language
from killshot.text.english.commands import COMMANDS as ENGLISH
from killshot.text.french.commands import COMMANDS as FRENCH

SOURCES = Path(killshot.cli.__file__).parent


def test_every_entry_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    words = set(re.findall(r"[\"']([a-z.-]+)[\"']", source))
    built = set(re.findall(r"[\"']([a-z]+\.){", source))
    for key in ENGLISH:
        head, _, tail = key.partition(".")
        assert key in words or (f"{head}." in built and tail in words), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_fits_the_smallest_screen(code: str) -> None:
    parts = {
        key: LANGUAGES[code].say(key, door="x", skull="x", empty=".", point="x") for key in ENGLISH if key[:4] == "help"
    }
    more = max(parts["help.domination"], parts["help.turret"], key=lambda part: part.count("\n"))
    for page in (parts["help"], f"{more}\n\n{parts['help.bot']}", parts["help.characters"], parts["help.teams"]):
        assert page.count("\n") < 23
    assert max(len(row) for part in parts.values() for row in part.split("\n")) <= 80


def test_french_signs_keep_their_space() -> None:
    for text in map(language("fr").template, FRENCH):
        assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;!?](\s|$)", text), text
