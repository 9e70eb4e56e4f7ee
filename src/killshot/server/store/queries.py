"""The queries of both stores, in SQL that both understand, and how rows become values. PostgreSQL spells `?` as `%s`.

The writes here are those of SQLite: for PostgreSQL, over a network, one statement does everything in one trip.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .errors import Conflict, Missing
from .rows import STEPS, Change, Counts, Draft, Entry, GameRow, Page, SeatRow, Write

Row = Sequence[Any]

GAME: Final = (
    "SELECT g.id, g.setup, g.seed, g.options, g.created, g.invite, g.watch, g.host, g.public, g.started, g.finished, "
    "g.result, g.rematch_of, (SELECT n.id FROM games n WHERE n.rematch_of = g.id), g.due, g.updated, g.last, g.steps, "
    "g.rules, g.dealing, g.nonce FROM games g"
)
FIND: Final = f"{GAME} WHERE g.id = ?"
SEATS: Final = "SELECT game, seat, kind, name, level, token, away FROM seats WHERE game IN ({}) ORDER BY game, seat"
ENTRIES: Final = (
    "SELECT game, number, kind, body, seat, at, step FROM entries WHERE game = ? AND number > ? ORDER BY number LIMIT ?"
)
DUE: Final = "SELECT id FROM games WHERE finished IS NULL AND due <= ? ORDER BY due LIMIT ?"
COUNTS: Final = (
    "SELECT COUNT(*), COUNT(CASE WHEN started IS NOT NULL AND finished IS NULL THEN 1 END), COUNT(finished) FROM games"
)
MOST: Final = 2**31 - 1  # the limit when none is given

INSERT_GAME: Final = (
    "INSERT INTO games (id, setup, seed, options, created, invite, watch, host, public, started, finished, result, "
    "rematch_of, due, updated, last, steps, rules, dealing, nonce) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_ENTRY: Final = "INSERT INTO entries (game, number, kind, body, seat, at, step) VALUES (?, ?, ?, ?, ?, ?, ?)"
PUT_SEAT: Final = (
    "INSERT INTO seats (game, seat, kind, name, level, token, away) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name, level = excluded.level, "
    "token = excluded.token, away = excluded.away"
)
CHANGE_GAME: Final = (
    "UPDATE games SET options = COALESCE(?, options), public = COALESCE(?, public), started = COALESCE(?, started), "
    "finished = COALESCE(?, finished), result = COALESCE(?, result), due = COALESCE(?, due), updated = ?, last = ?, "
    "steps = ? WHERE id = ?"
)
LEASE: Final = (
    "INSERT INTO leases (game, holder, until) VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE "
    "SET holder = excluded.holder, until = excluded.until WHERE leases.holder = excluded.holder OR leases.until <= ?"
)
RELEASE: Final = "DELETE FROM leases WHERE game = ? AND holder = ?"


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of games: which ones, and the key that orders them, newest first. Key and id say where a page begins."""

    key: str
    which: str

    def query(self, cursor: str | None, limit: int, values: Sequence[str] = ()) -> tuple[str, tuple[Any, ...]]:
        """The SQL for a page and one more game, which shows whether another page follows."""
        if limit < 1:
            raise ValueError(f"a page has at least one game, not {limit}")
        after, start = ("", ()) if cursor is None else (f" AND (g.{self.key}, g.id) < (?, ?)", parse_cursor(cursor))
        order = f" ORDER BY g.{self.key} DESC, g.id DESC LIMIT ?"
        return f"{GAME} WHERE {self.which}{after}{order}", (*values, *start, limit + 1)

    def page(self, games: Sequence[GameRow], limit: int) -> Page:
        more = len(games) > limit
        shown = tuple(games[:limit])
        return Page(shown, cursor_at(getattr(shown[-1], self.key), shown[-1].id) if more else None)


OPEN: Final = Listing("created", "g.public AND g.started IS NULL AND g.finished IS NULL")
RUNNING: Final = Listing("started", "g.public AND g.started IS NOT NULL AND g.finished IS NULL")
FINISHED: Final = Listing("finished", "g.public AND g.finished IS NOT NULL")


