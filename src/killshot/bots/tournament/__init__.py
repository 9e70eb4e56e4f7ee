"""Measuring bots: line-ups with rotated seats over common deals, games, standings."""

from .match import BotFailed, Outcome, play_game
from .schedule import Schedule
from .standings import Standings, wilson

__all__ = ["BotFailed", "Outcome", "Schedule", "Standings", "play_game", "wilson"]
