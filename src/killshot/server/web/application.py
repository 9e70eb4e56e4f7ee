"""The application: HTTP, sockets, the pages of the web client, and what keeps strangers out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...text import DEFAULT, LANGUAGES, language, preferred_language
from ..errors import Refused
from ..protocol.http import Failure
from ..protocol.socket import Bye
from ..settings import Settings
from ..store import StoreError, open_store
from ..tables.registry import Hall
from .connection import Closed, Connection
from .routes import Api, reply

logger = logging.getLogger(__name__)

STATIC: Final = Path(__file__).parents[1] / "static"
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Server:
    """Everything one process serves. `hall` is there while the application runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall: Hall | None = None
        self.api: Api | None = None
        self.sockets: Counter[str] = Counter()  # per address
        self.connections: set[Connection] = set()
        self.is_stopping = False
        self.router = Starlette()

    def app(self) -> ASGIApp:
        routes: list[BaseRoute] = [
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            WebSocketRoute("/api/tables/{id:str}/socket", self.socket),
            Mount("/api", app=self.serve_api),
        ]
        if (STATIC / "assets").is_dir():
            routes.append(Mount("/assets", StaticFiles(directory=STATIC / "assets")))
        routes.append(Route("/{path:path}", self.page))
        app = Starlette(routes=routes, lifespan=self.lifespan, exception_handlers={Refused: refused})
        return Guard(GZipMiddleware(app, minimum_size=1000), self.settings)

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        store = await open_store(self.settings.database)
        self.hall = Hall(store, self.settings)
        self.api = Api(self.hall)
        self.router = Starlette(
            routes=self.api.routes(), exception_handlers={Refused: refused, StoreError: unavailable}
        )
        try:
            yield
        finally:
            await self.hall.stop()
            await store.close()

    async def serve_api(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self.hall is not None
        self.hall.metrics.count("requests")
        inner = dict(scope)
        inner["root_path"] = ""
        await self.router(inner, receive, send)

    def say_bye(self) -> None:
        """Before the server stops: everybody may come back in a moment."""
        self.is_stopping = True
        for connection in list(self.connections):
            connection.bye("stopping", "stopping", 1.0)

    # Sockets

    async def socket(self, websocket: WebSocket) -> None:
        assert self.hall is not None
        address, hall = address_of_socket(websocket), self.hall
        await websocket.accept()
        if self.is_stopping:
            await websocket.close(1012)
            return
        if len(self.connections) >= self.settings.sockets or self.sockets[address] >= self.settings.sockets_per_address:
            await refuse_socket(websocket, Refused("too-fast", "too-many-sockets"), 1013)
            return
        self.sockets[address] += 1
        connection: Connection | None = None
        try:
            connection = Connection(await hall.table(websocket.path_params["id"]))
            self.connections.add(connection)
            writer = asyncio.create_task(self.write(websocket, connection))
            try:
                async with asyncio.timeout(None) as connection.patience:
                    try:
                        await self.read(websocket, connection)
                    except Closed:
                        connection.outbox.put_nowait(None)
                        await writer
            except TimeoutError:
                if not connection.is_slow:
                    raise
            finally:
                writer.cancel()
        except Refused as problem:
            await refuse_socket(websocket, problem, 4404)
        except WebSocketDisconnect:
            pass
        finally:
            self.sockets[address] -= 1
            if connection is not None:
                self.connections.discard(connection)
                connection.table.audience.leave(connection)
                if connection.hinting is not None:
                    connection.hinting.cancel()
                if connection.greeted:
                    connection.table.tell_presence()

    async def read(self, websocket: WebSocket, connection: Connection) -> None:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            text = message.get("text")
            await connection.take(text if text is not None else message.get("bytes") or b"")

    async def write(self, websocket: WebSocket, connection: Connection) -> None:
        """Send what is in the outbox; the end of it closes the socket."""
        while True:
            text = await connection.outbox.get()
            if text is None:
                code = 1013 if connection.is_slow else 1012 if self.is_stopping else 1008
                if websocket.application_state is not WebSocketState.DISCONNECTED:
                    await websocket.close(code)
                return
            connection.waiting -= len(text)
            connection.table.hall.metrics.count("bytes_sent", len(text))
            await websocket.send_text(text.decode())

    # Pages

    async def page(self, request: Request) -> Response:
        """A file of the web client; any other address is one of its own links."""
        if not (STATIC / "index.html").is_file():
            words = language(preferred_language(request.headers.get("accept-language", "")))
            return PlainTextResponse(words.say("page.missing") + "\n", 503)
        name = request.path_params["path"]
        file = (STATIC / name).resolve()
        if name and file.is_file() and file.is_relative_to(STATIC.resolve()):
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        if "." in name.rpartition("/")[2]:
            return PlainTextResponse("404\n", 404)
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})

    async def health(self, _: Request) -> Response:
        assert self.hall is not None
        try:
            await self.hall.store.check()
        except StoreError as error:
            return PlainTextResponse(f"{error}\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, _: Request) -> Response:
        assert self.hall is not None
        hall = self.hall
        gauges = {
            "tables": ("Tables in memory.", float(len(hall.tables))),
            "sockets": ("Open sockets.", float(len(self.connections))),
            "bot_thoughts": ("Decisions bots were asked for.", float(hall.thinkers.thoughts)),
            "bot_failures": ("Decisions bots did not make in time.", float(hall.thinkers.missed)),
        }
        try:
            counts = await hall.store.counts()
            for name in ("open", "running", "finished"):
                gauges[f"games_{name}"] = (f"Games that are {name}.", float(getattr(counts, name)))
        except StoreError as error:
            logger.warning("no counts", extra={"reason": str(error)})
        return PlainTextResponse(hall.metrics.text(gauges), media_type="text/plain; version=0.0.4")


class Guard:
    """Around everything: no other site's pages, and headers that leave scripts no way in."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = set(settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self.is_welcome(HTTPConnection(scope)):
            problem = Refused("refused", "origin", 403)
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            else:
                await failure(problem, "en")(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message = {**message, "headers": [*message.get("headers", []), *headers]}
            await send(message)

        await self.app(scope, receive, guarded)

    def is_welcome(self, connection: HTTPConnection) -> bool:
        """Browsers say which site a page is from; it has to be this one. Reading over HTTP is open to all."""
        origin = connection.headers.get("origin")
        if origin is None or (connection.scope["type"] == "http" and connection.scope["method"] in ("GET", "HEAD")):
            return True
        return origin in self.origins or urlsplit(origin).netloc == connection.headers.get("host")


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    lang = request.query_params.get("lang", DEFAULT)
    return failure(error, lang if lang in LANGUAGES else DEFAULT)


async def unavailable(request: Request, error: Exception) -> Response:
    logger.warning("store fails", extra={"reason": str(error), "path": request.url.path})
    return await refused(request, Refused("busy", status=503))


def failure(error: Refused, lang: str) -> Response:
    return reply(Failure(code=error.code, text=error.text(lang)), error.status)


async def refuse_socket(websocket: WebSocket, error: Refused, code: int) -> None:
    retry = -1.0 if error.key == "no-table" else 5.0
    await websocket.send_text(msgspec.json.encode(Bye(code=error.code, text=error.text(DEFAULT), retry=retry)).decode())
    await websocket.close(code)


def address_of_socket(websocket: WebSocket) -> str:
    return websocket.client.host if websocket.client is not None else ""
