"""The bodies of the HTTP API. Each names its protocol version; tokens go in `Authorization: Bearer …`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .socket import VERSION, Eyes
from .table import Links, SetupChoice, TableInfo, TableOptions
from .view import EventView, Moment, ViewPatch
from .words import LanguageCode


class Body(Struct, kw_only=True):
    v: int = VERSION


class Failure(Body):
    """The answer to whatever cannot be done."""

    code: str
    text: str


class SeatChoice(Struct, forbid_unknown_fields=True):
    """`me`: the one who opens the table (several: hot-seat). `open`: whoever comes. `bot`: of this level."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str = "normal"


class NewTable(Body, forbid_unknown_fields=True):
    """`start`: begin at once, if no seat is open."""

    setup: SetupChoice
    seats: list[SeatChoice]
    options: TableOptions = TableOptions()
    start: bool = True


class TakeSeat(Body, forbid_unknown_fields=True):
    """Take this seat (None: the first open one). A private table asks for its invite."""

    name: str
    seat: int | None = None
    invite: str = ""


class Seated(Body):
    """A seat is yours: keep the token. It is the one you sent, if you sent one."""

    table: TableInfo
    seats: list[int]
    token: str
    links: Links


class TableList(Body):
    tables: list[TableInfo]
    cursor: str | None  # where the next page begins


class Choice(Struct):
    """One thing one could choose; `refused` says why the rules do not let one, with the rest as it is."""

    value: str | int | bool
    text: str
    refused: str


class SetupQuestion(Body, forbid_unknown_fields=True):
    setup: SetupChoice
    lang: LanguageCode = "en"


class SetupAdvice(Body):
    """`error`: why this setup is refused; empty: it is not. `choices` by name of the field."""

    error: str
    setup: SetupChoice | None  # complete, if it is allowed
    choices: dict[str, list[Choice]]


class ReplayStep(Struct):
    """The position after one move: as an update."""

    start: int
    events: list[EventView]
    patch: ViewPatch
    moment: Moment
    seat: int | None  # who moved; None in a running game where that is nobody's business
    action: str  # and what; empty in a running game


class Replay(Body):
    """A game from its deal on, through one seat's eyes: `opening` is position 0, step n leads to position n."""

    table: TableInfo
    opening: Eyes
    steps: list[ReplayStep]


class ReplayPosition(Body):
    """One position of a replay."""

    table: TableInfo
    number: int
    last: int
    eyes: Eyes


class Expectation(Body):
    """Per position, each seat's expectation to win, in hundredths; those of a team have the team's."""

    every: int  # positions are `every` moves apart
    positions: list[list[int]]
    turning: list[int]  # the moves after which somebody's chances had turned


class Uploaded(Body):
    table: TableInfo
