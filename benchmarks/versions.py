"""The speed of two installations of killshot: `python benchmarks/versions.py OLD/bin/python NEW/bin/python`.

Both play the same random games of deathmatch, taking turns with a few at a time, so that a busy machine slows both down
alike. The ratio is that of the processor time per decision.
"""

import subprocess
import sys
from statistics import median

ROUNDS, GAMES = 25, 8
WORKER = f"""
import sys, time
from random import Random
from killshot import Setup
from killshot.engine.machine import apply, deal, decision
from killshot.engine.rules import rules_for
rules = rules_for(Setup())
for line in sys.stdin:
    decisions, started = 0, time.process_time()
    for seed in range(int(line), int(line) + {GAMES}):
        luck, s = Random(seed), deal(rules, seed)
        while (asked := decision(rules, s)) is not None:
            apply(rules, s, asked.options[int(luck.random() * len(asked.options))])
            decisions += 1
    print((time.process_time() - started) / decisions * 1e6, flush=True)
"""


class Installation:
    """A process of the installation, which plays when asked to."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def cost(self, first_seed: int) -> float:
        """Microseconds per decision."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(first_seed, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("usage: python benchmarks/versions.py OLD/bin/python NEW/bin/python")
    old, new = (Installation(python) for python in sys.argv[1:])
    pairs = []
    for number in range(ROUNDS):
        seed = number * GAMES
        if number % 2:
            pairs.append((old.cost(seed), new.cost(seed)))
        else:
            later = new.cost(seed)
            pairs.append((old.cost(seed), later))
    fastest = [min(costs) for costs in zip(*pairs, strict=True)]
    print(f"old {fastest[0]:.2f} µs, new {fastest[1]:.2f} µs per decision at best")
    print(f"new / old: median {median(b / a for a, b in pairs):.2f}, at best {fastest[1] / fastest[0]:.2f}")


if __name__ == "__main__":
    main()
