"""Team play: teammates are out of reach of everything (TEA-14, R78)."""

import pytest

from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN

PARKED = {"violet": "a1", "dozer": "a1", "sprog": "a1", "d_struct_or": "a3", "banshee": "a3", "echo": "a3"}


def table(**squares: str) -> TeamScenario:
    """White: Violet, Dozer, Sprog; black: :D-struct-OR, Banshee, Echo. Those not named stand far away."""
    return teams(prices=PLAIN).place(**(PARKED | squares))


def test_everyone_means_every_enemy() -> None:  # TEA-14 R78 SC-196
    t = table(dozer="d3", violet="d3", echo="d3").hand("dozer", "electroscythe").act("dozer")
    t.shoot("electroscythe", "effect:basic")
    assert t.buffer == {"echo": 1}
    t.assert_settled()


def test_rooms_and_squares_hurt_and_mark_enemies_only() -> None:  # TEA-14 R78
    t = table(dozer="c1", violet="d3", echo="d3", banshee="c2", sprog="c2").hand("dozer", "furnace", "hellion")
    gas = t.copy().act("dozer").shoot("furnace", "effect:basic", "room:yellow")
    assert gas.buffer == {"banshee": 1, "echo": 1}
    t.act("dozer").shoot("hellion", "effect:basic", "target:echo")
    assert (t.buffer, t.buffer_marks) == ({"echo": 1}, {"echo": 1})  # Violet, next to Echo, has no mark


def test_a_teammate_alone_is_no_target() -> None:  # TEA-14 R78
    t = table(dozer="d3", violet="d3", sprog="d2")
    t.hand("dozer", "electroscythe", "lock-rifle", "zx-2").act("dozer")
    assert "shoot" not in t.options


@pytest.mark.parametrize(
    ("weapon", "choices"),
    [
        ("lock-rifle", ["effect:basic"]),
        ("machine-gun", ["effect:basic"]),
        ("tractor-beam", ["effect:basic"]),
        ("tractor-beam", ["effect:punisher", "pay:red", "pay:yellow"]),
        ("zx-2", ["effect:basic"]),
        ("zx-2", ["effect:scanner"]),
        ("shotgun", ["effect:basic"]),
        ("sledgehammer", ["effect:basic"]),
        ("railgun", ["effect:basic"]),
        ("grenade-launcher", ["effect:basic"]),
        ("hotrod", ["effect:basic"]),
    ],
)
def test_no_weapon_aims_at_a_teammate(weapon: str, choices: list[str]) -> None:  # TEA-14 R78 SC-255
    t = table(dozer="d3", violet="d3", echo="d3").hand("dozer", weapon, ammo="RRBBYY").act("dozer")
    t.shoot(weapon, *choices)
    assert "target:echo" in t.options
    assert not {"target:violet", "target:sprog", "target:dozer"} & set(t.options)


def test_a_vortex_pulls_enemies_only() -> None:  # TEA-14 R78 SC-255
    t = table(dozer="c2", violet="d1", sprog="d1", echo="d1", banshee="b1").hand("dozer", "vortex-cannon", ammo="R")
    t.act("dozer").shoot("vortex-cannon", "effect:basic", "square:c1")
    assert t.options == ["target:banshee", "target:echo"]
    t.play("target:echo", "effect:black-hole", "pay:red")
    assert t.options == ["target:banshee"]


def test_toxic_gas_poisons_enemies_only() -> None:  # TEA-14 R78 SC-255
    t = table(sprog="c1", violet="c2", echo="d3", dozer="d1").hand("sprog", "putrifier")
    t.act("sprog").shoot("putrifier", "effect:toxic-gas")
    assert t.options == ["room:yellow"]  # in the green room there is a teammate alone
    t.play("room:yellow")
    assert t.poisoned_figures == ["echo"]


def test_banshee_hypnotizes_enemies_only() -> None:  # TEA-14 R78 SC-255
    t = teams(prices=PLAIN, white=("banshee", "dozer", "sprog"), black=("violet", "d-struct-or", "echo"))
    t.place(**(PARKED | {"banshee": "d3", "dozer": "d3", "echo": "d2", "violet": "d3"}))
    t.end_turn("character:banshee")
    assert t.options == ["target:violet", "target:echo", "pass"]


def test_a_mastermind_finds_no_teammate() -> None:  # TEA-14 R78
    t = teams(prices=PLAIN, white=("banshee", "dozer", "sprog"), black=("violet", "d-struct-or", "echo"))
    t.place(**(PARKED | {"banshee": "d3", "dozer": "d2", "echo": "c3"})).hand("banshee", "mastermind").act("banshee")
    t.shoot("mastermind", "effect:basic")
    assert t.options == ["target:echo"]


def test_shrapnel_needs_an_enemy_and_spares_teammates() -> None:  # TEA-14 R78
    t = table(dozer="d3", violet="d2", sprog="c3", echo="c3").hand("dozer", "scrapshot").heated(2).act("dozer")
    t.shoot("scrapshot", "effect:shrapnel-overload")
    assert [option for option in t.options if option.startswith("square")] == ["square:c3"]
    t.play("square:c3", "pass")
    assert t.buffer == {"echo": 1}


def test_a_kaboom_spares_teammates() -> None:  # TEA-14 R78
    t = teams(prices=PLAIN, white=("echo", "dozer", "sprog"), black=("violet", "d-struct-or", "banshee"))
    t.place(**(PARKED | {"echo": "a1", "dozer": "d3", "violet": "d2", "sprog": "d1"})).hacked("d2", "d1")
    t.hand("echo", "dual-magnums").act("echo").shoot("dual-magnums", "effect:kaboom")
    assert "square:d1" not in t.options
    t.play("square:d2")
    assert t.buffer == {"violet": 1}


def test_nanobots_leave_their_own_teams_buffer_alone() -> None:  # TEA-14 TEA-18 R78
    t = table().buffered(dozer=2, echo=1).buffer_marked(dozer=2)
    t.end_turn("character:violet")
    assert t.options == ["target:echo", "pass"]


def test_nobody_explodes_marks_on_a_teammate() -> None:  # TEA-14 TEA-48 R78
    t = table(violet="a1").buffer_marked(dozer=3, echo=1).hand("violet", "nanomark").act("violet")
    t.shoot("nanomark", "effect:nanoexplosion")
    assert t.options == ["target:echo"]
