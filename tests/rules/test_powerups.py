"""Powerups: Targeting Scope, Newton, Teleporter and Tagback Grenade (PUP)."""

from collections import Counter

import pytest

from killshot import Game
from killshot.engine.ids import POWERUP_TYPES, POWERUPS
from killshot.testing import Scenario, arena


def test_there_are_two_of_each_type_and_colour() -> None:  # PUP-01
    s = Game(seed=4).state
    cards = Counter(POWERUPS[card] for card in (*s.powerup_deck, *s.powerups[0]))
    assert cards == Counter({f"{colour}-{kind}": 2 for kind in POWERUP_TYPES for colour in ("red", "blue", "yellow")})


def test_a_card_is_an_effect_or_a_cube_or_a_spawnpoint() -> None:  # PUP-02
    t = arena("L", players=3).place(violet="c1", dozer="c2", sprog="d1")
    t.hand("violet", "lock-rifle", powerups=("red-newton",))
    moved = t.copy().play("powerup:red-newton", "target:dozer", "square:c3")
    assert moved.at("dozer") == "c3"
    paid = t.copy().shoot("lock-rifle", "effect:second-lock", "pay:red-newton", "target:sprog")
    assert paid.at("dozer") == "c2"
    spawning = arena("L", players=3).stack_powerups("red-newton", "blue-scope").play("discard:red-newton")
    assert spawning.at("violet") == "a2"
    for t in (moved, paid, spawning):
        assert t.powerup_discard == ["red-newton"]


def test_a_hand_holds_three() -> None:  # PUP-03
    t = arena("L").place(violet="b1").tile("b1", "YBP").tile("b2", "RBP")
    t.hand("violet", powerups=("red-newton", "blue-newton")).play("grab", "square:b1", "grab", "square:b2")
    assert len(t.powerups("violet")) == 3


def test_a_played_card_is_discarded() -> None:  # PUP-04
    t = arena("L").place(violet="b1", dozer="b2").hand("violet", powerups=("red-newton", "blue-teleporter"))
    t.play("powerup:red-newton", "target:dozer", "square:b3", "powerup:blue-teleporter", "square:a1")
    assert t.powerup_discard == ["red-newton", "blue-teleporter"]
    assert t.powerups("violet") == []


# Targeting Scope


def hit_two(ammo: str = "R", powerups: tuple[str, ...] = ("red-scope",)) -> Scenario:
    """Violet has hit Dozer and Sprog, Banshee stands by."""
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1", banshee="c3")
    t.hand("violet", "machine-gun", ammo=ammo, powerups=powerups)
    return t.shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")


def test_a_scope_adds_one_damage_for_a_cube() -> None:  # PUP-10 SC-078
    t = hit_two()
    assert t.options == ["powerup:red-scope", "pass"]
    t.play("powerup:red-scope")
    assert t.options == ["target:dozer", "target:sprog"]
    t.play("target:sprog", "pay:red")
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x2"}
    assert t.ammo("violet") == ""
    assert t.powerup_discard == ["red-scope"]
    t.assert_settled()


def test_a_scope_may_be_kept() -> None:  # PUP-10
    t = hit_two().play("pass")
    t.assert_settled()
    assert t.powerups("violet") == ["red-scope"]
    assert t.ammo("violet") == "R"


def test_a_scope_is_paid_with_another_card() -> None:  # PUP-10 R19 AMM-05 SC-079
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle", powerups=("red-scope", "blue-newton"))
    t.shoot("lock-rifle", "effect:basic", "target:dozer", "powerup:red-scope", "target:dozer", "pay:blue-newton")
    assert t.damage == {"dozer": "violet x3"}
    assert sorted(t.powerup_discard) == ["blue-newton", "red-scope"]
    assert t.at("dozer") == "c2"


def test_a_scope_without_a_cube_is_not_offered() -> None:  # PUP-10 SC-079
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle", powerups=("red-scope",))
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    t.assert_settled()
    assert t.damage == {"dozer": "violet x2"}


def test_a_scope_is_no_card_for_around_an_action() -> None:  # PUP-10
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", ammo="R", powerups=("red-scope", "red-tagback"))
    assert not any(option.startswith("powerup:") for option in t.options)


def test_a_scope_hits_a_figure_at_twelve_for_nothing() -> None:  # PUP-10 SHO-16 PUP-43 SC-317
    t = arena("L").place(violet="c2", dozer="c2").damaged("dozer", "sprog x12")
    t.hand("violet", "sledgehammer", ammo="R", powerups=("red-scope",)).hand("dozer", powerups=("red-tagback",))
    t.shoot("sledgehammer", "effect:basic", "target:dozer", "powerup:red-scope", "target:dozer", "pay:red")
    assert t.damage == {"dozer": "sprog x12"}
    assert t.ammo("violet") == ""
    assert t.powerups("violet") == []
    t.assert_settled()  # no Tagback: nothing was received


