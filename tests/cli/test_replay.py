"""`killshot replay`."""

import re
from itertools import islice
from pathlib import Path

import pytest

from killshot import Record

from .command import complaint, killshot


def test_a_finished_game_ends_with_its_result(finished: Path, tmp_path: Path) -> None:
    shown = killshot("replay", finished, home=tmp_path).stdout
    result = Record.load(finished).replay().result
    assert result is not None
    for points in result.points:
        assert f" {points} " in shown
    assert "Ana" in shown
    assert "The game is over" in shown
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_position_in_the_middle(finished: Path, tmp_path: Path) -> None:
    shown = killshot("replay", finished, "--at", "60", home=tmp_path).stdout
    assert re.search(r"^After 60 actions, to (Violet|Dozer|Sprog): [A-Z]", shown, re.MULTILINE)
    assert "Place" not in shown


def test_the_deal(finished: Path, tmp_path: Path) -> None:
    shown = killshot("replay", finished, "--at", "0", home=tmp_path).stdout
    assert "After 0 actions, to Violet: Discard a powerup" in shown


def test_the_log_tells_everything_but_secrets(finished: Path, tmp_path: Path) -> None:
    shown = killshot("replay", finished, "--log", home=tmp_path).stdout
    assert shown.startswith("Violet’s turn.\nViolet draws a powerup.\n")
    assert "The game is over." in shown
    assert len(shown.splitlines()) > 300


def test_in_french(finished: Path, tmp_path: Path) -> None:
    assert "La partie est finie" in killshot("replay", finished, "--lang", "fr", home=tmp_path).stdout


def test_a_damaged_file_stops_with_its_line(finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text().splitlines()
    first = lines.index("") + 1
    finished.write_text("\n".join([*lines[: first + 5], "target:echo", *lines[first + 6 :]]))
    said = complaint("replay", finished, home=tmp_path)
    assert f"line {first + 6}: target:echo is not on offer; on offer: " in said
    finished.write_text("\n".join([*lines[: first + 5], "jump", *lines[first + 6 :]]))
    assert f"line {first + 6}: 'jump' is no action" in complaint("replay", finished, home=tmp_path)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(128, 256)))
    assert "is no text file" in complaint("replay", path, home=tmp_path)
    path.write_text("hello\n")
    assert "line 1: " in complaint("replay", path, home=tmp_path)


def test_a_move_the_game_does_not_have(finished: Path, tmp_path: Path) -> None:
    moves = len(Record.load(finished).actions)
    assert complaint("replay", finished, "--at", "9999", home=tmp_path).endswith(f"--at takes 0 to {moves}")
    assert "--at takes 0" in complaint("replay", finished, "--at", "-1", home=tmp_path)


def test_a_position_in_one_line_is_printed_shown_and_played_on(finished: Path, tmp_path: Path) -> None:
    line = killshot("replay", finished, "--at", "60", "--position", home=tmp_path).stdout.removesuffix("\n")
    *_, (then, _, _) = islice(Record.load(finished).steps(), 61)
    assert line == then.position
    shown = killshot("replay", line, home=tmp_path).stdout
    at_that_time = killshot("replay", finished, "--at", "60", home=tmp_path).stdout
    assert shown.splitlines()[:14] == at_that_time.splitlines()[:14]
    assert killshot("replay", line, "--position", home=tmp_path).stdout == f"{line}\n"
    saved = tmp_path / "from-there.killshot"
    seats = ("--seats", ",".join(["Ana", *["random"] * (then.setup.players - 1)]))
    killshot("terminal", "--position", line, *seats, "--save", saved, home=tmp_path, text="1\n1\n1\nq\n")
    begun = Record.load(saved)
    assert begun.start == then.state
    assert len(begun.actions) > 0
    killshot("terminal", "--resume", saved, home=tmp_path, text="q\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("replay", "killshot-1 players:3"), "this is not a position: the position has no stack"),
        (("terminal", "--position", "e4"), "this is not a position: a position begins with killshot-1, not with e4"),
        (
            ("terminal", "--position", "killshot-1 x", "--arena", "S"),
            "--arena is for new games; a position has its own",
        ),
        (("terminal", "--position", "killshot-1 x", "--resume"), "not allowed with argument --position"),
    ],
)
def test_a_bad_position_is_answered_in_one_line(arguments: tuple[str, ...], words: str, tmp_path: Path) -> None:
    assert words in complaint(*arguments, home=tmp_path)
