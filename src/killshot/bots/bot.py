"""What a bot is."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from ..engine.action import Action
from ..engine.decision import Decision
from ..engine.view import Observation
from ..game import Game

# From a seed, a game in one possible world that the bot's seat cannot tell from the real one: for search.
Imagine = Callable[[int], Game]


class Bot(Protocol):
    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        """One of `decision.options`."""
        ...


Maker = Callable[[int], Bot]  # makes a bot from a seed


def asked_seat(observation: Observation, decision: Decision) -> int:
    """The seat that looks and is asked; who is not asked has nothing to choose."""
    seat = observation.seat
    if seat is None:
        raise ValueError("a spectator has nothing to choose: give the observation of a seat that is asked")
    if seat not in decision.seats:
        seats = ", ".join(str(each) for each in decision.seats)
        raise ValueError(f"seat {seat} is not asked; asked: {seats}")
    return seat


def seed_of(*what: object) -> int:
    """Where the luck of a bot begins: a whole number that follows from what it is for, such as table and seat."""
    return Random("/".join(map(str, what))).getrandbits(48)
