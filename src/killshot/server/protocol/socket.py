"""What goes over the WebSocket of a table, in both directions. Every message has a `type` and the version `v`."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from .table import Links, SeatInfo, TableInfo
from .view import EventView, Moment, PreviewView, View, ViewPatch
from .words import ActionWord, LanguageCode

VERSION: Final = 1


class Request(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """A message of a client. `ref` comes back in `done`, `error` and in what was asked for."""

    v: int
    ref: int = 0


class Hello(Request, tag="hello"):
    """The first message. Without a token one watches, where the table allows it.

    `since` and `undos` as in the last update a client got: events it has already seen are not sent again.
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
    """A line of one's own, or the key of a ready phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


class Speak(Request, tag="language"):
    """From now on in this language; the whole view comes again."""

    lang: LanguageCode


class Start(Request, tag="start"):
    """The host begins; bots of this level take the seats that are still open."""

    level: str = "normal"


class SetSeat(Request, tag="seat"):
    """Before the start: the host opens a seat for people or gives it to a bot."""

    seat: int
    kind: Literal["open", "bot"]
    level: str = "normal"


class Leave(Request, tag="leave"):
    """Before the start the seat is free again; after it a bot plays until the person is back."""

    seat: int


class Return(Request, tag="return"):
    seat: int


class Rematch(Request, tag="rematch"):
    """After the end: the same people, the same setup, another table."""


class Ping(Request, tag="ping"):
    pass


ClientMessage = (
    Hello | Play | TakeBack | AskPreview | AskHint | Say | Speak | Start | SetSeat | Leave | Return | Rematch | Ping
)


class Reply(Struct, tag_field="type", kw_only=True):
    v: int = VERSION


class Eyes(Struct):
    """The table through the eyes of one seat (None: of a spectator), complete.

    Events are numbered 0, 1, 2, ...; the log a client has is cut at `start`, then `events` are appended.
    """

    seat: int | None
    view: View
    start: int
    undos: int
    events: list[EventView]
    moment: Moment


class Welcome(Reply, tag="welcome"):
    """The answer to `hello` and to `language`, and whenever a whole view is due. `views` is empty before the start.

    One socket may hold several seats: it then gets one view for each, and updates for each.
    """

    table: TableInfo
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
    """Who sits where, who is there, whether it has begun."""

    table: TableInfo


class Presence(Reply, tag="presence"):
    seats: list[SeatInfo]
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
    """What was asked for is written down for good."""

    ref: int


class Refusal(Reply, tag="error"):
    """What was asked for has changed nothing. `code` for programs, `text` for people."""

    ref: int
    code: str
    text: str


class RematchReady(Reply, tag="rematch-ready"):
    """The table that follows; the token one has is good there, too."""

    table: str


class Pong(Reply, tag="pong"):
    ref: int
    now: float


class Bye(Reply, tag="bye"):
    """The server closes the socket; `retry`: come back after so many seconds (-1: do not)."""

    code: str
    text: str
    retry: float


ServerMessage = (
    Welcome | Update | TableChanged | Presence | Chatted | Preview | Hint | Done | Refusal | RematchReady | Pong | Bye
)
