"""Bots in the seats of a game: what they choose, and the game that goes on with it."""

from collections.abc import Sequence
from functools import partial

from ..engine.action import Action
from ..engine.decision import Decision, IllegalAction
from ..engine.ids import Seat
from ..game import Game
from .bot import Bot


def choice(bot: Bot, game: Game, seat: Seat, open_points: bool = False) -> Action:
    """What a bot answers in a seat that is asked: it sees what that seat may see, and what that seat may answer."""
    observation = game.observe(seat, open_points)
    if observation.decision is None:
        raise IllegalAction(f"seat {seat} is not asked")
    return bot.choose(observation, observation.decision, partial(game.imagine, seat))


def first_seat(asked: Decision) -> Seat:
    """Of the seats that are asked, the first that has an option."""
    return next(seat for seat in asked.seats if asked.options_of(seat))


def decide(game: Game, bots: Sequence[Bot]) -> None:
    """One decision: the bot of the first seat that has an option chooses, and that is played.

    The game refuses what is not on offer, and everything once it is over: `IllegalAction`.
    """
    asked = game.decision
    if asked is None:
        raise IllegalAction("there is nothing to decide: the game is over")
    seat = first_seat(asked)
    game.play(choice(bots[seat], game, seat), seat)
