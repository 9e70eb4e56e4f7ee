"""The bot: a figure that acts once in every player's turn (BOT)."""

from random import Random

import pytest

from killshot import Game, Setup
from killshot.engine.ids import BOT
from killshot.testing import Scenario, arena

MODES = ("deathmatch", "domination", "turret")


def with_bot(players: int = 4, mode: str = "deathmatch") -> Scenario:
    return arena("L", players=players, mode=mode, bot=True)


# What the bot is


@pytest.mark.parametrize("mode", MODES)
def test_the_bot_has_a_board_but_neither_seat_nor_hand(mode: str) -> None:  # BOT-01
    game = Game(Setup(players=3, mode=mode, bot=True), seed=2)
    s = game.state
    assert s.owner[BOT] == -1
    assert len(s.ammo) == len(s.powerups) == len(s.loaded) == 3
    seen = game.observe(None).to_json()
    assert list(seen["figures"]) == ["violet", "dozer", "sprog", "bot"]
    assert seen["figures"]["bot"]["seat"] == -1
    assert len(seen["seats"]) == 3


@pytest.mark.parametrize("mode", MODES)
def test_the_bot_has_no_turn_and_is_never_asked(mode: str) -> None:  # BOT-01 BOT-03
    game, luck = Game(Setup(players=3, mode=mode, bot=True), seed=2), Random(2)
    turns: list[int] = []
    for _ in range(300):
        if game.decision is None:
            break
        assert set(game.decision.seats) <= {0, 1, 2}
        events = game.play(luck.choice(game.options))
        turns += [event.facts["figure"] for event in events if event.kind == "turn-started"]
    assert len(turns) > 6
    assert turns == [(i + 1) % 3 for i in range(len(turns))]  # the first turn began with the deal


def test_without_a_bot_there_is_none() -> None:  # BOT-01
    game = Game(Setup(players=3), seed=2)
    assert "bot" not in game.observe(None).to_json()["figures"]
    game.play(game.options[0])
    game.play("end")
    game.play(game.options[0])
    assert "bot" not in map(str, game.options)


# Entry


@pytest.mark.parametrize("mode", MODES)
def test_the_starting_player_places_the_bot_between_drawing_and_spawning(mode: str) -> None:  # BOT-02 SC-133
    game = Game(Setup(players=3, mode=mode, bot=True), seed=5)
    assert game.decision is not None
    assert game.decision.prompt.key == "bot-spawn"
    assert game.decision.seats == (0,)
    assert len(game.state.powerups[0]) == 2  # already drawn and looked at
    assert len(game.observe(0).to_json()["hand"]["powerups"]) == 2
    assert [str(option) for option in game.options] == ["square:c1", "square:a2", "square:d3"]
    game.play("square:d3")
    assert game.decision is not None
    assert game.decision.prompt.key == "spawn"
    assert game.state.at[0] < 0
    game.play(game.options[0])
    assert len(game.state.powerups[0]) == 1
    assert game.observe(None).to_json()["figures"]["bot"]["square"] == "d3"


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_turn_of_the_game_alone_has_no_bot_action(players: int) -> None:  # BOT-02 BOT-03 SC-133
    game = Game(Setup(players=players, bot=True), seed=5)
    game.play("square:d3")
    game.play(game.options[0])
    words = [str(option) for option in game.options]
    assert "end" in words
    assert "bot" not in words
    game.play("end")
    for _ in range(players):  # the others, and then the starting player again
        if game.decision is not None and game.decision.prompt.key == "spawn":
            game.play(game.options[0])
        words = [str(option) for option in game.options]
        assert "bot" in words
        assert "end" not in words
        game.play("bot")
        game.play(game.options[0])
        for prompt in ("bot-whom", "tagback"):
            if game.decision is not None and game.decision.prompt.key == prompt:
                game.play(game.options[-1])
        game.play("end")


# The action


