"""The bot pool: bots think in processes of their own, with a deadline, while the event loop only waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from ...bots.bot import seed_of
from ...engine.setup import Setup
from ...engine.snapshot import to_json
from ...engine.state import State
from ...game import Game
from .worker import Answer, Question

logger = logging.getLogger(__name__)

LINE: Final = 1 << 20  # the longest answer of a worker, in bytes
HINTER: Final = "hard"  # the level that gives hints


class WorkerProcess:
    """One process. It is started when it is needed, and again after it had to be killed."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, question: bytes, deadline: float) -> Answer:
        """The answer; `TimeoutError` if it takes too long, and the process is killed."""
        async with self.lock:
            process = self.process
            if process is None or process.returncode is not None:
                process = self.process = await _start()
            assert process.stdin is not None and process.stdout is not None  # noqa: PT018 (both are pipes)
            try:
                process.stdin.write(question + b"\n")
                async with asyncio.timeout(deadline):
                    line = await process.stdout.readline()
            except BaseException:  # also when the caller is cancelled: the next question would read this answer
                await self.stop()
                raise
            if not line:
                await self.stop()
                return Answer(error="the worker has died")
            return msgspec.json.decode(line, type=Answer)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _start() -> Process:
    """Start a worker, which finds the package where this process has it."""
    places = [str(Path(__file__).parents[3]), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    command = (sys.executable, "-m", "killshot.server.workers.worker")
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, limit=LINE)


class BotPool:
    """A few workers. The bots of a table always use the same one, where they can remember their plans."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = [WorkerProcess() for _ in range(max(workers, 1))]
        self.deadline = deadline
        self.luck = Random()
        self.thoughts = 0
        self.missed = 0

    async def choose(self, table: str, setup: Setup, state: State, seat: int, level: str, open_points: bool) -> str:
        """The word of an option. A bot that fails or is too late plays a random option."""
        seed = seed_of(table, seat)
        answer = await self.answer(Question(table, setup.to_json(), to_json(state), seat, level, seed, open_points))
        if answer.error:
            asked = Game.from_state(setup, state).decision
            assert asked is not None
            return self.luck.choice(asked.options_of(seat)).word
        return answer.action

    async def hint(self, table: str, setup: Setup, state: State, seat: int, lang: str, open_points: bool) -> Answer:
        """The word of an option and a sentence that says why; an error if there is none in time."""
        seed = seed_of(table, seat)
        return await self.answer(
            Question(table, setup.to_json(), to_json(state), seat, HINTER, seed, open_points, lang)
        )

    async def answer(self, question: Question) -> Answer:
        worker = self.workers[zlib.crc32(question.table.encode()) % len(self.workers)]
        self.thoughts += 1
        try:
            answer = await worker.ask(msgspec.json.encode(question), self.deadline)
        except TimeoutError:
            answer = Answer(error=f"no answer within {self.deadline} s")
        except OSError as error:
            answer = Answer(error=f"the worker cannot be asked: {error}")
        if answer.error:
            self.missed += 1
            facts = {"table": question.table, "seat": question.seat, "level": question.level}
            logger.warning("bot failed", extra={**facts, "reason": answer.error})
        return answer

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()
