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
from ..store import Change, Conflict, Draft, GameRow, SeatRow, StoreError, digest
from ..tokens import is_link, is_same, new_id, new_token
from ..views.lobby import KeptOptions
from ..workers.bot_pool import LADDER, playable_level
from .clocks import checked_clock

if TYPE_CHECKING:
    from .table import Table

NAME: Final = 24
TITLE: Final = 60
LINE: Final = 200


def checked_name(name: str) -> str:
    """One line of letters, as it may stand in a record, too."""
    clean = " ".join("".join(c if c.isprintable() and c not in ",#" else " " for c in name).split())
    if not 0 < len(clean) <= NAME:
        raise Refused("refused", "name", limit=NAME)
    return clean


def checked_level(level: str) -> str:
    """A rung of the ladder. Other people's bots play over the protocol."""
    if level not in LADDER and level not in BOTS:
        raise Refused("refused", "level", level=level[:NAME], levels=", ".join(BOTS))
    return playable_level(level)


def checked_options(options: TableOptions) -> TableOptions:
    title = " ".join(options.title.split())
    if len(title) > TITLE or not title.isprintable():
        raise Refused("refused", "title", limit=TITLE)
    return msgspec.structs.replace(options, title=title, clock=checked_clock(options.clock))


def new_row(wanted: NewTable, token: str) -> tuple[GameRow, list[Draft]]:
    """The row of a table that is being opened, and its first entries."""
    try:
        setup = Setup.from_json(msgspec.to_builtins(wanted.setup))
    except SetupError as error:
        raise Refused("refused", "setup", reason=error) from None
    if len(wanted.seats) != setup.players:
        raise Refused("refused", "seats", players=setup.players, seats=len(wanted.seats))
    held = digest(token)
    seats: list[SeatRow] = []
    for number, choice in enumerate(wanted.seats):
        if choice.kind == "me":
            seats.append(SeatRow(number, "person", checked_name(choice.name), "", held))
        elif choice.kind == "bot":
            seats.append(SeatRow(number, "bot", "", checked_level(choice.level)))
        else:
            seats.append(SeatRow(number))
    start = wanted.start and all(seat.kind != "open" for seat in seats)
    return _row(setup, checked_options(wanted.options), tuple(seats), held, start)


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
        id=new_id(),
        setup=msgspec.json.encode(setup.to_json()).decode(),
        seed=secrets.randbits(62),
        options=msgspec.json.encode(kept).decode(),
        created=now,
        invite=new_token()[:22],
        watch=new_token()[:22],
        host=host,
        public=options.public,
        started=now if start else None,
        rematch_of=rematch_of,
        due=now if start else float("inf"),  # if nobody looks at it, a server will
        seats=seats,
    )
    return row, [Draft("start", at=now)] if start else []


async def sit(table: Table, name: str, seat: int | None, invite: str, token: str) -> int:
    """Take an open seat before the start; gives its number. With the last one taken, the game starts."""
    async with table.lock:
        row = table.row
        held = digest(token)
        may = table.options.public or is_link(row.invite, invite) or is_same(row.host, token)
        if not may and not any(is_same(other.token, token) for other in row.seats):
            raise Refused("refused", "private", 403)
        if row.started is not None:
            raise Refused("refused", "started", 409)
        free = [other.seat for other in row.seats if other.kind == "open"]
        if seat is not None and not 0 <= seat < len(row.seats):
            raise Refused("refused", "no-such-seat")
        if seat is not None and seat not in free:
            raise Refused("refused", "seat-taken", 409)
        if not free:
            raise Refused("refused", "no-seat", 409)
        taken = free[0] if seat is None else seat
        person = SeatRow(taken, "person", checked_name(name), "", held)
        drafts = [Draft("sit", "", taken)]
        seats = [other if other.seat != taken else person for other in row.seats]
        change = None
        if all(other.kind != "open" for other in seats):
            drafts.append(Draft("start"))
            change = Change(started=time.time(), due=time.time())
        await table.write(drafts, after=table.last, seats=[person], change=change)
        return taken


def host_only(table: Table, token: str) -> None:
    if not is_same(table.row.host, token):
        raise Refused("refused", "host-only", 403)
    if table.row.started is not None:
        raise Refused("refused", "started", 409)


async def start(table: Table, message: Start, token: str) -> None:
    async with table.lock:
        host_only(table, token)
        level = checked_level(message.level)
        bots = [SeatRow(seat.seat, "bot", "", level) for seat in table.row.seats if seat.kind == "open"]
        now = time.time()
        await table.write([Draft("start", at=now)], after=table.last, seats=bots, change=Change(started=now, due=now))


async def set_seat(table: Table, message: SetSeat, token: str) -> None:
    async with table.lock:
        host_only(table, token)
        row = seat_of(table, message.seat)
        if row.kind == "person" and not is_same(row.token, token):
            raise Refused("refused", "seat-held", 409)
        changed = SeatRow(row.seat)
        if message.kind == "bot":
            changed = SeatRow(row.seat, "bot", "", checked_level(message.level))
        await table.write([Draft("seat", "", row.seat)], after=table.last, seats=[changed])


def seat_of(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.row.seats):
        raise Refused("refused", "no-such-seat")
    return table.row.seats[seat]


async def leave(table: Table, seat: int) -> None:
    async with table.lock:
        if table.row.started is None:
            await table.write([Draft("stand", "", seat)], after=table.last, seats=[SeatRow(seat)])
        elif not table.is_over and seat not in table.away:
            await away(table, seat)


async def away(table: Table, seat: int) -> None:
    """From now on a bot plays for this person; the lock is held."""
    change = Change(due=min(table.row.due, time.time()))
    await table.write([Draft("away", "", seat)], seats=[table.seat_row(seat, away=True)], change=change)


async def back(table: Table, seats: Sequence[int]) -> None:
    """These people play themselves again."""
    async with table.lock:
        gone = [seat for seat in seats if seat in table.away]
        if gone and not table.is_over:
            rows = [table.seat_row(seat, away=False) for seat in gone]
            await table.write([Draft("back", "", seat) for seat in gone], seats=rows)


async def say(table: Table, line: ChatLine) -> None:
    async with table.lock:
        await table.write([Draft("chat", msgspec.json.encode(line).decode(), line.seat, line.at)])


async def rematch(table: Table) -> str:
    """The table of the rematch: the first who asks opens it and everybody is told, here and at other processes."""
    if not table.is_over:
        raise Refused("refused", "not-over", 409)
    async with table.lock:
        try:
            row = await _with_rematch(table)
        except StoreError:
            raise Refused("busy", status=503) from None
        assert row.rematch is not None
        table.row = row
        if not table.is_rematch_told:
            await table.write([Draft("rematch", row.rematch)])
        return row.rematch


async def _with_rematch(table: Table) -> GameRow:
    store = table.hall.store
    row = await store.game(table.id)
    if row.rematch is not None:
        return row
    seats = tuple(table.seat_row(seat.seat, away=False) for seat in row.seats)
    again, drafts = _row(table.setup, table.options, seats, row.host, True, rematch_of=row.id)
    with suppress(Conflict):  # somebody else was quicker
        await store.create(again, drafts)
    return await store.game(table.id)
