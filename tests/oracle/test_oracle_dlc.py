"""The oracle of the character weapons against positions worked out by hand, in arena L."""

from typing import Any

import pytest

from tests.oracle import Outcome, World, outcomes
from tests.oracle.world import CHARACTERS


def party(shooter: str, squares: dict[str, str], **rest: Any) -> World:
    return World("L", squares, shooter, seats=CHARACTERS, **rest)


def after(
    world: World,
    at: dict[str, str] | None = None,
    hits: dict[str, int] | None = None,
    marks: dict[str, int] | None = None,
    killed: tuple[str, ...] = (),
    **tokens: Any,
) -> Outcome:
    """What differs from the world: squares, tokens added by the shooter, the shooter's marks, and whole fields."""
    end = world.copy()
    end.positions.update(at or {})
    for victim, added in (hits or {}).items():
        end.damage[victim] = [*end.damage.get(victim, []), *[world.shooter] * added]
    for victim, left in (marks or {}).items():
        end.marks.setdefault(victim, {})[world.shooter] = left
    for name, value in tokens.items():
        setattr(end, name, value)
    end.killed = [*killed]
    return end.outcome()


# Boards and rushes


def test_a_slid_tile_is_the_end_of_the_track() -> None:  # CHR-05 CHR-27
    w = party("dozer", {"dozer": "b2", "echo": "b2"}, shift={"echo": 9}, damage={"echo": ["violet"]})
    assert outcomes("hotrod", w) == {after(w, hits={"echo": 2}, killed=("echo",))}
    w.shift["echo"] = 10
    assert outcomes("hotrod", w) == {after(w, hits={"echo": 1})}
    with pytest.raises(ValueError, match="at most 12"):
        party("dozer", {"dozer": "b2"}, shift={"dozer": 10}, damage={"dozer": ["violet"] * 3})


@pytest.mark.parametrize(("tokens", "before", "afterwards"), [(0, 0, 1), (0, 9, 10), (0, 10, 10), (5, 4, 5), (5, 5, 5)])
def test_a_rush_is_free_when_the_next_token_kills(tokens: int, before: int, afterwards: int) -> None:  # CHR-07
    w = party("sprog", {"sprog": "b2", "echo": "b1"}, shift={"sprog": before}, damage={"sprog": ["echo"] * tokens})
    gas = {shot for shot in outcomes("putrifier", w) if not shot.marks}
    assert gas == {after(w, venom={"echo"}, shift={"sprog": afterwards})}


# Weapons


def test_wristblades_poison_the_basic_target_only() -> None:  # WRB-2 WRB-3 WRB-4
    w = party("sprog", {"sprog": "d1", "echo": "d1", "dozer": "d2"}, ammo={"blue": 1})
    shots = outcomes("wristblades", w)
    rushed = {"sprog": 1}
    paid = {"blue": 0}
    assert after(w, hits={"echo": 1}) in shots
    assert after(w, hits={"echo": 1}, venom={"echo"}, ammo=paid) in shots
    assert after(w, hits={"echo": 3}, shift=rushed) in shots
    assert after(w, at={"sprog": "c1"}, ammo=paid) in shots
    south = {"sprog": "d2"}
    assert after(w, at=south, hits={"echo": 1, "dozer": 3}, venom={"echo"}, ammo=paid, shift=rushed) in shots
    assert after(w, at=south, hits={"echo": 3, "dozer": 1}, venom={"dozer"}, ammo=paid, shift=rushed) in shots
    assert not any({"echo", "dozer"} <= {*shot.venom} for shot in shots)
    assert not any(len(tokens) > 3 for shot in shots for _, tokens in shot.damage)
    assert after(w, ammo=paid) not in shots


def test_putrifier_deals_no_damage_and_spares_sprogs_room() -> None:  # PUT-1 PUT-2 PUT-3
    w = party("sprog", {"sprog": "c1", "echo": "d1", "dozer": "b1"}, marks={"echo": {"sprog": 2}})
    shots = outcomes("putrifier", w)
    assert after(w, venom={"echo"}, shift={"sprog": 1}) in shots
    assert after(w, venom={"dozer"}, shift={"sprog": 1}) not in shots
    assert after(w, marks={"echo": 3}, venom={"echo"}) in shots
    assert after(w, at={"echo": "c1"}, marks={"echo": 3}, venom={"echo"}) in shots
    assert len(shots) == 8  # echo stays or goes to two squares, dozer stays or goes to three, gas in the green room


