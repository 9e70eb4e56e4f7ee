"""The rows of the store, as plain values. Setup, options, results and most bodies are JSON that the store never reads."""

from __future__ import annotations

import hashlib
import math
import time
from dataclasses import dataclass, field
from typing import Final

# The two kinds of entry that change the position, and so carry a step. All other kinds are the server's own words.
MOVE: Final = "move"
UNDO: Final = "undo"
STEPS: Final = (MOVE, UNDO)

NEVER: Final = math.inf  # the `due` of a game that waits for nothing but people


def digest(token: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. One person may hold several seats with one token (hot-seat)."""

    seat: int
    kind: str = "open"  # "open", "person" or "bot"
    name: str = ""
    level: str = ""  # of a bot
    token: str | None = None  # the digest of the secret that holds the seat, never the secret
    away: bool = False  # a bot plays until the person returns


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game and its table. `last`, `steps` and `updated` are kept by the store; on creation they are as below."""

    id: str
    setup: str  # JSON
    seed: int
    options: str = "{}"  # JSON: points, clock, undo, hints, …
    created: float = 0.0  # seconds since 1970, as all times here
    invite: str = ""  # the secret in the invite link
    watch: str = ""  # the secret in the watch link
    host: str | None = None  # the digest of the token that opened the table
    public: bool = False  # listed for everybody
    started: float | None = None
    finished: float | None = None
    result: str | None = None  # JSON
    rematch_of: str | None = None  # the game before this one
    rematch: str | None = None  # the game after this one
    due: float = NEVER  # when a server must look at it next though nobody writes: a clock, a bot
    updated: float = 0.0
    last: int = 0  # the number of its last entry
    steps: int = 0  # how many moves and undos it has
    seats: tuple[SeatRow, ...] = ()

    @property
    def status(self) -> str:
        if self.finished is not None:
            return "finished"
        return "open" if self.started is None else "running"


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be written. Body: of a move the action's word, of an undo how many moves it takes back, else JSON."""

    kind: str
    body: str = ""
    seat: int | None = None
    at: float = field(default_factory=time.time)


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table, written down for good. An undo takes moves back, their entries stay.

    Numbers run 1, 2, 3 … in every game, so that a client resumes from the last one it saw. Steps number moves and
    undos alone, so that two of them can race for one position while people chat.
    """

    game: str
    number: int
    kind: str
    body: str
    seat: int | None
    at: float
    step: int | None  # of a move or an undo


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes different about a game; None leaves a thing as it is."""

    options: str | None = None
    public: bool | None = None
    started: float | None = None
    finished: float | None = None
    result: str | None = None
    due: float | None = None  # NEVER: nothing is due any more


@dataclass(frozen=True, slots=True)
class Page:
    """Some games of a list, newest first, and where the next page begins; None: this was the last."""

    games: tuple[GameRow, ...]
    cursor: str | None


@dataclass(frozen=True, slots=True)
class Counts:
    """How many games there are."""

    open: int
    running: int
    finished: int
