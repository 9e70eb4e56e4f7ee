"""What the measuring programs do with what they are given; their figures are for people to look at."""

from types import ModuleType

import pytest

from benchmarks import bots, env


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
