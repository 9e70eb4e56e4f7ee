"""The messages of the page are those that are given."""

from pathlib import Path

import pytest

from tests.extending.recipe import PAGE, ROOT

MESSAGES = ("there is no table for {", "write tests/weapons/: {", "add to {code}: {")


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_of_the_page_is_given(message: str) -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    assert any(f'"{message}' in file.read_text(encoding="utf-8") for file in sources if file != Path(__file__))
    assert f'"{message.partition("{")[0]}' in PAGE.read_text(encoding="utf-8")
