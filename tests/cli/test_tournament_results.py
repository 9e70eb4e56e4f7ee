"""The results and records that `killshot tournament` keeps, whatever interrupts it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from killshot import Record
from killshot.bots.tournament.fingerprint import fingerprint

from .command import complaint, environment, killshot
from .test_tournament import QUICK, told, without_times

TWO = ("--bots", "easy,random", *QUICK)
HEADER = {
    "killshot tournament": 1,
    "bots": ["easy", "random"],
    "setup": {
        "players": 3,
        "arena": "S",
        "skulls": 5,
        "ending": "frenzy",
        "figures": ["violet", "dozer", "sprog"],
        "mode": "deathmatch",
        "bot": False,
        "characters": False,
        "teams": [],
    },
    "seed": 0,
    "code": fingerprint(("easy", "random")),
}
GAME = {
    "number": 0,
    "bots": ["easy", "random", "random"],
    "points": [30, 20, 10],
    "places": [1, 2, 3],
    "decisions": [9, 9, 9],
    "seconds": [0.5, 0.5, 0.5],
    "slowest": [0.1, 0.1, 0.1],
}


def interrupted(how: signal.Signals, home: Path, file: Path | None, *arguments: str) -> str:
    """Run a tournament until some games are in its file, or in the one in the state folder; then interrupt it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "killshot", "tournament", *arguments],
        env=environment(home, {}),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    deadline = time.monotonic() + 60
    while file is None or not (file.exists() and file.read_bytes().count(b"\n") > 5):
        assert time.monotonic() < deadline
        assert process.poll() is None, "the tournament was over before it could be interrupted"
        time.sleep(0.005)
        if file is None:
            file = next(kept_in(home).glob("*.jsonl"), None)
    process.send_signal(how)
    _, words = process.communicate(timeout=60)
    assert process.returncode == (130 if how is signal.SIGINT else -how)
    return words


def kept_in(home: Path) -> Path:
    return home / "killshot" / "tournaments"


