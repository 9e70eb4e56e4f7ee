"""Every field of a position: what it means and what it can be.

Checks, the one-line notation of a position and `docs/state.md` come from this table.
"""

from __future__ import annotations

from typing import Any, Final

from .ids import COLOURS, FIGURE_LETTERS, N_FIGURES, N_SQUARES, POWERUP_TYPES, SQUARES, TARGETS, TILES, WEAPONS
from .rng import is_generator
from .shapes import Counts, Flag, Id, Mask, Number, Row, Shape, Sparse, short_codes
from .state import LONERS, Cast, Frame, Sides, Spawnpoints, State, StateError, Turrets

MOST_SEATS: Final = 6
MOST_TOKENS: Final = 12  # on a board
PILE: Final = 64  # no pile of cards or tiles is as long

FIGURE_CODES: Final = tuple(FIGURE_LETTERS)
SEAT_CODES: Final = tuple(str(seat) for seat in range(MOST_SEATS))
WEAPON_CODES: Final[tuple[str, ...]] = short_codes(WEAPONS, 5)
POWERUP_CODES: Final[tuple[str, ...]] = short_codes(
    tuple(f"{colour[0]}{kind}" for kind in POWERUP_TYPES for colour in COLOURS), 4
)


class Generator(Number):
    """A state of one of the generators."""

    def __init__(self) -> None:
        super().__init__(1, 0, "a whole number that is the state of a generator")

    def fits(self, value: Any) -> bool:
        return type(value) is int and is_generator(value)


FIGURE: Final = Id(FIGURE_CODES, "a figure")
ANY_FIGURE: Final = Id(FIGURE_CODES, "a figure", can_miss=True)
ANY_TARGET: Final = Id((*FIGURE_CODES, *TARGETS[N_FIGURES:]), "a target", can_miss=True)
SQUARE: Final = Id(SQUARES, "a square", can_miss=True)
SEAT: Final = Id(SEAT_CODES, "a seat")
ANY_SEAT: Final = Id(SEAT_CODES, "a seat", can_miss=True)
WEAPON: Final = Id(WEAPON_CODES, "a weapon")
ANY_WEAPON: Final = Id(WEAPON_CODES, "a weapon", can_miss=True)
POWERUP: Final = Id(POWERUP_CODES, "a powerup")
TILE: Final = Id(TILES, "an ammo tile")
ANY_TILE: Final = Id(TILES, "an ammo tile", can_miss=True)
TEAM: Final = Id(("0", "1"), "a team")

FIGURES_IN_ORDER: Final = Row(FIGURE, "", "figures, one after the other")
SOME_FIGURES: Final = Mask(FIGURE_CODES, "", "figures")
SOME_SEATS: Final = Mask(SEAT_CODES, "", "seats")
SOME_SQUARES: Final = Mask(SQUARES, ".", "squares")
SOME_WEAPONS: Final = Mask(WEAPON_CODES, ".", "weapons")
WEAPONS_IN_ORDER: Final = Row(WEAPON, ".", "weapons; the last is on top")
POWERUPS_IN_ORDER: Final = Row(POWERUP, ".", "powerups; the last is on top")
TILES_IN_ORDER: Final = Row(TILE, ".", "ammo tiles; the last is on top")
EVERY_NUMBER_OF_SEATS: Final = tuple(range(2, MOST_SEATS + 1))


def per_figure(each: Shape, usual: Any, can_miss: bool = False) -> Shape:
    return Sparse(FIGURE_CODES, each, usual, f"per figure, {each.words}", can_miss)


def per_square(each: Shape, can_miss: bool = False) -> Shape:
    return Sparse(SQUARES, each, -1, f"per square, {each.words}", can_miss)


def per_seat(each: Shape, lengths: tuple[int, ...] = EVERY_NUMBER_OF_SEATS) -> Shape:
    return Row(each, ",", f"per seat, {each.words}", lengths)


class Field:
    """A field of the state, or (`State.cast.arms`) of one of the tuples that variants have there.

    In the notation a field with its `usual` value is left out.
    """

    def __init__(self, name: str, shape: Shape, meaning: str, usual: Any = None) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.usual = usual


