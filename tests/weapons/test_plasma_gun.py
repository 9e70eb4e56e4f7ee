"""Plasma Gun."""

from killshot.testing import arena


def test_it_deals_two_damage_to_one_visible_target() -> None:  # PLS-1
    t = arena("L").place(violet="c2", dozer="d2", sprog="b1", banshee="d1").hand("violet", "plasma-gun")
    t.shoot("plasma-gun", "effect:basic").pick("target:dozer", "pass", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("violet") == "c2"
    t.assert_settled()


def test_a_glide_may_bring_the_target_into_sight() -> None:  # PLS-2 SHO-05 SC-046
    t = arena("L").place(violet="b2", dozer="c3").hand("violet", "plasma-gun", ammo="B")
    t.shoot("plasma-gun").pick("effect:phase-glide", among={"effect:phase-glide"})
    t.pick("square:c1", among={"square:c1", "square:b3", "square:c3"})
    assert t.refuses("pass")
    t.play("effect:basic", "target:dozer", "effect:charged-shot", "pay:blue")
    assert t.at("violet") == "c1"
    assert t.damage == {"dozer": "violet x3"}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_glide_is_not_split_around_the_shot() -> None:  # PLS-2 SC-047
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "plasma-gun", ammo="B")
    t.shoot("plasma-gun", "effect:phase-glide", "square:d1", "effect:basic", "target:dozer")
    t.pick("pass", among={"effect:charged-shot", "pass"})
    assert t.at("violet") == "d1"
    t.assert_settled()


def test_the_glide_of_one_or_two_squares_may_follow_the_shot() -> None:  # PLS-2 SC-047
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "plasma-gun", ammo="RRYY")
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide")
    assert {"square:b1", "square:a1", "square:b2", "square:d1", "square:d2", "square:c3"} < set(t.options)
    assert t.refuses("square:a2")
    assert t.refuses("square:d3")
    t.play("square:a1")
    assert t.at("violet") == "a1"
    assert t.damage == {"dozer": "violet x2"}
    assert t.ammo("violet") == "RRYY"
    t.assert_settled()


def test_a_glide_that_brings_nobody_into_sight_does_not_make_a_shot() -> None:  # PLS-2 SHO-03
    t = arena("L").place(violet="a3", dozer="d1").hand("violet", "plasma-gun", ammo="B")
    assert t.refuses("shoot")


def test_the_charged_shot_adds_one_damage_to_the_basic_target() -> None:  # PLS-3
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2").hand("violet", "plasma-gun", ammo="B")
    t.shoot("plasma-gun")
    assert t.refuses("effect:charged-shot")
    t.play("effect:basic", "target:dozer", "effect:charged-shot", "pay:blue")
    assert t.damage == {"dozer": "violet x3"}
    assert t.ammo("violet") == ""
    t.play("effect:phase-glide", "square:d1")
    assert t.at("violet") == "d1"
    t.assert_settled()


def test_the_charged_shot_needs_no_sight_after_the_glide() -> None:  # PLS-2 PLS-3 SC-305
    t = arena("L").place(violet="c2", dozer="d2").hand("violet", "plasma-gun", ammo="B")
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide", "square:b1")
    t.play("effect:charged-shot", "pay:blue")
    assert t.damage == {"dozer": "violet x3"}
    assert t.at("violet") == "b1"
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_charged_shot_costs_a_blue_cube() -> None:  # PLS-3
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "plasma-gun", ammo="RRRYYY")
    t.shoot("plasma-gun", "effect:basic", "target:dozer").pick("pass", among={"effect:phase-glide", "pass"})
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()
