"""What stands where in an observation: named sections, one after the other in the flat vector.

The layout is the same in every setup, so that one network can play them all. Figures go by their number, as in the
actions. Seats are counted from the observer: first the observer's own, then the others in turn order. Every number is
between 0 and 1, and what a setup lacks is 0.

A place keeps its meaning for good: new sections go to the end. Cards that came later have columns in sections of their
own (`unloaded_NAME`, where NAME is that of their set).
"""

from dataclasses import dataclass
from math import prod
from typing import Final

from ..engine.card_sets import FIRST_SETS, LATER_SETS, CardSet
from ..engine.cards.ammo_tiles import ALL_TILES
from ..engine.ids import COLOURS, N_FIGURES, N_SQUARES, TILES
from ..engine.prompts import PROMPT_KINDS

SEATS: Final = 6
ARENAS: Final = ("S", "M1", "M2", "L")
MODES: Final = ("deathmatch", "domination", "turret", "teams")

N_PROMPTS: Final = 96  # there is room for more
PROMPTS: Final = tuple(kind.key for kind in PROMPT_KINDS)

F: Final = N_FIGURES
N_TILES: Final = len(TILES)


class Columns:
    """The numbers of the cards of some sets, one column for each; before them come the numbers of the sets before."""

    def __init__(self, sets: tuple[CardSet, ...], before: tuple[CardSet, ...] = ()) -> None:
        self.name: str = sets[0].name
        self.weapons: range = _numbers([each.weapons for each in sets], [each.weapons for each in before])
        self.effects: range = _numbers([each.effects for each in sets], [each.effects for each in before])
        types: range = _numbers([each.powerups for each in sets], [each.powerups for each in before])
        self.powerups = range(types.start * len(COLOURS), types.stop * len(COLOURS))
        middle = self.weapons.start + sum(len(each.arena_weapons) for each in sets)
        self.arena_weapons = range(self.weapons.start, middle)
        self.character_weapons = range(middle, self.weapons.stop)


def _numbers(names: list[tuple[str, ...]], before: list[tuple[str, ...]]) -> range:
    first = sum(map(len, before))
    return range(first, first + sum(map(len, names)))


FIRST: Final = Columns(FIRST_SETS)
LATER: Final = tuple(Columns((each,), (*FIRST_SETS, *LATER_SETS[:i])) for i, each in enumerate(LATER_SETS))

N_WEAPONS: Final = len(FIRST.weapons)
N_ARENA_WEAPONS: Final = len(FIRST.arena_weapons)
N_CHARACTER_WEAPONS: Final = len(FIRST.character_weapons)
N_EFFECTS: Final = len(FIRST.effects)
N_POWERUPS: Final = len(FIRST.powerups)
OF_POWERUPS: Final = 2 * N_POWERUPS  # cards in the first decks, and tiles: full, a deck is 1
OF_TILES: Final = len(ALL_TILES)


