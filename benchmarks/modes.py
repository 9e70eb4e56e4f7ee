"""What a decision costs in every mode, compared with deathmatch: `python benchmarks/modes.py`.

The modes take turns with a few random games each, so that a busy machine slows all of them down alike. Prints medians,
and that of the ratio to the deathmatch games of the same round.
"""

import time
from random import Random
from statistics import median

from killshot import Setup
from killshot.engine.machine import apply, deal, decision
from killshot.engine.rules import Rules, rules_for

SETUPS = {
    "deathmatch": Setup(),
    "domination": Setup(mode="domination"),
    "turret": Setup(mode="turret"),
    "deathmatch, bot": Setup(bot=True),
    "domination, bot": Setup(mode="domination", bot=True),
    "turret, bot": Setup(mode="turret", bot=True),
    "characters": Setup(characters=True),
    "teams, 1 and 1": Setup(mode="teams", teams=(1, 1)),
    "teams, 2 and 2": Setup(mode="teams", teams=(2, 2)),
    "teams, 3 and 3": Setup(mode="teams", teams=(3, 3)),
}
ROUNDS, GAMES = 60, 4


def cost(rules: Rules, first_seed: int) -> float:
    """Microseconds per decision in some random games."""
    decisions = 0
    started = time.perf_counter()
    for seed in range(first_seed, first_seed + GAMES):
        luck = Random(seed)
        s = deal(rules, seed)
        while (asked := decision(rules, s)) is not None:
            apply(rules, s, asked.options[int(luck.random() * len(asked.options))])
            decisions += 1
    return (time.perf_counter() - started) / decisions * 1e6


def main() -> None:
    rules = {name: rules_for(setup) for name, setup in SETUPS.items()}
    costs: dict[str, list[float]] = {name: [] for name in SETUPS}
    for number in range(ROUNDS):
        for name in SETUPS:
            costs[name].append(cost(rules[name], number * GAMES))
    for name, found in costs.items():
        ratios = [one / other for one, other in zip(found, costs["deathmatch"], strict=True)]
        print(f"{name:16} {median(found):6.2f} µs per decision, {median(ratios):.2f} times deathmatch")


if __name__ == "__main__":
    main()
