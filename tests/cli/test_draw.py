"""The table drawn as text."""

import pytest

from killshot import Game, Setup
from killshot.bots import BOTS, RandomBot
from killshot.cli.draw.arena import arena_lines
from killshot.cli.draw.boards import damage_line, total_pay
from killshot.cli.draw.glyphs import ASCII, DRAWN
from killshot.cli.draw.line import TextLine, table
from killshot.cli.draw.log import STYLES
from killshot.cli.draw.table import option_lines
from killshot.cli.terminal.answers import Command, Unclear, read_answer
from killshot.engine.action import Action
from killshot.engine.arena import ARENAS
from killshot.engine.event_kinds import EVENT_OF
from killshot.engine.view import observe
from killshot.testing import arena
from killshot.text import language

ENGLISH = language("en")


def test_an_arena_with_figures() -> None:
    scenario = arena("M2", players=3).place(violet="a1", dozer="a1", sprog="d3")
    seen = observe(scenario.rules, scenario.state, None)
    lines = [line.text for line in arena_lines(ARENAS["M2"], seen, ENGLISH, ASCII, lit={0, 11})]
    assert [line[:5] for line in lines[1:3]] == ["|[a1]", "|VD  "]
    assert lines[0] == "+--------+-----------------+         "
    assert lines[7].endswith("[d3] *Y*|")


@pytest.mark.parametrize("name", ARENAS)
def test_every_arena_is_drawn_closed(name: str) -> None:
    game = Game(Setup(arena=name), seed=1)
    for glyph in (ASCII, DRAWN):
        lines = arena_lines(ARENAS[name], game.observe(None), ENGLISH, glyph)
        assert len(lines) == 10
        assert {len(line) for line in lines} == {37}
        doors = sum(line.text.count(glyph.door) for line in lines)
        rooms = ARENAS[name].room_of
        pairs = [(i, j) for i in range(12) for j in range(i) if ARENAS[name].neighbours[i] >> j & 1]
        assert doors == 2 * sum(rooms[i] != rooms[j] for i, j in pairs)


def test_damage_shows_where_adrenaline_and_the_killshot_begin() -> None:
    assert damage_line((0, 0, 1, 2), ASCII).text == "VV|DS.|.....|.."
    assert damage_line((0,) * 12, ASCII).text == "VV|VVV|VVVVV|VV"


def test_pay_is_added_up_per_figure() -> None:
    assert total_pay([(1, 1, "first-blood"), (0, 8, "rank"), (1, 6, "rank")]) == [(0, 8), (1, 7)]


def test_options_stand_in_columns_where_rows_are_few() -> None:
    squares = [f"square {i}" for i in range(12)]
    rows = [line.text for line in option_lines(squares, 80, 3, 6)]
    assert len(rows) == 3
    assert rows[0].split() == ["1", "square", "0", "4", "square", "3", "7", "square", "6", "10", "square", "9"]
    assert len(option_lines(["a" * 60] * 3, 80, 3, 6)) == 3
    assert max(len(line) for line in option_lines(["a" * 60] * 12, 80, 3, 6)) <= 80


def test_a_line_that_is_too_long_is_cut() -> None:
    line = TextLine("abc", ("def", "lit"), "ghi")
    assert line.cut(5).text == "abcd…"
    assert line.cut(9).text == "abcdefghi"
    assert line.fit(11).text == "abcdefghi  "


def test_tables_line_up() -> None:
    assert table([["a", "1"], ["bcd", "20"]], numbers=(1,)) == ["a     1", "bcd  20"]


OPTIONS = tuple(map(Action.parse, ("square:b3", "target:sprog", "target:dozer", "pass")))
TEXTS = ("b3", "Sprog", "Dözer", "No target")


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("1", OPTIONS[0]),
        ("b3", OPTIONS[0]),
        ("B3", OPTIONS[0]),
        ("target:sprog", OPTIONS[1]),
        ("spr", OPTIONS[1]),
        ("dozer", OPTIONS[2]),
        ("no", OPTIONS[3]),
        ("pass", OPTIONS[3]),
        ("b", Command("b", "")),
        ("c lock rifle", Command("c", "lock rifle")),
        ("undo", Command("u", "")),
        ("aide", Command("?", "")),
        ("target:", Unclear(("Sprog", "Dözer"))),
        ("5", Unclear(())),
        ("0", Unclear(())),
        ("", Unclear(())),
        ("xyz", Unclear(())),
    ],
)
def test_answers(answer: str, meant: object) -> None:
    assert read_answer(answer, OPTIONS, TEXTS) == meant


def test_enter_takes_the_only_option() -> None:
    assert read_answer("", OPTIONS[:1], TEXTS[:1]) is OPTIONS[0]


def test_the_random_bot_chooses_evenly_and_repeatably() -> None:
    game = Game(Setup(), seed=2)
    game.play(game.options[0])
    decision = game.decision
    assert decision is not None
    seen = game.observe(0)
    bot, same = RandomBot(4), BOTS["random"](4)
    choices = [bot.choose(seen, decision, lambda seed: game.imagine(0, seed)) for _ in range(1000)]
    assert choices == [same.choose(seen, decision, lambda seed: game.imagine(0, seed)) for _ in range(1000)]
    for option in decision.options:
        assert choices.count(option) > 700 / len(decision.options)


def test_every_style_of_the_log_is_of_an_event_that_exists() -> None:
    assert set(STYLES) <= set(EVENT_OF)
