"""Team play in the commands: the table, hot seats and bots in shared windows, results, statistics."""

import json
from pathlib import Path
from random import Random

import pytest

from killshot import Game, Record, Setup
from killshot.bots import BOTS
from killshot.cli.draw.glyphs import ASCII
from killshot.cli.draw.layout import Scene
from killshot.cli.draw.log import display_names, is_own_name
from killshot.cli.draw.result_table import result_lines
from killshot.cli.draw.teams import control_text, mates_lines, table_line, team_lines, teams_page
from killshot.cli.simulate.tally import WIN, play_games
from killshot.cli.terminal.choices import mover
from killshot.cli.terminal.pages import boards_page
from killshot.cli.terminal.session import of_seats
from killshot.engine.action import Action
from killshot.engine.decision import Decision
from killshot.engine.ids import parse_weapon
from killshot.engine.view import Observation
from killshot.text import language

from .command import complaint, killshot
from .screens import screens

pytest.importorskip("pty")

from .pseudo_terminal import PseudoTerminal

ENGLISH = language("en")
SIZES = [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3)]
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")


def game_of(*teams: int, moves: int = 0, seed: int = 1) -> Game:
    """A game after some random moves."""
    game, luck = Game(Setup(mode="teams", teams=teams), seed=seed), Random(seed)
    while game.decision is not None and len(game.actions) < moves:
        game.play(luck.choice(game.options))
    return game


def drawn(seen: Observation, width: int = 43) -> list[str]:
    return [line.text.rstrip() for line in team_lines(seen, NAMES, ENGLISH, ASCII, width)]


# Pictures


@pytest.mark.parametrize("teams", SIZES)
def test_every_screen_of_a_game_fits(teams: tuple[int, ...]) -> None:
    """Header, arena and boards are never cut, in both languages, on small and large screens."""
    game, luck = Game(Setup(mode="teams", teams=teams), seed=6), Random(6)
    while game.decision is not None:
        if len(game.actions) < 30 or luck.random() < 0.02:
            for width, height in ((80, 23), (120, 39)):
                for scene, _ in screens(game, uncut=15, players=NAMES, width=width, height=height):
                    assert len(set(scene.options)) == len(scene.options)
                    assert max(map(len, boards_page(scene, width))) <= width
        game.play(luck.choice(game.options))


def test_a_team_shows_its_buffer_by_colour() -> None:  # TEA-15
    game = game_of(1, 1, moves=60)
    s = game.state
    team = s.cast.sides.team
    one, two, three = (figure for figure in s.order if team[figure] == 0)
    buffer, marks = [0] * 7, [[0] * 7 for _ in range(7)]
    buffer[one], buffer[two], marks[three][three] = 3, 1, 2
    s.cast = s.cast._replace(sides=s.cast.sides._replace(buffer=tuple(buffer)))
    s.marks = tuple(map(tuple, marks))
    letters = "VDSXBE"
    heading = drawn(game.observe(0))[0]
    assert heading.startswith("White ")
    assert f"buffer 4/6 {letters[one]}3{letters[two]}1  marks {letters[three]}2" in heading
    assert f"{letters[one]}3{letters[two]}1" in teams_page(game.observe(1), NAMES, ENGLISH, ASCII, 80)[1].text


def test_points_are_shown_to_ones_own_team_only() -> None:  # TEA-49
    game = game_of(2, 2, moves=80)
    white, black = drawn(game.observe(1)), drawn(game.observe(2))
    assert [line.split()[1] for line in (white[0], white[6])] == ["0p", "buffer"]
    assert [line.split()[1] for line in (black[0], black[6])] == ["buffer", "0p"]


def test_characters_that_can_still_act_have_a_pointer() -> None:  # TEA-10
    game = game_of(1, 1)
    luck = Random(1)
    while game.decision is not None and game.decision.prompt.key != "team-turn":
        game.play(luck.choice(game.options))
    assert game.decision is not None
    game.play(game.options[0])
    seen = game.observe(game.decision.seats[0])
    active = [line for line in drawn(seen) if line[0] in ".>"]
    assert [line[0] for line in active] == [".", ">", ">"]
    assert seen.actions_left == 2
    assert mover(Decision(game.decision.seats, game.decision.prompt, ()), seen) == seen.acting == seen.acted_figures[0]
    while game.options and game.decision.prompt.key != "ability-window":
        game.play(luck.choice(game.options))
    assert not [line for line in drawn(game.observe(0)) if line[0] in ".>"]  # abilities are not actions


