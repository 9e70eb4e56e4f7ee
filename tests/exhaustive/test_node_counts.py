"""Node counts: how many sequences of choices there are from a few positions. One option more or less anywhere shows.

A count is a fact about the rules: change one only if you can name the rule that asks for it.
"""

from collections.abc import Callable
from functools import partial

import pytest

from killshot import Setup, State
from killshot.engine import machine
from killshot.engine.rules import Rules, rules_for
from killshot.testing import Scenario, arena, teams


@pytest.fixture(autouse=True)
def _dealt_as_they_were_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decks behind these positions are those of dealing 1, so that only rules can change a count."""
    monkeypatch.setattr(machine, "deal", partial(machine.deal, dealing=1))


def count(rules: Rules, s: State, depth: int) -> int:
    """Sequences of exactly that many choices, or fewer where the game ends."""
    asked = machine.decision(rules, s)
    if asked is None:
        return 1
    if depth == 1:
        return len(asked.options)
    nodes = 0
    for option in asked.options:
        copy = s.copy()
        machine.apply(rules, copy, option)
        nodes += count(rules, copy, depth - 1)
    return nodes


def count_shots(rules: Rules, s: State) -> int:
    """Ways to finish what is under way, down to the turn itself."""
    if s.stack[-1].name == "turn":
        return 1
    asked = machine.decision(rules, s)
    assert asked is not None
    nodes = 0
    for option in asked.options:
        copy = s.copy()
        machine.apply(rules, copy, option)
        nodes += count_shots(rules, copy)
    return nodes


OPENINGS = {
    ("S", 3): (2, 6, 26, 78, 333, 584, 1700),
    ("M1", 4): (2, 6, 25, 75, 330, 580, 1766),
    ("M2", 5): (2, 6, 26, 78, 351, 605, 1830),
    ("L", 4): (2, 6, 27, 81, 389, 658, 2089),
}


@pytest.mark.parametrize(("name", "players"), OPENINGS)
def test_openings(name: str, players: int) -> None:
    rules = rules_for(Setup(players=players, arena=name))
    s = machine.deal(rules, 1)
    assert tuple(count(rules, s, depth) for depth in range(1, 8)) == OPENINGS[name, players]


TEAM_OPENINGS = {
    (1, 1): (6, 30, 120, 360, 720, 1872, 5616),
    (2, 3): (6, 30, 120, 360, 720, 2160, 4320),
}


@pytest.mark.parametrize("sizes", TEAM_OPENINGS)
def test_openings_of_teams(sizes: tuple[int, int]) -> None:
    """The draft, and what comes after it."""
    rules = rules_for(Setup(mode="teams", teams=sizes))
    s = machine.deal(rules, 1)
    assert tuple(count(rules, s, depth) for depth in range(1, 8)) == TEAM_OPENINGS[sizes]


def crowd() -> Scenario:
    """Violet among the others: one next to her, one in sight, one round the corner, one out of sight."""
    t = arena("L").place(violet="c2", dozer="c2", sprog="d2", d_struct_or="b1", banshee="a3")
    return t.damaged("dozer", "sprog x10").marked("sprog", violet=2)


SHOTS = {
    "lock-rifle": (3, 84),
    "machine-gun": (9, 2070),
    "thor": (3, 39),
    "plasma-gun": (47, 879),
    "whisper": (1, 4),
    "electroscythe": (1, 7),
    "tractor-beam": (15, 69),
    "vortex-cannon": (7, 68),
    "furnace": (2, 8),
    "heatseeker": (1, 4),
    "hellion": (2, 16),
    "flamethrower": (1, 4),
    "grenade-launcher": (12, 1354),
    "rocket-launcher": (8, 1666),
    "railgun": (6, 30),
    "cyberblade": (5, 51),
    "zx-2": (18, 27),
    "shotgun": (5, 32),
    "power-glove": (1, 7),
    "shockwave": (1, 7),
    "sledgehammer": (1, 28),
}


@pytest.mark.parametrize("weapon", SHOTS)
def test_shots(weapon: str) -> None:
    """Without ammo, and with a cube of each colour and a red scope that can be played or paid with."""
    found = []
    for ammo, powerups in (("", ()), ("RBY", ("red-scope",))):
        t = crowd().hand("violet", weapon, ammo=ammo, powerups=powerups)
        t.play("shoot", f"weapon:{weapon}")
        found.append(count_shots(t.rules, t.state))
    assert tuple(found) == SHOTS[weapon]


DRAWN = ("blue-tagback", "blue-newton", "blue-teleporter", "blue-scope", "yellow-newton", "red-tagback")
DRAWN_IN_TEAMS = ("red-scope", "red-teleporter", *DRAWN[:4])


def turn_with_everything() -> Scenario:
    """Adrenaline, a full hand, powerups of all kinds, a weapon to drop and one to reload."""
    t = arena("M1", players=4).place(violet="c1", dozer="c1", sprog="d2", d_struct_or="a1")
    t.hand(
        "violet", "zx-2", "sledgehammer", ammo="RBY", powerups=("red-newton", "blue-teleporter"), unloaded=("hellion",)
    )
    t.shelf("blue", "furnace", "whisper", "shockwave").tile("b1", "RBP")
    return t.damaged("violet", "dozer x6").stack_powerups(*DRAWN)


def end_with_two_kills() -> Scenario:
    """A reload to pay for with cubes or cards, then two respawns."""
    t = arena("S", players=3).place(violet="b2", dozer="c1", sprog="d3")
    t.damaged("sprog", "violet x6, dozer x6").damaged("dozer", "violet x11")
    t.hand("violet", ammo="BR", powerups=("red-newton", "blue-scope"), unloaded=("machine-gun",))
    return t.turn("violet", actions=0).stack_powerups(*DRAWN)


def final_turn() -> Scenario:
    """Frenzy: move, reload, shoot, all in one action."""
    t = arena("M2", players=3).place(violet="b1", dozer="c2", sprog="a2")
    t.hand("violet", "cyberblade", ammo="RRY", powerups=("yellow-tagback",), unloaded=("sledgehammer",))
    t.tracked(*["dozer"] * 8)
    return t.frenzy("sprog", "violet").stack_powerups(*DRAWN)


def answered_shot() -> Scenario:
    """Every victim holds a Tagback Grenade or two."""
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="c2")
    t.hand("violet", "electroscythe", ammo="RB", powerups=("yellow-scope", "blue-scope"))
    t.hand("dozer", powerups=("red-tagback", "blue-tagback"))
    return t.hand("sprog", powerups=("yellow-tagback",)).stack_powerups(*DRAWN)


def shared_window() -> Scenario:
    """Team play: two seats with cards and weapons, the third character already done; the enemy can answer."""
    t = teams(white=("violet", "dozer", "sprog"), sizes=(2, 1))
    t.place(violet="c2", dozer="c3", sprog="d1", d_struct_or="c2", banshee="d2", echo="a3")
    t.hand("seat 0", "hellion", ammo="RY", powerups=("red-newton", "blue-teleporter"))
    t.hand("seat 1", "shockwave", ammo="Y", powerups=("yellow-teleporter",))
    t.hand("echo", powerups=("red-tagback", "blue-tagback"))
    return t.buffer_marked(banshee=2).team_turn("white", acted=("sprog",)).stack_powerups(*DRAWN_IN_TEAMS)


def end_of_a_team_turn() -> Scenario:
    """Abilities in any order, a flush with two kills, heals, cubes to share out, respawns, weapons to reload."""
    t = teams(white=("violet", "dozer", "sprog"), black=("echo", "d-struct-or", "banshee"), sizes=(2, 2))
    t.place(violet="c2", dozer="c3", sprog="d1", d_struct_or="c2", banshee="d2", echo="a3")
    t.buffered(echo=4, banshee=3).buffer_marked(banshee=1).damaged("banshee", 8).damaged("echo", 7)
    t.shifted(dozer=2).poisoned("echo").reward_tile("B")
    t.hand("seat 0", ammo="B", powerups=("red-scope",), unloaded=("electroscythe", "furnace"))
    t.stack_powerups(*DRAWN_IN_TEAMS).team_turn("white", acted=("violet", "dozer", "sprog")).play("done:0")
    return t


POSITIONS: dict[Callable[[], Scenario], tuple[int, ...]] = {
    turn_with_everything: (6, 37, 175, 885, 3391, 14990),
    end_with_two_kills: (2, 4, 9, 11, 19, 31),
    final_turn: (3, 17, 33, 52, 137, 255),
    answered_shot: (4, 19, 67, 303, 787, 2333),
    shared_window: (6, 18, 76, 289, 1021, 3155),
    end_of_a_team_turn: (1, 5, 14, 35, 90, 202),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_positions(position: Callable[[], Scenario]) -> None:
    t = position()
    assert t.decision is not None
    assert tuple(count(t.rules, t.state, depth) for depth in range(1, 7)) == POSITIONS[position]
