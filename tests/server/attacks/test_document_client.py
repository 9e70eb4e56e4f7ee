"""A client written from `docs/protocol.md` alone plays a whole game, and so does the example at the rate limit."""

from __future__ import annotations

import json
import random
import runpy
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from ..harness import OPEN, bot, serving

EXAMPLE = Path(__file__).parents[3] / "examples" / "socket_bot.py"
SHORT = {"players": 3, "skulls": 5, "ending": "sudden-death"}


class DocumentClient:
    """Uses nothing but what the page says; a test of the page as much as of the server."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.token = ""
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.ref = 0

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def open_table(self) -> str:
        seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "level": "random"}] * 2]
        options = {"public": True, "clock": {"kind": "bank", "seconds": 600, "increment": 5}}
        seated = self.post("/api/tables", {"setup": SHORT, "seats": seats, "options": options})
        self.token = seated["token"]
        assert seated["seats"] == [0]
        return str(seated["table"]["id"])

    def play(self, table: str) -> dict[str, Any]:
        """Play until the game is over, and return the result."""
        with connect(f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "v": 1, "token": self.token}))
            waiting: dict[str, Any] = {}
            for text in socket:
                message = json.loads(text)
                moment = None
                if message["type"] == "welcome":
                    (eyes,) = message["views"]
                    self.view, self.log, moment = eyes["view"], eyes["events"], eyes["moment"]
                elif message["type"] == "update":
                    figures = {**self.view["figures"], **message["patch"].pop("figures", {})}
                    self.view = {**self.view, **message["patch"], "figures": figures}
                    self.log[message["start"] :] = message["events"]
                    moment = message["moment"]
                elif message["type"] == "done":
                    assert message["ref"] == waiting["ref"]
                elif message["type"] == "error":
                    assert message["ref"] == waiting["ref"]
                    assert message["code"] in ("too-fast", "busy")
                    time.sleep(0.5)
                    socket.send(json.dumps(waiting))
                if moment is None:
                    continue
                if moment["result"] is not None:
                    return dict(moment["result"])
                if moment["decision"] is not None:
                    waiting = self.answer(moment)
                    socket.send(json.dumps(waiting))
        raise AssertionError("the server hung up")

    def answer(self, moment: dict[str, Any]) -> dict[str, Any]:
        decision = moment["decision"]
        assert 0 in decision["seats"]
        assert 0 in moment["waiting"]
        clock = moment["clocks"][0]
        assert clock["running"] or decision["prompt"] == "tagback"
        assert 0 < clock["left"] <= 600 + 5 * len(self.log)
        assert moment["clocks"][1] == {"left": None, "running": False}
        option = random.choice(decision["options"])
        assert option["text"]
        self.ref += 1
        play = {"seat": 0, "decision": decision["id"], "action": option["action"]}
        return {"type": "play", "v": 1, "ref": self.ref, **play}


def test_a_client_from_the_page_plays_a_game(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", messages_per_second=200.0, messages_burst=20) as server:
        client = DocumentClient(server.url)
        result = client.play(client.open_table())
        assert result["winners"]
        assert client.view["over"]


def test_the_example_plays_ten_games_at_the_rate_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(EXAMPLE))["main"]
    with serving(tmp_path / "games.db", messages_per_second=100.0, messages_burst=8) as server:
        tables = [server.open_table([OPEN, bot(), bot()], SHORT, public=True)["table"]["id"] for _ in range(10)]
        games = [threading.Thread(target=main, args=(server.url, table)) for table in tables]
        for game in games:
            game.start()
        for game in games:
            game.join(120)
        assert [server.ask(f"/api/tables/{table}")["status"] for table in tables] == ["finished"] * 10
        assert server.services.registry.metrics.counters["refused"] > 0, "the limit should have been reached"
    assert len(capsys.readouterr().out.splitlines()) == 10
