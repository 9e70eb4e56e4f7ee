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
    sockets: int = 5000
    sockets_per_address: int = 200
    watchers_per_table: int = 500
    queue_bytes: int = 2_000_000  # waiting to be sent to one socket
    patience: float = 10.0  # seconds a socket gets to start reading again before it is dropped
