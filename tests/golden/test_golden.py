"""Whole games as they always went: the same on every platform, compiled or not, today and tomorrow."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from killshot import Record, RecordError, Setup
from killshot.engine.action import ACTIONS
from killshot.env.layout import PROMPTS
from tests.golden.games import DIGESTS, RECORDED, digests, file_of

ROOT = Path(__file__).resolve().parents[2]
FILES = [file_of(setup) for setup, _ in RECORDED]
RENEW = "if games are meant to go differently now, renew with: python tests/golden/renew.py"


def kept() -> list[str]:
    lines = DIGESTS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def test_games_go_as_they_always_went() -> None:
    assert digests() == kept(), RENEW


def test_the_pure_engine_plays_the_same_games() -> None:
    """Even if this test runs on the compiled engine. The other process also has other string hashes."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.golden.games"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    engine, *lines = run.stdout.splitlines()
    assert Path(engine) == ROOT / "src/killshot/engine/machine.py"
    assert lines == kept(), RENEW


@pytest.mark.parametrize(("name", "words"), [("actions", map(str, ACTIONS)), ("prompts", PROMPTS)])
def test_numbers_that_agents_were_trained_on_keep_their_meaning(name: str, words: Iterable[str]) -> None:
    """New words come at the end of the list, in the code and in the file."""
    assert list(words) == Path(__file__).with_name(f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = {key: tuple(map(int, values.split())) for key, values in re.findall(r"# (points|places) (.+)", text)}
    game = Record.load(path).replay()
    assert game.result is not None, "the record does not reach the end of the game"
    assert {"points": game.result.points, "places": game.result.places} == expected, RENEW


@pytest.mark.parametrize(("setup", "seed"), RECORDED, ids=[path.stem for path in FILES])
def test_a_record_holds_its_setup_and_survives_being_written_again(setup: Setup, seed: int) -> None:
    record = Record.load(file_of(setup))
    assert (record.setup, record.seed) == (setup, seed)
    assert Record.parse(record.text()) == record


def test_a_damaged_record_stops_at_its_line() -> None:
    lines = FILES[0].read_text(encoding="utf-8").splitlines()
    number = max(i for i, line in enumerate(lines) if line == "end")
    lines[number] = "direction:north"
    with pytest.raises(RecordError, match=rf"^line {number + 1}: direction:north is not on offer; on offer: .*end"):
        Record.parse("\n".join(lines)).replay()
