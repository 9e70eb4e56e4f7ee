"""What the environment costs compared with the bare engine: random games of both, in short slices that alternate.

At every step the environment makes an observation and a mask, and plays an option. Both sides choose with the same
generator, so that choosing makes no difference.
"""

import time
from random import Random
from statistics import median
from typing import Final

import numpy as np

from killshot.arguments import Parser, seconds
from killshot.engine import machine
from killshot.engine.rules import rules_for
from killshot.engine.setup import Setup
from killshot.env import KillshotEnv, killshot_v0

SLICE: Final = 2000  # steps
clock = time.process_time  # processor time, so that a busy machine does not matter


class Engine:
    """The decisions of random games, one game after another."""

    def __init__(self, setup: Setup) -> None:
        self.rules = rules_for(setup)
        self.luck = Random(1)
        self.state = machine.deal(self.rules, 1)

    def play(self, n: int) -> int:
        rules, s, random = self.rules, self.state, self.luck.random
        for _ in range(n):
            asked = machine.decision(rules, s)
            if asked is None:
                s = machine.deal(rules, self.luck.getrandbits(48))
                asked = machine.decision(rules, s)
                assert asked is not None
            options = asked.options
            machine.apply(rules, s, options[int(random() * len(options))])
        self.state = s
        return n


class Environment:
    """The same through `last` and `step`."""

    def __init__(self, env: KillshotEnv) -> None:
        self.env = env
        self.luck = Random(1)
        env.reset(seed=1)

    def play(self, n: int) -> int:
        """Make `n` steps; returns the number of decisions, forced ones included."""
        env, random = self.env, self.luck.random
        made = -len(env.match.game.actions)
        for _ in range(n):
            _, _, over, _, _ = env.last()
            if over:
                made += len(env.match.game.actions)
                env.reset()
                made -= len(env.match.game.actions)
                env.last()
            options = env.match.options
            env.step(options[int(random() * len(options))].index)
        return made + len(env.match.game.actions)


def pettingzoo_loop(env: KillshotEnv, n: int) -> float:
    """Steps per second as in PettingZoo's performance_benchmark, which draws options from the mask with numpy."""
    luck = Random(1)
    env.reset(seed=1)
    started = clock()
    for _ in range(n):
        observation, _, termination, _, _ = env.last()
        if termination:
            env.reset()
            observation, *_ = env.last()
        env.step(luck.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return n / (clock() - started)


def compare(name: str, env: KillshotEnv, length: float) -> None:
    engine, wrapped = Engine(env.setup), Environment(env)
    ratios: list[float] = []
    rates: list[float] = []
    sizes: list[float] = []  # decisions per step
    end = clock() + length
    while clock() < end or len(ratios) < 3:
        started = clock()
        engine.play(SLICE)
        middle = clock()
        made = wrapped.play(SLICE)
        bare, own = (middle - started) / SLICE, (clock() - middle) / made
        ratios.append(own / bare)
        rates.append(SLICE / (clock() - middle))
        sizes.append(made / SLICE)
    steps = f"{median(rates):8,.0f} steps/s of {median(sizes):.2f} decisions"
    print(f"{name:32} {steps}, a decision costs {median(ratios):.2f} times the bare engine's")


def main() -> None:
    parser = Parser(description=__doc__)
    parser.add_argument("seconds", type=seconds, nargs="?", default=3.0, help="for each comparison (default: 3)")
    each = parser.parse_args().seconds
    compare("flat vector", killshot_v0.env(), each)
    compare("flat vector, nothing skipped", killshot_v0.env(skip_forced=False), each)
    compare("named arrays", killshot_v0.env(observations="arrays"), each)
    print(f"{'PettingZoo’s own loop':32} {pettingzoo_loop(killshot_v0.env(), 20 * SLICE):8,.0f} steps/s")


if __name__ == "__main__":
    main()
