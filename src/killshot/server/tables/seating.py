"""Who sits where: opening a table, taking a seat, starting, leaving, coming back, a rematch."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from ...bots import BOTS
from ...engine.setup import Setup, SetupError
from ..errors import Refused
from ..protocol.http import NewTable
from ..protocol.socket import ChatLine, SetSeat, Start
from ..protocol.table import TableOptions
from ..store import NEVER, Change, Conflict, Draft, GameRow, SeatRow, StoreError, digest
from ..tokens import matches_digest, matches_link, new_table_id, new_token
from ..views.deal import shares_text
from ..views.lobby import KeptOptions
from .clocks import checked_clock
from .names import NAME, check_distinct, checked_name
from .shares import begin_opening, open_share, open_shares

if TYPE_CHECKING:
    from .table import Table

# The longest texts people may give, in characters.
TITLE: Final = 60
LINE: Final = 200
CHAT_LINES: Final = 8  # of one seat
CHAT_SECONDS: Final = 15.0  # in which a seat may say them


def checked_level(level: str) -> str:
    """A rung of the ladder. Bots from elsewhere play over the protocol."""
    if level not in BOTS:
        raise Refused("refused", "level", level=level[:NAME], levels=", ".join(BOTS))
    return level


def checked_options(options: TableOptions) -> TableOptions:
    title = " ".join(options.title.split())
    if len(title) > TITLE or not title.isprintable():
        raise Refused("refused", "title", limit=TITLE)
    pause = options.public if options.pause is msgspec.UNSET else options.pause
    return msgspec.structs.replace(options, title=title, pause=pause, clock=checked_clock(options.clock))


def new_row(wanted: NewTable, token: str, are_distinct: bool = True) -> tuple[GameRow, list[Draft]]:
    """The row of a new table, and its first entries. Names that look alike are refused if `are_distinct`."""
    try:
        setup = Setup.from_json(msgspec.to_builtins(wanted.setup))
    except SetupError as error:
        raise Refused("refused", "setup", reason=error) from None
    if len(wanted.seats) != setup.players:
        raise Refused("refused", "seats", players=setup.players, seats=len(wanted.seats))
    host = digest(token)
    seats: list[SeatRow] = []
    for number, choice in enumerate(wanted.seats):
        if choice.kind == "me":
            seats.append(SeatRow(number, "person", checked_name(choice.name), "", host))
        elif choice.kind == "bot":
            seats.append(SeatRow(number, "bot", "", checked_level(choice.level)))
        else:
            seats.append(SeatRow(number))
    if are_distinct:
        check_distinct(seat.name for seat in seats if seat.kind == "person")
    start = wanted.start and all(seat.kind != "open" for seat in seats)
    return _row(setup, checked_options(wanted.options), tuple(seats), host, start)


def _row(
    setup: Setup,
    options: TableOptions,
    seats: tuple[SeatRow, ...],
    host: str | None,
    start: bool,
    rematch_of: str | None = None,
) -> tuple[GameRow, list[Draft]]:
    now = time.time()
    kept = KeptOptions(options, new_token())
    row = GameRow(
        id=new_table_id(),
        setup=msgspec.json.encode(setup.to_json()).decode(),
        seed=secrets.randbits(256),
        options=msgspec.json.encode(kept).decode(),
        created=now,
        invite=new_token()[:22],
        watch=new_token()[:22],
        host=host,
        public=options.public,
        started=now if start else None,
        rematch_of=rematch_of,
        due=now if start else NEVER,  # bots begin even if no client connects
        seats=seats,
        nonce=secrets.token_hex(32),
    )
    return row, [Draft("start", at=now)] if start else []


async def sit(table: Table, name: str, seat: int | None, invite: str, token: str) -> int:
    """Take an open seat before the start, and return its number. Taking the last one starts the game."""
    async with table.lock:
        row = table.row
        _require_invite(table, invite, token)
        if row.started is not None:
            raise Refused("refused", "started", 409)
        taken = _free_seat(row, seat)
        if digest(token) in table.removed:
            raise Refused("refused", "removed", 403)
        person = SeatRow(taken, "person", checked_name(name), "", digest(token))
        check_distinct([*(other.name for other in row.seats if other.kind == "person"), person.name])
        is_full = all(other.kind != "open" for other in row.seats if other.seat != taken)
        drafts = [Draft("sit", "", taken)]
        change = None
        if is_full and not table.pending:
            drafts.append(Draft("start"))
            change = Change(started=time.time(), due=time.time())
        await table.write(drafts, after=table.last, seats=[person], change=change)
    if is_full and table.row.started is None:
        await _deal(table)
    return taken


async def _deal(table: Table, level: str = "") -> None:
    """Have the shares opened, then start; bots of this level take the seats that are still open."""
    await open_shares(table)
    async with table.lock:
        bots = [SeatRow(seat.seat, "bot", "", level) for seat in table.row.seats if seat.kind == "open"]
        if table.row.started is not None or (bots and not level):  # a player has left meanwhile
            return
        now = time.time()
        start = Draft("start", shares_text(table.pending.values()), at=now)
        await table.write([start], after=table.last, seats=bots, change=Change(started=now, due=now))


def _require_invite(table: Table, invite: str, token: str) -> None:
    """A private table is open to its invite link, its host, and people who sit there already."""
    row = table.row
    is_known = matches_digest(row.host, token) or any(matches_digest(seat.token, token) for seat in row.seats)
    if not (table.options.public or matches_link(row.invite, invite) or is_known):
        raise Refused("refused", "private", 403)


def _free_seat(row: GameRow, wanted: int | None) -> int:
    """The wanted seat if it is open; None: the first open one."""
    free = [seat.seat for seat in row.seats if seat.kind == "open"]
    if wanted is not None and not 0 <= wanted < len(row.seats):
        raise Refused("refused", "no-such-seat")
    if wanted is not None and wanted not in free:
        raise Refused("refused", "seat-taken", 409)
    if not free:
        raise Refused("refused", "no-seat", 409)
    return free[0] if wanted is None else wanted


def _require_host(table: Table, token: str) -> None:
    """Only the host may change the seats, and only before the start."""
    if not matches_digest(table.row.host, token):
        raise Refused("refused", "host-only", 403)
    if table.row.started is not None:
        raise Refused("refused", "started", 409)


async def start(table: Table, message: Start, token: str) -> None:
    """Start now; bots take the seats that are still open."""
    async with table.lock:
        _require_host(table, token)
        level = checked_level(message.level)
    own = [seat.seat for seat in table.row.seats if matches_digest(seat.token, token) and seat.seat in table.pending]
    if message.value and own:
        await begin_opening(table)
        await open_share(table, own[0], message.value)
    await _deal(table, level)


async def set_seat(table: Table, message: SetSeat, token: str) -> None:
    """Open a seat for people, or give it to a bot. Another person who sits there is removed, and stays so."""
    async with table.lock:
        _require_host(table, token)
        if not 0 <= message.seat < len(table.row.seats):
            raise Refused("refused", "no-such-seat")
        row = table.row.seats[message.seat]
        removed = row.token if row.kind == "person" and not matches_digest(row.token, token) else None
        changed = SeatRow(row.seat)
        if message.kind == "bot":
            changed = SeatRow(row.seat, "bot", "", checked_level(message.level))
        await table.write([Draft("seat", "", row.seat)], after=table.last, seats=[changed])
        if removed is not None:
            table.removed.add(removed)


async def leave(table: Table, seat: int) -> None:
    """Before the start the seat becomes free; during the game a bot takes over."""
    async with table.lock:
        if table.row.started is None:
            await table.write([Draft("stand", "", seat)], after=table.last, seats=[SeatRow(seat)])
        elif not table.is_over and seat not in table.away:
            await leave_to_bot(table, seat)


async def leave_to_bot(table: Table, seat: int) -> None:
    """From now on a bot plays for this person; the lock is held."""
    change = Change(due=min(table.row.due, time.time()))
    await table.write([Draft("away", "", seat)], seats=[table.seat_row(seat, away=True)], change=change)


async def come_back(table: Table, seats: Sequence[int]) -> None:
    """The people on these seats take over from their bots again."""
    async with table.lock:
        gone = [seat for seat in seats if seat in table.away]
        if gone and not table.is_over:
            rows = [table.seat_row(seat, away=False) for seat in gone]
            await table.write([Draft("back", "", seat) for seat in gone], seats=rows)


async def say(table: Table, line: ChatLine) -> None:
    async with table.lock:
        recent = [other for other in table.chat if other.seat == line.seat and line.at - other.at < CHAT_SECONDS]
        if len(recent) >= CHAT_LINES:
            raise Refused("too-fast", "chat-quota", 429)
        await table.write([Draft("chat", msgspec.json.encode(line).decode(), line.seat, line.at)])


async def rematch(table: Table) -> str:
    """The id of the rematch. The first request opens it; everyone is told, also at other processes."""
    if not table.is_over:
        raise Refused("refused", "not-over", 409)
    async with table.lock:
        try:
            table.row, name = await _open_rematch(table)
        except StoreError:
            raise Refused("busy", status=503) from None
        if not table.is_rematch_announced:
            await table.write([Draft("rematch", name)])
        return name


async def _open_rematch(table: Table) -> tuple[GameRow, str]:
    """The row of the finished game, and the id of its rematch."""
    store = table.registry.store
    row = await store.game(table.id)
    if row.rematch is None:
        seats = tuple(table.seat_row(seat.seat, away=False) for seat in row.seats)
        again, drafts = _row(table.setup, table.options, seats, row.host, True, rematch_of=row.id)
        with suppress(Conflict):  # another process was quicker
            await store.create(again, drafts)
        row = await store.game(table.id)
    if row.rematch is None:
        raise StoreError(f"game {table.id!r} has lost its rematch")
    return row, row.rematch
