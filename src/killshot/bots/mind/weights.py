"""The weights of the heuristic: a table (`weights.json`) that `killshot.bots.tune` writes and people can edit."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import Any, Final

from ...engine.ids import FIGURES, POWERUP_TYPES, WEAPONS

TABLE: Final = Path(__file__).with_name("weights.json")
NEW_CARD: Final = "new_card"  # the worth of a card that a table does not have


class Weights:
    """Everything is in points: a thing is worth the points it is expected to bring."""

    # boards: how certain the present ranking is after the first token, and how much more after the last
    settled: float
    settling: float
    share: float  # of the points of a board, for each token's share
    mark: float
    kill: float  # beyond its points, because a dead board pays now
    # the killshot track and its counterparts in other modes
    track_token: float
    spawn_token: float
    turret: float
    # team play: a damaged board, tokens in the buffer and marks relative to tokens on it, a flush
    board: float
    buffered: float
    team_mark: float
    flush: float
    # the others: how much the points of the best of them, and the mean of them all, count against one's own
    leader: float
    field: float
    win: float  # for being ahead at the end
    # a seat
    loaded: float  # times the weapon's worth
    unloaded: float
    reloadable: float  # an unloaded weapon whose reload can be paid
    first_weapon: float
    second_weapon: float
    third_weapon: float
    cube: float
    second_cube: float
    third_cube: float
    # a figure on its square
    exposed: float  # to an armed enemy who sees it
    reached: float  # to an armed enemy who would see it after a move
    mortal: float  # how much more both count with a board that is nearly full
    sees: float  # a target
    nearly: float  # how much more a target with a board that is nearly full
    near_weapon: float
    near_tile: float
    stand: float  # alone on a spawnpoint, where that counts
    first_adrenaline: float
    second_adrenaline: float
    rush: float  # one space of the rush tile
    venom: float
    # time: what can be used later is worth less near the end
    life: float
    frenzy: float
    # cards
    weapons: list[float]
    powerups: list[float]
    characters: list[float]

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        for name in NUMBERS:
            setattr(self, name, float(table[name]))
        self.weapons = [float(table["weapons"][name]) for name in WEAPONS]
        self.powerups = [float(table["powerups"][name]) for name in POWERUP_TYPES]
        self.characters = [float(table["characters"][name]) for name in FIGURES[:6]]

    def __reduce__(self) -> tuple[object, ...]:
        return Weights, (self.table,)


NUMBERS: Final = (
    "settled", "settling", "share", "mark", "kill", "track_token", "spawn_token", "turret", "board", "buffered",
    "team_mark", "flush", "leader", "field", "win",
    "loaded", "unloaded", "reloadable", "first_weapon", "second_weapon", "third_weapon", "cube", "second_cube",
    "third_cube", "exposed", "reached", "mortal", "sees", "nearly", "near_weapon", "near_tile", "stand",
    "first_adrenaline", "second_adrenaline", "rush", "venom", "life", "frenzy",
)  # fmt: skip


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "weapons": tuple(WEAPONS),
    "powerups": tuple(POWERUP_TYPES),
    "characters": tuple(FIGURES[:6]),
}


def read_table(path: Path = TABLE) -> dict[str, Any]:
    """A table in which every weight has its number; else `ValueError` names those that have none.

    A table that has a number for `new_card` can leave out cards: they are worth that much until they are tuned.
    """
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path} is not a table of weights: {error}") from None
    missing = [name for name in NUMBERS if not has_number(table, name)]
    for group, names in GROUPS.items():
        row = table.get(group) if isinstance(table, dict) else None
        for name in names:
            if has_number(row, name):
                continue
            if isinstance(row, dict) and name not in row and has_number(table, NEW_CARD):
                row[name] = table[NEW_CARD]
            else:
                missing.append(f"{name} of {group}")
    if missing:
        more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
        raise ValueError(f"{path} is not a table of weights: there is no number for {', '.join(missing[:3])}{more}")
    found: dict[str, Any] = table
    return found


def has_number(table: Any, name: str) -> bool:
    value = table.get(name) if isinstance(table, dict) else None
    return (type(value) is float or type(value) is int) and isfinite(value)
