"""Machine Gun."""

from killshot.testing import Scenario, arena


def gun(ammo: str = "") -> Scenario:
    """Violet on c1 sees Dozer, Sprog and :D-struct-OR, but not Banshee."""
    t = arena("L").place(violet="c1", dozer="c2", sprog="d1", d_struct_or="c3", banshee="a1")
    return t.hand("violet", "machine-gun", ammo=ammo)


def test_it_deals_one_damage_to_each_of_two_visible_targets() -> None:  # MGN-1
    t = gun().shoot("machine-gun", "effect:basic")
    t.pick("target:dozer", among={"target:dozer", "target:sprog", "target:d-struct-or"})
    t.pick("target:sprog", among={"target:sprog", "target:d-struct-or", "pass"})
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}
    t.assert_settled()


def test_one_basic_target_is_enough() -> None:  # MGN-1 SHO-06
    t = gun().shoot("machine-gun", "effect:basic", "target:sprog", "pass")
    assert t.damage == {"sprog": "violet x1"}
    t.assert_settled()


def test_figures_do_not_block_and_two_doors_serve_one_shot() -> None:  # MGN-1 SHO-22 SC-313
    t = arena("L").place(violet="c1", d_struct_or="c1", banshee="c1", dozer="d1", sprog="d3")
    t.hand("violet", "machine-gun").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}
    t.assert_settled()


def test_victims_fall_in_seat_order_whatever_the_order_of_naming() -> None:  # MGN-1 SHO-18 R14 SC-304
    t = arena("L", players=4).place(violet="c1", dozer="c2", d_struct_or="d3").hand("violet", "machine-gun")
    t.damaged("dozer", "sprog x10").damaged("d-struct-or", "sprog x10").marked("d-struct-or", violet=1)
    t.stack_powerups("red-newton", "blue-newton")
    t.shoot("machine-gun", "effect:basic", "target:d-struct-or", "target:dozer").end_turn()
    assert t.track == ["violet", "violet violet"]  # the overkill is :D-struct-OR's
    assert t.asked == "dozer"
    t.play("discard:red-newton", "discard:blue-newton")
    t.assert_settled()


def test_the_focus_shot_adds_one_damage_to_a_basic_target() -> None:  # MGN-2
    t = gun("Y").shoot("machine-gun")
    t.pick("effect:basic", "target:dozer", "target:sprog", "effect:focus-shot", "pay:yellow", among={"effect:basic"})
    t.pick("target:sprog", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x2"}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_a_focus_shot_and_a_tripod_that_cannot_be_paid_are_not_on_offer() -> None:  # MGN-2 MGN-3
    t = gun("B").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.pick("pass", among={"effect:turret-tripod", "pass"})
    t.assert_settled()
    t = gun("Y").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.pick("pass", among={"effect:focus-shot", "pass"})
    assert t.ammo("violet") == "Y"
    t.assert_settled()


def test_the_whole_gun_spreads_two_two_one() -> None:  # MGN-1 MGN-2 MGN-3 MGN-4 SC-041
    t = gun("BY").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.play("effect:focus-shot", "pay:yellow", "target:dozer", "effect:turret-tripod", "pay:blue")
    t.pick("target:sprog", among={"target:sprog", "pass"})
    t.pick("target:d-struct-or", among={"target:d-struct-or", "pass"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2", "d-struct-or": "violet x1"}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_tripod_may_take_a_new_target_alone() -> None:  # MGN-3 SC-043
    t = gun("B").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.play("effect:turret-tripod", "pay:blue", "pass").pick("target:d-struct-or", among={"target:d-struct-or"})
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1", "d-struct-or": "violet x1"}
    t.assert_settled()


def test_the_tripod_gives_one_basic_target_its_point_and_not_both() -> None:  # MGN-3 SC-043
    t = gun("B").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.play("effect:turret-tripod", "pay:blue", "target:dozer")
    assert t.refuses("target:sprog")
    t.play("pass")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    t.assert_settled()


def test_the_tripod_does_not_reach_a_target_out_of_sight() -> None:  # MGN-3
    t = gun("B").shoot(
        "machine-gun", "effect:basic", "target:dozer", "target:sprog", "effect:turret-tripod", "pay:blue"
    )
    t.play("pass")
    assert t.refuses("target:banshee")
    assert t.refuses("target:violet")
    t.play("target:d-struct-or")
    t.assert_settled()


def test_the_tripod_may_double_a_single_basic_target() -> None:  # MGN-4 SC-042
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "machine-gun", ammo="BY")
    t.shoot("machine-gun", "effect:basic", "target:dozer", "effect:turret-tripod", "pay:blue", "target:dozer")
    assert t.damage == {"dozer": "violet x2"}
    assert t.ammo("violet") == "Y"
    t.assert_settled()  # no focus shot on the same target


def test_after_a_focus_shot_the_tripod_finds_nothing_on_a_single_target() -> None:  # MGN-4 SHO-28
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "machine-gun", ammo="BY")
    t.shoot("machine-gun", "effect:basic", "target:dozer", "effect:focus-shot", "pay:yellow", "target:dozer")
    assert t.damage == {"dozer": "violet x2"}
    assert t.ammo("violet") == "B"
    t.assert_settled()


def test_after_a_focus_shot_on_a_single_target_the_tripod_only_takes_a_new_one() -> None:  # MGN-4
    t = gun("BY").shoot("machine-gun", "effect:basic", "target:dozer", "pass")
    t.play("effect:focus-shot", "pay:yellow", "target:dozer", "effect:turret-tripod", "pay:blue")
    t.pick("target:sprog", among={"target:sprog", "target:d-struct-or"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    t.assert_settled()


def test_old_marks_turn_into_damage_once_although_the_target_is_hit_twice() -> None:  # MGN-5 SHO-12 SC-031
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "machine-gun", ammo="Y").marked("dozer", violet=2)
    t.shoot("machine-gun", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x3"}
    t.play("effect:focus-shot", "pay:yellow", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}
    assert t.marks == {}
    t.assert_settled()


def test_without_a_focus_shot_the_tripod_doubles_either_basic_target() -> None:  # MGN-6 R16
    t = gun("B").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.play("effect:turret-tripod", "pay:blue")
    t.pick("target:sprog", "pass", among={"target:dozer", "target:sprog", "pass"})
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x2"}
    t.assert_settled()


def test_a_focus_shot_after_the_tripod_spares_whom_the_tripod_doubled() -> None:  # MGN-6 R16 SC-306
    t = gun("BY").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.play("effect:turret-tripod", "pay:blue", "target:sprog", "pass", "effect:focus-shot", "pay:yellow")
    t.pick("target:dozer", among={"target:dozer"})
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x2"}
    t.assert_settled()


def test_no_focus_shot_follows_a_tripod_that_doubled_the_only_basic_target() -> None:  # MGN-6 R16 SC-306
    t = gun("BY").shoot("machine-gun", "effect:basic", "target:dozer", "pass")
    t.play("effect:turret-tripod", "pay:blue", "target:dozer", "target:sprog")
    assert t.damage == {"dozer": "violet x2", "sprog": "violet x1"}
    assert t.ammo("violet") == "Y"
    t.assert_settled()


def test_a_focus_shot_does_not_go_to_a_target_of_the_tripod() -> None:  # MGN-2 MGN-6
    t = gun("BY").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    t.play("effect:turret-tripod", "pay:blue", "pass", "target:d-struct-or", "effect:focus-shot", "pay:yellow")
    t.pick("target:dozer", among={"target:dozer", "target:sprog"})
    t.assert_settled()
