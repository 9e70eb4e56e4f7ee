"""A table: what was chosen, who sits where, how it stands."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from .view import ResultView
from .words import ArenaName, EndingName, FigureName, ModeName


class SetupChoice(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the rules let one choose; what is left out is as in `Setup()`."""

    players: int | UnsetType = UNSET
    arena: ArenaName | UnsetType = UNSET
    skulls: int | UnsetType = UNSET
    ending: EndingName | UnsetType = UNSET
    figures: list[FigureName] | UnsetType = UNSET
    mode: ModeName | UnsetType = UNSET
    bot: bool | UnsetType = UNSET
    characters: bool | UnsetType = UNSET
    teams: list[int] | UnsetType = UNSET  # how many play in each team


class ClockChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each decision. `bank`: so many for the game, and `increment` more after each turn.

    `days`: so many seconds (days of them) for each turn.
    """

    kind: Literal["off", "move", "bank", "days"] = "off"
    seconds: int = 0
    increment: int = 0


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    title: str = ""
    public: bool = False  # listed: anybody may take a seat or watch, no link needed
    open_points: bool = True
    undo: bool = True
    hints: bool = True
    pause: bool = False  # after a hit that could be answered everybody waits equally long, answered or not
    clock: ClockChoice = ClockChoice()


class SeatInfo(Struct):
    """`open`: waits for a person. `away`: a bot (of `level`) plays until the person returns."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # of a person
    called: str  # in sentences; bots, too: "easy bot 2"
    level: str
    away: bool
    present: bool  # a browser or bot of this person is connected


class TableInfo(Struct):
    id: str
    status: Literal["open", "running", "finished"]
    setup: SetupChoice  # complete
    options: TableOptions
    seats: list[SeatInfo]
    created: float  # seconds since 1970
    started: float | None
    finished: float | None
    watchers: int
    rematch: str | None  # the table that follows this one
    result: ResultView | None


class Links(Struct):
    """Secrets of a table, for those who sit at it: what makes the links that invite and that let watch."""

    invite: str
    watch: str
