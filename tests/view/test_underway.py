"""What is under way is told by the frames on the stack."""

from __future__ import annotations

from random import Random

import pytest

from killshot import Game, Setup
from killshot.engine.ids import FIGURES, parse_weapon
from killshot.engine.underway import Underway, underway
from killshot.testing import arena, teams
from killshot.testing.scenario import Scenario

SETUPS = (
    Setup(players=3),
    Setup(players=4, bot=True),
    Setup(players=3, mode="domination"),
    Setup(players=3, mode="turret"),
    Setup(players=4, characters=True),
    Setup(mode="teams", teams=(1, 2)),
    Setup(mode="teams", teams=(3, 2)),
)


def found(t: Scenario) -> Underway:
    return underway(t.rules, t.state)


def test_a_turn_says_how_many_actions_are_left() -> None:  # TRN-03
    t = arena(players=3).place(violet="a1", dozer="b1")
    assert (found(t).actions_left, found(t).duties_left, found(t).acting) == (2, 0, -1)
    t.play("run")
    assert (found(t).actions_left, found(t).acting) == (1, FIGURES.index("violet"))
    t.play("square:b1")
    assert (found(t).actions_left, found(t).acting) == (1, -1)


def test_the_bot_is_a_duty() -> None:  # BOT-03
    t = arena(players=3, bot=True).place(violet="a1", dozer="b1", bot="c3")
    assert found(t).duties_left == 1
    t.play("bot", "square:c3")
    assert found(t).duties_left == 0


def test_a_shot_says_what_is_fired_and_who_was_hurt() -> None:  # SHO-01
    t = arena(players=3).place(violet="b1", dozer="b1").hand("violet", "lock-rifle", ammo="R")
    t.play("shoot", "weapon:lock-rifle", "effect:basic")
    firing = found(t).firing
    assert firing is not None
    assert (firing.figure, firing.weapon, firing.hurt) == (0, parse_weapon("lock-rifle"), 0)
    t.play("target:dozer")
    firing = found(t).firing
    assert firing is None or firing.hurt == 1 << FIGURES.index("dozer")


def test_a_team_turn_says_who_has_acted_and_who_has_left() -> None:  # TEA-42 R71
    t = teams(sizes=(2, 1)).place(violet="b3", dozer="b3", sprog="b3")
    assert found(t).actions_left == 3
    t.play("character:violet")
    assert (found(t).actions_left, found(t).acting) == (2, 0)
    t.play("pass")
    assert (found(t).acted_figures, found(t).left_seats, found(t).acting) == ((0,), (), -1)
    t.play("done:0")
    assert found(t).left_seats == (0,)
    assert found(t).actions_left == 1  # dozer's; the shared sprog is controlled by who has left


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_at_the_menu_of_a_turn_its_seats_are_asked(setup: Setup) -> None:
    game, luck, menus, begun = Game(setup, seed=5), Random(5), 0, 0
    while game.decision is not None and menus < 60:
        frame = game.state.stack[-1]
        seats = frame.menu(game.rules)
        if seats:
            menus += 1
            begun += frame.begins(game.rules, game.state)
            assert seats == game.decision.seats
            assert game.decision.prompt.key in ("first-action", "last-action", "turn-over", "bot-due", "team-turn")
            now = underway(game.rules, game.state)
            assert now.acting == -1
            assert now.firing is None
            assert now.actions_left == frame.actions_left(game.state, seats)
        else:
            assert not frame.begins(game.rules, game.state)
            assert frame.actions_left(game.state, (0,)) == 0
        game.play(luck.choice(game.options))
    assert 0 < begun < menus
