"""Weapons: grabbing, holding, dropping and reloading them (WPN)."""

import pytest

from killshot.testing import Scenario, arena

RELOAD = {
    "lock-rifle": "BB",
    "machine-gun": "BR",
    "thor": "BR",
    "plasma-gun": "BY",
    "whisper": "BBY",
    "electroscythe": "B",
    "tractor-beam": "B",
    "vortex-cannon": "RB",
    "furnace": "RB",
    "heatseeker": "RRY",
    "hellion": "RY",
    "flamethrower": "R",
    "grenade-launcher": "R",
    "rocket-launcher": "RR",
    "railgun": "YYB",
    "cyberblade": "YR",
    "zx-2": "YR",
    "shotgun": "YY",
    "power-glove": "YB",
    "shockwave": "Y",
    "sledgehammer": "Y",
}
EVERYTHING = "RRRBBBYYY"
CUBE = {"R": "pay:red", "B": "pay:blue", "Y": "pay:yellow"}


def payment(cost: str) -> list[str]:
    """Cubes for a cost, in the order in which they are asked for."""
    return [CUBE[cube] for cube in sorted(cost, key="RBY".index)]


def left_of(box: str, cost: str) -> str:
    for cube in cost:
        box = box.replace(cube, "", 1)
    return box


def at_blue(*shelf: str) -> Scenario:
    return arena("L").place(violet="c1").shelf("blue", *shelf)


def test_weapons_are_grabbed_on_spawnpoints_one_at_a_time() -> None:  # WPN-01
    t = at_blue("grenade-launcher", "electroscythe", "sledgehammer").play("grab", "square:c1")
    assert t.options == ["weapon:grenade-launcher", "weapon:electroscythe", "weapon:sledgehammer"]
    t.play("weapon:electroscythe")
    assert t.loaded("violet") == ["electroscythe"]
    assert t.shelved("blue") == ["grenade-launcher", "", "sledgehammer"]
    assert t.asks == "last-action"
    u = arena("L").place(violet="b1").play("grab", "square:b1")
    assert u.loaded("violet") == []
    u.assert_settled()


def test_only_weapons_of_this_spawnpoint_are_shown() -> None:  # WPN-01
    t = at_blue("grenade-launcher").shelf("red", "electroscythe").play("grab", "square:c1")
    assert t.options == ["weapon:grenade-launcher"]


def test_grabbing_costs_all_but_the_first_cube() -> None:  # WPN-02 SC-018
    t = at_blue("railgun", "grenade-launcher").hand("violet", ammo="RBY").play("grab", "square:c1")
    rail = t.copy().play("weapon:railgun", "pay:blue", "pay:yellow")
    assert rail.ammo("violet") == "R"
    grenades = t.copy().play("weapon:grenade-launcher")
    assert grenades.ammo("violet") == "RBY"
    grenades.assert_settled()


@pytest.mark.parametrize("weapon", RELOAD)
def test_every_weapon_has_its_grab_cost_and_arrives_loaded(weapon: str) -> None:  # WPN-02
    cost = RELOAD[weapon][1:]
    t = at_blue(weapon).hand("violet", ammo=EVERYTHING)
    t.play("grab", "square:c1", f"weapon:{weapon}", *payment(cost))
    assert t.ammo("violet") == left_of(EVERYTHING, cost)
    assert t.loaded("violet") == [weapon]
    t.assert_settled()


@pytest.mark.parametrize("weapon", RELOAD)
def test_every_weapon_has_its_reload_cost(weapon: str) -> None:  # WPN-09
    t = arena("L", players=3).place(violet="a1", dozer="b2", sprog="b3")
    t.hand("violet", unloaded=(weapon,), ammo=EVERYTHING).end_turn(f"reload:{weapon}", *payment(RELOAD[weapon]))
    assert t.ammo("violet") == left_of(EVERYTHING, RELOAD[weapon])
    assert t.loaded("violet") == [weapon]
    assert t.active == "dozer"


