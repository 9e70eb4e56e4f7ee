"""Shockwave."""

from killshot.testing import Scenario, arena


def around(ammo: str = "") -> Scenario:
    """Violet on b3, two figures on c3, one each on b2 and a3."""
    t = arena("L").place(violet="b3", dozer="c3", sprog="c3", d_struct_or="b2", banshee="a3")
    return t.hand("violet", "shockwave", ammo=ammo)


def test_it_hits_one_figure_on_each_of_three_squares() -> None:  # SHW-1 SC-076
    t = around().shoot("shockwave", "effect:basic")
    t.pick("target:dozer", among={"target:dozer", "target:sprog", "target:d-struct-or", "target:banshee"})
    t.pick("target:d-struct-or", among={"target:d-struct-or", "target:banshee", "pass"})  # Sprog shares Dozer's square
    t.pick("target:banshee", among={"target:banshee", "pass"})
    assert t.damage == {"dozer": "violet x1", "d-struct-or": "violet x1", "banshee": "violet x1"}
    t.assert_settled()


def test_fewer_targets_will_do() -> None:  # SHW-1 SHO-06
    t = around().shoot("shockwave", "effect:basic", "target:banshee", "target:sprog", "pass")
    assert t.damage == {"sprog": "violet x1", "banshee": "violet x1"}
    t.assert_settled()


def test_no_target_of_several_is_on_the_shooters_square() -> None:  # SHW-1
    t = arena("L").place(violet="b3", dozer="c3", sprog="b3", banshee="a3").hand("violet", "shockwave")
    t.shoot("shockwave", "effect:basic", "target:dozer").pick("target:banshee", among={"target:banshee", "pass"})
    assert t.damage == {"dozer": "violet x1", "banshee": "violet x1"}
    t.assert_settled()


def test_neither_the_shooters_square_nor_two_moves_nor_a_wall_is_one_move_away() -> None:  # SHW-1 SHW-2
    t = arena("L").place(violet="b2", dozer="b2", sprog="c2", d_struct_or="a2", banshee="c1")
    t.hand("violet", "shockwave", ammo="Y")
    assert t.refuses("shoot")


def test_the_tsunami_hits_everybody_one_move_away() -> None:  # SHW-2 SC-076
    t = around("Y").shoot("shockwave", "effect:tsunami", "pay:yellow")
    assert t.damage == {
        "dozer": "violet x1",
        "sprog": "violet x1",
        "d-struct-or": "violet x1",
        "banshee": "violet x1",
    }
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_tsunami_spares_those_nearer_and_farther() -> None:  # SHW-2
    t = arena("L").place(violet="b3", dozer="c3", sprog="b3", d_struct_or="d3", banshee="a2")
    t.hand("violet", "shockwave", ammo="Y").shoot("shockwave", "effect:tsunami", "pay:yellow")
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_the_tsunami_costs_a_yellow_cube() -> None:  # SHW-2
    t = around("RRRBBB").shoot("shockwave")
    t.pick("effect:basic", "target:dozer", "target:banshee", "pass", among={"effect:basic"})
    t.assert_settled()
