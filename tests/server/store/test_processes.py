"""Several processes on one database: races, notices, and deaths in the middle of writing."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from collections import Counter

import pytest

from killshot.server.store import Counts, Store

from .scenes import add_move, game, play, process

STEPS = 15
KILLS = 5
TABLES = 20


def begin(*processes: subprocess.Popen[str]) -> None:
    """Wait until all are ready, then let all go."""
    for each in processes:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    for each in processes:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()


def ended(each: subprocess.Popen[str]) -> str:
    said, _ = each.communicate(timeout=60)
    assert each.returncode == 0
    return said


def test_of_many_moves_for_one_step_from_two_processes_exactly_one_wins(url: str) -> None:
    async def create(store: Store) -> None:
        await store.create(game())

    async def look(store: Store) -> list[tuple[int | None, str]]:
        entries = await store.entries("g")
        assert [entry.number for entry in entries] == list(range(1, STEPS + 1))
        return [(entry.step, entry.body) for entry in entries]

    play(url, create)
    racers = [process("race", url, name, str(STEPS)) for name in ("left", "right")]
    begin(*racers)
    won = [line.split() for racer in racers for line in ended(racer).splitlines()]
    assert Counter(int(step) for step, _ in won) == dict.fromkeys(range(1, STEPS + 1), 1)
    assert play(url, look) == sorted((int(step), body) for step, body in won)


def test_a_process_killed_while_writing_loses_nothing_that_it_acknowledged(url: str) -> None:
    acknowledged: dict[str, list[str]] = {}
    dice = random.Random(4)
    for kill in range(KILLS):
        writer = process("write", url, f"w{kill}", str(TABLES))
        begin(writer)
        assert writer.stdout is not None
        for _ in range(dice.randrange(1, 300)):
            note(writer.stdout.readline(), acknowledged)
        os.kill(writer.pid, signal.SIGKILL)
        for line in writer.stdout.read().splitlines(keepends=True):
            note(line, acknowledged)
        assert writer.wait(10) == -signal.SIGKILL
        writer.communicate()

    async def look(store: Store) -> None:
        for table, moves in acknowledged.items():
            entries = await store.entries(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            assert [entry.body for entry in entries[: len(moves)]] == moves
            assert (
                (await store.game(table)).last == len(entries) <= len(moves) + 1
            )  # one may be kept without its acknowledgement

    assert len(acknowledged) > KILLS
    assert sum(map(len, acknowledged.values())) > KILLS
    play(url, look)


def note(line: str, acknowledged: dict[str, list[str]]) -> None:
    """Collect what a process said it had written; a line cut short does not count."""
    kind, *words = line.split()
    if not line.endswith("\n"):
        return
    if kind == "table":
        acknowledged[words[0]] = []
    else:
        table, number, body = words
        assert int(number) == len(acknowledged[table]) + 1
        acknowledged[table].append(body)


def test_a_write_in_one_process_wakes_another(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        told: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store.listen(lambda game, number: told.put_nowait((game, number)))
        speaker = process("say", url, "3")
        begin(speaker)
        known = 0
        while known < 3:
            name, number = await asyncio.wait_for(told.get(), 10)
            if name == "g" and number:
                known = len(await store.entries("g"))
                assert known >= number
        await asyncio.to_thread(ended, speaker)

    play(url, scene)


def test_processes_that_open_an_empty_database_at_once_create_it_once(url: str) -> None:
    openers = [process("opened", url) for _ in range(4)]
    begin(*openers)
    assert [ended(opener) for opener in openers] == ["opened\n"] * 4

    async def look(store: Store) -> None:
        assert await store.counts() == Counts(0, 0, 0)

    play(url, look)


@pytest.mark.parametrize("many", [200])
def test_writes_that_wait_together_are_all_acknowledged(url: str, many: int) -> None:
    async def scene(store: Store) -> None:
        await asyncio.gather(*(store.create(game(f"g{n}")) for n in range(many)))
        entries = await asyncio.gather(*(add_move(store, f"g{n}", 1, 0, "run") for n in range(many)))
        assert [entry.game for entry in entries] == [f"g{n}" for n in range(many)]
        assert (await store.counts()).open == many

    play(url, scene)