def test_the_bot_action_may_come_before_between_or_after_the_others() -> None:  # BOT-03 R36
    for moment in range(3):
        t = with_bot().place(violet="a1", bot="d3", dozer="a3").tile("a1", "YBB").tile("b1", "YBB")
        for number in range(3):
            if number == moment:
                t.play("bot", "square:d3")
            else:
                t.play("run", "square:a2" if t.at("violet") == "a1" else "square:a1")
        assert t.actions_left == 0
        assert t.options == ["end"]


def test_the_turn_cannot_end_before_the_bot_has_acted() -> None:  # BOT-03 R36
    t = with_bot().place(violet="a1", bot="d3", dozer="a3").play("run", "square:a2", "run", "square:a1")
    assert t.options == ["bot"]
    t.play("bot", "square:d3")
    assert t.options == ["end"]


def test_all_own_actions_may_be_passed_the_bot_action_may_not() -> None:  # BOT-03 R36 TRN-04
    t = with_bot().place(violet="a1", bot="d3", dozer="a3")
    assert t.actions_left == 2
    assert t.refuses("end")
    t.play("bot", "square:d3").end_turn()
    assert t.active == "dozer"


def test_there_is_one_bot_action_in_a_turn() -> None:  # BOT-03
    t = with_bot().place(violet="a1", bot="d3", dozer="a3").play("bot", "square:d3")
    assert t.refuses("bot")
    assert t.actions_left == 2


def test_powerups_may_be_played_before_and_after_the_bot_action() -> None:  # BOT-03 R36
    t = with_bot().place(violet="a1", bot="d3", dozer="a3")
    t.hand("violet", powerups=("red-teleporter", "blue-teleporter"))
    t.play("powerup:red-teleporter", "square:a2", "bot")
    assert t.refuses("powerup:blue-teleporter")  # not within it
    t.play("square:d3", "powerup:blue-teleporter", "square:a1").end_turn()


def test_the_bot_may_stay_or_move_one_square() -> None:  # BOT-04
    t = with_bot().place(violet="a1", bot="c2", dozer="a3").play("bot")
    t.pick("square:c1", among={"square:c2", "square:c1", "square:d2", "square:c3"})
    assert t.at("bot") == "c1"
    t.assert_settled()


def test_whom_the_bot_sees_must_be_shot_but_for_the_active_player() -> None:  # BOT-04 SC-134
    t = with_bot(3).place(bot="c1", violet="c2", dozer="d3", sprog="a3").play("bot", "square:c1")
    assert t.options == ["target:dozer"]
    t.play("target:dozer")
    assert t.damage == {"dozer": "bot x1"}
    assert t.marks == {}
    t.assert_settled()


def test_the_bot_sees_from_the_square_it_has_moved_to() -> None:  # BOT-04
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="b3").play("bot", "square:b1")
    t.assert_settled()  # from b1 neither is seen
    assert t.damage == {}
    u = with_bot(3).place(bot="c2", violet="a1", dozer="d3", sprog="b3").play("bot", "square:c3")
    assert set(u.options) == {"target:dozer", "target:sprog"}


def test_without_a_target_nothing_is_shot_and_the_action_is_done() -> None:  # BOT-04
    t = with_bot(3).place(bot="a2", violet="a2", dozer="d3", sprog="c1").play("bot", "square:a2")
    assert t.damage == {}
    t.assert_settled()
    assert t.offers("end")


def test_the_bot_shoots_who_stands_beside_it() -> None:  # BOT-04
    t = with_bot(3).place(bot="a2", violet="a2", dozer="a2", sprog="c1").play("bot", "square:a2", "target:dozer")
    assert t.damage == {"dozer": "bot x1"}


def test_the_bot_does_not_shoot_who_has_not_entered_yet() -> None:  # BOT-04 TRN-06
    t = with_bot(3).place(bot="a2", violet="a1").play("bot", "square:a2")
    t.assert_settled()


