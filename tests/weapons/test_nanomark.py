"""Nanomark (Violet)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("nanomark", "BR", nanoexplosion="")


def test_it_deals_two_damage_to_a_visible_target() -> None:  # NAN NAN-1
    t = table().place(violet="c1", dozer="c2", sprog="c1", echo="b2")
    t.shoot("nanomark", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()  # nobody is marked


def test_one_mark_explodes_for_three_and_two_for_five() -> None:  # NAN NAN-2 NAN-3 NAN-4 R66 SC-159
    t = table().place(violet="c1", dozer="a3").marked("dozer", violet=3)
    t.shoot("nanomark")
    # Seen or not; without a basic target
    t.pick("effect:nanoexplosion", "target:dozer", among={"effect:nanoexplosion"})
    assert set(t.options) == {"number:1", "number:2"}
    two = t.copy().play("number:2")
    assert two.damage == {"dozer": "violet x6"}
    assert two.marks == {}
    two.assert_settled()
    t.play("number:1")
    assert t.damage == {"dozer": "violet x5"}
    assert t.marks == {}
    t.assert_settled()


def test_explosion_and_shot_at_different_targets() -> None:  # NAN-1 NAN-2 NAN-4 SC-238
    t = table().place(violet="c1", dozer="c2", sprog="a3")
    t.marked("dozer", violet=1).marked("sprog", violet=2)
    t.shoot("nanomark", "effect:nanoexplosion", "target:sprog", "number:1", "effect:basic", "target:dozer")
    assert t.damage == {"sprog": "violet x4", "dozer": "violet x3"}
    assert t.marks == {}
    t.assert_settled()


def test_nobody_is_shot_and_exploded() -> None:  # NAN-2 CHR-33 SC-238
    t = table().place(violet="c1", dozer="c2").marked("dozer", violet=3)
    shot = t.copy().shoot("nanomark", "effect:basic", "target:dozer")
    shot.assert_settled()
    assert shot.damage == {"dozer": "violet x5"}
    t.shoot("nanomark", "effect:nanoexplosion", "target:dozer", "number:1")
    t.assert_settled()
    assert t.damage == {"dozer": "violet x5"}


def test_the_basic_target_with_marks_is_not_exploded_after_the_shot() -> None:  # NAN-2
    t = table().place(violet="c1", dozer="c2", sprog="c2", echo="a3")
    t.marked("sprog", violet=1).marked("echo", violet=1)
    t.shoot("nanomark", "effect:nanoexplosion", "target:sprog", "number:1", "effect:basic")
    assert set(t.options) == {"target:dozer"}


def test_no_more_marks_are_removed_than_there_are() -> None:  # NAN-2 SC-238
    t = table().place(violet="c1", dozer="a3", sprog="c2").marked("dozer", violet=1)
    t.marked("sprog", echo=2)
    t.shoot("nanomark", "effect:nanoexplosion")
    t.pick("target:dozer", among={"target:dozer"})  # only Violet's marks explode
    assert set(t.options) == {"number:1"}


def test_the_marks_left_over_are_old_marks() -> None:  # NAN-3 R66 SHO-12 SC-239
    t = table().place(violet="c1", dozer="a3").marked("dozer", violet=3, echo=1)
    t.shoot("nanomark", "effect:nanoexplosion", "target:dozer", "number:2")
    assert t.damage == {"dozer": "violet x6"}
    assert t.marks == {"dozer": {"echo": 1}}
    t.assert_settled()  # nothing can be added after the damage


def test_removing_a_mark_is_no_damage_of_its_own() -> None:  # CHR-31
    t = table().place(violet="c1", dozer="a3").marked("dozer", violet=1)
    t.shoot("nanomark", "effect:nanoexplosion", "target:dozer", "number:1")
    assert t.damage == {"dozer": "violet x3"}
    assert t.marks == {}


def test_scope_and_tagback() -> None:  # CHR-25
    t = table().place(violet="c1", dozer="c2").marked("dozer", violet=1)
    t.hand("violet", ammo="R", powerups=("red-scope",)).hand("dozer", powerups=("red-tagback",))
    t.shoot("nanomark", "effect:nanoexplosion", "target:dozer", "number:1", "powerup:red-scope", "target:dozer")
    t.play("pay:red")
    assert t.damage == {"dozer": "violet x4"}
    assert (t.asked, t.asks) == ("dozer", "tagback")
