"""Every malformed request is answered with a 4xx and the usual headers; nothing is logged as an error."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from killshot.server.web import pages
from killshot.server.web.security import HEADERS

from ..harness import TestServer, bot, me, serving
from .wire import answer_to, everything, frame, get, raw, upgrade

CLOSE = b"\x88"  # the first byte of a frame that closes a socket
TABLE = {"setup": {"players": 3}, "seats": [me("Ana"), bot(), bot()]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """A server with a small web client."""
    folder = tmp_path_factory.mktemp("malformed")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "STATIC", folder)
        with serving(folder / "games.db") as running:
            yield running


REQUESTS: dict[str, bytes] = {
    "a cursor that is none": get("/api/tables?cursor=x"),
    "a cursor of a list of mine": get("/api/tables?list=mine&cursor=~", "Authorization: Bearer " + "a" * 43),
    "a NUL in the path": get("/%00"),
    "a NUL in an id": get("/api/tables/%00/replay"),
    "a NUL in a cursor": get("/api/tables?cursor=1~%00"),
    "a path of 300 letters with a dot": get("/" + "a" * 300 + ".js"),
    "an asset of 300 letters": get("/assets/" + "a" * 300),
    "an origin that is no address": get("/api/tables", "Origin: http://[", "Content-Length: 0", method="POST"),
    "a position of 5,000 digits": get("/api/tables/abc/positions/" + "9" * 5000),
    "a seat of 5,000 digits": get("/api/tables/abc/replay?seat=" + "9" * 5000),
    "a language that is none": get("/api/catalogue?lang=xx"),
    "a method that is none": get("/api/tables", method="BREW"),
    "both lengths": get("/api/tables", "Content-Length: 2", "Transfer-Encoding: chunked", method="POST")
    + b"2\r\n{}\r\n0\r\n\r\n",
    "a body nested too deeply": get("/api/tables", "Content-Length: 20000", method="POST") + b"[" * 20000,
    "a nested value before the fields": get("/api/setup", "Content-Length: 40014", method="POST")
    + b'{"lang": '
    + b"[" * 20000
    + b"]" * 20000
    + b'  "":1',
    "a body that is not UTF-8": get("/api/tables", "Content-Length: 2", method="POST") + b"\xff\xff",
    "not HTTP at all": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "a foreign name": get("/api/tables", host="evil.example"),
    "no host": b"GET /api/tables HTTP/1.0\r\n\r\n",
}


@pytest.mark.parametrize("request_bytes", REQUESTS.values(), ids=REQUESTS)
def test_a_malformed_request_is_refused_with_the_usual_headers(
    server: TestServer, request_bytes: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    status, headers, body = answer_to(server, request_bytes)
    assert 400 <= status < 500, body
    for name, value in HEADERS.items():
        assert headers[name] == value
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


def test_a_client_that_hangs_up_in_mid_body_leaves_no_trace(
    server: TestServer, caplog: pytest.LogCaptureFixture
) -> None:
    with raw(server) as line:
        line.sendall(get("/api/tables", "Content-Length: 1000", method="POST") + b"{")
    time.sleep(0.2)
    assert server.request("/health")[2] == b"ok\n"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "frames",
    [
        frame(1, b"\xff\xfe"),
        frame(1, b'{"a": ' + b"[" * 4000),
        frame(1, b"") * 20000,
        frame(9, b"ping") * 20000,
        frame(1, b"{", fin=False) + frame(0, b"", fin=False) * 20000,
        frame(3, b"what"),
        frame(1, b"{}")[:1] + b"\x02{}",
    ],
    ids=["not UTF-8", "nested deeply", "empty messages", "pings", "pieces", "an unknown opcode", "without a mask"],
)
def test_bad_frames_close_the_socket_without_a_trace(
    server: TestServer, frames: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    table = server.ask("/api/tables", TABLE)["table"]["id"]
    with raw(server) as line:
        upgrade(line, table)
        try:
            line.sendall(frames)
            everything(line, CLOSE)
        except (BrokenPipeError, ConnectionResetError):
            pass
    assert server.request("/health")[2] == b"ok\n"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "what"},
        {"type": "play"},
        {"type": "play", "seat": "x"},
        {"type": "ping", "unknown": 1},
        {"type": "ping", "v": "one"},
        {"text": "a" * 9000, "type": "chat", "seat": 0},
        {"deep": "DEEP", "type": "ping"},
    ],
)
def test_ref_comes_back_with_every_refusal(server: TestServer, message: dict[str, Any]) -> None:
    seated = server.ask("/api/tables", TABLE)
    with server.connect(seated) as ana:
        text = json.dumps({"v": 1, "ref": 77, **message}).replace('"DEEP"', "[" * 3000 + "]" * 3000)
        ana.socket.send(text)
        assert ana.until("error")["ref"] == 77


def test_ref_comes_back_from_text_that_is_no_json(server: TestServer) -> None:
    with server.connect(server.ask("/api/tables", TABLE)) as ana:
        ana.socket.send('{"type": "ping", "ref": 5, oops')
        assert ana.until("error")["ref"] == 5


def test_ids_with_a_nul_are_refused_by_sockets_too(server: TestServer) -> None:
    request = get("/api/tables/%00/socket", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    status, _, _ = answer_to(server, request.replace(b"Connection: close", b"Connection: Upgrade"))
    assert 400 <= status < 500


def test_metrics_are_for_this_computer_or_for_the_token(server: TestServer, tmp_path: Path) -> None:
    assert answer_to(server, get("/metrics"))[0] == 200
    assert answer_to(server, get("/metrics", host="8.8.8.8"))[0] == 404
    assert answer_to(server, get("/metrics", "X-Forwarded-For: 10.0.0.1"))[0] == 404
    with serving(tmp_path / "games.db", metrics_token="secret") as closed:
        assert answer_to(closed, get("/metrics"))[0] == 404
        assert answer_to(closed, get("/metrics", "Authorization: Bearer secret"))[0] == 200


def test_a_server_answers_under_the_names_its_operator_gave(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", hosts=("play.example",)) as server:
        for host in ("play.example", "PLAY.example:8000", "localhost:1", "127.0.0.1", "[::1]:80", "192.168.1.9:8000"):
            assert answer_to(server, get("/api/tables", host=host))[0] == 200
        for host in ("evil.example", "play.example.evil.example", "", "127.0.0.1.evil.example"):
            assert answer_to(server, get("/api/tables", host=host))[0] == 421
        assert answer_to(server, get("/health", host="pod-7"))[0] == 200


def test_the_half_of_a_socket_handshake_ends_politely(server: TestServer) -> None:
    with raw(server) as line:
        line.sendall(get("/api/tables/x/socket", "Upgrade: websocket").replace(b"close", b"Upgrade"))
        line.shutdown(socket.SHUT_WR)
        assert b" 4" in everything(line).partition(b"\r\n")[0]
