"""Electroscythe."""

import pytest

from killshot.testing import arena


def test_it_deals_one_damage_to_everybody_else_on_the_square() -> None:  # ELS-1 SHO-06 SHO-07 SC-039
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3", d_struct_or="c2", banshee="d3")
    t.hand("violet", "electroscythe").shoot("electroscythe")
    t.pick("effect:basic", among={"effect:basic"})  # nobody is asked for a target
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}
    t.assert_settled()


def test_alone_on_the_square_it_cannot_be_fired() -> None:  # ELS-1 SHO-03
    t = arena("L").place(violet="c3", dozer="c2", sprog="d3").hand("violet", "electroscythe", ammo="RB")
    assert t.refuses("shoot")


def test_the_reaper_deals_two_instead() -> None:  # ELS-2 SC-049
    t = arena("L").place(violet="d2", dozer="d2", sprog="d2", d_struct_or="d3")
    t.hand("violet", "electroscythe", ammo="RB")
    t.shoot("electroscythe", "effect:reaper", "pay:red", "pay:blue")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    assert t.ammo("violet") == ""
    t.assert_settled()


@pytest.mark.parametrize("ammo", ["RRRYYY", "BBBYYY"])
def test_the_reaper_costs_a_red_and_a_blue_cube(ammo: str) -> None:  # ELS-2
    t = arena("L").place(violet="d2", dozer="d2").hand("violet", "electroscythe", ammo=ammo)
    t.shoot("electroscythe").pick("effect:basic", among={"effect:basic"})
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()


def test_it_gives_a_killed_figure_the_twelfth_token() -> None:  # ELS-1 SHO-08 SC-035
    t = arena("L").place(violet="c3", dozer="c3").hand("violet", "sledgehammer", "electroscythe")
    t.damaged("dozer", "sprog x9")
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    t.shoot("electroscythe", "effect:basic")
    assert t.damage == {"dozer": "sprog x9, violet x3"}
    t.assert_settled()