def test_a_scope_turns_no_new_marks_into_damage() -> None:  # PUP-11 SHO-13 SC-082
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2", ammo="R", powerups=("red-scope",))
    t.shoot("zx-2", "effect:basic", "target:dozer", "powerup:red-scope", "target:dozer", "pay:red")
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 2}}


def test_a_scope_finds_old_marks_already_converted() -> None:  # PUP-11
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle", ammo="R", powerups=("blue-scope",))
    t.marked("dozer", violet=2).shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}
    t.play("powerup:blue-scope", "target:dozer", "pay:red")
    assert t.damage == {"dozer": "violet x5"}
    assert t.marks == {"dozer": {"violet": 1}}


def test_a_scope_needs_damage_not_marks() -> None:  # PUP-12 SC-081
    t = (
        arena("L")
        .place(violet="c1", dozer="c2", sprog="c2")
        .hand("violet", "hellion", ammo="B", powerups=("red-scope",))
    )
    t.shoot("hellion", "effect:basic", "target:dozer", "powerup:red-scope")
    assert t.options == ["target:dozer"]
    t.play("target:dozer", "pay:blue")
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}


def test_marks_alone_call_for_no_scope_and_no_tagback() -> None:  # PUP-12 PUP-44
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2", ammo="B", powerups=("red-scope",))
    t.hand("dozer", powerups=("red-tagback",)).shoot("zx-2", "effect:scanner", "target:dozer")
    assert t.asks == "last-action"
    assert t.marks == {"dozer": {"violet": 1}}


def test_several_scopes_in_one_action() -> None:  # PUP-13 PUP-03 SC-080
    t = arena("L").place(violet="c2", dozer="c2")
    t.hand("violet", "sledgehammer", ammo="RY", powerups=("red-scope", "blue-scope"))
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    t.play("powerup:red-scope", "target:dozer", "pay:red", "powerup:blue-scope", "target:dozer", "pay:yellow")
    assert t.damage == {"dozer": "violet x4"}
    t.assert_settled()


def test_scopes_on_different_figures_each_with_its_price() -> None:  # PUP-13
    t = hit_two(ammo="RR", powerups=("red-scope", "blue-scope"))
    t.play("powerup:red-scope", "target:dozer", "pay:red", "powerup:blue-scope", "target:sprog", "pay:red")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    assert t.ammo("violet") == ""


def test_the_second_scope_needs_its_own_cube() -> None:  # PUP-13
    t = hit_two(ammo="R", powerups=("red-scope", "red-scope"))
    t.play("powerup:red-scope", "target:dozer", "pay:red")
    t.assert_settled()
    assert t.powerups("violet") == ["red-scope"]


def test_a_scope_from_the_first_damage_to_the_end() -> None:  # PUP-14 R20
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1")
    t.hand("violet", "rocket-launcher", ammo="BB", powerups=("red-scope",))
    t.play("shoot", "weapon:rocket-launcher")
    assert t.refuses("powerup:red-scope")
    t.play("effect:basic")
    assert t.refuses("powerup:red-scope")
    t.play("target:dozer")
    assert t.offers("powerup:red-scope", "square:c3")  # before the push
    t.play("square:c3")
    assert t.offers("powerup:red-scope", "effect:rocket-jump", "pass")
    t.play("effect:rocket-jump", "pay:blue", "square:c2")
    assert t.options == ["powerup:red-scope", "pass"]  # after the last effect


def test_a_scope_between_effects_leaves_them_on_offer() -> None:  # PUP-14 R20
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1")
    t.hand("violet", "lock-rifle", ammo="RB", powerups=("red-scope",))
    t.shoot("lock-rifle", "effect:basic", "target:dozer", "powerup:red-scope", "target:dozer", "pay:blue")
    t.play("effect:second-lock", "pay:red", "target:sprog")
    assert t.damage == {"dozer": "violet x3"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}


def test_scopes_come_before_tagbacks() -> None:  # PUP-14 R20 PUP-42 R23
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle", ammo="B", powerups=("red-scope",))
    t.hand("dozer", powerups=("red-tagback",)).shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.asked == "violet"
    assert t.options == ["powerup:red-scope", "pass"]
    t.play("powerup:red-scope", "target:dozer", "pay:blue")
    assert t.asked == "dozer"


# Newton