ZEROS: Final = (0,) * N_FIGURES
NO_TOKENS: Final[tuple[tuple[int, ...], ...]] = ((),) * N_FIGURES

PLAIN_FIELDS: Final[tuple[Field, ...]] = (
    Field("at", per_figure(SQUARE, -1), "where it stands; -1: outside the arena", (-1,) * N_FIGURES),
    Field("damage", per_figure(FIGURES_IN_ORDER, ()), "whose tokens are on its board, the oldest first", NO_TOKENS),
    Field(
        "marks",
        per_figure(Counts(FIGURE_LETTERS, PILE, "the number of marks of each figure"), ZEROS),
        "`marks[victim][owner]`: the marks it carries; in team play those in its own colour lie in the buffer",
        (ZEROS,) * N_FIGURES,
    ),
    Field("skulls", per_figure(Number(0, PILE), 0), "skulls on its board", ZEROS),
    Field("flipped", SOME_FIGURES, "whose boards show the frenzy side", 0),
    Field("points", per_figure(Number(0, 10**6), 0), "points of its player, or of its team", ZEROS),
    Field("order", FIGURES_IN_ORDER, "the figures in turn order (R14); in team play one team after the other"),
    Field("owner", per_figure(ANY_SEAT, -1), "the seat that controls it; -1: none does", (-1,) * N_FIGURES),
    Field("ammo", per_seat(Counts("rby", 3, "red, blue and yellow cubes")), "ammo cubes"),
    Field("powerups", per_seat(Row(POWERUP, ".", "powerups, sorted")), "the cards in hand"),
    Field("loaded", per_seat(SOME_WEAPONS), "loaded weapons"),
    Field("unloaded", per_seat(SOME_WEAPONS), "unloaded weapons; in team play they lie on a table"),
    Field(
        "shelves",
        Row(Row(ANY_WEAPON, ".", "three slots: a weapon, or -1", (3,)), ",", "per spawnpoint, three slots", (3,)),
        "the weapons at the red, the blue and the yellow spawnpoint",
    ),
    Field(
        "gaps", Row(Number(0, 8), "", "slots, 3 * spawnpoint + slot"), "empty slots in the order they arose (R85)", ()
    ),
    Field("tiles", per_square(ANY_TILE), "the ammo tile that lies there", (-1,) * N_SQUARES),
    Field("weapon_deck", WEAPONS_IN_ORDER, "the deck", ()),
    Field("powerup_deck", POWERUPS_IN_ORDER, "the deck", ()),
    Field("powerup_discard", POWERUPS_IN_ORDER, "the discard pile", ()),
    Field("tile_deck", TILES_IN_ORDER, "the stack", ()),
    Field("tile_discard", TILES_IN_ORDER, "the discard pile", ()),
    Field(
        "track",
        Row(FIGURES_IN_ORDER, ",", "spaces, each a tuple of figures"),
        "the killshot track: per space the killshot token, then the overkill token if there is one",
        (),
    ),
    Field("skulls_left", Number(0, PILE), "skulls not yet taken", 0),
    Field("killed", FIGURES_IN_ORDER, "the dead that are not scored yet, in the order of their killshots (R25)", ()),
    Field("active", SEAT, "the seat whose turn it is; in team play the first of its team", 0),
    Field("trigger", ANY_SEAT, "the seat that triggered the final frenzy; -1: nobody yet", -1),
    Field("rng", Generator(), "the generator of all luck to come"),
)

