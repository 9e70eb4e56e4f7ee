"""What a client is shown: the table from one seat, the question, the events, and what an option would do."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .words import (
    ActionWord,
    ArenaName,
    ColourName,
    EffectName,
    FigureName,
    PowerupName,
    PromptKey,
    SquareName,
    TargetName,
    TileName,
    WeaponName,
)


class PayRow(Struct, omit_defaults=True):
    """Points for a figure, and why: `rank` or `first-blood`. In events with a text."""

    figure: FigureName
    points: int
    why: str
    text: str = ""


class FigureView(Struct):
    seat: int | None  # whose figure it is; None: nobody's (the bot)
    square: SquareName | None  # None: not in the arena
    damage: list[FigureName]  # whose tokens, in order
    marks: dict[FigureName, int]
    skulls: int
    flipped: bool  # the board shows its frenzy side
    killed: bool  # dead, and not scored yet
    points: int | None  # None: hidden from this seat
    pays: list[PayRow]  # what the board would pay if it were scored now
    shift: int  # how far the rush tile has slid to the left
    poisoned: bool
    hypnotized: bool
    unlocked: bool  # its adrenaline actions are unlocked this turn
    team: int | None  # None: everybody plays alone
    shared: bool  # a third figure that both seats of its team play
    acted: bool  # it has acted in its team's turn
    buffer: int  # damage that waits to be dealt to it


class SeatView(Struct):
    """What everybody knows about what a seat has."""

    figures: list[FigureName]
    team: int
    done: bool  # it has left its team's window
    ammo: list[int]  # red, blue, yellow
    powerups: int
    loaded: int
    unloaded: list[WeaponName]


class Hand(Struct):
    powerups: list[PowerupName]
    loaded: list[WeaponName]


class ArmView(Struct):
    """A character weapon; everybody sees whether it is loaded."""

    weapon: WeaponName
    loaded: bool
    holder: int | None  # the seat that holds it loaded


class TeamsView(Struct):
    """Team play: the team that began, the reward tile, the weapons on each team's table."""

    first: int
    tile: str
    tables: list[list[WeaponName]]


class Decks(Struct):
    weapons: int
    powerups: int
    tiles: int


class Discards(Struct):
    powerups: list[PowerupName]
    tiles: list[TileName]


class FiringView(Struct):
    figure: FigureName
    weapon: WeaponName
    effect: EffectName | None  # None: between effects
    hurt: list[FigureName]


class View(Struct):
    """The whole table as one seat may see it (`seat` None: a spectator)."""

    seat: int | None
    arena: ArenaName
    active: int  # the seat whose turn it is
    actions_left: int
    duties_left: int
    over: bool
    figures: dict[FigureName, FigureView]  # all that play, in the order of the seats, then those without a seat
    seats: list[SeatView]
    hands: dict[int, Hand]  # by seat: the hands that this seat may see
    arms: dict[FigureName, ArmView]
    teams: TeamsView | None
    hot: int
    hacked: list[SquareName]
    shelves: dict[ColourName, list[WeaponName | None]]
    tiles: dict[SquareName, TileName]
    decks: Decks
    discards: Discards
    track: list[list[FigureName]]
    tracks: dict[ColourName, list[FigureName]]  # Domination: of each spawnpoint
    tagged: list[TargetName]
    tagged_by_bot: list[TargetName]
    turrets: dict[SquareName, FigureName]
    offer: list[TileName]
    worked: list[SquareName]
    skulls_left: int
    trigger: int  # the seat whose turn began the frenzy, or -1
    firing: FiringView | None


# The parts of a View that are different now. A part replaces the old one; of `figures`, each figure does.
ViewPatch = Annotated[dict[str, Any], Meta(title="ViewPatch")]


class OptionView(Struct):
    action: ActionWord
    text: str


class DecisionView(Struct, omit_defaults=True):
    """What a seat is asked. The names after `text` are what the question is about."""

    id: str  # goes back with the answer, so that a stale one is known
    seats: list[int]  # who may answer: any one of them
    prompt: PromptKey
    text: str
    options: list[OptionView]
    weapon: WeaponName | None = None
    effect: EffectName | None = None
    figure: FigureName | None = None
    slot: str | None = None
    colour: ColourName | None = None


class EventView(Struct, omit_defaults=True):
    """What happened, for the log (`text`) and for animation (everything else; a kind has the facts it needs).

    `aside`: nothing that a log needs to say, as the table shows it anyway.
    """

    kind: str
    text: str
    aside: bool = False
    figure: TargetName | None = None
    by: TargetName | None = None
    victim: TargetName | None = None
    owner: TargetName | None = None
    figures: list[FigureName] | None = None
    seat: int | None = None
    square: SquareName | None = None
    origin: SquareName | None = None
    path: list[SquareName] | None = None  # of a move: the squares from origin to square, both included
    weapon: WeaponName | None = None
    effect: EffectName | None = None
    powerup: PowerupName | None = None
    tile: TileName | None = None
    colour: ColourName | None = None
    damage: int | None = None
    marks: int | None = None
    placed: int | None = None
    tokens: int | None = None
    owners: list[FigureName] | None = None  # whose tokens went on the killshot track
    points: int | None = None
    skulls: int | None = None
    left: int | None = None
    shift: int | None = None
    final: bool | None = None
    team: int | None = None
    kills: int | None = None
    why: str | None = None
    pay: list[PayRow] | None = None  # the explained scoring of a board, a track, the turrets


class SeatClock(Struct):
    left: float | None  # seconds; None: this seat has no clock
    running: bool


class UndoView(Struct):
    allowed: bool
    reason: str  # why not; empty when allowed


class ResultRow(Struct):
    seat: int | None  # None: a figure that nobody plays; it has no place
    figures: list[FigureName]
    name: str
    place: int | None
    points: int
    tie_break: int
    sources: dict[str, int]  # boards, first-blood, double-kill, track, spawnpoints, turrets


class ResultView(Struct):
    winners: list[int]
    text: str
    rows: list[ResultRow]  # best first


class Moment(Struct):
    """Everything that goes with a view and is not on the table."""

    waiting: list[int]  # the seats that are asked; empty: the game is over
    decision: DecisionView | None  # of this seat
    undo: UndoView
    clocks: list[SeatClock]
    result: ResultView | None


class MovePreview(Struct):
    figure: FigureName
    path: list[SquareName]


class HitPreview(Struct):
    """`damage` dealt, `marks` of the shooter that turn into damage; tokens on the board before and after."""

    target: TargetName
    by: FigureName
    damage: int
    marks: int
    before: int
    after: int
    killed: bool


class MarkPreview(Struct):
    target: FigureName
    by: FigureName
    marks: int
    before: int
    after: int


class NextStep(Struct):
    """What would be asked next, of the same seat."""

    prompt: PromptKey
    text: str
    options: list[OptionView]


class PreviewView(Struct):
    """What an option would do, as far as this seat can know; forced picks that follow are taken along."""

    action: ActionWord
    text: str  # in one sentence
    lines: list[str]  # as the log would tell it
    cost: str  # letters of cubes (RBY), P a powerup, + an adrenaline rush; empty: free
    moves: list[MovePreview]
    hits: list[HitPreview]
    marks: list[MarkPreview]
    pays: dict[FigureName, list[PayRow]]  # of the boards that it changes
    next: NextStep | None
