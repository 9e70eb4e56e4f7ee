"""The HTTP API: opening and finding tables, taking seats, replays and records, the catalogue."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ...record import Record, RecordError
from ...text import language
from ..errors import Refused
from ..protocol.http import (
    NewTable,
    SeatChoice,
    Seated,
    SetupQuestion,
    TableList,
    TakeSeat,
    Uploaded,
)
from ..protocol.table import Links, TableOptions
from ..store import MOVE, Draft, GameRow, digest
from ..tables import seating
from ..tables.registry import Hall
from ..tokens import checked_token, is_link, is_same, new_token
from ..views.catalogue import catalogue_bytes
from ..views.expectations import expectation
from ..views.lobby import kept_options, setup_choice, table_info
from ..views.replays import Moves, Showing, finished_row
from ..views.setup_advice import advice
from .connection import checked_language
from .limits import Buckets

T = TypeVar("T")
JSON = "application/json"
REPLAYS = 2  # replays that are worked out at the same time, in threads


class Api:
    """One method per request; what they refuse is told in `app`."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        rate = hall.settings.tables_per_minute
        self.opened = Buckets(rate / 60, rate)
        self.replaying = asyncio.Semaphore(REPLAYS)

    def routes(self) -> list[Route]:
        table = "/api/tables/{id:str}"
        return [
            Route("/api/catalogue", self.catalogue),
            Route("/api/setup", self.setup, methods=["POST"]),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/records", self.upload, methods=["POST"]),
            Route(table, self.table),
            Route(f"{table}/seats", self.sit, methods=["POST"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/replay", self.replay),
            Route(f"{table}/positions/{{number:str}}", self.position),
            Route(f"{table}/expectation", self.expectation),
        ]

    # What one can know without a table

    async def catalogue(self, request: Request) -> Response:
        text = catalogue_bytes(asked_language(request))
        tag = f'"{digest(text.hex())[:16]}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(text, media_type=JSON, headers=headers)

    async def setup(self, request: Request) -> Response:
        question = await self.body(request, SetupQuestion)
        return reply(advice(question.setup, language(checked_language(question.lang))))

    # Tables

    async def tables(self, request: Request) -> Response:
        wanted, cursor = request.query_params.get("list", "open"), request.query_params.get("cursor")
        store = self.hall.store
        if wanted == "mine":
            page = await store.games_of([digest(token_of(request))], cursor)
        elif wanted in ("open", "running", "finished"):
            pages = {"open": store.open_games, "running": store.running_games, "finished": store.finished_games}
            page = await pages[wanted](cursor)
        else:
            raise Refused("malformed", "list")
        lang = asked_language(request)
        infos = []
        for row in page.games:
            table = self.hall.tables.get(row.id)
            audience = table.audience if table is not None else None
            infos.append(
                table_info(row, lang, audience.present, audience.watchers)
                if audience is not None
                else table_info(row, lang)
            )
        return reply(TableList(tables=infos, cursor=page.cursor))

    async def open_table(self, request: Request) -> Response:
        self.limit(request)
        wanted = await self.body(request, NewTable)
        token = token_of(request, new_token())
        row, drafts = seating.new_row(wanted, token)
        await self.hall.store.create(row, drafts)
        seats = [seat.seat for seat in row.seats if is_same(seat.token, token)]
        info = table_info(row, asked_language(request))
        return reply(Seated(table=info, seats=seats, token=token, links=Links(row.invite, row.watch)), 201)

    async def table(self, request: Request) -> Response:
        table = await self.hall.table(request.path_params["id"])
        return reply(table.info(asked_language(request)))

    async def sit(self, request: Request) -> Response:
        self.limit(request)
        wanted = await self.body(request, TakeSeat)
        token = token_of(request, new_token())
        table = await self.hall.table(request.path_params["id"])
        await seating.sit(table, wanted.name, wanted.seat, wanted.invite, token)
        seats = [seat.seat for seat in table.row.seats if is_same(seat.token, token)]
        links = Links(table.row.invite, table.row.watch)
        return reply(Seated(table=table.info(asked_language(request)), seats=seats, token=token, links=links))

    # What was played

    async def showing(self, request: Request) -> Showing:
        """A game to be seen again, if whoever asks may see it through these eyes."""
        row = await self.row(request)
        seat = asked_number(request, "seat", "the number of a seat")
        if seat is not None and not 0 <= seat < len(row.seats):
            raise Refused("refused", "no-such-seat", 404)
        options = kept_options(row).options
        if row.started is None:
            raise Refused("refused", "not-started", 409)
        if row.finished is None:
            self.check_eyes(request, row, seat, options)
        moves = Moves(await self.hall.store.entries(row.id))
        return Showing(row, moves, seat, asked_language(request), options.open_points)

    def check_eyes(self, request: Request, row: GameRow, seat: int | None, options: TableOptions) -> None:
        """Of a running game one sees what one's own seat sees, or what spectators see where they may watch."""
        token = token_of(request, "")
        if seat is not None and not is_same(row.seats[seat].token, token):
            raise Refused("not-yours", "not-public", 403)
        holds = any(is_same(other.token, token) for other in row.seats) or is_same(row.host, token)
        may = options.public or holds or is_link(row.watch, request.query_params.get("watch", ""))
        if seat is None and not may:
            raise Refused("refused", "private", 403)

    async def replay(self, request: Request) -> Response:
        showing = await self.showing(request)
        async with self.replaying:
            return reply(await asyncio.to_thread(showing.replay))

    async def position(self, request: Request) -> Response:
        showing = await self.showing(request)
        try:
            number = int(request.path_params["number"])
        except ValueError:
            raise Refused("malformed", "query", name="position", what="a whole number") from None
        async with self.replaying:
            return reply(await asyncio.to_thread(showing.position, number))

    async def record(self, request: Request) -> Response:
        row = await self.row(request)
        if row.finished is None:
            raise Refused("refused", "record-running", 403)
        moves = Moves(await self.hall.store.entries(row.id))
        async with self.replaying:
            record = await asyncio.to_thread(moves.record, row)
        headers = {"Content-Disposition": f'attachment; filename="{row.id}.killshot"'}
        return PlainTextResponse(record.text(), headers=headers)

    async def expectation(self, request: Request) -> Response:
        row = await self.row(request)
        if row.finished is None:
            raise Refused("refused", "not-over", 409)
        moves = Moves(await self.hall.store.entries(row.id))
        async with self.replaying:
            return reply(await asyncio.to_thread(expectation, row, moves))

    async def upload(self, request: Request) -> Response:
        self.limit(request)
        text = await self.bytes(request)
        token = token_of(request, new_token())
        async with self.replaying:
            row, drafts = await asyncio.to_thread(uploaded, text, token)
        await self.hall.store.create(row, drafts)
        return reply(Uploaded(table=table_info(row, asked_language(request))), 201)

    # Shared

    async def row(self, request: Request) -> GameRow:
        row = await self.hall.store.find(request.path_params["id"])
        if row is None:
            raise Refused("refused", "no-table", 404)
        return row

    def limit(self, request: Request) -> None:
        if not self.opened.take(address_of(request)):
            raise Refused("too-fast", "too-many-tables", 429)

    async def bytes(self, request: Request) -> bytes:
        limit, parts, size = self.hall.settings.body_bytes, [], 0
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise Refused("too-large", status=413, limit=limit)
            parts.append(part)
        return b"".join(parts)

    async def body(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self.bytes(request), type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refused("malformed", what=error) from None


def uploaded(text: bytes, token: str) -> tuple[GameRow, list[Draft]]:
    """The rows of an uploaded record, which is replayed move by move."""
    try:
        record = Record.parse(text.decode("utf-8"))
        names = record.names or tuple(str(seat + 1) for seat in range(record.setup.players))
        seats = [SeatChoice("me", name) for name in names]
        wanted = NewTable(setup=setup_choice(record.setup), seats=seats, options=TableOptions(), start=False)
        row, _ = seating.new_row(wanted, token)
        row = finished_row(replace(row, seed=record.seed), record)
    except (RecordError, UnicodeError, ValueError) as error:
        raise Refused("refused", "record", reason=error) from None
    moves = replayed_moves(record, row.created)
    return row, [Draft("start", at=row.created), *moves]


def replayed_moves(record: Record, at: float) -> list[Draft]:
    drafts: list[Draft] = []
    for game in record.positions():
        asked, number = game.decision, len(game.actions)
        if asked is not None and number < len(record.actions):
            action = record.actions[number]
            drafts.append(Draft(MOVE, action.word, asked.answerer(action), at))
    return drafts


def reply(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def asked_language(request: Request) -> str:
    return checked_language(request.query_params.get("lang", "en"))


def asked_number(request: Request, name: str, what: str) -> int | None:
    value = request.query_params.get(name)
    if value is None or value == "":
        return None
    try:
        return int(value)
    except ValueError:
        raise Refused("malformed", "query", name=name, what=what) from None


def token_of(request: Request, default: str | None = None) -> str:
    """The token in the header, or the default; without one, there has to be a token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return checked_token(token.strip())
    if default is None:
        raise Refused("malformed", "token", 401)
    return default


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""
