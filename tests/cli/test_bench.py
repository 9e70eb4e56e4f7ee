"""`killshot bench`."""

import json
from pathlib import Path

import pytest

from killshot.cli.bench.stopwatch import OurGames
from killshot.cli.version import is_compiled

from .command import killshot, without


def test_the_figures_beside_python_chess(tmp_path: Path) -> None:
    pytest.importorskip("chess")
    figures = json.loads(killshot("bench", "--json", "--seconds", "0.3", home=tmp_path).stdout)
    assert figures["compiled"] == is_compiled()
    for name in ("decisions_per_second", "chess_moves_per_second", "ratio", "games_per_second", "decisions_per_game"):
        assert figures[name] > 0
    for name in ("playouts_per_second", "search_nodes_per_second"):
        assert figures[name] > 0
    assert 0 < figures["copy_us"] < figures["copy_and_step_us"]
    assert len(figures["thirds_decisions_per_second"]) == 3


def test_without_python_chess_only_our_figures(tmp_path: Path) -> None:
    hidden = without("chess", tmp_path / "hidden")
    shown = killshot("bench", "--seconds", "0.2", home=tmp_path, changes=hidden).stdout
    assert "python-chess, the yardstick, is not installed: pip install 'killshot[bench]'" in shown
    assert "copy and step" in shown
    assert "ratio" not in shown
    figures = json.loads(killshot("bench", "--json", "--seconds", "0.2", home=tmp_path, changes=hidden).stdout)
    assert figures["ratio"] is None


def test_slices_go_on_where_the_last_one_stopped() -> None:
    one, two = OurGames(seed=5), OurGames(seed=5)
    one.play(3000)
    for _ in range(6):
        two.play(500)
    assert one.state == two.state
    assert (one.finished, one.made, one.running) == (two.finished, two.made, two.running)
    assert one.finished > 0
    assert one.mean_length == one.made / one.finished
