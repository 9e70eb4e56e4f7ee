"""Protection of browsers: no other site's pages, and headers that leave foreign scripts no way in."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...text import DEFAULT
from ..errors import Refused
from .addresses import KnownHosts
from .requests import failure

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Wraps the whole application, so that answers to unexpected errors have the headers too."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.origins = set(origins)
        self.hosts = KnownHosts(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message = {**message, "headers": [*message.get("headers", []), *headers]}
            await send(message)

        problem = self.problem(HTTPConnection(scope))
        if problem is None:
            with suppress(ClientDisconnect):  # the client hung up while it was sending its request
                await self.app(scope, receive, send_guarded)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": problem.key})
        else:
            answer = failure(problem, DEFAULT)
            answer.headers["connection"] = "close"  # what follows such a request is not worth guessing
            await answer(scope, receive, send_guarded)

    def problem(self, connection: HTTPConnection) -> Refused | None:
        """Why a request is refused before anything looks at it."""
        scope, headers = connection.scope, connection.headers
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return Refused("malformed", "address")
        if "transfer-encoding" in headers and "content-length" in headers:
            return Refused("malformed", "length")
        if scope["path"] != "/health" and headers.get("host", "") not in self.hosts:
            return Refused("refused", "host", 421)
        return None if self.is_welcome(connection) else Refused("refused", "origin", 403)

    def is_welcome(self, connection: HTTPConnection) -> bool:
        """Whether the page that asks is from this site, as browsers say in `Origin`. Reading over HTTP is open to all."""
        origin = connection.headers.get("origin")
        if origin is None or (connection.scope["type"] == "http" and connection.scope["method"] in ("GET", "HEAD")):
            return True
        try:
            return origin in self.origins or urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:
            return False
