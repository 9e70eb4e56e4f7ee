"""Heatseeker."""

from killshot.testing import arena


def test_it_strikes_a_target_out_of_sight_and_no_other() -> None:  # HTS-1 SC-057
    t = arena("L").place(violet="d3", dozer="d1", sprog="d2", d_struct_or="d3").hand("violet", "heatseeker")
    t.shoot("heatseeker").pick("target:dozer", among={"target:dozer"})
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_it_finds_a_target_anywhere_in_the_arena() -> None:  # HTS-1
    t = arena("L").place(violet="d3", dozer="a2", sprog="b3").hand("violet", "heatseeker")
    t.shoot("heatseeker", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    t.assert_settled()


def test_with_everybody_in_sight_it_cannot_be_fired() -> None:  # HTS-1
    t = arena("L").place(violet="c1", dozer="d1", sprog="d3", d_struct_or="b1").hand("violet", "heatseeker")
    assert t.refuses("shoot")


def test_who_has_not_entered_the_arena_is_no_target() -> None:  # HTS-1 SHO-08 SC-004
    t = arena("L").place(violet="c1").hand("violet", "heatseeker")
    assert t.refuses("shoot")
