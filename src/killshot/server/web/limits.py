"""Limits on how often a client may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000  # addresses


class Bucket:
    """A token bucket: `rate` a second, and up to `burst` at once after a quiet time."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one token; False: there is none."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Budget:
    """What all queues together may hold, in bytes."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.used = 0

    @property
    def is_exceeded(self) -> bool:
        return self.used > self.total


class Buckets:
    """A bucket for each address. Full ones are forgotten, and the least recently used beyond a number."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        self.forget()
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(address)
        return bucket.take()

    def forget(self) -> None:
        """Drop buckets that are full again: a new one would be the same."""
        full_since = time.monotonic() - self.burst / self.rate
        while self.buckets:
            address, oldest = next(iter(self.buckets.items()))
            if oldest.at > full_since and len(self.buckets) < REMEMBERED:
                return
            del self.buckets[address]
