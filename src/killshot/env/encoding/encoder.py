"""Observations as bytes: float32, section after section as `layout` has them. Compiled together with the engine.

From one observation to the next little changes, and what does not is mostly the same object: only what has changed is
encoded. Nothing but the Observation is read, so nothing is told that the seat may not see.
"""

from __future__ import annotations

from typing import Final

from ...engine.decision import Decision
from ...engine.ids import EFFECTS, N_ARENA_WEAPONS, N_FIGURES, N_SQUARES, POWERUPS, TILES
from ...engine.setup import Setup
from ...engine.view import Firing, Observation
from ..layout import ARENAS, MODES, N_PROMPTS, PROMPTS, SEATS
from .rows import (
    ARM,
    CUBES,
    EIGHTH,
    FACE,
    FIGURE,
    FIGURES,
    FLAG,
    HUNDREDTH,
    N_WEAPONS,
    QUARTER,
    SEAT,
    SECOND,
    SPAWNPOINTS,
    SQUARE,
    THIRD,
    Row,
    Table,
    counts,
    figure_flags,
    firsts,
    flags,
    one_of,
    part,
    parts,
    shares,
    shelf_flags,
    tokens,
    weapon_flags,
    zeros,
)

N_POWERUPS: Final = len(POWERUPS)
N_TILES: Final = len(TILES)
SPACES: Final = 12  # of a board
TRACK: Final = 16  # tokens on the killshot track
SPAWN_TRACK: Final = 8  # tokens of a spawnpoint

WEAPON: Final[Table] = one_of(N_WEAPONS)
EFFECT: Final[Table] = one_of(len(EFFECTS))
COLOUR: Final[Table] = one_of(3)
REWARD_TILE: Final[Table] = one_of(3)
SIDE: Final[Table] = one_of(2)
TWELFTH: Final[Table] = parts(12)
WEAPON_DECK: Final[Table] = parts(21)
POWERUP_DECK: Final[Table] = parts(24)
TILE_DECK: Final[Table] = parts(36)
PROMPT: Final[dict[str, bytes]] = dict(zip(PROMPTS, one_of(N_PROMPTS), strict=False))
NO_HAND: Final[bytes] = zeros(N_POWERUPS)
NO_ARSENAL: Final[bytes] = zeros(N_WEAPONS)
NO_TEAMS: Final[bytes] = zeros(5 * N_FIGURES + SEATS + 2 * N_WEAPONS + 4)
NO_PROMPT: Final[bytes] = zeros(N_PROMPTS)

# The pieces of an observation in the order of the layout; a piece may hold several sections.
SETUP: Final = 0
OWNER: Final = 1
AT: Final = 2
DAMAGE: Final = 3
DAMAGE_FIRST: Final = 4
MARKS: Final = 5
SKULLS: Final = 6
FLIPPED: Final = 7
KILLED: Final = 8
POINTS: Final = 9
ACTIVE: Final = 10
TRIGGER: Final = 11
AMMO: Final = 12
POWERUP_COUNTS: Final = 13
LOADED_COUNTS: Final = 14
UNLOADED: Final = 15
POWERUP_HANDS: Final = 16
LOADED: Final = 17
SHELVES: Final = 18
TILES_LAID: Final = 19
DECKS: Final = 20
POWERUP_DISCARD: Final = 21
TILE_DISCARD: Final = 22
TRACK_LEFT: Final = 23
MOMENT: Final = 24
FIRING: Final = 25
PROMPTED: Final = 26
DOMINATION: Final = 27
TURRETS: Final = 28
OFFER: Final = 29
WORKED: Final = 30
CHARACTERS: Final = 31
TEAMS: Final = 32
PIECES: Final = 33


