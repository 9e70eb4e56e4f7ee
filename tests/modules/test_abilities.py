"""The six abilities at the end of a turn (CHR-12..19)."""

import pytest

from killshot import Game, Setup
from killshot.engine.cards import prices
from killshot.engine.cards.prices import Price
from killshot.engine.ids import FIGURES
from killshot.testing import Scenario, arena

PRICES = prices.PRICES | {
    "scrapshot": Price("R", {"shrapnel-overload": ""}),
    "wrecking-ball": Price("Y", {"second-roll": "P", "third-roll": "P"}),
    "putrifier": Price("R", {"toxic-gas": "+"}),
    "shadowblade": Price("YB", {"shadowalk": ""}),
}


def table(figure: str) -> Scenario:
    return arena("L", players=6, characters=True, prices=PRICES).turn(figure)


# Sprog and the venom


def test_venom_hurts_everybody_poisoned_and_kills() -> None:  # CHR-12 KIL-01 SC-145
    t = table("sprog").place(sprog="b3", violet="d1", dozer="a1", echo="d3").damaged("violet", "echo x10")
    t.poisoned("violet", "dozer").end_turn()  # nobody is asked: it is compulsory
    assert t.happened("killed") == [{"by": "sprog", "victim": "violet"}]
    assert t.damage == {"dozer": "sprog x1"}
    assert t.track == ["sprog"]
    assert (t.points("echo"), t.points("sprog")) == (9, 6)
    assert t.poisoned_figures == ["dozer"]
    assert (t.asked, t.asks) == ("violet", "spawn")


def test_venom_triggers_no_marks_and_allows_no_scope() -> None:  # CHR-12 R46 SC-146
    t = table("sprog").place(sprog="b3", violet="b3").marked("violet", sprog=2).poisoned("violet")
    t.hand("sprog", ammo="RRR", powerups=("red-scope",)).end_turn()
    assert t.damage == {"violet": "sprog x1"}
    assert t.marks == {"violet": {"sprog": 2}}
    assert t.active == "d-struct-or"


def test_venom_may_be_answered_by_who_sees_sprog() -> None:  # CHR-12 R46 R23 PUP-44 SC-199
    t = table("sprog").place(sprog="b3", violet="c3", echo="d1", dozer="b3").poisoned("violet", "echo", "dozer")
    for figure, card in (("violet", "red-tagback"), ("echo", "blue-tagback"), ("dozer", "yellow-tagback")):
        t.hand(figure, powerups=(card,))
    t.end_turn()
    assert t.damage == {"violet": "sprog x1", "echo": "sprog x1", "dozer": "sprog x1"}  # the answers come after
    assert (t.asked, t.asks) == ("violet", "tagback")  # echo sees nothing of him
    t.play("powerup:red-tagback")
    assert (t.asked, t.asks) == ("dozer", "tagback")
    t.play("pass")
    assert t.marks == {"sprog": {"violet": 1}}
    assert t.active == "d-struct-or"


def test_venom_hits_in_seat_order() -> None:  # CHR-12 R14
    t = table("sprog").place(sprog="b3", violet="a1", dozer="a1", d_struct_or="a1", echo="a1")
    for figure in ("violet", "dozer", "d_struct_or", "echo"):
        t.damaged(figure, "banshee x10")
    t.poisoned("violet", "dozer", "d-struct-or", "echo").end_turn()
    order = ["d-struct-or", "echo", "violet", "dozer"]
    assert [event["victim"] for event in t.happened("killed")] == order
    assert [event["victim"] for event in t.happened("board-scored")] == order
    assert t.asked == "d-struct-or"


def test_venom_overkills_a_body_and_heals_sprog() -> None:  # CHR-12 CHR-33 CHR-08 R58 KIL-08 PUT-1 SC-208
    t = table("sprog").place(sprog="c2", violet="c2", echo="b2").damaged("violet", "echo x9").shifted(sprog=1)
    t.hand("sprog", "putrifier", "lock-rifle").place(violet="d2")
    t.shoot("lock-rifle", "effect:basic", "target:violet")
    t.shoot("putrifier", "effect:basic", "target:violet", "pass")
    t.end_turn()
    assert t.track == ["sprog sprog"]
    assert t.marks == {"violet": {"sprog": 2}, "sprog": {"violet": 1}}
    assert t.poisoned_figures == []
    assert (t.asked, t.asks) == ("sprog", "healing")
    t.play("heal")
    assert t.shift("sprog") == 0


