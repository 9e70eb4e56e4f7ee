"""Wristblades (Sprog)."""

from killshot.testing import Scenario
from tests.weapons.armed import armed


def table() -> Scenario:
    return armed("wristblades", "Y", venom_blade="B", left_hook="+")


def test_it_deals_one_damage_to_one_target_on_the_shooters_square() -> None:  # WRB-1 WRB
    t = table().place(sprog="b3", violet="b3", dozer="b3", echo="c3").hand("sprog", ammo="RRR")
    t.shoot("wristblades").pick("effect:basic", among={"effect:basic", "effect:left-hook"})  # the blade cannot be paid
    t.pick("target:violet", "pass", among={"target:violet", "target:dozer"})
    assert t.damage == {"violet": "sprog x1"}
    assert t.poisoned_figures == []
    assert t.ammo("sprog") == "RRR"
    assert t.shift("sprog") == 0
    t.assert_settled()


def test_cut_step_and_hook() -> None:  # WRB WRB-2 WRB-3 SC-147
    t = table().place(sprog="b3", violet="b3", dozer="c3").hand("sprog", ammo="B")
    t.shoot("wristblades", "effect:basic", "target:violet", "effect:venom-blade", "pay:blue", "square:c3")
    t.play("effect:left-hook", "target:dozer")
    assert t.damage == {"violet": "sprog x1", "dozer": "sprog x3"}
    assert t.poisoned_figures == ["violet"]
    assert t.at("sprog") == "c3"
    assert t.ammo("sprog") == ""
    assert t.shift("sprog") == 1
    t.assert_settled()


def test_step_and_hook_need_no_basic_target() -> None:  # WRB-4 CHR-24 R50 SC-148
    t = table().place(sprog="b3", dozer="c3").hand("sprog", ammo="B")
    t.shoot("wristblades")
    t.pick(
        "effect:venom-blade", "pay:blue", "square:c3", "effect:left-hook", "target:dozer", among={"effect:venom-blade"}
    )
    assert t.damage == {"dozer": "sprog x3"}
    assert t.poisoned_figures == []
    t.assert_settled()


def test_the_hook_alone_makes_a_shot() -> None:  # WRB-4 CHR-24
    t = table().place(sprog="c3", dozer="c3")
    t.shoot("wristblades", "effect:left-hook", "target:dozer")
    assert t.damage == {"dozer": "sprog x3"}
    assert t.shift("sprog") == 1
    t.assert_settled()  # nobody else is there to be cut


def test_the_target_is_poisoned_as_soon_as_the_blade_is_paid() -> None:  # WRB-2
    t = table().place(sprog="b3", violet="b3").hand("sprog", ammo="B")
    t.shoot("wristblades", "effect:basic", "target:violet", "effect:venom-blade")
    assert t.poisoned_figures == []
    t.play("pay:blue")
    assert t.poisoned_figures == ["violet"]
    t.pick("pass", among={"square:a3", "square:b2", "square:c3", "pass"})
    assert t.at("sprog") == "b3"
    t.assert_settled()


def test_a_blade_paid_first_poisons_once_the_cut_has_hit() -> None:  # WRB-2 SC-218
    t = table().place(sprog="b3", violet="c3").hand("sprog", ammo="B")
    t.shoot("wristblades", "effect:venom-blade", "pay:blue", "square:c3")
    assert t.poisoned_figures == []
    t.play("effect:basic", "target:violet")
    assert t.damage == {"violet": "sprog x1"}
    assert t.poisoned_figures == ["violet"]
    t.assert_settled()


def test_the_step_alone_makes_a_shot_that_poisons_nobody() -> None:  # WRB-4 R50 R59 CHR-30 SC-218
    t = table().place(sprog="b3", violet="d1").hand("sprog", ammo="B")
    t.shoot("wristblades", "effect:venom-blade", "pay:blue")
    t.pick("square:b2", among={"square:a3", "square:b2", "square:c3"})  # without a target it must be a step
    assert t.at("sprog") == "b2"
    assert t.poisoned_figures == []
    assert t.damage == {}
    assert t.unloaded("sprog") == ["wristblades"]
    t.assert_settled()


def test_without_target_and_step_there_is_no_shot() -> None:  # WRB-4 R50 R59 SC-218
    t = table().place(sprog="b3", violet="d1").hand("sprog", ammo="RRRYYY")
    assert t.refuses("shoot")


def test_hook_then_cut_then_step() -> None:  # WRB-3 WRB-4 SC-219
    t = table().place(sprog="c3", violet="c3", dozer="c3").hand("sprog", ammo="B")
    t.shoot("wristblades", "effect:left-hook", "target:dozer", "effect:basic")
    t.pick("target:violet", "effect:venom-blade", "pay:blue", "square:d3", among={"target:violet"})
    assert t.damage == {"violet": "sprog x1", "dozer": "sprog x3"}
    assert t.poisoned_figures == ["violet"]
    assert t.at("sprog") == "d3"
    t.assert_settled()


