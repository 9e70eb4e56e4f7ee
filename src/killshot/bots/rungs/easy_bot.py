"""The second rung: likes to shoot, to finish off the wounded and to own weapons, and looks no further."""

from random import Random
from typing import Final

from ...engine.action import Action
from ...engine.decision import Decision
from ...engine.ids import FIRST_SPAWNPOINT
from ...engine.view import Observation
from ..bot import Imagine

# How much it likes each kind of option: one that it likes twice as much it takes twice as often.
TASTE: Final = {
    "shoot": 60.0, "grab": 8.0, "run": 2.0, "end": 0.2, "bot": 4.0, "rush": 0.2, "powerup": 1.0,
    "effect": 6.0, "pass": 1.0, "reload": 12.0, "weapon": 1.0,
}  # fmt: skip
NEUTRAL: Final = 1.0
CUBE: Final = 8.0  # compared with paying with a card
PER_TOKEN: Final = 1.35  # how much more it likes a target for each token
SPAWNPOINT: Final = 3.0
ENOUGH_WEAPONS: Final = 3


class EasyBot:
    """The same seed gives the same choices, on every platform."""

    def __init__(self, seed: int | str) -> None:
        self.luck = Random(seed)

    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        options = decision.options
        if len(options) == 1:
            return options[0]
        tastes = [taste(observation, decision, option) for option in options]
        point = self.luck.random() * sum(tastes)
        for option, liking in zip(options, tastes, strict=True):
            point -= liking
            if point < 0:
                return option
        return options[-1]


def taste(seen: Observation, decision: Decision, option: Action) -> float:
    """How much it likes an option."""
    kind = option.kind
    if kind == "target":
        if option.value >= FIRST_SPAWNPOINT:
            return SPAWNPOINT
        tokens: float = PER_TOKEN ** len(seen.damage[option.value])
        return tokens
    if kind == "pay":
        return CUBE if option.value < 3 else NEUTRAL
    if kind == "grab" and seen.seat is not None:
        weapons = len(seen.arsenal) + len(seen.unloaded_weapons[seen.seat])
        return TASTE["grab"] * (ENOUGH_WEAPONS if weapons < ENOUGH_WEAPONS else NEUTRAL)
    if kind == "square" and decision.prompt.key == "grab-where":
        return where_to_grab(seen, option.value)
    if kind == "powerup" and (seen.firing is not None or decision.prompt.key == "tagback"):
        return TASTE["effect"]  # a targeting scope or a tagback grenade deals damage
    return TASTE.get(kind, NEUTRAL)


def where_to_grab(seen: Observation, square: int) -> float:
    """Weapons come before ammo as long as it has few of them."""
    few = seen.seat is not None and len(seen.arsenal) + len(seen.unloaded_weapons[seen.seat]) < ENOUGH_WEAPONS
    return ENOUGH_WEAPONS * NEUTRAL if few and seen.tiles[square] < 0 else NEUTRAL
