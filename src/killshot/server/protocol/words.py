"""The vocabularies of the protocol: names as the engine spells them. In TypeScript each is a union of strings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta

from ...engine.ids import COLOURS, DIRECTIONS, EFFECTS, FIGURES, POWERUPS, ROOMS, SQUARES, TARGETS, TILES, WEAPONS
from ...engine.prompts import PROMPT_KINDS
from ...text import LANGUAGES
from ...text.names import MENUS

FigureName = Annotated[str, Meta(title="FigureName")]
TargetName = Annotated[str, Meta(title="TargetName")]
SquareName = Annotated[str, Meta(title="SquareName")]
ColourName = Annotated[str, Meta(title="ColourName")]
RoomName = Annotated[str, Meta(title="RoomName")]
DirectionName = Annotated[str, Meta(title="DirectionName")]
WeaponName = Annotated[str, Meta(title="WeaponName")]
EffectName = Annotated[str, Meta(title="EffectName")]
PowerupName = Annotated[str, Meta(title="PowerupName")]
TileName = Annotated[str, Meta(title="TileName")]
ArenaName = Annotated[str, Meta(title="ArenaName")]
ModeName = Annotated[str, Meta(title="ModeName")]
EndingName = Annotated[str, Meta(title="EndingName")]
LanguageCode = Annotated[str, Meta(title="LanguageCode")]
PromptKey = Annotated[str, Meta(title="PromptKey")]
ActionWord = Annotated[str, Meta(title="ActionWord")]  # "run", "square:b3", "target:sprog": one of a decision's options

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
    "ArenaName": MENUS["arena"],
    "ModeName": MENUS["mode"],
    "EndingName": MENUS["ending"],
    "LanguageCode": tuple(LANGUAGES),
    "PromptKey": tuple(kind.key for kind in PROMPT_KINDS),
}
