"""Seats, figures, targets, squares and colours: small ints, and the names people say for them.

A seat is a person (ammo, powerups, weapons); a figure is a miniature (square, damage, marks). They are different
things: the bot is a figure without a seat, and in team play one seat can own three figures.
"""

from typing import Final

from .card_sets import CARD_SETS

Seat = int
Figure = int
Target = int  # a figure, or a spawnpoint where the mode makes it a target
Square = int
Colour = int

FIGURES: Final = ("violet", "dozer", "sprog", "d-struct-or", "banshee", "echo", "bot")
FIGURE_LETTERS: Final = "vdsxbe@"  # one for each, where there is little room
VIOLET: Final = 0
DOZER: Final = 1
SPROG: Final = 2
D_STRUCT_OR: Final = 3
BANSHEE: Final = 4
ECHO: Final = 5
BOT: Final = 6
N_FIGURES: Final = 7

COLOURS: Final = ("red", "blue", "yellow")
LETTERS: Final = "RBY"
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2

ROOMS: Final = ("red", "blue", "yellow", "green", "purple", "white")
DIRECTIONS: Final = ("north", "east", "south", "west")

TARGETS: Final = (*FIGURES, *(f"{colour}-spawnpoint" for colour in COLOURS))
FIRST_SPAWNPOINT: Final = 7  # target ids 7, 8, 9 are the red, blue and yellow spawnpoint

N_SQUARES: Final = 12
NOWHERE: Final = -1  # the square of a figure that has not entered the arena
SQUARES: Final = tuple("abcd"[i % 4] + "123"[i // 4] for i in range(12))


def _parse(name: str, names: tuple[str, ...], what: str) -> int:
    if name in names:
        return names.index(name)
    raise ValueError(f"{name!r} is no {what}; known: {', '.join(names)}")


def parse_figure(name: str) -> Figure:
    return _parse(name, FIGURES, "figure")


def parse_square(name: str) -> Square:
    return _parse(name, SQUARES, "square")


def parse_colour(name: str) -> Colour:
    return _parse(name, COLOURS, "colour")


_BITS: Final[dict[int, tuple[int, ...]]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the set bits, ascending."""
    if not mask:
        return ()
    found = _BITS.get(mask)
    if found is None:
        found = tuple(i for i in range(mask.bit_length()) if mask >> i & 1)
        _BITS[mask] = found
    return found


WEAPONS: Final[tuple[str, ...]] = tuple(name for each in CARD_SETS for name in each.weapons)
# The weapons that lie at spawnpoints and count for the limit, as a mask; the others belong to characters.
ARENA_WEAPONS: Final[int] = sum(1 << WEAPONS.index(name) for each in CARD_SETS for name in each.arena_weapons)
CHARACTER_WEAPONS: Final[tuple[str, ...]] = tuple(name for each in CARD_SETS for name in each.character_weapons)
EFFECTS: Final[tuple[str, ...]] = tuple(name for each in CARD_SETS for name in each.effects)

# The faces of the ammo tiles: cubes by letter, P for a powerup.
TILES: Final = ("ybb", "yrr", "rbb", "ryy", "byy", "brr", "yyp", "rrp", "bbp", "yrp", "ybp", "rbp")

POWERUP_TYPES: Final[tuple[str, ...]] = tuple(name for each in CARD_SETS for name in each.powerups)
SCOPE: Final = 0
NEWTON: Final = 1
TAGBACK: Final = 2
TELEPORTER: Final = 3


def powerup_cards(types: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of these types: a card is a type and a colour, and its two copies are the same card (PUP-01)."""
    return tuple(f"{colour}-{kind}" for kind in types for colour in COLOURS)


POWERUPS: Final[tuple[str, ...]] = powerup_cards(POWERUP_TYPES)


def parse_weapon(name: str) -> int:
    return _parse(name, WEAPONS, "weapon")


def parse_powerup(name: str) -> int:
    return _parse(name, POWERUPS, "powerup")


def powerup_type(powerup: int) -> int:
    return powerup // 3


def powerup_colour(powerup: int) -> Colour:
    return powerup % 3