def test_a_grabbed_weapon_is_fired_with_the_next_action() -> None:  # WPN-02 SC-023
    t = arena("L").place(violet="d3", dozer="d3").shelf("yellow", "sledgehammer")
    t.play("grab", "square:d3", "weapon:sledgehammer")
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "violet x2"}
    assert t.unloaded("violet") == ["sledgehammer"]


def test_what_cannot_be_paid_is_not_grabbed() -> None:  # WPN-03
    t = at_blue("railgun", "shotgun", "lock-rifle").hand("violet", ammo="RY").play("grab", "square:c1")
    assert t.options == ["weapon:shotgun"]


def test_powerups_help_to_pay_for_a_weapon() -> None:  # WPN-03 AMM-05 SC-019
    t = arena("L", players=3).place(violet="a2", dozer="c1", sprog="d3").shelf("red", "railgun")
    t.hand("violet", ammo="R", powerups=("yellow-scope", "blue-newton"))
    t.play("grab", "square:a2", "weapon:railgun", "pay:blue-newton", "pay:yellow-scope")
    assert t.ammo("violet") == "R"
    assert t.powerups("violet") == []
    assert t.powerup_discard == ["blue-newton", "yellow-scope"]
    assert (t.at("dozer"), t.at("sprog")) == ("c1", "d3")
    assert t.damage == {}
    assert t.loaded("violet") == ["railgun"]


def test_the_fourth_weapon_takes_the_place_of_another() -> None:  # WPN-04 WPN-07 SC-021
    t = at_blue("railgun", "electroscythe", "whisper").place(dozer="c1")
    t.hand("violet", "lock-rifle", "shotgun", unloaded=("zx-2",)).hand("dozer", ammo="R")
    t.play("grab", "square:c1", "weapon:electroscythe")
    assert t.asks == "drop"
    t.play("drop:zx-2")
    assert t.shelved("blue") == ["railgun", "zx-2", "whisper"]
    assert sorted(t.loaded("violet")) == ["electroscythe", "lock-rifle", "shotgun"]
    assert t.unloaded("violet") == []
    t.end_turn()
    assert t.shelved("blue") == ["railgun", "zx-2", "whisper"]
    t.play("grab", "square:c1", "weapon:zx-2", "pay:red")
    assert t.loaded("dozer") == ["zx-2"]
    assert t.ammo("dozer") == ""


def test_one_of_the_three_held_before_must_be_dropped() -> None:  # WPN-05 R07 SC-022
    t = at_blue("electroscythe").hand("violet", "lock-rifle", "shotgun", "zx-2")
    t.play("grab", "square:c1", "weapon:electroscythe")
    assert sorted(t.options) == ["drop:lock-rifle", "drop:shotgun", "drop:zx-2"]


def test_nothing_is_dropped_below_the_limit() -> None:  # WPN-06 R08 SC-022
    t = at_blue("electroscythe").hand("violet", "lock-rifle", unloaded=("zx-2",))
    assert not any(option.startswith("drop:") for option in t.options)
    t.play("grab", "square:c1", "weapon:electroscythe")
    assert t.asks == "last-action"
    assert sorted(t.loaded("violet") + t.unloaded("violet")) == ["electroscythe", "lock-rifle", "zx-2"]


def test_a_dropped_weapon_may_be_taken_back_at_once() -> None:  # WPN-07
    t = at_blue("electroscythe").hand("violet", "lock-rifle", "shotgun", unloaded=("zx-2",), ammo="R")
    t.play("grab", "square:c1", "weapon:electroscythe", "drop:zx-2")
    t.play("grab", "square:c1", "weapon:zx-2", "pay:red", "drop:shotgun")
    assert sorted(t.loaded("violet")) == ["electroscythe", "lock-rifle", "zx-2"]
    assert t.shelved("blue")[0] == "shotgun"


def test_a_dropped_weapon_costs_the_same_whether_loaded_or_not() -> None:  # WPN-07
    t = at_blue("electroscythe").hand("violet", "lock-rifle", "shotgun", "zx-2")
    t.play("grab", "square:c1", "weapon:electroscythe", "drop:zx-2")
    t.play("grab")
    assert t.refuses("square:c1")  # its red cube is due again
    assert t.offers("square:b1")


