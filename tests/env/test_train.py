"""The example that trains: what it does before and after the training, if torch is installed; the training itself is run by hand."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

for each in ("matplotlib", "sb3_contrib", "torch"):
    pytest.importorskip(each, reason="pip install 'killshot[train]'")
train: Any = import_module("examples.train")  # sb3 has no types

ENOUGH = "train.py --minutes 0.001 --imitate 0 --games 3 --threads 1"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--plot nowhere/x.png", "there is no folder"),
        ("--plot x.txt", "the name of a picture ends in .png, .svg, .pdf, not .txt"),
        ("--save nowhere/agent", "there is no folder"),
        ("--minutes 0", "0 is not a length of time"),
        ("--minutes long", "'long'"),
        ("--imitate 2", "2 is not from 0 to 1"),
        ("--opponents nobody", "there is no bot 'nobody'"),
        ("--teacher nobody", "there is no bot 'nobody'"),
        ("--games 0", "0 is less than 1"),
        ("--threads 0", "0 is less than 1"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_line_before_the_training(
    words: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train, "MaskablePPO", None)
    monkeypatch.setattr("sys.argv", f"{ENOUGH} {words}".split())
    with pytest.raises(SystemExit) as end:
        train.main()
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_the_agent_is_saved_and_its_result_told_though_the_picture_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train, "share_won", lambda *_, **__: 0.5)
    monkeypatch.setattr(train.Curve, "draw", fail)
    monkeypatch.setattr("sys.argv", f"{ENOUGH} --save agent".split())
    assert train.main() == 2
    said = capsys.readouterr()
    assert "50.0% ± 56.6% of 3 games won" in said.out
    assert "The agent is in agent.zip" in said.out
    assert Path("agent.zip").is_file()
    assert said.err == "the disk is full\n"
