"""`killshot terminal` in a terminal of 80 by 24 characters."""

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from killshot import Game, Record, Setup

from .command import killshot, played, without

pytest.importorskip("pty")

from .pseudo_terminal import CODES, PseudoTerminal

SHORT = ("--players", "3", "--skulls", "5", "--ending", "sudden-death")


def position(path: Path) -> Game:
    return Record.load(path).replay()


@pytest.mark.parametrize(("seed", "changes"), [(1, {}), (2, {"NO_COLOR": "1"})])
def test_a_whole_game_with_random_numbers(seed: int, changes: dict[str, str], tmp_path: Path) -> None:
    luck = Random(seed)
    path = tmp_path / "game.killshot"
    with PseudoTerminal(*SHORT, "--seed", str(seed), "--save", str(path), home=tmp_path, changes=changes) as terminal:
        while not terminal.is_over:
            terminal.check()
            terminal.answer(str(luck.randint(1, 4)))
        assert terminal.process.returncode == 0, terminal.text
        result = position(path).result
        assert result is not None
        assert "Place" in terminal.text
        assert all(str(points) in terminal.text for points in result.points)
        assert f"killshot replay {path}" in terminal.text


def test_colours_and_no_colours(tmp_path: Path) -> None:
    with PseudoTerminal("--seed", "5", home=tmp_path) as terminal:
        assert CODES.search(terminal.picture)
        coloured = terminal.screen
    for changes in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        with PseudoTerminal("--seed", "5", home=tmp_path, changes=changes) as terminal:
            for answer in ("1", "?", "", "run", "u", "b", "", "q"):
                terminal.answer(answer)
            assert "\x1b" not in terminal.output
    with PseudoTerminal("--seed", "5", home=tmp_path, changes={"NO_COLOR": "1"}) as terminal:
        assert [line.rstrip() for line in coloured] == [line.rstrip() for line in terminal.screen]
        assert len(terminal.screen) == 24


