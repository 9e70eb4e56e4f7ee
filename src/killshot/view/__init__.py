"""The named view: an observation with the names that people say, in one place.

    from killshot import Game, Setup
    from killshot.view import view_of

    view = view_of(Game(Setup(players=3), seed=1).observe(0))
    print(view.figures["violet"].square, view.hands[0].powerups, view.shelves["red"])

Figures, squares, colours, weapons, powerups and tiles are words. What the seat does not see is not there.
"""

from ..engine.view import PRESENTERS
from .naming import seen_by, view_of
from .picture import svg
from .plain import to_json
from .question import Question, question_of
from .shapes import (
    ArmView,
    Decks,
    Discards,
    FigureView,
    FiringView,
    Hand,
    PayRow,
    SeatView,
    TeamsView,
    View,
)

PRESENTERS["json"] = to_json
PRESENTERS["svg"] = svg

__all__ = [
    "ArmView",
    "Decks",
    "Discards",
    "FigureView",
    "FiringView",
    "Hand",
    "PayRow",
    "Question",
    "SeatView",
    "TeamsView",
    "View",
    "question_of",
    "seen_by",
    "svg",
    "to_json",
    "view_of",
]