def test_results_of_another_tournament_are_not_added_to(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    killshot("tournament", "--bots", "easy,random", "--games", "1", *QUICK, "--results", file, home=tmp_path)
    before = file.read_text(encoding="utf-8")
    words = complaint("tournament", "--bots", "easy,normal", *QUICK, "--results", file, home=tmp_path)
    assert "has the results of another tournament: the bots, the setup or the seed differ" in words
    assert file.read_text(encoding="utf-8") == before
    file.write_text("My diary\n", encoding="utf-8")
    words = complaint("tournament", "--bots", "easy,random", *QUICK, "--results", file, home=tmp_path)
    assert "is not a file of tournament results" in words
    assert file.read_text(encoding="utf-8") == "My diary\n"


def test_results_of_other_code_are_not_added_to(tmp_path: Path) -> None:
    """Otherwise the games of two versions of a bot would be counted together."""
    file = tmp_path / "results.jsonl"
    written(file, HEADER | {"code": "0123456789abcdef"}, GAME)
    before = file.read_bytes()
    words = complaint("tournament", *TWO, "--results", file, home=tmp_path)
    assert words.endswith("has results of older code: the rules, the bots or their weights have changed")
    assert file.read_bytes() == before


def test_code_is_other_code_when_a_file_of_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("easy", "a_bot_of_mine:Mine")
    module = tmp_path / "a_bot_of_mine.py"
    monkeypatch.syspath_prepend(str(tmp_path))
    module.write_text("from killshot.bots import EasyBot as Mine\n", encoding="utf-8")
    first = fingerprint(names)
    assert first == fingerprint(reversed(names)) != fingerprint(("easy",))
    module.write_text("from killshot.bots import NormalBot as Mine\n", encoding="utf-8")
    assert fingerprint(names) != first
    weights = tmp_path / "bots" / "mind" / "weights.json"
    weights.parent.mkdir(parents=True)
    monkeypatch.setattr("killshot.bots.tournament.fingerprint.PACKAGE", tmp_path)
    digests = []
    for text in ("{}", '{"win": 1}'):
        weights.write_text(text, encoding="utf-8")
        digests.append(fingerprint(("easy",)))
    assert digests[0] != digests[1]


def test_more_games_go_on_with_the_same_file(tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    told(tmp_path, "--bots", "easy,random", "--games", "2", *QUICK, "--results", file)
    more = told(tmp_path, "--bots", "easy,random", "--games", "4", *QUICK, "--results", file)
    at_once = told(tmp_path, "--bots", "easy,random", "--games", "4", *QUICK)
    assert without_times(more) == without_times(at_once)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_interrupting_and_resuming_loses_nothing(how: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arguments = [*TWO, "--games", "25", "--results", str(file)]
    words = interrupted(how, tmp_path, file, *arguments)
    assert ("run the same command to continue" in words) == (how is signal.SIGINT)
    assert words.count("\n") == (how is signal.SIGINT)
    kept = file.read_bytes()
    assert 5 < kept.count(b"\n") <= 50
    with file.open("ab") as torn:
        torn.write(b'{"number": 7')  # a line cut short
    report = told(tmp_path, *arguments)
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert without_times(report) == without_times(told(tmp_path, *arguments[:-2]))


def test_an_interrupted_tournament_without_a_file_is_found_again(tmp_path: Path) -> None:
    """It is kept in the state folder until it is finished; its games are not played again."""
    interrupted(signal.SIGKILL, tmp_path, None, *TWO, "--games", "25")
    (file,) = kept_in(tmp_path).iterdir()
    header, *games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    games[0]["points"] = [100_000] * 3  # so that it can be recognised
    file.write_text("".join(json.dumps(line) + "\n" for line in (header, *games)), encoding="utf-8")
    report = told(tmp_path, *TWO, "--games", "25")
    assert report["played"] == 50
    assert max(row["mean_points"] for row in report["bots"].values()) > 1000
    assert list(kept_in(tmp_path).iterdir()) == []


def test_games_that_were_not_asked_for_are_kept(tmp_path: Path) -> None:
    interrupted(signal.SIGKILL, tmp_path, None, *TWO, "--games", "25")
    (file,) = kept_in(tmp_path).iterdir()
    before = file.read_bytes()
    assert told(tmp_path, *TWO, "--games", "1")["played"] == 2
    assert file.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    told(tmp_path, *TWO, "--games", "25")
    assert list(kept_in(tmp_path).iterdir()) == []


def written(file: Path, *lines: Any) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def test_a_line_of_the_file_is_a_game(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    written(file, HEADER, GAME)
    said = killshot("tournament", *TWO, "--games", "1", "--results", file, "--json", home=tmp_path)
    report = json.loads(said.stdout)
    assert (report["played"], report["bots"]["easy"]["mean_points"]) == (2, 30)
    assert said.stderr == "Continuing: 1 of 2 games have already been played.\n"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ({}, "its keys are not number, bots, points, places, decisions, seconds, slowest"),
        ([], "its keys are not number"),
        (GAME | {"more": 1}, "its keys are not number"),
        (GAME | {"number": -1}, "its number is not a whole number, at least 0"),
        (GAME | {"number": "0"}, "its number is not a whole number, at least 0"),
        (GAME | {"number": 1}, "the game with this number has other bots"),
        (GAME | {"bots": ["easy", "easy", "random"]}, "the game with this number has other bots"),
        (GAME | {"bots": 3}, "there is not one of its bots for each bot"),
        (GAME | {"points": ["30", "20", "10"]}, "its points have the wrong type"),
        (GAME | {"places": [1, 2]}, "there is not one of its places for each bot"),
    ],
)
def test_a_line_that_is_no_game_is_refused(line: Any, words: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    written(file, HEADER, line, GAME)
    before = file.read_bytes()
    said = complaint("tournament", *TWO, "--results", file, home=tmp_path)
    assert f"results.jsonl, line 2, is not the result of a game: {words}" in said
    assert file.read_bytes() == before


@pytest.mark.parametrize("length", [1, 40, 300])
def test_a_header_cut_short_is_written_again(length: int, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(json.dumps(HEADER)[:length], encoding="utf-8")
    told(tmp_path, *TWO, "--games", "1", "--results", str(file))
    assert json.loads(file.read_text("utf-8").splitlines()[0]) == HEADER


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    words = complaint("tournament", *TWO, "--results", tmp_path / "file" / "results.jsonl", home=tmp_path)
    assert "results.jsonl cannot be" in words


def test_the_records_of_all_games_are_kept_if_asked(tmp_path: Path) -> None:
    folder, file = tmp_path / "kept", tmp_path / "results.jsonl"
    arguments = ("tournament", *TWO, "--games", "2", "--jobs", "2")
    killshot(*arguments, "--keep", folder, "--results", file, home=tmp_path)
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == [f"game-{number:06}.killshot" for number in range(4)]
    played = {game["number"]: game for game in map(json.loads, file.read_text("utf-8").splitlines()[1:])}
    for number, path in enumerate(kept):
        record = Record.load(path)
        result = record.replay().result
        assert result is not None
        assert list(result.points) == played[number]["points"]
        assert list(record.names) == played[number]["bots"]


def test_games_played_before_without_being_kept_are_played_again(tmp_path: Path) -> None:
    folder, file = tmp_path / "kept", tmp_path / "results.jsonl"
    arguments = ("tournament", *TWO, "--games", "1", "--json", "--results", file)
    first = without_times(json.loads(killshot(*arguments, home=tmp_path).stdout))
    folder.mkdir()
    (folder / "game-000000.killshot").write_text("of another tournament", encoding="utf-8")
    again = without_times(json.loads(killshot(*arguments, "--keep", folder, home=tmp_path).stdout))
    assert again == first
    texts = [path.read_text("utf-8") for path in sorted(folder.iterdir())]
    assert len(texts) == 2
    assert all(text.startswith("killshot 3\n") for text in texts)
    lines = file.read_text("utf-8").count("\n")
    killshot(*arguments, "--keep", folder, home=tmp_path)
    assert file.read_text("utf-8").count("\n") == lines  # now there is nothing left to play


def test_a_folder_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    words = complaint("tournament", *TWO, "--games", "1", "--keep", tmp_path / "file", home=tmp_path)
    assert words == f"killshot: {tmp_path / 'file'} cannot be written: File exists"
