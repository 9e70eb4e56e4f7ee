"""The examples of every page run, and print what the page says."""

from pathlib import Path

import pytest

from tests.docs.examples import EXAMPLES, run_examples
from tests.docs.pages import page


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_runs_and_prints_what_the_page_says(name: str, tmp_path: Path) -> None:
    text = page(name)
    assert run_examples(text, tmp_path) == text, "if the change is intended: python -m tests.docs.examples"


def test_the_pages_with_examples_are_found() -> None:
    assert {"README.md", "docs/library.md", "docs/commands.md", "docs/modes.md", "docs/cards.md"} <= set(EXAMPLES)
    assert {"docs/bots.md", "docs/environments.md"} <= set(EXAMPLES)
