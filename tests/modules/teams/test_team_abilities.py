"""Team play: the abilities of three characters in one window (TEA-17, TEA-18, TEA-43, R72)."""

import pytest

from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN, PLAIN_REWARDS

AWAY = {"violet": "a1", "dozer": "a1", "sprog": "a1", "d_struct_or": "d3", "banshee": "d3", "echo": "d3"}


def table(white: tuple[str, str, str], black: tuple[str, str, str], *sizes: int, **squares: str) -> TeamScenario:
    """Everybody in the arena, white about to act."""
    t = teams(white, black, sizes=(sizes[0], sizes[1]), prices=PLAIN, rewards=PLAIN_REWARDS)
    return t.place(**dict.fromkeys(AWAY, "a3")).place(**squares)


def usual(*sizes: int, **squares: str) -> TeamScenario:
    """White: Sprog, Echo, Dozer. Black: Violet, Banshee, :D-struct-OR."""
    return table(("sprog", "echo", "dozer"), ("violet", "banshee", "d-struct-or"), *sizes, **squares)


def nanobots(*sizes: int, **squares: str) -> TeamScenario:
    """White: Violet, Dozer, Banshee, nobody sees an enemy, Dozer is hot. Black: Sprog, Echo, :D-struct-OR."""
    squares = {
        "violet": "a1",
        "dozer": "a1",
        "banshee": "a1",
        "sprog": "d3",
        "echo": "d3",
        "d_struct_or": "d3",
    } | squares
    return table(("violet", "dozer", "banshee"), ("sprog", "echo", "d-struct-or"), *sizes, **squares).heated(4)


# The window


def test_the_abilities_come_in_any_order_each_once() -> None:  # TEA-20 TEA-43 SC-264
    t = usual(1, 1).poisoned("violet").tile("b3", "YRR").tile("a1", "").act("sprog", "pass").act("dozer", "pass")
    t.end_turn()
    assert t.asks == "ability-window"
    assert t.options == ["character:sprog", "character:echo", "character:dozer", "done:0"]
    t.play("character:dozer", "number:1")  # Dozer passed: the ability is there all the same
    assert t.hot_tokens == 1
    assert t.options == ["character:sprog", "character:echo", "done:0"]
    t.play("character:echo", "square:b3")
    assert t.hacked_squares == ["b3"]
    assert t.options == ["character:sprog", "done:0"]
    t.play("character:sprog")
    assert t.damage == {"violet": "violet x1"}
    assert t.asks == "team-turn"  # all used, and it is black's turn


def test_a_character_that_never_acted_keeps_its_ability() -> None:  # TEA-43 R72 SC-264
    t = usual(1, 1).end_turn()
    assert "character:dozer" in t.options


def test_each_ability_is_its_controllers() -> None:  # TEA-40 TEA-43 R71
    t = usual(3, 1).poisoned("violet").tile("b3", "YRR").end_turn()
    assert t.asked_seats == [0, 1, 2]
    assert t.options_of(0) == ["character:sprog", "done:0"]
    assert t.options_of(1) == ["character:echo", "done:1"]
    assert t.options_of(2) == ["character:dozer", "done:2"]
    assert t.options_of(3) == []
    t.play("character:echo")
    assert t.asked_seats == [1]
    t.play("pass")
    assert t.options_of(1) == []  # used, and nothing else to do


def test_who_has_no_ability_to_use_is_not_waited_for() -> None:  # TEA-40 TEA-43 R71
    t = usual(3, 1).heated(4).tile("b3", "YRR").end_turn()  # nobody is poisoned, nothing is cold
    assert t.asked_seats == [1]
    t.play("character:echo", "square:b3")
    assert (t.asks, t.asked_seats) == ("team-turn", [3])


def test_the_controller_pays() -> None:  # TEA-04 TEA-43
    t = usual(2, 1).controlled("dozer", 1).hand("seat 0", ammo="RRR").hand("seat 1", ammo="B").end_turn()
    t.play("character:dozer", "number:2")
    assert t.asked_seats == [1]
    assert t.options == ["pay:blue"]
    t.play("pay:blue")
    assert (t.hot_tokens, t.ammo("seat 0"), t.ammo("seat 1")) == (2, "RRR", "")


def test_a_seat_without_a_cube_heats_no_second_token() -> None:  # TEA-04 TEA-43
    t = usual(2, 1).controlled("dozer", 1).hand("seat 0", ammo="RRR").end_turn()
    assert t.play("character:dozer").options == ["number:1", "pass"]


def test_a_seat_that_leaves_forgoes_its_abilities() -> None:  # TEA-40 R71
    t = usual(3, 1).tile("b3", "YRR").end_turn()
    t.play("done:2")
    assert t.asked_seats == [1]
    assert "character:dozer" not in t.options
    t.play("done:1")
    assert (t.hot_tokens, t.hacked_squares) == (0, [])


# Venom


def test_venom_goes_straight_to_the_boards() -> None:  # TEA-17
    t = usual(1, 1).poisoned("violet", "banshee").buffered(violet=2).buffer_marked(violet=3).end_turn("character:sprog")
    assert t.damage == {"violet": "violet x1", "banshee": "banshee x1"}
    assert t.buffer == {"violet": 2}
    assert t.buffer_marks == {"violet": 3}  # and triggers no mark
    assert t.poisoned_figures == ["violet", "banshee"]


def test_venom_is_dealt_when_its_player_leaves() -> None:  # TEA-43 R72 SC-264
    t = usual(3, 1).poisoned("violet").tile("b3", "YRR").end_turn().play("done:0")
    assert t.damage == {"violet": "violet x1"}
    assert t.asked_seats == [1, 2]  # the others go on
    t.play("character:dozer", "number:1")
    assert t.asked_seats == [1]
    t.play("done:1")
    assert t.damage == {"violet": "violet x1"}  # once


