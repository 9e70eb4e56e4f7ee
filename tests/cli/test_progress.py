"""The progress bar of a long command: on stderr if it is a terminal, with rich and without, and nowhere else."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from .command import absolute_path, environment, without
from .test_tournament import QUICK

pytest.importorskip("pty")

import pty

from .pseudo_terminal import CODES, PATIENCE

GAMES = 4
COUNT = re.compile(rf"(\d+)/{GAMES}\b")
# Every game takes longer than the pause between two updates, so that each of them is drawn.
BOT = """
import time
from killshot.bots import RandomBot

class Slow(RandomBot):
    def __init__(self, seed):
        super().__init__(seed)
        time.sleep(0.15)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(BOT, encoding="utf-8")
    return tmp_path


def tournament(folder: Path, terminal: Literal["stdout", "stderr"]) -> tuple[str, str]:
    """What a tournament writes to the terminal, which is stdout or stderr, and to the other of the two, a pipe."""
    leader, follower = pty.openpty()
    places = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, terminal: follower}
    arguments = ("--bots", "my_bots:Slow,easy,random", "--games", str(GAMES), *QUICK, "--json")
    process = subprocess.Popen(
        [sys.executable, "-m", "killshot", "tournament", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=places["stdout"],
        stderr=places["stderr"],
        cwd=folder,
        env=environment(folder, absolute_path()),
        encoding="utf-8",
    )
    os.close(follower)
    try:
        shown = everything_from(leader)
        stdout, stderr = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
        os.close(leader)
    assert process.returncode == 0, (shown, stdout, stderr)
    return shown, stderr if terminal == "stdout" else stdout


def everything_from(leader: int) -> str:
    """Read a terminal as it is written: its buffer is small, and a full one would stop the program."""
    found = b""
    while select.select([leader], [], [], PATIENCE)[0]:
        try:
            part = os.read(leader, 65536)
        except OSError:  # the other side is closed
            part = b""
        if not part:
            return found.decode()
        found += part
    raise AssertionError(f"nothing more comes, and no end: {found.decode(errors='replace')}")


def counts(shown: str) -> list[int]:
    return [int(count) for count in COUNT.findall(CODES.sub("", shown))]


def test_rich_draws_a_bar_with_the_count_and_takes_it_away(folder: Path) -> None:
    shown, result = tournament(folder, "stderr")
    assert re.search(rf"━{{40}} 0/{GAMES} ", CODES.sub("", shown))
    assert sorted(counts(shown)) == counts(shown)
    assert (counts(shown)[0], counts(shown)[-1]) == (0, GAMES)
    assert shown.endswith("\x1b[2K"), "the bar stays on the screen"
    assert json.loads(result)["played"] == GAMES


def test_without_rich_the_bar_is_plain(folder: Path) -> None:
    without("rich", folder)  # modules are looked for in the current folder first
    shown, result = tournament(folder, "stderr")
    *bars, blank, end = shown.split("\r")[1:]
    assert bars == [f"[{'#' * 10 * n}{'.' * 10 * (GAMES - n)}] {n}/{GAMES}" for n in range(GAMES + 1)]
    assert (blank.strip(), end) == ("", ""), "the bar stays on the screen"
    assert len(blank) >= max(map(len, bars))
    assert json.loads(result)["played"] == GAMES


@pytest.mark.parametrize("rich", [True, False], ids=["rich", "plain"])
def test_nothing_is_drawn_where_stderr_is_no_terminal(rich: bool, folder: Path) -> None:
    if not rich:
        without("rich", folder)
    shown, stderr = tournament(folder, "stdout")
    assert stderr == ""
    assert json.loads(shown)["played"] == GAMES  # and nothing else
