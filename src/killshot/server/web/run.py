"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from starlette.applications import Starlette

from ..settings import Settings
from .application import create_app
from .security import Guard
from .services import Services
from .wire import Gate, WireConfig

BACKLOG: Final = 128  # connections that wait to be accepted; asyncio may log a line for each when it cannot
STOP: Final = 5  # seconds that requests get to finish when the server stops


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye to the clients before their sockets are closed."""

    def __init__(self, config: uvicorn.Config, application: Starlette, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.application = application
        self.ready = ready

    @property
    def services(self) -> Services:
        """What the endpoints share; there once the server has started."""
        services: Services = self.application.state.services
        return services

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.sockets.say_bye()
        await asyncio.sleep(0.05)  # time for the goodbyes to leave
        await super().shutdown(sockets)


def create_server(settings: Settings, ready: Callable[[], None] | None = None) -> Server:
    """A server that is not running yet; `ready` is called once it listens."""
    application = create_app(settings)
    config = WireConfig(
        Guard(application, settings.origins, settings.hosts),
        gate=Gate(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # which pages people read is their own business
        server_header=False,
        ws_max_size=settings.message_bytes * 2,
        ws_per_message_deflate=False,  # updates are small, but its memory per socket is not
        timeout_graceful_shutdown=STOP,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        backlog=BACKLOG,
        lifespan="on",
    )
    return Server(config, application, ready)


def bind(host: str, port: int) -> socket.socket:
    """A socket with this address; `OSError` if it cannot be had.

    It names TCP as its protocol: otherwise asyncio would leave Nagle's algorithm on, and small messages would wait for
    each other.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener
