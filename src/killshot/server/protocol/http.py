"""The bodies of the HTTP API. Each names its protocol version; tokens are sent as `Authorization: Bearer …`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .socket import VERSION, Eyes
from .table import Links, SetupChoice, TableOptions, TableSummary
from .view import EventView, Moment, ViewPatch
from .words import LanguageCode


class Body(Struct, kw_only=True):
    v: int = VERSION


class Failure(Body):
    """The answer to a request that was refused."""

    code: str
    text: str


class SeatChoice(Struct, forbid_unknown_fields=True):
    """`me`: the client that opens the table (several: hot-seat). `open`: a person who joins. `bot`: a bot of this level."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str = "normal"


class NewTable(Body, forbid_unknown_fields=True):
    """`start`: start at once if no seat is open."""

    setup: SetupChoice
    seats: list[SeatChoice]
    options: TableOptions = TableOptions()
    start: bool = True


class TakeSeat(Body, forbid_unknown_fields=True):
    """Take this seat (None: the first open one). A private table requires its invite."""

    name: str
    seat: int | None = None
    invite: str = ""


class Seated(Body):
    """The seats you hold. Keep the token; if you sent one, it is the same."""

    table: TableSummary
    seats: list[int]
    token: str
    links: Links


class TableList(Body):
    tables: list[TableSummary]
    cursor: str | None  # where the next page begins


class Choice(Struct):
    """A value a field could have. `refused` says why the rules do not allow it with the other fields as they are."""

    value: str | int | bool
    text: str
    refused: str


class SetupQuestion(Body, forbid_unknown_fields=True):
    setup: SetupChoice
    lang: LanguageCode = "en"


class SetupAdvice(Body):
    """`error`: why the rules refuse this setup; empty: they allow it. `choices`: the values of each field."""

    error: str
    setup: SetupChoice | None  # complete; None: refused
    choices: dict[str, list[Choice]]


class ReplayStep(Struct):
    """The position after one move, as in an update."""

    start: int
    events: list[EventView]
    patch: ViewPatch
    moment: Moment
    seat: int | None  # who moved; None in a running game, where that is secret
    action: str  # the move; empty in a running game


class Replay(Body):
    """A game from the deal on, as one seat sees it. `opening` is position 0, step n leads to position n."""

    table: TableSummary
    opening: Eyes
    steps: list[ReplayStep]


class ReplayPosition(Body):
    """One position of a replay."""

    table: TableSummary
    number: int
    last: int
    eyes: Eyes


class Expectation(Body):
    """For each position the chance of each seat to win, in hundredths; members of a team have the team's."""

    every: int  # positions are `every` moves apart
    positions: list[list[int]]
    turning: list[int]  # the moves after which a player's chances had turned


class Uploaded(Body):
    table: TableSummary