def test_the_token_returns_when_anybody_kills() -> None:  # CHR-12 SC-209
    t = table("dozer").place(sprog="d1", dozer="d2", violet="d3", echo="a1").damaged("violet", "echo x10")
    t.hand("dozer", "lock-rifle").poisoned("violet", "echo")
    t.shoot("lock-rifle", "effect:basic", "target:violet")
    assert t.poisoned_figures == ["violet", "echo"]  # until the board is scored
    t.end_turn("pass")
    assert t.poisoned_figures == ["echo"]
    t.play(t.options[0])  # violet respawns
    assert t.active == "sprog"
    t.end_turn()
    assert t.damage == {"echo": "sprog x1"}  # violet is spared


def test_sprogs_death_changes_nothing() -> None:  # CHR-12 SC-209
    t = (
        table("dozer")
        .place(sprog="d3", dozer="d2", violet="a1")
        .damaged("sprog", "echo x10")
        .hand("dozer", "lock-rifle")
    )
    t.poisoned("violet").shoot("lock-rifle", "effect:basic", "target:sprog").end_turn("pass")
    t.play(t.options[0])
    assert t.poisoned_figures == ["violet"]
    assert t.active == "sprog"
    t.end_turn()
    assert t.damage["violet"] == "sprog x1"


def test_a_full_board_takes_no_venom() -> None:  # CHR-12 SHO-16
    t = table("sprog").place(sprog="b3", violet="d1").damaged("violet", "echo x12").poisoned("violet")
    t.end_turn()
    assert t.track == ["echo echo"]
    assert t.points("sprog") == 0


def test_venom_hurts_only_on_sprogs_turn() -> None:  # CHR-12
    t = table("violet").place(sprog="b3", violet="d1", dozer="a1").poisoned("violet", "dozer").end_turn()
    assert t.damage == {}
    assert t.active == "dozer"


# Banshee and her mind control


def test_banshee_may_hypnotize_who_she_sees() -> None:  # CHR-13 SC-210
    t = table("banshee").place(banshee="d3", violet="b3", dozer="d2", sprog="d3").end_turn()
    assert t.asks == "mind-control"
    assert set(t.options) == {"target:dozer", "target:sprog", "pass"}  # not who is out of sight
    nobody = t.copy().play("pass")
    assert nobody.hypnotized_figures == []
    t.play("target:sprog")
    assert t.hypnotized_figures == ["sprog"]
    assert t.active == "echo"


def test_naming_the_hypnotized_again_changes_nothing() -> None:  # CHR-13 CHR-22 SC-191
    t = table("banshee").place(banshee="d3", violet="d2", dozer="d2").hypnotized("violet")
    t.hand("violet", powerups=("red-tagback",)).marked("violet", banshee=2)
    t.end_turn().pick("target:violet", among={"target:violet", "target:dozer", "pass"})
    assert t.hypnotized_figures == ["violet"]
    assert t.damage == {}
    assert t.marks == {"violet": {"banshee": 2}}
    assert t.active == "echo"  # no Tagback


def test_the_token_outlives_its_bearer() -> None:  # CHR-13 SC-191
    t = table("dozer").place(dozer="d2", violet="d3", banshee="a1").damaged("violet", "echo x10")
    t.hypnotized("violet").hand("dozer", "lock-rifle").shoot("lock-rifle", "effect:basic", "target:violet")
    t.end_turn("pass")
    t.play(t.options[0])
    assert t.at("violet") != "nowhere"
    assert t.hypnotized_figures == ["violet"]


def test_banshees_death_changes_nothing() -> None:  # CHR-13
    t = table("dozer").place(dozer="d2", banshee="d3", violet="a1").damaged("banshee", "echo x10")
    t.hypnotized("violet").hand("dozer", "lock-rifle").shoot("lock-rifle", "effect:basic", "target:banshee")
    t.end_turn("pass")
    t.play(t.options[0])
    assert t.hypnotized_figures == ["violet"]


def test_there_is_a_token_for_every_enemy() -> None:  # CHR-26 CHR-13
    t = table("banshee").place(banshee="d3", violet="d2", dozer="d2", sprog="d2", d_struct_or="d2", echo="d2")
    t.hypnotized("violet", "dozer", "sprog", "d-struct-or").end_turn("target:echo")
    assert t.hypnotized_figures == ["violet", "dozer", "sprog", "d-struct-or", "echo"]