def listing_of(tokens: int) -> Listing:
    """The games of this number of tokens; the query takes the tokens twice."""
    marks = ", ".join("?" * tokens) or "NULL"
    return Listing(
        "created",
        f"g.id IN (SELECT game FROM seats WHERE token IN ({marks}) UNION SELECT id FROM games WHERE host IN ({marks}))",
    )


def cursor_at(key: float, game: str) -> str:
    return f"{key!r}~{game}"


def parse_cursor(cursor: str) -> tuple[float, str]:
    key, mark, game = cursor.partition("~")
    try:
        if mark:
            return float(key), game
    except ValueError:
        pass
    raise ValueError(f"{cursor!r} is no place in a list of games; use the cursor of the page before")


def game_values(game: GameRow, last: int, steps: int, now: float) -> tuple[Any, ...]:
    return (
        *(game.id, game.setup, str(game.seed), game.options, game.created, game.invite, game.watch, game.host),
        *(game.public, game.started, game.finished, game.result, game.rematch_of, game.due, now, last, steps),
        *(game.rules, game.dealing, game.nonce),
    )


def refuse_nul(*texts: str) -> None:
    """Refuse the character NUL, which PostgreSQL cannot store."""
    for text in texts:
        if "\0" in text:
            raise ValueError("a text with the character NUL cannot be kept")


def seat_values(game: str, seat: SeatRow) -> tuple[Any, ...]:
    refuse_nul(seat.name, seat.level)
    return game, seat.seat, seat.kind, seat.name, seat.level, seat.token, seat.away


def entry_values(entry: Entry) -> tuple[Any, ...]:
    return entry.game, entry.number, entry.kind, entry.body, entry.seat, entry.at, entry.step


def number(game: str, drafts: Iterable[Draft], last: int, steps: int) -> tuple[Entry, ...]:
    """Make entries of drafts, numbered after the entry `last` and the step `steps`."""
    entries: list[Entry] = []
    for draft in drafts:
        refuse_nul(draft.kind, draft.body)
        last += 1
        is_step = draft.kind in STEPS
        steps += is_step
        step = steps if is_step else None
        entries.append(Entry(game, last, draft.kind, draft.body, draft.seat, draft.at, step))
    return tuple(entries)


def check_numbers(write: Write, found: Row | None) -> tuple[int, int]:
    """The last number and the steps of the game, if they are what the write expects."""
    if found is None:
        raise Missing(f"there is no game {write.game!r}")
    last, steps = found
    if write.step is not None and write.step != steps + 1:
        raise Conflict(f"the next step of game {write.game!r} is {steps + 1}, not {write.step}")
    if write.after is not None and write.after != last:
        raise Conflict(f"the last entry of game {write.game!r} is {last}, not {write.after}")
    return last, steps


def change_values(change: Change) -> tuple[Any, ...]:
    return change.options, change.public, change.started, change.finished, change.result, change.due


def as_games(rows: Iterable[Row], seats: Iterable[Row]) -> list[GameRow]:
    by_game: dict[str, list[SeatRow]] = {}
    for game, seat, kind, name, level, token, away in seats:
        by_game.setdefault(game, []).append(SeatRow(seat, kind, name, level, token, bool(away)))
    return [as_game(row, tuple(by_game.get(row[0], ()))) for row in rows]


def as_game(row: Row, seats: tuple[SeatRow, ...]) -> GameRow:
    game, setup, seed, options, created, invite, watch, host, public, started, finished = row[:11]
    result, rematch_of, rematch, due, updated, last, steps, rules, dealing, nonce = row[11:]
    return GameRow(
        game, setup, int(seed), options, created, invite, watch, host, bool(public), started, finished, result,
        rematch_of, rematch, due, updated, last, steps, seats, rules, dealing, nonce,
    )  # fmt: skip


def as_entry(row: Row) -> Entry:
    return Entry(*row)


def as_counts(row: Row) -> Counts:
    games, running, finished = row
    return Counts(games - finished - running, running, finished)
