"""Turns, the first spawn and passing (TRN)."""

import pytest

from killshot.testing import Scenario, arena


def everybody(players: int = 3) -> Scenario:
    squares = {"violet": "a2", "dozer": "c1", "sprog": "d3", "d_struct_or": "b2", "banshee": "a3"}
    return arena("L", players=players).place(**dict(list(squares.items())[:players]))


def test_turns_go_clockwise_from_the_starting_player() -> None:  # TRN-01
    t = everybody()
    turns = []
    for _ in range(7):
        turns.append(t.active)
        t.end_turn()
    assert turns == ["violet", "dozer", "sprog"] * 2 + ["violet"]


def test_the_first_turn_begins_with_two_cards_one_kept_one_for_the_spawnpoint() -> None:  # TRN-02 SC-003
    t = arena("L").stack_powerups("red-newton", "blue-scope")
    assert t.asks == "spawn"
    assert sorted(t.options) == ["discard:blue-scope", "discard:red-newton"]
    t.play("discard:red-newton")
    assert t.at("violet") == "a2"
    assert t.powerup_discard == ["red-newton"]
    assert t.powerups("violet") == ["blue-scope"]
    assert t.actions_left == 2
    assert t.asks == "first-action"
    t.assert_settled()


@pytest.mark.parametrize(("colour", "square"), [("red", "a2"), ("blue", "c1"), ("yellow", "d3")])
def test_the_discarded_colour_is_the_spawnpoint(colour: str, square: str) -> None:  # TRN-02
    t = arena("L").stack_powerups(f"{colour}-teleporter", "blue-newton").play(f"discard:{colour}-teleporter")
    assert t.at("violet") == square


def test_players_spawn_on_their_own_first_turn_only() -> None:  # TRN-02
    t = arena("L", players=3)
    for figure in ("violet", "dozer", "sprog"):
        assert t.asked == figure
        assert t.asks == "spawn"
        assert t.at(figure) == "nowhere"
        t.play(t.options[0]).end_turn()
    assert t.asked == "violet"
    assert t.asks == "first-action"
    assert len(t.powerups("violet")) == 1


def test_a_turn_has_two_actions() -> None:  # TRN-03
    t = everybody().tile("a1", "YBB")
    assert t.offers("run", "grab", "end")
    t.play("run", "square:a1")
    assert t.actions_left == 1
    assert t.offers("run", "grab", "end")
    t.play("grab", "square:a1")
    assert t.options == ["end"]


def test_the_same_action_may_be_taken_twice() -> None:  # TRN-03
    t = everybody().play("run", "square:a1", "run", "square:b1")
    assert t.at("violet") == "b1"
    u = everybody().tile("a1", "YBB").tile("b1", "RBB").play("grab", "square:a1", "grab", "square:b1")
    assert u.ammo("violet") == "RBBBY"
    v = everybody().place(dozer="a2").hand("violet", "sledgehammer", "electroscythe")
    v.shoot("sledgehammer", "effect:basic", "target:dozer").shoot("electroscythe", "effect:basic")
    assert v.damage == {"dozer": "violet x3"}


def test_actions_may_be_passed_up_and_the_reload_is_still_offered() -> None:  # TRN-04 R03 SC-005
    t = everybody().hand("violet", unloaded=("electroscythe",), ammo="B")
    t.end_turn()
    assert t.asked == "violet"
    assert t.options == ["reload:electroscythe", "pass"]
    t.play("reload:electroscythe", "pay:blue")
    assert t.loaded("violet") == ["electroscythe"]
    assert t.active == "dozer"


def test_the_second_action_may_be_passed_up() -> None:  # TRN-04 R03
    t = everybody().play("run", "square:a1")
    assert t.offers("end")
    t.end_turn()
    assert t.active == "dozer"


def test_a_turn_can_be_ended_when_nothing_else_can_be_done() -> None:  # TRN-04 R03
    t = everybody().turn("violet", 0)
    assert t.options == ["end"]


def test_powerups_are_played_before_between_and_after_actions() -> None:  # TRN-05
    cards = ("red-teleporter", "blue-teleporter", "red-newton")
    t = everybody().hand("violet", powerups=cards)
    t.play("powerup:red-teleporter", "square:b1", "run", "square:a1")
    t.play("powerup:red-newton", "target:dozer", "square:d1", "run", "square:a2")
    t.play("powerup:blue-teleporter", "square:d3")
    assert t.at("violet") == "d3"
    assert t.at("dozer") == "d1"
    assert t.options == ["end"]


def test_any_number_of_powerups_in_one_go() -> None:  # TRN-05 PUP-03
    t = everybody().hand("violet", powerups=("red-newton", "blue-newton", "red-teleporter"))
    t.play("powerup:red-newton", "target:dozer", "square:d1", "powerup:blue-newton", "target:dozer", "square:d2")
    t.play("powerup:red-teleporter", "square:d2")
    assert t.at("violet") == t.at("dozer") == "d2"
    assert t.actions_left == 2


def test_no_powerup_between_the_move_and_the_shot() -> None:  # TRN-05 SC-086
    t = everybody().place(violet="c2", dozer="c3").damaged("violet", "sprog x6")
    t.hand("violet", "lock-rifle", powerups=("red-newton", "red-teleporter")).play("shoot", "square:d2")
    assert t.options == ["weapon:lock-rifle"]


def test_no_powerup_in_the_reload_step() -> None:  # TRN-05 R04 SC-086
    t = everybody().hand("violet", unloaded=("electroscythe", "sledgehammer"), ammo="BY",
                         powerups=("red-newton", "red-teleporter"))  # fmt: skip
    t.end_turn()
    assert t.options == ["reload:electroscythe", "reload:sledgehammer", "pass"]
    t.play("reload:electroscythe", "pay:blue")
    assert t.options == ["reload:sledgehammer", "pass"]
    t.play("reload:sledgehammer", "pay:yellow")
    assert t.active == "dozer"


def test_passed_actions_leave_the_window_for_powerups_open() -> None:  # TRN-05 R04 SC-314
    t = everybody().hand("violet", powerups=("red-teleporter",))
    t.play("powerup:red-teleporter", "square:d1").end_turn()
    assert t.at("violet") == "d1"
    assert t.active == "dozer"


def test_who_is_not_in_the_arena_is_no_target() -> None:  # TRN-06 SHO-08 SC-004
    t = arena("L", players=3).place(violet="a2").hand("violet", "heatseeker", "tractor-beam", "zx-2")
    assert t.refuses("shoot")
    t.place(sprog="d3")
    t.play("shoot", "weapon:heatseeker")
    assert t.options == ["target:sprog"]


def test_who_is_not_in_the_arena_is_not_moved() -> None:  # TRN-06 PUP-20
    t = arena("L", players=3).place(violet="a2").hand("violet", powerups=("red-newton",))
    assert t.refuses("powerup:red-newton")
    t.place(sprog="d3").play("powerup:red-newton")
    assert t.options == ["target:sprog"]


def test_who_is_not_in_the_arena_plays_no_powerup() -> None:  # TRN-06
    t = arena("L", players=3).place(dozer="b1").hand("violet", powerups=("red-teleporter", "blue-newton"))
    assert t.asks == "spawn"
    assert all(option.startswith("discard:") for option in t.options)
