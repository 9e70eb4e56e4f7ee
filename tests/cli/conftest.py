"""Files to run commands on."""

from pathlib import Path

import pytest

from killshot import Game, Record, Setup

from .command import played


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A record of a whole game."""
    path = tmp_path / "finished.killshot"
    Record.of(played(Game(Setup(players=3, skulls=5, arena="M1"), seed=4)), ("Ana", "Ben", "random")).save(path)
    return path
