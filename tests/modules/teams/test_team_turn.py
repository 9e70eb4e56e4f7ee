"""Team play: the turn of a team, its control and its window, one action per character (TEA-10, TEA-40..42, TEA-52)."""

import pytest

from killshot.testing import TeamScenario, teams

EVERYBODY = {"violet": "a1", "dozer": "a1", "sprog": "a1", "d_struct_or": "d3", "banshee": "d3", "echo": "d3"}


def table(*sizes: int) -> TeamScenario:
    """White: Violet, Dozer, Sprog; black: :D-struct-OR, Banshee, Echo. Nobody sees an enemy."""
    return teams(sizes=(sizes[0], sizes[1])).place(**EVERYBODY)


# Control


@pytest.mark.parametrize("named", [0, 1])
def test_a_turn_of_two_begins_with_naming_a_controller(named: int) -> None:  # TEA-03 TEA-41 SC-249
    t = table(2, 1).new_turn("white")
    assert t.asks == "control"
    assert t.asked_seats == [0, 1]
    assert t.options_of(0) == t.options_of(1) == ["seat:0", "seat:1"]  # nothing else, and either may name either
    t.play(f"seat:{named}")
    assert t.seat("sprog") == named
    assert t.asks == "team-turn"


def test_it_is_named_anew_every_turn() -> None:  # TEA-03 TEA-41
    t = table(2, 1).heated(4).new_turn("white").play("seat:1", "done:0", "done:1")
    assert (t.asks, t.asked_seats) == ("team-turn", [2])  # no ability to use: it is black's turn
    t.play("done:2")
    while t.asks != "control":
        t.play(t.options[-1])
    assert t.asked_seats == [0, 1]
    assert t.seat("sprog") == 1  # until a controller is named


@pytest.mark.parametrize("sizes", [(1, 1), (3, 1)])
def test_one_or_three_players_name_nobody(sizes: tuple[int, int]) -> None:  # TEA-03 TEA-41
    t = teams(sizes=sizes).place(**EVERYBODY).new_turn("white")
    assert t.asks == "team-turn"


def test_who_does_not_control_the_shared_one_can_do_nothing_for_it() -> None:  # TEA-03 TEA-30 SC-193
    t = table(2, 1).hand("seat 1", powerups=("red-teleporter",), ammo="RBY").tile("a1", "YRR")
    assert t.options_of(0) == ["character:violet", "character:sprog", "done:0"]
    assert t.options_of(1) == ["character:dozer", "seat:1", "done:1"]
    t.play("seat:1", "powerup:red-teleporter")
    assert t.asks == "teleport-where"  # Dozer is all seat 1 has
    t.play("square:a2")
    assert (t.at("dozer"), t.at("sprog")) == ("a2", "a1")
    t.act("sprog")
    assert t.asked_seats == [0]
    t.play("grab", "square:a1")
    assert (t.ammo("seat 0"), t.ammo("seat 1")) == ("RRY", "RBY")


def test_the_other_one_named_has_the_other_options() -> None:  # TEA-03 TEA-41
    t = table(2, 1).controlled("sprog", 1)
    assert t.options_of(0) == ["character:violet", "done:0"]
    assert t.options_of(1) == ["character:dozer", "character:sprog", "done:1"]


def test_control_lasts_until_the_abilities_are_over() -> None:  # TEA-41 TEA-43
    t = table(2, 1).controlled("sprog", 1).poisoned("echo").hand("dozer").heated(4)
    t.play("done:0", "done:1")
    assert t.asks == "ability-window"
    assert t.asked_seats == [1]
    assert t.options_of(1) == ["character:sprog", "done:1"]


# Actions


def test_every_character_has_one_action_in_any_order() -> None:  # TEA-10
    t = table(1, 1).tile("a1", "YRR").tile("a3", "").tile("b1", "YBB")
    assert t.options == ["character:violet", "character:dozer", "character:sprog", "done:0"]
    t.act("sprog", "grab", "square:a1")
    assert t.options == ["character:violet", "character:dozer", "done:0"]  # Sprog not again
    t.act("violet", "grab", "square:b1")
    t.act("dozer", "pass")  # an action may be skipped
    assert t.options == ["done:0"]
    assert t.ammo("violet") == "RRBBYY"


