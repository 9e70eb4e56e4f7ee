"""The characters of the DLC in the commands: draft, boards, tokens, cards."""

from pathlib import Path
from random import Random

import pytest

from killshot import Game, Record, Setup
from killshot.cli.card.find import card_lines, find_card
from killshot.cli.draw.arena import arena_lines
from killshot.cli.draw.boards import board_lines, damage_line, hand_lines
from killshot.cli.draw.characters import draft_lines, facts_text
from killshot.cli.draw.glyphs import ASCII
from killshot.cli.draw.table import option_lines
from killshot.cli.simulate.tally import play_games
from killshot.engine.ids import CHARACTER_WEAPONS, DOZER, ECHO, SPROG, VIOLET, WEAPONS
from killshot.engine.view import Observation, observe
from killshot.testing import Scenario, arena
from killshot.text import Language, language

from .command import complaint, killshot, played
from .screens import screens

pytest.importorskip("pty")

from .pseudo_terminal import PseudoTerminal

ARMS = {
    "violet": "nanomark",
    "dozer": "hotrod",
    "sprog": "wristblades",
    "d-struct-or": "wrecking-ball",
    "banshee": "mastermind",
    "echo": "shadowblade",
}
ENGLISH = language("en")


def drafted(seen: Observation, width: int = 43) -> list[str]:
    return [line.text.rstrip() for line in draft_lines(seen, ENGLISH, width)]


def armed() -> Scenario:
    """All six, each with one of its weapons."""
    t = arena("L", players=6, characters=True)
    for figure, weapon in ARMS.items():
        t.hand(figure, weapon)
    return t


def board(t: Scenario, figure: int) -> list[str]:
    seen = observe(t.rules, t.state, None)
    return [line.text.rstrip() for line in board_lines(seen, figure, (), ENGLISH, ASCII, 43)]


# Whole games


@pytest.mark.parametrize(("players", "code"), [("3", "fr"), ("6", "en")])
def test_a_whole_game_with_random_numbers(players: str, code: str, tmp_path: Path) -> None:
    luck, lang = Random(players), language(code)
    path = tmp_path / "game.killshot"
    arguments = ["--characters", "--players", players, "--skulls", "5", "--ending", "sudden-death", "--no-recap"]
    with PseudoTerminal(*arguments, "--seed", "1", "--lang", code, "--save", str(path), home=tmp_path) as terminal:
        assert lang.say("header.draft") in terminal.text
        terminal.play_on(luck)
        assert terminal.process.returncode == 0, terminal.text
        assert lang.say("result.place") in terminal.text
    record = Record.load(path)
    assert record.setup.characters
    assert record.replay().result is not None


@pytest.mark.parametrize("players", [3, 5, 6])
def test_every_screen_of_a_game_fits(players: int) -> None:
    """Header, arena and boards are never cut, in both languages."""
    game, luck = Game(Setup(players=players, characters=True), seed=6), Random(6)
    while game.decision is not None:
        if len(game.actions) < 2 * players or luck.random() < 0.2:
            for _, screen in screens(game, uncut=15):
                assert game.decision.prompt.key != "draft" or not any("…" in line.text for line in screen)
        game.play(luck.choice(game.options))


def test_replay_shows_the_draft_the_boards_and_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.killshot"
    Record.of(played(Game(Setup(players=6, characters=True), seed=2), 200)).save(path)
    shown = killshot("replay", path, "--at", "0", home=tmp_path).stdout
    assert "After 0 actions, to player 1: Which character do you play?" in shown
    shown = killshot("replay", path, home=tmp_path).stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert all(name in shown for name in ("V Violet", "D Dozer", "S Sprog", "X :D-struct", "B Banshee", "E Echo"))
    assert "Player 1 takes " in killshot("replay", path, "--log", home=tmp_path).stdout


# The draft


def test_the_draft_shows_who_is_on_offer_with_which_weapon() -> None:
    game = Game(Setup(players=3, characters=True), seed=5)
    offered = [action.value for action in game.options]
    lines = drafted(game.observe(0))
    assert len(lines) == 2 * len(offered) == 8
    game.play(game.options[0])
    while game.decision is not None and game.decision.prompt.key != "draft":
        game.play(game.options[0])
    assert drafted(game.observe(0))[1] == "   taken (you)"
    assert drafted(game.observe(1))[1] == "   taken (player 1)"
    assert drafted(game.observe(1))[2:] == lines[2:]


def test_leaving_and_resuming_in_the_middle_of_the_draft(tmp_path: Path) -> None:
    path = tmp_path / "game.killshot"
    arguments = ("--characters", "--seed", "5", "--seats", "random,Ana,Ben", "--save", str(path))
    with PseudoTerminal(*arguments, home=tmp_path) as terminal:
        assert "Ana: Which character do you play?" in terminal.text
        terminal.answer("1")
        while "Ben: Which character" not in terminal.text:
            assert "look away" not in terminal.text
            terminal.answer("1")
        before = terminal.screen
        terminal.answer("b")
        assert "taken (player 1)" in terminal.text
        terminal.answer("")
        terminal.answer("q")
    assert "characters yes" in path.read_text(encoding="utf-8")
    with PseudoTerminal("--resume", str(path), home=tmp_path) as terminal:
        assert terminal.screen == before
        terminal.answer("1")
        terminal.check()


def test_a_character_is_drafted_by_its_name(tmp_path: Path) -> None:
    with PseudoTerminal("--characters", "--seed", "5", "--players", "6", "--no-recap", home=tmp_path) as terminal:
        terminal.answer("sprog")
        assert "You S 0 points" in terminal.text
        terminal.check()


# The table


@pytest.mark.parametrize(
    ("shift", "shown"),
    [
        (0, "VV|DS.|.....|.."),
        (2, "VV|DS.|...|..<<"),
        (5, "VV|DS.|..<<<<< "),
        (6, "VV|DS|..<<<<<< "),
        (8, "VV|DS<<<<<<<<  "),
    ],
)
def test_a_rush_tile_makes_the_track_shorter(shift: int, shown: str) -> None:
    assert damage_line((0, 0, 1, 2), ASCII, shift).text == shown


def test_boards_show_tokens_and_the_character_weapon() -> None:
    t = armed().place(violet="a1", dozer="b1", sprog="c1")
    t.state.cast = t.state.cast._replace(
        shift=(0, 2, 0, 0, 0, 0, 0), venom=1 << DOZER, minds=1 << DOZER | 1 << SPROG, hot=3, unlocked=1 << VIOLET
    )
    first, second = board(t, DOZER)
    assert first == " D Dozer   ~?^3 ..|...|...|..<<    w0/0+ p0"
    assert second.endswith(" Hotrod")
    assert board(t, SPROG)[0].startswith(" S Sprog      ? ..|")
    assert board(t, VIOLET)[0].startswith(">V Violet     ! ..|")
    seen = observe(t.rules, t.state, None)
    assert facts_text(seen, DOZER, ENGLISH) == (
        "Hotrod loaded, rush tile: killshot on space 9, poisoned, hypnotised, 3 hot tokens."
    )
    assert facts_text(seen, VIOLET, ENGLISH).endswith("adrenaline unlocked.")


def test_a_hacked_tile_is_seen_in_the_arena_and_among_the_options() -> None:
    t = armed().place(echo="b1", violet="b1")
    square = next(i for i, tile in enumerate(t.state.tiles) if tile >= 0)
    t.state.cast = t.state.cast._replace(hacked=1 << square)
    shown = arena_lines(t.rules.arena, observe(t.rules, t.state, None), ENGLISH, ASCII)
    assert sum(line.text.count("##") for line in shown) == 1
    assert any("E" in line.text for line in shown)


