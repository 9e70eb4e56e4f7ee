"""Connections before they are requests: how many there are, and how long they get to say what they want."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ..settings import Settings
from .addresses import network_of
from .limits import Bucket
from .security import HEADERS

SPARE: Final = 64  # descriptors that clients never get: the database, the workers, the files of the web client
GOODBYE: Final = 3.0  # seconds that a socket stays open for the client to say goodbye too
PIECES: Final = 64  # frames that one message can come in
REASONS: Final = {400: b"Bad Request", 408: b"Request Timeout"}


class Gate:
    """Counts connections, in all and by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = frozenset(map(network_of, settings.proxies))
        self.most = min(settings.connections, max(descriptors() - SPARE, 16))
        self.total = 0
        self.by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let a connection in; False: there is no room for it."""
        is_crowded = address not in self.proxies and self.by_address[address] >= self.settings.connections_per_address
        if self.total >= self.most or is_crowded:
            return False
        self.total += 1
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def descriptors() -> int:
    """The number of files and sockets this process can open; raised as far as the system allows."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


class WireConfig(uvicorn.Config):
    """The configuration of uvicorn, with the gate that its connections pass."""

    def __init__(self, *args: Any, gate: Gate, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "http": HttpWire, "ws": SocketWire})
        self.gate = gate


class HttpWire(H11Protocol):
    """An HTTP connection with deadlines for headers and bodies."""

    config: WireConfig
    deadline: asyncio.TimerHandle | None = None
    address: str | None = None  # as the gate counts it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network_of(self.client[0] if self.client else "")
        if not self.config.gate.enter(address):
            transport.abort()
            return
        self.address = address
        self._set_deadline(self.config.gate.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._clear_deadline()
        if self.address is not None:
            self.config.gate.leave(self.address)
            self.address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.address is None:
            return
        began = self.conn.their_state
        super().data_received(data)
        if self.address is None:  # it has become a socket
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY and began is not h11.SEND_BODY:
            self._set_deadline(self.config.gate.settings.body_seconds)
        elif state is h11.IDLE and self.deadline is None and self.timeout_keep_alive_task is None:
            self._set_deadline(self.config.gate.settings.header_seconds)
        elif state not in (h11.IDLE, h11.SEND_BODY):
            self._clear_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._clear_deadline()
        super().handle_websocket_upgrade(event)
        if isinstance(protocol := self.transport.get_protocol(), SocketWire):
            protocol.address, self.address = self.address, None

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, msg)

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        self.deadline = self.loop.call_later(seconds, self._expire)

    def _clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _expire(self) -> None:
        self.deadline = None
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.abort()
        else:
            self._refuse(408, "The request was not complete in time.")

    def _refuse(self, status: int, text: str) -> None:
        """Answer without the application, with the usual headers, and hang up."""
        if self.transport.is_closing():
            return
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close"), *HEADERS.items()]
        body = text.encode() + b"\n"
        events = (
            h11.Response(
                status_code=status, headers=[*headers, ("content-length", str(len(body)))], reason=REASONS[status]
            ),
            h11.Data(data=body),
            h11.EndOfMessage(),
        )
        for event in events:
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket whose unread messages, pieces of messages and pings are bounded."""

    config: WireConfig
    address: str | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        settings = self.config.gate.settings
        self.close_timeout = GOODBYE
        self.pings = Bucket(settings.messages_per_second, settings.messages_burst)
        self.most_unread = 8 * settings.messages_burst

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            self.config.gate.leave(self.address)
            self.address = None
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self.pings.take():
            super().handle_ping()
        else:
            self._hang_up(1008)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            self._hang_up(1009)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._hang_up(1007)
                return
        if self.queue.qsize() >= self.most_unread:
            self.frames = []
            self._hang_up(1008)
            return
        super().send_receive_event_to_app()

    def _hang_up(self, code: int) -> None:
        """Close the socket at once; what else it has sent is not looked at."""
        if self.transport.is_closing() or self.close_sent:
            return
        self.conn.fail(code)
        self.handle_parser_exception()
