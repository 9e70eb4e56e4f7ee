"""Run, grab, shoot, and what adrenaline adds to them (ACT)."""

from killshot.testing import arena


def test_a_run_goes_one_to_three_moves() -> None:  # ACT-01 SHO-20 SC-006
    t = arena("M1").place(violet="a2").play("run")
    assert t.offers("square:b2", "square:b3", "square:c3")
    assert t.refuses("square:c2")  # four moves
    t.play("square:c3")
    assert t.at("violet") == "c3"
    t.assert_settled()


def test_zero_moves_are_not_a_run_but_a_round_trip_is() -> None:  # ACT-01 R05 SC-007
    t = arena("L").place(violet="a2").play("run")
    assert t.refuses("pass")
    assert t.refuses("end")
    t.play("square:a2")
    assert t.at("violet") == "a2"
    assert t.actions_left == 1


def test_a_wall_is_walked_around() -> None:  # ACT-01 SHO-20 SHO-21 SC-008
    t = arena("L", players=3).place(violet="a2", dozer="b2").damaged("violet", "sprog x3").play("run")
    assert t.offers("square:b2")  # a1, b1, b2
    u = arena("L").place(violet="a2").tile("a1", "").tile("b1", "").tile("b2", "YBB").damaged("violet", "sprog x3")
    u.play("grab")
    assert u.refuses("square:b2")  # three moves, not one or two
    v = arena("L").place(violet="a2", dozer="b2").hand("violet", "shotgun")
    assert v.refuses("shoot")  # the long barrel reaches one move


def test_figures_do_not_block_a_run() -> None:  # SHO-20
    t = arena("L").place(violet="a2", dozer="a1", sprog="b1", d_struct_or="a3", banshee="b3").play("run")
    assert t.offers("square:a1", "square:b1", "square:c1", "square:b2", "square:c3")


def test_a_grab_moves_at_most_once_and_takes_what_lies_there() -> None:  # ACT-02 AMM-01 SC-179
    t = arena("L").place(violet="a1").hand("violet", ammo="RBY").tile("b1", "YBP").stack_powerups("red-scope")
    t.play("grab")
    assert t.offers("square:a1", "square:b1", "square:a2")
    assert t.refuses("square:c1")
    t.play("square:b1")
    assert t.ammo("violet") == "RBBYY"
    assert t.powerups("violet") == ["red-scope"]
    assert t.at("violet") == "b1"
    assert t.asks == "last-action"  # no move after the grab
    t.assert_settled()


def test_a_grab_needs_no_move() -> None:  # ACT-02
    t = arena("L").place(violet="a1").tile("a1", "YBB").play("grab", "square:a1")
    assert t.ammo("violet") == "BBY"
    assert t.at("violet") == "a1"


def test_no_move_follows_the_grab_of_a_weapon() -> None:  # ACT-02
    t = arena("L").place(violet="c1").shelf("blue", "grenade-launcher")
    t.play("grab", "square:c1", "weapon:grenade-launcher")
    assert t.asks == "last-action"


def test_a_square_is_not_grabbed_twice_in_a_turn() -> None:  # ACT-03 R06 AMM-04 SC-014
    t = arena("L").place(violet="b1").tile("b1", "YBB").play("grab", "square:b1")
    assert t.tile_at("b1") == ""
    t.play("grab")
    assert t.refuses("square:b1")
    assert t.offers("square:a1", "square:b2")


def test_a_spawnpoint_where_nothing_can_be_paid_is_not_grabbed() -> None:  # ACT-03 R06 WPN-03 SC-020
    t = arena("L").place(violet="a1").shelf("red", "whisper", "railgun", "heatseeker")
    t.play("grab")
    assert t.offers("square:a1", "square:b1")
    assert t.refuses("square:a2")


def test_a_grab_cannot_be_used_just_to_move() -> None:  # ACT-03 R06
    t = arena("L").place(violet="a1").shelf("red", "whisper", "railgun", "heatseeker").tile("a1", "").tile("b1", "")
    assert t.refuses("grab")
    assert t.offers("run")
    t.tile("b1", "YBB").play("grab")
    assert t.options == ["square:b1"]


def test_an_empty_spawnpoint_is_not_grabbed() -> None:  # ACT-03 R06
    t = arena("L").place(violet="a2").hand("violet", ammo="RRRBBBYYY").shelf("red").tile("a1", "").tile("a3", "")
    assert t.refuses("grab")


def test_shooting_fires_one_loaded_weapon() -> None:  # ACT-04
    t = arena("L").place(violet="c2", dozer="c2")
    assert t.refuses("shoot")
    t.hand("violet", unloaded=("sledgehammer",))
    assert t.refuses("shoot")
    t.hand("violet", "sledgehammer", unloaded=("electroscythe",)).play("shoot")
    assert t.options == ["weapon:sledgehammer"]