def test_a_spent_token_may_be_given_anew() -> None:  # CHR-13
    t = table("banshee").place(banshee="d3", violet="d2", dozer="c2").hypnotized("violet").hand("banshee", "possessor")
    t.shoot("possessor", "effect:basic", "target:violet", "target:dozer").end_turn("target:violet")
    assert t.hypnotized_figures == ["violet"]


def test_banshee_may_hypnotize_a_body() -> None:  # CHR-33 CHR-13
    t = table("banshee").place(banshee="d3", violet="d2").hand("banshee", "lock-rifle").damaged("violet", "echo x10")
    t.shoot("lock-rifle", "effect:basic", "target:violet").end_turn("target:violet")
    assert t.hypnotized_figures == ["violet"]
    assert (t.asked, t.asks) == ("violet", "spawn")


# Dozer and the overload


def test_dozer_may_turn_one_token_for_nothing_and_a_second_for_a_cube() -> None:  # CHR-14
    t = table("dozer").place(dozer="d3", violet="a1").hand("dozer", ammo="RY", unloaded=("scrapshot",)).end_turn()
    assert t.asks == "overload"
    assert set(t.options) == {"number:1", "number:2", "pass"}  # the weapon need not be loaded
    assert t.copy().play("pass").hot_tokens == 0
    one = t.copy().play("number:1")
    assert one.hot_tokens == 1
    assert one.ammo("dozer") == "RY"
    t.play("number:2").pick("pay:yellow", among={"pay:red", "pay:yellow"})  # of any colour
    assert t.hot_tokens == 2
    assert t.ammo("dozer") == "R"


def test_a_powerup_may_pay_for_the_second_token() -> None:  # CHR-14 AMM-05
    t = table("dozer").place(dozer="d3", violet="a1").hand("dozer", powerups=("blue-newton",)).end_turn("number:2")
    t.play("pay:blue-newton")
    assert t.hot_tokens == 2
    assert t.powerups("dozer") == []


def test_nothing_to_pay_with_is_one_token() -> None:  # CHR-14
    t = table("dozer").place(dozer="d3", violet="a1").end_turn()
    assert set(t.options) == {"number:1", "pass"}


def test_only_cold_tokens_are_turned() -> None:  # CHR-14 CHR-26 SC-211
    t = table("dozer").place(dozer="d3", violet="a1").hand("dozer", ammo="R", unloaded=("scrapshot",)).heated(3)
    t.end_turn().pick("number:1", among={"number:1", "pass"})
    assert t.hot_tokens == 4
    t = table("dozer").place(dozer="d3", violet="a1").hand("dozer", ammo="B").heated(4).end_turn()
    assert t.active == "sprog"  # nothing to turn
    assert t.hot_tokens == 4


def test_dozers_death_leaves_the_tokens_as_they_are() -> None:  # CHR-14 SC-211
    t = table("echo").place(dozer="d3", echo="d2").hand("echo", "lock-rifle").damaged("dozer", "sprog x10").heated(3)
    t.shoot("lock-rifle", "effect:basic", "target:dozer").end_turn("pass")
    t.play(t.options[0])
    assert t.at("dozer") != "nowhere"
    assert t.hot_tokens == 3


# Echo and her hacked tiles


def test_a_fresh_tile_under_echo_cannot_be_hacked() -> None:  # CHR-11 CHR-15 SC-144
    t = table("echo").place(echo="b1", violet="d3")
    t.play("grab", "square:b1")
    assert t.tile_at("b1") == ""
    teleported = t.copy().hand("echo", powerups=("red-teleporter",))
    t.end_turn()
    assert t.tile_at("b1")  # refilled before the ability
    assert t.asks == "hack"
    t.pick("square:b2", among={"square:a1", "square:b2", "pass"})  # blue, red and purple are in sight
    assert t.hacked_squares == ["b2"]
    teleported.play("powerup:red-teleporter", "square:c1").end_turn()
    assert teleported.offers("square:b1")
    teleported.play("square:b1")
    assert teleported.hacked_squares == ["b1"]


def test_echo_may_hack_one_tile_or_none() -> None:  # CHR-15
    t = table("echo").place(echo="b1", violet="d3").end_turn("pass")
    assert t.hacked_squares == []
    assert t.active == "violet"
    t = table("echo").place(echo="b1", violet="d3").end_turn("square:a1")
    assert t.hacked_squares == ["a1"]
    assert t.active == "violet"


