"""A real server on a free port, and small clients for it.

with serving(tmp_path / "games.db") as server:
    seated = server.open_table(setup={"players": 3}, seats=[me("Ana"), bot("random"), bot("random")])
    with server.connect(seated) as ana:
        ana.play_on()
"""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from killshot.server.settings import Settings
from killshot.server.web.run import Server, bind, create_server
from killshot.server.web.services import Services

Json = dict[str, Any]
PATIENCE = 20.0  # seconds, after which a wait has failed


def me(name: str = "Ana") -> Json:
    return {"kind": "me", "name": name}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


OPEN: Json = {"kind": "open"}


class Refusal(Exception):  # noqa: N818 (says what it is)
    """The server said no."""

    def __init__(self, code: str, text: str, status: int = 0) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.code = code
        self.text = text
        self.status = status


class Client:
    """One socket. It keeps what it is sent as a web page would: it patches views, and cuts and appends logs."""

    def __init__(self, url: str, hello: Mapping[str, Any]) -> None:
        self.stack = ExitStack()
        opened = connect(url, open_timeout=PATIENCE, max_size=None)
        self.socket: ClientConnection = self.stack.enter_context(opened)
        self.received: list[Json] = []
        self.bytes: list[str] = []
        self.views: dict[int | None, Json] = {}
        self.logs: dict[int | None, list[Json]] = {}
        self.moments: dict[int | None, Json] = {}
        self.welcome: Json = {}
        self.table: Json = {}
        self.ref = 0
        self.answered: set[str] = set()
        self.undos: dict[int | None, int] = {}
        try:
            with suppress(ConnectionClosed):  # a server that refused at once has said why before it closed
                self.send({"type": "hello", **hello})
            self.until("welcome")
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    def send(self, message: Mapping[str, Any]) -> int:
        self.ref += 1
        self.socket.send(json.dumps({"v": 1, "ref": self.ref, **message}))
        return self.ref

    def receive(self, timeout: float = PATIENCE) -> Json:
        text = self.next_text(timeout)
        self.bytes.append(text)
        message: Json = json.loads(text)
        assert message["v"] == 1
        self.received.append(message)
        self.note(message)
        return message

    def next_text(self, timeout: float) -> str:
        """Polls, because Python's SimpleQueue waits forever if a timeout is over before it starts to wait."""
        deadline = time.monotonic() + timeout
        while True:
            try:
                text = self.socket.recv(timeout=0)
            except TimeoutError:
                if time.monotonic() >= deadline:
                    raise
                time.sleep(0.001)
            else:
                assert isinstance(text, str)
                return text

    def note(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.welcome, self.table = message, message["table"]
            for eyes in message["views"]:
                seat = eyes["seat"]
                self.views[seat], self.moments[seat] = eyes["view"], eyes["moment"]
                self.undos[seat] = eyes["undos"]
                log = self.logs.setdefault(seat, [])
                log[eyes["start"] :] = eyes["events"]
        elif message["type"] == "update":
            seat = message["seat"]
            patch = dict(message["patch"])
            figures = {**self.views[seat]["figures"], **patch.pop("figures", {})}
            self.views[seat] = {**self.views[seat], **patch, "figures": figures}
            self.moments[seat] = message["moment"]
            self.undos[seat] = message["undos"]
            self.logs[seat][message["start"] :] = message["events"]
        elif message["type"] == "table":
            self.table = message["table"]

    def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds; an `error` or a `bye` raises."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message
            if message["type"] in ("error", "bye"):
                raise Refusal(message["code"], message["text"])

    def ask(self, message: Mapping[str, Any]) -> Json:
        """Send a request and wait for the answer to it."""
        ref = self.send(message)
        while True:
            answer = self.receive()
            if answer.get("ref") == ref:
                if answer["type"] == "error":
                    raise Refusal(answer["code"], answer["text"])
                return answer
            if answer["type"] == "bye":
                raise Refusal(answer["code"], answer["text"])

    @property
    def seats(self) -> list[int]:
        return list(self.welcome["seats"])

    @property
    def is_over(self) -> bool:
        return bool(self.views) and all(view["over"] for view in self.views.values())

    def decision(self) -> Json | None:
        """The question to one of the seats of this client."""
        for seat in self.seats:
            moment = self.moments.get(seat)
            if moment is not None and moment["decision"] is not None and moment["decision"]["id"] not in self.answered:
                return {"seat": seat, **moment["decision"]}
        return None

    def await_decision(self) -> Json | None:
        """Wait until asked; None: the game is over."""
        while True:
            asked = self.decision()
            if asked is not None:
                return asked
            if self.is_over:
                return None
            self.until("update", "welcome")

    def play(self, asked: Json, action: str) -> None:
        """Play, and ignore the question from now on: updates that were on their way may repeat it."""
        self.answered.add(asked["id"])
        self.ask({"type": "play", "seat": asked["seat"], "decision": asked["id"], "action": action})

    def play_on(self, luck: Random | None = None, moves: int | None = None) -> int:
        """Answer at random until the game is over, or `moves` times. Returns the number of answers."""
        luck = luck or Random(1)
        played = 0
        while moves is None or played < moves:
            asked = self.await_decision()
            if asked is None:
                break
            self.play(asked, luck.choice(asked["options"])["action"])
            played += 1
        return played

    def drain(self, seconds: float = 0.2) -> list[Json]:
        """Every message until none has come for `seconds`."""
        messages: list[Json] = []
        while True:
            try:
                messages.append(self.receive(timeout=seconds))
            except TimeoutError:
                return messages
            except ConnectionClosed:
                return messages


class TestServer:
    """A running server and its HTTP API."""

    __test__ = False

    def __init__(self, port: int, running: Server | None = None) -> None:
        self.port = port
        self.running = running

    @property
    def services(self) -> Services:
        """The insides of a server that runs in this process."""
        assert self.running is not None
        return self.running.services

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def request(
        self,
        path: str,
        body: Mapping[str, Any] | bytes | None = None,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> tuple[int, Mapping[str, str], bytes]:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, headers=dict(headers or {}))
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return response.status, dict(response.headers), response.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    def ask(self, path: str, body: Mapping[str, Any] | bytes | None = None, token: str = "") -> Json:
        status, _, text = self.request(path, body, token)
        answer: Json = json.loads(text)
        if status >= 400:
            raise Refusal(answer["code"], answer["text"], status)
        return answer

    def open_table(
        self,
        seats: Sequence[Json],
        setup: Mapping[str, Any] | None = None,
        token: str = "",
        start: bool = True,
        **options: Any,
    ) -> Json:
        body = {
            "setup": {"players": len(seats), **(setup or {})},
            "seats": list(seats),
            "options": options,
            "start": start,
        }
        return self.ask("/api/tables", body, token)

    def connect(self, seated: Json, **hello: Any) -> Client:
        """Connect as the client that was given these seats."""
        return self.client(seated["table"]["id"], token=seated["token"], **hello)

    def watch(self, seated: Json, **hello: Any) -> Client:
        return self.client(seated["table"]["id"], watch=seated["links"]["watch"], **hello)

    def client(self, table: str, **hello: Any) -> Client:
        return Client(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", hello)


@contextmanager
def serving(database: Path | str, **settings: Any) -> Iterator[TestServer]:
    """A server in a thread of this process, stopped at the end as SIGTERM would."""
    chosen = {
        "bot_pace": 0.0,
        "pause": 0.0,
        "workers": 1,
        "tables_per_minute": 100_000,
        "messages_per_second": 5000.0,
        "messages_burst": 5000,
        **settings,
    }
    listener = bind("127.0.0.1", 0)
    running = create_server(Settings(database=str(database), **chosen))
    thread = threading.Thread(target=running.run, args=([listener],), name="server")
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server takes too long to start"
        time.sleep(0.005)
    try:
        yield TestServer(listener.getsockname()[1], running)
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive(), "the server does not stop"
