"""The catalogues of the server have the same entries and fields in both languages, none missing, none unused."""

import re
from pathlib import Path

import pytest

import killshot
from killshot.text import language
from killshot.text.english.server import SERVER as ENGLISH
from killshot.text.french.server import SERVER as FRENCH

SOURCES = Path(killshot.__file__).parent


def fields(template: str) -> set[str]:
    return {name.partition(":")[0] for name in re.findall(r"{([a-z_:]+)", template)}


def test_both_catalogues_have_the_same_entries() -> None:
    assert list(ENGLISH) == list(FRENCH)


@pytest.mark.parametrize("key", ENGLISH)
def test_an_entry_has_the_same_fields_in_both_languages(key: str) -> None:
    assert fields(ENGLISH[key]) == fields(FRENCH[key])


def test_every_refusal_in_the_catalogue_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "server").rglob("*.py"))
    words = set(re.findall(r"[\"']([a-z-]+)[\"']", source))
    unused = [key for key in ENGLISH if key.startswith("error.") and key.partition(".")[2] not in words]
    assert unused == []


def test_every_refusal_has_its_words() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "server").rglob("*.py"))
    made = re.findall(r'Refused\("([a-z-]+)"(?:, "([a-z-]+)")?', source)
    assert made
    assert [key or code for code, key in made if f"error.{key or code}" not in ENGLISH] == []


def test_french_signs_keep_their_space() -> None:
    for text in map(language("fr").template, FRENCH):
        assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;!?](\s|$)", text), text
