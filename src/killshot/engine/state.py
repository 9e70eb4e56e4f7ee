"""The whole position: a flat record whose every field is immutable, so that a shallow copy is a deep one.

Assign fields of a private copy, never mutate inside one. Fields per figure have seven places (six characters and the
bot) whichever of them play; fields per seat have one place per person. Unfinished business lies on `stack`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from .decision import Decision
from .ids import FIGURES, SQUARES

if TYPE_CHECKING:
    from .action import Action
    from .events import Event
    from .rules import Rules
    from .underway import Underway


class StateError(ValueError):
    """A position that cannot be: the message says what is wrong with it."""


class Frame:
    """Something unfinished. Treated as immutable: a frame that goes on is replaced by another one."""

    name: ClassVar[str] = "frame"
    fields: ClassVar[tuple[str, ...]] = ()
    may_fail: ClassVar[bool] = False  # whether it can be made impossible by how something above it is paid

    def settle(self, rules: Rules, s: State) -> bool:
        """True: a decision is due. False: the stack has changed, look again."""
        return True

    def decision(self, rules: Rules, s: State) -> Decision:
        raise AssertionError(f"{self.name} asks nobody")

    def apply(self, rules: Rules, s: State, action: Action) -> None:
        raise AssertionError(f"{self.name} asks nobody")

    def stands(self, rules: Rules, s: State) -> bool:
        """Whether the frame makes sense with the cards now in hand: asked when hidden cards are dealt anew."""
        return bool(self.decision(rules, s).options)

    def endures(self, rules: Rules, s: State) -> bool:
        """The same for a frame that waits below another one; only one that `may_fail` has to be asked."""
        return True

    # What a frame tells about itself, so that others need not look inside

    def describe(self, rules: Rules, s: State, found: Underway) -> None:
        """Add what everybody sees of it to what is under way."""

    def menu(self, rules: Rules) -> tuple[int, ...]:
        """The seats that choose the next action of a turn here; empty where something else is asked."""
        return ()

    def actions_left(self, s: State, seats: tuple[int, ...]) -> int:
        """At the menu of a turn: how many actions these seats still have."""
        return 0

    def begins(self, rules: Rules, s: State) -> bool:
        """At the menu of a turn: whether nothing has been done in it yet."""
        return False

    def values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field) for field in self.fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.name == other.name and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.name, self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{f}={v!r}' for f, v in zip(self.fields, self.values(), strict=True))})"


FIELDS: Final = (
    "at",
    "damage",
    "marks",
    "skulls",
    "flipped",
    "points",
    "order",
    "owner",
    "ammo",
    "powerups",
    "loaded",
    "unloaded",
    "shelves",
    "gaps",
    "tiles",
    "weapon_deck",
    "powerup_deck",
    "powerup_discard",
    "tile_deck",
    "tile_discard",
    "track",
    "skulls_left",
    "spawnpoints",
    "turrets",
    "cast",
    "killed",
    "active",
    "trigger",
    "rng",
    "stack",
)


class Spawnpoints(NamedTuple):
    """Domination: the tokens on each spawnpoint's track, and what limits tagging."""

    tracks: tuple[tuple[int, ...], ...] = ()
    tagged: int = 0  # mask of those damaged this turn: three bits for the player, three for the bot
    begun: int = 0  # mask of seats whose first turn is over


class Turrets(NamedTuple):
    """Turret mode: who holds which turret, and the board with the tiles."""

    owners: tuple[int, ...] = ()  # per square, the figure whose token is on it, or -1
    offer: tuple[int, ...] = ()  # the tiles on the turret board
    worked: int = 0  # mask of squares where a tile was taken this turn


LONERS: Final = tuple(127 & ~(1 << figure) for figure in range(7))  # everybody is everybody's enemy


class Sides(NamedTuple):
    """Team play: who is on which side, the buffers and the tables. Buffered marks lie in `State.marks`, see `token`."""

    team: tuple[int, ...] = ()  # per figure: 0, 1, or -1 before it is drafted; empty where there are no teams
    foes: tuple[int, ...] = LONERS  # per figure, the mask of those it can hit, move or mark (TEA-14)
    first: int = 0  # the team that starts
    shared: int = 0  # mask of figures that two seats share; `State.owner` has the one who controls it
    buffer: tuple[int, ...] = ()  # per figure, the damage in its colour in its team's buffer (TEA-15)
    tables: tuple[int, ...] = ()  # per team, the mask of its unloaded weapons (TEA-11)
    tile: int = 0  # the reward tile (TEA-22)
    mates: tuple[tuple[int, ...], ...] = ()  # per seat, the seats that see its cards (TEA-49)


class Cast(NamedTuple):
    """The characters of the DLC: weapons, rush tiles and tokens; and their teams."""

    arms: tuple[int, ...] = ()  # per figure in the game, its character weapon, or -1
    shift: tuple[int, ...] = ()  # per figure, how far the rush tile has slid to the left
    venom: int = 0  # mask of poisoned figures
    minds: int = 0  # mask of hypnotised figures
    hot: int = 0  # hot overload tokens
    hacked: int = 0  # mask of squares whose tile is hacked
    unlocked: int = 0  # mask of figures whose adrenaline actions are unlocked this turn
    sides: Sides = Sides()


