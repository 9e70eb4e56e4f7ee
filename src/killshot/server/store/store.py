"""What every store can do. There are two: SQLite in a file, and PostgreSQL for several machines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Self

from . import queries
from .errors import Missing
from .rows import Change, Counts, Draft, Entry, GameRow, Page, SeatRow, Write

# Called on the event loop with a game and the number of its last entry, once that entry is committed.
Listener = Callable[[str, int], None]

PAGE = 20  # games on a page by default


class Store(ABC):
    """Games and their entries. A write returns once it is on the disk; one that raises `Conflict` has written nothing."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    # Writing

    @abstractmethod
    async def create(self, game: GameRow, entries: Sequence[Draft] = ()) -> GameRow:
        """Write a new game with its seats, and its entries if it has some already (an uploaded record).

        `Conflict` if the id is taken, or if `game.rematch_of` has a rematch: two requests for one get the same.
        """

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

        Moves and undos need `step`, the number that the first of them must have: one more than the game's `steps`. With
        `after`, that must be the number of the last entry: for taking a seat or starting a game.
        """
        return await self._append(Write(game, tuple(entries), step, after, tuple(seats), change or Change()))

    @abstractmethod
    async def _append(self, write: Write) -> tuple[Entry, ...]:
        """Carry out a write; `Conflict` if the numbers are not as it expects them."""

    @abstractmethod
    async def lease(self, game: str, holder: str, seconds: float) -> bool:
        """Whether this holder runs the bots and the clocks of a game for the next `seconds`.

        A further call prolongs the lease, 0 seconds give it up. It saves double work and is not needed for safety.
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
        """The entries after this number, in order."""

    async def open_games(self, cursor: str | None = None, limit: int = PAGE) -> Page:
        """Public games that have not started, the newest first."""
        return await self._page(queries.OPEN, cursor, limit)

    async def running_games(self, cursor: str | None = None, limit: int = PAGE) -> Page:
        """Public games in progress, the last started first."""
        return await self._page(queries.RUNNING, cursor, limit)

    async def finished_games(self, cursor: str | None = None, limit: int = PAGE) -> Page:
        """Public games that are over, the last finished first."""
        return await self._page(queries.FINISHED, cursor, limit)

    async def games_of(self, tokens: Iterable[str], cursor: str | None = None, limit: int = PAGE) -> Page:
        """All games whose host or a seat has one of these digests, the newest first."""
        tokens = tuple(tokens)
        return await self._page(queries.listing_of(len(tokens)), cursor, limit, tokens * 2)

    @abstractmethod
    async def _page(self, listing: queries.Listing, cursor: str | None, limit: int, values: Sequence[str] = ()) -> Page:
        """One page of a listing."""

    @abstractmethod
    async def due_games(self, by: float, limit: int = 100) -> list[str]:
        """Games that are not over and were due by this time, the longest due first."""

    @abstractmethod
    async def counts(self) -> Counts:
        """The number of games by status."""

    # Listening

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener after every write of this or another process; calling the result ends that.

        Notices may be repeated or late, but never early: read `entries` after the last number you know.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, game: str, number: int) -> None:
        for listener in tuple(self._listeners):
            listener(game, number)

    # Health

    @abstractmethod
    async def check(self) -> None:
        """Raise `StoreError` with a sentence if the database does not answer."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then close the database."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
