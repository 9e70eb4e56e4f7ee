"""HTTP: replays, records and the graph of chances of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..errors import Refused
from ..protocol.http import Uploaded
from ..store import Entry, GameRow
from ..tables.uploads import rows_of_upload
from ..tokens import matches_digest, matches_link, new_token
from ..views.expectations import expectation_view
from ..views.lobby import kept_options, table_info
from ..views.replays import ReplayBuilder, record_of
from .requests import language_of, limit_new_tables, parse_number, read_bytes, reply, seat_of, token_of
from .services import Services

P = ParamSpec("P")
T = TypeVar("T")


async def replay(request: Request) -> Response:
    builder = await _builder(request)
    return reply(await _compute(request, builder.replay))


async def position(request: Request) -> Response:
    builder = await _builder(request)
    number = parse_number(request.path_params["number"], "position", "a whole number")
    return reply(await _compute(request, builder.position, number))


async def record(request: Request) -> Response:
    row = await _row(request)
    if row.finished is None:
        raise Refused("refused", "record-running", 403)
    found = await _compute(request, record_of, row, await _entries(request))
    headers = {"Content-Disposition": f'attachment; filename="{row.id}.killshot"'}
    return PlainTextResponse(found.text(), headers=headers)


async def expectation(request: Request) -> Response:
    row = await _row(request)
    if row.finished is None:
        raise Refused("refused", "not-over", 409)
    return reply(await _compute(request, expectation_view, row, await _entries(request)))


async def upload(request: Request) -> Response:
    limit_new_tables(request)
    text = await read_bytes(request)
    token = token_of(request, new_token())
    row, drafts = await _compute(request, rows_of_upload, text, token)
    await Services.of(request).store.create(row, drafts)
    return reply(Uploaded(table=table_info(row, language_of(request))), 201)


async def _compute(request: Request, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function that takes a while in a thread; only a few run at the same time."""
    async with Services.of(request).replays:
        return await asyncio.to_thread(function, *args, **kwargs)


async def _row(request: Request) -> GameRow:
    row = await Services.of(request).store.find(request.path_params["id"])
    if row is None:
        raise Refused("refused", "no-table", 404)
    return row


async def _entries(request: Request) -> list[Entry]:
    return await Services.of(request).store.entries(request.path_params["id"])


async def _builder(request: Request) -> ReplayBuilder:
    """The replay this client asks for, if it may see the game from that seat."""
    row = await _row(request)
    seat = seat_of(request)
    if seat is not None and not 0 <= seat < len(row.seats):
        raise Refused("refused", "no-such-seat", 404)
    if row.started is None:
        raise Refused("refused", "not-started", 409)
    if row.finished is None:
        _check_viewpoint(request, row, seat)
    return ReplayBuilder(row, await _entries(request), seat, language_of(request))


def _check_viewpoint(request: Request, row: GameRow, seat: int | None) -> None:
    """During a game players see it from their own seat, others as spectators where they may watch."""
    token = token_of(request, "")
    if seat is not None and not matches_digest(row.seats[seat].token, token):
        raise Refused("not-yours", "not-public", 403)
    holds = any(matches_digest(other.token, token) for other in row.seats) or matches_digest(row.host, token)
    may_watch = holds or matches_link(row.watch, request.query_params.get("watch", ""))
    if seat is None and not (kept_options(row).options.public or may_watch):
        raise Refused("refused", "private", 403)
