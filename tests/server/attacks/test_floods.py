"""Floods, silence and crowds: a client that takes too much is slowed down and closed, and others do not notice."""

from __future__ import annotations

import json
import logging
import re
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from killshot.server.web.addresses import network_of
from killshot.server.web.limits import Buckets
from killshot.server.web.logs import OncePerSecond

from ..harness import PATIENCE, TestServer, bot, me, serving
from ..test_limits import address_of, deaf, messages, wait_for
from .wire import answer_to, everything, get, ping_seconds, raw, upgrade

TABLE = {"setup": {"players": 3}, "seats": [me("Ana"), bot(), bot()]}


def test_a_socket_that_ignores_too_fast_is_slowed_down_then_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", messages_per_second=100.0, messages_burst=30) as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana:
            ends: list[int | None] = []
            floods = [threading.Thread(target=flood, args=(server, seated, ends)) for _ in range(5)]
            for thread in floods:
                thread.start()
            waits = []
            while any(thread.is_alive() for thread in floods):
                waits.append(ping_seconds(ana))
                time.sleep(0.05)
            assert ends == [1008] * 5
            assert median(waits) < 0.1


def flood(server: TestServer, seated: dict[str, Any], ends: list[int | None]) -> None:
    """Send without waiting for anything until the server hangs up, then note how."""
    with connect(address_of(server, seated), ping_interval=None, close_timeout=0.2) as client:
        client.send(json.dumps({"v": 1, "type": "hello", "watch": seated["links"]["watch"]}))
        sender = threading.Thread(target=shout, args=(client,))
        sender.start()
        assert any(message.get("code") == "too-fast" for message in messages(client))
        for _ in messages(client):
            pass
        sender.join()
        ends.append(client.close_code)


def shout(client: Any) -> None:
    with suppress(ConnectionClosed):
        while True:
            client.send('{"v": 1, "type": "ping", "ref": 9}')
            time.sleep(0.001)


