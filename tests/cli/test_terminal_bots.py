"""Bots in the terminal: levels, hints, and the chances after a game."""

from pathlib import Path

from killshot import Game, Record, Setup
from killshot.bots.expectation import win_expectation
from killshot.cli.draw.chances import chances_lines
from killshot.text.commands import command_words

from .command import complaint, killshot, played


def test_a_hint_says_what_to_do_and_why(tmp_path: Path) -> None:
    shown = killshot("terminal", "--seed", "3", "--lang", "en", home=tmp_path, text="t\nq\n").stdout
    hint = "Discard the red Targeting Scope and spawn on red. From a2 you can take Tractor Beam with your next action."
    assert hint in " ".join(shown.split())
    french = killshot("terminal", "--seed", "3", "--lang", "fr", home=tmp_path, text="conseil\nq\n").stdout
    assert "Depuis a2, votre prochaine action peut prendre cette arme" in " ".join(french.split())


def test_a_level_for_all_bots_or_one_for_each_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.killshot"
    killshot("terminal", "--seed", "3", "--level", "easy", "--save", file, home=tmp_path, text="1\nq\n")
    assert Record.load(file).names == ("you", "easy", "easy", "easy")
    file.unlink()
    killshot("terminal", "--seed", "3", "--seats", "Ana,easy,hard", "--save", file, home=tmp_path, text="1\nq\n")
    assert Record.load(file).names == ("Ana", "easy", "hard")
    assert "invalid choice: 'godlike'" in complaint("terminal", "--level", "godlike", home=tmp_path)


def test_the_chances_of_everybody_from_the_first_move_to_the_last() -> None:
    game = played(Game(Setup(players=3, skulls=5), 4))
    assert game.result is not None
    moments = win_expectation(Record.of(game))
    title, *rows, points = chances_lines(moments, ("Ana", "Ben", "Cleo"), (0, 1, 2), command_words("en"), unicode=False)
    assert title.text == "Chances to win, from the first move to the last"
    assert [row.text.split()[0] for row in rows] == ["Ana", "Ben", "Cleo"]
    assert rows[game.result.winners[0]].text.endswith("100%")
    assert all(row.text.split()[1][0] == "3" for row in rows)  # a third each, in tenths
    assert points.text.count("^") == len({60 * moment.move // len(moments) for moment in moments if moment.turning})