def test_mastermind_needs_two_puppets_who_see_the_target() -> None:  # MAS-2 R61
    squares = {"banshee": "b1", "echo": "c1", "dozer": "a3", "violet": "a1"}
    w = party("banshee", squares, ammo={"red": 1}, minds={"dozer", "violet"}, marks={"echo": {"banshee": 1}})
    assert not any(shot.ammo[0] == 0 for shot in outcomes("mastermind", w))  # nothing brings dozer into sight of c1
    w.positions["dozer"] = "b2"
    shots = outcomes("mastermind", w)
    assert after(w, marks={"echo": 2}, minds={"dozer", "violet", "echo"}) in shots
    assert after(w, hits={"echo": 5}, marks={"echo": 1}, minds={"echo"}, ammo={"red": 0}) in shots
    together = {"dozer": "b1", "violet": "b1"}
    assert after(w, at=together, hits={"echo": 5}, marks={"echo": 1}, minds={"echo"}, ammo={"red": 0}) in shots
    assert sum(shot.ammo[0] == 0 for shot in shots) == 4


def test_possessor_uses_the_eyes_of_the_hypnotised() -> None:  # POS-1 to POS-5
    squares = {"banshee": "a3", "echo": "d1", "dozer": "d2", "violet": "c1"}
    w = party("banshee", squares, ammo={"yellow": 1}, minds={"echo"})
    shots = outcomes("possessor", w)
    rushed = {"banshee": 1}
    assert after(w, hits={"dozer": 2}, minds=set()) in shots
    assert after(w, hits={"dozer": 2}, minds=set(), shift=rushed) in shots
    assert after(w, hits={"dozer": 2, "violet": 2}, minds=set(), shift=rushed) in shots
    assert after(w, marks={"echo": 2}, minds=set(), ammo={"yellow": 0}) in shots
    assert after(w, at={"echo": "c1"}, marks={"echo": 2}, minds=set(), ammo={"yellow": 0}) in shots
    assert not any("echo" in shot.minds or dict(shot.damage)["echo"] or dict(shot.damage)["banshee"] for shot in shots)
    w.minds = {"violet"}  # who sees dozer and echo from c1
    w.positions["violet"] = "b1"  # but neither of them from here
    shots = outcomes("possessor", w)
    moved = {"violet": "c1"}
    hit = {"echo": 2, "dozer": 2}
    assert after(w, moved, hit, {"violet": 2}, minds=set(), ammo={"yellow": 0}, shift=rushed) in shots
    assert not any(any(tokens for _, tokens in shot.damage) and shot.ammo[2] for shot in shots)


@pytest.mark.parametrize(("hot", "most"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3)])
def test_scrapshot_turns_all_tokens_cold(hot: int, most: int) -> None:  # SCR-2 to SCR-5 R51
    w = party("dozer", {"dozer": "c1", "echo": "d1"}, hot=hot)
    shots = outcomes("scrapshot", w)
    assert after(w, hits={"echo": 1}) in shots
    damage = {len(dict(shot.damage)["echo"]) for shot in shots if shot.hot == 0}
    assert damage == ({1} if not hot else {1, 2, most} if most else set())
    assert {shot.hot for shot in shots} == ({0, hot} if most else {hot})


def test_scrapshot_hits_another_target_with_the_second_half() -> None:  # SCR-4
    w = party("dozer", {"dozer": "c1", "echo": "d1", "violet": "d1"}, hot=4)
    shots = outcomes("scrapshot", w)
    assert after(w, hits={"echo": 2, "violet": 3}, hot=0) in shots
    assert max(len(tokens) for shot in shots for _, tokens in shot.damage) == 3


def test_hotrod_adds_a_point_for_each_token() -> None:  # HOT-2 R63
    w = party("dozer", {"dozer": "c1", "echo": "c1"}, hot=3, marks={"echo": {"dozer": 1}})
    plain, loaded = after(w, hits={"echo": 3}, marks={"echo": 0}), after(w, hits={"echo": 6}, marks={"echo": 0}, hot=0)
    assert outcomes("hotrod", w) == {plain, loaded}


def test_dual_magnums_shoot_at_different_squares_other_than_echos() -> None:  # DUA-1
    w = party("echo", {"echo": "c1", "dozer": "c1", "violet": "b1", "sprog": "b1", "banshee": "d1"})
    hits = ({"violet": 1}, {"sprog": 1}, {"banshee": 1}, {"violet": 1, "banshee": 1}, {"sprog": 1, "banshee": 1})
    assert outcomes("dual-magnums", w) == {after(w, hits=victims) for victims in hits}


def test_kaboom_takes_one_tile_for_each_half() -> None:  # DUA-2 DUA-3
    w = party("echo", {"echo": "a3", "dozer": "c2"}, hacked={"c2", "d2", "b2"})
    assert outcomes("dual-magnums", w) == {
        after(w, hits={"dozer": 3}, hacked={"d2", "b2"}),
        after(w, hits={"dozer": 3}, hacked={"c2", "b2"}),
        after(w, hits={"dozer": 1}, hacked={"d2", "b2"}),
        after(w, hits={"dozer": 1}, hacked={"c2", "b2"}),
        after(w, hits={"dozer": 4}, hacked={"b2"}),
    }