def test_a_hacked_tile_gives_two_cubes_of_choice() -> None:  # CHR-15 R47 AMM-02 SC-156
    t = table("violet").place(violet="d2", echo="a1").hand("violet", ammo="RRRYY").tile("d2", "RRP").hacked("d2")
    t.play("grab", "square:d2")
    assert t.asks == "hacked-tile"
    t.pick("cube:blue", "cube:yellow", among={"cube:red", "cube:blue", "cube:yellow"})
    assert t.ammo("violet") == "RRRBYYY"
    assert t.powerups("violet") == []  # whatever its face says
    assert t.hacked_squares == []
    t.assert_settled()


def test_a_hacked_tile_outlives_echo_and_is_replaced_face_up() -> None:  # CHR-15 CHR-19 R47 R55 SC-212
    t = table("dozer").place(dozer="b1", echo="a1").hand("dozer", "lock-rifle", ammo="RR").hacked("b1", "d2")
    t.damaged("echo", "sprog x10").tile("b1", "YBP")
    t.shoot("lock-rifle", "effect:basic", "target:echo")
    t.play("grab", "square:b1", "cube:red", "cube:red")
    assert t.ammo("dozer") == "RRR"  # one is lost
    assert t.powerups("dozer") == []
    assert t.tile_at("b1") == ""
    assert len(t.state.tile_discard) == 1
    t.end_turn("pass")
    assert t.tile_at("b1")
    assert t.hacked_squares == ["d2"]
    t.play(t.options[0])
    assert t.hacked_squares == ["d2"]


def test_a_hacked_tile_is_not_hacked_again() -> None:  # R47 SC-212
    t = table("echo").place(echo="b1", violet="d3").hacked("a1").end_turn()
    assert set(t.options) == {"square:b2", "pass"}


def test_any_number_of_tiles_may_be_hacked() -> None:  # CHR-19 R55
    t = table("echo").place(echo="b1", violet="d3").hacked("d1", "d2", "c3", "a1").end_turn("square:b2")
    assert sorted(t.hacked_squares) == ["a1", "b2", "c3", "d1", "d2"]


def test_with_nothing_to_hack_echo_is_not_asked() -> None:  # CHR-15 R47
    t = table("echo").place(echo="b1", violet="d3").hacked("a1", "b2").end_turn()
    assert t.active == "violet"


def test_only_the_grabber_of_a_hacked_tile_may_be_anybody() -> None:  # CHR-15
    t = table("echo").place(echo="b1", violet="d3").hacked("b1").play("grab", "square:b1", "cube:blue", "cube:blue")
    assert t.ammo("echo") == "BB"


def test_the_face_of_a_hacked_tile_is_no_secret() -> None:  # R47
    t = table("echo").tile("a1", "RBP").place(echo="b1", violet="d3")
    for figure, weapon in ALL_ARMS.items():
        t.hand(figure, weapon)
    t.end_turn("square:a1")
    for who in ("violet", "echo", None):
        assert t.view(who)["tiles"]["a1"] == "rbp"
        assert t.view(who)["hacked"] == ["a1"]


ALL_ARMS = {
    "violet": "nanomark",
    "dozer": "hotrod",
    "sprog": "putrifier",
    "d-struct-or": "wrecking-ball",
    "banshee": "possessor",
    "echo": "shadowblade",
}


# The upgrades of :D-struct-OR


def test_a_cube_buys_a_card() -> None:  # CHR-16 R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="RB").end_turn()
    assert t.asks == "upgrades"
    t.pick("number:1", among={"number:1", "pass"})
    t.pick("pay:red", among={"pay:red", "pay:blue"})
    assert t.ammo("d-struct-or") == "B"
    assert len(t.powerups("d-struct-or")) == 1


def test_a_cube_and_a_card_buy_two_cards() -> None:  # CHR-16 R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1")
    t.hand("d-struct-or", ammo="R", powerups=("blue-newton",)).stack_powerups("red-scope", "yellow-scope")
    t.end_turn().pick("number:2", among={"number:1", "number:2", "pass"})
    t.pick("pay:red", among={"pay:red"})  # the card is needed as a card
    assert t.powerups("d-struct-or") == ["blue-newton"]  # paid before anything is drawn
    t.play("pay:blue-newton")
    assert t.powerups("d-struct-or") == ["red-scope", "yellow-scope"]
    assert t.ammo("d-struct-or") == ""


