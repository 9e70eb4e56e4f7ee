"""Railgun."""

from killshot.testing import arena


def test_it_shoots_through_walls() -> None:  # RLG-1 SC-067
    t = arena("L").place(violet="a2", dozer="c2", sprog="d2", d_struct_or="b1", banshee="c3").hand("violet", "railgun")
    t.shoot("railgun", "effect:basic")
    t.pick("target:dozer", among={"target:dozer", "target:sprog"})  # b1 and c3 are on no line
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_all_four_directions_are_open() -> None:  # RLG-1
    t = arena("L").place(violet="b2", dozer="b1", sprog="d2", d_struct_or="b3", banshee="a2").hand("violet", "railgun")
    t.shoot("railgun", "effect:basic")
    t.pick("target:banshee", among={"target:dozer", "target:sprog", "target:d-struct-or", "target:banshee"})
    assert t.damage == {"banshee": "violet x3"}
    t.assert_settled()


def test_the_shooters_square_is_on_the_line() -> None:  # RLG-1 SC-309
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "railgun")
    t.shoot("railgun", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_nobody_on_a_line_means_no_shot() -> None:  # RLG-1 SHO-03
    t = arena("L").place(violet="a1", dozer="b2", sprog="d3").hand("violet", "railgun", ammo="RBY")
    assert t.refuses("shoot")


def test_piercing_hits_a_second_target_on_the_same_line() -> None:  # RLG-2 SC-068
    t = arena("L").place(violet="a2", sprog="a2", dozer="c2", d_struct_or="a1").hand("violet", "railgun")
    t.shoot("railgun", "effect:piercing")
    t.pick("target:dozer", among={"target:dozer", "target:sprog", "target:d-struct-or"})
    t.pick("target:sprog", among={"target:sprog", "pass"})  # a1 lies in another direction
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    t.assert_settled()


def test_a_piercing_shot_does_not_bend_to_the_opposite_direction() -> None:  # RLG-2 SC-309
    t = arena("L").place(violet="c2", dozer="c2", sprog="c1", d_struct_or="c3").hand("violet", "railgun")
    t.shoot("railgun", "effect:piercing", "target:sprog").pick("target:dozer", among={"target:dozer", "pass"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    t.assert_settled()


def test_with_a_first_target_on_the_shooters_square_the_direction_is_still_open() -> None:  # RLG-2 SC-309
    t = arena("L").place(violet="c2", dozer="c2", sprog="c1", d_struct_or="c3").hand("violet", "railgun")
    t.shoot("railgun", "effect:piercing", "target:dozer")
    t.pick("target:d-struct-or", among={"target:sprog", "target:d-struct-or", "pass"})
    assert t.damage == {"dozer": "violet x2", "d-struct-or": "violet x2"}
    t.assert_settled()


def test_two_targets_may_share_a_square_and_more_are_not_pierced() -> None:  # RLG-2
    t = arena("L").place(violet="a2", dozer="c2", sprog="c2", d_struct_or="d2").hand("violet", "railgun")
    t.shoot("railgun", "effect:piercing", "target:sprog", "target:dozer")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    t.assert_settled()


def test_a_single_target_may_be_pierced() -> None:  # RLG-2 SHO-06
    t = arena("L").place(violet="a2", dozer="c2", sprog="c2").hand("violet", "railgun")
    t.shoot("railgun", "effect:piercing", "target:dozer", "pass")
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()
