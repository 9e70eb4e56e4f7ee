"""The rows of the store as plain values. Setup, options, results and most bodies are JSON that the store never reads."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ...engine.rng import DEALING
from ...versions import RULES_VERSION

# The two kinds of entry that change the position, and so carry a step. All other kinds are up to the server.
MOVE: Final = "move"
UNDO: Final = "undo"
STEPS: Final = (MOVE, UNDO)

NEVER: Final = math.inf  # the `due` of a game that waits only for people


def digest(token: str) -> str:
    """What is kept of a secret: enough to recognise it, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who holds a seat. One person can hold several with one token (hot-seat)."""

    seat: int
    kind: str = "open"  # "open", "person" or "bot"
    name: str = ""
    level: str = ""  # of a bot
    token: str | None = None  # the digest of the secret that holds the seat, never the secret
    away: bool = False  # a bot plays until the person returns


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game and its table. The store maintains `last`, `steps` and `updated`."""

    id: str
    setup: str  # JSON
    seed: int
    options: str = "{}"  # JSON: points, clock, undo, hints, …
    created: float = 0.0  # seconds since 1970, as all times here
    invite: str = ""  # the secret in the invite link
    watch: str = ""  # the secret in the watch link
    host: str | None = None  # the digest of the token that opened the table
    public: bool = False  # listed for everyone
    started: float | None = None
    finished: float | None = None
    result: str | None = None  # JSON
    rematch_of: str | None = None  # the game before this one
    rematch: str | None = None  # the game after this one
    due: float = NEVER  # when a server must look at it next for a clock or a bot
    updated: float = 0.0
    last: int = 0  # the number of its last entry
    steps: int = 0  # the number of its moves and undos
    seats: tuple[SeatRow, ...] = ()
    rules: int = RULES_VERSION  # the version of the rules it is played by
    dealing: int = DEALING  # how the seed becomes cards
    nonce: str = ""  # if not empty, `seed` is the secret of a proof, see `killshot.fair`

    @property
    def status(self) -> str:
        if self.finished is not None:
            return "finished"
        return "open" if self.started is None else "running"


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be written.

    The body of a move is the word of the action, that of an undo the number of moves it takes back; others are JSON.
    """

    kind: str
    body: str = ""
    seat: int | None = None
    at: float = field(default_factory=lambda: time.time())


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. Entries are never removed: an undo takes moves back, but they stay.

    Numbers run 1, 2, 3 … in every game, so that a reader can go on after the last one it knows. Steps number only moves
    and undos, so that of two written for the same position one wins, whatever people chat meanwhile.
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
    """What changes about a game; None: nothing."""

    options: str | None = None
    public: bool | None = None
    started: float | None = None
    finished: float | None = None
    result: str | None = None
    due: float | None = None  # NEVER: nothing is due


@dataclass(frozen=True, slots=True)
class Write:
    """Entries for a game, and with them what they change about its seats and the game: all of it or nothing."""

    game: str
    entries: tuple[Draft, ...]
    step: int | None  # that the first move or undo must have
    after: int | None  # the number the last entry must have
    seats: tuple[SeatRow, ...]
    change: Change

    def __post_init__(self) -> None:
        if self.new_steps and self.step is None:
            raise ValueError("moves and undos are written with the step that the first of them must have")

    @property
    def new_steps(self) -> int:
        return steps_in(self.entries)


def steps_in(entries: Iterable[Draft]) -> int:
    """The number of moves and undos among them."""
    return sum(entry.kind in STEPS for entry in entries)


@dataclass(frozen=True, slots=True)
class Page:
    """Some games of a list, newest first, and where the next page begins; None: there is none."""

    games: tuple[GameRow, ...]
    cursor: str | None


@dataclass(frozen=True, slots=True)
class Counts:
    """The number of games by status."""

    open: int
    running: int
    finished: int
