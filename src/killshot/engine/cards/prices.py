"""Prices of the twelve character weapons and the three reward tiles of team play: a table to be edited.

None of our sources prints these numbers, so they are `assumed`, except where they say `printed`. A price is cubes by
letter, beginning with the one that is free when the weapon is grabbed; `+` is an adrenaline rush and `P` a powerup card.
Prices in kind (venom, mind control and overload tokens, hacked tiles, marks) are printed and belong to the effects.
"""

from typing import Final

PRINTED: Final = "printed"
ASSUMED: Final = "assumed"


class Price:
    """A weapon's reload cost, the costs of its effects, and how sure we are."""

    def __init__(self, reload: str, effects: dict[str, str], confidence: str = ASSUMED) -> None:
        self.reload = reload
        self.effects = effects
        self.confidence = confidence

    def __reduce__(self) -> tuple[object, ...]:
        return Price, (self.reload, self.effects, self.confidence)


PRICES: Final[dict[str, Price]] = {
    "wristblades": Price("Y", {"venom-blade": "B", "left-hook": "+"}),
    "putrifier": Price("R", {"toxic-gas": "+"}),
    "mastermind": Price("B", {"puppetmaster": "R"}),
    "possessor": Price("B", {"ragdoll": "Y", "mindlink": "+"}),
    "scrapshot": Price("R", {"shrapnel-overload": ""}),
    "hotrod": Price("Y", {"voltage-overload": ""}),
    "dual-magnums": Price("BR", {"kaboom": ""}),
    "shadowblade": Price("YB", {"shadowalk": ""}),
    "hand-grenade": Price("RY", {"bomberman": "P"}),
    "wrecking-ball": Price("Y", {"second-roll": "P", "third-roll": "P"}),
    "nanomark": Price("BR", {"nanoexplosion": ""}),
    "tracking-bot": Price("B", {"detonation": ""}),
}


class Reward:
    """What a flush gives the team, and how sure we are (TEA-22)."""

    def __init__(
        self, points: int = 0, heals: int = 0, cubes: int = 0, cards: int = 0, confidence: str = ASSUMED
    ) -> None:
        self.points = points
        self.heals = heals
        self.cubes = cubes
        self.cards = cards
        self.confidence = confidence

    def __reduce__(self) -> tuple[object, ...]:
        return Reward, (self.points, self.heals, self.cubes, self.cards, self.confidence)


REWARD_TILES: Final = ("A", "B", "C")

# Per tile, for damage in one colour, in two, in three.
RewardTiles = tuple[tuple[Reward, Reward, Reward], ...]
REWARD_LINES: Final[RewardTiles] = (
    (Reward(cubes=2), Reward(points=2, heals=1, confidence=PRINTED), Reward(points=3, cards=1)),
    (Reward(points=2), Reward(cubes=3, cards=1), Reward(points=2, heals=1, cubes=1)),
    (Reward(heals=1), Reward(points=3), Reward(cubes=3, cards=2)),
)
