"""A lane: some processes and the fair queue before them."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .fair_queue import FairQueue
from .process import ChildProcess

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Job(Generic[A]):
    table: str
    question: bytes
    deadline: float
    answer: asyncio.Future[A]


class Lane(Generic[A]):
    """A job goes to the process that had the table before, where bots remember their plans, unless another is free."""

    def __init__(self, workers: Sequence[ChildProcess[A]]) -> None:
        self.workers = workers
        self.free = set(workers)
        self.queue: FairQueue[Job[A]] = FairQueue()
        self.running: set[asyncio.Task[None]] = set()

    async def ask(self, table: str, party: str, question: bytes, deadline: float) -> A:
        """The answer, once it is this table's turn; `TimeoutError` if it then takes too long."""
        job: Job[A] = Job(table, question, deadline, asyncio.get_running_loop().create_future())
        self.queue.put(job, party, table)
        self._start_jobs()
        return await job.answer

    def _start_jobs(self) -> None:
        while self.free and self.queue.size:
            job = self.queue.take()
            if job.answer.cancelled():
                continue
            usual = self.workers[zlib.crc32(job.table.encode()) % len(self.workers)]
            worker = usual if usual in self.free else next(iter(self.free))
            self.free.remove(worker)
            task = asyncio.get_running_loop().create_task(self._run(worker, job))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def _run(self, worker: ChildProcess[A], job: Job[A]) -> None:
        try:
            answer = await worker.ask(job.question, job.deadline)
            if not job.answer.done():
                job.answer.set_result(answer)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            job.answer.cancel()  # if the task was cancelled
            self.free.add(worker)
            self._start_jobs()

    async def stop(self) -> None:
        self.queue = FairQueue()
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()