def test_another_seats_leaving_deals_no_venom() -> None:  # TEA-43 R72
    t = usual(3, 1).poisoned("violet").end_turn().play("done:2", "done:1")
    assert t.damage == {}
    assert t.asked_seats == [0]  # the window does not close before the venom is dealt
    t.play("done:0")
    assert t.damage == {"violet": "violet x1"}


def test_venom_of_the_shared_sprog_is_his_controllers() -> None:  # TEA-43 R72
    t = table(("dozer", "echo", "sprog"), ("violet", "banshee", "d-struct-or"), 2, 1)
    t.heated(4).controlled("sprog", 1).poisoned("violet").end_turn()
    assert "character:sprog" in t.options_of(1)
    t.play("done:1")
    assert t.damage == {"violet": "violet x1"}


def test_nobody_answers_venom() -> None:  # TEA-17 TEA-47 R46 R76 SC-199 SC-263
    t = usual(1, 1).poisoned("violet").hand("violet", powerups=("red-tagback",)).heated(4).end_turn("character:sprog")
    assert t.damage == {"violet": "violet x1"}  # on one square with Sprog, and with a card in hand
    while t.asks != "team-turn":
        assert t.asks == "ability-window"
        t.play("done:0")
    assert t.powerups("violet") == ["red-tagback"]


def test_only_the_turn_of_sprogs_team_brings_venom() -> None:  # TEA-17 TEA-20
    t = usual(1, 1).poisoned("violet").team_turn("black").heated(4).end_turn()
    while t.asks != "team-turn":
        t.play(t.options[-1])
    assert t.damage == {}


# Nanobots


def test_nanobots_work_on_one_colour_in_the_buffer() -> None:  # TEA-18 SC-258
    t = nanobots(1, 1).buffered(sprog=3, echo=2).buffer_marked(sprog=2).damaged("d-struct-or", 4)
    t.end_turn("character:violet")
    assert t.options == ["target:sprog", "target:echo", "pass"]  # tokens on boards are out of reach
    sprog = t.copy().play("target:sprog")
    assert sprog.options == ["nanobots:damage-1", "nanobots:damage-2", "nanobots:marks-1"]  # room for one more mark
    assert t.copy().play("target:echo").options == ["nanobots:marks-1", "nanobots:marks-2"]
    for way, buffer, marks in (
        ("damage-1", {"sprog": 4, "echo": 2}, {"sprog": 1}),  # the other mark stays a mark
        ("damage-2", {"sprog": 5, "echo": 2}, {}),
        ("marks-1", {"sprog": 2, "echo": 2}, {"sprog": 3}),
    ):
        u = sprog.copy().play(f"nanobots:{way}")
        flushed = sum(buffer.values()) >= 6
        assert (u.buffer, u.buffer_marks) == ({} if flushed else buffer, marks)
        assert len(u.state.damage[2]) == (buffer["sprog"] if flushed else 0)
    t.play("target:echo", "nanobots:marks-2")
    assert (t.buffer, t.buffer_marks) == ({"sprog": 3}, {"sprog": 2, "echo": 2})
    assert t.damage == {"d-struct-or": "d-struct-or x4"}


def test_nanobots_come_before_the_buffer_is_looked_at() -> None:  # TEA-18 TEA-20
    t = nanobots(1, 1).buffered(echo=4).buffer_marked(echo=2)
    up = t.copy().end_turn("character:violet", "target:echo", "nanobots:damage-2")
    assert up.damage == {"echo": "echo x6"}  # six: it flushes
    down = nanobots(1, 1).buffered(echo=6).end_turn("character:violet", "target:echo", "nanobots:marks-1")
    assert (down.buffer, down.damage) == ({"echo": 5}, {})  # five: it does not


def test_without_tokens_there_is_nothing_to_turn() -> None:  # TEA-18
    t = nanobots(1, 1).damaged("echo", 5).end_turn()
    assert t.asks == "team-turn"


@pytest.mark.parametrize(("square", "asked"), [("a1", True), ("d3", False)])
def test_nanobots_may_be_answered_by_a_victim_that_sees(square: str, asked: bool) -> None:  # TEA-47 TEA-18 R76 SC-263
    t = nanobots(1, 1, echo=square, banshee="d1").hypnotized("echo", "sprog", "d-struct-or").buffer_marked(echo=2)
    t.hand("echo", powerups=("red-tagback",)).end_turn("character:violet", "target:echo", "nanobots:damage-2")
    assert t.buffer == {"echo": 2}
    if asked:
        assert (t.asks, t.asked_seats) == ("tagback", [1])
        t.play("powerup:red-tagback")
        assert t.buffer_marks == {"violet": 1}
    else:
        assert t.asks != "tagback"


def test_damage_turned_into_marks_is_not_answered() -> None:  # TEA-47 R76
    t = nanobots(1, 1, echo="a1").buffered(echo=2).hand("echo", powerups=("red-tagback",))
    t.end_turn("character:violet", "target:echo", "nanobots:marks-2")
    assert t.asks != "tagback"
    assert t.buffer_marks == {"echo": 2}


# The others


def test_upgrades_and_hacks_serve_the_controllers_hand() -> None:  # TEA-43 TEA-52
    t = table(("d-struct-or", "dozer", "echo"), ("violet", "banshee", "sprog"), 2, 1).heated(4)
    t.hand("seat 0", ammo="R").hand("seat 1", ammo="B").end_turn("character:d-struct-or", "number:1", "pay:red")
    assert (len(t.powerups("seat 0")), len(t.powerups("seat 1"))) == (1, 0)
    assert (t.ammo("seat 0"), t.ammo("seat 1")) == ("", "B")
