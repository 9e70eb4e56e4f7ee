"""The pages of the web client, and what operators look at."""

from __future__ import annotations

import hmac
import logging
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ...text import language, preferred_language
from ..store import StoreError
from .addresses import host_name, is_loopback
from .services import Services

logger = logging.getLogger(__name__)

STATIC: Final = Path(__file__).parents[1] / "static"


async def page(request: Request) -> Response:
    """A file of the web client. Any other path is an address inside the client, which reads it itself."""
    if not (STATIC / "index.html").is_file():
        words = language(preferred_language(request.headers.get("accept-language", "")))
        return PlainTextResponse(words.say("page.missing") + "\n", 503)
    name = request.path_params["path"]
    try:
        file = (STATIC / name).resolve()
        is_ours = bool(name) and file.is_file() and file.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):  # no file system has such a name
        return PlainTextResponse("404\n", 404)
    if is_ours:
        return FileResponse(file, headers={"Cache-Control": "no-cache"})
    if "." in name.rpartition("/")[2]:
        return PlainTextResponse("404\n", 404)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def health(request: Request) -> Response:
    try:
        await Services.of(request).store.check()
    except StoreError as error:
        return PlainTextResponse(f"{error}\n", 503)
    return PlainTextResponse("ok\n")


def may_measure(request: Request, token: str) -> bool:
    """Whether this client may read the metrics: one with the token, or one on this computer without a proxy between."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        return hmac.compare_digest(token.encode(), given.encode())
    is_forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via"))
    is_here = request.client is not None and is_loopback(request.client.host)
    return is_here and not is_forwarded and is_loopback(host_name(request.headers.get("host", "")))


async def metrics(request: Request) -> Response:
    services = Services.of(request)
    if not may_measure(request, services.settings.metrics_token):
        return PlainTextResponse("404\n", 404)
    registry, pool = services.registry, services.registry.bot_pool
    gauges = {
        "tables": ("Tables in memory.", float(len(registry.tables))),
        "sockets": ("Open sockets.", float(len(services.sockets.connections))),
        "bot_thoughts": ("Decisions that bots were asked for.", float(pool.thoughts)),
        "bot_failures": ("Decisions that bots did not make in time.", float(pool.missed)),
    }
    try:
        counts = await services.store.counts()
        for name in ("open", "running", "finished"):
            gauges[f"games_{name}"] = (f"Games that are {name}.", float(getattr(counts, name)))
    except StoreError as error:
        logger.warning("no counts", extra={"reason": str(error)})
    return PlainTextResponse(registry.metrics.text(gauges), media_type="text/plain; version=0.0.4")
