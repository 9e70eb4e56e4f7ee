"""Where the cards of a position that is built by hand come from, so that it stays a possible one."""

from __future__ import annotations

from .engine.ids import N_ARENA_WEAPONS, POWERUPS
from .engine.state import State, put, put_row


def return_powerups(s: State, powerups: tuple[int, ...]) -> None:
    """Back to the bottom of the deck."""
    s.powerup_deck = (*powerups, *s.powerup_deck)


def take_powerups(s: State, powerups: tuple[int, ...]) -> None:
    """Out of the deck, wherever they are in it."""
    deck = list(s.powerup_deck)
    for powerup in powerups:
        assert powerup in deck, f"no {POWERUPS[powerup]} is left in the deck"
        deck.remove(powerup)
    s.powerup_deck = tuple(deck)


def take_weapon(s: State, weapon: int) -> None:
    """Out of the deck, or off a shelf, where the top card of the deck takes its place; character weapons are in neither."""
    if weapon >= N_ARENA_WEAPONS:
        return
    if weapon in s.weapon_deck:
        s.weapon_deck = tuple(card for card in s.weapon_deck if card != weapon)
        return
    for row, shelf in enumerate(s.shelves):
        if weapon in shelf:
            s.shelves = put_row(s.shelves, row, put(shelf, shelf.index(weapon), s.weapon_deck[-1]))
            s.weapon_deck = s.weapon_deck[:-1]


def take_tile(s: State, tile: int) -> None:
    """Out of the stack, or off a square, where the top one of the stack takes its place."""
    if tile in s.tile_deck:
        i = s.tile_deck.index(tile)
        s.tile_deck = s.tile_deck[:i] + s.tile_deck[i + 1 :]
    else:
        s.tiles = put(s.tiles, s.tiles.index(tile), s.tile_deck[-1])
        s.tile_deck = s.tile_deck[:-1]
