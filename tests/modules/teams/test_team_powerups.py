"""Powerups in team play: hands belong to players, and answer for the characters these control (TEA-30, TEA-31, TEA-47)."""

import pytest

from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN, PLAIN_REWARDS

EVERYBODY = {"violet": "a1", "dozer": "a1", "sprog": "a1", "d_struct_or": "d3", "banshee": "d3", "echo": "d3"}


def table(*sizes: int) -> TeamScenario:
    """White: Violet, Dozer, Sprog; black: :D-struct-OR, Banshee, Echo. Nobody sees an enemy."""
    return teams(prices=PLAIN, rewards=PLAIN_REWARDS, sizes=(sizes[0], sizes[1])).place(**EVERYBODY)


# Newton and Teleporter


def test_a_newton_moves_enemies_only() -> None:  # TEA-14 TEA-31 R78 SC-174
    t = table(1, 1).hand("violet", powerups=("red-newton",)).play("powerup:red-newton")
    assert t.options == ["target:d-struct-or", "target:banshee", "target:echo"]
    t.play("target:echo", "square:d1")
    assert t.at("echo") == "d1"


def test_a_newton_may_be_played_around_any_teammates_action() -> None:  # TEA-31 TEA-42 SC-251
    t = table(2, 1).hand("seat 1", powerups=("red-newton", "blue-teleporter"))
    assert t.options_of(1) == ["character:dozer", "seat:1", "done:1"]
    t.act("violet")
    assert t.asked_seats == [0]  # during seat 0's action: no
    assert t.options_of(1) == []
    t.play("pass", "seat:1")
    assert (t.asks, t.asked_seats) == ("team-hand", [1])
    assert t.options == ["powerup:blue-teleporter", "powerup:red-newton"]
    t.play("powerup:red-newton", "target:banshee", "square:c3")
    assert t.at("banshee") == "c3"
    assert t.asks == "team-turn"
    t.act("sprog", "pass")  # seat 0 goes on


@pytest.mark.parametrize(("controller", "movable"), [(0, ["dozer"]), (1, ["dozer", "sprog"])])
def test_a_teleporter_moves_who_is_controlled_now(controller: int, movable: list[str]) -> None:  # TEA-30 TEA-31 SC-251
    t = table(2, 1).controlled("sprog", controller).hand("seat 1", powerups=("blue-teleporter",)).play("seat:1")
    t.play("powerup:blue-teleporter")
    if len(movable) > 1:
        assert (t.asks, t.asked_seats) == ("teleport-whom", [1])
        assert t.options == [f"character:{name}" for name in movable]
        t.play("character:sprog", "square:d2")
        assert (t.at("sprog"), t.at("dozer")) == ("d2", "a1")
    else:
        t.play("square:d2")  # Dozer: there is nobody else
        assert (t.at("sprog"), t.at("dozer")) == ("a1", "d2")
    assert t.powerups("seat 1") == []


def test_cards_of_an_enemy_are_not_in_the_window() -> None:  # TEA-30 TEA-40
    t = table(1, 1).hand("echo", powerups=("red-newton", "red-teleporter"))
    assert t.asked_seats == [0]
    assert t.options == ["character:violet", "character:dozer", "character:sprog", "done:0"]


def test_it_is_too_late_once_the_turn_ends() -> None:  # TEA-42
    t = table(2, 1).hand("seat 0", powerups=("red-newton",)).hand("seat 1", powerups=("red-teleporter",))
    t.play("done:0", "done:1")
    assert t.asks == "ability-window"
    assert not any(option.startswith(("seat", "powerup")) for option in t.options)


# The Targeting Scope and paying with cards


def test_only_the_controller_of_the_shooter_scopes_and_pays() -> None:  # TEA-30 TEA-31 SC-275
    def shot(controller: int) -> TeamScenario:
        t = table(2, 1).place(sprog="d3").controlled("sprog", controller)
        t.hand("seat 0", "thor").hand("seat 1", "machine-gun", powerups=("red-scope", "blue-newton"))
        return t.act("sprog")

    t = shot(0).shoot("thor", "effect:basic", "target:echo")
    assert t.asks == "team-turn"  # no scope, and nothing to pay a chain reaction with
    assert t.buffer == {"echo": 2}
    t = shot(1).shoot("machine-gun", "effect:basic", "target:echo", "pass")
    assert "powerup:red-scope" in t.options
    t.play("powerup:red-scope", "target:echo", "pay:blue-newton")
    assert t.buffer == {"echo": 2}


def test_a_flush_and_an_ability_are_not_shots() -> None:  # TEA-31
    t = table(1, 1).buffered(echo=6).buffer_marked(echo=2).hand("violet", ammo="RBY", powerups=("red-scope",))
    t.end_turn("character:violet", "target:echo", "nanobots:damage-2")
    assert "powerup:red-scope" not in t.options
    while t.asks != "team-turn":
        assert not any(option.startswith("powerup") for option in t.options)
        t.play(t.options[-1])
    assert t.powerups("violet") == ["red-scope"]


def test_either_player_pays_for_the_shared_weapon_at_the_reload() -> None:  # TEA-12 TEA-30 SC-193 SC-275
    t = table(2, 1).heated(4).hand("sprog", unloaded=("putrifier",)).hand("seat 1", powerups=("red-newton",))
    t.end_turn()
    assert (t.asks, t.asked_seats) == ("reload-window", [1])
    t.play("reload:putrifier", "pay:red-newton")
    assert t.loaded("seat 1") == ["putrifier"]
    assert t.powerups("seat 1") == []


