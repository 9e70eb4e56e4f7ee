"""Workflows and hooks run words of the Makefile, on every Python that is supported; a release has its notes."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from killshot import __version__
from tests.docs.pages import ROOT, page
from tools.release_notes import section

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
WORDS = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))


def jobs(workflow: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return found


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_run_words_of_the_makefile(workflow: Path) -> None:
    commands = [step["run"] for job in jobs(workflow).values() for step in job["steps"] if "run" in step]
    engines = jobs(workflow).get("tests", {}).get("strategy", {}).get("matrix", {}).get("engine", [""])
    words = {
        word.replace("${{ matrix.engine }}", engine)
        for command in commands
        for word in re.findall(r"^make (.+)$", command)
        for engine in engines
    }
    assert words
    assert words <= WORDS


def test_the_suite_runs_on_every_python_both_ways() -> None:
    matrix = jobs(ROOT / ".github/workflows/check.yml")["tests"]["strategy"]["matrix"]
    assert matrix == {"python": ["3.11", "3.12", "3.13", "3.14"], "engine": ["compiled", "pure"]}
    claimed = set(re.findall(r"Python :: (3\.\d+)", page("pyproject.toml")))
    assert claimed <= set(matrix["python"])
    assert f'requires-python = ">={matrix["python"][0]}"' in page("pyproject.toml")


def test_hooks_run_words_of_the_makefile() -> None:
    repositories = yaml.safe_load(page(".pre-commit-config.yaml"))["repos"]
    assert [repository["repo"] for repository in repositories] == ["local"]  # nothing is fetched
    entries = [hook["entry"] for hook in repositories[0]["hooks"]]
    assert {entry.removeprefix("make ") for entry in entries} <= WORDS


def test_the_changelog_has_notes_for_the_version() -> None:
    changelog = page("CHANGELOG.md")
    assert section(changelog, __version__) or section(changelog, "Unreleased")


def test_the_notes_of_a_version_end_where_the_next_one_begins() -> None:
    changelog = (
        "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-01\n\n- New.\n\n## [1.0.0] - 2026-12-01\n\n- Old.\n"
    )
    assert section(changelog, "1.1.0") == "- New."
    assert section(changelog, "1.0.0") == "- Old."
    assert section(changelog, "Unreleased") == ""
    assert section(changelog, "2.0.0") is None
