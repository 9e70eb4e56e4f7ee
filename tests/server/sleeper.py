"""A bot that never answers."""

from __future__ import annotations

import time

from killshot.bots import Imagine
from killshot.engine.action import Action
from killshot.engine.decision import Decision
from killshot.engine.view import Observation


class Sleeper:
    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        time.sleep(600)
        raise AssertionError
