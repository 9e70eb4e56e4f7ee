"""The oracle against positions worked out by hand: arenas, damage and marks, Domination, and any position at all."""

from random import Random
from typing import Any

import pytest

from tests.oracle import WEAPONS, World, outcomes
from tests.oracle.arena import ARENAS
from tests.oracle.positions import random_world
from tests.oracle.shorthand import after, position, tokens_added

# Arenas


def test_arenas_have_ten_eleven_eleven_and_twelve_squares() -> None:  # SET-02
    assert {name: len(arena.squares) for name, arena in ARENAS.items()} == {"S": 10, "M1": 11, "M2": 11, "L": 12}
    assert {*ARENAS["M1"].squares} == {*ARENAS["L"].squares} - {"a3"}
    assert {*ARENAS["M2"].squares} == {*ARENAS["L"].squares} - {"d1"}
    assert {*ARENAS["S"].squares} == {*ARENAS["L"].squares} - {"a3", "d1"}


@pytest.mark.parametrize("name", ARENAS)
def test_spawnpoints_stand_on_the_same_squares_in_every_arena(name: str) -> None:
    assert ARENAS[name].spawnpoint == {"blue": "c1", "red": "a2", "yellow": "d3"}


@pytest.mark.parametrize("name", ARENAS)
def test_open_edges_lie_inside_rooms_and_doors_and_walls_between_them(name: str) -> None:
    arena = ARENAS[name]
    for (a, b), kind in arena.edge.items():
        assert kind in ".D#"
        assert (arena.room[a] == arena.room[b]) == (kind == "."), (a, b)
    for room in set(arena.room.values()):  # hence a room is one piece
        start, *others = [square for square in arena.squares if arena.room[square] == room]
        reached = {start}
        for _ in arena.squares:
            reached |= {b for (a, b), kind in arena.edge.items() if a in reached and kind == "."}
        assert reached == {start, *others}


@pytest.mark.parametrize(
    ("one", "other", "columns"),
    [("S", "M1", "ab"), ("M2", "L", "ab"), ("S", "M2", "cd"), ("M1", "L", "cd")],
)
def test_arenas_are_built_from_two_sided_halves(one: str, other: str, columns: str) -> None:
    def half(name: str) -> dict[tuple[str, str], str]:
        return {pair: kind for pair, kind in ARENAS[name].edge.items() if {pair[0][0], pair[1][0]} <= {*columns}}

    assert half(one) == half(other)


def test_walls_make_detours() -> None:  # SC-006 SC-008 (the distances)
    assert ARENAS["M1"].distance("a2", "c3") == 3
    assert ARENAS["M1"].distance("a2", "c2") == 4
    assert ARENAS["L"].distance("a2", "b2") == 3
    assert ARENAS["L"].distance("b2", "c2") == 3


def test_sight_goes_through_the_doors_of_ones_own_square_only() -> None:  # SC-009 SC-010
    arena = ARENAS["L"]
    assert "d3" in arena.seen("b3")
    assert arena.seen("d3") == ["c2", "c3", "d2", "d3"]
    assert arena.rooms_seen("b1") == ["blue", "purple", "red"]
    assert "a2" in arena.seen("b1")
    assert "d1" not in arena.seen("b1")
    assert arena.rooms_seen("c1") == ["blue", "green", "yellow"]


def test_a_walk_of_two_may_lead_back_and_a_walk_of_one_may_not() -> None:  # R15
    arena = ARENAS["L"]
    assert arena.walks("a2", [1]) == ["a1", "a3"]
    assert arena.walks("a2", [1, 2]) == ["a1", "a2", "a3", "b1", "b3"]


def test_lines() -> None:  # SHO-24
    assert ARENAS["L"].move_line("a3", "east") == ["b3", "c3", "d3"]
    assert ARENAS["L"].move_line("b2", "east") == []
    assert ARENAS["L"].rail_line("a2", "east") == ["a2", "b2", "c2", "d2"]
    assert ARENAS["S"].rail_line("a1", "east") == ["a1", "b1", "c1"]
    assert ARENAS["S"].rail_line("d3", "north") == ["d3", "d2"]


