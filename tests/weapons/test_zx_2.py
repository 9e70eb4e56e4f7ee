"""ZX-2."""

from killshot.testing import arena


def test_it_deals_one_damage_and_two_marks_to_a_visible_target() -> None:  # ZX2-1
    t = arena("L").place(violet="b3", dozer="b2", sprog="b2", banshee="c1").hand("violet", "zx-2")
    t.shoot("zx-2", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 2}}
    t.assert_settled()


def test_old_marks_turn_into_damage_before_the_new_ones_are_placed() -> None:  # ZX2-1 SHO-12 SHO-13 SHO-14 SC-032
    t = arena("L").place(violet="b3", dozer="b2").hand("violet", "zx-2").marked("dozer", violet=3)
    t.shoot("zx-2", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}
    assert t.marks == {"dozer": {"violet": 2}}
    t.assert_settled()


def test_marks_survive_the_kill() -> None:  # ZX2-1 SHO-16 SHO-17 KIL-13 SC-034
    t = arena("L").place(violet="b3", dozer="b2").hand("violet", "zx-2")
    t.damaged("dozer", "sprog x10").marked("dozer", violet=2, d_struct_or=1).stack_powerups("red-newton")
    t.shoot("zx-2", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "sprog x10, violet x2"}
    assert t.marks == {"dozer": {"violet": 2, "d-struct-or": 1}}
    t.end_turn("discard:red-newton")
    assert t.at("dozer") == "a2"
    assert t.damage == {}
    assert t.marks["dozer"] == {"violet": 2, "d-struct-or": 1}
    t.assert_settled()


def test_the_scanner_marks_three_visible_targets_in_three_rooms() -> None:  # ZX2-2 SC-071
    t = arena("L").place(violet="b3", dozer="b2", sprog="a3", d_struct_or="d3", banshee="c1").hand("violet", "zx-2")
    t.shoot("zx-2", "effect:scanner").pick("target:dozer", among={"target:dozer", "target:sprog", "target:d-struct-or"})
    t.pick("target:sprog", among={"target:sprog", "target:d-struct-or", "pass"})
    t.pick("target:d-struct-or", among={"target:d-struct-or", "pass"})
    assert t.damage == {}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}, "d-struct-or": {"violet": 1}}
    t.assert_settled()


def test_the_scanner_calls_for_no_scope_and_no_tagback() -> None:  # ZX2-2 SC-071
    t = arena("L").place(violet="b3", dozer="b2", sprog="a3").hand("dozer", powerups=("red-tagback",))
    t.hand("violet", "zx-2", ammo="RBY", powerups=("blue-scope",))
    shot = t.copy().shoot("zx-2", "effect:basic", "target:dozer")
    assert shot.offers("powerup:blue-scope")  # as damage would
    shot.play("pass")
    assert shot.asks == "tagback"
    shot.play("pass")
    shot.assert_settled()
    t.shoot("zx-2", "effect:scanner", "target:dozer").pick("target:sprog", among={"target:sprog", "pass"})
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}
    assert t.asked == "violet"
    t.assert_settled()


def test_the_scanner_stops_at_three() -> None:  # ZX2-2
    t = arena("L").place(violet="b3", dozer="b3", sprog="b3", d_struct_or="b3", banshee="b3").hand("violet", "zx-2")
    t.shoot("zx-2", "effect:scanner", "target:banshee", "target:d-struct-or", "target:sprog")
    assert t.marks == {"sprog": {"violet": 1}, "d-struct-or": {"violet": 1}, "banshee": {"violet": 1}}
    t.assert_settled()


def test_the_scanner_may_mark_fewer() -> None:  # ZX2-2 SHO-06
    t = arena("L").place(violet="b3", dozer="b2", sprog="a3", banshee="d3").hand("violet", "zx-2")
    t.shoot("zx-2", "effect:scanner", "target:sprog", "target:banshee", "pass")
    assert t.marks == {"sprog": {"violet": 1}, "banshee": {"violet": 1}}
    t.assert_settled()


def test_the_scanner_turns_no_marks_into_damage_and_stops_at_three_marks() -> None:  # ZX2-2 SHO-14 SHO-15 SC-033
    t = arena("L").place(violet="b3", dozer="b2").hand("violet", "zx-2").marked("dozer", violet=2, sprog=3)
    t.shoot("zx-2", "effect:scanner", "target:dozer")
    assert t.damage == {}
    assert t.marks == {"dozer": {"violet": 3, "sprog": 3}}
    t.assert_settled()
    t.turn("violet").hand("violet", "zx-2").shoot("zx-2", "effect:scanner", "target:dozer")
    assert t.damage == {}
    assert t.marks == {"dozer": {"violet": 3, "sprog": 3}}
    t.assert_settled()


def test_nobody_in_sight_means_no_shot() -> None:  # ZX2-1 ZX2-2 SHO-03
    t = arena("L").place(violet="b3", dozer="c1", sprog="a2").hand("violet", "zx-2")
    assert t.refuses("shoot")
