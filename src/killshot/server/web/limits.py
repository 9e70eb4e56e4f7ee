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


class Buckets:
    """A bucket for each address; the least recently used ones are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(address)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()