def test_nobody_runs_around() -> None:  # TEA-10 TEA-35 SC-194
    t = table(1, 1).act("dozer")
    assert "run" not in t.options
    assert t.offers("grab", "rush", "pass")


def test_a_grab_is_one_move_away_at_most() -> None:  # TEA-10
    t = table(1, 1).act("dozer", "grab")
    assert set(t.options) <= {"square:a1", "square:a2", "square:b1"}
    assert "square:b1" in t.options
    assert "square:c1" not in t.options


def test_buffered_damage_unlocks_nothing() -> None:  # TEA-10 TEA-19 SC-194
    t = teams(white=("echo", "dozer", "violet"), black=("sprog", "banshee", "d-struct-or"))
    t.place(echo="a1", sprog="d3").damaged("echo", 2).buffered(echo=4).tile("b1", "YRR").tile("b2", "YRR")
    t.act("echo", "grab")
    assert "square:b2" not in t.options
    t = teams(white=("echo", "dozer", "violet"), black=("sprog", "banshee", "d-struct-or"))
    t.place(echo="a1", sprog="d3").damaged("echo", 2).buffered(echo=4).tile("b1", "YRR").tile("b2", "YRR")
    t.act("echo", "rush", "grab")
    assert "square:b2" in t.options  # two moves, once a rush is paid
    assert t.shift("echo") == 1


@pytest.mark.parametrize(("damage", "reached"), [(2, False), (3, True)])
def test_a_board_unlocks_its_own_characters_action(damage: int, reached: bool) -> None:  # TEA-10 TEA-19
    t = table(1, 1).damaged("dozer", damage).tile("b2", "YRR").tile("b1", "YBB").act("dozer", "grab")
    assert ("square:b2" in t.options) is reached
    t = table(1, 1).damaged("violet", damage).tile("b2", "YRR").tile("b1", "YBB").act("dozer", "grab")
    assert "square:b2" not in t.options


def test_with_six_damage_one_moves_and_shoots() -> None:  # TEA-10
    t = table(1, 1).place(dozer="b2", echo="a1").hand("dozer", "lock-rifle").damaged("dozer", 6)
    t.act("dozer")
    assert "rush" not in t.options  # everything is unlocked anyway
    t.shoot("lock-rifle", "square:b1", "effect:basic", "target:echo")
    assert t.at("dozer") == "b1"
    assert t.buffer == {"echo": 2}


def test_a_rush_unlocks_for_the_one_who_pays_it() -> None:  # TEA-10 TEA-42 SC-252
    t = teams(white=("dozer", "echo", "violet"), black=("sprog", "banshee", "d-struct-or"))
    t.place(dozer="b2", echo="b2", sprog="a1").hand("dozer", "lock-rifle", "thor")
    t.act("dozer", "rush").shoot("lock-rifle", "square:b1", "effect:basic", "target:sprog")
    assert (t.shift("dozer"), t.shift("echo")) == (1, 0)
    t.act("echo")
    assert "shoot" not in t.options  # from b2 nobody is in sight
    assert "rush" in t.options
    t.play("rush").shoot("thor", "square:b1", "effect:basic", "target:sprog")
    assert (t.shift("dozer"), t.shift("echo")) == (1, 1)


def test_the_unlock_is_gone_next_turn() -> None:  # TEA-10 TEA-42
    t = table(1, 1).act("dozer", "rush", "pass")
    assert t.state.cast.unlocked
    t.end_turn()
    while t.asks != "team-turn":
        t.play(t.options[-1])
    assert t.state.cast.unlocked == 0


# The window


def test_three_seats_share_one_window() -> None:  # TEA-40 TEA-42 R71 SC-250
    t = table(3, 1).hand("seat 0", powerups=("red-newton",))
    assert t.asked_seats == [0, 1, 2]
    assert t.options_of(0) == ["character:violet", "seat:0", "done:0"]
    assert t.options_of(1) == ["character:dozer", "done:1"]
    assert t.options_of(2) == ["character:sprog", "done:2"]
    assert t.options_of(3) == []
    t.act("sprog")
    assert t.asked_seats == [2]  # an action is a whole step, decided by its controller
    t.play("pass")
    assert t.options_of(2) == ["done:2"]  # the same character again: no
    t.play("done:0")  # without having acted: Violet passes
    assert t.asked_seats == [1, 2]
    assert t.options_of(0) == []  # not even the Newton
    assert "character:violet" not in t.options
    t.play("done:2")
    assert t.asked_seats == [1]
    t.act("dozer", "pass")
    assert t.options == ["done:1"]  # nobody ends it for a teammate