# Damage and marks


def test_old_marks_follow_the_first_damage_only() -> None:  # SC-031
    w = position("A@c1 B@c2~2", "Y")
    assert outcomes("machine-gun", w) == {after(w, "B=3~0"), after(w, "B=4~0", paid="Y")}


def test_new_marks_come_after_old_ones_became_damage() -> None:  # SC-032
    w = position("A@c1 B@c2~3")
    assert after(w, "B=4~2") in outcomes("zx-2", w)


def test_a_fourth_mark_is_lost_and_marks_of_others_stay() -> None:  # SC-033 (two scans in a row)
    w = position("A@c1 B@c2~2")
    w.marks["dozer"]["sprog"] = 3
    scanned = after(w, "B~3")
    assert scanned in outcomes("zx-2", w)
    assert scanned.marks == (("dozer", "sprog", 3), ("dozer", "violet", 3))
    w.marks["dozer"]["violet"] = 3
    assert after(w, "") in outcomes("zx-2", w)


def test_marks_without_room_are_returned_and_new_ones_still_placed() -> None:  # SC-034 SC-036 (the shots)
    w = position("A@c1 B@c2=10~2")
    w.marks["dozer"]["d-struct-or"] = 1
    shot = after(w, "B=2~2", killed="B")
    assert shot in outcomes("zx-2", w)
    assert shot.marks == (("dozer", "d-struct-or", 1), ("dozer", "violet", 2))
    w = position("A@c1 B@c3=10~3")
    assert outcomes("whisper", w) == {after(w, "B=2~1", killed="B")}


def test_a_dead_figure_takes_a_twelfth_token() -> None:  # SC-035
    w = position("A@c2 B@c2=9")
    assert outcomes("sledgehammer", w) == {after(w, "B=2", killed="B")}
    w = position("A@c2 B@c2=11")
    assert outcomes("electroscythe", w) == {after(w, "B=1")}


def test_a_full_board_is_a_target_and_loses_its_marks() -> None:  # SC-037
    w = position("A@c2 B@c2=12~2")
    assert outcomes("sledgehammer", w) == {after(w, "B~0")}


def test_nobody_is_shot_for_the_jump_alone() -> None:  # SC-038
    w = position("A@a2 B@d1", "BY")
    assert outcomes("rocket-launcher", w) == set()


def test_everybody_on_the_square_is_hit_and_never_the_shooter() -> None:  # SC-039
    w = position("A@c3 B@c3 C@c3")
    assert outcomes("electroscythe", w) == {after(w, "B=1 C=1")}


def test_victims_of_one_effect_die_in_seat_order_left_of_the_shooter() -> None:  # SC-183 (the shot)
    w = position("A@c3=10 C@c3 D@c3=10 E@c3=10")
    w.shooter = "sprog"
    assert {outcome.killed for outcome in outcomes("electroscythe", w)} == {("d-struct-or", "banshee", "violet")}


def test_the_bot_dies_last() -> None:  # SC-341 (the shot)
    w = position("A@c3 B@c3=10 D@c3=10")
    w.bot = "dozer"
    assert {outcome.killed for outcome in outcomes("electroscythe", w)} == {("d-struct-or", "dozer")}


def test_victims_named_out_of_seat_order_die_in_seat_order() -> None:  # SC-304
    w = position("A@c1 B@c2=10 D@c3=10")
    assert {o.killed for o in outcomes("machine-gun", w)} == {("dozer",), ("d-struct-or",), ("dozer", "d-struct-or")}


def test_figures_do_not_block_and_two_doors_serve_one_shot() -> None:  # SC-313
    w = position("A@c1 B@d1 C@d3 D@c1 E@c1")
    assert after(w, "B=1 C=1") in outcomes("machine-gun", w)


def test_the_world_is_left_alone() -> None:
    w = position("A@c1 B@c2=9~2 C@c2", "RRBBYY", domination=True)
    before = w.copy().outcome()
    for weapon in WEAPONS:
        outcomes(weapon, w)
    assert w.outcome() == before