def test_the_step_may_come_between_hook_and_cut() -> None:  # WRB-2 WRB-4
    t = table().place(sprog="b3", violet="c3", dozer="b3").hand("sprog", ammo="B")
    t.shoot("wristblades", "effect:left-hook", "target:dozer", "effect:venom-blade", "pay:blue", "square:c3")
    assert t.poisoned_figures == []
    t.play("effect:basic", "target:violet")
    assert t.damage == {"violet": "sprog x1", "dozer": "sprog x3"}
    assert t.poisoned_figures == ["violet"]
    t.assert_settled()


def test_one_figure_is_never_cut_and_hooked() -> None:  # WRB-3 WRB-4 CHR-33 SC-219
    t = table().place(sprog="c3", violet="c3")
    cut = t.copy().shoot("wristblades", "effect:basic", "target:violet")
    cut.assert_settled()  # no hook on offer
    assert cut.damage == {"violet": "sprog x1"}
    t.shoot("wristblades", "effect:left-hook", "target:violet")
    t.assert_settled()  # no cut on offer
    assert t.damage == {"violet": "sprog x3"}


def test_the_hook_strikes_where_sprog_stands_then() -> None:  # WRB-3
    t = table().place(sprog="b3", violet="b3", dozer="c3", echo="b3").hand("sprog", ammo="B")
    t.shoot("wristblades", "effect:venom-blade", "pay:blue", "square:c3", "effect:left-hook")
    t.pick("target:dozer", among={"target:dozer"})
    t.assert_settled()


def test_the_step_is_taken_once() -> None:  # WRB-2 SC-219
    t = table().place(sprog="b3", violet="b3", dozer="b3").hand("sprog", ammo="BB")
    t.shoot("wristblades", "effect:basic", "target:violet", "effect:venom-blade", "pay:blue", "square:c3")
    t.assert_settled()
    assert t.at("sprog") == "c3"
    assert t.ammo("sprog") == "B"


def test_who_is_poisoned_already_keeps_one_token() -> None:  # CHR-12 R59
    t = table().place(sprog="b3", violet="b3").hand("sprog", ammo="B").poisoned("violet")
    t.shoot("wristblades", "effect:basic", "target:violet", "effect:venom-blade", "pay:blue", "pass")
    assert t.poisoned_figures == ["violet"]
    t.assert_settled()


def test_the_cut_triggers_old_marks_and_poison_does_not() -> None:  # CHR-31 CHR-22 SHO-12
    t = table().place(sprog="b3", violet="b3", dozer="b3").hand("sprog", ammo="B")
    t.marked("violet", sprog=2).marked("dozer", sprog=1)
    t.shoot("wristblades", "effect:basic", "target:violet", "effect:venom-blade", "pay:blue", "pass")
    assert t.damage == {"violet": "sprog x3"}
    t.play("effect:left-hook", "target:dozer")
    assert t.damage == {"violet": "sprog x3", "dozer": "sprog x4"}
    assert t.marks == {}
    t.assert_settled()


def test_scopes_and_tagbacks_apply() -> None:  # CHR-25 CHR-31
    t = table().place(sprog="b3", violet="b3").hand("sprog", ammo="R", powerups=("red-scope",))
    t.hand("violet", powerups=("blue-tagback",))
    t.shoot("wristblades", "effect:basic", "target:violet", "powerup:red-scope", "target:violet", "pay:red")
    assert t.damage == {"violet": "sprog x2"}
    assert (t.asked, t.asks) == ("violet", "tagback")
    t.play("powerup:blue-tagback")
    assert t.marks == {"sprog": {"violet": 1}}
    t.assert_settled()


def test_unlocking_and_hooking_are_two_rushes() -> None:  # CHR-06 CHR-28 R57 WRB-3 SC-204
    t = table().place(sprog="b3", violet="c3").damaged("sprog", "dozer x2")
    assert t.refuses("shoot")
    t.play("rush")
    assert t.shift("sprog") == 1
    t.shoot("wristblades", "square:c3", "effect:left-hook", "target:violet")
    assert t.damage["violet"] == "sprog x3"
    assert t.shift("sprog") == 2
    t.assert_settled()


def test_one_damage_from_death_the_hook_is_free() -> None:  # CHR-07 SC-204
    t = table().place(sprog="c3", violet="c3")
    t.damaged("sprog", "dozer x9").shifted(sprog=1)
    t.shoot("wristblades", "effect:left-hook", "target:violet")
    assert t.damage["violet"] == "sprog x3"
    assert t.shift("sprog") == 1
    t.assert_settled()


def test_bodies_are_cut_and_poisoned_too() -> None:  # CHR-33 SHO-08
    t = table().place(sprog="b3", violet="b3").hand("sprog", ammo="B").damaged("violet", "dozer x11")
    t.shoot("wristblades", "effect:basic", "target:violet", "effect:venom-blade", "pay:blue", "pass")
    assert t.damage == {"violet": "dozer x11, sprog x1"}
    assert t.poisoned_figures == ["violet"]
    t.assert_settled()
