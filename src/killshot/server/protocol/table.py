"""A table: its setup and options, its seats, its status."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from ...view.names import ArenaName, EndingName, FigureName, ModeName
from .view import ResultView


class SetupChoice(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The setup of a game. A field that is left out is as in `Setup()`."""

    players: int | UnsetType = UNSET
    arena: ArenaName | UnsetType = UNSET
    skulls: int | UnsetType = UNSET
    ending: EndingName | UnsetType = UNSET
    figures: list[FigureName] | UnsetType = UNSET
    mode: ModeName | UnsetType = UNSET
    bot: bool | UnsetType = UNSET
    characters: bool | UnsetType = UNSET
    teams: list[int] | UnsetType = UNSET  # the number of players in each team


class ClockChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: `seconds` for each decision. `bank`: `seconds` for the game and `increment` more after each turn.

    `days`: `seconds` for each turn, from one day up.
    """

    kind: Literal["off", "move", "bank", "days"] = "off"
    seconds: int = 0
    increment: int = 0


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    title: str = ""
    public: bool = False  # listed, and open to players and spectators without a link
    open_points: bool = True
    undo: bool = True
    hints: bool = True
    pause: bool | UnsetType = (
        UNSET  # after a hit that a Tagback could answer all wait equally long; as `public` if left out
    )
    clock: ClockChoice = ClockChoice()


class SeatSummary(Struct):
    """`open`: the seat waits for a person. `away`: a bot plays until the person returns."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # of a person
    called: str  # in sentences; bots too: "easy bot 2"
    level: str
    away: bool
    present: bool  # a client of this person is connected


class TableSummary(Struct):
    """`unfinished`: a record that was uploaded before its end; it can be seen, but not played on."""

    id: str
    status: Literal["open", "running", "finished", "unfinished"]
    setup: SetupChoice  # complete
    options: TableOptions
    seats: list[SeatSummary]
    created: float  # seconds since 1970
    started: float | None
    finished: float | None
    watchers: int
    rematch: str | None  # the table that follows this one
    result: ResultView | None
    commitment: str  # to the server's part of the deal, see docs/fairness.md; empty at tables of before
    proof: str  # what is opened when the game is over, as the line `fair` of a record; empty before, and in lists


class Links(Struct):
    """The secrets in the links of a table, known to its players: one to invite people, one to let them watch."""

    invite: str
    watch: str
