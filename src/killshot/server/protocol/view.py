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
    """Points for a figure, and why: `rank` or `first-blood`. Events have a text as well."""

    figure: FigureName
    points: int
    why: str
    text: str = ""


class FigureView(Struct):
    seat: int | None  # whose figure it is; None: no player's (the bot)
    square: SquareName | None  # None: not in the arena
    damage: list[FigureName]  # whose tokens, in order
    marks: dict[FigureName, int]
    skulls: int
    flipped: bool  # the board shows its frenzy side
    killed: bool  # dead, and not scored yet
    points: int | None  # None: hidden from this seat
    pays: list[PayRow]  # what the board would pay if it were scored now
    shift: int  # how far its adrenaline rush tile has slid to the left
    poisoned: bool
    hypnotized: bool
    unlocked: bool  # its adrenaline actions are unlocked this turn
    team: int | None  # None: there are no teams
    shared: bool  # a third figure, which both seats of its team play
    acted: bool  # it has acted in its team's turn
    buffer: int  # damage that waits to be dealt to it


class SeatView(Struct):
    """The public part of what a seat has."""

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
    """A character weapon. It is public whether it is loaded."""

    weapon: WeaponName
    loaded: bool
    holder: int | None  # the seat that has it loaded in hand


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
    """The whole table as one seat (None: a spectator) may see it."""

    seat: int | None
    arena: ArenaName
    active: int  # the seat whose turn it is
    actions_left: int
    duties_left: int
    over: bool
    figures: dict[FigureName, FigureView]  # in the order of the seats, then those without a seat
    seats: list[SeatView]
    hands: dict[int, Hand]  # by seat, those that this seat may see
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
    trigger: int  # the seat whose turn triggered the frenzy, or -1
    firing: FiringView | None


# The parts of a View that have changed. A part replaces the old one; of `figures`, each figure does.
ViewPatch = Annotated[dict[str, Any], Meta(title="ViewPatch")]


class OptionView(Struct):
    action: ActionWord
    text: str


class DecisionView(Struct, omit_defaults=True):
    """What a seat is asked. The fields after `options` say what the question is about."""

    id: str  # sent back with the answer, so that the server recognises a stale one
    seats: list[int]  # any one of them can answer
    prompt: PromptKey
    text: str
    options: list[OptionView]
    weapon: WeaponName | None = None
    effect: EffectName | None = None
    figure: FigureName | None = None
    slot: str | None = None
    colour: ColourName | None = None


class EventView(Struct, omit_defaults=True):
    """An event: a sentence for the log (`text`), and facts for animation, which depend on the kind.

    `aside`: a log can leave it out, because the table shows it anyway.
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
    path: list[SquareName] | None = None  # of a move: the squares from `origin` to `square`, both included
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
    pay: list[PayRow] | None = None  # how a board, a track or the turrets were scored


class SeatClock(Struct):
    left: float | None  # seconds; None: this seat has no clock
    running: bool


class UndoView(Struct):
    allowed: bool
    reason: str  # why not; empty: allowed


class ResultRow(Struct):
    seat: int | None  # None: a figure without a player, which has no place
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
    """What goes with a view but is not on the table."""

    waiting: list[int]  # the seats that are asked; empty: the game is over
    decision: DecisionView | None  # if this seat is asked
    undo: UndoView
    clocks: list[SeatClock]
    result: ResultView | None


class MovePreview(Struct):
    figure: FigureName
    path: list[SquareName]


class HitPreview(Struct):
    """`damage` is dealt, `marks` turn into damage; `before` and `after` count the tokens on the board."""

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
    """What the same seat would be asked next."""

    prompt: PromptKey
    text: str
    options: list[OptionView]


class PreviewView(Struct):
    """What an option and the forced picks after it would do, as far as this seat can know."""

    action: ActionWord
    text: str  # in one sentence
    lines: list[str]  # as in the log
    cost: str  # letters of cubes (RBY), P a powerup, + an adrenaline rush; empty: free
    moves: list[MovePreview]
    hits: list[HitPreview]
    marks: list[MarkPreview]
    pays: dict[FigureName, list[PayRow]]  # for the boards that it changes
    next: NextStep | None