def test_who_controls_a_character_and_who_has_loaded_its_weapon() -> None:  # TEA-12, TEA-41
    seen = game_of(2, 1, moves=60).observe(0)
    shared = seen.shared_figures[0]
    seen.owner = tuple(0 if figure == shared else owner for figure, owner in enumerate(seen.owner))
    for holder, text in ((-1, "1*-"), (0, "1*+"), (1, "1*+2")):
        seen.holders = tuple(holder if figure == shared else held for figure, held in enumerate(seen.holders))
        assert control_text(seen, shared) == text


def test_a_long_table_says_how_many_more_weapons_there_are() -> None:  # TEA-11
    seen = game_of(1, 1, moves=60).observe(0)
    seen.table_weapons = (tuple(range(7)), (parse_weapon("nanomark"),))
    assert table_line(seen, 0, ENGLISH, ASCII, 43).text == " table Lock Rifle, Machine Gun, T.H.O.R. +4"
    assert table_line(seen, 1, ENGLISH, ASCII, 43).text == " table V Nanomark (B)R"
    page = " ".join(line.text.strip() for line in teams_page(seen, NAMES, ENGLISH, ASCII, 80))
    assert "Lock Rifle, Machine Gun, T.H.O.R., Plasma Gun, Whisper," in page


def test_teammates_show_their_hands_and_enemies_do_not() -> None:  # TEA-07, TEA-49
    game = game_of(2, 2, moves=60)
    game.state.powerups = ((0,), (4,), (8,), (9,))
    shown = [line.text for line in mates_lines(game.observe(0), NAMES, ENGLISH, 80)]
    assert len(shown) == 1
    assert shown[0].startswith("2 Ben: B Newton | ")
    page = "\n".join(line.text for line in teams_page(game.observe(0), NAMES, ENGLISH, ASCII, 80))
    assert "Newton (blue)" in page
    assert "Tagback" not in page
    assert "Teleporter" not in page
    assert mates_lines(game.observe(None), NAMES, ENGLISH, 80) == []


def test_the_page_of_boards_shows_the_reward_tile_and_which_lines_are_ours() -> None:
    game = game_of(1, 1, moves=60)
    page = "\n".join(line.text for line in boards_page(Scene(game.observe(0), ENGLISH, ASCII, {}, players=NAMES), 80))
    assert "Damage in 3 colours: " in page
    assert "(ours)" in page


def test_a_result_of_teams() -> None:  # TEA-34
    game = game_of(1, 2, moves=100_000)
    result = game.result
    assert result is not None
    heading, _, columns, first, second = (line.text for line in result_lines(game, NAMES[:3], ENGLISH))
    best = max(result.points)
    assert heading in ("The white team wins.", "The black team wins.")
    assert columns.split() == ["Place", "Team", "Player", "Characters", "Points", "from", "leftovers"]
    assert first.lstrip().startswith("1  The ")
    assert str(best) in first.split()
    assert "Ana" in (second if "black" in first else first)


def test_people_are_called_by_the_names_they_chose() -> None:
    game = game_of(2, 1)
    assert display_names(game, ("Ana", "random", "you"), ENGLISH) == ["Ana", "player 2", "player 3"]
    assert display_names(game, (), ENGLISH) == ["player 1", "player 2", "player 3"]
    assert is_own_name("Ana")
    assert not any(map(is_own_name, (*BOTS, "you", "vous", "player 1", "joueur 12", "")))


def test_options_of_some_seats() -> None:
    words = ("character:dozer", "done:0", "done:1")
    asked = Decision((0, 1), game_of(2, 2).decision.prompt, tuple(map(Action.parse, words)), (1, 0, 1))  # type: ignore[union-attr]
    assert [str(option) for option in of_seats(asked, (1,)).options] == ["character:dozer", "done:1"]
    assert of_seats(asked, (0, 1)).answers == (1, 0, 1)


# Whole games


@pytest.mark.parametrize(("teams", "code"), [((1, 1), "en"), ((2, 3), "fr")])
def test_a_game_with_random_numbers_to_its_end(teams: tuple[int, ...], code: str, tmp_path: Path) -> None:
    """A person against a bot, or with a bot as a teammate, in a game that has already begun."""
    luck, lang = Random(code), language(code)
    path = tmp_path / "game.killshot"
    whole = len(game_of(*teams, moves=100_000).actions)
    names = (lang.say("player.you"), *["random"] * (sum(teams) - 1))
    Record.of(game_of(*teams, moves=whole - 150), names).save(path)
    with PseudoTerminal("--resume", str(path), "--no-recap", "--lang", code, home=tmp_path) as terminal:
        terminal.play_on(luck)
        assert terminal.process.returncode == 0, terminal.text
        assert lang.say("result.leftover") in terminal.text
    assert Record.load(path).replay().result is not None


