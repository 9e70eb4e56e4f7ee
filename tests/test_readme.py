"""The pages for people stay true: every example runs and prints what the page says, every link leads somewhere.

Python blocks of a page run in order, in one namespace; what `print(...)  # like this` prints stands in its comment.
Commands in console blocks run as processes; where a page shows output, it is the real one, but for speeds. To write the
outputs anew after a change that is meant: `python -m tests.test_readme`.
"""

import io
import os
import re
import shlex
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

import killshot
from killshot.engine.cards import language, queries
from killshot.engine.modules.module import Module
from tests.cli.command import killshot as run_killshot

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", "docs/README.md", "docs/architecture.md", "docs/cards.md", "docs/environments.md", "docs/bots.md"]
EXAMPLES = ["README.md", "docs/cards.md", "docs/environments.md", "docs/bots.md"]

BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PRINTED = re.compile(r"^(\s*print\(.*\))  # (.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)?(?:#([^)\s]+))?\)")
SPEED = re.compile(r"^[\d.,]+ games/s, [\d,]+ decisions/s, [\d.,]+ s\b", re.MULTILINE)
THOUGHT = re.compile(r"(±[\d.]+) +[\d.]+ +\d+$", re.MULTILINE)  # in milliseconds, after the rating


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def renewed(text: str, folder: Path) -> str:
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
    told = PRINTED.sub(lambda each: f"{each[1]}  # {next(lines)}", code)
    assert list(lines) == [], "every print has its output beside it"
    return told


def run_console(text: str, folder: Path) -> str:
    """Commands begin with `$ `. One without output is run all the same; its exit code counts."""
    told: list[str] = []
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        told.append(f"$ {command}\n")
        output = run_command(command, folder)
        if shown:
            told.append(output + ("\n" if shown.endswith("\n\n") else ""))
    return "".join(told)


def run_command(command: str, folder: Path) -> str:
    command, _, head = command.partition(" | head -n ")
    program, *arguments = shlex.split(command)
    if program == "head":
        _, head, name = arguments
        output = Path(name).read_text(encoding="utf-8")
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


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_runs_and_prints_what_the_page_says(name: str, tmp_path: Path) -> None:
    text = page(name)
    assert BLOCK.search(text)
    assert renewed(text, tmp_path) == text, "if the change is meant: python -m tests.test_readme"


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    folder = (ROOT / name).parent
    for path, heading in LINK.findall(page(name)):
        if path.startswith("http"):
            continue
        target = folder / path if path else ROOT / name
        assert target.exists(), path
        if heading:
            assert heading in headings(target.read_text(encoding="utf-8")), f"{path}#{heading}"


def headings(text: str) -> set[str]:
    """The anchors of a page, as they are made of its headings."""
    found = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("name", PAGES)
def test_every_word_for_make_is_one(name: str) -> None:
    known = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)`", page(name))) <= known


@pytest.mark.parametrize("name", PAGES)
def test_every_file_named_exists(name: str) -> None:
    """`frames/shot.py` and the like, from the root, the package or the engine."""
    places = [ROOT, ROOT / "src/killshot", ROOT / "src/killshot/engine", (ROOT / name).parent]
    for path in re.findall(r"`([\w./-]+(?:/|\.(?:py|md|toml|txt|svg)))`", page(name)):
        assert any((place / path).exists() for place in places), path


def test_the_architecture_lists_every_seam() -> None:
    seams = [name for name in vars(Module) if not name.startswith("_") and callable(getattr(Module, name))]
    assert len(seams) > 10
    table = page("docs/architecture.md")
    assert [seam for seam in seams if f"`{seam}`" not in table] == []


def test_the_page_about_cards_explains_every_verb_and_query() -> None:
    text = page("docs/cards.md")
    verbs = [
        name
        for name, each in vars(language).items()
        if isinstance(each, type) and issubclass(each, language.Step) and name not in ("Step", "Strike")
    ]
    asked = [name for name, each in vars(queries).items() if name[0].islower() and callable(each) and name != "place"]
    assert "Pick" in verbs
    assert "seen_by" in asked
    assert [name for name in (*verbs, *asked) if not re.search(rf"`(?:\w+ = )?{name}\b", text)] == []


def test_the_rocket_launcher_on_the_page_is_the_one_in_the_game() -> None:
    start = page("docs/cards.md").index("ROCKET_LAUNCHER = Weapon(")
    table = page("docs/cards.md")[start:].split("\n```")[0]
    assert f"{table}\n" in page("src/killshot/engine/cards/weapons.py")


if __name__ == "__main__":
    for each in EXAMPLES:
        with tempfile.TemporaryDirectory() as scratch:
            (ROOT / each).write_text(renewed(page(each), Path(scratch)), encoding="utf-8")
