"""Shotgun."""

from killshot.testing import arena


def test_it_deals_three_on_the_shooters_square_and_may_push_one_square() -> None:  # SHG-1 SC-072
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3", d_struct_or="d3").hand("violet", "shotgun")
    t.shoot("shotgun", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x3"}
    t.pick("square:b3", among={"square:c2", "square:b3", "square:d3", "pass"})
    assert t.at("dozer") == "b3"
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_the_push_may_be_declined() -> None:  # SHG-1
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "shotgun")
    t.shoot("shotgun", "effect:basic", "target:dozer", "pass")
    assert t.at("dozer") == "c3"
    t.assert_settled()


def test_the_push_does_not_pass_a_wall() -> None:  # SHG-1 SHO-25
    t = arena("L").place(violet="b2", dozer="b2").hand("violet", "shotgun")
    t.shoot("shotgun", "effect:basic", "target:dozer").pick("square:b1", among={"square:b1", "square:b3", "pass"})
    assert t.at("dozer") == "b1"
    t.assert_settled()


def test_the_long_barrel_does_not_hit_the_shooters_square() -> None:  # SHG-2 SC-072
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "shotgun")
    t.shoot("shotgun").pick("effect:basic", "target:dozer", "pass", among={"effect:basic"})
    t.assert_settled()


def test_the_long_barrel_deals_two_exactly_one_move_away() -> None:  # SHG-2 SC-072
    t = arena("L").place(violet="c3", dozer="d3", sprog="b3", d_struct_or="c1", banshee="d2").hand("violet", "shotgun")
    t.shoot("shotgun").pick("effect:long-barrel", among={"effect:long-barrel"})
    t.pick("target:dozer", among={"target:dozer", "target:sprog"})  # through the door, not two moves away
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("dozer") == "d3"
    t.assert_settled()


def test_one_mode_rules_out_the_other() -> None:  # SHG-1 SHG-2 SHO-02
    t = arena("L").place(violet="c3", dozer="c3", sprog="d3").hand("violet", "shotgun")
    t.shoot("shotgun")
    assert set(t.options) == {"effect:basic", "effect:long-barrel"}
    basic = t.copy().play("effect:basic", "target:dozer", "pass")
    assert basic.damage == {"dozer": "violet x3"}
    basic.assert_settled()
    t.play("effect:long-barrel", "target:sprog")
    assert t.damage == {"sprog": "violet x2"}
    t.assert_settled()


def test_the_long_barrel_does_not_shoot_through_a_wall() -> None:  # SHG-2 SHO-21
    t = arena("L").place(violet="b2", dozer="c2", sprog="a2").hand("violet", "shotgun")
    assert t.refuses("shoot")
