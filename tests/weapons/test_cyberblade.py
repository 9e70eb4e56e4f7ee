"""Cyberblade."""

from killshot.testing import arena


def test_it_deals_two_damage_to_one_target_on_the_shooters_square() -> None:  # CYB-1
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3", d_struct_or="d3").hand("violet", "cyberblade")
    t.shoot("cyberblade", "effect:basic").pick("target:dozer", "pass", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.at("violet") == "c3"
    t.assert_settled()


def test_the_step_may_come_between_the_blows() -> None:  # CYB-1 CYB-2 CYB-3 SC-069
    t = arena("L").place(violet="c3", dozer="c3", sprog="d3").hand("violet", "cyberblade", ammo="Y")
    t.shoot("cyberblade", "effect:basic", "target:dozer")
    # Nobody else to slice here
    t.pick("effect:shadowstep", "square:d3", "effect:slice-and-dice", "pay:yellow", among={"effect:shadowstep", "pass"})
    t.pick("target:sprog", among={"target:sprog"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    assert t.at("violet") == "d3"
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_who_was_cut_is_not_sliced() -> None:  # CYB-3 SC-069
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3").hand("violet", "cyberblade", ammo="Y")
    t.shoot("cyberblade", "effect:basic", "target:dozer", "effect:slice-and-dice", "pay:yellow")
    t.pick("target:sprog", "pass", among={"target:sprog"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    t.assert_settled()


def test_who_stands_alone_with_the_shooter_is_not_sliced() -> None:  # CYB-3 SHO-28
    t = arena("L").place(violet="c3", dozer="c3", sprog="b3").hand("violet", "cyberblade", ammo="Y")
    t.shoot("cyberblade", "effect:basic", "target:dozer")
    assert t.refuses("effect:slice-and-dice")
    t.play("effect:shadowstep", "square:d3")
    assert t.ammo("violet") == "Y"
    t.assert_settled()


def test_the_step_may_lead_to_both_targets() -> None:  # CYB-2 CYB-3 SHO-05 SC-070
    t = arena("L").place(violet="b3", dozer="c3", sprog="c3").hand("violet", "cyberblade", ammo="Y")
    t.shoot("cyberblade").pick("effect:shadowstep", among={"effect:shadowstep"})
    t.pick("square:c3", among={"square:c3"})  # where there is a target to cut
    t.pick(
        "effect:basic", "target:dozer", "effect:slice-and-dice", "pay:yellow", "target:sprog", among={"effect:basic"}
    )
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    t.assert_settled()


def test_the_step_may_come_after_both_blows() -> None:  # CYB-2
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3").hand("violet", "cyberblade", ammo="Y")
    t.shoot("cyberblade", "effect:basic", "target:dozer", "effect:slice-and-dice", "pay:yellow", "target:sprog")
    t.play("effect:shadowstep").pick("square:c2", among={"square:c2", "square:b3", "square:d3"})
    assert t.at("violet") == "c2"
    t.assert_settled()


def test_the_step_is_taken_once() -> None:  # CYB-2 SC-310
    t = arena("L").place(violet="c3", dozer="c3", sprog="d3").hand("violet", "cyberblade", ammo="YY")
    t.shoot("cyberblade", "effect:basic", "target:dozer", "effect:shadowstep", "square:d3")
    t.pick("effect:slice-and-dice", "pay:yellow", "target:sprog", among={"effect:slice-and-dice", "pass"})
    assert t.at("violet") == "d3"
    t.assert_settled()


def test_a_target_two_squares_away_is_out_of_reach() -> None:  # CYB-2 SHO-03
    t = arena("L").place(violet="b3", dozer="d3", sprog="b1").hand("violet", "cyberblade", ammo="Y")
    assert t.refuses("shoot")


def test_the_slice_follows_the_basic_blow() -> None:  # CYB-4 R84
    t = (
        arena("L")
        .place(violet="c3", dozer="c3", sprog="c3", d_struct_or="d3", banshee="d3")
        .hand("violet", "cyberblade", ammo="Y")
    )
    t.shoot("cyberblade").pick("effect:shadowstep", among={"effect:basic", "effect:shadowstep"})
    t.pick("square:d3", among={"square:d3"})
    t.pick(
        "effect:basic",
        "target:d-struct-or",
        "effect:slice-and-dice",
        "pay:yellow",
        "target:banshee",
        among={"effect:basic"},
    )
    assert t.damage == {"d-struct-or": "violet x2", "banshee": "violet x2"}
    t.assert_settled()


def test_the_slice_costs_a_yellow_cube() -> None:  # CYB-3
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3").hand("violet", "cyberblade", ammo="RRRBBB")
    t.shoot("cyberblade", "effect:basic", "target:dozer").pick("pass", among={"effect:shadowstep", "pass"})
    assert t.ammo("violet") == "RRRBBB"
    t.assert_settled()


def test_a_scope_goes_to_whom_the_blade_has_hit_so_far() -> None:  # CYB-3 PUP-14 SC-181
    t = arena("L").place(violet="c3", dozer="c3", sprog="c3")
    t.hand("violet", "cyberblade", ammo="RY", powerups=("red-scope",))
    t.shoot("cyberblade", "effect:basic", "target:dozer")
    early = t.copy().play("powerup:red-scope")
    early.pick("target:dozer", "pay:red", "pass", among={"target:dozer"})
    assert early.damage == {"dozer": "violet x3"}
    early.assert_settled()
    t.play("effect:slice-and-dice", "pay:yellow", "target:sprog", "powerup:red-scope")
    t.pick("target:sprog", "pay:red", "pass", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x3"}
    t.assert_settled()
