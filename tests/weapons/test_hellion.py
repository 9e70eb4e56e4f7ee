"""Hellion."""

from killshot.testing import arena


def test_it_damages_one_target_and_marks_everybody_on_its_square() -> None:  # HLN-1
    t = arena("L").place(violet="d1", dozer="c2", sprog="c2", d_struct_or="d2", banshee="d1").hand("violet", "hellion")
    t.shoot("hellion", "effect:basic")
    t.pick(
        "target:dozer", among={"target:dozer", "target:sprog", "target:d-struct-or"}
    )  # nobody on the shooter's square
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}
    t.assert_settled()


def test_a_target_out_of_sight_or_on_the_shooters_square_is_safe() -> None:  # HLN-1 SC-058
    t = arena("L").place(violet="d1", dozer="d1", sprog="a1").hand("violet", "hellion", ammo="R")
    assert t.refuses("shoot")


def test_those_beside_the_target_keep_their_old_marks() -> None:  # HLN-1 SHO-13
    t = arena("L").place(violet="d1", dozer="c2", sprog="c2").hand("violet", "hellion")
    t.marked("dozer", violet=2).marked("sprog", violet=1)
    t.shoot("hellion", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 2}}
    t.assert_settled()


def test_the_nano_tracer_gives_two_marks_each() -> None:  # HLN-2 SC-058
    t = arena("L").place(violet="d1", dozer="c2", sprog="c2", d_struct_or="d1", banshee="d2")
    t.hand("violet", "hellion", ammo="R").shoot("hellion", "effect:nano-tracer", "pay:red")
    t.pick("target:dozer", among={"target:dozer", "target:sprog", "target:banshee"})
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 2}, "sprog": {"violet": 2}}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_nano_tracer_costs_a_red_cube() -> None:  # HLN-2
    t = arena("L").place(violet="d1", dozer="c2").hand("violet", "hellion", ammo="BBBYYY")
    t.shoot("hellion").pick("effect:basic", "target:dozer", among={"effect:basic"})
    assert t.marks == {"dozer": {"violet": 1}}
    t.assert_settled()