# Of variants: the name of the tuple comes first.
SPAWNPOINT_FIELDS: Final[tuple[Field, ...]] = (
    Field("tracks", Row(FIGURES_IN_ORDER, ",", "per colour, figures", (0, 3)), "the tokens on the tracks", ()),
    Field(
        "tagged",
        Mask(tuple("rbyRBY"), "", "spawnpoints: red, blue and yellow for the player, then for the bot"),
        "the spawnpoints damaged this turn",
        0,
    ),
    Field("begun", SOME_SEATS, "whose first turn is over", 0),
)
TURRET_FIELDS: Final[tuple[Field, ...]] = (
    Field("owners", per_square(ANY_FIGURE, can_miss=True), "whose token is on its turret", ()),
    Field("offer", TILES_IN_ORDER, "the tiles on the turret board", ()),
    Field("worked", SOME_SQUARES, "where a tile was taken this turn", 0),
)
CAST_FIELDS: Final[tuple[Field, ...]] = (
    Field("arms", per_figure(ANY_WEAPON, -1, can_miss=True), "its character weapon, if it is in the game", ()),
    Field("shift", per_figure(Number(0, MOST_TOKENS), 0), "how far its rush tile has slid to the left", ZEROS),
    Field("venom", SOME_FIGURES, "the poisoned", 0),
    Field("minds", SOME_FIGURES, "the hypnotised", 0),
    Field("hot", Number(0, 4), "hot overload tokens", 0),
    Field("hacked", SOME_SQUARES, "where the tile is hacked", 0),
    Field("unlocked", SOME_FIGURES, "whose adrenaline actions are unlocked this turn", 0),
)
SIDES_FIELDS: Final[tuple[Field, ...]] = (
    Field("team", per_figure(Id(("0", "1"), "a team", can_miss=True), -1, can_miss=True), "its team, once drafted", ()),
    Field("foes", per_figure(SOME_FIGURES, 0), "those it can hit, move or mark (TEA-14)", LONERS),
    Field("first", TEAM, "the team that starts", 0),
    Field("shared", SOME_FIGURES, "those that two seats share; `owner` has the one that controls it", 0),
    Field(
        "buffer", per_figure(Number(0, PILE), 0, can_miss=True), "the damage in its colour in the buffer (TEA-15)", ()
    ),
    Field("tables", Row(SOME_WEAPONS, ",", "per team, bit mask of weapons", (0, 2)), "unloaded weapons (TEA-11)", ()),
    Field("tile", Id(("A", "B", "C"), "a reward tile"), "the reward tile (TEA-22)", 0),
    Field(
        "mates",
        per_seat(Row(SEAT, "", "seats"), (0, *EVERY_NUMBER_OF_SEATS)),
        "the seats that see its cards, itself included (TEA-49)",
        (),
    ),
)

# What an observation has that a state has not; everything else has the name and the shape of the state's field.
OBSERVED: Final[dict[str, str]] = {
    "seat": "the seat that looks; None: a spectator",
    "arena": "the name of the arena",
    "unseated": "the figures that belong to no seat: the bot",
    "decision": "what this seat is asked, with its own options; None: nothing",
    "over": "whether the game is over",
    "points": "as in the state; None where they are hidden from this seat",
    "hand": "the powerups of this seat; a spectator has none",
    "arsenal": "the loaded weapons of this seat; a spectator has none",
    "hands": "per seat, its powerups; None where they are hidden (teammates show theirs, TEA-49)",
    "arsenals": "per seat, its loaded weapons; None where they are hidden",
    "powerup_counts": "per seat, the number of powerups in hand",
    "loaded_counts": "per seat, the number of loaded arena weapons; character weapons are public",
    "unloaded_weapons": "per seat, its unloaded weapons",
    "flipped_figures": "the figures whose boards show the frenzy side",
    "weapons_in_deck": "the number of weapons in the deck",
    "powerups_in_deck": "the number of powerups in the deck",
    "tiles_in_deck": "the number of ammo tiles in the stack",
    "turret_owners": "per square, whose token is on its turret, or -1",
    "worked_squares": "where a tile was taken this turn",
    "holders": "per figure, the seat that holds its character weapon loaded, or -1",
    "arms_loaded": "the figures whose character weapon is loaded",
    "poisoned": "the poisoned figures",
    "hypnotized": "the hypnotised figures",
    "hacked_squares": "where the tile is hacked",
    "unlocked_figures": "the figures whose adrenaline actions are unlocked this turn",
    "team_of": "per seat, its team; without teams each seat is one",
    "first_team": "the team that starts",
    "shared_figures": "the figures that two seats share",
    "table_weapons": "per team, the unloaded weapons on its table",
    "reward_tile": "the reward tile; -1 without teams",
    "actions_left": "how many actions are left in the turn",
    "duties_left": "how many compulsory actions besides: moving the bot",
    "acted_figures": "the figures that have acted in their team's turn",
    "left_seats": "the seats that have left their team's action window",
    "acting": "the figure whose action or ability is being carried out, or -1",
    "firing": "the weapon being fired: figure, weapon, effect (or -1), and the mask of figures hurt; None: none is",
}

