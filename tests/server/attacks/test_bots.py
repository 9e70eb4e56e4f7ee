"""Tables of bots that think long, opened by the dozen: people's tables are answered as if they were alone."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from killshot.server.workers.fair_queue import FairQueue

from ..harness import OPEN, Client, Refusal, TestServer, bot, me, serving

EXPERTS = [bot("expert")] * 5


def test_parties_take_turns_and_tables_without_people_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    for i in range(3):
        queue.put(f"deserted {i}", "", f"d{i}")
        queue.put(f"greedy {i}", "1.1.1.1", f"g{i}")
        queue.put(f"greedy {i} again", "1.1.1.1", f"g{i}")
    queue.put("modest", "2.2.2.2", "m")
    queue.attend("d2", "3.3.3.3")
    taken = [queue.take() for _ in range(queue.size)]
    assert taken == [
        *("greedy 0", "modest", "deserted 2", "greedy 1", "greedy 2"),
        *("greedy 0 again", "greedy 1 again", "greedy 2 again", "deserted 0", "deserted 1"),
    ]


def test_tables_of_bots_that_think_long_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", long_tables_per_address=2) as server:
        hard = [me("Ana"), bot("expert"), bot("easy")]
        for _ in range(2):
            server.open_table(hard)
        with pytest.raises(Refusal, match="429 too-fast: Too many tables have bots that think long"):
            server.open_table(hard)
        seated = server.open_table([me("Ana"), OPEN, bot("easy")])
        with server.connect(seated) as ana:
            with pytest.raises(Refusal, match="too-fast"):
                ana.ask({"type": "seat", "seat": 1, "kind": "bot", "level": "hard"})
            assert ana.ask({"type": "seat", "seat": 1, "kind": "bot", "level": "normal"})["type"] == "done"


def test_a_person_does_not_wait_for_the_experts_of_others(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", bot_pace=0.05, long_tables_per_address=100) as server, ExitStack() as stack:
        seated = server.open_table([me("Ana"), bot("normal"), bot("normal")])
        ana = stack.enter_context(server.connect(seated))
        alone = seconds_for_turns(ana, 3)
        for number in range(30):
            attend(server, stack, number)
        time.sleep(1.0)
        crowded = seconds_for_turns(ana, 3)
        pool = server.services.registry.bot_pool
        assert pool.long.queue.size > 20, "the experts should be waiting for each other"
        assert crowded < 2 * alone


def attend(server: TestServer, stack: ExitStack, number: int) -> None:
    """A table of experts; every third has a spectator."""
    hostile = server.open_table(EXPERTS, public=True)
    if number % 3 == 0:
        stack.enter_context(server.watch(hostile))


def seconds_for_turns(client: Client, turns: int) -> float:
    """From a person's move until the person is asked again, for the slowest decisions of some turns, on average."""
    waits: list[float] = []
    luck = Random(3)
    while len(waits) < 6 * turns:
        asked: dict[str, Any] | None = client.await_decision()
        assert asked is not None
        begun = time.perf_counter()
        client.play(asked, luck.choice(asked["options"])["action"])
        assert client.await_decision() is not None
        waits.append(time.perf_counter() - begun)
    return sum(sorted(waits)[-turns:]) / turns
