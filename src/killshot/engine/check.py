"""Whether a state can be a position of a game: asked of states that come from outside.

The shape of each field is checked where it is read (`fields.state_of`). Here is what the setup and the other fields
say: who plays, where figures and tiles can be, how many cards there are, what can lie on a board. Cards can be missing,
as in positions made for tests.
"""

from __future__ import annotations

from .arena import Arena
from .cards.ammo_tiles import COPIES
from .cards.decks import COPIES_OF_A_POWERUP
from .frames.grab import MAX_WEAPONS
from .ids import ARENA_WEAPONS, FIGURES, POWERUPS, SQUARES, TILES, WEAPONS, bits
from .machine import decision
from .mechanics.ammo import MAX_POWERUPS
from .mechanics.damage import MAX_MARKS, overkill_space
from .rules import Rules
from .state import State, StateError


def check_state(rules: Rules, s: State) -> None:
    """`StateError` with a sentence if the state cannot be one of a game with these rules."""
    check_variants(rules, s)
    check_players(rules, s)
    check_arena(rules.arena, s)
    check_weapons(rules, s)
    check_hands(s)
    check_copies(s)
    for figure in range(len(FIGURES)):
        check_board(rules, s, figure)
    check_decision(rules, s)


def refuse(problem: str) -> None:
    raise StateError(problem)


def check_variants(rules: Rules, s: State) -> None:
    """A variant that is played has its things on the table, one that is not has none."""
    found = {
        "spawnpoints": bool(s.spawnpoints.tracks),
        "turrets": bool(s.turrets.owners),
        "cast": bool(s.cast.arms),
        "sides": bool(s.cast.sides.team),
    }
    for part, is_there in found.items():
        if is_there and part not in rules.parts:
            refuse(f"the state has {part}, which are not played in {rules.setup!r}")
        if not is_there and part in rules.parts:
            refuse(f"the state has no {part}, which are played in {rules.setup!r}")


def check_players(rules: Rules, s: State) -> None:
    seats = rules.setup.players
    if len(s.ammo) != seats:
        refuse(f"the state has {len(s.ammo)} seats, the setup {seats}")
    if rules.figures and s.order != rules.figures:
        refuse(f"the state is played by {named(s.order)}, the setup by {named(rules.figures)}")
    if len(set(s.order)) != len(s.order):
        refuse(f"a figure plays twice: {named(s.order)}")
    for figure, seat in enumerate(s.owner):
        if seat >= seats:
            refuse(f"{FIGURES[figure]} belongs to seat {seat}; the seats are 0 to {seats - 1}")
        if seat >= 0 and figure not in s.order:
            refuse(f"{FIGURES[figure]} belongs to seat {seat} and is not in the turn order")
    if s.active >= seats or s.trigger >= seats:
        refuse(f"it is the turn of seat {s.active}, and seat {s.trigger} triggered the end; there are {seats} seats")
    playing = (*s.order, *rules.unseated)
    for figure in range(len(FIGURES)):
        if figure in playing:
            continue
        has_things = s.damage[figure] or any(s.marks[figure]) or s.points[figure] or s.skulls[figure]
        if s.at[figure] >= 0 or has_things or figure in s.killed:
            refuse(f"{FIGURES[figure]} does not play, and is in the arena or has something on its board")


def check_arena(arena: Arena, s: State) -> None:
    for figure, square in enumerate(s.at):
        if square >= 0 and not arena.all >> square & 1:
            refuse(f"{FIGURES[figure]} stands on {SQUARES[square]}, which arena {arena.name} has not")
    for square, tile in enumerate(s.tiles):
        if tile >= 0 and square not in arena.ammo_squares:
            refuse(f"a tile lies on {SQUARES[square]}, which is no ammo square of arena {arena.name}")
    for square, owner in enumerate(s.turrets.owners):
        if owner >= 0 and square not in arena.ammo_squares:
            refuse(f"a turret stands on {SQUARES[square]}, which is no ammo square of arena {arena.name}")
    for square in bits(s.cast.hacked):
        if s.tiles[square] < 0:
            refuse(f"the tile on {SQUARES[square]} is hacked, and there is none")


