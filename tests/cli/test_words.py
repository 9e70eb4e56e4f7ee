"""The words of the commands: none unused, and the help fits the screen. `tests/text` compares the languages."""

import re
from pathlib import Path

import pytest

import killshot
from killshot.text import LANGUAGES, language
from killshot.text.english.commands import COMMANDS as ENGLISH
from killshot.text.french.commands import COMMANDS as FRENCH

PACKAGE = Path(killshot.__file__).parent


def source_of(folder: Path) -> str:
    """All the code of a folder, without the catalogues themselves."""
    files = (path for path in folder.rglob("*.py") if "text" not in path.relative_to(PACKAGE).parts)
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def words_in(source: str) -> set[str]:
    return set(re.findall(r"[\"']([a-z.-]+)[\"']", source))


def test_every_entry_is_used() -> None:
    """As it stands, or as a beginning in a command and an ending that stands somewhere in the package."""
    words, endings = (words_in(source_of(folder)) for folder in (PACKAGE / "cli", PACKAGE))
    built = set(re.findall(r"[\"']([a-z.]+\.){", source_of(PACKAGE / "cli")))
    for key in ENGLISH:
        assert key in words or any(key.startswith(head) and key.removeprefix(head) in endings for head in built), key


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
