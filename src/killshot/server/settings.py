"""Server settings and limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    database: str = "killshot.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    hosts: tuple[str, ...] = ()  # names under which this server is reached; addresses always work, `*` is any name
    proxies: tuple[str, ...] = ()  # addresses of proxies whose `X-Forwarded-For` is believed
    metrics_token: str = ""  # lets other computers read `/metrics`, as `Authorization: Bearer …`
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))  # processes that think for bots
    deadline: float = 5.0  # seconds a bot has for a decision
    bot_pace: float = 0.25  # seconds between two picks of a bot, so that people can follow
    pause: float = 4.0  # seconds that tables with the option wait after a hit
    lease: float = 10.0  # seconds after which another process takes over the bots of a table
    idle: float = 60.0  # seconds after which a table without subscribers leaves memory
    # limits
    message_bytes: int = 8192
    body_bytes: int = 262_144
    messages_per_second: float = 20.0
    messages_burst: int = 60
    tables_per_minute: int = 30  # opened by one address
    long_tables: int = 400  # tables of bots that think long, in all
    long_tables_per_address: int = 20
    reads_per_minute: int = 120  # replays and other readings of whole games, by one address
    upload_moves: int = 20_000
    sockets: int = 5000
    sockets_per_address: int = 200
    watchers_per_table: int = 500
    connections: int = 6000  # open at once, over HTTP and sockets; fewer if the system has fewer descriptors
    connections_per_address: int = 400
    header_seconds: float = 10.0  # that a client gets to send the headers of a request
    body_seconds: float = 20.0
    hello_seconds: float = 10.0  # that a socket gets to say hello
    queue_bytes: int = 262_144  # waiting to be sent to one socket
    queues_bytes: int = 67_108_864  # waiting to be sent to all sockets
    patience: float = 10.0  # seconds a socket gets to start reading again before it is dropped

    @property
    def answer(self) -> float:
        """Seconds that tables without the option wait after a hit that a bot could answer."""
        return 3 * self.bot_pace
