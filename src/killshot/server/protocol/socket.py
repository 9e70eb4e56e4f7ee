"""The messages on the WebSocket of a table, in both directions. Each has a `type` and the version `v`."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ...view import View
from ...view.names import ActionWord
from .table import Links, SeatSummary, TableSummary
from .view import EventView, Moment, PreviewView, ViewPatch
from .words import LanguageCode

VERSION: Final = 1


class Request(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """A message from a client. `ref` comes back in `done`, in `error` and in the answer."""

    v: int
    ref: int = 0


class Hello(Request, tag="hello"):
    """The first message. A client without a token watches, where the table allows it.

    `since` is the number of events the client has, `undos` that of its last update: old events are not sent again.
    """

    lang: LanguageCode = "en"
    token: str = ""
    watch: str = ""
    since: int = -1
    undos: int = 0


class Play(Request, tag="play"):
    seat: int
    decision: str
    action: ActionWord


class TakeBack(Request, tag="undo"):
    seat: int


class AskPreview(Request, tag="preview"):
    seat: int
    decision: str
    action: ActionWord


class AskHint(Request, tag="hint"):
    seat: int
    decision: str


class Say(Request, tag="chat"):
    """A line of text, or the key of a ready phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


class Speak(Request, tag="language"):
    """Switch the language; a whole `welcome` follows."""

    lang: LanguageCode


class Start(Request, tag="start"):
    """The host starts the game; bots of this level take the seats that are still open.

    `value` opens the share of the host, who gets no `opening`.
    """

    level: str = "normal"
    value: str = ""


class AddShare(Request, tag="share"):
    """Before the start: the commitment to a value that a player adds to the deal, see docs/fairness.md."""

    seat: int
    commitment: str


class OpenShare(Request, tag="open"):
    """The answer to `opening`: the value of the share."""

    seat: int
    value: str


class SetSeat(Request, tag="seat"):
    """Before the start: the host opens a seat for people or gives it to a bot. A person who sits there is removed."""

    seat: int
    kind: Literal["open", "bot"]
    level: str = "normal"


class Leave(Request, tag="leave"):
    """Before the start the seat becomes free; after it a bot plays until the person returns."""

    seat: int


class Return(Request, tag="return"):
    seat: int


class Rematch(Request, tag="rematch"):
    """After the end: another table with the same people and the same setup."""


class Ping(Request, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Play
    | TakeBack
    | AskPreview
    | AskHint
    | Say
    | Speak
    | Start
    | AddShare
    | OpenShare
    | SetSeat
    | Leave
    | Return
    | Rematch
    | Ping
)


class Reply(Struct, tag_field="type", kw_only=True):
    v: int = VERSION


class Eyes(Struct):
    """The whole table as one seat (None: a spectator) sees it.

    Events are numbered 0, 1, 2, …: cut the log at `start`, then append `events`.
    """

    seat: int | None
    view: View
    start: int
    undos: int
    events: list[EventView]
    moment: Moment


class Welcome(Reply, tag="welcome"):
    """The answer to `hello` and `language`, also sent at the start. `views` is empty before the start.

    A socket that holds several seats gets a view for each, and updates for each.
    """

    table: TableSummary
    links: Links | None
    seats: list[int]  # the seats this socket holds
    host: bool
    lang: LanguageCode
    now: float
    views: list[Eyes]
    chat: list[ChatLine]


class Update(Reply, tag="update"):
    """What changed for one seat: cut the log at `start`, append `events`, patch the view, replace the moment."""

    seat: int | None
    start: int
    undos: int
    events: list[EventView]
    patch: ViewPatch
    moment: Moment
    now: float


class TableChanged(Reply, tag="table"):
    """The table has changed: its seats, its status, who is present."""

    table: TableSummary


class Presence(Reply, tag="presence"):
    seats: list[SeatSummary]
    watchers: int


class ChatLine(Struct):
    at: float
    seat: int
    name: str
    text: str
    phrase: str  # the key of a ready phrase, or empty


class Chatted(Reply, tag="chatted"):
    line: ChatLine


class Preview(Reply, tag="previewed"):
    ref: int
    preview: PreviewView


class Hint(Reply, tag="hinted"):
    ref: int
    decision: str
    action: ActionWord
    level: str
    text: str


class Done(Reply, tag="done"):
    """The request was carried out and is kept."""

    ref: int


class Refusal(Reply, tag="error"):
    """The request was refused and changed nothing. `code` is for programs, `text` for people."""

    ref: int
    code: str
    text: str


class RematchReady(Reply, tag="rematch-ready"):
    """The table of the rematch. Tokens stay valid there."""

    table: str


class Opening(Reply, tag="opening"):
    """The game is about to start: open your shares now. What is not opened in time has no part in the deal."""


class Pong(Reply, tag="pong"):
    ref: int
    now: float


class Bye(Reply, tag="bye"):
    """The server closes the socket. `retry`: the seconds after which to come back; -1: do not."""

    code: str
    text: str
    retry: float


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | Presence
    | Chatted
    | Preview
    | Hint
    | Done
    | Refusal
    | RematchReady
    | Opening
    | Pong
    | Bye
)