def test_killed_figures_are_targets_of_the_bot() -> None:  # BOT-04
    t = with_bot(3).place(bot="c2", violet="c2", dozer="c2", sprog="a2").hand("violet", "electroscythe")
    t.damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic").play("bot", "square:c2", "target:dozer")
    assert t.damage == {"bot": "violet x1", "dozer": "sprog x10, violet x1, bot x1"}


@pytest.mark.parametrize(("damage", "marks"), [(5, 0), (6, 1), (10, 1)])
def test_with_six_damage_the_bot_marks_too(damage: int, marks: int) -> None:  # BOT-04
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").damaged("bot", f"sprog x{damage}")
    t.play("bot", "square:c1", "target:dozer")
    assert t.damage["dozer"] == "bot x1"
    assert t.marks == ({"dozer": {"bot": 1}} if marks else {})
    t.assert_settled()


def test_old_marks_of_the_bot_become_damage_and_the_new_one_comes_after() -> None:  # BOT-05 R37 BOT-04 SC-135
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").damaged("bot", "sprog x6")
    t.marked("dozer", bot=1, sprog=1).play("bot", "square:c1", "target:dozer")
    assert t.damage["dozer"] == "bot x2"
    assert t.marks == {"dozer": {"bot": 1, "sprog": 1}}


def test_on_a_flipped_board_the_bot_gives_no_mark() -> None:  # BOT-06 R38
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").damaged("bot", "sprog x7").flipped("bot")
    t.frenzy("violet", "violet").play("bot", "square:c1", "target:dozer")
    assert t.damage["dozer"] == "bot x1"
    assert t.marks == {}


def test_in_frenzy_a_board_not_flipped_still_gives_the_mark() -> None:  # BOT-06 R38
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").damaged("bot", "sprog x7")
    t.frenzy("violet", "violet").play("bot", "square:c1", "target:dozer")
    assert t.marks == {"dozer": {"bot": 1}}


def test_a_killed_bot_still_acts() -> None:  # BOT-12 R91 BOT-03 SC-336
    t = with_bot(3).place(bot="c2", violet="c2", dozer="d2", sprog="a2").hand("violet", "electroscythe")
    t.damaged("bot", "sprog x10").shoot("electroscythe", "effect:basic")
    assert t.killed == ["bot"]
    assert t.refuses("end")
    t.play("bot", "square:c2", "target:dozer")
    assert t.damage["dozer"] == "bot x1"
    assert t.marks == {"dozer": {"bot": 1}}
    t.assert_settled()
    t.end_turn()
    assert t.skulls("bot") == 1


def test_a_final_turn_has_a_bot_action_too() -> None:  # BOT-03 R36 FRE-05 SC-337
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").frenzy("violet", "violet").tile("a1", "YBB")
    assert t.actions_left == 1
    assert t.offers("grab", "bot")
    assert t.refuses("end")
    first = t.copy().play("grab", "square:a1")
    assert first.options == ["bot"]
    second = t.copy().play("bot", "square:c1", "target:dozer")
    assert second.offers("grab", "end")
    assert second.refuses("bot")
    first.play("bot", "square:c1", "target:dozer")
    assert first.options == ["end"]
    first.end_turn()
    assert first.is_over


def test_a_final_turn_with_two_actions_has_a_bot_action_too() -> None:  # BOT-03 R36
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").frenzy("violet", "dozer")
    assert t.actions_left == 2
    assert t.offers("bot", "run")
    assert t.refuses("end")


# Powerups


def test_no_scope_in_a_bot_action() -> None:  # BOT-07 PUP-12 SC-136
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3")
    t.hand("violet", ammo="RBY", powerups=("red-scope",)).play("bot", "square:c1")
    assert t.options == ["target:dozer"]
    t.play("target:dozer")
    t.assert_settled()
    assert t.refuses("powerup:red-scope")
    assert t.powerups("violet") == ["red-scope"]


