"""A server is killed at any moment, again and again, under load. It loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from killshot import Game, Setup
from killshot.server.store import MOVE, Store, open_store
from killshot.server.views.deal import deal_seed

from .harness import Client, TestServer, me
from .launcher import launching
from .postgres import Postgres

PLAYERS = 6
STAY = 20  # moves at a table before a player opens another one, on average
GONE = (
    OSError,
    HTTPException,
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    EOFError,
)  # what a killed server looks like
QUICK_GAME = {"players": 3, "skulls": 5, "ending": "sudden-death"}


class Player(threading.Thread):
    """Plays all seats of a table, reconnects by itself, and notes what was acknowledged."""

    def __init__(self, number: int, load: Load) -> None:
        super().__init__(name=f"player {number}")
        self.load = load
        self.luck = Random(number)
        self.tables: dict[str, list[tuple[int, str]]] = {}  # the moves that must be kept, in order
        self.pending: dict[str, Any] | None = None  # sent and not answered
        self.seated: dict[str, Any] | None = None
        self.unheard = 0  # moves that were kept although the server died before it could say so
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.load.is_over:
                try:
                    self.sit()
                except GONE:
                    self.load.wait_for_server()
        except BaseException as error:
            self.error = error

    def sit(self) -> None:
        if self.seated is None:
            seated = self.load.server.open_table([me("Ana"), me("Ben"), me("Cleo")], QUICK_GAME)
            self.tables[seated["table"]["id"]] = []
            self.seated = seated
            self.load.acknowledged()
        with self.load.server.connect(self.seated) as client:
            self.resolve(client)
            self.play(client)

    @property
    def moves(self) -> list[tuple[int, str]]:
        assert self.seated is not None
        return self.tables[self.seated["table"]["id"]]

    def resolve(self, client: Client) -> None:
        """Find out from the question now asked whether the move without an answer was kept."""
        if self.pending is None:
            return
        asked = client.decision()
        if asked is None or asked["id"] != self.pending["id"]:
            self.moves.append((self.pending["seat"], self.pending["action"]))
            self.unheard += 1
        self.pending = None

    def play(self, client: Client) -> None:
        while not self.load.is_over:
            asked = client.await_decision()
            if asked is None or self.luck.random() < 1 / STAY:
                self.seated = None  # on to another table; this one must still exist at the end
                return
            action = self.luck.choice(asked["options"])["action"]
            self.pending = {"id": asked["id"], "seat": asked["seat"], "action": action}
            client.play(asked, action)
            self.pending = None
            self.moves.append((asked["seat"], action))
            self.load.acknowledged()


class Load:
    """Many players, and the server that runs at the moment."""

    def __init__(self, server: TestServer) -> None:
        self.server = server
        self.is_over = False
        self.done = 0
        self.changed = threading.Condition()
        self.players = [Player(number, self) for number in range(PLAYERS)]

    def acknowledged(self) -> None:
        with self.changed:
            self.done += 1
            self.changed.notify_all()

    def wait_for_server(self) -> None:
        """Try again soon; a web page would wait longer."""
        with self.changed:
            self.changed.wait(0.01)

    def wait_for(self, more: int) -> None:
        """Wait until `more` moves were acknowledged."""
        with self.changed:
            goal = self.done + more
            assert self.changed.wait_for(lambda: self.done >= goal, 60), [player.error for player in self.players]


def test_a_hundred_kills_lose_no_acknowledged_move_and_no_table(tmp_path: Path) -> None:
    kill_under_load(str(tmp_path / "games.db"), 100)


def test_ten_kills_over_postgresql_lose_nothing_either(postgres: Postgres) -> None:
    kill_under_load(postgres.database(), 10)


def kill_under_load(database: str, kills: int) -> None:
    dice = Random(7)
    started = time.monotonic()
    with launching() as launcher:
        load = Load(launcher.start(database))
        for player in load.players:
            player.start()
        for _ in range(kills):
            load.wait_for(dice.randrange(1, 25))
            time.sleep(dice.random() * 0.005)  # at any moment, not just after an answer
            launcher.kill(load.server)
            load.server = launcher.start(database, load.server.port)
        load.wait_for(PLAYERS)
        load.is_over = True
        for player in load.players:
            player.join(30)
            assert not player.is_alive()
            assert player.error is None, player.error
            if player.seated is not None:
                with load.server.connect(player.seated) as client:
                    player.resolve(client)
        for player in load.players:
            for table in player.tables:
                assert load.server.ask(f"/api/tables/{table}")["id"] == table
    tables = {table: moves for player in load.players for table, moves in player.tables.items()}
    asyncio.run(compare(database, tables))
    moves, unheard = sum(map(len, tables.values())), sum(player.unheard for player in load.players)
    print(
        f"{kills} kills in {time.monotonic() - started:.0f} s: {len(tables)} tables and {moves} moves, all there; "
        f"{unheard} of the moves were kept though the server died before it could say so"
    )


async def compare(database: str, tables: dict[str, list[tuple[int, str]]]) -> None:
    """Check that the rows are exactly the moves the players know, and a legal game."""
    async with await open_store(database) as store:
        for table, moves in tables.items():
            assert await kept(store, table) == moves
            row = await store.game(table)
            game = Game(Setup.from_json(json.loads(row.setup)), deal_seed(row, ""), row.dealing)
            for seat, action in moves:
                game.play(action, seat)
            assert (row.finished is not None) == (game.decision is None)


async def kept(store: Store, table: str) -> list[tuple[int, str]]:
    entries = await store.entries(table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert {entry.kind for entry in entries} <= {"sit", "start", MOVE}
    return [(entry.seat, entry.body) for entry in entries if entry.kind == MOVE and entry.seat is not None]
