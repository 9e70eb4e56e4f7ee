"""Names that look alike, guests who must go, chat without end, games that are not over, and answers after an outage."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from killshot import Game, Record, Setup
from killshot.server.errors import Refused
from killshot.server.store import Draft, Entry, Unavailable
from killshot.server.tables.names import checked_name, skeleton

from ..harness import OPEN, Refusal, TestServer, bot, me, serving


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u2800\u2800", "\u202e", "\u0301", "a" * 25])
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        checked_name(name)


def test_names_are_made_plain() -> None:
    assert checked_name("  A\u200bna\u202e  ") == "A na"
    assert checked_name("Ａｎａ") == "Ana"
    assert checked_name("Zo\u0065\u0308") == "Zoë"
    assert len(checked_name("a" + "\u0316" * 20)) <= 3
    assert checked_name("Jürgen Müller-Łoś") == "Jürgen Müller-Łoś"


@pytest.mark.parametrize("other", ["ana", "ANA", "Аnа", "Аna", "A n a", "Aná", "Änå"])
def test_names_that_look_alike_are_the_same(other: str) -> None:
    assert skeleton(other) == skeleton("Ana")


def test_names_that_differ_are_not_the_same() -> None:
    names = ["Ana", "Ben", "Anna", "Player 1", "Player 2", "李", "王", "Ян"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_nobody_takes_the_name_of_another(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        with pytest.raises(Refusal, match="409 refused: Another player"):
            server.open_table([me("Ana"), me("ana"), bot()])
        table = server.open_table([me("Ana"), OPEN, OPEN], public=True)["table"]["id"]
        with pytest.raises(Refusal, match="409 refused: Another player"):
            server.ask(f"/api/tables/{table}/seats", {"name": "Аna"})
        server.ask(f"/api/tables/{table}/seats", {"name": "Ben"})


def test_the_host_removes_a_player_before_the_start(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), OPEN, OPEN], public=True)
        seats = f"/api/tables/{seated['table']['id']}/seats"
        eve = server.ask(seats, {"name": "Eve"})
        with server.connect(seated) as ana, server.connect(eve) as guest:
            with pytest.raises(Refusal, match="Only the player who opened"):
                guest.ask({"type": "seat", "seat": 0, "kind": "open"})
            assert ana.ask({"type": "seat", "seat": 1, "kind": "open"})["type"] == "done"
            assert guest.until("welcome")["seats"] == []
            with pytest.raises(Refusal, match="The host has removed you"):
                server.ask(seats, {"name": "Eve"}, token=eve["token"])
            server.ask(seats, {"name": "Ben"})
            assert ana.ask({"type": "start"})["type"] == "done"
            with pytest.raises(Refusal, match="already started"):
                ana.ask({"type": "seat", "seat": 1, "kind": "open"})


def test_a_seat_has_a_quota_of_chat_over_all_its_sockets(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), bot()])
        with server.connect(seated) as first, server.connect(seated) as second:
            for client in (first, second):
                for _ in range(4):
                    client.ask({"type": "chat", "seat": 0, "text": "look at me"})
            for client in (first, second):
                with pytest.raises(Refusal, match="too-fast: That is enough chat"):
                    client.ask({"type": "chat", "seat": 0, "text": "look at me"})
            first.ask({"type": "chat", "seat": 1, "phrase": "hello"})


def test_an_uploaded_game_that_is_not_over_is_shown_but_not_played(tmp_path: Path) -> None:
    game = Game(Setup(players=3), seed=4)
    for _ in range(6):
        game.play(game.options[0])
    with serving(tmp_path / "games.db") as server:
        token = server.open_table([me("Ana"), bot(), bot()])["token"]
        info = server.ask("/api/records", Record.of(game).text().encode(), token)["table"]
        assert info["status"] == "unfinished"
        assert info["result"] is None
        assert len(server.ask(f"/api/tables/{info['id']}/replay?seat=2")["steps"]) == 6
        with server.client(info["id"], token=token) as client:
            assert [moment["decision"] for moment in client.moments.values()] == [None] * 3
            with pytest.raises(Refusal, match="refused: The game is over"):
                client.ask({"type": "play", "seat": 0, "decision": "x", "action": str(game.options[0])})
            with pytest.raises(Refusal):
                client.ask({"type": "undo", "seat": 0})


class Outage:
    """A database that fails once while it writes a move, having kept it or not."""

    def __init__(self, server: TestServer, patch: pytest.MonkeyPatch, is_kept: bool) -> None:
        self.append, self.is_kept, self.left = server.services.store.append, is_kept, 1
        patch.setattr(server.services.store, "append", self)

    async def __call__(self, game: str, entries: Sequence[Draft], **conditions: Any) -> tuple[Entry, ...]:
        if self.left and conditions.get("step") is not None:
            self.left = 0
            if self.is_kept:
                await self.append(game, entries, **conditions)
            raise Unavailable("the database is away")
        return await self.append(game, entries, **conditions)


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "lost"])
def test_after_busy_the_same_message_is_answered_truthfully(
    is_kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo")])
        with server.connect(seated) as ana:
            asked = ana.await_decision()
            assert asked is not None
            Outage(server, monkeypatch, is_kept)
            play = {"type": "play", "seat": asked["seat"], "decision": asked["id"]}
            play["action"] = asked["options"][0]["action"]
            with pytest.raises(Refusal, match="busy"):
                ana.ask(play)
            assert ana.ask(play)["type"] == "done"
            with pytest.raises(Refusal, match="stale"):
                ana.ask(play)
            ana.answered.add(asked["id"])
            assert ana.await_decision() is not None
            assert server.services.registry.tables[seated["table"]["id"]].playing().step == 1
