"""Possessor (Banshee)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("possessor", "B", ragdoll="Y", mindlink="+")


def test_the_puppet_shoots_is_dragged_and_shoots_again() -> None:  # POS POS-1 POS-2 POS-3 POS-4 R62 SC-151
    t = table().place(banshee="a3", violet="c1", dozer="b1", sprog="d2").hand("banshee", ammo="Y")
    t.hypnotized("violet")
    t.shoot("possessor", "effect:basic", "target:violet", "target:dozer")
    t.play("effect:ragdoll", "pay:yellow", "square:c2", "effect:mindlink", "target:sprog")
    assert t.damage == {"dozer": "banshee x2", "sprog": "banshee x2"}
    assert t.marks == {"violet": {"banshee": 2}}
    assert t.at("violet") == "c2"
    assert t.hypnotized_figures == []
    assert t.ammo("banshee") == ""
    assert t.shift("banshee") == 1
    t.assert_settled()


def test_the_token_is_spent_once_and_after_the_action() -> None:  # R62 CHR-13
    t = table().place(banshee="a3", violet="c1", dozer="b1", sprog="d2").hand("banshee", ammo="Y")
    t.hypnotized("violet").shoot("possessor", "effect:basic", "target:violet", "target:dozer")
    assert t.hypnotized_figures == ["violet"]
    t.play("effect:ragdoll", "pay:yellow", "square:c2", "effect:mindlink", "target:sprog")
    assert t.hypnotized_figures == []
    assert t.happened("released") == [{"figure": "violet"}]
    t.assert_settled()


def test_both_hits_may_come_before_the_drag() -> None:  # POS-5 SC-225
    t = table().place(banshee="a3", violet="c1", dozer="b1", sprog="d2").hand("banshee", ammo="Y")
    t.hypnotized("violet").shoot("possessor", "effect:basic", "target:violet")
    t.pick("target:dozer", "effect:mindlink", among={"target:dozer", "target:sprog"})  # not the puppet, not Banshee
    t.pick("target:sprog", "effect:ragdoll", "pay:yellow", "square:d1", among={"target:sprog"})
    assert t.damage == {"dozer": "banshee x2", "sprog": "banshee x2"}
    assert t.at("violet") == "d1"
    t.assert_settled()


def test_the_drag_may_come_before_both_hits() -> None:  # POS-1 POS-5 SC-225
    t = table().place(banshee="a3", violet="c1", dozer="b1", sprog="d2", echo="d1").hypnotized("violet")
    t.hand("banshee", ammo="Y")
    t.shoot("possessor", "effect:ragdoll", "pay:yellow", "target:violet", "square:c2", "effect:basic")
    # As seen from c2: echo no longer
    t.pick("target:dozer", "effect:mindlink", "target:sprog", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "banshee x2", "sprog": "banshee x2"}
    assert t.marks == {"violet": {"banshee": 2}}
    assert t.hypnotized_figures == []
    t.assert_settled()


def test_mindlink_alone_makes_a_shot() -> None:  # POS-4 POS-5 CHR-24 SC-225
    t = table().place(banshee="a3", violet="c1", sprog="d2").hypnotized("violet")
    t.shoot("possessor", "effect:mindlink", "target:violet", "target:sprog")
    assert t.damage == {"sprog": "banshee x2"}
    assert t.hypnotized_figures == []
    assert t.shift("banshee") == 1
    t.assert_settled()  # sprog is not hit twice


def test_nobody_is_hit_twice() -> None:  # POS-4 SC-225
    t = table().place(banshee="a3", violet="c1", sprog="d2").hypnotized("violet")
    t.shoot("possessor", "effect:basic", "target:violet", "target:sprog")
    assert t.damage == {"sprog": "banshee x2"}
    assert t.shift("banshee") == 0
    t.assert_settled()


def test_who_was_linked_is_no_basic_target() -> None:  # POS-4 POS-5 CHR-33
    t = table().place(banshee="a3", violet="c1", dozer="b1", sprog="d2")
    t.hypnotized("violet").shoot("possessor", "effect:mindlink", "target:violet", "target:sprog", "effect:basic")
    t.pick("target:dozer", among={"target:dozer"})
    assert t.damage == {"dozer": "banshee x2", "sprog": "banshee x2"}
    t.assert_settled()


def test_neither_the_puppet_nor_banshee_is_hit() -> None:  # POS-5 SC-225
    t = table().place(banshee="c1", violet="c1", sprog="a3").hypnotized("violet")
    assert t.refuses("shoot")


def test_ragdoll_alone_makes_a_shot() -> None:  # POS-3 POS-5 CHR-24 R50 SHO-14 SC-224
    t = table().place(banshee="d3", violet="a3").marked("violet", banshee=2).hypnotized("violet")
    t.hand("banshee", ammo="Y")
    t.shoot("possessor").pick("effect:ragdoll", "pay:yellow", "target:violet", among={"effect:ragdoll"})
    t.pick("square:b3", among={"square:a2", "square:b3", "pass"})
    assert t.at("violet") == "b3"
    assert t.marks == {"violet": {"banshee": 3}}
    assert t.damage == {}
    assert t.hypnotized_figures == []
    t.assert_settled()


def test_ragdoll_without_the_move_marks_all_the_same() -> None:  # POS-3 POS-5 CHR-30
    t = table().place(banshee="d3", violet="a3").hypnotized("violet").hand("banshee", ammo="Y")
    t.shoot("possessor", "effect:ragdoll", "pay:yellow", "target:violet", "pass")
    assert t.at("violet") == "a3"
    assert t.marks == {"violet": {"banshee": 2}}
    t.assert_settled()


def test_with_nobody_hypnotized_it_cannot_be_fired() -> None:  # POS-1 SC-224
    t = table().place(banshee="c1", violet="c2", dozer="c1").hand("banshee", ammo="YYY")
    assert t.refuses("shoot")


def test_banshees_own_sight_does_not_matter() -> None:  # POS-1
    t = table().place(banshee="d3", violet="a1", dozer="d2", sprog="b1")
    t.hypnotized("violet").shoot("possessor", "effect:basic", "target:violet")
    t.pick("target:sprog", among={"target:sprog"})  # dozer is in her sight, not in his
    assert t.damage == {"sprog": "banshee x2"}


def test_one_puppet_serves_for_the_whole_shot() -> None:  # POS-1 R62
    t = table().place(banshee="a3", violet="c1", dozer="b1", sprog="d1").hand("banshee", ammo="Y")
    t.hypnotized("violet", "sprog").shoot("possessor", "effect:basic")
    t.pick("target:violet", "target:dozer", "effect:ragdoll", "pay:yellow", among={"target:violet", "target:sprog"})
    assert t.asks == "pick-square"  # no second puppet is named
    t.play("pass", "pass")
    assert t.hypnotized_figures == ["sprog"]
    t.assert_settled()


def test_the_damage_is_banshees_and_the_puppet_unhurt() -> None:  # POS-6 CHR-31 SC-226
    t = table().place(banshee="c1", violet="c1", dozer="b1").marked("violet", banshee=1).marked("dozer", banshee=2)
    t.hand("banshee", ammo="Y").hypnotized("violet").hand("violet", powerups=("red-tagback",))
    t.shoot("possessor", "effect:basic", "target:violet", "target:dozer", "effect:ragdoll", "pay:yellow", "pass")
    assert t.damage == {"dozer": "banshee x4"}
    assert t.marks == {"violet": {"banshee": 3}}
    t.assert_settled()  # the puppet is not asked


def test_a_victim_who_sees_only_the_puppet_does_not_answer() -> None:  # CHR-25 PUP-40 SC-217
    t = table().place(banshee="d3", violet="c1", dozer="b1").hypnotized("violet")
    t.hand("dozer", powerups=("red-tagback",))
    t.shoot("possessor", "effect:basic", "target:violet", "target:dozer")
    assert t.damage == {"dozer": "banshee x2"}
    t.assert_settled()


def test_a_victim_who_sees_banshee_answers_and_her_scopes_apply() -> None:  # CHR-25 POS-6
    t = table().place(banshee="a1", violet="c1", dozer="b1").hypnotized("violet")
    t.hand("banshee", ammo="R", powerups=("red-scope",)).hand("dozer", powerups=("red-tagback",))
    t.shoot("possessor", "effect:basic", "target:violet", "target:dozer", "powerup:red-scope")
    t.pick("target:dozer", "pay:red", among={"target:dozer"})
    assert t.damage == {"dozer": "banshee x3"}
    assert (t.asked, t.asks) == ("dozer", "tagback")
    t.play("powerup:red-tagback")
    assert t.marks == {"banshee": {"dozer": 1}}
    t.assert_settled()


def test_in_frenzy_it_is_reloaded_and_its_rush_paid() -> None:  # CHR-09 R45 FRE-06 SC-206
    t = table().place(banshee="a3", violet="c1", dozer="b1", sprog="d2").hypnotized("violet")
    t.hand("banshee", ammo="B", unloaded=("possessor",)).frenzy("dozer", "banshee").tracked(*["echo"] * 8)
    assert t.actions_left == 2
    assert t.refuses("rush")
    t.play("shoot", "square:a3", "reload:possessor", "pay:blue", "weapon:possessor", "effect:basic")
    t.play("target:violet", "target:dozer", "effect:mindlink", "target:sprog")
    assert t.damage == {"dozer": "banshee x2", "sprog": "banshee x2"}
    assert t.shift("banshee") == 1
    t.assert_settled()


def test_a_body_serves_as_puppet() -> None:  # CHR-33
    t = table().place(banshee="a3", violet="c1", dozer="b1").hypnotized("violet")
    t.damaged("violet", "sprog x11")
    t.shoot("possessor", "effect:basic", "target:violet", "target:dozer")
    assert t.damage == {"violet": "sprog x11", "dozer": "banshee x2"}
    t.assert_settled()