class Encoder:
    """Encodes the observations of one seat, game after game of one setup."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.seats: int = setup.players
        self.last: Observation | None = None
        self.pieces: list[bytes] = [b""] * PIECES
        self.pieces[SETUP] = setup_row(setup, seat)

    def __reduce__(self) -> tuple[object, ...]:
        return encoder, (self.setup, self.seat)

    def encode(self, o: Observation) -> bytearray:
        """The bytes of an observation of this seat; they are the caller's."""
        new = self.last is None
        last = o if self.last is None else self.last
        pieces = self.pieces
        # figures
        if new or o.owner is not last.owner:
            pieces[OWNER] = b"".join([self.seat_row(owner) for owner in o.owner])
        if new or o.at is not last.at:
            pieces[AT] = b"".join([SQUARE[square] for square in o.at])
        if new or o.damage is not last.damage:
            pieces[DAMAGE] = b"".join([tokens(SPACES, board) for board in o.damage])
            pieces[DAMAGE_FIRST] = b"".join([firsts(SPACES, board) for board in o.damage])
        if new or o.marks is not last.marks:
            pieces[MARKS] = b"".join([shares(THIRD, marks) for marks in o.marks])
        if new or o.skulls is not last.skulls:
            pieces[SKULLS] = shares(EIGHTH, o.skulls)
        if new or o.flipped != last.flipped:
            pieces[FLIPPED] = figure_flags(o.flipped)
        if new or o.killed is not last.killed:
            pieces[KILLED] = figure_flags(o.killed)
        if new or o.points != last.points:
            pieces[POINTS] = points_row(o.points)
        # seats
        if new or o.active != last.active:
            pieces[ACTIVE] = self.seat_row(o.active)
        if new or o.trigger != last.trigger:
            pieces[TRIGGER] = self.seat_row(o.trigger)
        if new or o.ammo is not last.ammo:
            pieces[AMMO] = self.from_here([CUBES[cubes] for cubes in o.ammo], 3)
        if new or o.powerup_counts != last.powerup_counts:
            pieces[POWERUP_COUNTS] = self.from_here([part(QUARTER, n) for n in o.powerup_counts], 1)
        if new or o.loaded_counts != last.loaded_counts:
            pieces[LOADED_COUNTS] = self.from_here([part(THIRD, n) for n in o.loaded_counts], 1)
        if new or o.unloaded != last.unloaded:
            pieces[UNLOADED] = self.from_here([weapon_flags(weapons) for weapons in o.unloaded], N_WEAPONS)
        if new or o.hands != last.hands:
            hands = [NO_HAND if hand is None else counts(N_POWERUPS, SECOND, hand) for hand in o.hands]
            pieces[POWERUP_HANDS] = self.from_here(hands, N_POWERUPS)
        if new or o.arsenals != last.arsenals:
            arsenals = [NO_ARSENAL if weapons is None else weapon_flags(weapons) for weapons in o.arsenals]
            pieces[LOADED] = self.from_here(arsenals, N_WEAPONS)
        # the table
        if new or o.shelves is not last.shelves:
            pieces[SHELVES] = b"".join([shelf_flags(shelf) for shelf in o.shelves])
        if new or o.tiles is not last.tiles:
            pieces[TILES_LAID] = b"".join([FACE[tile] for tile in o.tiles])
        if (
            new
            or o.weapon_deck != last.weapon_deck
            or o.powerup_deck != last.powerup_deck
            or o.tile_deck != last.tile_deck
        ):
            pieces[DECKS] = WEAPON_DECK[o.weapon_deck] + POWERUP_DECK[o.powerup_deck] + TILE_DECK[o.tile_deck]
        if new or o.powerup_discard is not last.powerup_discard:
            pieces[POWERUP_DISCARD] = counts(N_POWERUPS, SECOND, o.powerup_discard)
        if new or o.tile_discard is not last.tile_discard:
            pieces[TILE_DISCARD] = counts(N_TILES, QUARTER, o.tile_discard)
        if new or o.track is not last.track or o.skulls_left != last.skulls_left:
            track = tuple([owner for space in o.track for owner in space])
            pieces[TRACK_LEFT] = part(EIGHTH, o.skulls_left) + tokens(TRACK, track) + firsts(TRACK, track)
        # the moment
        if new or o.actions_left != last.actions_left or o.duties_left != last.duties_left or o.over != last.over:
            pieces[MOMENT] = part(THIRD, o.actions_left) + part(FLAG, o.duties_left) + FLAG[o.over]
        pieces[FIRING] = firing_row(o.firing)
        pieces[PROMPTED] = prompt_row(o.decision)
        # variants
        if new or o.tracks is not last.tracks or o.tagged != last.tagged:
            pieces[DOMINATION] = spawnpoints_row(o.tracks, o.tagged)
        if new or o.turrets is not last.turrets:
            owners = [FIGURE[owner] for owner in o.turrets]
            pieces[TURRETS] = b"".join(owners) + zeros((N_SQUARES - len(owners)) * N_FIGURES)
        if new or o.offer is not last.offer:
            pieces[OFFER] = counts(N_TILES, QUARTER, o.offer)
        if new or o.worked != last.worked:
            pieces[WORKED] = flags(N_SQUARES, o.worked)
        if (
            new
            or o.arms is not last.arms
            or o.arms_loaded != last.arms_loaded
            or o.shift is not last.shift
            or o.poisoned != last.poisoned
            or o.hypnotized != last.hypnotized
            or o.unlocked != last.unlocked
            or o.hot != last.hot
            or o.hacked != last.hacked
            or o.holders != last.holders
        ):
            pieces[CHARACTERS] = characters_row(o) + self.holders_row(o.holders)
        if (
            new
            or o.team is not last.team
            or o.buffer is not last.buffer
            or o.shared != last.shared
            or o.acted != last.acted
            or o.left != last.left
            or o.tables != last.tables
            or o.reward_tile != last.reward_tile
            or o.first_team != last.first_team
        ):
            pieces[TEAMS] = self.teams_row(o)
        self.last = o
        return bytearray().join(pieces)

    def seat_row(self, seat: int) -> bytes:
        """A seat as seen from this one; -1: nobody's."""
        return SEAT[(seat - self.seat) % self.seats if seat >= 0 else SEATS]

    def holders_row(self, holders: Row) -> bytes:
        return b"".join([self.seat_row(seat) for seat in holders]) + zeros((N_FIGURES - len(holders)) * SEATS)

    def teams_row(self, o: Observation) -> bytes:
        if not o.team:
            return NO_TEAMS
        own = o.team_of[self.seat]
        sides = [SIDE[-1 if team < 0 else team ^ own] for team in o.team]
        left = [FLAG[seat in o.left] for seat in range(self.seats)]
        return b"".join(
            [
                *sides,
                zeros((N_FIGURES - len(sides)) * 2),
                shares(TWELFTH, o.buffer),
                zeros(N_FIGURES - len(o.buffer)),
                figure_flags(o.shared),
                figure_flags(o.acted),
                self.from_here(left, 1),
                weapon_flags(o.tables[own]),
                weapon_flags(o.tables[1 - own]),
                REWARD_TILE[o.reward_tile],
                FLAG[o.first_team == own],
            ]
        )

    def from_here(self, rows: list[bytes], width: int) -> bytes:
        """A row per seat, the own one first."""
        return b"".join(rows[self.seat :] + rows[: self.seat]) + zeros((SEATS - len(rows)) * width)