# Domination


def test_a_spawnpoint_gets_one_token_and_no_mark() -> None:  # SC-119
    w = position("A@c2", domination=True)
    assert outcomes("lock-rifle", w) == {after(w, "", tagged="blue"), after(w, "", tagged="yellow")}
    w.tagged = ["blue"]
    assert outcomes("zx-2", w) == {after(w, "", tagged="yellow")}


def test_nothing_chains_on_from_a_spawnpoint() -> None:  # SC-120
    w = position("A@a2 B@a1 C@c2", "BB", domination=True)
    found = outcomes("thor", w)
    assert after(w, "B=2", paid="B", tagged="blue") in found
    assert not any(tokens_added(w, o, "C") for o in found)


def test_furnace_tags_the_spawnpoint_in_the_room() -> None:  # SC-121
    w = position("A@c1 B@c2", domination=True)
    assert after(w, "B=1", tagged="yellow") in outcomes("furnace", w)
    assert after(w, "B=1") not in outcomes("furnace", w)


def test_mark_only_effects_cannot_choose_a_spawnpoint() -> None:  # SC-323
    w = position("A@c2 B@d2", "R", domination=True)
    assert {o for o in outcomes("lock-rifle", w) if tokens_added(w, o, "B")} == {after(w, "B=2~1")}
    assert {o for o in outcomes("zx-2", w) if not tokens_added(w, o, "B") and not o.tagged} == {after(w, "B~1")}


def test_rocket_and_warhead_on_a_spawnpoint() -> None:  # SC-324
    w = position("A@c2 B@c1", "Y", domination=True)
    at_blue = {o for o in outcomes("rocket-launcher", w) if o.ammo == (0, 0, 0)}
    pushed = {after(w, f"B@{square}=3", paid="Y", tagged="blue") for square in ("c1", "b1", "d1", "c2")}
    assert at_blue == pushed | {after(w, "B=1", paid="Y", tagged="blue")}
    w = position("A@c2", "Y", domination=True)
    assert {o.ammo for o in outcomes("rocket-launcher", w)} == {(0, 0, 1)}


def test_power_glove_moves_onto_a_spawnpoint() -> None:  # SC-325
    w = position("A@b1", domination=True)
    assert outcomes("power-glove", w) == {after(w, "A@c1", tagged="blue")}


def test_piercing_takes_a_spawnpoint_and_a_figure() -> None:  # SC-326
    w = position("A@a2 B@c2", domination=True)
    assert after(w, "B=2", tagged="red") in outcomes("railgun", w)


def test_beam_and_vortex_need_to_see_the_spawnpoint() -> None:  # SC-327
    w = position("A@c2", "RY", domination=True)
    assert after(w, "", paid="RY", tagged="yellow") in outcomes("tractor-beam", w)
    w = position("A@d2", domination=True)
    assert outcomes("vortex-cannon", w) == {after(w, "", tagged="yellow")}
    w = position("A@c1", domination=True)
    assert after(w, "", tagged="blue") in outcomes("vortex-cannon", w)


def test_punisher_does_not_reach_an_unseen_spawnpoint() -> None:  # R32
    w = position("A@d2", "RY", domination=True)
    assert outcomes("tractor-beam", w) == {after(w, "", tagged="yellow"), after(w, "", paid="RY", tagged="yellow")}


def test_a_tagged_spawnpoint_is_no_victim_any_more() -> None:  # SC-328
    w = position("A@c1", domination=True)
    w.tagged = ["yellow"]
    assert outcomes("furnace", w) == set()
    w = position("A@c1 B@c2", domination=True)
    w.tagged = ["yellow"]
    assert outcomes("furnace", w) == {after(w, "B=1"), after(w, "B=1~1")}


def test_shockwave_counts_a_spawnpoint_as_the_target_of_its_square() -> None:  # SC-329
    w = position("A@b1 B@c1 C@b2", domination=True)
    found = outcomes("shockwave", w)
    assert after(w, "B=1", tagged="blue") not in found
    assert after(w, "C=1", tagged="blue") in found


