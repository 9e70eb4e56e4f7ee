"""Domination: tagging spawnpoints, strike-back, overkill tokens (DOM); `test_domination_weapons` goes weapon by weapon."""

import pytest

from killshot import Game, Setup
from killshot.testing import Scenario, arena


def domination(players: int = 5, ending: str = "frenzy") -> Scenario:
    return arena("L", players=players, ending=ending, mode="domination")


def full_turns(game: Game, n: int) -> None:
    """`n` turns in which players only enter with their first card and end the turn."""
    for _ in range(n):
        if not any(str(option) == "end" for option in game.options):
            game.play(game.options[0])
        game.play("end")


# The table


@pytest.mark.parametrize("name", ["S", "M1", "M2", "L"])
def test_eight_skulls_lie_in_the_box_beside_three_empty_tracks(name: str) -> None:  # DOM-01 SET-03
    s = Game(Setup(mode="domination", arena=name), seed=1).state
    assert s.skulls_left == 8
    assert s.spawnpoints.tracks == ((), (), ())
    assert s.track == ()


def test_there_is_no_killshot_track() -> None:  # DOM-01
    t = domination().place(violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe")
    t.damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic").end_turn()
    assert t.track == []
    assert t.skulls_left == 7
    assert t.skulls("dozer") == 1


def test_killshot_tokens_are_worth_nothing_at_the_end() -> None:  # DOM-01 DOM-08
    t = domination(3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe")
    t.frenzy("violet", "violet").flipped("dozer").damaged("dozer", "sprog x10")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.is_over
    assert t.scores == {"sprog": 2, "violet": 1}  # the flipped board and nothing else


# The first turn


def test_ending_the_first_turn_on_a_spawnpoint_is_nothing_special() -> None:  # DOM-02 R30 SC-117
    t = domination().place(dozer="a2", violet="c3").rookie("dozer").turn("dozer")
    t.end_turn()
    assert t.tracks == {}
    assert t.damage == {}


def test_the_next_turn_there_tags_and_strikes_back() -> None:  # DOM-02 DOM-03 R30
    t = domination(3).place(violet="c3", dozer="a2", sprog="d1").rookie("dozer").turn("dozer")
    t.end_turn().end_turn().end_turn()  # Dozer, Sprog, Violet
    assert t.active == "dozer"
    assert t.tracks == {}
    t.end_turn()
    assert t.tracks == {"red": "dozer x1"}
    assert t.damage == {"dozer": "dozer x1"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybodys_first_turn_is_an_ordinary_one(players: int) -> None:  # DOM-02 R30
    game = Game(Setup(players=players, mode="domination"), seed=4)
    full_turns(game, players)
    s = game.state
    assert s.active == 0
    assert all(square in game.rules.arena.spawnpoint for square in s.at[:players])
    assert s.spawnpoints.tracks == ((), (), ())
    assert not any(s.damage)
    full_turns(game, players)
    assert [game.state.damage[figure] for figure in game.state.order] == [(figure,) for figure in game.state.order]


def test_on_the_first_turn_a_spawnpoint_is_no_target() -> None:  # DOM-02 R30 SC-322
    t = domination().place(dozer="c1", violet="c2").rookie("dozer").turn("dozer").hand("dozer", "lock-rifle")
    t.shoot("lock-rifle", "effect:basic")
    assert set(t.options) == {"target:violet"}
    u = domination().place(dozer="c1", violet="c2").turn("dozer").hand("dozer", "lock-rifle")
    u.shoot("lock-rifle", "effect:basic")
    assert set(u.options) == {"target:violet", "target:blue-spawnpoint", "target:yellow-spawnpoint"}


def test_on_the_first_turn_area_effects_pass_over_spawnpoints() -> None:  # DOM-02 R30 SC-322
    t = domination().place(dozer="c1", violet="c2").rookie("dozer").turn("dozer").hand("dozer", "furnace")
    t.shoot("furnace", "effect:basic").pick("room:yellow", among={"room:yellow"})
    assert t.damage == {"violet": "dozer x1"}
    assert t.tracks == {}
    t.assert_settled()


def test_on_the_first_turn_an_overkill_token_already_goes_to_a_track() -> None:  # DOM-08 R30
    t = domination().place(dozer="c2", violet="c2", sprog="a1").rookie("dozer").turn("dozer")
    t.hand("dozer", "sledgehammer").damaged("violet", "sprog x10")
    t.shoot("sledgehammer", "effect:basic", "target:violet").end_turn("track:yellow")
    assert t.tracks == {"yellow": "dozer x1"}


# Tagging by damage


def test_a_tag_goes_to_the_leftmost_free_space_of_that_track_only() -> None:  # DOM-03 SC-188
    t = domination().place(sprog="c2", violet="a1").turn("sprog").hand("sprog", "lock-rifle")
    t.spawnpoint("blue", "violet, dozer").spawnpoint("red", "banshee").spawnpoint("yellow", "sprog")
    t.shoot("lock-rifle", "effect:basic", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1, dozer x1, sprog x1", "red": "banshee x1", "yellow": "sprog x1"}


def test_a_spawnpoint_takes_one_token_whatever_the_damage() -> None:  # DOM-04 SC-119
    t = domination().place(violet="c2").hand("violet", "lock-rifle", "zx-2")
    t.shoot("lock-rifle", "effect:basic", "target:blue-spawnpoint")
    assert t.tracks == {"blue": "violet x1"}
    assert t.marks == {}
    t.shoot("zx-2", "effect:basic")
    t.pick("target:yellow-spawnpoint", among={"target:yellow-spawnpoint"})  # blue was damaged this turn
    assert t.tracks == {"blue": "violet x1", "yellow": "violet x1"}
    assert t.marks == {}
    t.assert_settled()


def test_a_spawnpoint_damaged_before_is_skipped_by_area_effects() -> None:  # DOM-04 R31 SC-328
    t = domination().place(violet="c1").hand("violet", "lock-rifle", "furnace")
    t.shoot("lock-rifle", "effect:basic", "target:yellow-spawnpoint")
    assert t.refuses("shoot")  # nobody in the yellow room, and the spawnpoint does not count any more
    t.place(dozer="c2")
    t.shoot("furnace", "effect:basic", "room:yellow")
    assert t.damage == {"dozer": "violet x1"}
    assert t.tracks == {"yellow": "violet x1"}
    t.assert_settled()


def test_a_spawnpoint_damaged_in_this_very_shot_is_no_target_any_more() -> None:  # R31 DOM-04
    t = domination().place(violet="c2", dozer="c2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher", "effect:basic", "target:blue-spawnpoint", "effect:extra-grenade", "pay:red")
    t.pick("square:d3", among={"square:c2", "square:d3"})  # not c1 again; yellow is still there
    assert t.tracks == {"blue": "violet x1", "yellow": "violet x1"}
    t.assert_settled()


def test_optional_damage_may_not_use_up_the_only_target_of_the_shot() -> None:  # R31 SHO-03
    t = domination().place(violet="a2").hand("violet", "grenade-launcher", ammo="R")
    t.shoot("grenade-launcher")
    # The grenade first would leave nothing for the basic effect
    t.pick("effect:basic", "target:red-spawnpoint", among={"effect:basic"})
    assert t.ammo("violet") == "R"
    t.assert_settled()  # and none follows


def test_the_limit_ends_with_the_turn() -> None:  # R31 DOM-04
    t = domination(3).place(violet="c2", dozer="d1", sprog="b1")
    t.hand("violet", "lock-rifle", "plasma-gun").hand("dozer", "thor")
    t.shoot("lock-rifle", "effect:basic", "target:blue-spawnpoint").end_turn()
    t.shoot("thor", "effect:basic", "target:blue-spawnpoint").end_turn().end_turn()  # another player's limit
    t.shoot("plasma-gun", "effect:basic", "target:blue-spawnpoint", "pass")
    assert t.tracks == {"blue": "violet x1, dozer x1, violet x1"}


def test_damage_is_no_tag_where_nobody_shoots_the_spawnpoint() -> None:  # DOM-04
    t = domination().place(violet="c2", dozer="c1").hand("violet", "lock-rifle")
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.tracks == {}


def test_a_spawnpoint_is_not_moved_by_newton() -> None:  # R88 PUP-20
    t = domination().place(violet="c1", dozer="c1", sprog="d3").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton")
    assert set(t.options) == {"target:dozer", "target:sprog"}


def test_newton_needs_a_figure() -> None:  # R88 PUP-20
    t = domination().place(violet="c1").hand("violet", powerups=("red-newton",))
    assert t.refuses("powerup:red-newton")


def test_a_scope_does_not_work_on_a_spawnpoint() -> None:  # R88 PUP-12
    t = domination().place(violet="c2", dozer="d2").hand("violet", "zx-2", ammo="Y", powerups=("red-scope",))
    t.shoot("zx-2", "effect:basic", "target:blue-spawnpoint")
    t.assert_settled()
    assert t.powerups("violet") == ["red-scope"]


def test_a_scope_works_on_the_figure_hit_beside_a_spawnpoint() -> None:  # R88 PUP-10
    t = domination().place(violet="c1", dozer="c1").hand("violet", "electroscythe", ammo="Y", powerups=("red-scope",))
    t.shoot("electroscythe", "effect:basic", "powerup:red-scope")
    t.pick("target:dozer", "pay:yellow", among={"target:dozer"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.tracks == {"blue": "violet x1"}


def test_a_spawnpoint_is_seen_or_unseen_as_its_square_is() -> None:  # R88 SHO-22
    t = domination().place(violet="d2").hand("violet", "lock-rifle").shoot("lock-rifle", "effect:basic")
    assert set(t.options) == {"target:yellow-spawnpoint"}  # d2 sees yellow and green, neither red nor blue


# Ending a turn on a spawnpoint


def test_ending_alone_on_a_spawnpoint_tags_it_and_is_struck_back() -> None:  # DOM-06 DOM-07 SC-118
    t = domination().place(violet="c1", dozer="b1", sprog="a2").end_turn()
    assert t.tracks == {"blue": "violet x1"}  # not red: it is not Sprog's turn
    assert t.damage == {"violet": "violet x1"}


def test_with_company_there_is_no_tag_but_strike_back() -> None:  # DOM-06 DOM-07 SC-118
    t = domination().place(violet="c1", sprog="c1").end_turn()
    assert t.tracks == {}
    assert t.damage == {"violet": "violet x1"}


def test_ending_elsewhere_is_nothing() -> None:  # DOM-06 DOM-07
    t = domination().place(violet="c2").end_turn()
    assert t.tracks == {}
    assert t.damage == {}


def test_a_spawnpoint_damaged_this_turn_is_tagged_again_at_its_end() -> None:  # DOM-06 R31
    t = domination().place(violet="c1").hand("violet", "electroscythe")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.tracks == {"blue": "violet x2"}


def test_a_killed_figure_is_company() -> None:  # DOM-06 R33
    t = domination(3).place(violet="c1", dozer="c1", sprog="a1").hand("violet", "electroscythe")
    t.damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic").end_turn()
    assert t.tracks == {"blue": "violet x1"}  # the shot alone
    assert t.damage == {"violet": "violet x1"}


def test_the_bot_is_company() -> None:  # DOM-06 R33
    t = arena("L", players=3, mode="domination", bot=True).place(violet="c1", bot="c1", dozer="d2", sprog="a1")
    t.play("bot", "square:c1", "target:dozer").end_turn()
    assert t.tracks == {}
    assert t.damage == {"dozer": "bot x1", "violet": "violet x1"}


def test_tag_and_strike_back_come_after_reloading_and_before_scoring() -> None:  # DOM-06 DOM-07 END-01
    t = domination(3).place(violet="c1", dozer="c2", sprog="a1").hand("violet", "lock-rifle", ammo="BB")
    t.damaged("dozer", "sprog x9").shoot("lock-rifle", "effect:basic", "target:dozer").end_turn()
    assert t.asks == "reload"
    assert t.tracks == {}
    t.play("reload:lock-rifle", "pay:blue", "pay:blue")
    order = [event.kind for event in t.events]
    assert order.index("reloaded") < order.index("tagged") < order.index("struck-back") < order.index("board-scored")
    assert t.tracks == {"blue": "violet x1"}


def test_strike_back_asks_for_no_tagback() -> None:  # DOM-07 PUP-44
    t = domination(3).place(violet="c1", dozer="c1", sprog="a1").hand("violet", powerups=("red-tagback",)).end_turn()
    assert t.active == "dozer"
    assert t.powerups("violet") == ["red-tagback"]


def test_strike_back_leaves_marks_alone() -> None:  # DOM-07
    t = domination().place(violet="c1").marked("violet", dozer=2).end_turn()
    assert t.damage == {"violet": "violet x1"}
    assert t.marks == {"violet": {"dozer": 2}}


def test_strike_back_happens_every_turn_and_gives_adrenaline() -> None:  # DOM-07 ACT-08
    t = domination(3).place(violet="c1", dozer="b1", sprog="a1").damaged("violet", "dozer x2")
    t.tile("d2", "YBB").end_turn().end_turn().end_turn()
    assert t.damage == {"violet": "dozer x2, violet x1"}
    t.play("grab")
    assert t.offers("square:d2")  # two moves away


def test_own_tokens_rank_as_a_nameless_opponents() -> None:  # DOM-07 KIL-04 SC-122
    t = domination().place(dozer="c2", sprog="c2", violet="a1").turn("sprog").hand("sprog", "electroscythe")
    t.damaged("dozer", "dozer x2, violet x4, sprog x4").shoot("electroscythe", "effect:basic").end_turn()
    assert t.scores == {"sprog": 8, "violet": 6}  # the third reward and first blood stay in the bank


def test_own_tokens_can_take_the_highest_reward() -> None:  # DOM-07 KIL-04
    t = domination().place(dozer="c2", sprog="c2", violet="a1").turn("sprog").hand("sprog", "electroscythe")
    t.damaged("dozer", "violet x3, dozer x6, sprog").shoot("electroscythe", "effect:basic").end_turn()
    assert t.scores == {"violet": 1 + 6, "sprog": 4}


def test_own_tokens_rank_on_a_flipped_board_and_at_the_end_too() -> None:  # DOM-07 DOM-11
    t = domination(3).place(violet="c2", dozer="d1", sprog="a1").frenzy("violet", "violet").flipped("dozer")
    t.damaged("dozer", "dozer x3, violet x2").damaged("sprog", "sprog, dozer x2").end_turn()
    assert t.is_over
    assert t.scores == {"violet": 1, "dozer": 8}


def test_strike_back_can_kill_and_the_board_is_scored() -> None:  # DOM-07 DOM-08
    t = domination(3).place(violet="c1", dozer="b1", sprog="a1").damaged("violet", "dozer x6, sprog x4").end_turn()
    assert t.scores == {"dozer": 1 + 8, "sprog": 6}
    assert t.skulls("violet") == 1
    assert t.skulls_left == 7
    assert t.marks == {}
    assert t.damage == {}
    assert t.asks == "spawn"
    assert t.asked == "violet"


# Kills


def test_an_overkill_token_goes_to_the_track_its_owner_names() -> None:  # DOM-08 KIL-08 SC-123
    t = domination().place(violet="c2", dozer="c2", sprog="a1").hand("violet", "sledgehammer")
    t.spawnpoint("red", "sprog").damaged("dozer", "sprog x10")
    t.shoot("sledgehammer", "effect:basic", "target:dozer").end_turn()
    assert t.asks == "overkill"
    assert t.asked == "violet"
    assert t.options == ["track:red", "track:blue", "track:yellow"]
    t.play("track:red")
    assert t.tracks == {"red": "sprog x1, violet x1"}
    assert t.track == []
    assert t.marks == {"violet": {"dozer": 1}}
    assert t.skulls("dozer") == 1
    assert t.skulls_left == 7
    assert t.asks == "spawn"


def test_without_overkill_no_track_is_named() -> None:  # DOM-08
    t = domination().place(violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe")
    t.damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic").end_turn()
    assert t.asks == "spawn"
    assert t.tracks == {}
    assert t.marks == {}


def test_a_track_is_named_for_every_overkill_when_its_board_is_scored() -> None:  # DOM-08 R25
    t = domination().place(violet="c2", dozer="c2", sprog="c2", banshee="a1").hand("violet", "electroscythe", ammo="RB")
    t.damaged("dozer", "banshee x10").damaged("sprog", "banshee x10")
    t.shoot("electroscythe", "effect:reaper", "pay:red", "pay:blue").end_turn()
    assert t.points("banshee") == 1 + 8  # Dozer's board is scored, Sprog's is not yet
    t.play("track:blue")
    assert t.points("banshee") == 2 * (1 + 8)
    t.play("track:blue")
    assert t.tracks == {"blue": "violet x2"}
    assert t.skulls("dozer") == t.skulls("sprog") == 1
    assert t.points("violet") == 6 + 6 + 1


def test_in_frenzy_an_overkill_token_goes_to_a_track_and_no_skull_to_the_victim() -> None:  # DOM-08 DOM-10 FRE-08
    t = (
        domination(3)
        .place(violet="c2", dozer="c2", sprog="a1")
        .frenzy("violet", "violet")
        .hand("violet", "sledgehammer")
    )
    t.damaged("dozer", "sprog x10").shoot("sledgehammer", "effect:basic", "target:dozer").end_turn("track:blue")
    assert t.tracks == {"blue": "violet x1"}
    assert t.skulls("dozer") == 0
    assert t.is_flipped("dozer")
    assert t.scores == {"sprog": 1 + 8, "violet": 6 + 8}


def test_in_frenzy_after_two_full_tracks_the_box_keeps_its_skulls() -> None:  # DOM-10 FRE-08 SC-345
    t = domination(3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "sledgehammer")
    t.spawnpoint("red", "violet x8").spawnpoint("blue", "dozer x8").leave_skulls(5).frenzy("sprog", "violet")
    t.damaged("dozer", "sprog x9").shoot("sledgehammer", "effect:basic", "target:dozer").end_turn()
    assert (t.asks, t.asked) == ("spawn", "dozer")
    assert t.is_flipped("dozer")
    assert t.skulls("dozer") == 0
    assert t.skulls_left == 5
    assert t.happened("skull-taken") == []


def test_being_killed_by_strike_back_makes_no_double_kill() -> None:  # DOM-09
    t = domination(3).place(violet="c1", dozer="c1", sprog="a1").hand("violet", "electroscythe")
    t.damaged("dozer", "sprog x10").damaged("violet", "sprog x10")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.skulls("dozer") == t.skulls("violet") == 1
    assert t.scores == {"violet": 6, "sprog": 9 + 9}
    assert t.happened("double-kill") == []


def test_two_opponents_make_a_double_kill_whatever_becomes_of_oneself() -> None:  # DOM-09 KIL-09
    t = domination().place(violet="c1", dozer="c1", sprog="c1", banshee="a1").hand("violet", "electroscythe")
    for figure in ("violet", "dozer", "sprog"):
        t.damaged(figure, "banshee x10")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.points("violet") == 6 + 6 + 1