def check_weapons(rules: Rules, s: State) -> None:
    """Every weapon is in one place, and character weapons are with their characters."""
    laid_out = [*[weapon for shelf in s.shelves for weapon in shelf if weapon >= 0], *s.weapon_deck]
    if any(not ARENA_WEAPONS >> weapon & 1 for weapon in laid_out):
        refuse("a character weapon lies on a shelf or in the deck")
    held = [weapon for mask in (*s.loaded, *s.unloaded, *s.cast.sides.tables) for weapon in bits(mask)]
    weapons = [*laid_out, *held]
    for weapon in weapons:
        if weapons.count(weapon) > 1:
            refuse(f"{WEAPONS[weapon]} is in two places")
        owner = rules.weapons[weapon].owner
        if owner >= 0 and (not s.cast.arms or s.cast.arms[owner] != weapon):
            refuse(f"{WEAPONS[weapon]} is held, and {FIGURES[owner]} does not have it")
    for figure, weapon in enumerate(s.cast.arms):
        if weapon >= 0 and rules.weapons[weapon].owner != figure:
            refuse(f"{WEAPONS[weapon]} is no weapon of {FIGURES[figure]}")


def check_hands(s: State) -> None:
    for seat, hand in enumerate(s.powerups):
        if len(hand) > MAX_POWERUPS + 1:  # one more while a figure is about to spawn (RSP-02)
            refuse(f"seat {seat} holds {len(hand)} powerups")
        if list(hand) != sorted(hand):
            refuse(f"the powerups of seat {seat} are not sorted")
        if len(bits((s.loaded[seat] | s.unloaded[seat]) & ARENA_WEAPONS)) > MAX_WEAPONS:
            refuse(f"seat {seat} holds more than {MAX_WEAPONS} weapons")


def check_copies(s: State) -> None:
    """No powerup and no tile is there more often than it has copies."""
    powerups = [*s.powerup_deck, *s.powerup_discard, *[powerup for hand in s.powerups for powerup in hand]]
    for powerup, name in enumerate(POWERUPS):
        if powerups.count(powerup) > COPIES_OF_A_POWERUP:
            refuse(f"there are {powerups.count(powerup)} cards {name}; the game has {COPIES_OF_A_POWERUP}")
    tiles = [*s.tiles, *s.tile_deck, *s.tile_discard, *s.turrets.offer]
    for tile, name in enumerate(TILES):
        if tiles.count(tile) > COPIES[tile]:
            refuse(f"there are {tiles.count(tile)} tiles {name}; the game has {COPIES[tile]}")


def check_board(rules: Rules, s: State, figure: int) -> None:
    name = FIGURES[figure]
    playing = (*s.order, *rules.unseated)
    if len(s.damage[figure]) > overkill_space(s, figure):
        refuse(f"{name} has {len(s.damage[figure])} damage on a board of {overkill_space(s, figure)} spaces")
    for owner in (*s.damage[figure], *[owner for owner, n in enumerate(s.marks[figure]) if n]):
        if owner not in playing:
            refuse(f"{name} has tokens of {FIGURES[owner]}, which does not play")
    if max(s.marks[figure]) > MAX_MARKS:
        refuse(f"{name} has {max(s.marks[figure])} marks of one colour; {MAX_MARKS} are the most")


def check_decision(rules: Rules, s: State) -> None:
    """The stack leads somewhere: something is asked, of seats that are there, with an answer."""
    try:
        asked = decision(rules, s)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
        raise StateError(f"nothing can be asked with the stack {list(s.stack)}: {error}") from None
    if asked is None:
        return
    if not asked.options or not all(0 <= seat < rules.setup.players for seat in asked.seats):
        refuse(f"what is asked cannot be answered: {asked!r}")


def named(figures: tuple[int, ...]) -> str:
    return ", ".join([FIGURES[figure] for figure in figures]) or "nobody"
