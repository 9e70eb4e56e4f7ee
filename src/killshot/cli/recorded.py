"""Reading records, with every mishap as one sentence."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.decision import IllegalAction
from ..engine.events import Event
from ..game import Game
from ..record import Record, RecordError
from .errors import UsageError


def load_record(path: str) -> Record:
    try:
        return Record.load(path)
    except RecordError as error:
        where = "" if str(error).startswith(path) else f"{path}: "
        raise UsageError(f"{where}{error}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}") from None


def replayed(record: Record, path: str, moves: int | None = None) -> Iterator[tuple[Game, list[Event]]]:
    """The game after the deal and after each action (the same object, moved on), each with what has just happened."""
    game = Game(record.setup, record.seed)
    yield game, game.opening
    for number, action in enumerate(record.actions[:moves]):
        try:
            events = game.play(action)
        except IllegalAction as error:
            raise UsageError(f"{path}: line {record.lines[number]}: {error}") from None
        yield game, events