def test_the_ability_may_be_left_out() -> None:  # CHR-16
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R").end_turn("pass")
    assert t.ammo("d-struct-or") == "R"
    assert t.powerups("d-struct-or") == []
    assert t.active == "banshee"


def test_with_nothing_to_pay_he_is_not_asked() -> None:  # CHR-16
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").end_turn()
    assert t.active == "banshee"


def test_a_card_may_pay_the_cube() -> None:  # CHR-16 R48 SC-163
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1")
    t.hand("d-struct-or", powerups=("blue-newton", "red-scope")).stack_powerups("yellow-tagback").end_turn("number:1")
    t.pick("pay:blue-newton", among={"pay:blue-newton", "pay:red-scope"})
    assert t.powerups("d-struct-or") == ["red-scope", "yellow-tagback"]


def test_the_same_card_does_not_pay_twice() -> None:  # CHR-16 R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", powerups=("blue-newton",))
    t.end_turn()
    assert set(t.options) == {"number:1", "pass"}


FULL = ("red-newton", "blue-newton", "yellow-newton")


def test_with_a_full_hand_a_cube_buys_nothing() -> None:  # CHR-16 R48 SC-213
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R", powerups=FULL)
    t.stack_powerups("red-scope", "yellow-scope").end_turn()
    assert set(t.options) == {"number:1", "number:2", "pass"}
    one = t.copy().play("number:1")
    assert one.refuses("pay:red")  # would draw nothing
    one.play("pay:blue-newton")
    assert one.powerups("d-struct-or") == ["red-scope", "red-newton", "yellow-newton"]
    assert one.ammo("d-struct-or") == "R"


def test_with_a_full_hand_two_cards_are_as_many_as_there_is_room_for() -> None:  # CHR-16 R48 SC-213
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R", powerups=FULL)
    t.stack_powerups("red-scope", "yellow-scope").end_turn("number:2")
    cube = t.copy().play("pay:red", "pay:blue-newton")
    assert cube.powerups("d-struct-or") == ["red-scope", "red-newton", "yellow-newton"]  # one is drawn
    assert cube.ammo("d-struct-or") == ""
    t.play("pay:red-newton", "pay:blue-newton")
    assert t.powerups("d-struct-or") == ["red-scope", "yellow-scope", "yellow-newton"]
    assert t.ammo("d-struct-or") == "R"


def test_cards_drawn_are_secret_and_cards_paid_open() -> None:  # R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R", powerups=FULL[:1])
    t.end_turn("number:2", "pay:red", "pay:red-newton")
    drew = [event for event in t.events if event.kind == "drew" and event.facts["seat"] == 3]
    assert len(drew) == 2
    for event in drew:
        assert "powerup" in event.seen_by(t.seat("d-struct-or"))
        assert "powerup" not in event.seen_by(t.seat("violet"))
    assert t.powerup_discard == ["red-newton"]
    paid = [event.seen_by(None)["payment"] for event in t.events if event.kind == "paid"]
    assert paid == [0, 3 + 3]  # a red cube, the red Newton


# Violet and her nanobots


def test_taking_back_the_killshot_cancels_the_kill() -> None:  # CHR-17 SC-161
    t = table("violet").place(violet="d3", dozer="d2", echo="a1").hand("violet", "lock-rifle")
    t.damaged("dozer", "echo x9").shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "echo x9, violet x2"}
    t.end_turn()
    assert t.asks == "nanobots"
    t.play("target:dozer")
    assert t.offers("nanobots:marks-1", "nanobots:marks-2")
    t.play("nanobots:marks-1")
    assert t.damage == {"dozer": "echo x9, violet x1"}
    assert t.marks == {"dozer": {"violet": 2}}  # the mark of the lock rifle, and this one
    assert t.track == []
    assert t.at("dozer") == "d2"
    assert t.points("echo") == 0


def test_only_the_last_tokens_are_turned() -> None:  # CHR-17 SC-162
    t = table("violet").place(violet="d3", dozer="d2", sprog="a1").damaged("dozer", "violet x2, echo x2")
    t.marked("sprog", violet=3).end_turn()
    t.pick("target:sprog", among={"target:sprog", "pass"})
    t.pick("nanobots:damage-2", among={"nanobots:damage-1", "nanobots:damage-2"})
    assert t.damage["sprog"] == "violet x2"
    assert t.marks == {"sprog": {"violet": 1}}  # untriggered
    assert t.active == "dozer"


