"""Runs the examples of a page.

Python blocks of a page run in order, in one namespace; the comment in `print(...)  # like this` is what it prints.
Commands in console blocks run as processes; output that a page shows is the real one, except for speeds. After an intended
change `python -m tests.docs.examples` writes the outputs of all pages anew.
"""

import io
import os
import re
import shlex
import subprocess
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

import killshot
from tests.cli.command import killshot as run_killshot
from tests.docs.pages import PAGES, ROOT, page

BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PRINTED = re.compile(r"^(\s*print\(.*\))  # (.*)$", re.MULTILINE)
SPEED = re.compile(r"^[\d.,]+ games/s, [\d,]+ decisions/s, [\d.,]+ s\b", re.MULTILINE)
THOUGHT = re.compile(r"(±[\d.]+) +[\d.]+ +\d+$", re.MULTILINE)  # in milliseconds, after the rating
EXAMPLES = [name for name in PAGES if BLOCK.search(page(name))]


def run_examples(text: str, folder: Path) -> str:
    """The page with the outputs its examples have now; they run in that folder."""
    space: dict[str, Any] = {"__name__": "example"}

    def run(block: re.Match[str]) -> str:
        kind, code = block.groups()
        return f"```{kind}\n{run_python(code, space) if kind == 'python' else run_console(code, folder)}```"

    with chdir(folder):
        return BLOCK.sub(run, text)


def run_python(code: str, space: dict[str, Any]) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(code, "<example>", "exec"), space)
    lines = iter(out.getvalue().splitlines())
    shown = PRINTED.sub(lambda each: f"{each[1]}  # {next(lines)}", code)
    assert list(lines) == [], "every print has its output next to it"
    return shown


def run_console(text: str, folder: Path) -> str:
    """Commands begin with `$ `. A command without output is run all the same; its exit code counts."""
    shown: list[str] = []
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        shown.append(f"$ {command}\n")
        output = run_command(command, folder)
        if expected:
            shown.append(output + ("\n" if expected.endswith("\n\n") else ""))
    return "".join(shown)


def run_command(command: str, folder: Path) -> str:
    command, _, head = command.partition(" | head -n ")
    program, *arguments = shlex.split(command)
    if program == "head":
        _, head, name = arguments
        output = Path(name).read_text(encoding="utf-8")
    elif program == "make":
        done = subprocess.run(
            ["make", "--no-print-directory", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
        )
        output = done.stdout
    else:
        assert program == "killshot", command
        # the same engine as in this process, wherever the command runs
        where = {"PYTHONPATH": os.pathsep.join([str(Path(killshot.__file__).parents[1]), *inherited_path()])}
        output = run_killshot(*arguments, home=folder, changes=where).stdout
    output = SPEED.sub("... games/s, ... decisions/s, ... s", output)
    lines = THOUGHT.sub(rf"\1{'...':>13}{'...':>9}", output).splitlines(keepends=True)
    return "".join(lines[: int(head)] if head else lines)


def inherited_path() -> list[str]:
    return list(filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)))


if __name__ == "__main__":
    for each in EXAMPLES:
        with tempfile.TemporaryDirectory() as scratch:
            (ROOT / each).write_text(run_examples(page(each), Path(scratch)), encoding="utf-8")
