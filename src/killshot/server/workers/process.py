"""A worker process, as the server sees it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import msgspec

from .worker import Answer

LINE: Final = 1 << 20  # the longest answer of a worker, in bytes


class WorkerProcess:
    """One process. It is started when it is needed, and again after it had to be killed."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness  # by how much it steps back for others
        self.process: Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, question: bytes, deadline: float) -> Answer:
        """The answer; `TimeoutError` if it takes too long, and the process is killed."""
        async with self.lock:
            process = self.process
            if process is None or process.returncode is not None:
                process = self.process = await _start(self.niceness)
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


async def _start(niceness: int) -> Process:
    """Start a worker, which finds the package where this process has it."""
    places = [str(Path(__file__).parents[3]), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    command = (sys.executable, "-m", "killshot.server.workers.worker", str(niceness))
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, limit=LINE)
