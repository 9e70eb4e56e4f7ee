"""The names of all weapons, effects and powerups, set by set, in the order in which the sets came out.

Their numbers follow from that order, and with them the numbers of actions and the columns of what learners see. So a new
card comes in a new set, at the end, and a set that people have played or trained with is never changed. It also comes with
a new dealing (`rng`), so that games dealt before are dealt without it.
"""

from typing import Final


class CardSet:
    """Cards that came out together. A weapon lies at the spawnpoints, or it belongs to a character."""

    def __init__(
        self,
        name: str,
        dealing: int,
        arena_weapons: tuple[str, ...] = (),
        character_weapons: tuple[str, ...] = (),
        effects: tuple[str, ...] = (),
        powerups: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.dealing = dealing  # the first that deals its cards
        self.arena_weapons = arena_weapons
        self.character_weapons = character_weapons
        self.weapons: tuple[str, ...] = (*arena_weapons, *character_weapons)
        self.effects = effects
        self.powerups = powerups  # types; each has a card in every colour (PUP-01)


# fmt: off
CARD_SETS: Final[tuple[CardSet, ...]] = (
    CardSet(
        "base",
        dealing=1,
        arena_weapons=(
            "lock-rifle", "machine-gun", "thor", "plasma-gun", "whisper", "electroscythe", "tractor-beam",
            "vortex-cannon", "furnace", "heatseeker", "hellion", "flamethrower", "grenade-launcher",
            "rocket-launcher", "railgun", "cyberblade", "zx-2", "shotgun", "power-glove", "shockwave",
            "sledgehammer",
        ),
        effects=(
            "basic", "second-lock", "focus-shot", "turret-tripod", "chain-reaction", "high-voltage", "phase-glide",
            "charged-shot", "reaper", "punisher", "black-hole", "cozy-fire", "nano-tracer", "barbecue",
            "extra-grenade", "rocket-jump", "fragmenting-warhead", "piercing", "shadowstep", "slice-and-dice",
            "scanner", "long-barrel", "rocket-fist", "tsunami", "pulverize",
        ),
        powerups=("scope", "newton", "tagback", "teleporter"),
    ),
    CardSet(
        "characters",
        dealing=1,
        character_weapons=(
            "wristblades", "putrifier", "mastermind", "possessor", "scrapshot", "hotrod", "dual-magnums",
            "shadowblade", "hand-grenade", "wrecking-ball", "nanomark", "tracking-bot",
        ),
        effects=(
            "venom-blade", "left-hook", "toxic-gas", "puppetmaster", "ragdoll", "mindlink", "shrapnel-overload",
            "voltage-overload", "kaboom", "shadowalk", "bomberman", "second-roll", "third-roll", "nanoexplosion",
            "detonation",
        ),
    ),
    # A new set goes here.
)
# fmt: on

# The numbers of the first two sets were given out together; those of every later set come after all of them.
FIRST_SETS: Final[tuple[CardSet, ...]] = CARD_SETS[:2]
LATER_SETS: Final[tuple[CardSet, ...]] = CARD_SETS[2:]
