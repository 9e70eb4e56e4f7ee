"""How the measuring programs handle their arguments; their figures are for people to read."""

import re
from itertools import pairwise
from types import ModuleType

import pytest

from benchmarks import bots, env, strength
from benchmarks.by_hand import ByHand
from killshot.bots import RUNGS, NormalBot, find


@pytest.mark.parametrize("thoughts", [1, 2, 7])
def test_a_rung_thinks_as_often_as_it_was_asked_to(
    thoughts: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", f"bots.py easy --setup turret --thoughts {thoughts}".split())
    bots.main()
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith(f"| easy, 1 ms | turret | {thoughts} |")


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (bots, "easy --thoughts 0"),
        (bots, "easy --thoughts -5"),
        (bots, "easy --thoughts few"),
        (bots, "nobody"),
        (bots, "easy --setup nowhere"),
        (strength, "grandmaster"),
        (strength, "easy --games 0"),
        (env, "foo"),
        (env, "0"),
        (env, "nan"),
        (env, "inf"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_line(
    program: ModuleType, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["program.py", *words.split()])
    with pytest.raises(SystemExit) as end:
        program.main()
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_every_row_of_the_document_is_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = strength.rows_of(strength.TABLES.read_text(encoding="utf-8"))
    assert {row.rung for row in rows} == {"easy", "normal", "hard", "expert"}
    assert {row.setup for row in rows} >= {"", "--mode domination", "--mode turret", "--bot-figure", "--characters"}
    assert all(0 < row.share <= 1 and row.games >= 100 for row in rows)
    monkeypatch.setattr(
        strength, "rows_of", lambda _: [strength.Row("easy,random", "--players 3 --skulls 5", 400, 0.9)]
    )
    monkeypatch.setattr("sys.argv", ["strength.py", "easy", "hard", "--games", "3"])
    strength.main()
    first, last = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"easy,random --players 3 --skulls 5 +[\d.]+% of +3 games, +90.0% in the table", first)
    assert last.startswith("easy, all of these")


def test_a_rung_that_has_become_weaker_is_marked() -> None:
    """In one row by more than chance explains, or by a little in each of many rows."""
    row = strength.Row("hard,normal,normal,normal", "", 400, 0.44)
    assert "WEAKER" not in strength.verdict([row], 13, 40)
    assert "WEAKER" in strength.verdict([row], 7, 40)
    assert "WEAKER" in strength.verdict([row] * 12, 12 * 13, 40)
    sure = strength.Row("normal,easy,easy,easy", "", 400, 1.0)
    assert "WEAKER" not in strength.verdict([sure], 40, 40)
    assert "WEAKER" in strength.verdict([sure], 35, 40)


def test_the_weights_that_tuning_began_with_are_another_bots() -> None:
    maker = find("benchmarks.by_hand:ByHand")
    assert maker is ByHand
    assert ByHand(1).weights.table != NormalBot(1).weights.table


def test_the_page_of_the_bots_says_what_was_measured() -> None:
    """Its table names every rung with its summary, and its share against three of the rung below."""
    page = (strength.TABLES.parents[1] / "bots.md").read_text(encoding="utf-8")
    measured = {
        row.bots: row.share for row in strength.rows_of(strength.TABLES.read_text(encoding="utf-8")) if not row.setup
    }
    for below, rung in pairwise(RUNGS):
        share = measured[",".join([rung.name, *[below.name] * 3])]
        assert f"| {rung.name} | {rung.summary} | {100 * share:.1f} % |" in page
    assert f"| {RUNGS[0].name} | {RUNGS[0].summary} | |" in page