class State:
    """See the module. A variant has one field of its own: beyond some thirty attributes CPython copies objects half as fast.

    `events` is not part of the position: it is where `apply` collects what happened.
    """

    events: list[Event] | None = None

    def __init__(
        self,
        at: tuple[int, ...],
        damage: tuple[tuple[int, ...], ...],
        marks: tuple[tuple[int, ...], ...],
        skulls: tuple[int, ...],
        flipped: int,
        points: tuple[int, ...],
        order: tuple[int, ...],
        owner: tuple[int, ...],
        ammo: tuple[tuple[int, ...], ...],
        powerups: tuple[tuple[int, ...], ...],
        loaded: tuple[int, ...],
        unloaded: tuple[int, ...],
        shelves: tuple[tuple[int, ...], ...],
        gaps: tuple[int, ...],
        tiles: tuple[int, ...],
        weapon_deck: tuple[int, ...],
        powerup_deck: tuple[int, ...],
        powerup_discard: tuple[int, ...],
        tile_deck: tuple[int, ...],
        tile_discard: tuple[int, ...],
        track: tuple[tuple[int, ...], ...],
        skulls_left: int,
        spawnpoints: Spawnpoints,
        turrets: Turrets,
        cast: Cast,
        killed: tuple[int, ...],
        active: int,
        trigger: int,
        rng: int,
        stack: tuple[Frame, ...],
    ) -> None:
        # per figure
        self.at = at  # square, or NOWHERE
        self.damage = damage  # owners of the tokens, in order
        self.marks = marks  # marks[victim][owner]
        self.skulls = skulls
        self.flipped = flipped  # mask of figures whose board shows its frenzy side
        self.points = points  # of its player, or of its team
        self.order = order  # the figures in the order of R14
        self.owner = owner  # the seat that controls a figure, or -1
        # per seat
        self.ammo = ammo  # red, blue and yellow cubes
        self.powerups = powerups  # sorted
        self.loaded = loaded  # mask of weapons
        self.unloaded = unloaded  # mask of weapons
        # the table
        self.shelves = shelves  # per spawnpoint: the weapon in each slot, or -1
        self.gaps = gaps  # emptied slots (spawnpoint * 3 + slot) in the order they arose (R85)
        self.tiles = tiles  # per square: ammo tile, or -1
        self.weapon_deck = weapon_deck  # the last card is on top, here and below
        self.powerup_deck = powerup_deck
        self.powerup_discard = powerup_discard
        self.tile_deck = tile_deck
        self.tile_discard = tile_discard
        self.track = track  # one tuple per space: killshot, then overkill
        self.skulls_left = skulls_left
        # variants: empty where they are not played
        self.spawnpoints = spawnpoints
        self.turrets = turrets
        self.cast = cast
        # the moment
        self.killed = killed  # in the order in which their killshots landed (R25)
        self.active = active  # the seat whose turn it is
        self.trigger = trigger  # the seat that triggered final frenzy, or -1
        self.rng = rng
        self.stack = stack

    def copy(self) -> State:
        return State(
            self.at,
            self.damage,
            self.marks,
            self.skulls,
            self.flipped,
            self.points,
            self.order,
            self.owner,
            self.ammo,
            self.powerups,
            self.loaded,
            self.unloaded,
            self.shelves,
            self.gaps,
            self.tiles,
            self.weapon_deck,
            self.powerup_deck,
            self.powerup_discard,
            self.tile_deck,
            self.tile_discard,
            self.track,
            self.skulls_left,
            self.spawnpoints,
            self.turrets,
            self.cast,
            self.killed,
            self.active,
            self.trigger,
            self.rng,
            self.stack,
        )

    def values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field) for field in FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __reduce__(self) -> tuple[object, ...]:
        return State, self.values()

    def __repr__(self) -> str:
        stack = " > ".join([frame.name for frame in self.stack]) or "over"
        return f"<State: {standing(self.order, self.at)}; turn of seat {self.active}; {stack}>"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()


def _quick_copy(s: Any) -> Any:
    """What `copy` is in pure Python: one dict copied instead of a constructor called with every field."""
    twin: Any = object.__new__(State)
    twin.__dict__ = s.__dict__.copy()
    return twin


if __file__.endswith(".py"):
    setattr(State, "copy", _quick_copy)  # noqa: B010 (mypy allows no plain assignment to a method)


def standing(order: tuple[int, ...], at: tuple[int, ...]) -> str:
    """Who stands where, for people who look at an object."""
    return ", ".join([f"{FIGURES[f]} {SQUARES[at[f]] if at[f] >= 0 else 'outside'}" for f in order]) or "nobody yet"


def put(items: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """The tuple with one place changed."""
    return (*items[:i], value, *items[i + 1 :])


def put_row(rows: tuple[tuple[int, ...], ...], i: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The same for a tuple of tuples."""
    return (*rows[:i], row, *rows[i + 1 :])


def token(s: State, by: int, victim: int) -> int:
    """The colour of the tokens one figure lays on another's board: its own; in team play the victim's (TEA-15)."""
    return victim if s.cast.sides.team else by


def push(s: State, frame: Frame) -> None:
    s.stack = (*s.stack, frame)


def pop(s: State) -> None:
    s.stack = s.stack[:-1]


def swap(s: State, frame: Frame) -> None:
    """Replace the top frame."""
    s.stack = (*s.stack[:-1], frame)
