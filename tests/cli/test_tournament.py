"""`killshot tournament`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .command import complaint, killshot, without

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
    assert report["bots"]["random"]["games"] == 6  # in two seats each
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
    assert "How often the row’s bot won alone against a table full of the column’s:" in shown
    french = killshot(
        "tournament", "--bots", "easy,random,random", "--games", "3", *QUICK, "--lang", "fr", home=tmp_path
    ).stdout
    assert "Combien de fois le bot de la ligne a fini devant celui de la colonne" in french


@pytest.mark.parametrize("name", ["strength.svg", "STRENGTH.SVG"])
def test_a_picture(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    killshot("tournament", "--bots", "easy,random", "--games", "1", *QUICK, "--plot", file, home=tmp_path)
    assert "<svg" in file.read_text(encoding="utf-8")


def test_without_openskill_there_is_no_rating(tmp_path: Path) -> None:
    arguments = ("tournament", "--bots", "easy,random", "--games", "1", *QUICK)
    shown = killshot(*arguments, home=tmp_path, changes=without("openskill", tmp_path / "without")).stdout
    assert "ratings need openskill, which is not installed: pip install 'killshot[tournament]'" in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--bots easy", "a tournament takes at least two bots"),
        ("--bots easy,grandmaster", "there is no bot 'grandmaster'; choose one of random, easy, normal, hard"),
        ("--bots easy,easy,random", "a bot can be named twice only if there is a bot for every seat"),
        ("--bots easy,random --mode chess", "there is no mode 'chess'"),
        ("--bots easy,random --games 0", "argument --games: 0 is less than 1"),
        ("--bots easy,random --engine cloud", "argument --engine: invalid choice: 'cloud'"),
        ("--bots easy,random --plot x.doc", "the name of a picture ends in .png, .svg, .pdf, not .doc"),
        ("--bots easy,random --plot nowhere/x.svg", "there is no folder"),
        (f"--bots easy,random --plot {Path(__file__).parent}", "is a folder, not a file"),
        ("--games 3", "the following arguments are required: --bots"),
    ],
)
def test_what_is_refused(arguments: str, words: str, tmp_path: Path) -> None:
    assert words in complaint("tournament", *arguments.split(), home=tmp_path)
