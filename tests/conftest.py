"""The order of the tests, and how the programs they start react to interrupts."""

import signal
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"

# Programs that a shell starts in the background ignore interrupts, and so do their children. Tests interrupt ours.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once Playwright has started, nothing else in the process can run an event loop."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