def test_newton_moves_another_figure_in_one_direction() -> None:  # PUP-20 SHO-24 SC-083
    t = arena("L").place(violet="c3", dozer="c3", sprog="b2").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton")
    assert t.options == ["target:dozer", "target:sprog"]
    u = t.copy().play("target:sprog")
    assert u.refuses("square:c2")  # a wall
    t.play("target:dozer")
    assert t.offers("square:c2", "square:c1")
    assert t.refuses("square:d2")  # north, then east
    t.play("square:c1")
    assert t.at("dozer") == "c1"
    assert t.actions_left == 2


def test_newton_moves_a_body_which_is_hit_once_more() -> None:  # PUP-20 SHO-08 SC-084
    t = (
        arena("L")
        .place(violet="c1", dozer="c2")
        .hand("violet", "lock-rifle", "electroscythe", powerups=("red-newton",))
    )
    t.damaged("dozer", "sprog x9").shoot("lock-rifle", "effect:basic", "target:dozer")
    t.play("powerup:red-newton", "target:dozer", "square:c1").shoot("electroscythe", "effect:basic")
    assert t.damage == {"dozer": "sprog x9, violet x3"}


# Teleporter


def test_the_teleporter_reaches_any_square() -> None:  # PUP-30 SC-085
    t = arena("L").place(violet="d3").hand("violet", powerups=("red-teleporter",)).play("powerup:red-teleporter")
    assert len(t.options) == 12
    t.play("square:a1")
    assert t.at("violet") == "a1"
    assert t.actions_left == 2
    t.assert_settled()


def test_the_teleporter_may_name_the_current_square() -> None:  # PUP-30 R21
    t = arena("L").place(violet="d3").hand("violet", powerups=("red-teleporter",))
    t.play("powerup:red-teleporter", "square:d3")
    assert t.at("violet") == "d3"
    assert t.powerups("violet") == []
    assert t.happened("moved") == []


@pytest.mark.parametrize("card", ["red-newton", "red-teleporter"])
def test_nobody_plays_them_on_the_turn_of_another(card: str) -> None:  # PUP-20 PUP-30
    t = arena("L").place(violet="d3", dozer="c2").hand("dozer", powerups=(card,))
    assert t.asked == "violet"
    assert t.refuses(f"powerup:{card}")


# Tagback Grenade


def test_a_victim_that_sees_the_shooter_may_answer() -> None:  # PUP-40 SC-087
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle").hand("dozer", powerups=("red-tagback",))
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.asked == "dozer"
    assert t.options == ["powerup:red-tagback", "pass"]
    t.play("powerup:red-tagback")
    assert t.marks == {"dozer": {"violet": 1}, "violet": {"dozer": 1}}
    assert t.powerup_discard == ["red-tagback"]
    assert t.asked == "violet"
    t.assert_settled()


def test_a_victim_may_keep_its_tagback() -> None:  # PUP-40
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle").hand("dozer", powerups=("red-tagback",))
    t.shoot("lock-rifle", "effect:basic", "target:dozer").play("pass")
    assert t.marks == {"dozer": {"violet": 1}}
    assert t.powerups("dozer") == ["red-tagback"]
    t.assert_settled()


def test_a_victim_that_does_not_see_the_shooter_may_not_answer() -> None:  # PUP-40 SHO-22 SC-088
    t = arena("L").place(violet="c1", dozer="d3").hand("violet", "lock-rifle").hand("dozer", powerups=("red-tagback",))
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.asked == "violet"
    t.assert_settled()


def test_a_push_out_of_sight_does_not_silence_the_victim() -> None:  # PUP-41 R22 SC-089
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer", ammo="R")
    t.hand("dozer", powerups=("red-tagback",))
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer", "square:a3")
    assert t.asked == "dozer"
    assert t.offers("powerup:red-tagback")


def test_a_shooter_gliding_out_of_sight_does_not_silence_the_victim() -> None:  # PUP-41 R22 SC-090
    t = arena("L").place(violet="c2", dozer="d2").hand("violet", "plasma-gun").hand("dozer", powerups=("red-tagback",))
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide", "square:b1")
    assert t.asked == "dozer"
    assert t.offers("powerup:red-tagback")


def test_coming_into_sight_afterwards_is_too_late() -> None:  # PUP-41 R22
    t = arena("L").place(violet="c1", dozer="d3").hand("violet", "plasma-gun").hand("dozer", powerups=("red-tagback",))
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide", "square:c2")
    assert t.at("violet") == "c2"  # in the yellow room, where Dozer sees
    assert t.asked == "violet"
    t.assert_settled()


