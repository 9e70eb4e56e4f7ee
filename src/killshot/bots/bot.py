"""What a bot is."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from ..engine.action import Action
from ..engine.decision import Decision
from ..engine.view import Observation
from ..game import Game

# Makes, from a seed, a game in a possible world that the seat cannot tell from the real one.
Imagine = Callable[[int], Game]


class Bot(Protocol):
    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        """Choose one of `decision.options`."""
        ...


Maker = Callable[[int], Bot]  # makes a bot from a seed


def asked_seat(observation: Observation, decision: Decision) -> int:
    """The seat of an observation, which has to be one that is asked."""
    seat = observation.seat
    if seat is None:
        raise ValueError("a spectator has nothing to choose: give the observation of a seat that is asked")
    if seat not in decision.seats:
        seats = ", ".join(str(each) for each in decision.seats)
        raise ValueError(f"seat {seat} is not asked; asked: {seats}")
    return seat


def seed_of(*what: object) -> int:
    """A seed for a bot: a number that follows from what it is for, such as a table and a seat."""
    return Random("/".join(map(str, what))).getrandbits(48)
