"""Long games: reading, uploading and loading them happens elsewhere or in small slices, and others do not notice."""

from __future__ import annotations

import gzip
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from killshot import Game, Record, Setup
from killshot.server.tables import readers
from killshot.server.tables.readers import Readers

from ..harness import Refusal, TestServer, bot, me, serving

MOVES = 16_000
STALL = 0.15  # seconds; a game of this length took ten times as long. The machine that tests is busy


def long_record() -> bytes:
    """A game of many moves, in which the players end their turns as soon as they can."""
    game, luck = Game(Setup(players=3), seed=1), Random(1)
    for _ in range(MOVES):
        words = [str(option) for option in game.options]
        game.play("end" if "end" in words else luck.choice(words))
    return Record.of(game).text().encode()


@pytest.fixture(scope="module")
def record() -> bytes:
    return long_record()


class Pulse:
    """Measures from inside how long the event loop was not free."""

    def __init__(self, server: TestServer) -> None:
        self.longest = 0.0
        self.last = time.perf_counter()
        self.is_over = False
        self.loop: Any = server.services.registry._sweeper.get_loop()
        self.loop.call_soon_threadsafe(self.beat)

    def beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self.last - 0.001)
        self.last = now
        if not self.is_over:
            self.loop.call_later(0.001, self.beat)


@contextmanager
def unnoticed(server: TestServer) -> Iterator[None]:
    """Fails if the event loop was busy for long with what happens here."""
    pulse = Pulse(server)
    time.sleep(0.05)
    pulse.longest = 0.0
    try:
        yield
    finally:
        pulse.is_over = True
    assert pulse.longest < STALL


def test_a_game_of_16000_moves_is_uploaded_read_and_loaded_unnoticed(record: bytes, tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        with unnoticed(server):
            table = server.ask("/api/records", record)["table"]["id"]
        address = f"/api/tables/{table}"
        with unnoticed(server):
            status, headers, body = server.request(f"{address}/replay", headers={"Accept-Encoding": "gzip"})
            assert (status, headers["content-encoding"]) == (200, "gzip")
        assert len(json.loads(gzip.decompress(body))["steps"]) == MOVES
        with unnoticed(server):
            assert server.ask(f"{address}/positions/12000")["number"] == 12_000
        with unnoticed(server), server.client(table) as watcher:
            assert watcher.table["status"] == "unfinished"


def test_loops_of_replays_do_not_slow_down_others(record: bytes, tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        table = server.ask("/api/records", record[: len(record) // 8].rpartition(b"\n")[0] + b"\n")["table"]["id"]
        seated = server.open_table([me("Ana"), bot(), bot()])
        stop = threading.Event()

        def loop(number: int) -> None:
            while not stop.is_set():
                server.request(f"/api/tables/{table}/positions/{number}")

        threads = [threading.Thread(target=loop, args=(number,)) for number in range(4)]
        with server.connect(seated) as ana:
            for thread in threads:
                thread.start()
            waits = []
            for _ in range(30):
                begun = time.perf_counter()
                ana.ask({"type": "ping"})
                waits.append(time.perf_counter() - begun)
            stop.set()
            for thread in threads:
                thread.join()
        assert sorted(waits)[15] < 0.1


def test_readings_are_kept_within_bounds(record: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "KEPT_BYTES", 100_000)
    with serving(tmp_path / "games.db", reads_per_minute=30) as server:
        table = server.ask("/api/records", record[: len(record) // 40].rpartition(b"\n")[0] + b"\n")["table"]["id"]
        kept: Readers = server.services.readers
        for _ in range(40):
            server.ask(f"/api/tables/{table}/positions/5")
        assert len(kept.kept) == 1
        for number in range(29):
            server.ask(f"/api/tables/{table}/positions/{number % 5 + 6}?lang=fr&seat={number % 3}")
            assert kept.kept_bytes == sum(map(len, kept.kept.values())) <= 100_000
        statuses = {server.request(f"/api/tables/{table}/positions/{number + 20}")[0] for number in range(60)}
        assert statuses == {200, 429}


def test_uploads_have_a_limit_of_moves(record: bytes, tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", upload_moves=MOVES - 1) as server:
        with pytest.raises(Refusal, match="413 too-large: A record can have at most"):
            server.ask("/api/records", record)
        assert server.request("/health")[2] == b"ok\n"
