"""The records of a tournament's games, in a folder."""

from __future__ import annotations

from pathlib import Path

from ...record import Record, RecordError
from .schedule import Schedule


def keep_record(record: str, folder: Path, number: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    record_path(folder, number).write_text(record, encoding="utf-8")


def is_kept(schedule: Schedule, number: int, folder: Path) -> bool:
    """Whether the folder has the record of this game, and not one of another tournament."""
    try:
        record = Record.load(record_path(folder, number))
    except (OSError, RecordError):
        return False
    wanted = schedule.game_setup(number), schedule.deal(number), schedule.seating(number)
    return (record.setup, record.seed, record.names) == wanted


def record_path(folder: Path, number: int) -> Path:
    return folder / f"game-{number:06}.killshot"
