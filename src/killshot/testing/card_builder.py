"""Hands, shelves, tiles and decks of a position under construction."""

from __future__ import annotations

from typing import Self

from ..engine.cards.language import Weapon, cubes
from ..engine.ids import (
    ARENA_WEAPONS,
    LETTERS,
    SQUARES,
    WEAPONS,
    bits,
    parse_colour,
    parse_powerup,
    parse_weapon,
)
from ..engine.mechanics.ammo import MAX_CUBES, MAX_POWERUPS
from ..engine.state import put, put_row
from .decks import (
    fill_shelf,
    parse_tile,
    remove_tile,
    return_powerups,
    return_weapons,
    take_powerups,
    take_weapon,
)
from .names import PositionError, enumerated
from .reader import PositionReader

MAX_WEAPONS = 3
SLOTS = 3


class CardBuilder(PositionReader):
    """Cards put into hands and on shelves are taken from the decks."""

    def hand(
        self,
        figure: str,
        *weapons: str,
        ammo: str | None = None,
        powerups: tuple[str, ...] | None = None,
        unloaded: tuple[str, ...] | None = None,
    ) -> Self:
        """What a seat holds: loaded weapons, cubes as letters (`"RRY"`), powerups (`"red-newton"`), unloaded weapons.

        Each of the four is replaced if it is given, and left alone otherwise; `""` and `()` take everything away. A
        character weapon replaces only the character weapon, arena weapons only arena weapons.
        """
        if weapons or unloaded is not None:
            self._arm(figure, weapons, unloaded)
        if ammo is not None:
            self._supply(figure, ammo)
        if powerups is not None:
            self._deal(figure, powerups)
        return self

    def _arm(self, figure: str, weapons: tuple[str, ...], unloaded: tuple[str, ...] | None) -> None:
        s, seat, names = self.state, self.seat(figure), (*weapons, *(unloaded or ()))
        named = self._own_weapons(figure, names)
        full = sum(1 << parse_weapon(name) for name in weapons)
        empty = named & ~full
        for weapon in bits(named & ~ARENA_WEAPONS):
            self._put_down(self.rules.weapons[weapon].owner)
            s.cast = s.cast._replace(arms=put(s.cast.arms, self.rules.weapons[weapon].owner, weapon))
        before = s.loaded[seat] | s.unloaded[seat]
        loaded = s.loaded[seat] & ~(ARENA_WEAPONS if full & ARENA_WEAPONS else 0) & ~empty | full
        rest = s.unloaded[seat] & ~(ARENA_WEAPONS if unloaded is not None else 0) & ~full | empty
        self._check_weapons(figure, loaded, rest)
        return_weapons(s, before & ~(loaded | rest))
        for weapon in map(parse_weapon, names):
            if not before >> weapon & 1:
                take_weapon(s, weapon)
        s.loaded, s.unloaded = put(s.loaded, seat, loaded), put(s.unloaded, seat, rest)

    def _own_weapons(self, figure: str, names: tuple[str, ...]) -> int:
        """These weapons as a mask; character weapons are their character's alone (CHR-20)."""
        mask, seat, owners = 0, self.seat(figure), []
        for name in names:
            weapon = parse_weapon(name)
            owner = self.rules.weapons[weapon].owner
            if owner >= 0:
                if not self.rules.setup.characters:
                    raise PositionError(f"{name} is a character weapon; give the arena characters=True")
                theirs = [card.name for card in self.rules.weapons if self._is_armed_by(seat, card)]
                if name not in theirs or owner in owners:
                    raise PositionError(f"{figure} can have one character weapon of {enumerated(theirs)}, not {name}")
                owners.append(owner)
            mask |= 1 << weapon
        if len(set(names)) < len(names):
            raise PositionError(f"there is one card of each weapon, so each can be named once: {enumerated(names)}")
        return mask

    def _is_armed_by(self, seat: int, card: Weapon) -> bool:
        return card.owner >= 0 and seat in self.rules.seats_of(self.state, card.owner)

    def _put_down(self, owner: int) -> None:
        """The character weapon of a figure leaves the hand it is in."""
        s = self.state
        theirs = sum(1 << card.id for card in self.rules.weapons if card.owner == owner)
        s.loaded = tuple(mask & ~theirs for mask in s.loaded)
        s.unloaded = tuple(mask & ~theirs for mask in s.unloaded)

    def _check_weapons(self, figure: str, loaded: int, unloaded: int) -> None:
        """Three weapons, loaded and unloaded together, besides a character weapon (WPN-04, R43)."""
        held = bits((loaded | unloaded) & ARENA_WEAPONS)
        if len(held) > MAX_WEAPONS:
            names = enumerated(WEAPONS[weapon] for weapon in held)
            raise PositionError(f"{figure} can hold {MAX_WEAPONS} weapons, loaded and unloaded, not {names}")

    def _supply(self, figure: str, ammo: str) -> None:
        """Up to three cubes of each colour (AMM-02)."""
        if set(ammo) - set(LETTERS):
            raise PositionError(f"cubes are the letters {enumerated(LETTERS)}, not {ammo!r}")
        if max(cubes(ammo)) > MAX_CUBES:
            raise PositionError(f"{figure} can have {MAX_CUBES} cubes of each colour, not {ammo}")
        self.state.ammo = put_row(self.state.ammo, self.seat(figure), cubes(ammo))

    def _deal(self, figure: str, powerups: tuple[str, ...]) -> None:
        """Up to three powerups (AMM-03)."""
        s, seat = self.state, self.seat(figure)
        if len(powerups) > MAX_POWERUPS:
            raise PositionError(f"{figure} can hold {MAX_POWERUPS} powerups, not {enumerated(powerups)}")
        return_powerups(s, s.powerups[seat])
        cards = tuple(sorted(parse_powerup(name) for name in powerups))
        take_powerups(s, cards)
        s.powerups = put_row(s.powerups, seat, cards)

    def tile(self, square: str, face: str) -> Self:
        """An ammo tile, e.g. `"YBB"` or `"RBP"` (P: powerup); `""` for none."""
        s, i = self.state, self.square(square)
        if i not in self.rules.arena.ammo_squares or s.turrets.owners:
            squares = () if s.turrets.owners else self.rules.arena.ammo_squares
            raise PositionError(f"no tile lies on {square}; tiles lie on {enumerated(SQUARES[j] for j in squares)}")
        if s.tiles[i] >= 0:
            s.tile_deck = (s.tiles[i], *s.tile_deck)
            s.tiles = put(s.tiles, i, -1)
        if face:
            tile = parse_tile(face)
            remove_tile(s, tile)
            s.tiles = put(s.tiles, i, tile)
        return self

    def shelf(self, colour: str, *weapons: str) -> Self:
        """The weapons at a spawnpoint; slots not named are empty, until the end of the turn refills them."""
        s, row = self.state, parse_colour(colour)
        wanted = tuple(parse_weapon(name) for name in weapons)
        if len(wanted) > SLOTS or len(set(wanted)) < len(wanted) or any(1 << w & ~ARENA_WEAPONS for w in wanted):
            raise PositionError(f"a spawnpoint shows {SLOTS} different arena weapons, not {enumerated(weapons)}")
        return_weapons(s, sum(1 << weapon for weapon in s.shelves[row] if weapon >= 0))
        fill_shelf(s, row, (-1, -1, -1))
        for weapon in wanted:
            take_weapon(s, weapon)
        fill_shelf(s, row, (*wanted, *(-1,) * (SLOTS - len(wanted))))
        return self

    def stack_weapons(self, *weapons: str) -> Self:
        """The whole weapon deck, top card first; the cards that were in it are out of the game."""
        cards = tuple(parse_weapon(name) for name in reversed(weapons))
        for card in cards:
            take_weapon(self.state, card)
        self.state.weapon_deck = cards
        return self

    def stack_powerups(self, *powerups: str) -> Self:
        """The top of the powerup deck, top card first; the rest stays below."""
        cards = tuple(parse_powerup(name) for name in reversed(powerups))
        take_powerups(self.state, cards)
        self.state.powerup_deck = (*self.state.powerup_deck, *cards)
        return self

    def piles(
        self, powerups: int | None = None, powerup_discard: int | None = None, tiles: int | None = None,
        tile_discard: int | None = None,
    ) -> Self:  # fmt: skip
        """Cut decks and discard piles to a size; cards left over are out of the game."""
        s = self.state
        s.powerup_deck, s.powerup_discard = cut(
            "powerups", s.powerup_deck, s.powerup_discard, powerups, powerup_discard
        )
        s.tile_deck, s.tile_discard = cut("tiles", s.tile_deck, s.tile_discard, tiles, tile_discard)
        return self


def cut(
    what: str, deck: tuple[int, ...], discard: tuple[int, ...], size: int | None, discarded: int | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A deck and its discard pile cut to these sizes; the top of the deck stays on top."""
    if size is None and discarded is None:
        return deck, discard
    pool = (*discard, *deck)
    if size is None:
        size = min(len(deck), len(pool) - (discarded or 0))
    if size < 0 or size + (discarded or 0) > len(pool):
        raise PositionError(f"deck and discard pile have {len(pool)} {what}, not {size} and {discarded or 0}")
    split = len(pool) - size
    return pool[split:], pool[:split][: discarded or 0]
