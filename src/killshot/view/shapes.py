"""The table as one seat sees it, in names: what clients are shown, scenarios are asked and programs read."""

from __future__ import annotations

from .names import (
    ArenaName,
    ColourName,
    EffectName,
    FigureName,
    PowerupName,
    SquareName,
    TargetName,
    TileName,
    WeaponName,
)
from .shape import Shape


class PayRow(Shape):
    """Points for a figure, and why: `rank` or `first-blood`."""

    figure: FigureName
    points: int
    why: str


class FigureView(Shape):
    """A figure and its board."""

    seat: int | None  # whose figure it is; None: no player's (the bot)
    square: SquareName | None  # None: not in the arena
    damage: tuple[FigureName, ...]  # whose tokens, in order
    marks: dict[FigureName, int]
    skulls: int
    flipped: bool  # the board shows its frenzy side
    killed: bool  # dead, and not scored yet
    points: int | None  # None: hidden from this seat
    pays: tuple[PayRow, ...]  # what the board would pay if it were scored now
    shift: int  # how far its adrenaline rush tile has slid to the left
    poisoned: bool
    hypnotized: bool
    unlocked: bool  # its adrenaline actions are unlocked this turn
    team: int | None  # None: there are no teams
    shared: bool  # a third figure, which both seats of its team play
    acted: bool  # it has acted in its team's turn
    buffer: int  # damage that waits to be dealt to it


class SeatView(Shape):
    """The public part of what a seat has."""

    figures: tuple[FigureName, ...]
    team: int
    done: bool  # it has left its team's window
    ammo: tuple[int, ...]  # red, blue, yellow
    powerups: int
    loaded: int
    unloaded: tuple[WeaponName, ...]


class Hand(Shape):
    """What a seat holds in secret."""

    powerups: tuple[PowerupName, ...]
    loaded: tuple[WeaponName, ...]


class ArmView(Shape):
    """A character weapon. It is public whether it is loaded."""

    weapon: WeaponName
    loaded: bool
    holder: int | None  # the seat that has it loaded in hand


class TeamsView(Shape):
    """Team play: the team that began, the reward tile, the weapons on each team's table."""

    first: int
    tile: str
    tables: tuple[tuple[WeaponName, ...], ...]


class Decks(Shape):
    """How many cards and tiles are left."""

    weapons: int
    powerups: int
    tiles: int


class Discards(Shape):
    """The discard piles, the oldest first."""

    powerups: tuple[PowerupName, ...]
    tiles: tuple[TileName, ...]


class FiringView(Shape):
    """The weapon being fired."""

    figure: FigureName
    weapon: WeaponName
    effect: EffectName | None  # None: between effects
    hurt: tuple[FigureName, ...]


class View(Shape):
    """The whole table as one seat (None: a spectator) sees it."""

    seat: int | None
    arena: ArenaName
    active: int  # the seat whose turn it is
    actions_left: int
    duties_left: int
    over: bool
    figures: dict[FigureName, FigureView]  # in the order of the seats, then those without a seat
    seats: tuple[SeatView, ...]
    hands: dict[int, Hand]  # by seat, those that this seat sees
    arms: dict[FigureName, ArmView]
    teams: TeamsView | None
    hot: int
    hacked: tuple[SquareName, ...]
    shelves: dict[ColourName, tuple[WeaponName | None, ...]]
    tiles: dict[SquareName, TileName]
    decks: Decks
    discards: Discards
    track: tuple[tuple[FigureName, ...], ...]
    tracks: dict[ColourName, tuple[FigureName, ...]]  # Domination: of each spawnpoint
    tagged: tuple[TargetName, ...]
    tagged_by_bot: tuple[TargetName, ...]
    turrets: dict[SquareName, FigureName]
    offer: tuple[TileName, ...]
    worked: tuple[SquareName, ...]
    skulls_left: int
    trigger: int  # the seat whose turn triggered the frenzy, or -1
    firing: FiringView | None