def test_no_move_before_or_after_a_shot_without_adrenaline() -> None:  # ACT-04
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer").play("shoot")
    assert t.asks == "shoot-weapon"
    t.play("weapon:sledgehammer", "effect:basic", "target:dozer")
    assert t.asks == "last-action"
    assert t.at("violet") == "c2"


def test_three_damage_let_one_grab_after_two_moves() -> None:  # ACT-05 ACT-08 SC-028
    t = arena("L").place(violet="a1").hand("violet", ammo="RBY").shelf("blue", "grenade-launcher")
    t.damaged("violet", "dozer x2, sprog").play("grab")
    assert t.offers("square:c1")
    t.play("square:c1", "weapon:grenade-launcher")
    assert t.loaded("violet") == ["grenade-launcher"]


def test_marks_do_not_count_for_adrenaline() -> None:  # ACT-05 ACT-08 SHO-11 SC-028
    t = arena("L").place(violet="a1").hand("violet", ammo="RBY").shelf("blue", "grenade-launcher")
    t.damaged("violet", "dozer x2").marked("violet", sprog=3).play("grab")
    assert t.refuses("square:c1")
    assert t.offers("square:b1")
    u = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer")
    u.damaged("violet", "dozer x5").marked("violet", dozer=3, sprog=3).play("shoot")
    assert u.asks == "shoot-weapon"


def test_two_moves_and_no_third_before_an_adrenaline_grab() -> None:  # ACT-05
    t = arena("L").place(violet="a1").hand("violet", ammo="RBY").damaged("violet", "dozer x5").play("grab")
    assert t.offers("square:b2", "square:c1", "square:a3")
    assert t.refuses("square:d1")
    assert t.refuses("square:b3")


def test_six_damage_let_one_move_before_a_shot() -> None:  # ACT-06 ACT-07 SC-029
    t = arena("L").place(violet="b2", dozer="a1").hand("violet", "lock-rifle").damaged("violet", "dozer x3, sprog x3")
    t.shoot("lock-rifle", "square:b1", "effect:basic", "target:dozer")
    assert t.damage["dozer"] == "violet x2"
    assert t.marks == {"dozer": {"violet": 1}}
    assert t.at("violet") == "b1"
    assert t.asks == "last-action"
    t.assert_settled()


def test_five_damage_do_not_let_one_move_before_a_shot() -> None:  # ACT-06
    t = arena("L").place(violet="b2", dozer="a1").hand("violet", "lock-rifle").damaged("violet", "dozer x5")
    assert t.refuses("shoot")


def test_one_move_and_no_second_before_an_adrenaline_shot() -> None:  # ACT-06
    t = arena("L").place(violet="b2", dozer="a2").hand("violet", "lock-rifle").damaged("violet", "dozer x8")
    t.play("shoot")
    assert t.options == ["square:b1"]  # a1 is two moves away, b3 sees nobody


def test_the_second_adrenaline_level_keeps_the_first() -> None:  # ACT-06
    t = arena("L").place(violet="a1").hand("violet", ammo="RBY").damaged("violet", "dozer x6").play("grab")
    assert t.offers("square:c1")


def test_no_adrenaline_move_after_the_shot() -> None:  # ACT-07 SC-029
    t = arena("L").place(violet="b2", dozer="b1").hand("violet", "lock-rifle").damaged("violet", "dozer x6")
    t.shoot("lock-rifle", "square:b2", "effect:basic", "target:dozer")
    assert t.at("violet") == "b2"
    assert t.asks == "last-action"


def test_adrenaline_moves_serve_both_actions() -> None:  # ACT-07
    t = arena("L").place(violet="c2", dozer="d2").damaged("violet", "sprog x6")
    t.hand("violet", "sledgehammer", "electroscythe")
    t.shoot("sledgehammer", "square:d2", "effect:basic", "target:dozer").place(violet="c2")
    t.shoot("electroscythe", "square:d2", "effect:basic")
    assert t.damage["dozer"] == "violet x3"


def test_thresholds_are_read_when_the_action_begins() -> None:  # ACT-08 R81
    t = arena("L").place(violet="a1").hand("violet", ammo="RBY").damaged("violet", "dozer x2").play("grab")
    t.damaged("violet", "dozer x3")
    assert t.refuses("square:c1")
    t.play("square:b1", "grab")
    assert t.offers("square:d1")


def test_a_respawned_player_has_no_adrenaline() -> None:  # ACT-09 SC-030
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="d1").turn("dozer")
    t.hand("dozer", "sledgehammer").hand("violet", "lock-rifle", powerups=("red-newton",))
    t.damaged("violet", "dozer x10").shelf("red", "flamethrower")
    t.shoot("sledgehammer", "effect:basic", "target:violet").end_turn("discard:red-newton").end_turn()
    assert t.active == "violet"
    assert t.at("violet") == "a2"
    t.place(dozer="b1")  # seen from a1, one move away, not from a2
    assert t.refuses("shoot")
    t.play("grab")
    assert sorted(t.options) == ["square:a1", "square:a2", "square:a3"]
