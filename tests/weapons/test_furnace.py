"""Furnace."""

from killshot.testing import arena


def test_it_burns_everybody_in_another_visible_room() -> None:  # FUR-1 SC-055
    t = arena("L").place(violet="c1", dozer="c2", sprog="d3", d_struct_or="d1", banshee="b1").hand("violet", "furnace")
    t.shoot("furnace", "effect:basic").pick("room:yellow", among={"room:yellow", "room:green"})  # not her own room
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}
    assert t.marks == {}
    t.assert_settled()


def test_a_room_out_of_sight_is_not_on_offer() -> None:  # FUR-1 SC-055
    t = arena("L").place(violet="c1", dozer="a1", sprog="c3").hand("violet", "furnace")
    t.shoot("furnace", "effect:basic").pick("room:yellow", among={"room:yellow"})
    t.assert_settled()


def test_an_empty_room_is_not_on_offer() -> None:  # FUR-1 SHO-03
    t = arena("L").place(violet="c1", dozer="d1").hand("violet", "furnace")
    t.shoot("furnace", "effect:basic").pick("room:green", among={"room:green"})
    t.assert_settled()


def test_the_shooters_room_is_spared_by_the_basic_mode() -> None:  # FUR-1
    t = arena("L").place(violet="d2", dozer="c3", sprog="d2").hand("violet", "furnace")
    assert t.refuses("shoot")


def test_a_cozy_fire_burns_and_marks_everybody_on_a_square_one_move_away() -> None:  # FUR-2 SC-056
    t = arena("L").place(violet="c2", dozer="d2", sprog="d2", d_struct_or="d3", banshee="c2")
    t.hand("violet", "furnace").marked("dozer", violet=1)
    t.shoot("furnace", "effect:cozy-fire").pick("square:d2", among={"square:d2"})  # d3 is two moves away, c2 none
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}
    t.assert_settled()


def test_a_cozy_fire_burns_through_doors_but_not_through_walls() -> None:  # FUR-2
    t = arena("L").place(violet="c2", dozer="b2", sprog="c1").hand("violet", "furnace")
    t.shoot("furnace", "effect:cozy-fire").pick("square:c1", among={"square:c1"})
    assert t.damage == {"sprog": "violet x1"}
    t.assert_settled()
