"""Long games: reading, uploading and loading them happens elsewhere or in small slices, and others do not notice."""

from __future__ import annotations

import gc
import gzip
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from killshot import Game, Record, Setup
from killshot.server.tables import readers
from killshot.server.tables.readers import Readers

from ..harness import Refusal, TestServer, bot, me, serving
from .wire import ping_seconds

MOVES = 16_000
SLICE = 1 / 10  # how much of the work of playing the whole game the event loop may do at a time


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
    """Measures from inside for how long at a time the event loop computes, in processor time of its thread."""

    def __init__(self, server: TestServer) -> None:
        self.longest = 0.0
        self.last: float | None = None
        self.is_over = False
        self.loop: Any = server.services.registry._sweeper.get_loop()
        self.loop.call_soon_threadsafe(self.beat)

    def beat(self) -> None:
        now = time.thread_time()
        if self.last is not None:
            self.longest = max(self.longest, now - self.last)
        self.last = now
        if not self.is_over:
            self.loop.call_later(0.001, self.beat)


@contextmanager
def unnoticed(server: TestServer, whole: float) -> Iterator[None]:
    """Fails if the event loop was busy for long with what happens here. `whole`: what playing the game takes.

    Garbage is not collected meanwhile: its pauses grow with everything in memory, the test's own objects included.
    """
    pulse = Pulse(server)
    time.sleep(0.05)
    gc.disable()
    pulse.longest = 0.0
    try:
        yield
    finally:
        pulse.is_over = True
        gc.enable()
    assert pulse.longest < SLICE * whole


def seconds_to_play(record: bytes) -> float:
    begun = time.thread_time()
    Record.parse(record.decode()).replay()
    return time.thread_time() - begun


def test_a_game_of_16000_moves_is_uploaded_read_and_loaded_unnoticed(record: bytes, tmp_path: Path) -> None:
    whole = seconds_to_play(record)
    with serving(tmp_path / "games.db") as server:
        with unnoticed(server, whole):
            table = server.ask("/api/records", record)["table"]["id"]
        address = f"/api/tables/{table}"
        with unnoticed(server, whole):
            status, headers, body = server.request(f"{address}/replay", headers={"Accept-Encoding": "gzip"})
            assert (status, headers["content-encoding"]) == (200, "gzip")
        assert len(json.loads(gzip.decompress(body))["steps"]) == MOVES
        with unnoticed(server, whole):
            assert server.ask(f"{address}/positions/12000")["number"] == 12_000
        with unnoticed(server, whole), server.client(table) as watcher:
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
            waits = [ping_seconds(ana) for _ in range(30)]
            stop.set()
            for thread in threads:
                thread.join()
        assert median(waits) < 0.1


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
