"""HTTP: replays, records and the graph of chances of a game."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..errors import Refused
from ..protocol.http import Uploaded
from ..store import GameRow
from ..tables.reader import ReadRequest
from ..tokens import matches_digest, matches_link, new_token
from ..views.lobby import kept_options, table_summary
from .requests import (
    JSON,
    address_of,
    language_of,
    limit_new_tables,
    parse_number,
    read_bytes,
    reply,
    seat_of,
    token_of,
)
from .services import Services


async def replay(request: Request) -> Response:
    row, wanted = await _viewed(request, "replay")
    return await _answer(request, row, wanted)


async def position(request: Request) -> Response:
    row, wanted = await _viewed(request, "position")
    number = parse_number(request.path_params["number"], "position", "a whole number")
    return await _answer(request, row, msgspec.structs.replace(wanted, number=number))


async def record(request: Request) -> Response:
    row = await _row(request)
    if row.finished is None:
        raise Refused("refused", "record-running", 403)
    answer = await _answer(request, row, ReadRequest("record"), "text/plain; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="{row.id}.killshot"'
    return answer


async def expectation(request: Request) -> Response:
    row = await _row(request)
    if row.finished is None:
        raise Refused("refused", "not-over", 409)
    return await _answer(request, row, ReadRequest("expectation"))


async def upload(request: Request) -> Response:
    limit_new_tables(request)
    text = await read_bytes(request)
    token = token_of(request, new_token())
    services = Services.of(request)
    most = services.settings.upload_moves
    row, drafts = await services.readers.upload(text, token, most, address_of(request) or "-")
    await services.store.create(row, drafts)
    return reply(Uploaded(table=table_summary(row, language_of(request))), 201)


async def _answer(request: Request, row: GameRow, wanted: ReadRequest, media: str = JSON) -> Response:
    """What a reader process says about a game. It is compressed there too, if the client can read that."""
    services, address = Services.of(request), address_of(request) or "-"
    is_compressed = "gzip" in request.headers.get("accept-encoding", "")
    wanted = msgspec.structs.replace(wanted, is_compressed=is_compressed)
    if services.readers.known(row, wanted) is None and not services.reads.take(address):
        raise Refused("too-fast", "too-many-reads", 429)
    body = await services.readers.read(row, wanted, address)
    headers = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip" if is_compressed else "identity"}
    return Response(body, media_type=media, headers=headers)


async def _row(request: Request) -> GameRow:
    row = await Services.of(request).store.find(request.path_params["id"])
    if row is None:
        raise Refused("refused", "no-table", 404)
    return row


async def _viewed(request: Request, kind: Literal["replay", "position"]) -> tuple[GameRow, ReadRequest]:
    """The game, and what this client may read of it from the seat it asks for."""
    row = await _row(request)
    seat = seat_of(request)
    if seat is not None and not 0 <= seat < len(row.seats):
        raise Refused("refused", "no-such-seat", 404)
    if row.started is None:
        raise Refused("refused", "not-started", 409)
    if row.finished is None:
        _check_viewpoint(request, row, seat)
    steps = None if row.finished is not None else await _visible_steps(request, row, seat)
    return row, ReadRequest(kind, seat, language_of(request), steps=steps)


async def _visible_steps(request: Request, row: GameRow, seat: int | None) -> int:
    """The moves and undos of a running game that this seat may know of: fewer during the pause after a hit."""
    table = await Services.of(request).registry.table(row.id)
    return table.visible(seat).step


def _check_viewpoint(request: Request, row: GameRow, seat: int | None) -> None:
    """During a game players see it from their own seat, others as spectators where they may watch."""
    token = token_of(request, "")
    if seat is not None and not matches_digest(row.seats[seat].token, token):
        raise Refused("not-yours", "not-public", 403)
    holds = any(matches_digest(other.token, token) for other in row.seats) or matches_digest(row.host, token)
    may_watch = holds or matches_link(row.watch, request.query_params.get("watch", ""))
    if seat is None and not (kept_options(row).options.public or may_watch):
        raise Refused("refused", "private", 403)
