"""Processes that work for the server, as the server sees them."""

from __future__ import annotations

import asyncio
import os
import sys
from abc import ABC, abstractmethod
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from .worker import Answer

A = TypeVar("A")
LINE: Final = 1 << 20  # the longest line of an answer, in bytes


class ChildProcess(ABC, Generic[A]):
    """One process. It is started when it is needed, and again after it had to be killed."""

    module: ClassVar[str]  # that it runs

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness  # by how much it steps back for others
        self.process: Process | None = None
        self.lock = asyncio.Lock()

    @abstractmethod
    async def talk(self, question: bytes) -> A:
        """Send a question to the running process and receive its answer."""

    async def ask(self, question: bytes, deadline: float) -> A:
        """The answer; `TimeoutError` if it takes too long, and the process is killed."""
        async with self.lock:
            if self.process is None or self.process.returncode is not None:
                self.process = await self._start()
            try:
                async with asyncio.timeout(deadline):
                    return await self.talk(question)
            except BaseException:  # also when the caller is cancelled: the next question would read this answer
                await self.stop()
                raise

    def pipes(self) -> tuple[StreamReader, StreamWriter]:
        """Where its answers come from, and where questions go."""
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None  # noqa: PT018
        return process.stdout, process.stdin

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _start(self) -> Process:
        """Start it; it finds the package where this process has it."""
        places = [str(Path(__file__).parents[3]), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
        command = (sys.executable, "-m", self.module, str(self.niceness))
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, limit=LINE)


class WorkerProcess(ChildProcess[Answer]):
    """A process that thinks for bots."""

    module = "killshot.server.workers.worker"

    async def talk(self, question: bytes) -> Answer:
        source, target = self.pipes()
        target.write(question + b"\n")
        line = await source.readline()
        if not line:
            await self.stop()
            return Answer(error="the worker has died")
        return msgspec.json.decode(line, type=Answer)
