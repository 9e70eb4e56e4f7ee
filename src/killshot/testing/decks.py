"""Where the cards and tiles of a built position come from and go to, so that none is there twice."""

from __future__ import annotations

from ..engine.cards.ammo_tiles import FACES
from ..engine.ids import ARENA_WEAPONS, COLOURS, POWERUPS, WEAPONS, bits
from ..engine.state import State, put, put_row
from .names import PositionError, enumerated


def return_powerups(s: State, powerups: tuple[int, ...]) -> None:
    """Back to the bottom of the deck."""
    s.powerup_deck = (*powerups, *s.powerup_deck)


def take_powerups(s: State, powerups: tuple[int, ...]) -> None:
    """Out of the deck, wherever they are in it."""
    deck = list(s.powerup_deck)
    for powerup in powerups:
        if powerup not in deck:
            left = sorted({POWERUPS[card] for card in deck})
            raise PositionError(f"no {POWERUPS[powerup]} is left in the deck; in it: {enumerated(left)}")
        deck.remove(powerup)
    s.powerup_deck = tuple(deck)


def return_weapons(s: State, weapons: int) -> None:
    """A mask of weapons goes to the bottom of the deck; character weapons are never in it."""
    s.weapon_deck = (*(weapon for weapon in bits(weapons) if ARENA_WEAPONS >> weapon & 1), *s.weapon_deck)


def take_weapon(s: State, weapon: int) -> None:
    """Out of the deck, or off a shelf, where the top card of the deck takes its place; character weapons are in neither."""
    if not ARENA_WEAPONS >> weapon & 1:
        return
    if weapon in s.weapon_deck:
        s.weapon_deck = tuple(card for card in s.weapon_deck if card != weapon)
        return
    for row, shelf in enumerate(s.shelves):
        if weapon in shelf:
            slot = shelf.index(weapon)
            fill_shelf(s, row, put(shelf, slot, s.weapon_deck[-1] if s.weapon_deck else -1))
            s.weapon_deck = s.weapon_deck[:-1]
            return
    raise PositionError(
        f"{WEAPONS[weapon]} is {whereabouts(s, weapon)}; "
        f"in the deck and on the shelves: {enumerated(WEAPONS[card] for card in within_reach(s))}"
    )


def fill_shelf(s: State, row: int, shelf: tuple[int, ...]) -> None:
    """A spawnpoint's three slots; the empty ones are gaps, to be filled at the end of the turn."""
    s.shelves = put_row(s.shelves, row, shelf)
    slots = [3 * row + slot for slot in range(3)]
    s.gaps = (*(gap for gap in s.gaps if gap not in slots), *(gap for gap in slots if shelf[gap % 3] < 0))


def within_reach(s: State) -> list[int]:
    """The weapons that a position can still hand out."""
    return sorted({*s.weapon_deck, *(weapon for shelf in s.shelves for weapon in shelf if weapon >= 0)})


def whereabouts(s: State, weapon: int) -> str:
    """Where a weapon is that cannot be handed out."""
    for seat, held in enumerate(zip(s.loaded, s.unloaded, strict=True)):
        if (held[0] | held[1]) >> weapon & 1:
            return f"in the hand of seat {seat}"
    if any(table >> weapon & 1 for table in s.cast.sides.tables):
        return "on a team's table"
    for colour, shelf in zip(COLOURS, s.shelves, strict=True):
        if weapon in shelf:
            return f"at the {colour} spawnpoint"
    return "in the deck" if weapon in s.weapon_deck else "out of the game"


def parse_tile(face: str) -> int:
    if face not in FACES:
        raise PositionError(f"{face!r} is no ammo tile; there are {enumerated(FACES)}")
    return FACES.index(face)


def remove_tile(s: State, tile: int) -> None:
    """Out of the stack, or off a square, where the top one of the stack takes its place."""
    if tile in s.tile_deck:
        i = s.tile_deck.index(tile)
        s.tile_deck = s.tile_deck[:i] + s.tile_deck[i + 1 :]
    elif tile in s.tiles:
        s.tiles = put(s.tiles, s.tiles.index(tile), s.tile_deck[-1] if s.tile_deck else -1)
        s.tile_deck = s.tile_deck[:-1]
    else:
        left = sorted({FACES[other] for other in (*s.tile_deck, *s.tiles) if other >= 0})
        raise PositionError(f"no tile {FACES[tile]} is left; in the stack and the arena: {enumerated(left)}")
