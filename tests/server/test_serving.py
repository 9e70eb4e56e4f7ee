"""The server as a process: stopping and starting again, bots that hang, tables that leave memory, logs."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from killshot import Game, Setup, state_to_json
from killshot.server.web.run import bind
from killshot.server.workers.bot_pool import BotPool
from killshot.server.workers.process import WorkerProcess
from killshot.server.workers.worker import Question

from .harness import Refusal, TestServer, bot, me, serving


def test_after_a_restart_everyone_goes_on_where_they_were(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), bot()])
        ana = server.connect(seated)
        ana.play_on(Random(1), 20)
        asked = ana.await_decision()
        seen, log, undos = ana.views, len(ana.logs[0]), ana.undos[0]
        assert asked is not None
    assert [message["retry"] for message in ana.drain() if message["type"] == "bye"] == [1.0]
    ana.close()
    with serving(tmp_path / "games.db") as server, server.connect(seated, since=log, undos=undos) as again:
        assert again.views == seen
        assert again.await_decision() == asked  # the same question
        assert again.welcome["views"][0]["events"] == []
        again.play_on(Random(2), 5)


def test_small_messages_do_not_wait_for_each_other() -> None:
    """Otherwise the update of a move reaches its player 40 ms after the word that it was kept."""

    async def accepted() -> int:
        options: asyncio.Queue[int] = asyncio.Queue()

        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            options.put_nowait(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = bind("127.0.0.1", 0)
        async with await asyncio.start_server(meet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            writer.close()
            return await options.get()

    assert asyncio.run(accepted())


def test_a_bot_that_hangs_is_killed_and_a_random_option_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))

    async def ask() -> None:
        game = Game(Setup(players=3), seed=1)
        pool = BotPool(workers=1, deadline=20.0)
        try:
            assert await pool.choose("t", "s", game.setup, game.state, 0, "random", True) in map(str, game.options)
            first = pool.workers[0].process
            pool.deadline = 0.3
            question = Question(
                "t", game.setup.to_json(), state_to_json(game.state), 0, "tests.server.sleeper:Sleeper", 1, True
            )
            worker = pool.workers[0]
            with pytest.raises(TimeoutError):
                await worker.ask(msgspec.json.encode(question), 0.3)
            assert first is not None
            assert first.returncode is not None
            pool.deadline = 0.0001
            assert await pool.choose("t", "s", game.setup, game.state, 0, "random", True) in map(str, game.options)
            assert pool.missed == 1
            pool.deadline = 20.0
            assert await pool.choose("t", "s", game.setup, game.state, 0, "random", True) in map(str, game.options)
            assert pool.missed == 1
        finally:
            await pool.stop()

    asyncio.run(ask())


def test_while_a_bot_thinks_everyone_is_answered(tmp_path: Path) -> None:
    """Its process is stopped in the middle of a decision, so that it thinks as long as the test lasts."""
    with serving(tmp_path / "games.db", deadline=600.0) as server:
        thinking, idle = [server.open_table([me(name), bot("expert"), bot("expert")]) for name in ("Ana", "Ben")]
        with server.connect(thinking) as ana, server.connect(idle) as ben:
            asked = ben.await_decision()
            assert asked is not None
            ben.ask({"type": "hint", "seat": 0, "decision": asked["id"]})  # starts the process
            (worker,) = server.services.registry.bot_pool.long_workers
            assert worker.process is not None
            spawn = ana.await_decision()
            assert spawn is not None
            ana.play(spawn, spawn["options"][0]["action"])
            worker.process.send_signal(signal.SIGSTOP)
            try:
                turn = ana.await_decision()
                assert turn is not None
                ana.play(turn, "end")
                while ana.moments[0]["waiting"] != [1]:
                    ana.until("update")
                assert ana.ask({"type": "chat", "seat": 0, "phrase": "hello"})["type"] == "done"
                assert ana.ask({"type": "ping"})["type"] == "pong"
                for option in asked["options"]:
                    question = {"type": "preview", "seat": 0, "decision": asked["id"], "action": option["action"]}
                    assert ben.ask(question)["preview"]["action"] == option["action"]
                ben.play(asked, asked["options"][0]["action"])
                assert ben.await_decision() is not None
                assert server.ask("/api/catalogue?lang=fr")["weapons"]
                assert ana.moments[0]["waiting"] == [1], "the bot should still be thinking"
            finally:
                worker.process.send_signal(signal.SIGCONT)
            assert ana.await_decision() is not None


def test_a_bot_that_fails_and_a_bad_question_give_different_errors() -> None:
    async def ask() -> None:
        worker, game = WorkerProcess(), Game(Setup(players=3), seed=1)
        question = Question("t", game.setup.to_json(), state_to_json(game.state), 0, "no-such", 1, True)
        try:
            assert "no bot" in (await worker.ask(msgspec.json.encode(question), 20.0)).error
            question.seat = 2
            assert "not asked" in (await worker.ask(msgspec.json.encode(question), 20.0)).error
            assert "Decode" in (await worker.ask(b"{", 20.0)).error
        finally:
            await worker.stop()

    asyncio.run(ask())


def test_a_table_without_subscribers_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", idle=0.2) as server:
        registry = server.services.registry
        seated = server.open_table([me("Ana"), me("Ben"), bot()])
        with server.connect(seated) as ana:
            ana.play_on(Random(1), 5)
            view = ana.views[0]
            time.sleep(1.5)
            assert list(registry.tables) == [seated["table"]["id"]]
            view = (ana.drain(), ana.views[0])[1]
        deadline = time.monotonic() + 20
        while registry.tables:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        with server.connect(seated) as ana:
            assert ana.views[0] == view


def test_no_secret_is_in_the_logs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "killshot", "serve", "--port", "0", "--log", "debug"]
    command += ["--database", str(tmp_path / "games.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = re.search(r":(\d+)/", process.stdout.readline())
        assert port is not None
        server = TestServer(int(port[1]))
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana, server.watch(seated):
            ana.play_on(Random(1), 3)
        process.send_signal(signal.SIGTERM)
        _, logs = process.communicate(timeout=20)
    assert process.returncode == -signal.SIGTERM  # after an orderly stop, as service managers expect
    assert all(json.loads(line)["level"] for line in logs.splitlines())
    for secret in (seated["token"], *seated["links"].values()):
        assert secret not in logs


def test_refusals_are_in_the_language_of_the_client(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        body = {"setup": {"players": 5, "bot": True}, "seats": [me()] * 5}
        with pytest.raises(Refusal) as english:
            server.ask("/api/tables", body)
        with pytest.raises(Refusal) as french:
            server.ask("/api/tables?lang=fr", body)
        assert "the bot figure joins" in english.value.text
        assert french.value.text.startswith("Les règles ne le permettent pas")
        assert "joins" not in french.value.text