def test_four_people_at_one_keyboard(tmp_path: Path) -> None:
    """The curtain falls between teams, never between teammates, and not before there are cards."""
    luck = Random(3)
    curtains = 0
    with PseudoTerminal("--teams", "2v2", "--seats", "Ana,Ben,Cleo,Dan", "--seed", "2", home=tmp_path) as terminal:
        asked: set[str] = set()
        side = ""
        for _ in range(150):
            terminal.check()
            if "look away" in terminal.text:
                curtains += 1
                side = "White" if "the white team (Ana, Ben)" in terminal.text else "Black"
                assert side == "White" or "the black team (Cleo, Dan)" in terminal.text
            elif side and "You " in terminal.text:
                assert f"You {side}" in terminal.text
            asked |= {name for name in NAMES if f"\n{name}: " in terminal.text or f"\n{name}, " in terminal.text}
            terminal.answer(str(luck.randint(1, 3)))
        assert curtains >= 4
        assert asked == {"Ana", "Ben", "Cleo", "Dan"}
        terminal.answer("")
        terminal.answer("q")


def test_a_duel_is_saved_and_resumed(tmp_path: Path) -> None:
    with PseudoTerminal("--teams", "1v1", "--humans", "2", "--seed", "2", home=tmp_path) as terminal:
        terminal.answer("1")
        terminal.answer("1")
        terminal.answer("q")
        assert terminal.is_over
        assert "killshot terminal --resume" in terminal.text
    with PseudoTerminal("--resume", home=tmp_path) as terminal:
        assert "Which character does your team take?" in terminal.text
        assert terminal.text.count("taken (the ") == 2
    assert "--teams is for new games" in complaint("terminal", "--resume", "--teams", "1v1", home=tmp_path)


def test_setups_that_cannot_be(tmp_path: Path) -> None:
    assert "two teams of 1 to 3 players" in complaint("terminal", "--teams", "4v1", home=tmp_path)
    assert "'duel' is not a pair of teams" in complaint("simulate", "--teams", "duel", home=tmp_path)
    assert "played without teams" in complaint("simulate", "--teams", "1v1", "--mode", "turret", home=tmp_path)


def test_replay_shows_a_team_game(tmp_path: Path) -> None:
    path = tmp_path / "game.killshot"
    Record.of(game_of(2, 1, moves=400), ("Ana", "Ben", "random")).save(path)
    shown = killshot("replay", path, "--at", "0", home=tmp_path).stdout
    assert "Which character does your team take?" in shown
    shown = killshot("replay", path, home=tmp_path).stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert "buffer" in shown
    log = killshot("replay", path, "--log", home=tmp_path).stdout
    assert "The two players of the white team share" in log
    assert "Ana plays " in log
    assert "Player 3 " in log


def test_reward_tiles_are_cards(tmp_path: Path) -> None:
    shown = killshot("card", "reward tile A", home=tmp_path).stdout
    assert "Damage in 2 colours: 2 points and a heal\n" in shown
    assert "we do not know the printed ones" in shown
    assert killshot("card", "A", "--lang", "fr", home=tmp_path).stdout.startswith("Tuile Récompense A")


# Statistics


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_simulated_games_of_teams(players: int, tmp_path: Path) -> None:
    done = killshot("simulate", "--mode", "teams", "--players", str(players), "--games", "1", "--json", home=tmp_path)
    report = json.loads(done.stdout)
    assert [team["players"] for team in report["teams"]] == [players - players // 2, players // 2]
    assert sum(team["win_share"] for team in report["teams"]) == pytest.approx(1)
    assert report["turns_per_game"]["mean"] > 10
    assert report["turns_per_game"]["mean"] % 2 == 0  # TEA-32
    assert len(report["seats"]) == players


def test_the_report_names_the_teams(tmp_path: Path) -> None:
    shown = killshot("simulate", "--teams", "1v2", "--games", "1", home=tmp_path).stdout
    assert "1 random games of Team play, 3 players (1 – 2), arena L, 8 skulls, Equal turns" in shown
    assert "Points by team" in shown
    assert "The black team" in shown
    assert "Player 1" not in shown


def test_a_team_wins_as_one() -> None:
    tally = play_games(Setup(mode="teams", teams=(1, 2)), seed=3, first=0, games=2)
    assert tally.wins[0] + tally.wins[1] == 2 * WIN
    assert tally.wins[1] == tally.wins[2]
