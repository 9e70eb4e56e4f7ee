"""`killshot tournament`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from .command import complaint, environment, killshot, without

QUICK = ("--players", "3", "--skulls", "5", "--arena", "S")


def told(home: Path, *arguments: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(killshot("tournament", "--json", *arguments, home=home).stdout)
    return report


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    for row in report["bots"].values():
        row.pop("ms_per_decision")
        row.pop("ms_slowest")
    return report


def test_one_table_where_there_is_a_bot_for_every_seat(tmp_path: Path) -> None:
    report = told(tmp_path, "--bots", "easy,random,random", "--games", "6", *QUICK)
    assert (report["played"], report["one_table"], report["chance"]) == (6, True, 0.3333)
    assert report["bots"]["easy"]["games"] == 6
    assert report["bots"]["random"]["games"] == 12
    shares = report["bots"]["easy"]["win_share"] + 2 * report["bots"]["random"]["win_share"]
    assert shares == pytest.approx(1, abs=0.001)
    assert report["bots"]["easy"]["rating"][0] > report["bots"]["random"]["rating"][0]
    assert report["bots"]["easy"]["ms_per_decision"] > 0
    easy, random = report["cross"]
    assert easy["share"] + random["share"] == pytest.approx(1, abs=0.001)


def test_otherwise_everyone_alone_against_a_table_of_each_other(tmp_path: Path) -> None:
    report = told(tmp_path, "--bots", "easy,random", "--games", "3", *QUICK)
    assert (report["played"], report["one_table"]) == (6, False)
    assert [(cell["bot"], cell["against"], cell["games"]) for cell in report["cross"]] == [
        ("easy", "random", 3),
        ("random", "easy", 3),
    ]
    assert report["bots"]["easy"]["games"] == 3


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    one, two = (
        without_times(told(tmp_path, "--bots", "easy,random", "--games", "4", "--jobs", jobs, *QUICK)) for jobs in "12"
    )
    assert one == two


def test_a_person_reads_a_table(tmp_path: Path) -> None:
    shown = killshot("tournament", "--bots", "easy,random", "--games", "3", *QUICK, home=tmp_path).stdout
    assert "6 games of Deathmatch, 3 players, arena S, 5 skulls" in shown
    assert "How often the bot of the row won, alone against a table of that of the column:" in shown
    french = killshot(
        "tournament", "--bots", "easy,random,random", "--games", "3", *QUICK, "--lang", "fr", home=tmp_path
    ).stdout
    assert "Combien de fois le bot de la ligne a fini devant celui de la colonne" in french


def test_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "strength.svg"
    killshot("tournament", "--bots", "easy,random", "--games", "1", *QUICK, "--plot", file, home=tmp_path)
    assert "<svg" in file.read_text(encoding="utf-8")


def test_without_openskill_there_is_no_rating(tmp_path: Path) -> None:
    arguments = ("tournament", "--bots", "easy,random", "--games", "1", *QUICK)
    shown = killshot(*arguments, home=tmp_path, changes=without("openskill", tmp_path / "without")).stdout
    assert "openskill, which rates, is not installed: pip install 'killshot[tournament]'" in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--bots easy", "a tournament takes at least two bots"),
        ("--bots easy,grandmaster", "there is no bot 'grandmaster'; choose one of random, easy, normal, hard"),
        ("--bots easy,easy,random", "a bot can be named twice only where there is a bot for every seat"),
        ("--bots easy,random --mode chess", "there is no mode 'chess'"),
        ("--bots easy,random --games 0", "argument --games: 0 is less than 1"),
        ("--bots easy,random --engine cloud", "argument --engine: invalid choice: 'cloud'"),
        ("--bots easy,random --plot x.doc", "a picture ends in .png, .svg, .pdf, not .doc"),
        ("--bots easy,random --plot nowhere/x.svg", "there is no folder"),
        ("--games 3", "the following arguments are required: --bots"),
    ],
)
def test_what_is_refused(arguments: str, words: str, tmp_path: Path) -> None:
    assert words in complaint("tournament", *arguments.split(), home=tmp_path)


def test_results_of_another_tournament_are_not_added_to(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    killshot("tournament", "--bots", "easy,random", "--games", "1", *QUICK, "--results", file, home=tmp_path)
    before = file.read_text(encoding="utf-8")
    words = complaint("tournament", "--bots", "easy,normal", *QUICK, "--results", file, home=tmp_path)
    assert "has the results of another tournament: other bots, setup or seed" in words
    assert file.read_text(encoding="utf-8") == before
    file.write_text("My diary\n", encoding="utf-8")
    words = complaint("tournament", "--bots", "easy,random", *QUICK, "--results", file, home=tmp_path)
    assert "is no file of tournament results" in words
    assert file.read_text(encoding="utf-8") == "My diary\n"


def test_more_games_go_on_with_the_same_file(tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    told(tmp_path, "--bots", "easy,random", "--games", "2", *QUICK, "--results", file)
    more = told(tmp_path, "--bots", "easy,random", "--games", "4", *QUICK, "--results", file)
    at_once = told(tmp_path, "--bots", "easy,random", "--games", "4", *QUICK)
    assert without_times(more) == without_times(at_once)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_interrupting_and_resuming_loses_nothing(how: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arguments = ["--bots", "easy,random", "--games", "25", *QUICK, "--results", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "killshot", "tournament", *arguments],
        env=environment(tmp_path, {}),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") > 5):
        assert time.monotonic() < deadline
        assert process.poll() is None, "the tournament was over before it could be interrupted"
        time.sleep(0.005)
    process.send_signal(how)
    _, words = process.communicate(timeout=60)
    assert process.returncode == (130 if how is signal.SIGINT else -how)
    assert ("the same command goes on" in words) == (how is signal.SIGINT)
    kept = file.read_bytes()
    assert 5 < kept.count(b"\n") <= 50
    with file.open("ab") as torn:
        torn.write(b'{"number": 7')  # a line cut short
    report = told(tmp_path, *arguments)
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert without_times(report) == without_times(told(tmp_path, *arguments[:-2]))


def test_an_interrupted_tournament_without_a_file_is_found_again(tmp_path: Path) -> None:
    """It is kept below the state folder until it is finished."""
    arguments = ["--bots", "easy,random", "--games", "2", *QUICK]
    told(tmp_path, *arguments)
    assert list((tmp_path / "killshot" / "tournaments").iterdir()) == []
