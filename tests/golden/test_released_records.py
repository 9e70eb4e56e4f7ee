"""Records that released versions wrote: each replays as it did, or is refused with a sentence that names both versions."""

import re
from pathlib import Path

import pytest

from killshot import Record, RecordError

FOLDER = Path(__file__).with_name("records")
FILES = sorted(FOLDER.glob("*/*.killshot"))
REFUSED = {"0.1.0/domination-frenzy": "it was played by rules 1, and this program plays by rules 2"}


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def test_every_mode_of_the_first_release_is_here() -> None:
    setups = [Record.load(path).setup for path in FILES if path.parent.name == "0.1.0"]
    assert {setup.mode for setup in setups} == {"deathmatch", "domination", "turret", "teams"}
    assert any(setup.bot for setup in setups)
    assert any(setup.characters and setup.mode == "deathmatch" for setup in setups)


@pytest.mark.parametrize("path", [path for path in FILES if name_of(path) not in REFUSED], ids=name_of)
def test_a_released_record_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = {key: tuple(map(int, values.split())) for key, values in re.findall(r"# (points|places) (.+)", text)}
    result = Record.load(path).replay().result
    assert result is not None
    assert {"points": result.points, "places": result.places} == expected


@pytest.mark.parametrize(("name", "sentence"), REFUSED.items(), ids=str)
def test_one_that_a_changed_rule_could_touch_is_refused_with_both_versions(name: str, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        Record.load(FOLDER / f"{name}.killshot").replay()