def test_a_tagback_against_the_bot_marks_the_bot() -> None:  # BOT-07 PUP-44 SC-136
    t = with_bot(3).place(bot="c2", violet="a1", dozer="d3", sprog="a3").hand("dozer", powerups=("red-tagback",))
    t.play("bot", "square:c2", "target:dozer")
    assert t.asks == "tagback"
    assert t.asked == "dozer"
    t.play("powerup:red-tagback")
    assert t.marks == {"bot": {"dozer": 1}}
    t.assert_settled()
    assert t.asked == "violet"


def test_who_does_not_see_the_bot_cannot_answer() -> None:  # BOT-07 PUP-44
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").hand("dozer", powerups=("red-tagback",))
    t.play("bot", "square:c1", "target:dozer")  # seen from c1, but not back from d3
    t.assert_settled()
    assert t.asked == "violet"


def test_a_victim_with_twelve_damage_cannot_answer_the_bot() -> None:  # BOT-07 R24
    t = with_bot(3).place(bot="c2", violet="c2", dozer="c2", sprog="a2").hand("violet", "sledgehammer")
    t.hand("dozer", powerups=("red-tagback",)).damaged("dozer", "sprog x10")
    t.shoot("sledgehammer", "effect:basic", "target:dozer", "pass").play("bot", "square:c2", "target:dozer")
    t.assert_settled()


def test_the_bot_itself_answers_nothing() -> None:  # BOT-01 BOT-07
    t = with_bot(3).place(bot="c2", violet="c2", dozer="a1", sprog="a2").hand("violet", "electroscythe")
    t.shoot("electroscythe", "effect:basic")
    assert t.damage == {"bot": "violet x1"}
    t.assert_settled()


def test_newton_moves_the_bot_even_before_its_action() -> None:  # BOT-07 PUP-20
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton")
    assert t.offers("target:bot")
    t.play("target:bot", "square:c3", "bot")
    assert t.at("bot") == "c3"
    t.play("square:b3")
    assert t.offers("target:sprog")


def test_a_teleporter_moves_its_player_not_the_bot() -> None:  # BOT-07
    t = with_bot(3).place(bot="c1", violet="a1", dozer="d3", sprog="a3").hand("violet", powerups=("red-teleporter",))
    t.play("powerup:red-teleporter", "square:b3")
    assert t.at("violet") == "b3"
    assert t.at("bot") == "c1"


def test_the_bot_is_shot_moved_and_marked_like_a_player() -> None:  # BOT-01 SHO-08
    t = with_bot(3).place(bot="c2", violet="c1", dozer="a1", sprog="a3").hand("violet", "lock-rifle", "rocket-launcher")
    t.shoot("lock-rifle", "effect:basic", "target:bot")
    assert t.damage == {"bot": "violet x2"}
    assert t.marks == {"bot": {"violet": 1}}
    t.shoot("rocket-launcher", "effect:basic", "target:bot", "square:d2")
    assert t.damage == {"bot": "violet x5"}
    assert t.at("bot") == "d2"
    t.assert_settled()


# Scoring


def test_the_bots_damage_ranks_and_its_points_are_its_own() -> None:  # BOT-08 R39 KIL-04 SC-137
    t = with_bot(3).place(bot="a2", violet="c2", dozer="a1", sprog="c2").hand("violet", "electroscythe")
    t.damaged("sprog", "bot x4, violet x6").shoot("electroscythe", "effect:basic")
    t.play("bot", "square:a2", "target:dozer").end_turn()
    assert t.scores == {"violet": 8, "bot": 1 + 6}


def test_the_bots_board_is_scored_with_track_and_skull() -> None:  # BOT-08
    t = with_bot(3).place(bot="c2", violet="c2", dozer="a1", sprog="a3").hand("violet", "electroscythe")
    t.damaged("bot", "dozer x4, sprog x6").shoot("electroscythe", "effect:basic").play("bot", "square:c2").end_turn()
    assert t.scores == {"sprog": 8, "dozer": 1 + 6, "violet": 4}
    assert t.track == ["violet"]
    assert t.skulls("bot") == 1
    assert "bot" not in t.damage