# The Tagback


def shoot_all_three(**hands: tuple[str, ...]) -> TeamScenario:
    """Dozer hits Echo (seat 1), Sprog (seat 2) and Violet (shared), drafted in this order; all of them see him."""
    t = teams(prices=PLAIN, white=("dozer", "banshee", "d-struct-or"), black=("echo", "sprog", "violet"), sizes=(1, 2))
    t.place(dozer="c3", banshee="a1", d_struct_or="a1", echo="c3", sprog="c3", violet="c3")
    t.hand("dozer", "electroscythe")
    for name, cards in hands.items():
        t.hand(name.replace("_", " "), powerups=cards)
    return t.act("dozer").shoot("electroscythe", "effect:basic")


def test_victims_answer_in_draft_order() -> None:  # TEA-31 TEA-36 TEA-47 R67 R76 SC-174 SC-262
    t = shoot_all_three(
        seat_1=("red-tagback", "blue-tagback"), seat_2=("yellow-tagback", "red-tagback", "blue-tagback")
    )
    assert t.buffer == {"echo": 1, "sprog": 1, "violet": 1}
    assert (t.asks, t.asked_seats) == ("tagback", [1])
    assert t.options == ["powerup:red-tagback", "powerup:blue-tagback", "pass"]
    t.play("powerup:red-tagback")
    assert t.buffer_marks == {"dozer": 1}  # in the shooter's colour, hence in white's buffer
    t.play("pass")
    assert (t.asks, t.asked_seats) == ("tagback", [2])
    t.play("pass")
    assert (t.asks, t.asked_seats) == ("tagback-who", [1, 2])  # the shared one: both
    assert t.options_of(1) == ["seat:1", "done:1"]
    assert t.options_of(2) == ["seat:2", "done:2"]
    t.play("seat:2", "powerup:yellow-tagback")
    assert t.asked_seats == [2]  # the first to play a card answers alone, with one card or more
    assert t.options == ["powerup:red-tagback", "powerup:blue-tagback", "pass"]
    t.play("powerup:red-tagback")
    assert t.buffer_marks == {"dozer": 3}
    t.play("powerup:blue-tagback")
    assert t.buffer_marks == {"dozer": 3}  # at most three
    assert t.powerups("seat 1") == ["blue-tagback"]
    t.assert_settled()


def test_the_occasion_is_over_when_both_have_declined() -> None:  # TEA-30 TEA-47 R76
    t = shoot_all_three(seat_1=("red-tagback",), seat_2=("blue-tagback",)).play("pass", "pass")
    t.play("done:2")
    assert t.asked_seats == [1]
    assert t.options == ["powerup:red-tagback", "pass"]
    t.play("pass")
    t.assert_settled()
    assert t.buffer_marks == {}


def test_who_has_played_a_card_leaves_nothing_to_the_other() -> None:  # TEA-30 TEA-47 R76 SC-262
    t = shoot_all_three(seat_1=("red-tagback",), seat_2=("blue-tagback", "yellow-tagback")).play("pass", "pass")
    t.play("seat:2", "powerup:blue-tagback", "pass")
    t.assert_settled()  # seat 1 may not answer for Violet any more
    assert t.buffer_marks == {"dozer": 1}
    assert t.powerups("seat 1") == ["red-tagback"]


def test_who_takes_the_floor_and_thinks_better_of_it_leaves_it_to_the_other() -> None:  # TEA-47 R76
    t = shoot_all_three(seat_1=("red-tagback",), seat_2=("blue-tagback",)).play("pass", "pass", "seat:2", "pass")
    assert t.asked_seats == [1]
    t.play("powerup:red-tagback")
    t.assert_settled()
    assert t.buffer_marks == {"dozer": 1}


def test_a_seat_without_a_card_is_not_asked() -> None:  # TEA-47 R76
    t = shoot_all_three(seat_2=("red-newton", "blue-tagback"))
    assert t.asked_seats == [2]
    t.play("pass")
    assert (t.asks, t.asked_seats) == ("tagback", [2])  # for Violet
    assert t.options == ["powerup:blue-tagback", "pass"]
    t.play("powerup:blue-tagback")
    t.assert_settled()


def test_a_victim_must_see_the_shooter() -> None:  # TEA-31 TEA-47 R76
    t = table(1, 1).place(dozer="c1", echo="d3").hand("dozer", "thor").hand("echo", powerups=("red-tagback",))
    t.act("dozer").shoot("thor", "effect:basic", "target:echo")  # from d3 one sees the yellow room alone
    t.assert_settled()
    t = table(1, 1).place(dozer="c2", echo="d3").hand("dozer", "thor").hand("echo", powerups=("red-tagback",))
    t.act("dozer").shoot("thor", "effect:basic", "target:echo")
    assert t.asks == "tagback"


def test_marks_alone_are_not_answered() -> None:  # TEA-31
    t = table(1, 1).place(violet="d2").hand("violet", "tracking-bot").hand("echo", powerups=("red-tagback",))
    t.act("violet").shoot("tracking-bot", "effect:basic", "target:echo")
    assert t.buffer_marks == {"echo": 2}
    t.assert_settled()


def test_a_flush_is_not_answered() -> None:  # TEA-31
    t = table(1, 1).place(dozer="d3", violet="d3").heated(4).buffered(echo=6).reward_tile("B")
    t.hand("echo", powerups=("red-tagback",)).end_turn("done:0")
    assert t.damage == {"echo": "echo x6"}
    assert t.asks == "team-turn"
    assert t.powerups("echo") == ["red-tagback"]
