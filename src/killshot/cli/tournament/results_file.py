"""The results of a tournament in a file: a header and one line per game, written as the games end.

Whatever interrupts a tournament, what is in the file has been played; a line cut short is played again.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from ...arguments import UsageError
from ...bots.tournament import Outcome, Schedule
from ...bots.tournament.fingerprint import fingerprint
from ..records import saves_folder


class ResultsFile:
    """A file and its `outcomes` by number: those read from it and those added since."""

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.schedule = schedule
        self.outcomes: dict[int, Outcome] = {}
        self.beyond: set[int] = set()  # games in the file beyond those asked for
        self._file: IO[str] | None = None

    @property
    def missing(self) -> list[int]:
        return [number for number in range(self.schedule.total) if number not in self.outcomes]

    @contextmanager
    def open(self) -> Iterator[ResultsFile]:
        """Read the file if it exists, then keep it open to add to it."""
        whole = self._read()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise self._unwritable(error) from None
        with file as self._file:
            self._cut(whole)
            if not whole:
                self._write(self._header())
            yield self

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome
        self._write(outcome.to_json())

    def _header(self) -> dict[str, Any]:
        return {"killshot tournament": 1, **kind_of(self.schedule)}

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        try:
            self._file.write(json.dumps(data) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritable(error) from None

    def _cut(self, whole: int) -> None:
        assert self._file is not None
        try:
            self._file.truncate(whole)
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> UsageError:
        return UsageError(f"{self.path} cannot be written: {error.strerror}")

    def _read(self) -> int:
        """Read the outcomes; returns how many bytes of the file are whole lines."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return 0
        except OSError as error:
            raise UsageError(f"{self.path} cannot be read: {error.strerror}") from None
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and json.dumps(self._header()).encode().startswith(text):
            return 0  # nothing, or a header cut short
        header, *games = whole.splitlines() or [text]
        self._check_header(header)
        for line, game in enumerate(games, 2):
            outcome = self._outcome(game, line)
            self.outcomes[outcome.number] = outcome
        self.beyond = {number for number in self.outcomes if number >= self.schedule.total}
        for number in self.beyond:
            del self.outcomes[number]
        return len(whole)

    def _check_header(self, line: bytes) -> None:
        try:
            header = json.loads(line)
        except ValueError:
            header = None
        if not isinstance(header, dict) or "killshot tournament" not in header:
            raise UsageError(f"{self.path} is not a file of tournament results")
        wanted = self._header()
        if any(header.get(key) != value for key, value in wanted.items() if key != "code"):
            raise UsageError(
                f"{self.path} has the results of another tournament: the bots, the setup or the seed differ"
            )
        if header != wanted:
            raise UsageError(
                f"{self.path} has results of older code: the rules, the bots or their weights have changed"
            )

    def _outcome(self, game: bytes, line: int) -> Outcome:
        try:
            outcome = Outcome.from_json(json.loads(game))
            if outcome.bots != self.schedule.seating(outcome.number):
                raise ValueError("the game with this number has other bots")
        except ValueError as error:
            raise UsageError(f"{self.path}, line {line}, is not the result of a game: {error}") from None
        return outcome


def default_path(schedule: Schedule) -> Path:
    """The file of an unfinished tournament if none is named; the same command finds it again."""
    name = hashlib.sha256(json.dumps(kind_of(schedule), sort_keys=True).encode()).hexdigest()[:16]
    return saves_folder() / "tournaments" / f"{name}.jsonl"


def kind_of(schedule: Schedule) -> dict[str, Any]:
    """What games must have in common to be counted together. Their number can differ."""
    data = schedule.to_json()
    del data["games"]
    return {**data, "code": fingerprint(schedule.bots)}
