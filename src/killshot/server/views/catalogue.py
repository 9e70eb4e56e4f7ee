"""The catalogue in one language, made once from the tables of the engine and the texts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

from ... import __version__
from ...bots import BOTS
from ...engine.arena import ARENAS, STEPS, Arena
from ...engine.cards.ammo_tiles import FACES
from ...engine.cards.prices import REWARD_TILES
from ...engine.ids import (
    COLOURS,
    FIGURES,
    N_SQUARES,
    POWERUP_TYPES,
    POWERUPS,
    ROOMS,
    SQUARES,
    TILES,
    WEAPONS,
    bits,
    powerup_colour,
    powerup_type,
)
from ...text import (
    Language,
    ability_text,
    card_text,
    cubes_text,
    language,
    menu_name,
    name_of,
    powerup_card,
    powerup_text,
    tile_text,
)
from ...text.cards import reward_gifts
from ...text.language import sentence
from ...text.names import CARDS, KINDS, MENUS, PHRASES
from ...text.setup_text import ADVICE
from ..protocol.catalogue import (
    ArenaPlan,
    BotLevel,
    Catalogue,
    EffectCard,
    FigureCard,
    Phrase,
    PowerupCard,
    SquarePlan,
    TileCard,
    WeaponCard,
)
from .diagrams import diagram

Edge = Literal["open", "door", "wall"]
N_CHARACTERS: Final = 6


@lru_cache
def catalogue_bytes(code: str) -> bytes:
    return msgspec.json.encode(catalogue(language(code)))


def catalogue(lang: Language) -> Catalogue:
    return Catalogue(
        lang=lang.code,
        version=__version__,
        weapons=[weapon_card(weapon, lang) for weapon in range(len(WEAPONS))],
        powerups=[powerup_of(powerup, lang) for powerup in range(len(POWERUPS))],
        figures=[figure_card(figure, lang) for figure in range(len(FIGURES))],
        tiles=[TileCard(TILES[tile], FACES[tile], tile_text(tile, lang)) for tile in range(len(TILES))],
        arenas=[arena_plan(name, arena, lang) for name, arena in ARENAS.items()],
        phrases=[Phrase(key, lang.say(f"phrase.{key}")) for key in PHRASES],
        levels=[BotLevel(level, lang.say(f"level.{level}")) for level in BOTS],
        words=names(lang),
    )


def weapon_card(weapon: int, lang: Language) -> WeaponCard:
    text, card = card_text(weapon, lang), CARDS[weapon]
    effects = [
        EffectCard(
            effect=effect.name,
            name=told.name,
            cost=told.cost,
            price=told.price,
            text=told.text,
            mode=bool(effect.mode),
            diagram=diagram(WEAPONS[weapon], effect.name),
        )
        for effect, told in zip(card.effects, text.effects, strict=True)
    ]
    figure = FIGURES[card.owner] if card.owner >= 0 else None
    reload, grab = cubes_text(text.cost, lang), cubes_text(text.cost[1:], lang)
    return WeaponCard(WEAPONS[weapon], text.name, text.cost, reload, grab, effects, text.gist, text.note, figure)


def powerup_of(powerup: int, lang: Language) -> PowerupCard:
    kind = powerup_type(powerup)
    text = powerup_text(kind, lang)
    name = sentence(powerup_card(powerup, lang))
    colour = COLOURS[powerup_colour(powerup)]
    return PowerupCard(POWERUPS[powerup], POWERUP_TYPES[kind], colour, name, text.name, text.text)


def figure_card(figure: int, lang: Language) -> FigureCard:
    name = sentence(name_of("target", figure, lang))
    if figure >= N_CHARACTERS:
        return FigureCard(FIGURES[figure], name, "", "")
    ability = ability_text(figure, lang)
    return FigureCard(FIGURES[figure], name, ability.name, ability.text)


def arena_plan(name: str, arena: Arena, lang: Language) -> ArenaPlan:
    squares = [square_plan(arena, square) for square in range(N_SQUARES) if arena.all >> square & 1]
    return ArenaPlan(name, menu_name("arena", name, lang), squares)


def square_plan(arena: Arena, square: int) -> SquarePlan:
    colour = arena.spawn_colour[square]
    return SquarePlan(
        square=SQUARES[square],
        column=square % 4,
        row=square // 4,
        room=ROOMS[arena.room_of[square]],
        spawnpoint=COLOURS[colour] if colour >= 0 else None,
        edges=[edge(arena, square, direction) for direction in range(4)],
        sees=[SQUARES[other] for other in bits(arena.seen[square])],
        distance={SQUARES[i]: n for i, n in enumerate(arena.distance[square]) if n >= 0},
    )


def edge(arena: Arena, square: int, direction: int) -> Edge:
    if arena.step[square][direction] < 0:
        return "wall"
    return "open" if arena.room_of[square] == arena.room_of[square + STEPS[direction]] else "door"


def names(lang: Language) -> dict[str, str]:
    """`colour.red`, `room.red`, `direction.north`, `mode.turret`, ...: what a client shows by key."""
    words = {
        f"{kind}.{name}": name_of(kind, i, lang)
        for kind in ("target", "colour", "room", "direction", "team")
        for i, name in enumerate(KINDS[kind])
    }
    for choice, values in MENUS.items():
        words.update({f"{choice}.{value}": menu_name(choice, value, lang) for value in values})
    for tile, name in enumerate(REWARD_TILES):
        words.update({f"reward.{name}.{n}": reward_gifts(tile, n, lang) for n in (1, 2, 3)})
    words.update({key: lang.say(key) for key in ADVICE})
    return words
