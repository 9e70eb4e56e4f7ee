"""A language added as the page says is offered everywhere, and what it lacks is named."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from killshot.engine.ids import WEAPONS
from tests.extending.recipe import MISSING_WORDS, change, run

RECIPE = "A language"


@pytest.fixture
def with_a_gap(copy: Path) -> Iterator[Path]:
    """The same with two entries taken away."""
    file = copy / "src/killshot/text/german/names.py"
    whole = file.read_text(encoding="utf-8")
    change(file, '-    "weapon.thor": "T.H.O.R.",\n')
    change(file, '-    "weapon.railgun": "Railgun",\n')
    yield copy
    file.write_text(whole, encoding="utf-8")


def test_the_commands_speak_it(copy: Path) -> None:
    helped = " ".join(run(copy, "-m", "killshot", "card", "--help").split())
    assert "--lang {en,fr,de} English, français, Deutsch" in helped
    assert run(copy, "-m", "killshot", "card", "thor", "--lang", "de").startswith("T.H.O.R.")


def test_the_server_speaks_it(copy: Path) -> None:
    script = (
        "from killshot.server.views.catalogue import catalogue; from killshot.text import language, preferred_language;"
        "from killshot.server.protocol.typescript import typescript;"
        "found = catalogue(language('de')); print(found.lang, len(found.weapons), preferred_language('de-AT,en'));"
        "print([line for line in typescript().splitlines() if 'LanguageCode =' in line])"
    )
    catalogue, types = run(copy, "-c", script).splitlines()
    assert catalogue == f"de {len(WEAPONS)} de"
    assert """"en" | "fr" | "de";""" in types


def test_no_word_is_missing(copy: Path) -> None:
    assert "3 passed" in run(copy, *MISSING_WORDS)


def test_what_is_missing_is_named(with_a_gap: Path) -> None:
    told = run(with_a_gap, *MISSING_WORDS, code=1)
    assert "add to de: weapon.railgun, weapon.thor" in told
    assert "2 passed" in told
