"""What a client is shown: the table from one seat, the question, the events, and what an option would do."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...view import PayRow
from ...view.names import (
    ActionWord,
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


class ExplainedPay(Struct):
    """What a figure was paid, and why (`rank`, `first-blood` or `unclaimed`), with a sentence."""

    figure: FigureName
    points: int
    why: str
    text: str


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
    pay: list[ExplainedPay] | None = None  # how a board, a track or the turrets were scored


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
    pays: dict[FigureName, tuple[PayRow, ...]]  # for the boards that it changes
    next: NextStep | None