def test_marks_have_to_find_room() -> None:  # CHR-17 R60 SC-214
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x2, violet x2").marked("dozer", violet=2)
    t.end_turn("target:dozer")
    assert set(t.options) == {"nanobots:damage-1", "nanobots:damage-2", "nanobots:marks-1"}
    back = t.copy().play("nanobots:marks-1")
    assert back.damage == {"dozer": "echo x2, violet x1"}
    assert back.marks == {"dozer": {"violet": 3}}
    assert back.active == "dozer"  # one use a turn
    t.play("nanobots:damage-2")
    assert t.damage == {"dozer": "echo x2, violet x4"}
    assert t.marks == {}
    assert t.active == "dozer"


def test_two_tokens_become_two_marks() -> None:  # CHR-17 R60 SC-214
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x2, violet x3").marked("dozer", violet=1)
    t.end_turn("target:dozer", "nanobots:marks-2")
    assert t.damage == {"dozer": "echo x2, violet x1"}
    assert t.marks == {"dozer": {"violet": 3}}


def test_three_marks_leave_no_room() -> None:  # CHR-17 R60
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "violet x3").marked("dozer", violet=3)
    t.end_turn("target:dozer")
    assert set(t.options) == {"nanobots:damage-1", "nanobots:damage-2"}


def test_of_killshot_and_overkill_only_the_overkill_finds_room() -> None:  # CHR-17 R60 KIL-01 SC-215
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x10, violet x2").marked("dozer", violet=2)
    t.end_turn("target:dozer")
    t.pick("nanobots:marks-1", among={"nanobots:damage-1", "nanobots:damage-2", "nanobots:marks-1"})
    assert t.track == ["violet"]
    assert t.marks == {"dozer": {"violet": 3}}  # and no revenge mark
    assert (t.asked, t.asks) == ("dozer", "spawn")


def test_killshot_and_overkill_may_both_be_taken_back() -> None:  # CHR-17 SC-215
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x10, violet x2").marked("dozer", violet=1)
    t.end_turn("target:dozer", "nanobots:marks-2")
    assert t.damage == {"dozer": "echo x10"}
    assert t.marks == {"dozer": {"violet": 3}}
    assert t.track == []
    assert t.points("echo") == 0
    assert t.active == "dozer"


def test_another_players_overkill_keeps_the_kill() -> None:  # CHR-17
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x9, violet x2, echo")
    t.end_turn()
    assert (t.asked, t.asks) == ("dozer", "spawn")  # nothing of hers is last


def test_nanobots_on_a_shortened_board() -> None:  # CHR-17 CHR-27
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x5, violet x1").shifted(dozer=5)
    t.end_turn("target:dozer", "nanobots:marks-1")
    assert t.damage == {"dozer": "echo x5"}
    assert t.track == []
    assert t.active == "dozer"


def test_taking_back_the_overkill_of_a_shortened_board_leaves_the_kill() -> None:  # CHR-17 CHR-27
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x5, violet x2").shifted(dozer=5)
    t.end_turn("target:dozer", "nanobots:marks-1")
    assert t.track == ["violet"]
    assert (t.asked, t.asks) == ("dozer", "spawn")


def test_marks_turned_into_damage_can_kill() -> None:  # CHR-17 R58
    t = table("violet").place(violet="d3", dozer="a1").damaged("dozer", "echo x10").marked("dozer", violet=2)
    t.shifted(violet=1).end_turn("target:dozer", "nanobots:damage-2")
    assert t.track == ["violet violet"]
    assert t.points("echo") == 9
    assert t.points("violet") == 6
    assert (t.asked, t.asks) == ("violet", "healing")  # an overkill like any other
    t.play("heal")
    assert t.shift("violet") == 0
    assert (t.asked, t.asks) == ("dozer", "spawn")


def test_tokens_beyond_the_overkill_are_lost() -> None:  # CHR-17 R49 SHO-16
    t = table("violet").place(violet="d3", dozer="a1").damaged("dozer", "echo x11").marked("dozer", violet=3)
    t.end_turn("target:dozer", "nanobots:damage-2")
    assert t.track == ["echo violet"]
    assert t.marks["dozer"] == {"violet": 1}


