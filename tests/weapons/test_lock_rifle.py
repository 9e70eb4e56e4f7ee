"""Lock Rifle."""

from killshot.testing import arena


def test_it_deals_two_damage_and_a_mark_to_one_visible_target() -> None:  # LKR-1
    t = arena("L").place(violet="c1", dozer="d3", sprog="d3", banshee="a1").hand("violet", "lock-rifle")
    t.shoot("lock-rifle", "effect:basic").pick("target:dozer", among={"target:dozer", "target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 1}}
    assert t.loaded("violet") == []
    t.assert_settled()


def test_nobody_in_sight_means_no_shot() -> None:  # LKR-1 SHO-03
    t = arena("L").place(violet="c1", dozer="a1", sprog="b2", banshee="b3").hand("violet", "lock-rifle", ammo="R")
    assert t.refuses("shoot")


def test_its_own_mark_does_not_turn_into_damage_but_old_ones_do() -> None:  # LKR-1 SHO-13
    t = arena("L").place(violet="c1", dozer="d3").hand("violet", "lock-rifle").marked("dozer", violet=2)
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x4"}
    assert t.marks == {"dozer": {"violet": 1}}
    t.assert_settled()


def test_the_second_lock_marks_another_target_and_triggers_no_marks() -> None:  # LKR-2 SC-040
    t = arena("L").place(violet="c1", dozer="d3", sprog="b1").hand("violet", "lock-rifle", ammo="R")
    t.marked("sprog", violet=2)
    t.shoot("lock-rifle", "effect:basic", "target:dozer", "effect:second-lock", "pay:red")
    t.pick("target:sprog", among={"target:sprog"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 3}}
    assert t.ammo("violet") == ""
    t.assert_settled()


def test_the_second_lock_may_come_first_with_the_same_outcome() -> None:  # LKR-2
    t = arena("L").place(violet="c1", dozer="d3", sprog="b1").hand("violet", "lock-rifle", ammo="R")
    t.marked("sprog", violet=2)
    t.shoot("lock-rifle", "effect:second-lock", "pay:red", "target:sprog")
    assert t.refuses("pass")
    t.play("effect:basic").pick("target:dozer", among={"target:dozer"})
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 3}}
    t.assert_settled()


def test_the_second_lock_gives_a_single_mark() -> None:  # LKR-2
    t = arena("L").place(violet="c1", dozer="d3", sprog="b1", banshee="b1").hand("violet", "lock-rifle", ammo="RR")
    t.shoot("lock-rifle", "effect:basic", "target:dozer", "effect:second-lock", "pay:red", "target:sprog")
    assert t.damage == {"dozer": "violet x2"}
    assert t.marks == {"dozer": {"violet": 1}, "sprog": {"violet": 1}}
    assert t.ammo("violet") == "R"
    t.assert_settled()


def test_the_second_lock_needs_a_second_visible_target() -> None:  # LKR-2 SHO-28
    t = arena("L").place(violet="c1", dozer="d3", sprog="a1").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle").pick("effect:basic", "target:dozer", among={"effect:basic"})
    assert t.marks == {"dozer": {"violet": 1}}
    assert t.ammo("violet") == "R"
    t.assert_settled()


def test_the_second_lock_costs_a_red_cube() -> None:  # LKR-2
    t = arena("L").place(violet="c1", dozer="d3", sprog="b1").hand("violet", "lock-rifle", ammo="BBBYYY")
    t.shoot("lock-rifle").pick("effect:basic", "target:dozer", among={"effect:basic"})
    t.assert_settled()


def test_the_second_lock_may_be_declined() -> None:  # LKR-2
    t = arena("L").place(violet="c1", dozer="d3", sprog="b1").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle", "effect:basic", "target:sprog", "pass")
    assert t.marks == {"sprog": {"violet": 1}}
    assert t.ammo("violet") == "R"
    t.assert_settled()


def test_the_second_lock_alone_is_no_shot() -> None:  # LKR-2 SHO-03 R09 SC-347
    t = arena("L").place(violet="c1", dozer="c1", sprog="b1").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle", "effect:second-lock", "pay:red", "target:sprog")
    assert t.options == ["effect:basic"]
    t.play("effect:basic")
    assert t.options == ["target:dozer"]  # a different one
    alone = arena("L").place(violet="c1", sprog="b1").hand("violet", "lock-rifle", ammo="R")
    assert alone.shoot("lock-rifle").refuses("effect:second-lock")


def test_six_damage_allow_a_move_before_the_shot() -> None:  # ACT-06 SC-029
    t = arena("L").place(violet="b2", dozer="a1").hand("violet", "lock-rifle").damaged("violet", "dozer x3, sprog x3")
    t.shoot("lock-rifle", "square:b1", "effect:basic", "target:dozer")
    assert t.at("violet") == "b1"
    assert t.damage["dozer"] == "violet x2"
    assert t.marks == {"dozer": {"violet": 1}}
    t.assert_settled()


def test_five_damage_allow_no_move_before_the_shot() -> None:  # ACT-06
    t = arena("L").place(violet="b2", dozer="a1").hand("violet", "lock-rifle").damaged("violet", "dozer x3, sprog x2")
    assert t.refuses("shoot")


def test_no_move_follows_the_shot() -> None:  # ACT-07 SC-029
    t = arena("L").place(violet="b2", dozer="c1").hand("violet", "lock-rifle").damaged("violet", "dozer x3, sprog x3")
    t.shoot("lock-rifle", "square:b2", "effect:basic", "target:dozer")
    assert t.asks == "last-action"
    assert t.at("violet") == "b2"
    t.assert_settled()
