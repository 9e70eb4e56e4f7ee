"""What requests say, and how they are answered."""

from __future__ import annotations

import logging
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...text import DEFAULT, LANGUAGES
from ..errors import Refused
from ..protocol.http import Failure
from ..tokens import checked_token
from .addresses import network_of
from .connection import TOO_DEEP, checked_language
from .services import Services

T = TypeVar("T")
JSON: Final = "application/json"

logger = logging.getLogger(__name__)


async def read_bytes(request: Request) -> bytes:
    limit, parts, size = Services.of(request).settings.body_bytes, [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise Refused("too-large", status=413, limit=limit)
        parts.append(part)
    return b"".join(parts)


async def read_body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await read_bytes(request), type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("malformed", what=error) from None
    except RecursionError:
        raise Refused("malformed", what=TOO_DEEP) from None


def language_of(request: Request) -> str:
    return checked_language(request.query_params.get("lang", DEFAULT))


def seat_of(request: Request) -> int | None:
    """The seat in the query; None: there is none."""
    value = request.query_params.get("seat")
    return parse_number(value, "seat", "the number of a seat") if value else None


def parse_number(value: str, name: str, what: str) -> int:
    try:
        return int(value[:20])
    except ValueError:
        raise Refused("malformed", "query", name=name, what=what) from None


def token_of(request: Request, default: str | None = None) -> str:
    """The token in the header, or the default. Without a default the header must have one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return checked_token(token.strip())
    if default is None:
        raise Refused("malformed", "token", 401)
    return default


def address_of(connection: HTTPConnection) -> str:
    """The network of the client, as limits count it."""
    return network_of(connection.client.host if connection.client is not None else "")


def limit_new_tables(request: Request) -> None:
    """Refuse an address that opens tables or takes seats too often."""
    if not Services.of(request).new_tables.take(address_of(request)):
        raise Refused("too-fast", "too-many-tables", 429)


def reply(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def failure(error: Refused, lang: str) -> Response:
    return reply(Failure(code=error.code, text=error.text(lang)), error.status)


async def refuse(request: Request, error: Exception) -> Response:
    """The answer to a refusal. A store that fails makes the server busy."""
    if not isinstance(error, Refused):
        logger.warning("store failed", extra={"reason": str(error), "path": request.url.path})
        error = Refused("busy", status=503)
    lang = request.query_params.get("lang", DEFAULT)
    metrics = Services.of(request).registry.metrics
    metrics.count("refused")
    return failure(error, lang if lang in LANGUAGES else DEFAULT)
