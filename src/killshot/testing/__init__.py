"""The scenario builder: set up a position in words, play strict choices, look at the outcome.

    t = arena("L").place(violet="b3", sprog="c3", dozer="c3").hand("violet", "rocket-launcher", ammo="Y")
    t.shoot("rocket-launcher", "effect:basic", "target:sprog", "effect:fragmenting-warhead", "pay:yellow", "square:d3")
    assert t.damage == {"sprog": "violet x3", "dozer": "violet x1"}
    assert t.at("sprog") == "d3"
    t.assert_settled()

Violet, Dozer, Sprog, :D-struct-OR, Banshee and (with characters) Echo sit in that order; Violet begins. Figures that
are not placed are not in the arena. A choice that is not on offer fails at once and names the options. A position that
no game can reach is refused with an `PositionError` that names what can be reached; cards put into hands and on
shelves are taken from the decks.

`teams(...)` does the same for team play, `dealt(...)` for what comes before its first turn.
`position(...)` goes on from a position written in one line.
"""

from ..engine.cards.prices import PRICES, REWARD_LINES, Price, Reward, RewardTiles
from .names import PositionError
from .scenario import Scenario, arena
from .teams import DealtTeams, TeamScenario, dealt, position, teams

__all__ = [
    "PRICES",
    "REWARD_LINES",
    "DealtTeams",
    "PositionError",
    "Price",
    "Reward",
    "RewardTiles",
    "Scenario",
    "TeamScenario",
    "arena",
    "dealt",
    "position",
    "teams",
]
