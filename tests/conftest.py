"""The order of the tests, and what they pass on to the programs they start."""

import signal
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"

# A shell has what it starts in the background ignore interrupts, and programs inherit that. Ours are interrupted in tests.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once Playwright has started, nothing else in the process can run an event loop."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
