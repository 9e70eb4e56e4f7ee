"""The order of the tests."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once Playwright has started, nothing else in the process can run an event loop."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