def test_nanobots_may_be_answered_but_not_scoped() -> None:  # CHR-17 CHR-12 R46 SC-216
    t = table("violet").place(violet="d3", dozer="d2").marked("dozer", violet=2)
    t.hand("violet", ammo="R", powerups=("red-scope",)).hand("dozer", powerups=("red-tagback",))
    t.end_turn("target:dozer", "nanobots:damage-1")
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 1}}
    assert (t.asked, t.asks) == ("dozer", "tagback")
    t.play("powerup:red-tagback")
    assert t.marks == {"dozer": {"violet": 1}, "violet": {"dozer": 1}}
    assert t.active == "dozer"


def test_who_does_not_see_violet_does_not_answer() -> None:  # R46 CHR-17
    t = table("violet").place(violet="d3", dozer="a1").marked("dozer", violet=1)
    t.hand("dozer", powerups=("red-tagback",)).end_turn("target:dozer", "nanobots:damage-1")
    assert t.active == "dozer"


def test_tokens_turned_into_marks_may_not_be_answered() -> None:  # R46 CHR-31
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "violet x1")
    t.hand("dozer", powerups=("red-tagback",)).end_turn("target:dozer", "nanobots:marks-1")
    assert t.active == "dozer"


def test_nobots_without_marks_or_tokens() -> None:  # CHR-17
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x3").marked("dozer", echo=2).end_turn()
    assert t.active == "dozer"


# Undo


FIGURE_IDS = {"violet": 0, "dozer": 1, "sprog": 2, "d-struct-or": 3, "banshee": 4, "echo": 5}


def about_to_end(figure: str) -> Game:
    """A game in which that character is second, in its first turn, with full ammo and its weapon unloaded."""
    games = (drafted(figure, seed) for seed in range(100))
    game = next(game for game in games if game.state.order[1] == FIGURE_IDS[figure])
    game.play(game.options[0])  # the first spawns
    game.play("end")
    while game.decision is not None and game.decision.seats == (0,):
        game.play("pass")
    game.play(game.options[0])  # the second spawns
    s = game.state
    s.loaded = (s.loaded[0], 0, s.loaded[2])
    s.unloaded = (s.unloaded[0], 1 << s.cast.arms[FIGURE_IDS[figure]], s.unloaded[2])
    s.ammo = ((3, 3, 3),) * 3
    return game


def drafted(figure: str, seed: int) -> Game:
    """Three characters are drafted, that one second if it is there."""
    game = Game(Setup(players=3, characters=True), seed)
    wanted = f"character:{figure}"
    while game.decision is not None and game.decision.prompt.key in ("draft", "pay"):
        words = [str(option) for option in game.options]
        is_its_turn = game.decision.seats == (1,) and wanted in words
        game.play(wanted if is_its_turn else next(word for word in words if word != wanted))
    return game


@pytest.mark.parametrize("figure", ["sprog", "violet"])
def test_damage_that_might_have_been_answered_is_not_taken_back(figure: str) -> None:  # R46
    """Whether an answer came tells about the victim's cards."""
    game = about_to_end(figure)
    s, victim, attacker = game.state, game.state.order[0], FIGURE_IDS[figure]
    s.at = tuple(s.at[attacker] if f == victim else square for f, square in enumerate(s.at))
    s.powerups = ((3, 4), *s.powerups[1:])  # no Tagback
    if figure == "sprog":
        s.cast = s.cast._replace(venom=1 << victim)
        game.play("end")
    else:
        row = tuple(1 if f == attacker else 0 for f in range(len(s.marks)))
        s.marks = tuple(row if f == victim else marks for f, marks in enumerate(s.marks))
        for word in ("end", f"target:{FIGURES[victim]}", "nanobots:damage-1"):
            game.play(word)
    assert game.state.damage[victim]
    assert game.decision is not None
    assert game.decision.prompt.key == "reload"
    assert not game.can_undo(1)


@pytest.mark.parametrize("figure", ["dozer", "banshee", "echo", "d-struct-or"])
def test_an_ability_that_reveals_nothing_is_taken_back(figure: str) -> None:  # CHR-29
    game = about_to_end(figure)
    game.play("end")
    before = game.state
    game.play(game.options[0])
    assert game.decision is not None
    assert game.decision.seats == (1,)
    assert game.can_undo(1)
    game.undo(1)
    assert game.state == before