def test_a_spawnpoint_is_victim_enough_for_the_grenade() -> None:  # SC-330
    w = position("A@c2 B@c1", "R", domination=True)
    assert after(w, "B@b1=1", paid="R", tagged="blue") in outcomes("grenade-launcher", w)


def test_slice_takes_a_spawnpoint_as_a_different_target() -> None:  # SC-344
    w = position("A@c1 B@c1", "Y", domination=True)
    assert after(w, "B=2", paid="Y", tagged="blue") in outcomes("cyberblade", w)


def test_a_spawnpoint_takes_no_extra_point() -> None:  # DOM-12, MGN and PLS
    w = position("A@c2", "YBB", domination=True)
    assert all(o.ammo == (0, 2, 1) for o in outcomes("plasma-gun", w))
    assert {(o.ammo, o.tagged) for o in outcomes("machine-gun", w)} == {
        ((0, 2, 1), ("blue",)),
        ((0, 2, 1), ("yellow",)),
        ((0, 2, 1), ("blue", "yellow")),
        ((0, 1, 1), ("blue", "yellow")),
    }


def test_hellion_damages_a_spawnpoint_and_marks_the_figures_there() -> None:  # DOM-12, HLN
    w = position("A@c2 B@c1", domination=True)
    assert outcomes("hellion", w) == {after(w, "B~1", tagged="blue"), after(w, "B=1~1"), after(w, "", tagged="yellow")}


@pytest.mark.parametrize("weapon", ["shotgun", "sledgehammer"])
def test_a_spawnpoint_is_not_pushed(weapon: str) -> None:  # DOM-12, SHG and SLG
    w = position("A@a2", "R", domination=True)
    assert {o.tagged for o in outcomes(weapon, w)} == {("red",)}
    assert {o.squares for o in outcomes(weapon, w)} == {(("violet", "a2"),)}


# Any position


@pytest.mark.parametrize(
    ("mistake", "complaint"),
    [
        ({"shooter": "banshee"}, "not in the arena"),
        ({"positions": {"violet": "a1", "echo": "a1"}}, "no seat"),
        ({"positions": {"violet": "d1"}}, "has no"),
        ({"damage": {"violet": ["dozer"] * 13}}, "12 tokens"),
        ({"marks": {"violet": {"dozer": 4}}}, "3 marks"),
        ({"ammo": {"green": 1}}, "no colours"),
    ],
)
def test_impossible_worlds_are_refused(mistake: dict[str, Any], complaint: str) -> None:
    parts: dict[str, Any] = {"arena": "S", "positions": {"violet": "a1"}, "shooter": "violet"}
    with pytest.raises(ValueError, match=complaint):
        World(**{**parts, **mistake})


@pytest.mark.parametrize("weapon", WEAPONS)
def test_what_no_shot_ever_does(weapon: str) -> None:
    rng = Random(weapon)
    for _ in range(40):
        w = random_world(rng, domination=rng.random() < 0.5)
        start = w.copy().outcome()
        before = dict(start.damage)
        for outcome in outcomes(weapon, w):
            boards = dict(outcome.damage)
            assert boards[w.shooter] == before[w.shooter]
            for figure, tokens in boards.items():
                added = tokens[len(before[figure]) :]
                assert tokens[: len(before[figure])] == before[figure]
                assert set(added) <= {w.shooter}
                assert len(tokens) <= 12
                assert (figure in outcome.killed) == (len(before[figure]) < 11 <= len(tokens))
            assert all(count <= 3 for _, _, count in outcome.marks)
            others = [mark for mark in start.marks if mark[1] != w.shooter]
            assert [mark for mark in outcome.marks if mark[1] != w.shooter] == others
            assert set(outcome.tagged) <= w.spawnpoints
            assert len(outcome.tagged) == len(set(outcome.tagged))
            assert all(0 <= left <= had for left, had in zip(outcome.ammo, start.ammo, strict=True))
            assert {figure for figure, _ in outcome.squares} == w.positions.keys()
