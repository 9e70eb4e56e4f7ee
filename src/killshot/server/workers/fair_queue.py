"""A queue that nobody can fill for others: parties take turns, and so do the tables of a party."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
Tables = OrderedDict[str, deque[T]]


class FairQueue(Generic[T]):
    """Jobs of parties (the people at a table, by address) and of tables without people, which wait for all others."""

    def __init__(self) -> None:
        self._attended: OrderedDict[str, Tables[T]] = OrderedDict()
        self._deserted: OrderedDict[str, Tables[T]] = OrderedDict()
        self.size = 0

    def put(self, job: T, party: str, table: str) -> None:
        """`party` is empty at a table without people."""
        parties = self._attended if party else self._deserted
        parties.setdefault(party, OrderedDict()).setdefault(table, deque()).append(job)
        self.size += 1

    def attend(self, table: str, party: str) -> None:
        """People have come to this table: what waits for it waits no longer than theirs."""
        tables = self._deserted.get("")
        if tables is None or table not in tables:
            return
        jobs = tables.pop(table)
        if not tables:
            del self._deserted[""]
        self.size -= len(jobs)
        for job in jobs:
            self.put(job, party, table)

    def take(self) -> T:
        """The next job; there must be one."""
        parties = self._attended or self._deserted
        party, tables = parties.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            parties[party] = tables
        self.size -= 1
        return job