@dataclass(frozen=True)
class Section:
    """One named array. `cards`: what its last dimension has a column for each of, if those are cards."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    cards: str = ""

    @property
    def size(self) -> int:
        return prod(self.shape)


FIRST_SECTIONS: Final = (
    # the setup
    Section("mode", (len(MODES),), "the mode: deathmatch, domination, turret, teams"),
    Section("arena", (len(ARENAS),), "the arena: S, M1, M2, L"),
    Section("seats", (SEATS,), "which seats there are"),
    Section("allies", (SEATS,), "which of them belong to the observer's team, the observer's own seat included"),
    # figures
    Section("owner", (F, SEATS), "the seat each figure belongs to"),
    Section("at", (F, N_SQUARES), "the square each figure is on"),
    Section("damage", (F, F), "tokens on each board, by whose they are / 12"),
    Section("damage_first", (F, F), "how early the first of them lies: 1 is first blood, 1/12 the last space"),
    Section("marks", (F, F), "marks on each board, by whose they are / 3"),
    Section("skulls", (F,), "skulls on each board / 8"),
    Section("flipped", (F,), "boards that show their frenzy side"),
    Section("killed", (F,), "figures killed and not yet respawned"),
    Section("points", (F,), "points / 100, where the observer can see them"),
    Section("points_known", (F,), "whether the observer can see them"),
    # seats
    Section("active", (SEATS,), "whose turn it is"),
    Section("trigger", (SEATS,), "who triggered the last turns"),
    Section("ammo", (SEATS, 3), "red, blue and yellow cubes / 3"),
    Section("powerup_counts", (SEATS,), "powerups in hand / 4"),
    Section("loaded_counts", (SEATS,), "loaded arena weapons / 3"),
    Section("unloaded", (SEATS, N_WEAPONS), "unloaded weapons", "weapons"),
    Section("powerups", (SEATS, N_POWERUPS), "powerups in hand / 2, where the observer can see them", "powerups"),
    Section("loaded", (SEATS, N_WEAPONS), "loaded weapons, where the observer can see them", "weapons"),
    # the table
    Section("shelves", (3, N_ARENA_WEAPONS), "weapons at the red, blue and yellow spawnpoint", "arena_weapons"),
    Section("tiles", (N_SQUARES, 4), "red, blue and yellow cubes / 2 and powerup on each tile"),
    Section("weapon_deck", (1,), f"cards in the weapon deck / {N_ARENA_WEAPONS}"),
    Section("powerup_deck", (1,), f"cards in the powerup deck / {OF_POWERUPS}"),
    Section("tile_deck", (1,), f"tiles in their stack / {OF_TILES}"),
    Section("powerup_discard", (N_POWERUPS,), "discarded powerups / 2", "powerups"),
    Section("tile_discard", (N_TILES,), "discarded tiles / 4"),
    Section("skulls_left", (1,), "skulls left / 8"),
    Section("track", (F,), "tokens on the killshot track / 16"),
    Section("track_first", (F,), "how early the first of them lies"),
    # the moment
    Section("actions_left", (1,), "actions left in the turn / 3"),
    Section("duties_left", (1,), "whether the bot has yet to act"),
    Section("over", (1,), "whether the game is over"),
    Section("firing", (F,), "who is firing"),
    Section("firing_weapon", (N_WEAPONS,), "which weapon", "weapons"),
    Section("firing_effect", (N_EFFECTS,), "with which effect", "effects"),
    Section("firing_hurt", (F,), "who has been hurt by it"),
    Section(
        "prompt",
        (N_PROMPTS,),
        "what the observer is asked, by the number of the prompt (`killshot.env.layout.PROMPTS`)",
    ),
    Section("prompt_weapon", (N_WEAPONS,), "about which weapon", "weapons"),
    Section("prompt_effect", (N_EFFECTS,), "about which effect", "effects"),
    Section("prompt_figure", (F,), "about which figure"),
    Section("prompt_colour", (3,), "about which colour: red, blue, yellow"),
    # Domination
    Section("tracks", (3, F), "tokens on the red, blue and yellow spawnpoint / 8"),
    Section("tracks_first", (3, F), "how early the first of them lies"),
    Section("tagged", (6,), "spawnpoints damaged this turn by the player, then by the bot"),
    # Turret
    Section("turrets", (N_SQUARES, F), "whose each turret is"),
    Section("offer", (N_TILES,), "tiles on the turret board / 4"),
    Section("worked", (N_SQUARES,), "squares where a tile was taken this turn"),
    # characters
    Section("arms", (F, N_CHARACTER_WEAPONS), "the character weapon of each figure", "character_weapons"),
    Section("arms_loaded", (F,), "whose is loaded"),
    Section("shift", (F,), "how far each rush tile has slid / 8"),
    Section("poisoned", (F,), "poisoned figures"),
    Section("hypnotized", (F,), "hypnotised figures"),
    Section("unlocked", (F,), "figures whose adrenaline actions a rush has unlocked"),
    Section("hot", (1,), "hot overload tokens / 4"),
    Section("hacked", (N_SQUARES,), "squares with a hacked tile"),
    Section("holders", (F, SEATS), "the seat that holds each figure's character weapon loaded"),
    # team play
    Section("team", (F, 2), "whether each figure belongs to the observer's team, or to the other one"),
    Section("buffer", (F,), "damage of each figure's colour in its team's buffer / 12"),
    Section("shared", (F,), "figures that two seats share"),
    Section("acted", (F,), "figures that have acted in the team's turn"),
    Section("left", (SEATS,), "seats that have left its window"),
    Section(
        "tables",
        (2, N_WEAPONS),
        "unloaded weapons on the table of the observer's team, and on the other one",
        "weapons",
    ),
    Section("reward_tile", (3,), "the reward tile"),
    Section("starts", (1,), "whether the observer's team started"),
)


def sections_of(columns: Columns) -> tuple[Section, ...]:
    """The sections with the cards of a later set."""
    sections: list[Section] = []
    for each in FIRST_SECTIONS:
        n = len(getattr(columns, each.cards)) if each.cards else 0
        if n:
            meaning = f"{each.meaning}: cards of the set {columns.name}"
            sections.append(Section(f"{each.name}_{columns.name}", (*each.shape[:-1], n), meaning, each.cards))
    return tuple(sections)


# New sections go behind the first ones; once there are later sets, behind those of all the sets that are out by then.
SECTIONS: Final = (*FIRST_SECTIONS, *(section for columns in LATER for section in sections_of(columns)))
SIZE: Final = sum(section.size for section in SECTIONS)


def _places() -> dict[str, slice]:
    found: dict[str, slice] = {}
    start = 0
    for section in SECTIONS:
        found[section.name] = slice(start, start + section.size)
        start += section.size
    return found


PLACES: Final = _places()  # where each section stands in the flat vector
