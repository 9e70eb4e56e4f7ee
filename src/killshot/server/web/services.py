"""What the endpoints of a running application share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ..settings import Settings
from ..store import Store
from ..tables.readers import Readers
from ..tables.registry import Registry
from .connection import Connection
from .limits import Buckets, Budget


class OpenSockets:
    """The sockets of this process, and how many each address has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.by_address: Counter[str] = Counter()
        self.connections: set[Connection] = set()
        self.is_stopping = False
        self.budget = Budget(settings.queues_bytes)

    def has_room(self, address: str) -> bool:
        settings = self.settings
        return len(self.connections) < settings.sockets and self.by_address[address] < settings.sockets_per_address

    def leave(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def say_bye(self) -> None:
        """Tell every client that the server stops and that they can come back in a moment."""
        self.is_stopping = True
        for connection in list(self.connections):
            connection.bye("stopping", "stopping", 1.0)


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    registry: Registry
    sockets: OpenSockets
    new_tables: Buckets  # opened or taken by one address
    reads: Buckets  # of whole games, by one address
    readers: Readers

    @staticmethod
    def of(connection: HTTPConnection) -> Services:
        """Those of the application that serves a request or a socket."""
        services: Services = connection.app.state.services
        return services

    @staticmethod
    def start(store: Store, settings: Settings) -> Services:
        """Everything an application needs, on the running event loop."""
        rate = settings.tables_per_minute
        return Services(
            settings=settings,
            store=store,
            registry=Registry(store, settings),
            sockets=OpenSockets(settings),
            new_tables=Buckets(rate / 60, rate),
            reads=Buckets(settings.reads_per_minute / 60, settings.reads_per_minute),
            readers=Readers(store),
        )
