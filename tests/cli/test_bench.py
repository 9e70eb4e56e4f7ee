"""`killshot bench`."""

import json
import re
from pathlib import Path

import pytest

from killshot.cli.bench.stopwatch import ChessGames, OurGames, compare
from killshot.cli.version import is_compiled

from .command import killshot, without


def test_the_figures_next_to_python_chess(tmp_path: Path) -> None:
    pytest.importorskip("chess")
    figures = json.loads(killshot("bench", "--json", "--seconds", "0.3", home=tmp_path).stdout)
    assert figures["compiled"] == is_compiled()
    for name in ("chess_moves_per_second_without_asking", "ratio_without_asking"):
        assert figures[name] > 0
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
    assert figures["ratio_without_asking"] is None


def test_a_person_reads_what_the_chess_loop_asks(tmp_path: Path) -> None:
    pytest.importorskip("chess")
    rows = killshot("bench", "--seconds", "0.2", home=tmp_path).stdout.splitlines()[3:7]
    labels = [re.sub(r" +[\d.,]+$", "", row) for row in rows]
    assert labels == [
        "moves/s of python-chess, asking each time whether the game is over",
        "ratio",
        "moves/s of python-chess, without asking",
        "ratio",
    ]


@pytest.mark.parametrize("asks", [True, False])
def test_a_game_of_chess_ends_whether_or_not_that_is_asked(asks: bool) -> None:
    """Random games end by checkmate, by stalemate or after 200 moves; the next begins on a new board."""
    pytest.importorskip("chess")
    games = ChessGames(seed=3, asks=asks)
    board = games.board
    lengths: list[int] = []
    for _ in range(20_000):
        games.play(1)
        if games.board is not board:
            lengths.append(len(board.move_stack))
            assert lengths[-1] == 200 or (board.is_game_over() if asks else not any(board.legal_moves))
            board = games.board
    assert max(lengths) == 200
    assert min(lengths) < 200


def test_the_question_costs_python_chess_time() -> None:
    pytest.importorskip("chess")
    _, (asking, unasked) = compare(OurGames(seed=1), [ChessGames(1, asks=True), ChessGames(1, asks=False)], 1.0)
    assert asking.rate < unasked.rate
    assert asking.ratio > unasked.ratio


def test_slices_go_on_where_the_last_one_stopped() -> None:
    one, two = OurGames(seed=5), OurGames(seed=5)
    one.play(3000)
    for _ in range(6):
        two.play(500)
    assert one.state == two.state
    assert (one.finished, one.made, one.running) == (two.finished, two.made, two.running)
    assert one.finished > 0
    assert one.mean_length == one.made / one.finished
