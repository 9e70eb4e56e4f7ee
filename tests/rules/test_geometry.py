"""Moves, distance and sight (SHO-20..28)."""

import pytest

from killshot.testing import Scenario, arena


def targets(t: Scenario) -> list[str]:
    return [option.removeprefix("target:") for option in t.options if option.startswith("target:")]


def seen_from(square: str, name: str = "L") -> set[str]:
    """The squares on which a figure could be shot with the lock rifle from here."""
    seen = set()
    base = arena(name)
    for i in range(12):
        other = "abcd"[i % 4] + "123"[i // 4]
        if base.rules.arena.all >> i & 1:
            t = base.copy().place(violet=square, dozer=other).hand("violet", "lock-rifle")
            if t.offers("shoot"):
                seen.add(other)
    return seen


def test_moves_go_straight_through_openings_and_doors_only() -> None:  # SHO-20
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "shotgun").shoot("shotgun", "effect:basic")
    t.play("target:dozer")
    assert sorted(t.options) == ["pass", "square:c1", "square:c3", "square:d2"]  # not b2 behind the wall


def test_next_door_across_a_wall_is_not_one_move_away() -> None:  # SHO-21
    t = arena("L").place(violet="b2", dozer="c2", sprog="a2").hand("violet", "shockwave")
    assert t.refuses("shoot")
    t.place(dozer="b1").play("shoot", "weapon:shockwave", "effect:basic")
    assert targets(t) == ["dozer"]


def test_distance_is_the_shortest_path() -> None:  # SHO-21
    t = arena("L").place(violet="c1", dozer="c2", sprog="d2").hand("violet", "whisper").shoot("whisper")
    assert targets(t) == ["sprog"]  # at least two moves away


def test_sight_goes_through_the_doors_of_ones_own_square_only() -> None:  # SHO-22 SC-009
    assert "d3" in seen_from("b3")
    assert seen_from("d3") == {"c2", "d2", "c3", "d3"}


def test_a_square_with_two_doors_sees_three_rooms() -> None:  # SHO-22 SHO-23 SC-010
    assert seen_from("b1") == {"b1", "c1", "b2", "a1", "a2"}


@pytest.mark.parametrize(
    ("name", "square", "seen"),
    [
        ("L", "c1", "b1 c1 d1 c2 d2 c3 d3"),
        ("L", "a2", "a1 a2 a3 b3"),
        ("S", "a2", "a1 b1 c1 a2 b2 c2"),
        ("S", "c2", "a1 b1 c1 a2 b2 c2 d2 d3"),
        ("M1", "b3", "b3 a2 b2 c2 d2 c3 d3"),
        ("M2", "b3", "a3 b3 c3 b2 c2"),
        ("M2", "c2", "b1 c1 b2 c2 d2 d3"),
    ],
)
def test_sight_in_every_arena(name: str, square: str, seen: str) -> None:  # SHO-22 SET-02
    assert seen_from(square, name) == set(seen.split())


def test_figures_do_not_block_and_one_shot_uses_two_doors() -> None:  # SHO-22 SC-313
    t = arena("L").place(violet="c1", d_struct_or="c1", banshee="c1", dozer="d1", sprog="d3")
    t.hand("violet", "machine-gun").shoot("machine-gun", "effect:basic", "target:dozer", "target:sprog")
    assert t.damage == {"dozer": "violet x1", "sprog": "violet x1"}


def test_a_room_is_seen_through_a_door_into_it() -> None:  # SHO-23
    t = arena("L").place(violet="c1", dozer="d3", sprog="d1", banshee="a1", d_struct_or="b1").hand("violet", "furnace")
    t.shoot("furnace", "effect:basic")
    assert sorted(t.options) == ["room:green", "room:yellow"]


def test_walls_stop_a_move_line() -> None:  # SHO-24 PUP-20
    t = arena("L").place(violet="d1", dozer="a3").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton", "target:dozer")
    assert sorted(t.options) == ["square:a1", "square:a2", "square:b3", "square:c3"]
    u = arena("L").place(violet="d1", dozer="b2").hand("violet", powerups=("red-newton",))
    u.play("powerup:red-newton", "target:dozer")
    assert sorted(u.options) == ["square:b1", "square:b3"]


def test_walls_do_not_stop_a_rail_line() -> None:  # SHO-24
    t = arena("L").place(violet="a2", dozer="c2", sprog="d2", banshee="c3", d_struct_or="a2").hand("violet", "railgun")
    t.shoot("railgun", "effect:basic")
    assert targets(t) == ["dozer", "sprog", "d-struct-or"]


def test_a_push_obeys_walls_and_may_be_declined() -> None:  # SHO-25
    t = arena("L").place(violet="a2", dozer="a2").hand("violet", "shotgun").shoot("shotgun", "effect:basic")
    t.play("target:dozer")
    assert sorted(t.options) == ["pass", "square:a1", "square:a3"]
    t.play("pass")
    assert t.at("dozer") == "a2"
    t.assert_settled()


def test_one_or_two_squares_are_at_least_one() -> None:  # SHO-25
    t = arena("L").place(violet="d1", dozer="c2").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton", "target:dozer")
    assert t.refuses("pass")
    assert t.refuses("square:c2")


def test_moves_may_bend_and_come_back() -> None:  # SHO-26 R15
    t = arena("L").place(violet="c2", dozer="c1").hand("violet", "plasma-gun")
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide")
    assert t.offers("square:d3", "square:b1", "square:d1", "square:c2")
    t.play("square:c2")
    assert t.at("violet") == "c2"
    t.assert_settled()  # the glide is spent


def test_one_direction_does_not_come_back() -> None:  # SHO-26 SHO-24
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer", ammo="R")
    t.shoot("sledgehammer", "effect:pulverize", "pay:red", "target:dozer")
    assert sorted(t.options) == ["pass", "square:c1", "square:c3", "square:d2"]


def test_one_weapon_per_shot() -> None:  # SHO-27
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "sledgehammer", "electroscythe", "shotgun")
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.actions_left == 1
    assert not any(option.startswith("weapon:") for option in t.options)
    t.shoot("electroscythe", "effect:basic")
    assert t.refuses("shoot")


def test_an_optional_effect_must_hit_a_target() -> None:  # SHO-28 R82
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle", ammo="R")
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    t.assert_settled()
    assert t.ammo("violet") == "R"
    u = arena("L").place(violet="c1", dozer="c2", sprog="d1").hand("violet", "lock-rifle", ammo="R")
    u.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert u.offers("effect:second-lock")


def test_an_optional_effect_may_just_move() -> None:  # SHO-28 R82
    t = arena("L").place(violet="c2", dozer="c2").hand("violet", "cyberblade")
    t.shoot("cyberblade", "effect:basic", "target:dozer")
    assert t.options == ["effect:shadowstep", "pass"]
    t.play("effect:shadowstep", "square:c3")
    assert t.at("violet") == "c3"
