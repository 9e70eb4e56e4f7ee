"""Mastermind (Banshee)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("mastermind", "B", puppetmaster="R")


def test_it_hypnotizes_and_marks_a_visible_target_elsewhere() -> None:  # MAS MAS-1 SC-222
    t = table().place(banshee="c1", violet="c1", dozer="c2", sprog="b2")
    t.hand("banshee", ammo="RRR", powerups=("red-scope",)).hand("dozer", powerups=("red-tagback",))
    t.shoot("mastermind", "effect:basic")
    t.pick("target:dozer", among={"target:dozer"})  # neither her own square nor out of sight
    assert t.hypnotized_figures == ["dozer"]
    assert t.marks == {"dozer": {"banshee": 1}}
    assert t.damage == {}
    t.assert_settled()  # neither scope nor Tagback


def test_it_triggers_no_old_mark_alone() -> None:  # MAS-1 CHR-31
    t = table().place(banshee="c1", dozer="c2").marked("dozer", banshee=1)
    t.shoot("mastermind", "effect:basic", "target:dozer")
    assert t.marks == {"dozer": {"banshee": 2}}
    assert t.damage == {}
    t.assert_settled()


def test_two_puppets_shoot_the_target() -> None:  # MAS MAS-2 MAS-3 MAS-4 R61 SHO-13 SC-150
    t = table().place(banshee="c1", violet="d2", dozer="d3", sprog="c3").hand("banshee", ammo="R")
    t.marked("violet", banshee=1).hypnotized("dozer", "sprog")
    t.shoot("mastermind", "effect:basic", "target:violet", "effect:puppetmaster", "pay:red")
    t.play("target:dozer", "pass", "target:sprog", "pass")
    assert t.damage == {"violet": "banshee x5"}
    assert t.marks == {"violet": {"banshee": 1}}
    assert t.hypnotized_figures == ["violet"]
    assert t.ammo("banshee") == ""
    t.assert_settled()


def test_a_puppet_is_moved_to_where_it_sees_the_target() -> None:  # MAS-2 MAS-3 MAS-4 SC-223
    t = table().place(banshee="d3", violet="c2", dozer="b1", sprog="b3").hand("banshee", ammo="R")
    t.hypnotized("dozer", "sprog")
    t.shoot("mastermind", "effect:basic", "target:violet", "effect:puppetmaster", "pay:red")
    t.pick("target:dozer", among={"target:dozer", "target:sprog"})  # seen by Banshee or not
    t.pick("square:c1", "target:sprog", among={"square:c1"})  # from b1 the target is not seen
    t.pick("pass", among={"square:c3", "pass"})
    assert t.damage == {"violet": "banshee x4"}
    assert t.hypnotized_figures == ["violet"]
    assert t.marks == {"violet": {"banshee": 1}}
    assert t.at("dozer") == "c1"
    assert t.at("sprog") == "b3"
    t.assert_settled()


def test_puppets_that_cannot_come_to_see_the_target_are_no_use() -> None:  # MAS-2 R59
    t = table().place(banshee="d3", violet="c2", dozer="a1", sprog="b3").hand("banshee", ammo="R")
    t.hypnotized("dozer", "sprog").shoot("mastermind", "effect:basic", "target:violet")
    t.assert_settled()
    assert t.damage == {}
    assert t.ammo("banshee") == "R"


def test_one_puppet_is_not_enough() -> None:  # MAS-2 SC-223
    t = table().place(banshee="d3", violet="c2", dozer="c1", sprog="b3").hand("banshee", ammo="R")
    t.hypnotized("sprog").shoot("mastermind", "effect:basic", "target:violet")
    t.assert_settled()  # the target, hypnotized now, is no puppet
    assert t.damage == {}
    assert t.hypnotized_figures == ["violet", "sprog"]


def test_the_puppets_come_after_the_basic_effect() -> None:  # MAS-2 R59 SC-223
    t = table().place(banshee="d3", violet="c2", dozer="c1", sprog="b3").hand("banshee", ammo="R")
    t.hypnotized("violet", "dozer", "sprog").shoot("mastermind")
    assert set(t.options) == {"effect:basic"}


def test_it_takes_three_enemies() -> None:  # MAS-4 SC-223
    t = table().place(banshee="d3", violet="c2", dozer="c1").hand("banshee", ammo="R")
    t.hypnotized("violet", "dozer").shoot("mastermind", "effect:basic", "target:violet")
    t.assert_settled()


def test_without_the_cube_there_are_no_puppets() -> None:  # MAS-2 CHR-21
    t = table().place(banshee="d3", violet="c2", dozer="c1", sprog="b3").hand("banshee", ammo="BBBYYY")
    t.hypnotized("dozer", "sprog").shoot("mastermind", "effect:basic", "target:violet")
    t.assert_settled()
    assert t.ammo("banshee") == "BBBYYY"


def test_a_target_hypnotized_before_keeps_its_token() -> None:  # MAS-3 R61 CHR-13
    t = table().place(banshee="d3", violet="c2", dozer="c1", sprog="b3").hand("banshee", ammo="R")
    t.hypnotized("violet", "dozer", "sprog")
    t.shoot("mastermind", "effect:basic", "target:violet", "effect:puppetmaster", "pay:red")
    t.pick("target:sprog", "pass", "target:dozer", "pass", among={"target:dozer", "target:sprog"})
    assert t.hypnotized_figures == ["violet"]
    t.assert_settled()


def test_tagback_and_scope_answer_the_damage_of_the_puppets() -> None:  # CHR-25 MAS-2
    t = table().place(banshee="d3", violet="c2", dozer="c1", sprog="b3").hypnotized("dozer", "sprog")
    t.hand("banshee", ammo="RR", powerups=("red-scope",)).hand("violet", powerups=("red-tagback",))
    t.shoot("mastermind", "effect:basic", "target:violet", "effect:puppetmaster", "pay:red")
    t.play("target:sprog", "pass", "target:dozer", "pass", "powerup:red-scope")
    t.pick("target:violet", "pay:red", among={"target:violet"})
    assert t.damage == {"violet": "banshee x5"}
    assert (t.asked, t.asks) == ("violet", "tagback")
    t.play("powerup:red-tagback")
    assert t.marks == {"violet": {"banshee": 1}, "banshee": {"violet": 1}}
    t.assert_settled()


def test_bodies_are_hypnotized_and_serve_as_puppets() -> None:  # CHR-33
    t = table().place(banshee="d3", violet="c2", dozer="c1", sprog="b3").hand("banshee", ammo="R")
    t.damaged("sprog", "echo x11").hypnotized("dozer", "sprog")
    t.shoot("mastermind", "effect:basic", "target:violet", "effect:puppetmaster", "pay:red")
    t.play("target:sprog", "pass", "target:dozer", "pass")
    assert t.damage["violet"] == "banshee x4"
    assert t.hypnotized_figures == ["violet"]
    t.assert_settled()
