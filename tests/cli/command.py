"""Running `killshot` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from killshot import Game
from killshot.bots import RandomBot

NOTHING: Mapping[str, str] = {}
T = TypeVar("T")


def environment(home: Path, changes: Mapping[str, str]) -> dict[str, str]:
    """This process's environment without variables for language and colours; games are saved below `home`."""
    unwanted = ("LANG", "LC_", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TERM", "PYTHONIOENCODING")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(unwanted)}
    return {**kept, "PYTHONUTF8": "1", "TERM": "xterm-256color", "XDG_STATE_HOME": str(home), **changes}


def killshot(
    *arguments: str | Path,
    home: Path,
    text: str = "",
    code: int = 0,
    changes: Mapping[str, str] = NOTHING,
    traceback: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run a command, with `text` typed into it, and check its exit code and whether it shows a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "killshot", *map(str, arguments)],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, changes),
        timeout=120,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert ("Traceback" in done.stderr) == traceback
    return done


def complaint(*arguments: str | Path, home: Path) -> str:
    """What a command says about bad input: exit code 2 and one line, nothing else."""
    done = killshot(*arguments, home=home, code=2)
    assert done.stdout == ""
    assert done.stderr.endswith("\n")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def absolute_path() -> dict[str, str]:
    """An environment in which the package is found from other folders too."""
    path = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, path.split(os.pathsep)))} if path else {}


def without(module: str, folder: Path) -> dict[str, str]:
    """An environment in which a module cannot be imported."""
    folder.mkdir(exist_ok=True)
    (folder / f"{module}.py").write_text("raise ImportError\n")
    path = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": f"{folder}{os.pathsep}{path}" if path else str(folder)}


def eventually(things: Callable[[], list[T]], number: int) -> list[T]:
    """At least `number` things, within a minute."""
    deadline = time.monotonic() + 60
    while len(found := things()) < number:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return found


def is_alive(process: int) -> bool:
    """Whether a process is running: one that has ended is listed until its parent asks for its exit code."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text("ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def played(game: Game, moves: int | None = None, seed: int = 1) -> Game:
    """The game after this many random moves, or at its end."""
    bot = RandomBot(seed)
    while game.decision is not None and (moves is None or len(game.actions) < moves):
        seat = game.decision.seats[0]
        game.play(bot.choose(game.observe(seat), game.decision, lambda _: game))
    return game
