"""Bots of one's own in `killshot tournament`: found in the current folder, and named when they fail."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .command import absolute_path, environment, eventually, is_alive
from .test_tournament import QUICK

SCRIPT = "import sys; from killshot.cli import main; sys.exit(main())"  # as the installed command does
BOTS = """
import os
import sys
import time

class First:
    def __init__(self, seed):
        assert type(seed) is int
    def choose(self, observation, decision, imagine):
        return decision.options[0]

class Mortal(First):
    def choose(self, observation, decision, imagine):
        os._exit(139)

class Deadly(First):
    def __init__(self, seed):
        open("made", "a").write("x")
    def choose(self, observation, decision, imagine):
        if len(open("made").read()) > 2:
            os._exit(139)
        return decision.options[0]

class Offline(First):
    def choose(self, observation, decision, imagine):
        raise ConnectionRefusedError(111, "Connection refused")

class Homeless(First):
    def __init__(self, seed):
        open("no-model")

class Quitter(First):
    def choose(self, observation, decision, imagine):
        sys.exit()

class Cheat(First):
    def choose(self, observation, decision, imagine):
        return "win"

class Seedless:
    def choose(self, observation, decision, imagine):
        return decision.options[0]

class Sleeper(First):
    def choose(self, observation, decision, imagine):
        open(f"asleep-{os.getpid()}", "w").close()
        time.sleep(3600)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(BOTS, encoding="utf-8")
    return tmp_path


def command(*arguments: str) -> list[str]:
    """The command, started so that the current folder is not on the path already."""
    return [sys.executable, "-P", "-c", SCRIPT, "tournament", *arguments, *QUICK]


def run(folder: Path, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command(*arguments),
        cwd=folder,
        env=environment(folder, absolute_path()),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return done


def refusal(folder: Path, *arguments: str) -> str:
    done = run(folder, *arguments, code=2)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def failure(folder: Path, *arguments: str) -> tuple[list[str], str]:
    """The traceback of a bot that raises, and the sentence after it."""
    done = run(folder, *arguments, code=2)
    assert done.stdout == ""
    *trace, words = done.stderr.splitlines()
    return trace, words


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_module_in_the_current_folder_is_found(jobs: str, folder: Path) -> None:
    shown = run(folder, "--bots", "my_bots:First,random", "--games", "1", "--jobs", jobs, "--json").stdout
    assert json.loads(shown)["bots"]["my_bots:First"]["games"] == 1


def test_a_worker_that_dies_ends_the_tournament_with_a_sentence(folder: Path) -> None:
    file = folder / "results.jsonl"
    arguments = ("--bots", "my_bots:Deadly,random", "--games", "4", "--jobs", "2", "--results", str(file))
    words = refusal(folder, *arguments)
    assert words.startswith("killshot: a worker died")
    assert words.endswith("of 8 games have been played and kept; run the same command to continue.")
    assert f"; {file.read_text('utf-8').count(chr(10)) - 1} of 8" in words


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "line", "why"),
    [
        (
            "Offline",
            '    raise ConnectionRefusedError(111, "Connection refused")',
            "ConnectionRefusedError: [Errno 111] Connection refused",
        ),
        ("Homeless", '    open("no-model")', "FileNotFoundError: [Errno 2] No such file or directory: 'no-model'"),
        ("Quitter", "    sys.exit()", "SystemExit"),
    ],
)
def test_a_bot_that_raises_is_named_and_its_traceback_shown(
    bot: str, line: str, why: str, jobs: str, folder: Path
) -> None:
    """The traceback begins where the bot does: what called it is of no interest to its author."""
    trace, words = failure(folder, "--bots", f"my_bots:{bot},random,random", "--games", "2", "--jobs", jobs)
    places = ("seat 0 of game 0", "seat 1 of game 1")  # either of two workers can be first
    assert words in [f"killshot: my_bots:{bot} failed in {place}: {why}" for place in places]
    assert trace[0] == "Traceback (most recent call last):"
    assert trace[1].startswith(f'  File "{folder / "my_bots.py"}", line ')
    assert trace[2] == line
    assert trace[-1] == why


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_chooses_what_is_not_on_offer_is_named(jobs: str, folder: Path) -> None:
    words = refusal(folder, "--bots", "my_bots:Cheat,random,random", "--games", "2", "--jobs", jobs)
    assert re.match(r"killshot: my_bots:Cheat failed in seat \d of game \d: IllegalAction: win is not on offer", words)


def test_a_bot_that_takes_no_seed_is_refused(folder: Path) -> None:
    words = refusal(folder, "--bots", "my_bots:Seedless,random")
    assert "my_bots:Seedless cannot be made from a seed" in words


@pytest.mark.parametrize(("text", "why"), [("class X(:", "SyntaxError"), ("nobody", "NameError"), ("1/0", "ZeroDiv")])
def test_a_module_that_is_broken_is_refused(text: str, why: str, folder: Path) -> None:
    (folder / "broken.py").write_text(text, encoding="utf-8")
    assert f"'broken' cannot be imported: {why}" in refusal(folder, "--bots", "broken:X,random")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to look for processes in")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_workers_end_with_the_tournament(how: signal.Signals, folder: Path) -> None:
    """In the middle of a decision that takes an hour."""
    process = subprocess.Popen(
        command("--bots", "my_bots:Sleeper,random", "--games", "2", "--jobs", "2"),
        cwd=folder,
        env=environment(folder, absolute_path()),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        workers = [int(file.name.split("-")[1]) for file in eventually(lambda: list(folder.glob("asleep-*")), 2)]
        process.send_signal(how)
        _, words = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == (130 if how is signal.SIGINT else -how)
    assert words == (
        "0 of 4 games have been played and kept; run the same command to continue.\n" if how is signal.SIGINT else ""
    )
    eventually(lambda: [worker for worker in workers if not is_alive(worker)], 2)
