"""The abilities of Sprog, Banshee, Dozer and Echo (CHR-12..15, CHR-19)."""

from tests.modules.characters import table

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
