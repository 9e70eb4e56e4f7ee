"""docs/events.md and docs/prompts.md say what the tables say, and their examples run."""

import contextlib
import io
import re

import pytest

from killshot.engine.action import ACTIONS, MEANINGS
from tools.write_reference import DOCS, PAGES


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_current(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name](), "write it again with: make reference"


@pytest.mark.parametrize("name", PAGES)
def test_the_examples_of_the_page_run(name: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGES[name](), re.DOTALL)
    assert examples
    for example in examples:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(example, {})
        assert said.getvalue()


def test_every_kind_of_option_has_a_meaning() -> None:
    assert set(MEANINGS) == {action.kind for action in ACTIONS}
