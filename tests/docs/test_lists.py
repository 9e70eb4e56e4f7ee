"""Lists in the pages are complete: seams, verbs and queries, modules, make words."""

import re
import tomllib
from pathlib import Path

import pytest

from killshot.cli import COMMANDS
from killshot.engine.cards import language, queries
from killshot.engine.modules.module import Module
from killshot.engine.rng import DEALINGS
from tests.docs.pages import ROOT, headings, links, page


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


def test_the_tree_of_the_architecture_is_that_of_the_files() -> None:
    listed = tree(page("docs/architecture.md").partition("    src/killshot/\n")[2])
    assert len(listed) > 10
    for folder, names in listed.items():
        assert sorted(names) == sorted(modules(ROOT / "src/killshot" / folder)), folder


def tree(text: str) -> dict[str, list[str]]:
    """What stands below each folder of a tree: modules, and folders with a slash; folders with nothing below are left out.

    A line is `names, separated by commas`, perhaps with an explanation after two spaces; two more spaces go one deeper.
    """
    listed: dict[str, list[str]] = {"": []}
    path: list[str] = []
    for line in text.splitlines():
        depth = (len(line) - len(line.lstrip()) - 6) // 2
        if depth < 0:
            break
        del path[depth:]
        names = re.split(r" {2,}", line.strip())[0].split(", ")
        listed.setdefault("".join(path), []).extend(names)
        if len(names) == 1 and names[0].endswith("/"):
            path.append(names[0])
    return listed


def modules(folder: Path) -> list[str]:
    named = [path.stem for path in folder.glob("*.py") if not path.stem.startswith("__")]
    return [*named, *(f"{path.name}/" for path in folder.iterdir() if any(path.glob("*.py")))]


def test_the_architecture_lists_every_kind_of_test() -> None:
    listed = re.findall(r"^    tests/(\w+)/ ", page("docs/architecture.md"), re.MULTILINE)
    assert sorted(listed) == sorted(path.name for path in (ROOT / "tests").iterdir() if any(path.glob("*.py")))


@pytest.mark.parametrize(("contract", "heading"), [(0, "From top to bottom:"), (1, "and inside the engine:")])
def test_the_architecture_lists_the_layers_of_the_contracts(contract: int, heading: str) -> None:
    contracts = tomllib.loads(page("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    layers = [re.findall(r"\w+", layer) for layer in contracts[contract]["layers"]]
    shown = page("docs/architecture.md").partition(f"{heading}\n\n")[2].partition("\n\n")[0]
    assert [line.strip().split(", ") for line in shown.splitlines()] == layers


def test_the_page_about_commands_has_every_command() -> None:
    assert set(re.findall(r"^## (\w+)$", page("docs/commands.md"), re.MULTILINE)) == {"killshot", *COMMANDS}


def test_the_readme_stays_a_front_door() -> None:
    assert len(page("README.md").splitlines()) <= 150


def test_the_index_links_to_every_page() -> None:
    pages = {path.name for path in (ROOT / "docs").glob("*.md")} - {"README.md"}
    folders = {f"{path.parent.name}/README.md" for path in (ROOT / "docs").glob("*/README.md")}
    assert (pages | folders) - set(links(page("docs/README.md"))) == set()


def test_the_measurements_are_listed() -> None:
    pages = {path.name for path in (ROOT / "docs/measurements").glob("*.md")} - {"README.md"}
    assert pages == set(links(page("docs/measurements/README.md")))


def test_every_command_has_a_heading_of_its_own() -> None:
    assert set(COMMANDS) <= headings(page("docs/commands.md"))


def test_every_dealing_has_a_row() -> None:
    table = page("docs/fairness.md").partition("| dealing | since | how |\n|---|---|---|\n")[2].partition("\n\n")[0]
    assert [int(row.split("|")[1]) for row in table.splitlines()] == list(DEALINGS)


def test_the_decisions_are_numbered_and_listed() -> None:
    records = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
    rows = re.findall(r"^- \[(\d+)\]\((\S+)\) (.+)$", page("docs/decisions/README.md"), re.MULTILINE)
    assert rows == [
        (
            record.name[:2],
            record.name,
            record.read_text(encoding="utf-8").splitlines()[0].removeprefix(f"# {record.name[:2]}. "),
        )
        for record in records
    ]
    assert [int(number) for number, *_ in rows] == list(range(1, len(records) + 1))


def test_everything_that_quick_runs_exists() -> None:
    words = re.findall(r"^QUICK := ((?:.*\\\n)*.*)$", page("Makefile"), re.MULTILINE)[0].replace("\\\n", " ").split()
    paths = [word for word in words if word.startswith("tests/")]
    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []
