"""Domination, Turret and the bot figure on the screen."""

from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest

from killshot import Game, Record, Setup
from killshot.cli.draw.arena import arena_lines
from killshot.cli.draw.boards import board_lines, points_if_scored, shelf_lines
from killshot.cli.draw.glyphs import ASCII
from killshot.cli.draw.layout import Scene
from killshot.cli.draw.modes import spawnpoint_track
from killshot.cli.draw.result_table import result_lines
from killshot.cli.draw.table import header_line
from killshot.cli.terminal.choices import choice_text
from killshot.cli.terminal.session import aims
from killshot.engine.arena import ARENAS
from killshot.engine.ids import BOT, parse_figure
from killshot.engine.mechanics.scoring import board_pay
from killshot.engine.view import Observation, observe
from killshot.testing import Scenario, arena
from killshot.text import LANGUAGES, language

from .command import killshot, played
from .screens import screens

pytest.importorskip("pty")

from .pseudo_terminal import PseudoTerminal

ENGLISH = language("en")
GAMES = [(mode, bot) for mode in ("deathmatch", "domination", "turret") for bot in (False, True)]


def seen(t: Scenario, figure: str = "violet") -> Observation:
    return observe(t.rules, t.state, t.seat(figure))


def header(t: Scenario, width: int = 80) -> str:
    return header_line(Scene(seen(t), ENGLISH, ASCII, {}), width).text


def plan(t: Scenario, spawnpoints: Collection[int] = ()) -> str:
    lines = arena_lines(t.rules.arena, seen(t), ENGLISH, ASCII, aims=spawnpoints)
    return "\n".join(line.text for line in lines)


def choices(t: Scenario) -> list[str]:
    asked = t.decision
    assert asked is not None
    view = observe(t.rules, t.state, asked.seats[0])
    return [choice_text(action, asked, view, ENGLISH) for action in asked.options]


# Whole games


@pytest.mark.parametrize(
    ("mode", "bot", "code"),
    [
        ("deathmatch", True, "fr"),
        ("domination", False, "fr"),
        ("domination", True, "en"),
        ("turret", False, "en"),
        ("turret", True, "fr"),
    ],
)
def test_a_whole_game_with_random_numbers(mode: str, bot: bool, code: str, tmp_path: Path) -> None:
    luck, lang = Random(f"{mode}/{bot}"), language(code)
    path = tmp_path / "game.killshot"
    arguments = ["--mode", mode, *["--bot-figure"] * bot, "--players", "3", "--ending", "sudden-death", "--no-recap"]
    if mode == "deathmatch":
        arguments += ["--skulls", "5"]
    with PseudoTerminal(*arguments, "--seed", "1", "--lang", code, "--save", str(path), home=tmp_path) as terminal:
        terminal.play_on(luck)
        assert terminal.process.returncode == 0, terminal.text
        assert lang.say("result.place") in terminal.text
    record = Record.load(path)
    assert (record.setup.mode, record.setup.bot) == (mode, bot)
    assert record.replay().result is not None


@pytest.mark.parametrize(("mode", "bot"), GAMES)
def test_every_screen_of_a_game_fits(mode: str, bot: bool) -> None:
    """With as many figures as possible, in both languages; header, arena, boards and shelves are not cut."""
    game, luck = Game(Setup(mode=mode, bot=bot, players=4 if bot else 5), seed=6), Random(6)
    while game.decision is not None:
        if luck.random() < 0.2:
            assert len(list(screens(game, uncut=14))) == len(LANGUAGES)
        game.play(luck.choice(game.options))


@pytest.mark.parametrize(("mode", "bot"), GAMES)
def test_replay_shows_every_mode(mode: str, bot: bool, tmp_path: Path) -> None:
    game = played(Game(Setup(mode=mode, bot=bot, players=3), seed=2), 150)
    path = tmp_path / "game.killshot"
    Record.of(game).save(path)
    shown = killshot("replay", path, home=tmp_path).stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert ("@ The bot" in shown) == bot
    assert ("Track" in shown) == (mode == "deathmatch")
    assert ("Tiles" in shown) == (mode == "turret")
    assert "After 150 actions, to " in shown
    assert ("spawnpoint strikes back" in killshot("replay", path, "--log", home=tmp_path).stdout) == (
        mode == "domination"
    )


def test_the_result_names_the_bot_without_a_place_and_the_mode_s_own_board() -> None:
    boards = {"deathmatch": "from the track", "domination": "from the tracks", "turret": "from the turrets"}
    for mode, title in boards.items():
        game = played(Game(Setup(mode=mode, bot=True, players=3), seed=2))
        lines = [line.text for line in result_lines(game, (), ENGLISH)]
        assert lines[2].endswith(title)
        assert len(lines) == 3 + 4
        assert lines[-1].split()[:2] == ["The", "bot"]
        assert lines[-1].split()[2] == str(game.state.points[BOT])


# Domination


def test_tracks_stand_before_the_weapons_of_their_spawnpoints() -> None:
    t = arena("L", mode="domination").spawnpoint("red", "violet x2, dozer")
    lines = [line.text for line in shelf_lines(seen(t), ENGLISH, ASCII, 80, aims=[2])]
    assert lines[0].startswith("*R* VVD..... ")
    assert lines[1].startswith("*B* ........ ")
    assert lines[2].startswith("[Y] ........ ")


