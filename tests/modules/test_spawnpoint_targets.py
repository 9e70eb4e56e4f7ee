"""Domination: every weapon that deals damage can take a spawnpoint for its only target (DOM-04, DOM-12, R88)."""

import pytest

from killshot.testing import Scenario, arena

# Where each weapon can reach the red spawnpoint and no other, and how it is fired at it.
ALONE = {
    "lock-rifle": ("a2", ["effect:basic", "target:red-spawnpoint"]),
    "machine-gun": ("a2", ["effect:basic", "target:red-spawnpoint"]),
    "thor": ("a2", ["effect:basic", "target:red-spawnpoint"]),
    "plasma-gun": ("a2", ["effect:basic", "target:red-spawnpoint", "pass"]),
    "electroscythe": ("a2", ["effect:basic"]),
    "tractor-beam": ("a2", ["effect:basic", "target:red-spawnpoint", "square:a2"]),
    "vortex-cannon": ("a3", ["effect:basic", "square:a2", "target:red-spawnpoint"]),
    "furnace": ("a3", ["effect:basic", "room:red"]),
    "heatseeker": ("c2", ["target:red-spawnpoint"]),
    "hellion": ("a3", ["effect:basic", "target:red-spawnpoint"]),
    "flamethrower": ("a3", ["effect:basic", "direction:north", "target:red-spawnpoint"]),
    "grenade-launcher": ("a2", ["effect:basic", "target:red-spawnpoint"]),
    "rocket-launcher": ("a3", ["effect:basic", "target:red-spawnpoint"]),
    "railgun": ("a2", ["effect:basic", "target:red-spawnpoint"]),
    "cyberblade": ("a2", ["effect:basic", "target:red-spawnpoint", "pass"]),
    "zx-2": ("a2", ["effect:basic", "target:red-spawnpoint"]),
    "shotgun": ("a2", ["effect:basic", "target:red-spawnpoint"]),
    "power-glove": ("a3", ["effect:basic", "target:red-spawnpoint"]),
    "shockwave": ("a3", ["effect:basic", "target:red-spawnpoint"]),
    "sledgehammer": ("a2", ["effect:basic", "target:red-spawnpoint"]),
}


def domination(**squares: str) -> Scenario:
    return arena("L", mode="domination").place(**squares)


@pytest.mark.parametrize("weapon", ALONE)
def test_a_spawnpoint_alone_is_target_enough(weapon: str) -> None:  # R88 R90 DOM-04 DOM-12
    square, choices = ALONE[weapon]
    t = domination(violet=square).hand("violet", weapon).shoot(weapon, *choices)
    assert t.tracks == {"red": "violet x1"}
    assert t.damage == {}
    assert t.marks == {}
    t.assert_settled()


@pytest.mark.parametrize("weapon", sorted(ALONE.keys() - {"plasma-gun"}))  # which would glide on to see another one
def test_a_spawnpoint_damaged_this_turn_is_no_target_for_any_weapon(weapon: str) -> None:  # R31 DOM-04
    square, choices = ALONE[weapon]
    t = domination(violet=square).hand("violet", weapon).shoot(weapon, *choices).hand("violet", weapon)
    t.place(violet=square)
    assert t.loaded("violet") == [weapon]
    assert t.refuses("shoot")


@pytest.mark.parametrize("weapon", [*ALONE, "whisper"])
def test_no_weapon_finds_a_spawnpoint_on_the_first_turn(weapon: str) -> None:  # DOM-02 R30
    square = ALONE[weapon][0] if weapon in ALONE else "c2"
    t = domination(violet=square).hand("violet", weapon)
    assert t.offers("shoot")
    assert t.rookie("violet").refuses("shoot")
