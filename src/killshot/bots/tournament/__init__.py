"""Measuring bots: line-ups with rotated seats over common deals, games, standings."""

from .match import Outcome, play_game
from .schedule import Schedule
from .standings import Standings, wilson

__all__ = ["Outcome", "Schedule", "Standings", "play_game", "wilson"]
