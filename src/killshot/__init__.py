"""Killshot: the board game Adrenaline as a rules engine, with everything a player or a researcher needs around it.

An unofficial work, not connected with the game's publisher.
"""

from .engine.action import Action
from .engine.decision import Decision, IllegalAction, Prompt
from .engine.events import Event
from .engine.notation import parse_position, position_text
from .engine.setup import Setup, SetupError
from .engine.snapshot import from_json as state_from_json
from .engine.snapshot import to_json as state_to_json
from .engine.state import State, StateError
from .engine.view import Observation
from .game import Game
from .record import Record, RecordError
from .result import Result
from .view import View, view_of

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Observation",
    "Prompt",
    "Record",
    "RecordError",
    "Result",
    "Setup",
    "SetupError",
    "State",
    "StateError",
    "View",
    "parse_position",
    "position_text",
    "state_from_json",
    "state_to_json",
    "view_of",
]