def test_a_character_weapon_in_the_hand_has_the_letter_of_its_figure() -> None:
    t = armed().hand("violet", "rocket-launcher", "nanomark").place(violet="a1")
    seen = observe(t.rules, t.state, t.seat("violet"))
    weapons = hand_lines(seen, ENGLISH, ASCII, 80)[0].text
    assert weapons == "Loaded Rocket Launcher (R)R, V Nanomark (B)R"
    assert hand_lines(seen, ENGLISH, ASCII, 30)[0].text == "+ Rocket Launcher, V Nanomark"


def test_options_that_need_more_columns_than_fit_side_by_side() -> None:
    rows = [line.text.rstrip() for line in option_lines(["a", "b", "c", "d" * 60], 80, 2, 2)]
    assert rows == [" 1 a   3 c", f" 2 b   4 {'d' * 60}"]


def test_help_has_a_page_on_characters(tmp_path: Path) -> None:
    for code, head in (("en", "Characters"), ("fr", "Personnages")):
        with PseudoTerminal("--characters", "--seed", "5", "--lang", code, home=tmp_path) as terminal:
            terminal.answer("?")
            terminal.check()
            terminal.answer("")
            terminal.check()
            assert terminal.screen[0] == head


# The other commands


def test_simulate_counts_character_weapons_with_characters_only() -> None:
    report = play_games(Setup(players=6, characters=True), seed=1, first=0, games=3).to_json()
    assert len(report["seats"]) == 6
    assert set(report["weapons"]) == set(WEAPONS)
    assert sum(report["weapons"][name]["fired"] for name in CHARACTER_WEAPONS) > 0
    assert set(play_games(Setup(), 1, 0, 1).to_json()["weapons"]) == set(WEAPONS) - set(CHARACTER_WEAPONS)


def test_the_report_names_the_characters(tmp_path: Path) -> None:
    arguments = ("simulate", "--games", "1", "--characters", "--players", "6")
    shown = killshot(*arguments, home=tmp_path).stdout
    assert "Deathmatch, 6 players with characters, arena L" in shown
    assert "\nPlayer 6 " in shown
    assert "6 joueurs avec personnages, arène L" in killshot(*arguments, "--lang", "fr", home=tmp_path).stdout
    assert '"characters": true' in killshot(*arguments, "--json", home=tmp_path).stdout


@pytest.mark.parametrize("command", ["terminal", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--characters", "--bot-figure"), "characters are played without the bot figure"),
        (("--characters", "--mode", "turret"), "characters are played in deathmatch"),
        (("--characters", "--players", "7"), "takes 3 to 6 players, not 7"),
        (("--players", "6"), "takes 3 to 5 players, not 6"),
    ],
)
def test_what_does_not_go_together(command: str, arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said in complaint(command, *arguments, home=tmp_path)


def test_a_saved_game_has_its_own_characters(tmp_path: Path) -> None:
    assert "--characters is for new games" in complaint("terminal", "--resume", "--characters", home=tmp_path)


@pytest.mark.parametrize("lang", [ENGLISH, language("fr")])
def test_abilities_are_found_by_their_names_and_those_of_their_characters(lang: Language) -> None:
    for name in ("hack", "ammo hack", "Piratage", "echo"):
        assert find_card(name, lang) == ("ability", ECHO)
    text = " ".join(line.text for line in card_lines(("ability", ECHO), lang, 80))
    assert "Echo" in text
    assert ("Shadowblade" if lang is ENGLISH else "Lame d’Ombre") in text


def test_a_character_weapon_says_whose_it_is_and_that_its_prices_are_ours(tmp_path: Path) -> None:
    shown = killshot("card", "nanomark", home=tmp_path).stdout
    assert shown.startswith("Nanomark\nWeapon of Violet. To take with the character: 1 red cube.")
    assert "The prices of this card are our own" in shown
