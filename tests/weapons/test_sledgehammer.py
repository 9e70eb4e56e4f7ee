"""Sledgehammer."""

from killshot.testing import arena


def test_it_deals_two_damage_to_one_target_on_the_own_square() -> None:  # SLG-1
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3", d_struct_or="d3").hand("violet", "sledgehammer")
    t.shoot("sledgehammer", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("dozer") == "c3"
    t.assert_settled()


def test_nobody_on_the_own_square_means_no_shot() -> None:  # SLG-1 SLG-2
    t = arena("L").place(violet="c3", dozer="d3", sprog="c2").hand("violet", "sledgehammer", ammo="R")
    assert t.refuses("shoot")


def test_a_hit_on_a_figure_at_twelve_strips_the_old_marks() -> None:  # SLG-1 SHO-16 R13 SC-037
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer").turn("violet", actions=1)
    t.damaged("dozer", "sprog x12").marked("dozer", violet=2, sprog=1)
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x12"}
    assert t.marks == {"dozer": {"sprog": 1}}
    t.assert_settled()


def test_pulverize_deals_three_and_sends_the_target_two_squares_straight() -> None:  # SLG-2 SC-077
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    # c1 and a3 are two squares straight on; d2, round the corner, is not on offer
    t.pick("square:c1", among={"square:c2", "square:c1", "square:b3", "square:a3", "square:d3", "pass"})
    assert t.at("dozer") == "c1"
    assert t.damage == {"dozer": "violet x3"}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_pulverize_may_leave_the_target_where_it_is() -> None:  # SLG-2 SC-077
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer", "pass")
    assert t.at("dozer") == "c3"
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_pulverize_may_move_the_target_one_square() -> None:  # SLG-2
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer", "square:c2")
    assert t.at("dozer") == "c2"
    t.assert_settled()


def test_a_pulverized_target_stops_at_walls() -> None:  # SLG-2
    t = arena("L").place(violet="d2", dozer="d2").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer")
    t.pick("square:c2", among={"square:d1", "square:c2", "square:d3", "pass"})  # b2 lies behind a wall
    t.assert_settled()


def test_pulverize_costs_a_red_cube() -> None:  # SLG-2
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer", ammo="BBBYYY")
    t.shoot("sledgehammer").pick("effect:basic", "target:dozer", among={"effect:basic"})
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()
