"""The bot in Domination, where it shoots spawnpoints, and in Turret, where it is shot by turrets (BOT-11)."""

from random import Random

import pytest

from killshot import Game, Setup
from killshot.engine.ids import BOT
from killshot.testing import Scenario, arena


def with_bot(players: int, mode: str) -> Scenario:
    return arena("L", players=players, mode=mode, bot=True)


# In Domination


def test_on_a_first_turn_the_bot_does_not_shoot_spawnpoints() -> None:  # BOT-11 DOM-02 R30 SC-338
    t = with_bot(3, "domination").place(bot="a3", dozer="c2", violet="d1", sprog="d3").rookie("dozer").turn("dozer")
    t.play("bot", "square:a3")
    t.assert_settled()
    assert t.tracks == {}


def test_a_spawnpoint_in_sight_must_be_shot_if_nothing_else_can_be() -> None:  # BOT-04 BOT-11 SC-338
    t = with_bot(3, "domination").place(bot="a3", dozer="c2", violet="d1", sprog="d3").turn("dozer")
    t.play("bot", "square:a3")
    assert t.options == ["target:red-spawnpoint"]
    t.play("target:red-spawnpoint")
    assert t.tracks == {"red": "bot x1"}
    t.assert_settled()


def test_the_bot_chooses_among_figures_and_spawnpoints() -> None:  # BOT-04 BOT-11
    t = with_bot(3, "domination").place(bot="c1", violet="c1", dozer="c2", sprog="a1").play("bot", "square:c1")
    t.pick("target:dozer", among={"target:dozer", "target:blue-spawnpoint", "target:yellow-spawnpoint"})
    assert t.tracks == {}


def test_the_bots_limit_is_not_the_players() -> None:  # BOT-11 R41 R31
    t = with_bot(3, "domination").place(bot="a2", violet="a2", dozer="c2", sprog="d1").hand("violet", "electroscythe")
    t.shoot("electroscythe", "effect:basic").play("bot", "square:a2", "target:red-spawnpoint")
    assert t.tracks == {"red": "violet x1, bot x1"}
    u = with_bot(3, "domination").place(bot="a2", violet="a1", dozer="c2", sprog="d1").hand("violet", "lock-rifle")
    u.play("bot", "square:a2", "target:red-spawnpoint").shoot("lock-rifle", "effect:basic")
    assert u.offers("target:red-spawnpoint")


def test_the_bot_shoots_a_spawnpoint_again_on_the_next_turn() -> None:  # BOT-11 R31
    t = with_bot(3, "domination").place(bot="a3", violet="c2", dozer="d1", sprog="d2")
    for _ in range(2):
        t.play("bot", "square:a3", "target:red-spawnpoint").end_turn()
    assert t.tracks == {"red": "bot x2"}


def test_a_bot_mark_for_a_spawnpoint_is_lost() -> None:  # BOT-11 R41
    t = with_bot(3, "domination").place(bot="a3", violet="c2", dozer="d1", sprog="d2").damaged("bot", "sprog x6")
    t.play("bot", "square:a3", "target:red-spawnpoint")
    assert t.tracks == {"red": "bot x1"}
    assert t.marks == {}
    assert t.damage == {"bot": "sprog x6"}


def test_the_bot_neither_tags_nor_is_struck_back_at_the_end_of_a_turn() -> None:  # BOT-11 R41
    t = with_bot(3, "domination").place(bot="c1", violet="a1", dozer="c2", sprog="d2")
    t.play("bot", "square:c1", "target:dozer").end_turn()
    assert t.tracks == {}
    assert "bot" not in t.damage


def test_the_active_player_names_the_track_for_a_bots_overkill_token() -> None:  # BOT-11 R41 DOM-08 SC-339
    t = with_bot(3, "domination").place(bot="d2", violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe")
    t.damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic").play("bot", "square:d2", "target:dozer")
    t.end_turn()
    assert t.asks == "overkill"
    assert t.asked == "violet"
    t.play("track:yellow")
    assert t.tracks == {"yellow": "bot x1"}
    assert t.marks == {"bot": {"dozer": 1}}
    assert t.skulls("dozer") == 1


def test_the_bots_tokens_rank_on_the_spawnpoint_tracks() -> None:  # BOT-08 BOT-11 R39 DOM-11
    t = with_bot(3, "domination").place(bot="a3", violet="c2", dozer="b1", sprog="b3").frenzy("violet", "violet")
    t.damaged("sprog", "bot").spawnpoint("blue", "bot x3, violet x2, dozer")
    t.play("bot", "square:a3", "target:sprog").end_turn()
    assert t.is_over
    assert t.scores == {"bot": 1 + 8 + 8, "violet": 6, "dozer": 4}  # Sprog's board, then the track


def test_the_bot_strikes_no_spawnpoint_it_does_not_see() -> None:  # BOT-04 BOT-11
    t = with_bot(3, "domination").place(bot="d2", violet="d2", dozer="a1", sprog="a1").play("bot", "square:d2")
    assert t.options == ["target:yellow-spawnpoint"]


# In Turret


def test_the_bot_triggers_turrets_when_it_moves() -> None:  # BOT-11 BOT-04 TUR-06 SC-340
    t = with_bot(3, "turret").place(bot="c1", violet="a1", dozer="d2", sprog="a3").damaged("bot", "sprog x5")
    t.turret("c2", "sprog").play("bot", "square:c2")
    assert t.damage == {"bot": "sprog x6"}
    t.play("target:dozer")
    assert t.damage == {"bot": "sprog x6", "dozer": "bot x1"}
    assert t.marks == {"dozer": {"bot": 1}}
    t.assert_settled()


def test_the_bot_triggers_turrets_when_it_is_moved() -> None:  # BOT-11 TUR-06
    t = with_bot(3, "turret").place(bot="c1", violet="a1", dozer="d2", sprog="a3").turret("c2", "violet")
    t.hand("violet", powerups=("red-newton",)).play("powerup:red-newton", "target:bot", "square:c3")
    assert t.damage == {"bot": "violet x1"}


def test_the_bot_staying_on_a_turret_square_is_left_alone() -> None:  # BOT-11 TUR-06
    t = with_bot(3, "turret").place(bot="c2", violet="a1", dozer="d2", sprog="a3").turret("c2", "violet")
    t.play("bot", "square:c2", "target:dozer")
    assert t.damage == {"dozer": "bot x1"}


def test_a_bot_killed_by_a_turret_and_an_opponent_make_a_double_kill() -> None:  # BOT-10 TUR-09
    t = with_bot(3, "turret").place(bot="c1", violet="c3", dozer="d2", sprog="a3").turret("c2", "sprog")
    t.damaged("bot", "sprog x10").damaged("dozer", "sprog x10").play("bot", "square:c2", "target:dozer").end_turn()
    assert t.scores == {"sprog": 9 + 9, "bot": 6, "violet": 1}


@pytest.mark.parametrize("seed", range(3))
def test_the_bot_never_holds_a_turret(seed: int) -> None:  # BOT-11
    game, luck = Game(Setup(players=3, mode="turret", bot=True), seed=seed), Random(seed)
    taken = 0
    for _ in range(600):
        if game.decision is None:
            break
        game.play(luck.choice(game.options))
        assert BOT not in game.state.turrets.owners
        taken = max(taken, sum(owner >= 0 for owner in game.state.turrets.owners))
    assert taken
