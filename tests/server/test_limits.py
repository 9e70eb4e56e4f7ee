"""The number of sockets, and sockets that do not read: they are dropped, and no other client notices."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from killshot.text import language

from .harness import PATIENCE, Client, Refusal, TestServer, bot, me, serving

WELCOMES = 10_000  # that a client which does not read asks for, at most; the systems in between hold some megabytes


def test_the_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", sockets_per_address=2) as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana:
            watcher = server.watch(seated)
            ana.drain(0.1)
            with connect(address_of(server, seated)) as third:
                (bye,) = messages(third)
                assert (bye["type"], bye["code"], bye["text"]) == ("bye", "too-fast", "Too many connections.")
            assert unharmed(ana)
            watcher.close()
            ana.until("presence")  # the watcher has gone
            server.watch(seated).close()


def test_spectators_are_limited_and_players_always_have_room(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", watchers_per_table=1) as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.watch(seated) as watcher, server.connect(seated) as ana:
            watcher.drain(0.1)
            with pytest.raises(Refusal, match="too-fast: Trop de personnes"):
                server.watch(seated, lang="fr")
            assert unharmed(watcher)
            ana.play_on(Random(1), 3)
            other = server.open_table([me("Ben"), bot(), bot()])
            server.watch(other).close()


def unharmed(client: Client) -> bool:
    """Check that this client was told nothing and is still heard."""
    news = [message["type"] for message in client.drain(0.1)]
    return news == [] and client.ask({"type": "ping"})["type"] == "pong"


def address_of(server: TestServer, seated: dict[str, Any]) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']['id']}/socket"


@contextmanager
def deaf(server: TestServer, seated: dict[str, Any]) -> Iterator[ClientConnection]:
    """A spectator that asks for a lot and reads none of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    with connect(address_of(server, seated), sock=line, max_queue=1, ping_interval=None, close_timeout=0.1) as client:
        client.send(json.dumps({"v": 1, "type": "hello", "watch": seated["links"]["watch"]}))
        with suppress(ConnectionClosed):
            for i in range(WELCOMES):
                client.send(json.dumps({"v": 1, "type": "language", "lang": "fr"}))
                if i % 100 == 0 and evicted(server):
                    break
        wait_for(lambda: evicted(server))
        yield client


def wait_for(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def evicted(server: TestServer) -> bool:
    _, _, text = server.request("/metrics")
    return b"killshot_evicted_total 1" in text


def test_a_client_that_reads_too_slowly_is_told_so_and_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", queue_bytes=100_000) as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana:
            with deaf(server, seated) as slow:
                ana.play_on(Random(1), 3)
                *_, last = messages(slow)
                assert (last["type"], last["code"], last["retry"]) == ("bye", "too-slow", 1.0)
                assert last["text"] == language("fr").say("error.too-slow")
                assert slow.close_code == 1013
            ana.play_on(Random(1), 3)
            assert not [message for message in ana.received if message["type"] in ("error", "bye")]


def messages(client: ClientConnection) -> Iterator[dict[str, Any]]:
    """Every message until the socket is closed."""
    while True:
        try:
            yield json.loads(client.recv(timeout=PATIENCE))
        except ConnectionClosed:
            return


def test_a_client_that_does_not_read_at_all_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", queue_bytes=100_000, patience=0.2) as server:
        connections = server.services.sockets.connections
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana, deaf(server, seated):
            wait_for(lambda: len(connections) == 1)
            wait_for(lambda: any(message["type"] == "presence" and not message["watchers"] for message in ana.drain()))
            ana.play_on(Random(1), 3)