def test_the_bot_gives_a_revenge_mark() -> None:  # BOT-08 KIL-08
    t = with_bot(3).place(bot="c2", violet="c2", dozer="a1", sprog="a3").hand("violet", "sledgehammer")
    t.damaged("bot", "sprog x10").shoot("sledgehammer", "effect:basic", "target:bot")
    t.play("bot", "square:c2").end_turn()
    assert t.marks == {"violet": {"bot": 1}}
    assert t.track == ["violet violet"]


def test_the_bot_gets_a_revenge_mark_and_its_tokens_lie_on_the_track() -> None:  # BOT-08 KIL-08
    t = with_bot(3).place(bot="c2", violet="a2", dozer="c3", sprog="a3").damaged("dozer", "sprog x10")
    t.marked("dozer", bot=1).play("bot", "square:c2", "target:dozer").end_turn()
    assert t.marks == {"bot": {"dozer": 1}}
    assert t.track == ["bot bot"]
    assert t.scores == {"sprog": 1 + 8, "bot": 6}


def test_the_bot_takes_its_rank_on_the_killshot_track_but_cannot_win() -> None:  # BOT-08 R39
    t = with_bot(3).place(bot="a2", violet="c2", dozer="b1", sprog="b2")
    t.tracked("bot bot", "bot", "violet", "dozer dozer").frenzy("violet", "violet").play("bot", "square:a2").end_turn()
    assert t.is_over
    assert t.scores == {"bot": 8, "dozer": 6, "violet": 4}
    assert t.result is not None
    assert t.result.points == (4, 6, 0)
    assert t.result.winners == (1,)
    assert t.result.places == (2, 1, 3)


@pytest.mark.parametrize("mode", MODES)
def test_what_is_left_on_the_bots_board_is_paid_at_the_end(mode: str) -> None:  # BOT-08 FIN-01
    t = with_bot(3, mode).place(bot="b2", violet="c2", dozer="d1", sprog="d2").frenzy("violet", "violet")
    t.damaged("bot", "sprog x2, dozer x3").play("bot", "square:b2")
    if mode == "domination":
        t.play("target:blue-spawnpoint")
    t.end_turn()
    assert t.is_over
    assert t.scores == {"dozer": 8, "sprog": 1 + 6} | ({"bot": 8} if mode == "domination" else {})


@pytest.mark.parametrize(("damage", "flipped"), [("", True), ("sprog x2", False)])
def test_the_bots_board_is_flipped_like_any_other(damage: str, flipped: bool) -> None:  # BOT-06 BOT-08 FRE-03
    t = with_bot(3).place(bot="a2", violet="c2", dozer="c2", sprog="d1").hand("violet", "electroscythe")
    t.leave_skulls(1).damaged("dozer", "sprog x10").damaged("bot", damage).hand("dozer", powerups=("red-newton",))
    t.shoot("electroscythe", "effect:basic").play("bot", "square:a2").end_turn("discard:red-newton")
    assert t.trigger == "violet"
    assert t.is_flipped("bot") is flipped


def test_everybody_sees_the_bots_points() -> None:  # BOT-08 R39
    t = with_bot(3).place(bot="a2", violet="c2").scored(bot=7, violet=3)
    assert t.view("dozer")["figures"]["bot"]["points"] == 7
    assert t.view("dozer")["figures"]["violet"]["points"] is None


