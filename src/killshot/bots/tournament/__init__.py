"""Measuring bots: line-ups whose seats rotate over common deals, the games, and the standings.

`play(["normal", "my_module:MyBot"], games=100)` plays a tournament and returns its `Standings`.
"""

from .match import Outcome, play_game
from .play import play
from .schedule import Schedule
from .standings import Standings, wilson

__all__ = ["Outcome", "Schedule", "Standings", "play", "play_game", "wilson"]
