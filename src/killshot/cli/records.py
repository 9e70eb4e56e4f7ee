"""Reading and saving records. Every error is one sentence for the user, and no file is ever left half written."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from ..arguments import UsageError
from ..engine.events import Event
from ..engine.notation import VERSION
from ..engine.setup import SetupError
from ..engine.state import StateError
from ..game import Game
from ..record import Record, RecordError

SUFFIX: Final = ".killshot"


def load_record(path: str) -> Record:
    """Read a file. In place of its name, a position in one line is a record without moves."""
    if path.startswith(f"{VERSION} "):
        return Record.of(game_in(path))
    try:
        return Record.load(path)
    except RecordError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}") from None


def game_in(position: str) -> Game:
    """A game that begins in a position written in one line."""
    try:
        return Game.from_position(position)
    except (StateError, SetupError) as error:
        raise UsageError(f"this is not a position: {error}") from None


def replayed(record: Record, moves: int | None = None) -> Iterator[tuple[Game, list[Event]]]:
    """Yield the game after the deal and after each action, with the events: the same object every time."""
    try:
        for game, events, _ in islice(record.steps(), None if moves is None else moves + 1):
            yield game, events
    except RecordError as error:
        raise UsageError(str(error)) from None


def save(record: Record, path: Path) -> None:
    """Replace the file in one step: a reader finds either the old record or the new one. `OSError`: it failed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(record.text(), encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def saves_folder() -> Path:
    """The default folder for saved games."""
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    else:
        base = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(base).expanduser() / "killshot"


def new_save(seed: int) -> Path:
    """The default file for a game that begins now."""
    return saves_folder() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{seed}{SUFFIX}"


def last_save() -> Path | None:
    """The most recently saved game, or None."""
    saves = saves_folder().glob(f"*{SUFFIX}")
    return max(saves, key=lambda path: path.stat().st_mtime, default=None)
