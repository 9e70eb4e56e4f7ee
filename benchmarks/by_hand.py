"""The normal bot with the weights that tuning began with: `killshot tournament --bots normal,benchmarks.by_hand:ByHand`."""

from pathlib import Path
from typing import Final

from killshot.bots import NormalBot
from killshot.bots.mind.weights import Weights, read_table

WEIGHTS: Final = Weights(read_table(Path(__file__).with_name("by_hand.json")))


class ByHand(NormalBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, WEIGHTS)