def test_a_move_before_the_damage_counts() -> None:  # PUP-41 R22
    t = (
        arena("L")
        .place(violet="d3", dozer="c1")
        .hand("violet", "tractor-beam")
        .hand("dozer", powerups=("red-tagback",))
    )
    t.shoot("tractor-beam", "effect:basic", "target:dozer", "square:c3")
    assert t.asked == "dozer"


def test_one_qualifying_hit_is_enough() -> None:  # PUP-41 R22
    t = arena("L").place(violet="c1", dozer="d3").hand("violet", "plasma-gun", ammo="B", powerups=("red-scope",))
    t.hand("dozer", powerups=("red-tagback",))
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide", "square:c2")
    t.play("powerup:red-scope", "target:dozer", "pay:blue")
    assert t.asked == "dozer"
    assert t.offers("powerup:red-tagback")


def test_victims_answer_in_seat_order_with_as_many_cards_as_they_like() -> None:  # PUP-42 R23 SC-092
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1").marked("violet", dozer=2).hand("violet", "machine-gun")
    t.hand("dozer", powerups=("red-tagback", "blue-tagback")).hand("sprog", powerups=("yellow-tagback",))
    t.shoot("machine-gun", "effect:basic", "target:sprog", "target:dozer")
    assert t.asked == "dozer"
    t.play("powerup:red-tagback")
    assert t.asked == "dozer"
    assert t.marks["violet"] == {"dozer": 3}
    t.play("powerup:blue-tagback")
    assert t.marks["violet"] == {"dozer": 3}
    assert t.powerups("dozer") == []
    assert t.asked == "sprog"
    t.play("powerup:yellow-tagback")
    assert t.marks["violet"] == {"dozer": 3, "sprog": 1}
    t.assert_settled()


def test_the_first_answer_is_that_of_the_left_neighbour_of_the_shooter() -> None:  # PUP-42 R23
    t = arena("L").place(violet="c2", dozer="c1", banshee="d1").turn("dozer").hand("dozer", "machine-gun")
    t.hand("violet", powerups=("red-tagback",)).hand("banshee", powerups=("blue-tagback",))
    t.shoot("machine-gun", "effect:basic", "target:violet", "target:banshee")
    assert t.asked == "banshee"
    t.play("pass")
    assert t.asked == "violet"


def test_answers_are_collected_once_per_action() -> None:  # PUP-42 R23
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "machine-gun", ammo="Y")
    t.hand("dozer", powerups=("red-tagback",)).shoot("machine-gun", "effect:basic", "target:dozer")
    assert t.asked == "violet"
    t.play("effect:focus-shot", "pay:yellow", "target:dozer")
    assert t.asked == "dozer"
    t.play("pass")
    t.assert_settled()


def test_answers_come_after_the_marks_of_the_action() -> None:  # PUP-42 R23
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "zx-2").hand("dozer", powerups=("red-tagback",))
    t.shoot("zx-2", "effect:basic", "target:dozer")
    assert t.asked == "dozer"
    assert t.marks == {"dozer": {"violet": 2}}


def test_the_killed_may_answer_before_they_are_scored() -> None:  # PUP-43 R24 SC-091
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle").hand("dozer", powerups=("red-tagback",))
    t.damaged("dozer", "sprog x10").shoot("lock-rifle", "effect:basic", "target:dozer", "powerup:red-tagback")
    assert t.marks["violet"] == {"dozer": 1}
    assert t.points("sprog") == 0


def test_who_received_no_token_may_not_answer() -> None:  # PUP-43 R24
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle").hand("dozer", powerups=("red-tagback",))
    t.damaged("dozer", "sprog x12")
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.asked == "violet"
    u = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle").hand("dozer", powerups=("red-tagback",))
    u.damaged("dozer", "sprog x11")
    u.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert u.asked == "dozer"


def test_marks_without_damage_are_no_reason_to_answer() -> None:  # PUP-44
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2").hand("violet", "hellion")
    t.hand("dozer", powerups=("red-tagback",)).hand("sprog", powerups=("blue-tagback",))
    t.shoot("hellion", "effect:basic", "target:dozer")
    assert t.asked == "dozer"
    t.play("pass")
    assert t.asked == "violet"
    assert t.marks["sprog"] == {"violet": 1}


def test_a_tagback_mark_is_a_mark_of_the_victim() -> None:  # PUP-45
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "sledgehammer")
    t.hand("dozer", powerups=("red-tagback",))
    t.shoot("sledgehammer", "effect:basic", "target:dozer", "powerup:red-tagback").end_turn()
    assert t.damage == {"dozer": "violet x2"}
    t.hand("violet", unloaded=()).hand("dozer", "sledgehammer").shoot("sledgehammer", "effect:basic", "target:violet")
    assert t.damage["violet"] == "dozer x3"
    assert t.marks == {}
