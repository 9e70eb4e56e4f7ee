"""How a game will end for a side whose turn begins, in points and in wins.

The heuristic is tuned so that a bot which follows it plays well. The outlook is fitted to how games ended
(`killshot.bots.learn`), and is better at telling which of two positions a round later is the better one. Its table
(`outlook.json`) has a row of numbers for every mode, and two more: deathmatch with characters, and with the bot figure.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ...engine.ids import POWERUP_TYPES, WEAPONS, bits
from ...engine.mechanics.ammo import can_pay
from ...engine.setup import Setup
from ...engine.state import State
from .value import Judge

TABLE: Final = Path(__file__).with_name("outlook.json")

# The outcome of a game, on the scale of the heuristic. A lead of one point is nearly as good as a lead of ten.
LEAD: Final = 0.4  # for each point of the lead
WIN: Final = 8.0
MARGINS: Final = (1.5, 4.0, 10.0)  # a lead over the best other side counts up to each of these, as does being behind

# The traits of a side: its expected points and how far they are ahead, up to each margin; what its seats hold and which
# weapons they have loaded; how its figures stand. Single weapons are traits because the heuristic's worths are the same
# in all modes.
POINTS: Final = ("prospects", "points", "leads", "just_ahead", "ahead", "far_ahead")
HOLDINGS: Final = (
    "weapons", "second_weapon", "third_weapon", "unloaded", "reloadable", "cube", "second_cube", "third_cube",
    *POWERUP_TYPES,
)  # fmt: skip
STANDING: Final = (
    "damage", "damage_3", "damage_6", "damage_8", "damage_10", "skulls", "tokens", "marks", "turrets", "rush", "venom",
    "exposed", "reached", "sees", "nearly", "near_weapon", "near_tile", "alone", "away",
)  # fmt: skip
TRAITS: Final = (*POINTS, *HOLDINGS, *WEAPONS, *STANDING)

UNKNOWN: Final = [0.0, 0.0]  # a card that is newer than the table counts only by its worth to the heuristic
OPTIONS: Final = {"deathmatch": ("characters", "bot")}  # options with which a mode has a row of their own

Table = dict[str, Any]
Row = dict[str, Any]  # for one kind of game: how much each trait counts, and how much more while life is long


def kind_of(setup: Setup) -> str:
    """The name of the row for such games."""
    for option in OPTIONS.get(setup.mode, ()):
        if getattr(setup, option):
            return option
    return setup.mode


class Outlook:
    """A weighted sum of the traits of one's own side and of their means over the other sides.

    Each trait has a weight, and another that is multiplied by life: 1 at the beginning of a game, and less when there is
    little left to win.
    """

    def __init__(self, judge: Judge, table: Table) -> None:
        self.judge = judge
        row: Row = table[kind_of(judge.rules.setup)]
        pairs = [row["start"], *[row[side].get(trait, UNKNOWN) for side in ("own", "others") for trait in TRAITS]]
        self.always: list[float] = [float(pair[0]) for pair in pairs]
        self.early: list[float] = [float(pair[1]) for pair in pairs]

    def value(self, s: State, seat: int) -> float:
        """The expected outcome; of a game that is over, the outcome."""
        if not s.stack:
            return outcome(self.judge, s, seat)
        life = self.judge.life(s, seat)
        value = 0.0
        for i, each in enumerate(inputs(self.judge, s, seat)):
            value += each * (self.always[i] + life * self.early[i])
        return value


def outcome(judge: Judge, s: State, seat: int) -> float:
    """The outcome of a game that is over: the lead over the mean of the other sides, and whether it is a win."""
    mine, best, total, sides = judge.compared(s, seat, [float(points) for points in s.points])
    return LEAD * (mine - total / max(1, sides)) + (WIN if mine > best else -WIN if mine < best else 0.0)


def inputs(judge: Judge, s: State, seat: int) -> list[float]:
    """A one, the traits of the seat's side, and their means over the other sides."""
    expected = judge.prospects(s)
    own = judge.rules.team_of[seat]
    sides = len(judge.rules.team_seats)
    means = [0.0] * len(TRAITS)
    for side in range(sides):
        if side != own:
            for i, each in enumerate(traits(judge, s, side, expected)):
                means[i] += each / (sides - 1)
    return [1.0, *traits(judge, s, own, expected), *means]


def traits(judge: Judge, s: State, side: int, expected: list[float]) -> list[float]:
    points = [0.0, 0.0]
    held = [0.0] * (len(HOLDINGS) + len(WEAPONS))
    stood = [0.0] * len(STANDING)
    for seat in judge.rules.team_seats[side]:
        add(holdings(judge, s, seat), held)
    for figure in s.order:
        owner = s.owner[figure]
        if owner >= 0 and judge.rules.team_of[owner] == side:
            points = [expected[figure], float(s.points[figure])]  # a team's figures all have its points
            add(standing(judge, s, owner, figure), stood)
    mine, best, _, _ = judge.compared(s, judge.rules.team_seats[side][0], expected)
    ahead = [max(-most, min(most, mine - best)) for most in MARGINS]
    return [*points, float(mine > best), *ahead, *held, *stood]


def add(found: list[float], total: list[float]) -> None:
    for i, each in enumerate(found):
        total[i] += each


def holdings(judge: Judge, s: State, seat: int) -> list[float]:
    worths = judge.weights.weapons
    loaded = bits(s.loaded[seat])
    weapons = unloaded = reloadable = 0.0
    each = [0.0] * len(WEAPONS)
    for weapon in loaded:
        weapons += worths[weapon]
        each[weapon] = 1.0
    resting = s.unloaded[seat]
    if s.cast.sides.tables:
        resting |= s.cast.sides.tables[judge.rules.team_of[seat]]  # any seat of the team can reload them
    for weapon in bits(resting):
        unloaded += worths[weapon]
        if can_pay(s, seat, judge.rules.weapons[weapon].reload_cost):
            reloadable += worths[weapon]
    n = len(loaded)
    cubes = [0.0, 0.0, 0.0]
    for held in s.ammo[seat]:
        for i in range(held):
            cubes[i] += 1.0
    powerups = [0.0] * len(POWERUP_TYPES)
    for powerup in s.powerups[seat]:
        powerups[powerup // 3] += 1.0
    return [weapons, float(n > 1), float(n > 2), unloaded, reloadable, *cubes, *powerups, *each]


def standing(judge: Judge, s: State, seat: int, figure: int) -> list[float]:
    n = len(s.damage[figure])
    found = [float(n), float(n >= 3), float(n >= 6), float(n >= 8), float(n >= 10), float(s.skulls[figure])]
    tokens = marks = 0
    for victim in s.order:
        tokens += s.damage[victim].count(figure)
    for each in s.marks[figure]:
        marks += each
    turrets = s.turrets.owners.count(figure)
    rush = s.cast.shift[figure] if s.cast.arms else 0
    venom = s.cast.venom >> figure & 1
    found.extend([float(tokens), float(marks), float(turrets), float(rush), float(venom)])
    here = s.at[figure]
    if here < 0:
        return [*found, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]
    exposed, reached, seen, nearly, alone = judge.sight(s, seat, figure)
    holds = alone and judge.rules.arena.spawn_colour[here] >= 0
    found.extend([float(exposed), float(reached), float(seen), float(nearly)])
    found.extend([float(judge.weapon_near(s, seat, here)), float(judge.tile_near(s, here)), float(holds), 0.0])
    return found


def read_outlook(path: Path = TABLE) -> Table:
    table: Table = json.loads(path.read_text(encoding="utf-8"))
    return table