def test_the_active_player_chooses_where_the_bot_comes_back() -> None:  # BOT-09 R40 SC-139
    t = with_bot(3).place(bot="c2", violet="c2", dozer="a1", sprog="a3").hand("violet", "electroscythe")
    t.damaged("bot", "sprog x10").shoot("electroscythe", "effect:basic").play("bot", "square:c2")
    cards = len(t.state.powerup_deck)
    t.end_turn()
    assert t.asks == "bot-spawn"
    assert t.asked == "violet"
    t.pick("square:d3", among={"square:a2", "square:c1", "square:d3"})
    assert t.at("bot") == "d3"
    assert len(t.state.powerup_deck) == cards
    assert t.powerup_discard == []
    assert t.active == "dozer"
    assert t.offers("bot")


def test_players_come_back_before_the_bot_when_they_died_at_one_stroke() -> None:  # SHO-18 BOT-09 R40 R14 SC-341
    t = with_bot().place(bot="c2", violet="c2", dozer="a1", sprog="a3", d_struct_or="c2")
    t.hand("violet", "electroscythe").hand("d-struct-or", powerups=("red-newton",))
    t.damaged("bot", "sprog x10").damaged("d-struct-or", "sprog x10").shoot("electroscythe", "effect:basic").play(
        "bot", "square:c2", "target:d-struct-or"
    ).end_turn()
    assert [event["victim"] for event in t.happened("board-scored")] == ["d-struct-or", "bot"]
    assert t.asks == "spawn"
    assert t.asked == "d-struct-or"
    t.play("discard:red-newton")
    assert t.asks == "bot-spawn"
    assert t.asked == "violet"


def test_the_bot_comes_back_first_when_it_died_first() -> None:  # BOT-09 R40 RSP-03
    t = with_bot(3).place(bot="c2", violet="c2", dozer="c2", sprog="a3").hand("violet", "sledgehammer", "shotgun")
    t.damaged("bot", "sprog x9").damaged("dozer", "sprog x9")
    t.shoot("sledgehammer", "effect:basic", "target:bot").shoot("shotgun", "effect:basic", "target:dozer", "pass")
    t.play("bot", "square:c2", "target:dozer").end_turn()
    assert t.asks == "bot-spawn"
    t.play("square:a2")
    assert t.asks == "spawn"
    assert t.asked == "dozer"


def test_after_the_last_turn_nobody_brings_the_bot_back() -> None:  # BOT-09 FIN-06
    t = with_bot(3).place(bot="c2", violet="c2", dozer="a1", sprog="a3").hand("violet", "electroscythe")
    t.frenzy("violet", "violet").damaged("bot", "sprog x10")
    t.shoot("electroscythe", "effect:basic").play("bot", "square:c2").end_turn()
    assert t.is_over
    assert t.points("sprog") == 1 + 8


def test_a_kill_by_the_bot_and_one_of_the_bot_make_a_double_kill() -> None:  # BOT-10 SC-138
    t = with_bot(3).place(bot="c2", violet="c2", dozer="d2", sprog="a3").hand("violet", "electroscythe")
    t.damaged("bot", "sprog x10").damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic")
    t.play("bot", "square:c2", "target:dozer").end_turn()
    assert t.scores == {"sprog": 9 + 9, "violet": 6 + 1, "bot": 6}


def test_one_kill_is_no_double_kill() -> None:  # BOT-10
    t = with_bot(3).place(bot="c2", violet="c2", dozer="d2", sprog="a3").damaged("dozer", "sprog x10")
    t.play("bot", "square:c2", "target:dozer").end_turn()
    assert t.scores == {"sprog": 9, "bot": 6}


def test_dying_by_strike_back_makes_no_double_kill_with_the_bot() -> None:  # BOT-10 DOM-09 SC-342
    t = with_bot(3, "domination").place(bot="c1", violet="c1", dozer="a1", sprog="a3").hand("violet", "electroscythe")
    t.damaged("bot", "sprog x10").damaged("violet", "sprog x10").shoot("electroscythe", "effect:basic")
    t.play("bot", "square:c1", "target:blue-spawnpoint").end_turn()
    assert t.skulls("bot") == t.skulls("violet") == 1
    assert t.scores == {"sprog": 9 + 9, "violet": 6}
