"""Two servers on one PostgreSQL. Either serves any table; one is killed, and its players go on at the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import pytest

from killshot.server.protocol.http import NewTable
from killshot.server.protocol.socket import ChatLine
from killshot.server.settings import Settings
from killshot.server.store import Draft, open_store, writer
from killshot.server.tables.registry import Registry
from killshot.server.tables.seating import new_row

from .harness import OPEN, PATIENCE, Client, Json, TestServer, bot, me
from .launcher import Launcher, launching
from .postgres import Postgres
from .test_kills import GONE, compare

LEASE = 1.0  # seconds after which another server plays the bots of a killed one
QUICK = {"skulls": 5, "ending": "sudden-death"}


@dataclass
class Pair:
    launcher: Launcher
    database: str
    servers: list[TestServer] = field(default_factory=list)

    @property
    def left(self) -> TestServer:
        return self.servers[0]

    @property
    def right(self) -> TestServer:
        return self.servers[1]


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[Pair]:
    database = postgres.database()
    with launching() as launcher:
        yield Pair(launcher, database, [launcher.start(database, lease=LEASE) for _ in range(2)])


def back(client: Client, server: TestServer, seated: Json) -> Client:
    """The same player at another server, resuming after the last event it saw; the log must fit on."""
    (seat,) = client.seats
    log = client.logs[seat]
    client.close()
    again = server.connect(seated, since=len(log), undos=client.undos[seat])
    (eyes,) = again.welcome["views"]
    assert eyes["start"] <= len(log)
    again.logs[seat] = [*log[: eyes["start"]], *eyes["events"]]
    return again


def test_one_of_two_servers_is_killed_during_a_game_and_its_players_go_on_at_the_other(pair: Pair) -> None:
    ana = pair.left.open_table([me("Ana"), OPEN, OPEN], QUICK)
    table, invite = ana["table"]["id"], ana["links"]["invite"]
    ben = pair.right.ask(f"/api/tables/{table}/seats", {"name": "Ben", "invite": invite})
    cleo = pair.left.ask(f"/api/tables/{table}/seats", {"name": "Cleo", "invite": invite})
    luck, moves = Random(5), []
    with ExitStack() as stack:
        people = [
            stack.enter_context(server.connect(seated))
            for server, seated in ((pair.left, ana), (pair.right, ben), (pair.left, cleo))
        ]
        watcher = stack.enter_context(pair.right.watch(ana))

        def play(count: int) -> None:
            for _ in range(count):
                asked = next_question(people, watcher)
                action = luck.choice(asked["options"])["action"]
                people[asked["seat"]].play(asked, action)
                moves.append((asked["seat"], action))

        play(60)
        assert {seat for seat, _ in moves} == {0, 1, 2}
        pair.launcher.kill(pair.left)
        for seat, seated in ((0, ana), (2, cleo)):
            with pytest.raises(GONE):
                people[seat].ask({"type": "ping"})
            people[seat] = stack.enter_context(back(people[seat], pair.right, seated))
        play(60)
        for seat, seated in enumerate((ana, ben, cleo)):
            with pair.right.connect(seated) as fresh:
                shows_the_same(people[seat], fresh, seat)
        with pair.right.watch(ana) as fresh:
            shows_the_same(watcher, fresh, None)
    asyncio.run(compare(pair.database, {table: moves}))


def shows_the_same(client: Client, fresh: Client, seat: int | None) -> None:
    client.drain()
    assert client.views[seat] == fresh.views[seat]
    assert client.logs[seat][-len(fresh.logs[seat]) :] == fresh.logs[seat]


def next_question(people: list[Client], watcher: Client) -> Json:
    """What the next seat is asked: a move at one server arrives at the other by itself."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for client in (*people, watcher):
            client.drain(0.002)
        for client in people:
            if (asked := client.decision()) is not None:
                return asked
    raise AssertionError("no seat is asked")


def test_the_bots_of_a_killed_server_are_played_by_the_other(pair: Pair) -> None:
    seated = pair.left.open_table([me("Ana"), bot(), bot()], QUICK)
    with pair.left.connect(seated) as ana:
        ana.play_on(Random(6), 5)
        pair.launcher.kill(pair.left)  # while a bot may be thinking
        with pytest.raises(GONE):
            ana.play_on(Random(6))
        with back(ana, pair.right, seated) as again:
            assert again.play_on(Random(7), 8) == 8  # the bots move between two of hers


def test_of_two_answers_at_two_servers_one_wins(pair: Pair) -> None:
    seated = pair.left.open_table([me("Ana"), me("Ben"), me("Cleo")], QUICK)
    luck, moves = Random(8), []
    with pair.left.connect(seated) as here, pair.right.connect(seated) as there:
        for _ in range(30):
            asked = here.await_decision()
            assert asked is not None
            while (other := there.decision()) is None or other["id"] != asked["id"]:
                there.receive()
            won = []
            wanted = [luck.choice(asked["options"])["action"] for _ in range(2)]
            refs = [
                client.send({"type": "play", "seat": asked["seat"], "decision": asked["id"], "action": action})
                for client, action in zip((here, there), wanted, strict=True)
            ]
            for client, ref, action in zip((here, there), refs, wanted, strict=True):
                while (answer := client.receive()).get("ref") != ref:
                    pass
                if answer["type"] == "done":
                    won.append(action)
                else:
                    assert answer["code"] == "stale", answer
            assert len(won) == 1
            moves.append((asked["seat"], won[0]))
            for client in (here, there):
                while (now := client.decision()) is not None and now["id"] == asked["id"]:
                    client.receive()
    asyncio.run(compare(pair.database, {seated["table"]["id"]: moves}))


def test_a_notice_that_comes_when_reading_ends_is_read_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "GLANCE", 3 * PATIENCE)  # otherwise a server that polls would see it in the end
    url = f"sqlite:///{tmp_path / 'games.db'}"
    chat = Draft("chat", msgspec.json.encode(ChatLine(0.0, 0, "Ana", "Hello", "")).decode(), 0)
    wanted = msgspec.convert({"setup": {"players": 3}, "seats": [me(), OPEN, OPEN]}, NewTable)

    async def read() -> None:
        async with await open_store(url) as here, await open_store(url) as there:
            row, drafts = new_row(wanted, "secret")
            await here.create(row, drafts)
            registry = Registry(here, Settings(workers=1))
            try:
                table = await registry.table(row.id)
                catch_up = table.catch_up

                async def overtaken() -> None:
                    await catch_up()
                    if table.last == 1:
                        await there.append(row.id, [chat])
                        asyncio.get_running_loop().call_soon(registry._hear, row.id, 2)

                monkeypatch.setattr(table, "catch_up", overtaken)
                await there.append(row.id, [chat])
                registry._hear(row.id, 1)
                async with asyncio.timeout(PATIENCE):
                    while table.last < 2:
                        await asyncio.sleep(0.01)
            finally:
                await registry.stop()

    asyncio.run(read())
