"""Observations as bytes: float32, section after section as `layout` has them. Compiled together with the engine.

From one observation to the next little changes, and what does not is mostly the same object: only what has changed is
encoded. Nothing but the Observation is read, so nothing is told that the seat may not see.
"""

from __future__ import annotations

from typing import Final

from ...engine.decision import Decision, Prompt
from ...engine.ids import EFFECTS, N_FIGURES, N_SQUARES, WEAPONS
from ...engine.rules import rules_for
from ...engine.setup import Setup
from ...engine.state import State
from ...engine.underway import Firing
from ...engine.view import Observation, Observer
from ..layout import (
    ARENAS,
    LATER,
    MODES,
    N_ARENA_WEAPONS,
    N_CHARACTER_WEAPONS,
    N_EFFECTS,
    N_POWERUPS,
    N_PROMPTS,
    N_TILES,
    N_WEAPONS,
    OF_POWERUPS,
    OF_TILES,
    PLACES,
    PROMPTS,
    SEATS,
    SIZE,
    Section,
    sections_of,
)
from .rows import (
    ARM,
    CUBES,
    EIGHTH,
    FACE,
    FIGURE,
    FIGURES,
    FLAG,
    HUNDREDTH,
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

SPACES: Final = 12  # of a board
TRACK: Final = 16  # tokens on the killshot track
SPAWN_TRACK: Final = 8  # tokens of a spawnpoint

WEAPON: Final[Table] = one_of(N_WEAPONS, len(WEAPONS))
EFFECT: Final[Table] = one_of(N_EFFECTS, len(EFFECTS))
COLOUR: Final[Table] = one_of(3)
REWARD_TILE: Final[Table] = one_of(3)
SIDE: Final[Table] = one_of(2)
TWELFTH: Final[Table] = parts(12)
WEAPONS_LEFT: Final[Table] = parts(N_ARENA_WEAPONS)
POWERUPS_LEFT: Final[Table] = parts(OF_POWERUPS)
TILES_LEFT: Final[Table] = parts(OF_TILES)
KEYS: Final[dict[str, bytes]] = dict(zip(PROMPTS, one_of(N_PROMPTS), strict=False))
NO_TEAMS: Final[bytes] = zeros(5 * N_FIGURES + SEATS + 2 * N_WEAPONS + 4)
NO_PROMPT: Final[bytes] = zeros(N_PROMPTS)


def span(first: str, last: str = "") -> slice:
    """The bytes of a section, or of those from a first to a last."""
    return slice(4 * PLACES[first].start, 4 * PLACES[last or first].stop)


def rows(name: str, n: int) -> tuple[slice, ...]:
    """The bytes of each of the n rows of a section."""
    whole = span(name)
    width = (whole.stop - whole.start) // n
    return tuple([slice(whole.start + width * k, whole.start + width * (k + 1)) for k in range(n)])


class LaterSection:
    """A section with the cards of a later set: where it stands, and the numbers of its cards."""

    def __init__(self, section: Section, numbers: range) -> None:
        self.place: slice = span(section.name)
        self.first: int = numbers.start
        self.n: int = len(numbers)
        self.parts: Table = SECOND if section.cards == "powerups" else FLAG


def later_sections() -> dict[str, list[LaterSection]]:
    """By the name of the section that has the first cards."""
    found: dict[str, list[LaterSection]] = {}
    for columns in LATER:
        for section in sections_of(columns):
            name = section.name.removesuffix(f"_{columns.name}")
            found.setdefault(name, []).append(LaterSection(section, getattr(columns, section.cards)))
    return found


LATER_SECTIONS: Final[dict[str, list[LaterSection]]] = later_sections()

# Where the pieces of an observation stand; a piece can hold several sections, or be one row of one.
SETUP: Final = span("mode", "allies")
OWNER: Final = span("owner")
AT: Final = rows("at", N_FIGURES)
DAMAGE: Final = rows("damage", N_FIGURES)
DAMAGE_FIRST: Final = rows("damage_first", N_FIGURES)
MARKS: Final = rows("marks", N_FIGURES)
SKULLS: Final = span("skulls")
FLIPPED: Final = span("flipped")
KILLED: Final = span("killed")
POINTS: Final = span("points", "points_known")
ACTIVE: Final = span("active")
TRIGGER: Final = span("trigger")
AMMO: Final = rows("ammo", SEATS)
POWERUP_COUNTS: Final = rows("powerup_counts", SEATS)
LOADED_COUNTS: Final = rows("loaded_counts", SEATS)
UNLOADED: Final = rows("unloaded", SEATS)
POWERUP_HANDS: Final = rows("powerups", SEATS)
LOADED: Final = rows("loaded", SEATS)
SHELVES: Final = span("shelves")
TILES_LAID: Final = rows("tiles", N_SQUARES)
WEAPON_DECK: Final = span("weapon_deck")
POWERUP_DECK: Final = span("powerup_deck")
TILE_DECK: Final = span("tile_deck")
POWERUP_DISCARD: Final = span("powerup_discard")
TILE_DISCARD: Final = span("tile_discard")
TRACK_LEFT: Final = span("skulls_left", "track_first")
ACTIONS_LEFT: Final = span("actions_left")
DUTIES_LEFT: Final = span("duties_left")
OVER: Final = span("over")
FIRING: Final = span("firing", "firing_hurt")
PROMPTED: Final = span("prompt", "prompt_colour")
PROMPT: Final = span("prompt")
PROMPT_WEAPON: Final = span("prompt_weapon")
PROMPT_EFFECT: Final = span("prompt_effect")
PROMPT_FIGURE: Final = span("prompt_figure")
PROMPT_COLOUR: Final = span("prompt_colour")
DOMINATION: Final = span("tracks", "tagged")
TURRETS: Final = span("turrets")
OFFER: Final = span("offer")
WORKED: Final = span("worked")
CHARACTERS: Final = span("arms", "holders")
TEAMS: Final = span("team", "starts")


class Encoder:
    """Encodes the observations of one seat, game after game of one setup.

    Whose hands are seen does not change in a setup, so that those that are not stay zeros.
    """

    def __init__(self, setup: Setup, seat: int, open_points: bool = False) -> None:
        self.setup = setup
        self.seat = seat
        self.seats: int = setup.players
        self.observer = Observer(rules_for(setup), seat, open_points)
        self.last: Observation | None = None
        self.bytes = bytearray(4 * SIZE)
        self.window = memoryview(self.bytes)  # takes bytes as they are, where a bytearray copies them first
        self.put(SETUP, setup_row(setup, seat))

    def __reduce__(self) -> tuple[object, ...]:
        return encoder, (self.setup, self.seat, self.observer.open_points)

    def put(self, place: slice, row: bytes) -> None:
        self.window[place] = row

    def look(self, s: State, asked: Decision | None) -> None:
        """Encode what the seat sees of a state."""
        self.encode(Observation(s, asked, self.observer))

    def encode(self, o: Observation) -> bytearray:
        """The bytes of an observation of this seat. They stay the encoder's: the next observation changes them."""
        new = self.last is None
        last = o if self.last is None else self.last
        self.put_figures(o, last, new)
        self.put_seats(o, last, new)
        self.put_table(o, last, new)
        self.put_moment(o, last, new)
        self.put_variants(o, last, new)
        if LATER:
            self.put_later(o, last, new)
        self.last = o
        return self.bytes

    def put_figures(self, o: Observation, last: Observation, new: bool) -> None:
        if new or o.owner is not last.owner:
            self.put(OWNER, b"".join([self.seat_row(owner) for owner in o.owner]))
        if new or o.at is not last.at:
            for f in range(N_FIGURES):
                if new or o.at[f] != last.at[f]:
                    self.put(AT[f], SQUARE[o.at[f]])
        if new or o.damage is not last.damage:
            for f in range(N_FIGURES):
                if new or o.damage[f] is not last.damage[f]:
                    self.put(DAMAGE[f], tokens(SPACES, o.damage[f]))
                    self.put(DAMAGE_FIRST[f], firsts(SPACES, o.damage[f]))
        if new or o.marks is not last.marks:
            for f in range(N_FIGURES):
                if new or o.marks[f] is not last.marks[f]:
                    self.put(MARKS[f], shares(THIRD, o.marks[f]))
        if new or o.skulls is not last.skulls:
            self.put(SKULLS, shares(EIGHTH, o.skulls))
        if new or o.flipped_figures is not last.flipped_figures:
            self.put(FLIPPED, figure_flags(o.flipped_figures))
        if new or o.killed is not last.killed:
            self.put(KILLED, figure_flags(o.killed))
        if new or o.points is not last.points:
            self.put(POINTS, points_row(o.points))

    def put_seats(self, o: Observation, last: Observation, new: bool) -> None:
        if new or o.active != last.active:
            self.put(ACTIVE, self.seat_row(o.active))
        if new or o.trigger != last.trigger:
            self.put(TRIGGER, self.seat_row(o.trigger))
        if new or o.ammo is not last.ammo:
            for i in range(self.seats):
                if new or o.ammo[i] is not last.ammo[i]:
                    self.put(AMMO[self.place(i)], CUBES[o.ammo[i]])
        if new or o.powerup_counts is not last.powerup_counts:
            for i in range(self.seats):
                if new or o.powerup_counts[i] != last.powerup_counts[i]:
                    self.put(POWERUP_COUNTS[self.place(i)], part(QUARTER, o.powerup_counts[i]))
                hand = o.hands[i]
                if hand is not None and (new or hand is not last.hands[i]):
                    self.put(POWERUP_HANDS[self.place(i)], counts(N_POWERUPS, SECOND, hand))
        if new or o.loaded_counts is not last.loaded_counts:
            for i in range(self.seats):
                if new or o.loaded_counts[i] != last.loaded_counts[i]:
                    self.put(LOADED_COUNTS[self.place(i)], part(THIRD, o.loaded_counts[i]))
                weapons = o.arsenals[i]
                if weapons is not None and (new or weapons is not last.arsenals[i]):
                    self.put(LOADED[self.place(i)], weapon_flags(weapons))
        if new or o.unloaded_weapons is not last.unloaded_weapons:
            for i in range(self.seats):
                if new or o.unloaded_weapons[i] is not last.unloaded_weapons[i]:
                    self.put(UNLOADED[self.place(i)], weapon_flags(o.unloaded_weapons[i]))

    def place(self, seat: int) -> int:
        """How many seats after the observer's."""
        return (seat - self.seat) % self.seats

    def put_table(self, o: Observation, last: Observation, new: bool) -> None:
        if new or o.shelves is not last.shelves:
            self.put(SHELVES, b"".join([shelf_flags(shelf) for shelf in o.shelves]))
        if new or o.tiles is not last.tiles:
            for square in range(N_SQUARES):
                if new or o.tiles[square] != last.tiles[square]:
                    self.put(TILES_LAID[square], FACE[o.tiles[square]])
        if new or o.weapons_in_deck != last.weapons_in_deck:
            self.put(WEAPON_DECK, part(WEAPONS_LEFT, o.weapons_in_deck))
        if new or o.powerups_in_deck != last.powerups_in_deck:
            self.put(POWERUP_DECK, part(POWERUPS_LEFT, o.powerups_in_deck))
        if new or o.tiles_in_deck != last.tiles_in_deck:
            self.put(TILE_DECK, part(TILES_LEFT, o.tiles_in_deck))
        if new or o.powerup_discard is not last.powerup_discard:
            self.put(POWERUP_DISCARD, counts(N_POWERUPS, SECOND, o.powerup_discard))
        if new or o.tile_discard is not last.tile_discard:
            self.put(TILE_DISCARD, counts(N_TILES, QUARTER, o.tile_discard))
        if new or o.track is not last.track or o.skulls_left != last.skulls_left:
            track = tuple([owner for space in o.track for owner in space])
            self.put(TRACK_LEFT, part(EIGHTH, o.skulls_left) + tokens(TRACK, track) + firsts(TRACK, track))

    def put_moment(self, o: Observation, last: Observation, new: bool) -> None:
        if new or o.actions_left != last.actions_left:
            self.put(ACTIONS_LEFT, part(THIRD, o.actions_left))
        if new or o.duties_left != last.duties_left:
            self.put(DUTIES_LEFT, part(FLAG, o.duties_left))
        if new or o.over != last.over:
            self.put(OVER, FLAG[o.over])
        if new or o.firing is not None or last.firing is not None:
            self.put(FIRING, firing_row(o.firing))
        asked, before = o.decision, last.decision
        if asked is None or before is None or new:
            self.put(PROMPTED, prompt_row(asked))
        else:
            now, then = asked.prompt, before.prompt
            if now.key != then.key:
                self.put(PROMPT, key_row(now))
            if now.weapon != then.weapon:
                self.put(PROMPT_WEAPON, WEAPON[now.weapon])
            if now.effect != then.effect:
                self.put(PROMPT_EFFECT, EFFECT[now.effect])
            if now.figure != then.figure:
                self.put(PROMPT_FIGURE, FIGURE[now.figure])
            if now.colour != then.colour:
                self.put(PROMPT_COLOUR, COLOUR[now.colour])

    def put_variants(self, o: Observation, last: Observation, new: bool) -> None:
        if new or o.tracks is not last.tracks or o.tagged != last.tagged:
            self.put(DOMINATION, spawnpoints_row(o.tracks, o.tagged))
        if new or o.turret_owners is not last.turret_owners:
            owners = [FIGURE[owner] for owner in o.turret_owners]
            self.put(TURRETS, b"".join(owners) + zeros((N_SQUARES - len(owners)) * N_FIGURES))
        if new or o.offer is not last.offer:
            self.put(OFFER, counts(N_TILES, QUARTER, o.offer))
        if new or o.worked_squares is not last.worked_squares:
            self.put(WORKED, flags(N_SQUARES, o.worked_squares))
        if (
            new
            or o.arms is not last.arms
            or o.shift is not last.shift
            or o.poisoned is not last.poisoned
            or o.hypnotized is not last.hypnotized
            or o.unlocked_figures is not last.unlocked_figures
            or o.hot != last.hot
            or o.hacked_squares is not last.hacked_squares
            or o.holders is not last.holders
        ):
            self.put(CHARACTERS, characters_row(o) + self.holders_row(o.holders))
        if (
            new
            or o.team is not last.team
            or o.buffer is not last.buffer
            or o.shared_figures is not last.shared_figures
            or o.acted_figures is not last.acted_figures
            or o.left_seats is not last.left_seats
            or o.table_weapons != last.table_weapons
            or o.reward_tile != last.reward_tile
            or o.first_team != last.first_team
        ):
            self.put(TEAMS, self.teams_row(o))

    def put_later(self, o: Observation, last: Observation, new: bool) -> None:
        """Cards of later sets."""
        seats = [(self.seat + i) % self.seats for i in range(self.seats)]
        if new or o.hands is not last.hands:
            self.put_cards("powerups", [o.hands[seat] or () for seat in seats])
        if new or o.arsenals is not last.arsenals:
            self.put_cards("loaded", [o.arsenals[seat] or () for seat in seats])
        if new or o.unloaded_weapons is not last.unloaded_weapons:
            self.put_cards("unloaded", [o.unloaded_weapons[seat] for seat in seats])
        if new or o.shelves is not last.shelves:
            self.put_cards("shelves", list(o.shelves))
        if new or o.powerup_discard is not last.powerup_discard:
            self.put_cards("powerup_discard", [o.powerup_discard])
        if new or o.arms is not last.arms:
            self.put_cards("arms", [(weapon,) for weapon in o.arms])
        if o.table_weapons and (new or o.table_weapons != last.table_weapons):
            own = o.team_of[self.seat]
            self.put_cards("tables", [o.table_weapons[own], o.table_weapons[1 - own]])
        if new or o.firing is not None or last.firing is not None:
            self.put_cards("firing_weapon", [(o.firing.weapon if o.firing is not None else -1,)])
            self.put_cards("firing_effect", [(o.firing.effect if o.firing is not None else -1,)])
        self.put_cards("prompt_weapon", [(o.decision.prompt.weapon if o.decision is not None else -1,)])
        self.put_cards("prompt_effect", [(o.decision.prompt.effect if o.decision is not None else -1,)])

    def put_cards(self, name: str, rows_of_ids: list[Row]) -> None:
        for section in LATER_SECTIONS.get(name, ()):
            found = [counts(section.n, section.parts, ids, section.first) for ids in rows_of_ids]
            self.put(section.place, b"".join(found).ljust(section.place.stop - section.place.start, b"\0"))

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
        left = [FLAG[seat in o.left_seats] for seat in range(self.seats)]
        return b"".join(
            [
                *sides,
                zeros((N_FIGURES - len(sides)) * 2),
                shares(TWELFTH, o.buffer),
                zeros(N_FIGURES - len(o.buffer)),
                figure_flags(o.shared_figures),
                figure_flags(o.acted_figures),
                self.from_here(left, 1),
                weapon_flags(o.table_weapons[own]),
                weapon_flags(o.table_weapons[1 - own]),
                REWARD_TILE[o.reward_tile],
                FLAG[o.first_team == own],
            ]
        )

    def from_here(self, rows: list[bytes], width: int) -> bytes:
        """A row per seat, the observer's first."""
        return b"".join(rows[self.seat :] + rows[: self.seat]) + zeros((SEATS - len(rows)) * width)


def encoder(setup: Setup, seat: int, open_points: bool) -> Encoder:
    return Encoder(setup, seat, open_points)


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
    return (
        key_row(prompt) + WEAPON[prompt.weapon] + EFFECT[prompt.effect] + FIGURE[prompt.figure] + COLOUR[prompt.colour]
    )


def key_row(prompt: Prompt) -> bytes:
    return KEYS.get(prompt.key, NO_PROMPT)


def spawnpoints_row(tracks: tuple[Row, ...], tagged: int) -> bytes:
    if not tracks:
        return zeros(6 * N_FIGURES + 6)
    found = [tokens(SPAWN_TRACK, track) for track in tracks] + [firsts(SPAWN_TRACK, track) for track in tracks]
    return b"".join(found) + SPAWNPOINTS[tagged]


def characters_row(o: Observation) -> bytes:
    arms = [ARM[weapon] for weapon in o.arms]
    return b"".join(
        [
            *arms,
            zeros((N_FIGURES - len(arms)) * N_CHARACTER_WEAPONS),
            figure_flags(o.arms_loaded),
            shares(EIGHTH, o.shift),
            figure_flags(o.poisoned),
            figure_flags(o.hypnotized),
            figure_flags(o.unlocked_figures),
            part(QUARTER, o.hot),
            flags(N_SQUARES, o.hacked_squares),
        ]
    )


NOTHING_FIRED: Final[bytes] = zeros(2 * N_FIGURES + N_WEAPONS + N_EFFECTS)
NOT_ASKED: Final[bytes] = zeros(N_PROMPTS + N_WEAPONS + N_EFFECTS + N_FIGURES + 3)
