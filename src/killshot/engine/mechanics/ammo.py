"""Cubes, powerups and decks: what can be afforded, paid, gained, drawn and refilled (AMM, END-03..05)."""

from ..arena import Arena
from ..cards.ammo_tiles import TILE_CUBES, TILE_POWERUP
from ..events import Event, tell
from ..ids import Seat
from ..rng import shuffled
from ..state import State, put, put_row

MAX_CUBES = 3
MAX_POWERUPS = 3


def means(s: State, seat: Seat, colour: int) -> int:
    """How many cubes of a colour a seat can pay: cubes in the box and powerups of that colour (AMM-05)."""
    n = s.ammo[seat][colour]
    for powerup in s.powerups[seat]:
        if powerup % 3 == colour:
            n += 1
    return n


def can_pay(s: State, seat: Seat, cost: tuple[int, ...]) -> bool:
    for colour in range(3):
        due = cost[colour]
        if due and s.ammo[seat][colour] < due and means(s, seat, colour) < due:
            return False
    return True


def can_afford(s: State, seat: Seat, cost: tuple[int, ...], cards: int) -> bool:
    """Whether the cubes can be paid and this number of cards as well, besides those that stand in for cubes."""
    if not cards:
        return can_pay(s, seat, cost)
    missing = sum(max(0, cost[colour] - s.ammo[seat][colour]) for colour in range(3))
    return can_pay(s, seat, cost) and len(s.powerups[seat]) >= missing + cards


def can_pay_any(s: State, seat: Seat, spared: int) -> bool:
    """Whether one cube of any colour can be paid without the card `spared`, which cannot pay its own cost (AMM-07)."""
    box = s.ammo[seat]
    if box[0] or box[1] or box[2]:
        return True
    return len(s.powerups[seat]) > (1 if spared in s.powerups[seat] else 0)


def spend_cube(s: State, seat: Seat, colour: int) -> None:
    box = s.ammo[seat]
    s.ammo = put_row(s.ammo, seat, put(box, colour, box[colour] - 1))


def gain_cubes(s: State, seat: Seat, cubes: tuple[int, ...]) -> None:
    """Surplus cubes are lost (AMM-02)."""
    box = s.ammo[seat]
    s.ammo = put_row(s.ammo, seat, tuple(min(MAX_CUBES, box[c] + cubes[c]) for c in range(3)))


def discard_powerup(s: State, seat: Seat, powerup: int) -> None:
    hand = s.powerups[seat]
    i = hand.index(powerup)
    s.powerups = put_row(s.powerups, seat, hand[:i] + hand[i + 1 :])
    s.powerup_discard = (*s.powerup_discard, powerup)


def draw_powerup(s: State, seat: Seat) -> None:
    """Draw one card; as soon as the deck runs out the discard pile becomes the new one (END-04)."""
    if not s.powerup_deck:
        _renew_powerups(s)
        if not s.powerup_deck:
            return
    card = s.powerup_deck[-1]
    s.powerup_deck = s.powerup_deck[:-1]
    hand = list(s.powerups[seat])
    hand.append(card)
    hand.sort()
    s.powerups = put_row(s.powerups, seat, tuple(hand))
    if s.events is not None:
        mates = s.cast.sides.mates
        s.events.append(Event("drew", {"seat": seat}, {"powerup": card}, mates[seat] if mates else (seat,)))
    if not s.powerup_deck:
        _renew_powerups(s)


def _renew_powerups(s: State) -> None:
    if s.powerup_discard:
        s.rng, s.powerup_deck = shuffled(s.rng, s.powerup_discard)
        s.powerup_discard = ()
        tell(s, "powerups-reshuffled")


def take_tile(s: State, seat: Seat, tile: int, forgone: int = -1) -> None:
    """Cubes, then the powerup unless three are held, then the tile is discarded (AMM-01..03).

    `forgone`: a part given up, a cube's colour or 3 for the powerup (TUR-04).
    """
    cubes = TILE_CUBES[tile]
    if 0 <= forgone < 3:
        cubes = put(cubes, forgone, cubes[forgone] - 1)
    gain_cubes(s, seat, cubes)
    if TILE_POWERUP[tile] and forgone < 3 and len(s.powerups[seat]) < MAX_POWERUPS:
        draw_powerup(s, seat)
    s.tile_discard = (*s.tile_discard, tile)


def refill_tiles(s: State, arena: Arena) -> None:
    """A new tile on every empty ammo square; the stack is renewed as soon as it runs out (END-03)."""
    for square in arena.ammo_squares:
        if s.tiles[square] < 0:
            tile = next_tile(s)
            if tile < 0:
                return
            s.tiles = put(s.tiles, square, tile)
            tell(s, "tile-placed", square=square, tile=tile)


def next_tile(s: State) -> int:
    """The top tile of the stack, or -1 if there are none at all."""
    if not s.tile_deck:
        _renew_tiles(s)
        if not s.tile_deck:
            return -1
    tile = s.tile_deck[-1]
    s.tile_deck = s.tile_deck[:-1]
    if not s.tile_deck:
        _renew_tiles(s)
    return tile


def _renew_tiles(s: State) -> None:
    if s.tile_discard:
        s.rng, s.tile_deck = shuffled(s.rng, s.tile_discard)
        s.tile_discard = ()
        tell(s, "tiles-reshuffled")


def refill_weapons(s: State) -> None:
    """Gaps are filled in the order in which they arose, as long as there are weapons (END-05, R85)."""
    while s.gaps and s.weapon_deck:
        gap = s.gaps[0]
        weapon = s.weapon_deck[-1]
        s.weapon_deck = s.weapon_deck[:-1]
        s.gaps = s.gaps[1:]
        shelve(s, gap, weapon)
        tell(s, "weapon-placed", colour=gap // 3, weapon=weapon)


def shelve(s: State, slot: int, weapon: int) -> None:
    """Put a weapon (or -1: none) into a spawnpoint's slot."""
    s.shelves = put_row(s.shelves, slot // 3, put(s.shelves[slot // 3], slot % 3, weapon))