def test_an_ascii_terminal_in_french(tmp_path: Path) -> None:
    changes = {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    with PseudoTerminal("--seed", "5", "--lang", "fr", home=tmp_path, changes=changes) as terminal:
        terminal.check()
        assert "Defaussez une Amelioration" in terminal.text
        assert "+--------+" in terminal.text


def test_options_are_chosen_by_number_by_name_and_by_word(tmp_path: Path) -> None:
    path = tmp_path / "game.killshot"
    with PseudoTerminal("--seed", "5", "--save", str(path), home=tmp_path) as terminal:
        for answer in ("discard:yellow-newton", "1", "c2", "Grab", "square:c2"):
            terminal.answer(answer)
    words = [str(action) for action in position(path).actions]
    assert words == ["discard:yellow-newton", "run", "square:c2", "grab", "square:c2"]


def test_what_is_no_option_is_said_and_changes_nothing(tmp_path: Path) -> None:
    with PseudoTerminal("--seed", "5", home=tmp_path) as terminal:
        for answer, said in {
            "77": "“77” is not an option.",
            "sing": "“sing” is not an option.",
            "dis": "“dis” could be Discard the",
            "u": "You cannot take that back",
            "\x1b[A": "is not an option",
            "c zzz": "There is no card called “zzz”",
            "": "Discard a powerup",
        }.items():
            terminal.answer(answer)
            assert said in terminal.text
            terminal.check()


def test_a_new_game_begins_with_the_advice_of_the_rulebook(tmp_path: Path) -> None:
    with PseudoTerminal("--seed", "5", "--players", "3", home=tmp_path) as terminal:
        assert "With three players there are few targets" in terminal.text
        terminal.answer("1")
        assert "With three players" not in terminal.text


def test_undo_takes_back_the_last_pick(tmp_path: Path) -> None:
    with PseudoTerminal("--seed", "5", home=tmp_path) as terminal:
        first = terminal.screen
        terminal.answer("1")
        before = terminal.screen
        terminal.answer("run")
        assert "Where do you run to?" in terminal.text
        terminal.answer("c2")
        assert "You move" in terminal.text
        terminal.answer("u")
        terminal.answer("u")
        assert terminal.screen == before
        terminal.answer("u")
        assert terminal.screen == first


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_explain_and_lead_back(language: str, tmp_path: Path) -> None:
    heads = {"en": ("The arena", "Rocket Launcher", "V Violet (you", "What has happened", "Weapon"),
             "fr": ("L’arène", "Lance-roquettes", "V Violette (vous", "Ce qui s’est passé", "Arme")}[language]  # fmt: skip
    with PseudoTerminal("--seed", "5", "--lang", language, home=tmp_path) as terminal:
        table = terminal.screen
        for answer, head in zip(("?", "c rocket", "b", "l", "c"), heads, strict=True):
            terminal.answer(answer)
            terminal.check()
            assert terminal.screen[0].startswith(head)
            while "Violet" not in terminal.screen[1] or terminal.screen[0].startswith("V "):
                terminal.answer("")
            assert terminal.screen == table


def test_leaving_saves_and_resuming_goes_on_from_there(tmp_path: Path) -> None:
    with PseudoTerminal("--seed", "8", "--players", "3", home=tmp_path) as terminal:
        for answer in ("1", "run", "1", "run", "1"):
            terminal.answer(answer)
        before = terminal.screen
        terminal.answer("q")
        assert terminal.process.wait(5) == 0
        assert "Saved. To continue: killshot terminal --resume" in terminal.text
    (path,) = (tmp_path / "killshot").iterdir()
    saved = position(path)
    with PseudoTerminal("--resume", home=tmp_path) as terminal:
        assert terminal.screen == before
        assert terminal.hang_up() == 0
    again = position(path)
    assert again.state == saved.state
    assert again.actions == saved.actions


def test_every_move_is_saved_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.killshot"
    with PseudoTerminal("--seed", "8", "--save", str(path), home=tmp_path) as terminal:
        terminal.answer("1")
        terminal.answer("run")
        terminal.process.kill()
        terminal.process.wait()
    assert [str(action) for action in position(path).actions][1:] == ["run"]
    assert [file.name for file in tmp_path.iterdir()] == ["game.killshot"]


def test_an_interrupt_saves_and_is_quiet(tmp_path: Path) -> None:
    path = tmp_path / "game.killshot"
    with PseudoTerminal("--seed", "8", "--save", str(path), home=tmp_path) as terminal:
        terminal.answer("1")
        time.sleep(0.3)  # let the program reach the point where it waits for an answer
        os.kill(terminal.process.pid, signal.SIGINT)
        terminal.read()
        terminal.process.wait(5)
        assert "Traceback" not in terminal.output
    assert len(position(path).actions) == 1


def test_a_saved_game_is_not_overwritten_by_a_new_one(finished: Path, tmp_path: Path) -> None:
    said = killshot("terminal", "--save", finished, home=tmp_path, code=2).stderr
    assert "exists already; --resume" in said


def test_a_finished_game_shows_its_result(finished: Path, tmp_path: Path) -> None:
    assert "Points" in killshot("terminal", "--resume", finished, home=tmp_path).stdout


def test_a_curtain_hides_hands_from_each_other(tmp_path: Path) -> None:
    with PseudoTerminal("--seed", "7", "--seats", "Ana,random,Ben", home=tmp_path) as terminal:
        assert "It is up to Ana (Violet)." in terminal.text
        terminal.answer("")
        assert "Powerups R Targeting Scope" in terminal.text
        terminal.answer("1")
        terminal.answer("end")
        assert "It is up to Ben (Sprog)." in terminal.text
        assert "Scope" not in terminal.text
        terminal.answer("")
        assert "Meanwhile" in terminal.text
        assert "Violet draws" not in terminal.text
        assert "Violet discards a red Targeting Scope" in terminal.text
        terminal.answer("")
        assert "You S 0 points" in terminal.text


def test_what_the_others_did_is_told(tmp_path: Path) -> None:
    for arguments, is_told in ((), True), (("--no-recap",), False):
        with PseudoTerminal("--seed", "3", *arguments, home=tmp_path) as terminal:
            terminal.answer("1")
            terminal.answer("end")
            assert ("Meanwhile" in terminal.text) == is_told
            terminal.check()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (100, 30), (60, 20), (200, 60)])
def test_screens_fit_terminals_of_any_size(width: int, height: int, tmp_path: Path) -> None:
    path = tmp_path / "game.killshot"
    Record.of(played(Game(Setup(players=5), seed=3), 400), ("a", "b", "c", "d", "e")).save(path)
    for language in ("en", "fr"):
        with PseudoTerminal(
            "--resume", str(path), "--lang", language, home=tmp_path, width=width, height=height
        ) as terminal:
            for answer in ("", "?", "", "b", ""):
                terminal.check()
                terminal.answer(answer)


def test_a_pipe_gets_plain_text(tmp_path: Path) -> None:
    done = killshot("terminal", "--seed", "1", home=tmp_path, text="1\nrun\nc2\n")
    assert "\x1b" not in done.stdout
    assert "You move from d3 to c2." in done.stdout
    assert done.stderr == ""


def test_without_rich_there_are_no_colours_but_a_hint(tmp_path: Path) -> None:
    hidden = without("rich", tmp_path / "hidden")
    with PseudoTerminal("--seed", "5", home=tmp_path, changes=hidden) as terminal:
        assert "pip install 'killshot[terminal]'" in terminal.text
        terminal.answer("1")
        assert "\x1b" not in terminal.output
        terminal.check()


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "killshot").write_text("no folder\n")
    done = killshot("terminal", "--seed", "5", home=tmp_path, text="1\nq\n")
    assert "The game could not be saved: " in done.stdout
