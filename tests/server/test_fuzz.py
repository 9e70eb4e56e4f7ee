"""Malformed, oversized, repeated, stale, foreign and illegal messages give an error to that client and change nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from killshot.server.protocol import ClientMessage

from .harness import OPEN, Client, TestServer, bot, me, serving

MESSAGES = 400
VALUES: list[Any] = [
    *(None, True, -1, 0, 1, 2, 7, 10**30, 0.5, "", "x", "é\u0000", "pass", "0" * 16, [], [1], {}, {"a": 1}, "A" * 5000),
    *("square:b3", "run", "en", "fr", "tlh", "../../etc", "'; DROP TABLE games; --", "<script>", "\ud83d\ude00"),
]


def crooked(luck: Random, honest: list[dict[str, Any]]) -> str | bytes:
    """A message that is wrong in some way, or valid but not now."""
    kind = luck.randrange(9)
    message = dict(luck.choice(honest))
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    if kind == 1:
        return luck.choice(["", "{", "null", "[]", "[" * 4000, '{"type":"play"}', "NaN", '"', "{}", "\x00"])
    if kind == 2:
        text = json.dumps(message)
        place = luck.randrange(len(text))
        return text[:place] + chr(luck.randrange(1, 0x2FF)) + text[place + luck.randrange(3) :]
    if kind == 3:
        return json.dumps({**message, "padding": "x" * luck.choice([10, 9000])})
    if kind == 4:
        message.pop(luck.choice(list(message)))
    elif kind == 5:
        message[luck.choice(list(message))] = luck.choice(VALUES)
    elif kind == 6:
        message[luck.choice("abcdefgh")] = luck.choice(VALUES)
    elif kind == 7 and "seat" in message:
        message["seat"] = luck.choice([1, 2, 3, -1, 99])
    return json.dumps(message)


def honest_messages(client: Client) -> list[dict[str, Any]]:
    """A message of each kind that changes nothing now, such as answers to a question that has been answered."""
    messages: list[dict[str, Any]] = [
        {"type": "hello", "token": "x" * 43, "lang": "en"},
        {"type": "play", "seat": 0, "decision": "0" * 16, "action": "run"},
        {"type": "preview", "seat": 0, "decision": "0" * 16, "action": "run"},
        {"type": "hint", "seat": 0, "decision": "0" * 16},
        {"type": "start", "level": "easy"},
        {"type": "seat", "seat": 1, "kind": "bot", "level": "easy"},
        {"type": "rematch"},
        {"type": "ping"},
        {"type": "undo", "seat": 1},
        {"type": "leave", "seat": 1},
        {"type": "return", "seat": 1},
        {"type": "chat", "seat": 2, "text": "hello"},
    ]
    asked = client.decision()
    assert asked is not None
    messages += [{"type": "play", "seat": 1, "decision": asked["id"], "action": asked["options"][0]["action"]}]
    messages += [{"type": "play", "seat": 0, "decision": asked["id"], "action": "square:zz"}]
    return [{"v": 1, "ref": 1, **message} for message in messages]


def is_harmless(text: str | bytes) -> bool:
    """Whether it cannot by chance be something the client may do."""
    try:
        message = msgspec.json.decode(text, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeError):
        return True
    kind = message.__struct_config__.tag
    return kind in ("hello", "preview", "hint", "ping", "rematch", "start", "seat") or getattr(message, "seat", 0) != 0


@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_client_sends_nothing_changes_and_no_other_client_notices(seed: int, tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), OPEN, bot()])
        table = seated["table"]["id"]
        ben = server.ask(f"/api/tables/{table}/seats", {"name": "Ben", "invite": seated["links"]["invite"]})
        with server.connect(ben) as b, server.watch(seated) as watcher:
            eve = server.connect(seated)
            assert eve.await_decision() is not None
            before = state_of(server, seated)
            luck, refused, honest = Random(seed), 0, honest_messages(eve)
            for witness in (b, watcher):
                witness.drain()
            sent = 0
            while sent < MESSAGES:
                text = crooked(luck, honest)
                if not is_harmless(text):
                    continue
                sent += 1
                try:
                    eve.socket.send(text)
                    if sent % 20 == 0:
                        refused += sum(message["type"] == "error" for message in eve.drain(0.02))
                except ConnectionClosed:  # too large for the socket itself, or of another version
                    eve.close()
                    eve = server.connect(seated)
            refused += sum(message["type"] == "error" for message in eve.drain(0.3))
            assert refused > MESSAGES / 2
            assert state_of(server, seated) == before
            for witness in (b, watcher):
                assert {message["type"] for message in witness.drain()} <= {"presence"}
            eve.close()
            eve = server.connect(seated)
            asked = eve.await_decision()
            assert asked is not None
            eve.play(asked, asked["options"][0]["action"])  # and it still plays
            eve.close()
            assert b.until("update")["events"]


def state_of(server: TestServer, seated: dict[str, Any]) -> Any:
    with server.connect(seated) as again:
        info = {key: value for key, value in again.table.items() if key not in ("watchers", "seats")}
        return again.views, again.logs, info, [seat["kind"] for seat in again.table["seats"]], again.welcome["chat"]


def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", messages_per_second=5.0, messages_burst=10) as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana:
            for _ in range(40):
                ana.send({"type": "ping"})
            answers = [message["type"] for message in ana.drain(0.3) if message["type"] in ("pong", "error")]
            assert answers[0] == "pong"
            assert answers.count("error") > 20
            assert {message["code"] for message in ana.received if message["type"] == "error"} == {"too-fast"}


def test_a_client_of_another_version_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana:
            ana.send({"type": "ping", "v": 2})
            assert [m["code"] for m in ana.drain(0.3) if m["type"] == "bye"] == ["version"]