def test_a_fired_weapon_is_empty() -> None:  # WPN-08 SC-024
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle")
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.unloaded("violet") == ["lock-rifle"]
    assert t.loaded("violet") == []
    assert t.refuses("shoot")


def test_a_fired_weapon_lies_open_before_its_owner() -> None:  # WPN-08 SET-09
    t = arena("L").place(violet="c1", dozer="c2").hand("violet", "lock-rifle")
    assert t.view("sprog")["seats"][0]["unloaded"] == []
    t.shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.view("sprog")["seats"][0]["unloaded"] == ["lock-rifle"]


def test_empty_weapons_count_for_the_limit() -> None:  # WPN-04 WPN-08
    t = at_blue("electroscythe").hand("violet", unloaded=("lock-rifle", "shotgun", "zx-2"))
    t.play("grab", "square:c1", "weapon:electroscythe")
    assert t.asks == "drop"


def test_reloading_waits_for_the_end_of_the_turn() -> None:  # WPN-09
    t = arena("L", players=3).place(violet="a1", dozer="b2", sprog="b3")
    t.hand("violet", unloaded=("electroscythe",), ammo=EVERYTHING)
    for moves in ((), ("run", "square:a1"), ("run", "square:a1")):
        assert not any(option.startswith("reload:") for option in t.play(*moves).options)
    t.end_turn()
    assert t.offers("reload:electroscythe")


def test_any_number_of_weapons_is_reloaded() -> None:  # WPN-09
    t = arena("L", players=3).place(violet="a1", dozer="b2", sprog="b3")
    t.hand("violet", unloaded=("electroscythe", "sledgehammer", "flamethrower"), ammo="RB")
    t.end_turn("reload:electroscythe", "pay:blue", "reload:flamethrower", "pay:red")
    assert sorted(t.loaded("violet")) == ["electroscythe", "flamethrower"]
    assert t.unloaded("violet") == ["sledgehammer"]
    assert t.active == "dozer"


def test_reloading_may_be_declined() -> None:  # WPN-09
    t = arena("L", players=3).place(violet="a1", dozer="b2", sprog="b3")
    t.hand("violet", unloaded=("electroscythe",), ammo="B").end_turn("pass")
    assert t.unloaded("violet") == ["electroscythe"]
    assert t.ammo("violet") == "B"
    assert t.active == "dozer"


def test_no_weapon_is_half_reloaded() -> None:  # WPN-09
    t = arena("L", players=3).place(violet="a1", dozer="b2", sprog="b3")
    t.hand("violet", unloaded=("whisper", "electroscythe"), ammo="BB").end_turn()
    assert t.options == ["reload:electroscythe", "pass"]
    t.play("reload:electroscythe")
    assert t.options == ["pay:blue"]  # once begun it is paid


def test_the_top_cube_is_due_when_reloading() -> None:  # WPN-09
    t = arena("L", players=3).place(violet="a1", dozer="b2", sprog="b3")
    t.hand("violet", unloaded=("railgun",), ammo="BY").end_turn()
    assert t.active == "dozer"


def test_death_changes_nothing_about_what_one_holds() -> None:  # WPN-10 RSP-01 SC-102
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="a3").hand("violet", "sledgehammer")
    t.hand("dozer", "lock-rifle", unloaded=("shotgun",), ammo="RRY", powerups=("red-newton",))
    t.damaged("dozer", "violet x9").marked("dozer", sprog=2).stack_powerups("blue-scope")
    t.shoot("sledgehammer", "effect:basic", "target:dozer").end_turn("discard:blue-scope")
    assert t.loaded("dozer") == ["lock-rifle"]
    assert t.unloaded("dozer") == ["shotgun"]
    assert t.ammo("dozer") == "RRY"
    assert t.powerups("dozer") == ["red-newton"]
    assert t.marks == {"dozer": {"sprog": 2}}
    assert t.damage == {}