# What frames on the stack are made of. A name means the same in all of them.
MASK: Final = Number(0, (1 << len(WEAPONS)) - 1, "a bit mask")
COUNT: Final = Number(0, PILE)
INDEX: Final = Number(-1, PILE)
FRAME_FIELDS: Final[dict[str, Shape]] = {
    "seat": ANY_SEAT, "figure": FIGURE, "me": FIGURE, "by": FIGURE, "attacker": FIGURE, "victims": FIGURES_IN_ORDER,
    "target": ANY_TARGET, "weapon": WEAPON, "powerup": POWERUP, "tile": ANY_TILE, "team": TEAM, "three": ANY_SEAT,
    "left": MASK, "acted": MASK, "used": MASK, "declined": MASK, "hurt": MASK, "saw": MASK, "freed": MASK,
    "ready": MASK, "effects": MASK, "goals": MASK,
    "duties": COUNT, "step": COUNT, "moves": COUNT, "slot": COUNT, "pc": COUNT, "outer_pc": COUNT, "draws": COUNT,
    "board": COUNT, "cubes": COUNT, "cards": COUNT, "pick": COUNT, "colours": COUNT, "heals": COUNT,
    "effect": INDEX, "outer": INDEX,
    "slots": Row(Number(-1, 255), ".", "indices of actions, or -1"),
    "marks": Row(COUNT, ".", "per figure, a number of marks", (N_FIGURES,)),
    "due": Row(COUNT, ".", "red, blue, yellow cubes, cubes of any colour, cards", (5,)),
    "final": Flag(), "moved": Flag(), "reloads": Flag(), "hit": Flag(), "may_pass": Flag(), "stay": Flag(),
    "drawn": Flag(), "played": Flag(), "begun": Flag(),
}  # fmt: skip


class Group:
    """The fields of the state itself (no name), or of one of the tuples that variants have there."""

    def __init__(self, name: str, fields: tuple[Field, ...]) -> None:
        self.name = name
        self.fields = fields


GROUPS: Final = (
    Group("", PLAIN_FIELDS),
    Group("spawnpoints", SPAWNPOINT_FIELDS),
    Group("turrets", TURRET_FIELDS),
    Group("cast", CAST_FIELDS),
    Group("sides", SIDES_FIELDS),
)
ALL_FIELDS: Final[dict[str, Field]] = {field.name: field for group in GROUPS for field in group.fields}


def values_of(s: State) -> dict[str, Any]:
    """Every field of a state by name, those of variants too; the stack is apart."""
    holders: dict[str, Any] = {
        "": s, "spawnpoints": s.spawnpoints, "turrets": s.turrets, "cast": s.cast, "sides": s.cast.sides
    }  # fmt: skip
    return {field.name: getattr(holders[group.name], field.name) for group in GROUPS for field in group.fields}


def state_of(values: dict[str, Any], stack: tuple[Frame, ...]) -> State:
    """The state with these values, each of which has the shape it must have: `StateError` otherwise."""
    for name, field in ALL_FIELDS.items():
        if not field.shape.fits(values[name]):
            raise StateError(f"{name} is {field.shape.words}, not {values[name]!r}")
    seats = len(values["ammo"])
    for name in ("powerups", "loaded", "unloaded"):
        if len(values[name]) != seats:
            raise StateError(f"{seats} seats have ammo and {len(values[name])} have {name}")
    parts = {group.name: {field.name: values[field.name] for field in group.fields} for group in GROUPS}
    return State(
        **parts[""],
        spawnpoints=Spawnpoints(**parts["spawnpoints"]),
        turrets=Turrets(**parts["turrets"]),
        cast=Cast(**parts["cast"], sides=Sides(**parts["sides"])),
        stack=stack,
    )
