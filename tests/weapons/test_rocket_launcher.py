"""Rocket Launcher."""

from killshot.testing import arena


def test_it_deals_two_damage_and_may_push_the_target_one_square() -> None:  # RKT-1
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2", d_struct_or="c1", banshee="a1")
    t.hand("violet", "rocket-launcher").shoot("rocket-launcher", "effect:basic")
    t.pick("target:dozer", among={"target:dozer", "target:sprog"})  # not on Violet's square, not out of sight
    assert t.damage == {"dozer": "violet x2"}
    t.pick("square:c1", among={"square:c1", "square:d2", "square:c3", "pass"})
    assert t.at("dozer") == "c1"
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_the_push_may_be_declined() -> None:  # RKT-1
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher")
    t.shoot("rocket-launcher", "effect:basic", "target:dozer", "pass")
    assert t.at("dozer") == "c2"
    t.assert_settled()


def test_a_jump_off_the_square_makes_a_target_of_who_stays_there() -> None:  # RKT-1 RKT-2 SC-065
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "rocket-launcher", ammo="B")
    t.shoot("rocket-launcher").pick("effect:rocket-jump", "pay:blue", "square:d2", among={"effect:rocket-jump"})
    t.pick("effect:basic", "target:dozer", among={"effect:basic"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.ammo("violet") == ""
    t.play("square:c1")
    assert t.at("dozer") == "c1"
    t.assert_settled()


def test_after_a_jump_only_the_new_square_counts() -> None:  # RKT-2 SHO-05
    t = arena("L").place(violet="c1", dozer="c2", sprog="b1", d_struct_or="d1")
    t.hand("violet", "rocket-launcher", ammo="B").shoot(
        "rocket-launcher", "effect:rocket-jump", "pay:blue", "square:c2"
    )
    t.play("effect:basic")
    t.pick("target:sprog", "pass", among={"target:sprog"})  # Dozer shares the square now, d1 is out of sight
    t.assert_settled()


def test_without_a_blue_cube_nobody_jumps() -> None:  # RKT-2
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "rocket-launcher", ammo="RRRYYY")
    assert t.refuses("shoot")
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher", ammo="RRR")
    t.shoot("rocket-launcher").pick("effect:basic", "target:dozer", "pass", among={"effect:basic"})
    t.assert_settled()


def test_a_jump_alone_is_no_shot() -> None:  # RKT-2 SHO-03 R09 SC-038
    t = arena("L").place(violet="a3", dozer="d1").hand("violet", "rocket-launcher", ammo="B")
    assert t.refuses("shoot")
    assert t.loaded("violet") == ["rocket-launcher"]
    assert t.ammo("violet") == "B"


def test_a_jump_goes_only_where_a_shot_can_follow() -> None:  # RKT-2 SHO-03
    t = arena("L").place(violet="d3", dozer="d1").hand("violet", "rocket-launcher", ammo="B")
    t.shoot("rocket-launcher", "effect:rocket-jump", "pay:blue")
    t.pick("square:d2", among={"square:d2"})  # on d1 itself she would stand with Dozer
    assert t.refuses("pass")
    t.play("effect:basic", "target:dozer", "pass")
    t.assert_settled()


def test_a_jump_comes_before_the_shot_or_after_the_push_never_between() -> None:  # RKT-2 SHO-04 SC-180
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher", ammo="B")
    t.shoot("rocket-launcher").pick("effect:basic", "target:dozer", among={"effect:basic", "effect:rocket-jump"})
    t.pick("square:c3", among={"square:c1", "square:d2", "square:c3", "pass"})
    t.pick("effect:rocket-jump", "pay:blue", among={"effect:rocket-jump", "pass"})
    assert {"square:b1", "square:d1", "square:c2", "square:a1", "square:b2", "square:d2", "square:c3"} <= set(t.options)
    assert t.refuses("square:a2")
    assert t.refuses("square:d3")
    t.play("square:a1")
    assert t.at("violet") == "a1"
    assert t.at("dozer") == "c3"
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_nobody_jumps_twice() -> None:  # RKT-2
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher", ammo="BB")
    t.shoot("rocket-launcher", "effect:rocket-jump", "pay:blue", "square:d1", "effect:basic", "target:dozer", "pass")
    assert t.ammo("violet") == "B"
    assert t.at("violet") == "d1"
    t.assert_settled()


def test_the_warhead_strikes_the_original_square_before_the_push() -> None:  # RKT-3 SC-066
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2", d_struct_or="d2", banshee="c3")
    t.hand("violet", "rocket-launcher", ammo="Y").shoot("rocket-launcher", "effect:basic", "target:dozer")
    t.play("effect:fragmenting-warhead", "pay:yellow")
    assert t.damage == {"dozer": "violet x3", "sprog": "violet x1"}
    assert t.at("dozer") == "c2"
    t.play("square:c3")
    assert t.damage == {"dozer": "violet x3", "sprog": "violet x1"}
    assert t.at("dozer") == "c3"
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_warhead_needs_nobody_but_the_target_and_no_push() -> None:  # RKT-3
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher", ammo="Y")
    t.shoot("rocket-launcher", "effect:basic", "target:dozer", "effect:fragmenting-warhead", "pay:yellow", "pass")
    assert t.damage == {"dozer": "violet x3"}
    assert t.at("dozer") == "c2"
    t.assert_settled()


def test_the_warhead_does_not_come_before_the_shot() -> None:  # RKT-3
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher", ammo="Y")
    t.shoot("rocket-launcher").pick("effect:basic", "target:dozer", "pass", among={"effect:basic"})
    t.assert_settled()


def test_the_warhead_does_not_come_after_the_push() -> None:  # RKT-3 SC-308
    t = arena("L").place(violet="c1", dozer="c2", sprog="c2").hand("violet", "rocket-launcher", ammo="BY")
    t.shoot("rocket-launcher", "effect:basic", "target:dozer", "square:d2")
    t.pick("pass", among={"effect:rocket-jump", "pass"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.ammo("violet") == "BY"
    t.assert_settled()


def test_jump_shot_warhead_and_push_go_together() -> None:  # RKT-2 RKT-3 SC-308
    t = arena("L").place(violet="b3", dozer="c2", sprog="c2").hand("violet", "rocket-launcher", ammo="BY")
    t.shoot("rocket-launcher", "effect:rocket-jump", "pay:blue", "square:d3", "effect:basic", "target:dozer")
    t.play("effect:fragmenting-warhead", "pay:yellow", "square:c1")
    assert t.damage == {"dozer": "violet x3", "sprog": "violet x1"}
    assert t.at("dozer") == "c1"
    assert t.at("violet") == "d3"
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_warhead_costs_a_yellow_cube() -> None:  # RKT-3
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "rocket-launcher", ammo="RRR")
    t.shoot("rocket-launcher", "effect:basic", "target:dozer")
    assert t.refuses("effect:fragmenting-warhead")
    t.play("pass")
    t.assert_settled()