@pytest.mark.parametrize(("cards", "left"), [(0, 1), (2, 3), (3, 3)])
def test_shadowblade_walks_before_after_or_alone(cards: int, left: int) -> None:  # SHB-2 R64
    w = party("echo", {"echo": "b1", "dozer": "b1", "violet": "d2"}, hacked={"b1", "d2"}, cards=cards)
    far = {"echo": "d2"}
    assert outcomes("shadowblade", w) == {
        after(w, hits={"dozer": 3}),
        after(w, hacked={"d2"}, cards=left),
        after(w, hits={"dozer": 3}, hacked={"d2"}, cards=left),
        after(w, at=far, hacked={"b1"}, cards=left),
        after(w, at=far, hits={"dozer": 3}, hacked={"b1"}, cards=left),
        after(w, at=far, hits={"violet": 3}, hacked={"b1"}, cards=left),
    }


def test_a_hand_grenade_has_a_two_and_two_ones() -> None:  # HGR-1 HGR-3
    w = party("d-struct-or", {"d-struct-or": "c1", "dozer": "d1", "violet": "d1", "sprog": "c1"})
    amounts = [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 1)]
    expected = {after(w, hits={"dozer": dozer, "violet": violet}) for dozer, violet in amounts}
    assert outcomes("hand-grenade", w) == expected
    w.positions["banshee"] = "d1"
    assert after(w, hits={"dozer": 1, "violet": 1, "banshee": 1}) not in outcomes("hand-grenade", w)


def test_bombs_fly_along_straight_lines_and_not_through_walls() -> None:  # HGR-2
    squares = {"d-struct-or": "a2", "dozer": "a1", "violet": "b2", "sprog": "a2", "banshee": "a3"}
    w = party("d-struct-or", squares, cards=1)
    shots = {shot for shot in outcomes("hand-grenade", w) if shot.cards == 0}
    assert not any(dict(shot.damage)["violet"] for shot in shots)
    assert after(w, hits={"dozer": 3, "sprog": 2, "banshee": 1}, cards=0) in shots
    assert len(shots) == 3 * 3 + 3 * 6 + 6


def test_the_wrecking_ball_never_comes_back() -> None:  # WRK-1 to WRK-4
    w = party("d-struct-or", {"d-struct-or": "a1", "dozer": "a2", "violet": "a3"}, cards=2)
    shots = outcomes("wrecking-ball", w)
    assert after(w, at={"d-struct-or": "a2"}) in shots
    assert after(w, at={"d-struct-or": "a2"}, hits={"dozer": 1}) in shots
    assert after(w, at={"d-struct-or": "a3"}, hits={"dozer": 1, "violet": 2}, cards=1) in shots
    assert after(w, at={"d-struct-or": "b3"}, hits={"violet": 2}, cards=0) in shots
    assert not any(square == "a1" for shot in shots for figure, square in shot.squares if figure == "d-struct-or")
    w.cards = 1
    assert {shot.cards for shot in outcomes("wrecking-ball", w)} == {0, 1}


def test_a_nanoexplosion_removes_marks_before_the_rest_turns_into_damage() -> None:  # NAN-2 R66
    w = party("violet", {"violet": "a3", "echo": "d1"}, marks={"echo": {"violet": 3}})
    assert outcomes("nanomark", w) == {after(w, hits={"echo": tokens}, marks={"echo": 0}) for tokens in (5, 6)}
    w.marks["echo"]["violet"] = 1
    assert outcomes("nanomark", w) == {after(w, hits={"echo": 3}, marks={"echo": 0})}


def test_nanomark_has_two_different_targets() -> None:  # NAN-2 NAN-4
    w = party("violet", {"violet": "d1", "echo": "d1", "dozer": "a3"}, marks={"echo": {"violet": 2}})
    assert outcomes("nanomark", w) == {after(w, hits={"echo": tokens}, marks={"echo": 0}) for tokens in (4, 5)}
    w.marks["dozer"] = {"violet": 1}
    assert after(w, hits={"echo": 4, "dozer": 3}, marks={"echo": 0, "dozer": 0}) in outcomes("nanomark", w)


def test_detonation_hits_the_whole_square() -> None:  # TRK-1 to TRK-3
    squares = {"violet": "d1", "echo": "a3", "dozer": "a3", "sprog": "b3"}
    w = party("violet", squares, marks={"echo": {"violet": 2}, "dozer": {"violet": 1, "echo": 2}})
    gone = {"echo": 0, "dozer": 0}
    assert outcomes("tracking-bot", w) == {
        after(w, hits={"echo": 2, "dozer": 2}, marks=gone),  # one mark of echo removed
        after(w, hits={"echo": 2, "dozer": 3}, marks=gone),  # both
        after(w, hits={"echo": 3, "dozer": 1}, marks=gone),  # the one of dozer
    }


def test_tracking_bot_marks_a_visible_target() -> None:  # TRK-1
    w = party("violet", {"violet": "d1", "echo": "d2"}, marks={"echo": {"violet": 2}})
    assert after(w, marks={"echo": 3}) in outcomes("tracking-bot", w)
