"""Raw connections, for what no honest library sends; and how long an honest client waits meanwhile."""

from __future__ import annotations

import base64
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ..harness import PATIENCE, Client, TestServer


@contextmanager
def raw(server: TestServer) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        yield line


def everything(line: socket.socket, end: bytes = b"nothing") -> bytes:
    """What the server sends until it hangs up, or has sent `end`."""
    parts = []
    while True:
        try:
            part = line.recv(65536)
        except ConnectionResetError:
            part = b""
        parts.append(part)
        if not part or end in part:
            return b"".join(parts)


def answer_to(server: TestServer, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer to the bytes of a request; 0: none."""
    with raw(server) as line:
        line.sendall(request)
        head, _, body = everything(line).partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (each.partition(": ") for each in lines)}
    return int(first.split()[1]) if first else 0, headers, body


def get(path: str, *headers: str, host: str = "127.0.0.1", method: str = "GET") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def upgrade(line: socket.socket, table: str) -> None:
    """Open a WebSocket by hand."""
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b" 101 " in head


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    first = (0x80 if fin else 0) | opcode
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([first]) + length + b"\0\0\0\0" + data


def ping_seconds(client: Client) -> float:
    begun = time.perf_counter()
    client.ask({"type": "ping"})
    return time.perf_counter() - begun
