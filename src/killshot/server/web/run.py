"""Runs the server in this process, until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from ..settings import Settings
from .application import Server

STOP = 5  # seconds that requests may take when the server stops


class Uvicorn(uvicorn.Server):
    """Says good-bye to the sockets before they are closed, and tells when it is ready."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.server = server
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.server.say_bye()
        await asyncio.sleep(0.05)  # for the last words to leave
        await super().shutdown(sockets)


def made(settings: Settings, ready: Callable[[], None] | None = None) -> Uvicorn:
    server = Server(settings)
    config = uvicorn.Config(
        server.app(),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # addresses of pages are nobody's business
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes * 2,
        ws_per_message_deflate=False,  # updates are small, and its memory per socket is not
        timeout_graceful_shutdown=STOP,
        lifespan="on",
    )
    return Uvicorn(config, server, ready)


def bound(host: str, port: int) -> socket.socket:
    """The address is taken before anything else is done; `OSError` if it cannot be.

    It says that it is TCP, without which asyncio would let small messages wait for each other (Nagle's algorithm).
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener
