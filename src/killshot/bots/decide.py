"""Letting bots play a game: asking for their choice, and playing it."""

from collections.abc import Sequence
from functools import partial

from ..engine.action import Action
from ..engine.decision import Decision, IllegalAction
from ..engine.ids import Seat
from ..game import Game
from .bot import Bot


def choice(bot: Bot, game: Game, seat: Seat, open_points: bool = False) -> Action:
    """The choice of a bot for a seat that is asked. It sees what the seat can see and is given the seat's options."""
    observation = game.observe(seat, open_points)
    if observation.decision is None:
        raise IllegalAction(f"seat {seat} is not asked")
    return bot.choose(observation, observation.decision, partial(game.imagine, seat))


def first_seat(asked: Decision) -> Seat:
    """The first of the asked seats that has an option."""
    return next(seat for seat in asked.seats if asked.options_of(seat))


def decide(game: Game, bots: Sequence[Bot]) -> None:
    """Let one decision be made: the bot of the first seat that has an option chooses, and its choice is played.

    `IllegalAction`: the choice is not on offer, or the game is over.
    """
    asked = game.decision
    if asked is None:
        raise IllegalAction("there is nothing to decide: the game is over")
    seat = first_seat(asked)
    game.play(choice(bots[seat], game, seat), seat)