def encoder(setup: Setup, seat: int) -> Encoder:
    return Encoder(setup, seat)


def setup_row(setup: Setup, seat: int) -> bytes:
    seats = setup.players
    teams = [team for team, size in enumerate(setup.teams or (1,) * seats) for _ in range(size)]
    allies = tuple([i for i in range(seats) if teams[(seat + i) % seats] == teams[seat]])
    mode = one_of(len(MODES))[MODES.index(setup.mode)]
    arena = one_of(len(ARENAS))[ARENAS.index(setup.arena)]
    return mode + arena + flags(SEATS, tuple(range(seats))) + flags(SEATS, allies)


def points_row(points: tuple[int | None, ...]) -> bytes:
    shown = [zeros(1) if n is None else part(HUNDREDTH, n) for n in points]
    return b"".join(shown) + b"".join([FLAG[n is not None] for n in points])


def firing_row(firing: Firing | None) -> bytes:
    if firing is None:
        return NOTHING_FIRED
    return FIGURE[firing.figure] + WEAPON[firing.weapon] + EFFECT[firing.effect] + FIGURES[firing.hurt]


def prompt_row(asked: Decision | None) -> bytes:
    if asked is None:
        return NOT_ASKED
    prompt = asked.prompt
    key = PROMPT.get(prompt.key, NO_PROMPT)
    return key + WEAPON[prompt.weapon] + EFFECT[prompt.effect] + FIGURE[prompt.figure] + COLOUR[prompt.colour]


def spawnpoints_row(tracks: tuple[Row, ...], tagged: int) -> bytes:
    if not tracks:
        return zeros(6 * N_FIGURES + 6)
    found = [tokens(SPAWN_TRACK, track) for track in tracks] + [firsts(SPAWN_TRACK, track) for track in tracks]
    return b"".join(found) + SPAWNPOINTS[tagged]


def characters_row(o: Observation) -> bytes:
    arms = [ARM[weapon - N_ARENA_WEAPONS if weapon >= 0 else -1] for weapon in o.arms]
    return b"".join(
        [
            *arms,
            zeros((N_FIGURES - len(arms)) * (N_WEAPONS - N_ARENA_WEAPONS)),
            figure_flags(o.arms_loaded),
            shares(EIGHTH, o.shift),
            figure_flags(o.poisoned),
            figure_flags(o.hypnotized),
            figure_flags(o.unlocked),
            part(QUARTER, o.hot),
            flags(N_SQUARES, o.hacked),
        ]
    )


NOTHING_FIRED: Final[bytes] = zeros(2 * N_FIGURES + N_WEAPONS + len(EFFECTS))
NOT_ASKED: Final[bytes] = zeros(N_PROMPTS + N_WEAPONS + len(EFFECTS) + N_FIGURES + 3)
