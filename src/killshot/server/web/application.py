"""The application: its routes, what it starts and stops with, and how it answers errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import Refused
from ..settings import Settings
from ..store import StoreError, open_store
from . import game_routes, pages, sockets, table_routes
from .requests import refuse
from .services import Services


def create_app(settings: Settings) -> Starlette:
    """The application. While it runs, `app.state.services` is what its endpoints share."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(settings.database)
        services = Services.start(store, settings)
        app.state.services = services
        try:
            yield
        finally:
            await services.readers.stop()
            await services.registry.stop()
            await store.close()

    return Starlette(
        routes=routes(),
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={Refused: refuse, StoreError: refuse},
        lifespan=lifespan,
    )


def routes() -> list[BaseRoute]:
    table = "/tables/{id:str}"
    api: list[BaseRoute] = [
        Route("/catalogue", table_routes.catalogue),
        Route("/setup", table_routes.setup, methods=["POST"]),
        Route("/tables", table_routes.tables),
        Route("/tables", table_routes.open_table, methods=["POST"]),
        Route("/records", game_routes.upload, methods=["POST"]),
        Route(table, table_routes.table),
        Route(f"{table}/seats", table_routes.sit, methods=["POST"]),
        Route(f"{table}/record", game_routes.record),
        Route(f"{table}/replay", game_routes.replay),
        Route(f"{table}/positions/{{number:str}}", game_routes.position),
        Route(f"{table}/expectation", game_routes.expectation),
    ]
    found: list[BaseRoute] = [
        Route("/health", pages.health),
        Route("/metrics", pages.metrics),
        WebSocketRoute(f"/api{table}/socket", sockets.socket),  # not in the mount, to keep fewer frames for each socket
        Mount("/api", routes=api, middleware=[Middleware(CountRequests)]),
    ]
    if (pages.STATIC / "assets").is_dir():
        found.append(Mount("/assets", StaticFiles(directory=pages.STATIC / "assets")))
    return [*found, Route("/{path:path}", pages.page)]


class CountRequests:
    """Counts the requests to the API."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            services: Services = scope["app"].state.services
            services.registry.metrics.count("requests")
        await self.app(scope, receive, send)
