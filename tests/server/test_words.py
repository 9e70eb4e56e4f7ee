"""The catalogues of the server: the same entries and fields in both languages, none missing, none unused."""

import re
from pathlib import Path

import pytest

import killshot
from killshot.text.serving_english import SERVING_ENGLISH
from killshot.text.serving_french import SERVING_FRENCH

SOURCES = Path(killshot.__file__).parent


def fields(template: str) -> set[str]:
    return {name.partition(":")[0] for name in re.findall(r"{([a-z_:]+)", template)}


def test_both_catalogues_have_the_same_entries() -> None:
    assert list(SERVING_ENGLISH) == list(SERVING_FRENCH)


@pytest.mark.parametrize("key", SERVING_ENGLISH)
def test_an_entry_has_the_same_fields_in_both_languages(key: str) -> None:
    assert fields(SERVING_ENGLISH[key]) == fields(SERVING_FRENCH[key])


def test_every_refusal_is_made_somewhere() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "server").rglob("*.py"))
    words = set(re.findall(r"[\"']([a-z-]+)[\"']", source))
    unused = [key for key in SERVING_ENGLISH if key.startswith("error.") and key.partition(".")[2] not in words]
    assert unused == []


def test_every_refusal_has_its_words() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "server").rglob("*.py"))
    made = re.findall(r'Refused\("([a-z-]+)"(?:, "([a-z-]+)")?', source)
    assert made
    assert [key or code for code, key in made if f"error.{key or code}" not in SERVING_ENGLISH] == []


def test_french_signs_keep_their_space() -> None:
    for text in SERVING_FRENCH.values():
        assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;!?](\s|$)", text), text
