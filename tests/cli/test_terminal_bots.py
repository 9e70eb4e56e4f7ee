"""Bots in the terminal: levels, hints, and the chances after a game."""

import re
from pathlib import Path

import pytest

from killshot import Game, Record, Setup
from killshot.bots.expectation import win_expectation
from killshot.cli.draw.result_table import chances_lines
from killshot.text import language

from .command import absolute_path, complaint, killshot, played


def test_a_hint_says_what_to_do_and_why(tmp_path: Path) -> None:
    shown = killshot("terminal", "--seed", "1", "--lang", "en", home=tmp_path, text="t\nq\n").stdout
    hint = r"Discard the .* and spawn on (red|yellow)\. From [a-d][1-3] you can take [A-Z].* with your next action\."
    assert re.search(hint, " ".join(shown.split()))
    french = killshot("terminal", "--seed", "1", "--lang", "fr", home=tmp_path, text="conseil\nq\n").stdout
    assert re.search(
        "Depuis [a-d][1-3], vous pourrez prendre cette Arme à votre prochaine action", " ".join(french.split())
    )


def test_a_level_for_all_bots_or_one_for_each_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.killshot"
    killshot("terminal", "--seed", "3", "--level", "easy", "--save", file, home=tmp_path, text="1\nq\n")
    assert Record.load(file).names == ("you", "easy", "easy", "easy")
    file.unlink()
    killshot("terminal", "--seed", "3", "--seats", "Ana,easy,hard", "--save", file, home=tmp_path, text="1\nq\n")
    assert Record.load(file).names == ("Ana", "easy", "hard")
    assert "there is no bot 'godlike'; choose one of random, easy" in complaint(
        "terminal", "--level", "godlike", home=tmp_path
    )


OWN = """
class First:
    def __init__(self, seed):
        assert type(seed) is int
        self.made = open("made", "a")
    def choose(self, observation, decision, imagine):
        self.made.write("x")
        return decision.options[0]

class Faulty(First):
    def choose(self, observation, decision, imagine):
        raise KeyError("what")
"""


def test_a_bot_of_your_own_sits_where_you_name_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, made = tmp_path / "game.killshot", tmp_path / "made"
    in_folder(tmp_path, monkeypatch)
    seats = ("--seats", "own_bots:First,Ana,easy")
    killshot("terminal", "--seed", "3", *seats, "--save", file, home=tmp_path, text="q\n")
    assert Record.load(file).names == ("own_bots:First", "Ana", "easy")
    assert made.read_text("utf-8") != ""
    made.unlink()
    words = complaint("terminal", "--resume", file, home=tmp_path)
    assert "was played with own_bots:First; name the players with --seats to continue" in words
    assert not made.exists()
    killshot("terminal", "--resume", file, *seats, home=tmp_path, text="q\n")
    file.unlink()
    level = ("--level", "own_bots:First", "--players", "3")
    killshot("terminal", "--seed", "3", *level, "--save", file, home=tmp_path, text="1\nq\n")
    assert Record.load(file).names == ("you", "own_bots:First", "own_bots:First")


def test_a_bot_that_fails_is_named_and_the_game_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.killshot"
    in_folder(tmp_path, monkeypatch)
    arguments = ("--seed", "3", "--seats", "easy,own_bots:Faulty,Ana", "--save", file)
    *trace, said = killshot("terminal", *arguments, home=tmp_path, code=2, traceback=True).stderr.splitlines()
    assert said.startswith("killshot: own_bots:Faulty failed in seat 2: KeyError: 'what' (--resume")
    assert trace[1].startswith(f'  File "{tmp_path / "own_bots.py"}"')
    assert trace[-1] == "KeyError: 'what'"
    killshot("terminal", "--resume", file, "--seats", "easy,easy,Ana", home=tmp_path, text="q\n")


def test_who_is_named_with_a_colon_has_to_be_found(tmp_path: Path) -> None:
    assert "'nowhere' cannot be imported" in complaint("terminal", "--seats", "Ana,nowhere:X,easy", home=tmp_path)
    assert "'nowhere' cannot be imported" in complaint("terminal", "--level", "nowhere:X", home=tmp_path)


def in_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the commands in a folder with bots in it."""
    (folder / "own_bots.py").write_text(OWN, encoding="utf-8")
    for variable, value in absolute_path().items():
        monkeypatch.setenv(variable, value)
    monkeypatch.chdir(folder)


def test_the_chances_of_all_players_from_the_first_move_to_the_last() -> None:
    game = played(Game(Setup(players=3, skulls=5), 4))
    assert game.result is not None
    moments = win_expectation(Record.of(game))
    title, *rows, points = chances_lines(moments, ("Ana", "Ben", "Cleo"), (0, 1, 2), language("en"), unicode=False)
    assert title.text == "Chances of winning, from the first move to the last"
    assert [row.text.split()[0] for row in rows] == ["Ana", "Ben", "Cleo"]
    assert rows[game.result.winners[0]].text.endswith("100%")
    assert all(row.text.split()[1][0] == "3" for row in rows)  # a third each, in tenths
    assert points.text.count("^") == len({60 * moment.move // len(moments) for moment in moments if moment.turning})
