"""The recipe for a new rung, followed to the letter in a copy: a module, an entry in the list, a name per language."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import killshot
from killshot.text import LANGUAGES

SOURCE = Path(killshot.__file__).parent
MODULE = """
from random import Random

class FirstBot:
    def __init__(self, seed):
        self.luck = Random(seed)

    def choose(self, observation, decision, imagine):
        return decision.options[0]
"""
ENTRY = '    Rung("first", FirstBot, "takes the first option there is"),\n'


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one rung more. They are run as they are, not compiled."""
    folder = tmp_path_factory.mktemp("copy")
    no_builds = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    package = shutil.copytree(SOURCE, folder / "killshot", ignore=no_builds)
    (package / "bots/rungs/first_bot.py").write_text(MODULE, encoding="utf-8")
    insert(package / "bots/rungs/__init__.py", "from .hard_bot", "from .first_bot import FirstBot\n")
    insert(package / "bots/rungs/__init__.py", '    Rung("easy"', ENTRY)
    for language in package.glob("text/*/server.py"):
        insert(language, '    "level.easy"', '    "level.first": "First",\n')
    return folder


def insert(file: Path, before: str, text: str) -> None:
    source = file.read_text(encoding="utf-8")
    assert source.count(before) == 1
    file.write_text(source.replace(before, text + before), encoding="utf-8")


def run(copy: Path, *command: str, answers: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(copy), "XDG_STATE_HOME": str(copy)},
        cwd=copy,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_commands_know_it(copy: Path) -> None:
    played = run(copy, "-m", "killshot", "tournament", "--bots", "first,random", "--games", "4", "--players", "3")
    assert "\nfirst " in played
    for command in ("terminal", "tournament"):
        assert "random, first, easy, normal" in " ".join(run(copy, "-m", "killshot", command, "--help").split())


def test_a_person_can_play_against_it(copy: Path) -> None:
    words = "terminal --level first --players 3 --seed 1 --no-recap --save game.killshot"
    run(copy, "-m", "killshot", *words.split(), answers="1\n" * 40)
    text = (copy / "game.killshot").read_text(encoding="utf-8")
    assert "names you, first, first" in text
    assert text.count("\n") > 40


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_offers_it(code: str, copy: Path) -> None:
    script = (
        "from killshot.server.views.catalogue import catalogue; from killshot.text import language; "
        f"print(*[(level.level, level.text) for level in catalogue(language('{code}')).levels])"
    )
    assert "('first', 'First')" in run(copy, "-c", script)


def test_a_server_seats_it(copy: Path) -> None:
    script = "from killshot.server.tables.seating import checked_level; print(checked_level('first'))"
    assert run(copy, "-c", script) == "first\n"
