"""The recipes of docs/extending.md, followed in a copy of the sources.

A block whose title is a file changes that file: in a `diff` block lines with `+` are new, lines with `-` go, and the others
show the place; any other block is a new file. A `console` block copies folders.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/extending.md"
BLOCK = re.compile(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
MISSING_WORDS = (
    "-m",
    "pytest",
    "-q",
    "-p",
    "no:cacheprovider",
    "tests/text/test_catalogues.py::test_no_entry_is_missing",
)
NOT_COPIED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")


def follow(heading: str, folder: Path) -> None:
    """Carry out the recipe under a heading of the page."""
    section = PAGE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    blocks = BLOCK.findall(section)
    assert blocks, f"there is no recipe {heading!r}"
    for kind, title, text in blocks:
        if kind == "console":
            copy_folders(folder, text)
        elif kind == "diff":
            change(folder / title, text)
        else:
            assert not (folder / title).exists()
            (folder / title).write_text(text, encoding="utf-8")


def copy_folders(folder: Path, commands: str) -> None:
    for line in commands.splitlines():
        dollar, command, option, source, target = shlex.split(line)
        assert (dollar, command, option) == ("$", "cp", "-r")
        shutil.copytree(folder / source, folder / target, ignore=NOT_COPIED)


def change(file: Path, diff: str) -> None:
    lines = [(line[:1], line[1:]) for line in diff.splitlines()]
    before = "".join(f"{text}\n" for sign, text in lines if sign != "+")
    after = "".join(f"{text}\n" for sign, text in lines if sign != "-")
    source = file.read_text(encoding="utf-8")
    assert f"\n{source}".count(f"\n{before}") == 1, f"{file.name} has this not once:\n{before}"
    file.write_text(f"\n{source}".replace(f"\n{before}", f"\n{after}")[1:], encoding="utf-8")


def copy_sources(folder: Path) -> Path:
    """The sources as they are, not compiled, and the tests of the words."""
    shutil.copytree(ROOT / "src/killshot", folder / "src/killshot", ignore=NOT_COPIED)
    shutil.copytree(ROOT / "tests/text", folder / "tests/text", ignore=NOT_COPIED)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def run(folder: Path, *command: str, answers: str = "", code: int = 0) -> str:
    """What a Python process says that sees the copy and nothing else of ours."""
    done = subprocess.run(
        [sys.executable, *command],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "XDG_STATE_HOME": str(folder)},
        cwd=folder,
        timeout=120,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout
