"""Counters in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
HELP: Final = {
    "moves": "Moves that were written.",
    "messages": "Messages from clients.",
    "refused": "Messages and requests that were refused.",
    "evicted": "Sockets that were closed because they did not read.",
    "flooded": "Sockets that were closed because they sent too much.",
    "bytes_sent": "Bytes sent over sockets.",
    "requests": "HTTP requests.",
}


class Metrics:
    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, name: str, n: int = 1) -> None:
        self.counters[name] += n

    def note_move(self, seconds: float) -> None:
        """Note how long a move took, from its arrival until every subscriber had its update."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        lines: list[str] = []
        for name, said in HELP.items():
            lines += _metric(f"killshot_{name}_total", "counter", said, self.counters[name])
        for name, (said, value) in gauges.items():
            lines += _metric(f"killshot_{name}", "gauge", said, value)
        lines += [
            "# HELP killshot_move_seconds From the arrival of a move to the updates of its table.",
            "# TYPE killshot_move_seconds histogram",
        ]
        total = 0
        for bound, number in zip((*map(str, BUCKETS), "+Inf"), self.buckets, strict=True):
            total += number
            lines.append(f'killshot_move_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"killshot_move_seconds_sum {self.seconds:.6f}", f"killshot_move_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, said: str, value: float) -> list[str]:
    return [f"# HELP {name} {said}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
