"""T.H.O.R."""

from killshot.testing import arena


def test_it_deals_two_damage_to_one_visible_target() -> None:  # THR-1
    t = arena("L").place(violet="a2", dozer="a1", sprog="b3", banshee="c1").hand("violet", "thor")
    t.shoot("thor", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    t.assert_settled()


def test_the_lightning_jumps_from_target_to_target_as_they_see_each_other() -> None:  # THR-1 THR-2 THR-3 THR-4 SC-044
    t = arena("L").place(violet="a2", dozer="a1", sprog="c1", d_struct_or="d3").hand("violet", "thor", ammo="BB")
    t.shoot("thor", "effect:basic").pick("target:dozer", "effect:chain-reaction", "pay:blue", among={"target:dozer"})
    t.pick("target:sprog", "effect:high-voltage", "pay:blue", among={"target:sprog"})
    t.pick("target:d-struct-or", among={"target:d-struct-or"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1", "d-struct-or": "violet x2"}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_second_target_must_be_seen_by_the_first_no_matter_whom_the_shooter_sees() -> None:  # THR-2 SC-045
    t = arena("L").place(violet="a2", dozer="a1", sprog="b3").hand("violet", "thor", ammo="BB")
    t.shoot("thor", "effect:basic")
    assert t.offers("target:sprog")  # in the shooter's sight
    t.play("target:dozer")
    assert t.damage == {"dozer": "violet x2"}
    assert t.ammo("violet") == "BB"
    t.assert_settled()


def test_high_voltage_does_not_come_before_a_chain_reaction() -> None:  # THR-3 SC-045
    t = arena("L").place(violet="a2", dozer="a1", sprog="a1", d_struct_or="a1").hand("violet", "thor", ammo="BB")
    t.shoot("thor").pick("effect:basic", "target:dozer", among={"effect:basic"})
    t.pick("pass", among={"effect:chain-reaction", "pass"})
    t.assert_settled()


def test_the_third_target_must_be_seen_by_the_second_not_by_the_first() -> None:  # THR-3
    t = arena("L").place(violet="c1", dozer="c1", sprog="d3", d_struct_or="d1").hand("violet", "thor", ammo="BB")
    t.shoot("thor", "effect:basic", "target:dozer", "effect:chain-reaction", "pay:blue", "target:sprog")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.ammo("violet") == "B"
    t.assert_settled()


def test_all_three_targets_differ_and_none_is_the_shooter() -> None:  # THR-4
    t = arena("L").place(violet="a2", dozer="a2", sprog="a2", d_struct_or="a2").hand("violet", "thor", ammo="BB")
    t.shoot("thor", "effect:basic", "target:sprog", "effect:chain-reaction", "pay:blue")
    t.pick("target:dozer", "effect:high-voltage", "pay:blue", among={"target:dozer", "target:d-struct-or"})
    t.pick("target:d-struct-or", among={"target:d-struct-or"})
    t.assert_settled()


def test_two_figures_are_too_few_for_high_voltage() -> None:  # THR-4
    t = arena("L").place(violet="a2", dozer="a2", sprog="a2").hand("violet", "thor", ammo="BB")
    t.shoot("thor", "effect:basic", "target:dozer", "effect:chain-reaction", "pay:blue", "target:sprog")
    assert t.ammo("violet") == "B"
    t.assert_settled()


def test_each_jump_costs_a_blue_cube_of_its_own() -> None:  # THR-2 THR-3
    t = arena("L").place(violet="a2", dozer="a2", sprog="a2", d_struct_or="a2")
    t.hand("violet", "thor", ammo="RRRBYYY").shoot("thor", "effect:basic", "target:dozer")
    t.play("effect:chain-reaction", "pay:blue", "target:sprog")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.ammo("violet") == "RRRYYY"
    t.assert_settled()
    t = arena("L").place(violet="a2", dozer="a2", sprog="a2").hand("violet", "thor", ammo="RRRYYY")
    t.shoot("thor", "effect:basic", "target:dozer")
    t.assert_settled()
