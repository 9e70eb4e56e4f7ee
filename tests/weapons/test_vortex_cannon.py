"""Vortex Cannon."""

from killshot.testing import arena


def test_it_pulls_a_target_one_move_away_onto_the_vortex_and_deals_two() -> None:  # VTX-1
    t = arena("L").place(violet="c2", dozer="d1", sprog="c1", banshee="a1").hand("violet", "vortex-cannon")
    t.shoot("vortex-cannon", "effect:basic", "square:c1")
    t.pick("target:dozer", among={"target:dozer", "target:sprog"})  # a1 is two moves away
    assert t.at("dozer") == "c1"
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_a_target_on_the_vortex_is_hit_where_it_stands() -> None:  # VTX-1
    t = arena("L").place(violet="c2", sprog="c1").hand("violet", "vortex-cannon")
    t.shoot("vortex-cannon", "effect:basic", "square:c1", "target:sprog")
    assert t.at("sprog") == "c1"
    assert t.damage == {"sprog": "violet x2"}
    t.assert_settled()


def test_a_vortex_needs_a_target_on_it_or_one_move_from_it() -> None:  # VTX-1 SHO-03
    t = arena("L").place(violet="c2", dozer="d3", sprog="b2").hand("violet", "vortex-cannon")
    t.shoot("vortex-cannon", "effect:basic")
    # Dozer's square and the two next to it, and b1 for Sprog; nobody is one move from c1.
    t.pick("square:b1", among={"square:b1", "square:d2", "square:c3", "square:d3"})
    t.pick("target:sprog", among={"target:sprog"})
    t.assert_settled()


def test_a_wall_keeps_a_neighbour_out_of_the_vortex() -> None:  # VTX-1 SHO-21
    t = arena("L").place(violet="c1", dozer="b2", sprog="d2").hand("violet", "vortex-cannon")
    t.shoot("vortex-cannon", "effect:basic", "square:c2").pick("target:sprog", among={"target:sprog"})
    t.assert_settled()


def test_the_black_hole_pulls_two_more_from_the_shooters_square_and_out_of_sight() -> None:  # VTX-1 VTX-2 VTX-3 SC-053
    t = (
        arena("L")
        .place(violet="c2", dozer="d1", sprog="c2", d_struct_or="b1")
        .hand("violet", "vortex-cannon", ammo="R")
    )
    t.shoot("vortex-cannon", "effect:basic", "square:c1", "target:dozer", "effect:black-hole", "pay:red")
    t.pick("target:sprog", "target:d-struct-or", among={"target:sprog", "target:d-struct-or"})
    assert [t.at(figure) for figure in ("dozer", "sprog", "d-struct-or")] == ["c1", "c1", "c1"]
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1", "d-struct-or": "violet x1"}
    assert t.at("violet") == "c2"
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_targets_may_stand_on_the_shooters_square_or_out_of_sight() -> None:  # VTX-3
    t = arena("L").place(violet="c2", dozer="c2", sprog="d1").hand("violet", "vortex-cannon")
    t.shoot("vortex-cannon", "effect:basic", "square:c1").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.at("dozer") == "c1"
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_the_vortex_is_on_a_seen_square_other_than_the_shooters() -> None:  # VTX-1 VTX-4 R17 SC-054
    t = arena("L").place(violet="c2", dozer="d2", sprog="c1", d_struct_or="d1", banshee="c2")
    t.hand("violet", "vortex-cannon").shoot("vortex-cannon", "effect:basic")
    # Not c2, not d1
    t.pick("square:d3", "target:dozer", among={"square:b1", "square:c1", "square:d2", "square:c3", "square:d3"})
    assert t.at("dozer") == "d3"
    t.assert_settled()


def test_a_black_hole_with_a_single_target_is_enough() -> None:  # VTX-2 VTX-4 R17 SC-054 SC-307
    t = arena("L").place(violet="c2", dozer="d1", sprog="b1", d_struct_or="c1", banshee="c1")
    t.hand("violet", "vortex-cannon", ammo="R").shoot("vortex-cannon", "effect:basic", "square:c1", "target:dozer")
    t.play("effect:black-hole", "pay:red", "target:d-struct-or", "pass")
    assert t.damage == {"dozer": "violet x2", "d-struct-or": "violet x1"}
    assert t.at("d-struct-or") == "c1"
    assert t.at("sprog") == "b1"
    t.assert_settled()


def test_the_black_hole_takes_at_most_two_others_and_never_the_first_again() -> None:  # VTX-2 VTX-3 SC-307
    t = arena("L").place(violet="c2", dozer="d1", sprog="b1", d_struct_or="c1", banshee="c1")
    t.hand("violet", "vortex-cannon", ammo="R").shoot("vortex-cannon", "effect:basic", "square:c1", "target:dozer")
    t.play("effect:black-hole", "pay:red")
    t.pick("target:sprog", among={"target:sprog", "target:d-struct-or", "target:banshee"})
    t.pick("target:banshee", among={"target:d-struct-or", "target:banshee", "pass"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1", "banshee": "violet x1"}
    t.assert_settled()


def test_the_black_hole_does_not_come_before_the_basic_effect() -> None:  # VTX-2 SHO-04 SC-307
    t = arena("L").place(violet="c2", dozer="d1", sprog="b1").hand("violet", "vortex-cannon", ammo="R")
    t.shoot("vortex-cannon").pick("effect:basic", "square:c1", "target:dozer", "pass", among={"effect:basic"})
    assert t.ammo("violet") == "R"
    t.assert_settled()


def test_a_black_hole_without_another_target_is_not_on_offer() -> None:  # VTX-4 SHO-28
    t = arena("L").place(violet="c2", dozer="d1", sprog="a1").hand("violet", "vortex-cannon", ammo="R")
    t.shoot("vortex-cannon", "effect:basic", "square:c1", "target:dozer")
    assert t.ammo("violet") == "R"
    t.assert_settled()


def test_the_black_hole_keeps_the_vortex() -> None:  # VTX-2
    t = arena("L").place(violet="c2", dozer="d1", sprog="d3", d_struct_or="b1", banshee="a1")
    t.hand("violet", "vortex-cannon", ammo="R").shoot("vortex-cannon", "effect:basic", "square:c1", "target:dozer")
    t.play("effect:black-hole", "pay:red")
    t.pick("target:d-struct-or", among={"target:d-struct-or"})  # the others are near other seen squares only
    assert t.damage == {"dozer": "violet x2", "d-struct-or": "violet x1"}
    t.assert_settled()


def test_the_black_hole_costs_a_red_cube() -> None:  # VTX-2
    t = arena("L").place(violet="c2", dozer="d1", sprog="b1").hand("violet", "vortex-cannon", ammo="BBBYYY")
    t.shoot("vortex-cannon", "effect:basic", "square:c1", "target:dozer")
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()
