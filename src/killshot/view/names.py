"""The names of things, as people and clients say them: the types of the named view, and their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from ..engine.arena import ARENAS
from ..engine.ids import (
    COLOURS,
    DIRECTIONS,
    EFFECTS,
    FIGURES,
    FIRST_SPAWNPOINT,
    POWERUPS,
    ROOMS,
    SQUARES,
    TARGETS,
    TILES,
    WEAPONS,
)
from ..engine.setup import CHOICES, ENDINGS


class Title(NamedTuple):
    """What a type of names is called in other languages, such as TypeScript."""

    title: str


FigureName = Annotated[str, Title("FigureName")]
TargetName = Annotated[str, Title("TargetName")]
SquareName = Annotated[str, Title("SquareName")]
ColourName = Annotated[str, Title("ColourName")]
RoomName = Annotated[str, Title("RoomName")]
DirectionName = Annotated[str, Title("DirectionName")]
WeaponName = Annotated[str, Title("WeaponName")]
EffectName = Annotated[str, Title("EffectName")]
PowerupName = Annotated[str, Title("PowerupName")]
TileName = Annotated[str, Title("TileName")]
ArenaName = Annotated[str, Title("ArenaName")]
ModeName = Annotated[str, Title("ModeName")]
EndingName = Annotated[str, Title("EndingName")]
PromptKey = Annotated[str, Title("PromptKey")]
ActionWord = Annotated[str, Title("ActionWord")]  # "run", "square:b3", "target:sprog": one of a decision's options

VOCABULARIES: Final[Mapping[str, tuple[str, ...]]] = {
    "FigureName": FIGURES,
    "TargetName": TARGETS,
    "SquareName": SQUARES,
    "ColourName": COLOURS,
    "RoomName": ROOMS,
    "DirectionName": DIRECTIONS,
    "WeaponName": WEAPONS,
    "EffectName": EFFECTS,
    "PowerupName": POWERUPS,
    "TileName": TILES,
    "ArenaName": tuple(ARENAS),
    "ModeName": tuple(CHOICES),
    "EndingName": ENDINGS,
}


def namer(names: tuple[str, ...]) -> Callable[[tuple[int, ...]], tuple[str, ...]]:
    """Gives the names of things, given their numbers. Most lists are known from the position before, so some are kept."""

    @lru_cache(maxsize=4096)
    def named(ids: tuple[int, ...]) -> tuple[str, ...]:
        return tuple([names[i] for i in ids])

    return named


figure_names: Final = namer(FIGURES)
square_names: Final = namer(SQUARES)
weapon_names: Final = namer(WEAPONS)
powerup_names: Final = namer(POWERUPS)
tile_names: Final = namer(TILES)
spawnpoint_names: Final = namer(TARGETS[FIRST_SPAWNPOINT:])


def name_or_none(number: int, names: tuple[str, ...]) -> str | None:
    """A name; None for -1."""
    return names[number] if number >= 0 else None
