"""Power Glove."""

from killshot.testing import arena


def test_the_shooter_moves_onto_the_target_one_move_away() -> None:  # PGL-1 SC-073
    t = (
        arena("L")
        .place(violet="b3", dozer="b2", sprog="b2", d_struct_or="b3", banshee="b1")
        .hand("violet", "power-glove")
    )
    t.shoot("power-glove", "effect:basic")
    t.pick("target:dozer", among={"target:dozer", "target:sprog"})  # neither on her own square nor two moves away
    assert t.at("violet") == "b2"
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 2}}
    t.assert_settled()


def test_no_wall_is_passed() -> None:  # PGL-1 PGL-2
    t = arena("L").place(violet="b2", dozer="c2", sprog="a2").hand("violet", "power-glove", ammo="B")
    assert t.refuses("shoot")


def test_old_marks_turn_into_damage_and_the_new_ones_stay() -> None:  # PGL-1 SHO-13
    t = arena("L").place(violet="b3", dozer="b2").hand("violet", "power-glove").marked("dozer", violet=3)
    t.shoot("power-glove", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}
    assert t.marks == {"dozer": {"violet": 2}}
    t.assert_settled()


def test_the_rocket_fist_strikes_at_both_stops() -> None:  # PGL-2 SC-074
    t = arena("L").place(violet="b3", dozer="c3", sprog="d3", d_struct_or="c3", banshee="d3")
    t.hand("violet", "power-glove", ammo="B").shoot("power-glove", "effect:rocket-fist", "pay:blue")
    t.pick("direction:east", among={"direction:east"})
    assert t.at("violet") == "c3"
    t.pick("target:dozer", among={"target:dozer", "target:d-struct-or", "pass"})
    assert t.damage == {"dozer": "violet x2"}
    t.pick("square:d3", among={"square:d3", "pass"})
    assert t.at("violet") == "d3"
    t.pick("target:sprog", among={"target:sprog", "target:banshee", "pass"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    assert t.marks == {}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_fist_flies_straight_on() -> None:  # PGL-2 SC-074
    t = arena("L").place(violet="b3", dozer="c3", sprog="c2").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:east", "target:dozer")
    t.pick("square:d3", among={"square:d3", "pass"})  # no turn to c2
    assert t.at("violet") == "d3"
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_a_fist_that_would_hit_nobody_does_not_fly() -> None:  # PGL-2 SHO-03 SC-075
    t = arena("L").place(violet="b3", dozer="b2").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue")
    t.pick("direction:north", among={"direction:north"})  # nobody in the west or east
    t.pick("target:dozer", "pass", among={"target:dozer"})  # no blow, no shot: b1 is empty
    t.assert_settled()


def test_a_target_at_the_second_stop_is_enough() -> None:  # PGL-2 SC-075
    t = arena("L").place(violet="b3", sprog="d3").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:east").pick("square:d3", among={"square:d3"})
    t.pick("target:sprog", among={"target:sprog"})
    assert t.damage == {"sprog": "violet x2"}
    assert t.at("violet") == "d3"
    t.assert_settled()


def test_the_first_stop_may_be_passed_without_a_blow() -> None:  # PGL-2
    t = arena("L").place(violet="b3", dozer="c3", sprog="d3").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:east", "pass", "square:d3", "target:sprog")
    assert t.damage == {"sprog": "violet x2"}
    t.assert_settled()


def test_the_fist_may_fly_on_without_a_second_blow() -> None:  # PGL-2
    t = arena("L").place(violet="b3", dozer="c3", sprog="d3").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:east", "target:dozer", "square:d3", "pass")
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("violet") == "d3"
    t.assert_settled()


def test_the_fist_may_stop_after_one_square() -> None:  # PGL-2
    t = arena("L").place(violet="b3", dozer="c3", sprog="d3").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:east", "target:dozer", "pass")
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("violet") == "c3"
    t.assert_settled()


def test_a_wall_stops_the_fist() -> None:  # PGL-2
    t = arena("L").place(violet="d2", dozer="c2", sprog="b2").hand("violet", "power-glove", ammo="B")
    t.shoot("power-glove", "effect:rocket-fist", "pay:blue", "direction:west", "target:dozer")
    assert t.at("violet") == "c2"
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_who_stands_where_the_fist_starts_is_not_struck() -> None:  # PGL-2
    t = arena("L").place(violet="b3", dozer="b3").hand("violet", "power-glove", ammo="B")
    assert t.refuses("shoot")


def test_the_rocket_fist_costs_a_blue_cube() -> None:  # PGL-2
    t = arena("L").place(violet="b3", dozer="c3").hand("violet", "power-glove", ammo="RRRYYY")
    t.shoot("power-glove").pick("effect:basic", "target:dozer", among={"effect:basic"})
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()
