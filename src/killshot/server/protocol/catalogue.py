"""The catalogue: every name and text in one language, the cards, the arenas, and the choices there are."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...view.names import (
    ArenaName,
    ColourName,
    EffectName,
    FigureName,
    PowerupName,
    RoomName,
    SquareName,
    TileName,
    WeaponName,
)
from .http import Body
from .words import LanguageCode


class Diagram(Struct, omit_defaults=True):
    """A small picture of an effect on squares (column, row): marks to draw, in order.

    `cells` are the squares to draw. A mark says what to draw (`me`, `foe`, `ghost`, `see`, `move`, `hit`, `mark`, `no`,
    `wall`), where, for a line where to, and a number to write.
    """

    cells: list[tuple[int, int]]
    marks: list[DiagramMark]


class DiagramMark(Struct, omit_defaults=True):
    what: Literal["me", "foe", "ghost", "see", "move", "hit", "mark", "no", "wall"]
    at: tuple[float, float]
    to: tuple[float, float] | None = None
    number: int = 0


class EffectCard(Struct):
    effect: EffectName
    name: str
    cost: str  # letters of cubes; + an adrenaline rush, P a powerup
    price: str  # the same in words
    text: str
    mode: bool  # an alternative to the other effects
    diagram: Diagram | None


class WeaponCard(Struct):
    weapon: WeaponName
    name: str
    cost: str  # letters; the first is free when grabbing
    reload: str  # in words
    grab: str  # in words
    effects: list[EffectCard]
    gist: str  # what the first effect does, in a few words
    note: str  # empty, or that some prices are assumed
    figure: FigureName | None  # whose character weapon it is


class PowerupCard(Struct):
    powerup: PowerupName
    kind: str
    colour: ColourName
    name: str  # with its colour
    title: str  # without
    text: str


class FigureCard(Struct):
    figure: FigureName
    name: str
    ability: str  # empty: none
    ability_text: str


class TileCard(Struct):
    tile: TileName
    letters: str
    text: str


class SquarePlan(Struct):
    """`edges` to the north, east, south and west: `open`, `door` or `wall`. `sees`: every square in sight."""

    square: SquareName
    column: int
    row: int
    room: RoomName
    spawnpoint: ColourName | None
    edges: list[Literal["open", "door", "wall"]]
    sees: list[SquareName]
    distance: dict[SquareName, int]


class ArenaPlan(Struct):
    arena: ArenaName
    text: str
    squares: list[SquarePlan]


class Phrase(Struct):
    key: str
    text: str


class BotLevel(Struct):
    level: str
    text: str


class Catalogue(Body):
    """`words` are other names by key: colours, rooms, directions, modes, endings and the like."""

    lang: LanguageCode
    version: str
    weapons: list[WeaponCard]
    powerups: list[PowerupCard]
    figures: list[FigureCard]
    tiles: list[TileCard]
    arenas: list[ArenaPlan]
    phrases: list[Phrase]
    levels: list[BotLevel]
    words: dict[str, str]
