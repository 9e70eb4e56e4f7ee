"""HTTP: the catalogue, advice about setups, and opening, finding and joining tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...text import language
from ..errors import Refused
from ..protocol.http import NewTable, Seated, SetupQuestion, TableList, TakeSeat
from ..protocol.table import Links, TableSummary
from ..store import GameRow, Page, digest
from ..tables import seating
from ..tables.registry import Registry
from ..tokens import matches_digest, new_token
from ..views.catalogue import catalogue_bytes
from ..views.lobby import table_summary
from ..views.setup_advice import setup_advice
from .connection import checked_language
from .requests import JSON, address_of, language_of, limit_new_tables, read_body, reply, token_of
from .services import Services

# What needs no table


async def catalogue(request: Request) -> Response:
    text = catalogue_bytes(language_of(request))
    tag = f'"{digest(text.hex())[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=JSON, headers=headers)


async def setup(request: Request) -> Response:
    question = await read_body(request, SetupQuestion)
    return reply(setup_advice(question.setup, language(checked_language(question.lang))))


# Tables


async def tables(request: Request) -> Response:
    registry, page = Services.of(request).registry, await _page(request)
    lang = language_of(request)
    summaries = [_summary(registry, row, lang) for row in page.games]
    return reply(TableList(tables=summaries, cursor=page.cursor))


async def _page(request: Request) -> Page:
    try:
        return await _listing(request)
    except ValueError:
        raise Refused("malformed", "query", name="cursor", what="the cursor of a page before") from None


async def _listing(request: Request) -> Page:
    store, cursor = Services.of(request).store, request.query_params.get("cursor")
    match request.query_params.get("list", "open"):
        case "open":
            return await store.open_games(cursor)
        case "running":
            return await store.running_games(cursor)
        case "finished":
            return await store.finished_games(cursor)
        case "mine":
            return await store.games_of([digest(token_of(request))], cursor)
    raise Refused("malformed", "list")


def _summary(registry: Registry, row: GameRow, lang: str) -> TableSummary:
    """The table as the list shows it; this process knows who is present only at the tables it has in memory."""
    table = registry.tables.get(row.id)
    if table is None:
        return table_summary(row, lang)
    return table_summary(row, lang, table.subscribers.present, table.subscribers.watchers)


async def open_table(request: Request) -> Response:
    limit_new_tables(request)
    wanted = await read_body(request, NewTable)
    token = token_of(request, new_token())
    row, drafts = seating.new_row(wanted, token)
    services = Services.of(request)
    services.registry.admit_level(row.id, address_of(request), *(seat.level for seat in row.seats))
    await services.store.create(row, drafts)
    return reply(_seated(row, table_summary(row, language_of(request)), token), 201)


async def table(request: Request) -> Response:
    found = await Services.of(request).registry.table(request.path_params["id"])
    return reply(found.summary(language_of(request)))


async def sit(request: Request) -> Response:
    limit_new_tables(request)
    wanted = await read_body(request, TakeSeat)
    token = token_of(request, new_token())
    found = await Services.of(request).registry.table(request.path_params["id"])
    await seating.sit(found, wanted.name, wanted.seat, wanted.invite, token)
    return reply(_seated(found.row, found.summary(language_of(request)), token))


def _seated(row: GameRow, summary: TableSummary, token: str) -> Seated:
    seats = [seat.seat for seat in row.seats if matches_digest(seat.token, token)]
    return Seated(table=summary, seats=seats, token=token, links=Links(row.invite, row.watch))
