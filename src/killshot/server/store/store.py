"""What every store can do. Two fill it: SQLite in a file, PostgreSQL for many machines."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Self

from . import queries
from .errors import Missing
from .rows import MOVE, Change, Counts, Draft, Entry, GameRow, Page, SeatRow

# Called on the event loop with a game and the number of its last entry, after that entry is committed.
Listener = Callable[[str, int], None]

PAGE = 20  # games on a page, unless told


class Store(ABC):
    """Games and their entries. A write returns after it is on the disk; a write that raises `Conflict` wrote nothing."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    # Writing

    @abstractmethod
    async def create(self, game: GameRow, entries: Sequence[Draft] = ()) -> GameRow:
        """A new game with its seats, and entries if it has a past already (an uploaded record).

        `Conflict` if the id is taken, or if `game.rematch_of` has a rematch: two people who ask for one get one.
        """

    @abstractmethod
    async def append(
        self,
        game: str,
        entries: Sequence[Draft],
        *,
        step: int | None = None,
        after: int | None = None,
        seats: Iterable[SeatRow] = (),
        change: Change | None = None,
    ) -> tuple[Entry, ...]:
        """Write entries, and with them what they change about seats and game: all of it or nothing.

        Moves and undos need `step`, the number that the first of them is to have: the game's `steps` and one. With
        `after`, nothing at all may have been written since that number: for taking a seat or starting a game.
        """

    async def add_move(self, game: str, step: int, seat: int, action: str, *, at: float | None = None) -> Entry:
        """One move. Of two that race for one step the second gets `Conflict`."""
        (entry,) = await self.append(game, [Draft(MOVE, action, seat, time.time() if at is None else at)], step=step)
        return entry

    @abstractmethod
    async def lease(self, game: str, holder: str, seconds: float) -> bool:
        """Whether this holder is now the one who plays the bots and the clocks of a game, until then.

        Called again it prolongs; with 0 seconds it lets go. A lease spares double work and is not needed for safety.
        """

    # Reading

    @abstractmethod
    async def find(self, game: str) -> GameRow | None:
        """The game with its seats."""

    async def game(self, game: str) -> GameRow:
        """The game with its seats; `Missing` if there is none."""
        found = await self.find(game)
        if found is None:
            raise Missing(f"there is no game {game!r}")
        return found

    @abstractmethod
    async def entries(self, game: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """What happened after the entry of this number, in order."""

    async def open_games(self, cursor: str | None = None, limit: int = PAGE) -> Page:
        """Public games that have not started, the last created first."""
        return await self._page(queries.OPEN, cursor, limit)

    async def running_games(self, cursor: str | None = None, limit: int = PAGE) -> Page:
        """Public games in progress, the last started first."""
        return await self._page(queries.RUNNING, cursor, limit)

    async def finished_games(self, cursor: str | None = None, limit: int = PAGE) -> Page:
        """Public games that are over, the last finished first."""
        return await self._page(queries.FINISHED, cursor, limit)

    async def games_of(self, tokens: Iterable[str], cursor: str | None = None, limit: int = PAGE) -> Page:
        """Games of any kind where one of these digests opened the table or holds a seat, the last created first."""
        tokens = tuple(tokens)
        return await self._page(queries.listing_of(len(tokens)), cursor, limit, tokens * 2)

    @abstractmethod
    async def _page(self, listing: queries.Listing, cursor: str | None, limit: int, values: Sequence[str] = ()) -> Page:
        """One page of a listing."""

    @abstractmethod
    async def due_games(self, by: float, limit: int = 100) -> list[str]:
        """Games that are not over and due by then, the longest due first."""

    @abstractmethod
    async def counts(self) -> Counts:
        """How many games there are."""

    # Being told

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be told of every write, by this process or another one; call what is returned to be told no more.

        Notices may be repeated or come late, never too early: read `entries` after the last number you know.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, game: str, number: int) -> None:
        for listener in tuple(self._listeners):
            listener(game, number)

    # Being alive

    @abstractmethod
    async def check(self) -> None:
        """Whether the database answers; raises `StoreError` with a sentence if not."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