def test_a_track_that_is_more_than_full_is_counted() -> None:
    assert spawnpoint_track((0,) * 8, ASCII).text == "VVVVVVVV"
    assert spawnpoint_track((1, 0, 0, BOT, 0, 0, 1, 0, 0), ASCII).text == "V6D2@1"


def test_spawnpoints_that_can_be_shot_at_are_lit() -> None:
    t = arena("L", mode="domination").place(violet="a1", dozer="d3").hand("violet", "lock-rifle")
    t.shoot("lock-rifle", "effect:basic")
    assert t.decision is not None
    lit = set(aims(t.decision))
    assert lit == {0, 1}
    shown = plan(t, lit)
    assert all(badge in shown for badge in ("[R]", "[B]", "*Y*"))


def test_an_overkill_token_lights_all_tracks() -> None:
    t = arena("L", mode="domination").place(violet="c2", dozer="d2").hand("violet", "lock-rifle")
    t.damaged("dozer", "sprog x10").shoot("lock-rifle", "effect:basic", "target:dozer")
    t.end_turn()
    assert t.decision is not None
    assert t.asks == "overkill"
    assert set(aims(t.decision)) == {0, 1, 2}


def test_the_header_names_the_spawnpoints_tagged_this_turn() -> None:
    t = arena("L", mode="domination", bot=True).place(violet="a1", dozer="d3", bot="c2").hand("violet", "lock-rifle")
    assert "Tagged" not in header(t)
    t.shoot("lock-rifle", "effect:basic", "target:red-spawnpoint")
    assert "Skulls 8  Tagged V:R " in header(t)
    t.play("bot", "square:c2", "target:yellow-spawnpoint")
    assert "Skulls 8  Tagged V:R @:Y " in header(t)


def test_tokens_of_its_own_colour_on_a_board_pay_nobody() -> None:  # DOM-07
    t = arena("L", mode="domination").damaged("sprog", "sprog x3, dozer")
    figure = parse_figure("sprog")
    _, second = board_lines(seen(t), figure, board_pay(t.state, figure), ENGLISH, ASCII, 43)
    assert second.text.endswith("pays D6")


# Turret


def test_turrets_show_their_owners_and_where_a_tile_was_taken() -> None:
    t = arena("L", mode="turret").place(violet="b1").turret("a1", "dozer").offered("RBB", "YYP")
    assert "Tiles RBB YYP" in header(t)
    assert "| a1  TD " in plan(t)
    assert " b1  T. " in plan(t)
    t.play("grab", "square:b1", "tile:rbb", "forgo:red")
    assert " b1 (TV)" in plan(t)
    first, second = board_lines(seen(t), 0, (), ENGLISH, ASCII, 43)
    assert first.text.split()[1] == "Violet"
    assert " T1" in second.text


def test_every_ammo_square_has_a_turret_and_no_tile() -> None:
    for name, each in ARENAS.items():
        game = Game(Setup(mode="turret", arena=name), seed=1)
        shown = "\n".join(line.text for line in arena_lines(each, game.observe(None), ENGLISH, ASCII))
        assert shown.count("T.") == each.all.bit_count() - 3


def test_a_step_names_the_turret_and_the_square_one_is_on_means_staying() -> None:
    t = arena("L", mode="turret").place(violet="b1").turret("a1", "dozer").damaged("violet", "sprog x3")
    t.play("grab")
    assert {"b1: stay here", "a1: turret D", "c1: *B*"} <= set(choices(t))


# The bot


def test_the_bot_has_a_board_with_what_it_would_pay() -> None:
    game = Game(Setup(bot=True), seed=1)
    assert set(points_if_scored(game)) == {*game.state.order, BOT}
    t = arena("L", bot=True).damaged("bot", "violet x2, dozer").marked("bot", sprog=1).skulled(bot=1)
    lines = board_lines(seen(t), BOT, board_pay(t.state, BOT), ENGLISH, ASCII, 43)
    assert [line.text.rstrip() for line in lines] == [" @ The bot       VV|D..|.....|.. x1", "   marks S1 pays V7D4"]


def test_the_header_says_that_the_bot_has_to_act() -> None:
    t = arena("L", bot=True).place(violet="b2", bot="a1", dozer="d3", sprog="d3")
    assert ", 2 actions, bot due" in header(t)
    t.play("bot")
    assert "a1: stay here" in choices(t)
    assert "bot due" not in header(t)


@pytest.mark.parametrize(("mode", "bot"), GAMES)
def test_help_has_a_page_on_the_mode_and_the_bot(mode: str, bot: bool, tmp_path: Path) -> None:
    heads = [{"domination": "Domination", "turret": "Turret"}.get(mode, ""), "The bot" if bot else ""]
    with PseudoTerminal("--mode", mode, *["--bot-figure"] * bot, "--seed", "5", home=tmp_path) as terminal:
        terminal.answer("?")
        terminal.check()
        assert terminal.screen[0] == "The arena"
        if any(heads):
            terminal.answer("")
            terminal.check()
            assert [line for line in terminal.screen if line and line[0] not in " E"] == [
                each for each in heads if each
            ]
        terminal.answer("")
        terminal.answer("b")
        terminal.check()
        assert terminal.screen[0].startswith("V Violet (you")