def test_too_fast_comes_back_with_its_ref(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", messages_per_second=5.0, messages_burst=5) as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana:
            sent = [ana.send({"type": "ping"}) for _ in range(12)]
            answers = [message for message in ana.drain(0.4) if message["type"] in ("pong", "error")]
            assert [message["ref"] for message in answers] == sent
            assert {message.get("code") for message in answers} == {None, "too-fast"}


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        get("/api/tables", "Content-Length: 100", method="POST") + b"{",
    ],
    ids=["nothing", "headers", "body"],
)
def test_half_a_request_is_closed_after_its_deadline(half: bytes, tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", header_seconds=0.3, body_seconds=0.3) as server:
        with ExitStack() as stack:
            lines = [stack.enter_context(raw(server)) for _ in range(20)]
            for line in lines:
                line.sendall(half)
            for line in lines:
                assert everything(line).startswith(b"HTTP/1.1 408 ")
        wait_for(lambda: not gate_of(server).by_address and gate_of(server).total == 0)


def gate_of(server: TestServer) -> Any:
    assert server.running is not None
    return server.running.config.gate  # type: ignore[attr-defined]


def test_a_connection_that_is_kept_alive_outlives_the_deadline(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", header_seconds=0.3, body_seconds=0.3) as server, raw(server) as line:
        for _ in range(4):
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"ok\n" in everything(line, b"ok\n")
            time.sleep(0.15)


def test_a_socket_without_hello_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", hello_seconds=0.3, header_seconds=0.3, body_seconds=0.3) as server:
        seated = server.ask("/api/tables", TABLE)
        with connect(address_of(server, seated)) as silent:
            (bye,) = messages(silent)
            assert (bye["type"], bye["code"]) == ("bye", "too-slow")
        with server.connect(seated) as ana:
            time.sleep(0.6)
            assert ana.ask({"type": "ping"})["type"] == "pong"


def test_the_connections_of_an_address_are_limited_and_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", connections_per_address=5) as server:
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(raw(server))
            table = server.ask("/api/tables", TABLE)
            upgraded = stack.enter_context(raw(server))
            upgrade(upgraded, table["table"]["id"])
            wait_for(lambda: gate_of(server).total == 5)
            with raw(server) as sixth:
                assert everything(sixth) == b""
        wait_for(lambda: gate_of(server).total == 0)
        assert server.request("/health")[2] == b"ok\n"
        wait_for(lambda: not gate_of(server).by_address and not server.services.sockets.by_address)


def test_forwarded_addresses_are_believed_from_named_proxies_alone(tmp_path: Path) -> None:
    body = json.dumps(TABLE).encode()

    def statuses(server: TestServer, addresses: list[str]) -> list[int]:
        requests = [
            get("/api/tables", f"X-Forwarded-For: {address}", f"Content-Length: {len(body)}", method="POST") + body
            for address in addresses
        ]
        return [answer_to(server, request)[0] for request in requests]

    with serving(tmp_path / "plain.db", tables_per_minute=2) as server:
        assert statuses(server, ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) == [201, 201, 429]
    with serving(tmp_path / "proxy.db", tables_per_minute=2, proxies=("127.0.0.1",)) as server:
        assert statuses(server, ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) == [201, 201, 201]
        forged = ["6.6.6.6, 9.9.9.9", "7.7.7.7, 9.9.9.9", "8.8.8.8, 9.9.9.9"]
        assert statuses(server, forged) == [201, 201, 429]
        assert statuses(server, ["2001:db8::1", "2001:db8::2:2", "2001:db8::3:3:3"]) == [201, 201, 429]
        assert statuses(server, ["2001:db8:0:1::1"]) == [201]


def test_ipv6_counts_by_the_first_64_bits() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1:2:3") == "2001:db8::/64"
    assert network_of("::ffff:1.2.3.4") == network_of("1.2.3.4") == "1.2.3.4"
    assert network_of("fe80::1%eth0") == "fe80::/64"


def test_tables_of_addresses_are_emptied() -> None:
    buckets = Buckets(rate=1000.0, burst=1)
    for i in range(500):
        buckets.take(str(i))
    time.sleep(0.01)
    buckets.take("the next")
    assert list(buckets.buckets) == ["the next"]


def test_all_queues_together_have_a_budget(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", queues_bytes=30_000, patience=0.2) as server:
        budget = server.services.sockets.budget
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana:
            with deaf(server, seated):
                assert budget.used < 60_000
                assert ana.ask({"type": "ping"})["type"] == "pong"
            wait_for(lambda: len(server.services.sockets.connections) == 1)
            wait_for(lambda: budget.used == 0)


def test_a_line_that_repeats_is_logged_once_a_second() -> None:
    once = OncePerSecond()
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "socket.accept() out of system resource", None, None)
    assert [once.filter(record) for _ in range(1000)].count(True) == 1
    other = logging.LogRecord("asyncio", logging.ERROR, "", 0, "another", None, None)
    assert once.filter(other)


@pytest.mark.skipif(sys.platform == "win32", reason="needs ulimit")
def test_running_out_of_descriptors_is_survived(tmp_path: Path) -> None:
    serve = f"{sys.executable} -m killshot serve --port 0 --database {tmp_path / 'games.db'} --workers 1"
    command = ["sh", "-c", f"ulimit -n 120; exec {serve}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found is not None
            server = TestServer(int(found[1]))
            with server.connect(server.open_table([me("Ana"), bot(), bot()])) as ana, ExitStack() as stack:
                for _ in range(200):
                    line = stack.enter_context(socket.socket())
                    line.settimeout(PATIENCE)
                    line.connect(("127.0.0.1", server.port))
                for _ in range(5):
                    assert ping_seconds(ana) < 2
                    time.sleep(0.1)
            wait_for(lambda: answer_to(server, get("/health"))[0] == 200)
        finally:
            process.terminate()
        _, log = process.communicate(timeout=PATIENCE)
    assert len(log) < 5000, log[:2000]
