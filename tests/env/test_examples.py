"""The example that writes self-play records and reads them back (the one that trains is run by hand)."""

import re
from pathlib import Path

import numpy as np
import pytest

from examples.self_play import main, read, write
from killshot import Record, Setup
from killshot.env import SIZE


def test_records_are_written_and_read_back_as_arrays(tmp_path: Path) -> None:
    setup = Setup(players=3, arena="S", skulls=5)
    paths = write(tmp_path, 2, ("easy", "random"), setup, seed=4)
    arrays = read(tmp_path)
    assert arrays["observation"].shape == (len(arrays["action"]), SIZE)
    for number, path in enumerate(paths):
        game = Record.load(path).replay()
        assert game.result is not None
        own = arrays["game"] == number
        assert set(arrays["points"][own]) == set(game.result.points)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seed 5", "seed soon", "line "),
        ("\n\n", "\n\nend\n", "line "),
        (r"\n[^\n]+\n$", "\n", "the game of this record"),
    ],
)
def test_the_record_of_a_folder_that_cannot_be_used_is_named(old: str, new: str, why: str, tmp_path: Path) -> None:
    """Whether it cannot be read, cannot be replayed, or does not reach the end of its game."""
    _, bad = write(tmp_path, 2, ("random",), Setup(players=3, arena="S", skulls=5), seed=4)
    bad.write_text(re.sub(old, new, bad.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    with pytest.raises(ValueError, match=f"^{bad}: {why}"):
        read(tmp_path)


def test_the_commands_of_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in ("write games --games 1 --bots random", "read games lessons.npz"):
        monkeypatch.setattr("sys.argv", ["self_play.py", *command.split()])
        assert main() == 0
    with np.load("lessons.npz") as arrays:
        assert f"{len(arrays['action'])} choices in lessons.npz" in capsys.readouterr().out
    for word in ("read games plain", "read games two.dots"):
        monkeypatch.setattr("sys.argv", ["self_play.py", *word.split()])
        assert main() == 0
        written = capsys.readouterr().out.split()[-1]
        assert written == f"{word.split()[-1]}.npz"
        assert Path(written).is_file()
    for wrong in ("read nowhere lessons.npz", "write games --bots nobody", "write games --players 9"):
        monkeypatch.setattr("sys.argv", ["self_play.py", *wrong.split()])
        assert main() == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    ["write games --games -3", "write games --games 0", "write games --players x", "read games nowhere/lessons.npz"],
)
def test_what_cannot_be_done_is_refused_in_a_line(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["self_play.py", *words.split()])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not list(tmp_path.iterdir())