def test_the_refill_waits_for_all_three() -> None:  # TEA-40 TEA-42 R71 SC-250
    t = table(3, 1).tile("a1", "YRR").act("violet", "grab", "square:a1").play("done:0", "done:1")
    assert t.tile_at("a1") == ""
    t.play("done:2")
    assert t.tile_at("a1") != ""


def test_a_seat_that_has_left_keeps_its_abilities() -> None:  # TEA-42 R72
    t = table(3, 1)
    t.play("done:1", "done:0", "done:2")
    assert t.asks == "ability-window"
    assert t.options_of(1) == ["character:dozer", "done:1"]


# What belongs to whom


def test_ammo_is_the_players() -> None:  # TEA-04 TEA-52 SC-254
    t = table(2, 1).place(sprog="a1").hand("seat 0", ammo="RR").hand("seat 1").tile("a1", "YRR")
    t.act("sprog", "grab", "square:a1")  # shared, and controlled by seat 0
    assert t.ammo("seat 0") == "RRRY"  # one is lost: three of a colour
    assert t.ammo("seat 1") == ""


def test_a_weapon_goes_to_the_controllers_hand_who_alone_pays() -> None:  # TEA-04 TEA-11 TEA-52 SC-254
    t = table(2, 1).place(sprog="a2").shelf("red", "thor", "lock-rifle")
    t.hand("seat 0").hand("seat 1", ammo="RRRBBBYYY", powerups=("red-newton", "blue-newton"))
    t.act("sprog", "grab")
    assert "square:a2" not in t.options
    t = table(2, 1).place(sprog="a2").shelf("red", "thor", "lock-rifle")
    t.hand("seat 0", ammo="RR").hand("seat 1", ammo="RRRBBBYYY")
    t.act("sprog", "grab", "square:a2")
    assert t.options == ["weapon:thor"]  # red; nobody pays blue for seat 0
    t.play("weapon:thor", "pay:red")
    assert t.loaded("seat 0") == ["thor"]
    assert (t.ammo("seat 0"), t.ammo("seat 1")) == ("R", "RRRBBBYYY")


def test_cards_go_to_the_controllers_hand() -> None:  # TEA-52
    t = table(2, 1).tile("a1", "RBP").controlled("sprog", 1).act("sprog", "grab", "square:a1")
    assert (len(t.powerups("seat 0")), len(t.powerups("seat 1"))) == (0, 1)
    t = table(2, 1).tile("a1", "RBP").hand("seat 0", powerups=("red-newton", "red-scope", "blue-scope"))
    t.act("sprog", "grab", "square:a1")
    assert (len(t.powerups("seat 0")), len(t.powerups("seat 1"))) == (3, 0)  # what it cannot hold is lost


def test_a_weapon_passes_from_one_own_character_to_another() -> None:  # TEA-10 TEA-11 SC-253
    t = teams(white=("dozer", "echo", "violet"), black=("sprog", "banshee", "d-struct-or"))
    t.place(dozer="a2", echo="a1", sprog="a1").hand("dozer", ammo="BB").shelf("red", "lock-rifle")
    t.act("dozer", "grab", "square:a2", "weapon:lock-rifle", "pay:blue")
    t.act("echo").shoot("lock-rifle", "effect:basic", "target:sprog")
    assert t.buffer == {"sprog": 2}
    t = teams(white=("dozer", "echo", "violet"), black=("sprog", "banshee", "d-struct-or"), sizes=(3, 1))
    t.place(dozer="a2", echo="a1", sprog="a1").hand("dozer", ammo="BB").shelf("red", "lock-rifle")
    t.act("dozer", "grab", "square:a2", "weapon:lock-rifle", "pay:blue")
    assert t.loaded("echo") == []
    t.act("echo")
    assert "shoot" not in t.options  # it is in another hand


def test_tile_and_tokens_stay_with_the_character() -> None:  # TEA-52
    t = table(2, 1).place(sprog="a1").act("sprog", "rush", "pass")
    assert (t.shift("sprog"), t.shift("violet"), t.shift("dozer")) == (1, 0, 0)
    t.controlled("sprog", 1)
    assert t.shift("sprog") == 1
