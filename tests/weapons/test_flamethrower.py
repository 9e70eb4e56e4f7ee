"""Flamethrower."""

from killshot.testing import arena


def test_it_burns_one_target_on_each_of_two_squares_in_a_line() -> None:  # FLM-1 FLM-2 FLM-4 SC-059
    t = arena("L").place(violet="a3", dozer="b3", sprog="c3").hand("violet", "flamethrower")
    t.shoot("flamethrower", "effect:basic")
    t.pick("direction:east", "target:dozer", "target:sprog", among={"direction:east"})  # Sprog is out of sight
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}
    t.assert_settled()


def test_a_target_on_the_second_square_alone_will_do() -> None:  # FLM-2 SC-059
    t = arena("L").place(violet="a3", dozer="b3", sprog="c3").hand("violet", "flamethrower")
    t.shoot("flamethrower", "effect:basic", "direction:east", "pass")
    t.pick("target:sprog", among={"target:sprog"})  # at least one in all
    assert t.damage == {"sprog": "violet x1"}
    t.assert_settled()


def test_a_target_on_the_first_square_alone_will_do() -> None:  # FLM-1 FLM-2
    t = arena("L").place(violet="a3", dozer="b3", sprog="c3").hand("violet", "flamethrower")
    t.shoot("flamethrower", "effect:basic", "direction:east", "target:dozer", "pass")
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_only_one_target_is_burnt_on_a_square() -> None:  # FLM-2
    t = arena("L").place(violet="a3", dozer="b3", sprog="b3", d_struct_or="c3", banshee="c3")
    t.hand("violet", "flamethrower").shoot("flamethrower", "effect:basic", "direction:east")
    t.pick("target:sprog", among={"target:dozer", "target:sprog", "pass"})
    t.pick("target:banshee", among={"target:d-struct-or", "target:banshee", "pass"})
    assert t.damage == {"sprog": "violet x1", "banshee": "violet x1"}
    t.assert_settled()


def test_the_flame_keeps_its_direction_and_stops_at_walls() -> None:  # FLM-1 FLM-4 SC-061
    t = arena("L").place(violet="b2", dozer="c2", sprog="c1", d_struct_or="b1", banshee="a1")
    t.hand("violet", "flamethrower").shoot("flamethrower", "effect:basic")
    t.pick("direction:north", among={"direction:north"})  # c2 lies behind a wall
    t.pick("target:d-struct-or", among={"target:d-struct-or"})  # no bend to c1 or a1
    t.assert_settled()


def test_a_wall_behind_the_first_square_shields_the_second() -> None:  # FLM-1 FLM-4
    t = arena("L").place(violet="d2", dozer="c2", sprog="b2").hand("violet", "flamethrower", ammo="YY")
    t.shoot("flamethrower", "effect:basic", "direction:west", "target:dozer")
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_it_burns_nobody_on_the_shooters_square_nor_three_squares_away() -> None:  # FLM-1 FLM-4
    t = arena("L").place(violet="a3", dozer="a3", sprog="d3").hand("violet", "flamethrower", ammo="YY")
    assert t.refuses("shoot")


def test_a_barbecue_burns_everybody_on_both_squares() -> None:  # FLM-3 SC-060
    t = arena("L").place(violet="a3", dozer="b3", sprog="b3", d_struct_or="c3", banshee="a3")
    t.hand("violet", "flamethrower", ammo="YY")
    t.shoot("flamethrower", "effect:barbecue", "pay:yellow", "pay:yellow", "direction:east", "square:c3")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2", "d-struct-or": "violet x1"}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_a_barbecue_spares_nobody_on_the_second_square() -> None:  # FLM-3 R18
    t = (
        arena("L")
        .place(violet="a3", dozer="b3", sprog="c3", d_struct_or="c3")
        .hand("violet", "flamethrower", ammo="YY")
    )
    t.shoot("flamethrower", "effect:barbecue", "pay:yellow", "pay:yellow", "direction:east", "square:c3")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1", "d-struct-or": "violet x1"}
    t.assert_settled()


def test_a_barbecue_may_leave_out_the_second_square() -> None:  # FLM-3 R18 SC-060
    t = (
        arena("L")
        .place(violet="a3", dozer="b3", sprog="b3", d_struct_or="c3")
        .hand("violet", "flamethrower", ammo="YY")
    )
    t.shoot("flamethrower", "effect:barbecue", "pay:yellow", "pay:yellow", "direction:east", "pass")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    t.assert_settled()


def test_a_barbecue_may_pass_over_an_empty_first_square() -> None:  # FLM-3 R18 SC-311
    t = arena("L").place(violet="a3", d_struct_or="c3").hand("violet", "flamethrower", ammo="YY")
    t.shoot("flamethrower", "effect:barbecue", "pay:yellow", "pay:yellow", "direction:east")
    t.pick("square:c3", among={"square:c3"})  # the first square alone would burn nobody
    assert t.damage == {"d-struct-or": "violet x1"}
    t.assert_settled()


def test_a_barbecue_costs_two_yellow_cubes() -> None:  # FLM-3
    t = arena("L").place(violet="a3", dozer="b3").hand("violet", "flamethrower", ammo="RRRBBBY")
    t.shoot("flamethrower").pick("effect:basic", "direction:east", "target:dozer", among={"effect:basic"})
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()
