"""The slow rungs with small budgets, so that tests are quick."""

from killshot.bots import Budget, Effort, ExpertBot, HardBot

NODES = 1500


class SmallHard(HardBot):
    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, effort=Effort(width=2, nodes=80, finalists=2, worlds=1, reply=20))


class SmallExpert(ExpertBot):
    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, budget=Budget(nodes=NODES, width=2, beam_nodes=80, runners=3, reply=20))
