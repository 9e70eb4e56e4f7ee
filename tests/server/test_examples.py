"""The example bot plays whole games over the protocol, in every mode."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .harness import OPEN, bot, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"
SETUPS: dict[str, dict[str, Any]] = {
    "deathmatch": {"players": 3, "skulls": 5, "ending": "sudden-death"},
    "deathmatch-bot": {"players": 3, "skulls": 5, "bot": True},
    "domination": {"players": 3, "mode": "domination", "ending": "sudden-death"},
    "turret": {"players": 3, "mode": "turret", "ending": "sudden-death"},
    "characters": {"players": 3, "characters": True, "skulls": 5, "ending": "sudden-death"},
    "teams": {"players": 4, "mode": "teams"},
    "duel": {"players": 2, "mode": "teams"},
}


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_the_example_bot_plays_a_whole_game(setup: dict[str, Any], tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seats = [OPEN, *[bot()] * (setup["players"] - 1)]
        table = server.open_table(seats, setup, public=True)["table"]["id"]
        command = [sys.executable, str(EXAMPLE), server.url, table]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout.rstrip().endswith((" wins.", " win."))
        assert server.ask(f"/api/tables/{table}")["status"] == "finished"
