"""Tracking Bot (Violet)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("tracking-bot", "B", detonation="")


def test_it_gives_two_marks_to_a_visible_target() -> None:  # TRK TRK-1 SHO-14 SC-240
    t = table().place(violet="c1", dozer="d3", sprog="a3").marked("dozer", violet=2)
    t.hand("violet", ammo="R", powerups=("red-scope",)).hand("dozer", powerups=("red-tagback",))
    t.shoot("tracking-bot", "effect:basic").pick("target:dozer", among={"target:dozer"})  # not out of sight
    assert t.marks == {"dozer": {"violet": 3}}
    assert t.damage == {}
    t.assert_settled()  # neither scope nor Tagback


def test_the_first_marks_are_two() -> None:  # TRK-1
    t = table().place(violet="c1", dozer="c1")
    t.shoot("tracking-bot", "effect:basic", "target:dozer")
    assert t.marks == {"dozer": {"violet": 2}}
    t.assert_settled()


def test_detonated_marks_hurt_everyone_on_the_square() -> None:  # TRK TRK-2 TRK-3 SC-160
    t = table().place(violet="a1", dozer="c2", sprog="c2", echo="c3")
    t.marked("dozer", violet=3)
    t.shoot("tracking-bot", "effect:detonation", "target:dozer")
    t.pick("number:2", among={"number:1", "number:2", "number:3"})
    assert t.damage == {"dozer": "violet x3", "sprog": "violet x2"}
    assert t.marks == {}
    t.assert_settled()


def test_old_marks_of_all_victims_convert_and_violet_is_spared() -> None:  # TRK-2 TRK-3 SHO-12 SC-241
    t = table().place(violet="c3", dozer="c3", sprog="c3")
    t.marked("dozer", violet=2).marked("sprog", violet=1)
    t.shoot("tracking-bot", "effect:detonation", "target:dozer").pick("number:1", among={"number:1", "number:2"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    assert t.marks == {}
    t.assert_settled()


def test_all_three_marks_may_go() -> None:  # TRK-2
    t = table().place(violet="c1", dozer="a3", sprog="a3")
    t.marked("dozer", violet=3, echo=1)
    t.shoot("tracking-bot", "effect:detonation", "target:dozer", "number:3")
    assert t.damage == {"dozer": "violet x3", "sprog": "violet x3"}
    assert t.marks == {"dozer": {"echo": 1}}
    t.assert_settled()


def test_only_figures_with_her_marks_are_detonated() -> None:  # TRK-2
    t = table().place(violet="c1", dozer="c2", sprog="a3")
    t.marked("dozer", echo=3).marked("sprog", violet=1)
    t.shoot("tracking-bot", "effect:detonation")
    assert set(t.options) == {"target:sprog"}


def test_without_sight_and_marks_there_is_no_shot() -> None:  # TRK-1 TRK-2
    t = table().place(violet="c1", dozer="a3").marked("dozer", echo=2)
    assert t.refuses("shoot")


def test_exactly_one_mode() -> None:  # R59 SHO-02
    t = table().place(violet="c1", dozer="c2").marked("dozer", violet=1)
    t.shoot("tracking-bot", "effect:basic", "target:dozer")
    t.assert_settled()
    assert t.marks == {"dozer": {"violet": 3}}


def test_scope_and_tagback_on_a_detonation() -> None:  # CHR-25
    t = table().place(violet="c1", dozer="c2", sprog="c2").marked("dozer", violet=1)
    t.hand("violet", ammo="R", powerups=("red-scope",)).hand("sprog", powerups=("red-tagback",))
    t.shoot("tracking-bot", "effect:detonation", "target:dozer", "number:1", "powerup:red-scope")
    t.pick("target:sprog", "pay:red", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x2"}
    assert (t.asked, t.asks) == ("sprog", "tagback")
