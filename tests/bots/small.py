"""The slow rungs with budgets of nodes: small ones for quick tests, and one for full strength."""

from killshot.bots import Budget, Effort, ExpertBot, HardBot

NODES = 1500


class SmallHard(HardBot):
    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, effort=Effort(width=2, nodes=80, finalists=2, worlds=1, reply=20))


class SmallExpert(ExpertBot):
    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, budget=Budget(nodes=NODES, width=2, beam_nodes=80, runners=3, reply=20))


class SteadyExpert(ExpertBot):
    """Equally strong on every machine, and stronger than normal."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, budget=Budget(nodes=8_000, width=8, beam_nodes=300, runners=5, reply=120))
