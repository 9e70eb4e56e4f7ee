"""Names of things: figures, weapons, effects, cards, cubes, prices."""

from functools import cache
from typing import Final

from ..engine.arena import ARENAS
from ..engine.cards.ammo_tiles import FACES
from ..engine.cards.language import Weapon, numbered
from ..engine.cards.prices import REWARD_TILES
from ..engine.cards.weapons import WEAPON_CARDS
from ..engine.cards.weapons_dlc import CHARACTER_CARDS
from ..engine.ids import (
    COLOURS,
    DIRECTIONS,
    EFFECTS,
    LETTERS,
    POWERUP_TYPES,
    ROOMS,
    SQUARES,
    TARGETS,
    WEAPONS,
    powerup_colour,
    powerup_type,
)
from ..engine.modules.abilities import ABILITIES
from ..engine.setup import CHOICES, ENDINGS
from .english.server import SERVER
from .language import Language, Noun

# Every weapon by its number, the character weapons at the prices of the table.
CARDS: Final[tuple[Weapon, ...]] = numbered(*WEAPON_CARDS, *CHARACTER_CARDS)

# The abilities of the characters, by figure.
ABILITY_NAMES: Final[tuple[str, ...]] = tuple(ability.name for _, ability in sorted(ABILITIES.items()))

# The two teams, in the order of their seats.
TEAM_NAMES: Final = ("white", "black")

KINDS: Final = {
    "target": TARGETS,
    "weapon": WEAPONS,
    "effect": EFFECTS,
    "powerup": POWERUP_TYPES,
    "colour": COLOURS,
    "room": ROOMS,
    "direction": DIRECTIONS,
    "ability": ABILITY_NAMES,
    "team": TEAM_NAMES,
    "reward": REWARD_TILES,
}

# What can be chosen before a game.
MENUS: Final = {"mode": tuple(CHOICES), "arena": tuple(ARENAS), "ending": ENDINGS}


# The ready phrases of the chat.
PHRASES: Final = tuple(key.removeprefix("phrase.") for key in SERVER if key.startswith("phrase."))


@cache
def noun(kind: str, number: int, lang: Language) -> Noun:
    """The name, with its forms, of something the engine has a number for."""
    return lang.noun(f"{kind}.{KINDS[kind][number]}")


def name_of(kind: str, number: int, lang: Language) -> str:
    """The name of a `target` (or figure), `weapon`, `effect`, `powerup` (type), `colour`, `room` or `direction`.

    An `ability` goes by the figure that has it; a `team` is white or black, a `reward` a tile of team play.
    """
    return str(noun(kind, number, lang))


def menu_name(choice: str, value: str, lang: Language, mode: str = "deathmatch") -> str:
    """What a menu calls a `mode`, an `arena` or an `ending` of a setup.

    An arena comes with the number of players it is meant for, which depends on the mode: teams can play in any (TEA-35).
    """
    if choice != "arena":
        return lang.say(f"{choice}.{value}")
    is_for_all = CHOICES[mode].teams or f"arena.{value}" not in lang.catalogue
    return lang.say("arena.any" if is_for_all else f"arena.{value}", arena=value)


def square_text(square: int) -> str:
    """Squares are called the same in every language."""
    return SQUARES[square]


def effect_noun(weapon: int, effect: int, lang: Language) -> Noun:
    """The basic effect of a weapon with modes is its basic mode (SHO-02)."""
    if EFFECTS[effect] == "basic" and CARDS[weapon].effects[0].mode:
        return lang.noun("effect.basic-mode")
    return noun("effect", effect, lang)


@cache
def powerup_noun(powerup: int, lang: Language) -> Noun:
    colour = noun("colour", powerup_colour(powerup), lang)
    return lang.noun(f"powerup-card.{POWERUP_TYPES[powerup_type(powerup)]}", colour=colour)


def powerup_card(powerup: int, lang: Language) -> str:
    """A powerup with its colour."""
    return str(powerup_noun(powerup, lang))


def cube_parts(letters: str, lang: Language) -> list[str]:
    counts = [(letters.count(letter), colour) for colour, letter in enumerate(LETTERS)]
    return [lang.say("cubes", n=n, colour=noun("colour", colour, lang)) for n, colour in counts if n]


def cost_parts(letters: str, lang: Language) -> list[str]:
    """Cubes, adrenaline rushes (`+`) and powerup cards (`P`), as in the tables."""
    parts = cube_parts(letters, lang)
    for letter, key in (("+", "price.rushes"), ("P", "price.powerups")):
        if letter in letters:
            parts.append(lang.say(key, n=letters.count(letter)))
    return parts


def cubes_text(letters: str, lang: Language) -> str:
    """`"RRB"`, or a price like `"R+"`, as people say it; nothing is free."""
    parts = cost_parts(letters, lang)
    return lang.series(parts) if parts else lang.say("free")


def tile_text(tile: int, lang: Language) -> str:
    """What an ammo tile gives."""
    parts = cube_parts(FACES[tile], lang)
    if "P" in FACES[tile]:
        parts.append(lang.say("a-powerup"))
    return lang.series(parts)


def part_text(part: int, lang: Language) -> str:
    """A part of a tile that can be given up: a cube of some colour, or the powerup."""
    return cubes_text(LETTERS[part], lang) if part < len(COLOURS) else lang.say("a-powerup")
