"""Rows of the store as the lobby shows them: tables, their seats and results."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec import Struct

from ...engine.ids import FIGURES
from ...engine.setup import Setup
from ...fair import Proof
from ...text import language, name_of
from ...text.language import sentence
from ...text.results import winners_text
from ..protocol.table import SeatSummary, SetupChoice, TableOptions, TableSummary
from ..protocol.view import ResultView
from ..store import GameRow
from .deal import commitment_of


class KeptOptions(Struct):
    """The options of a table as the store keeps them, with a secret that only servers know."""

    options: TableOptions
    salt: str


def kept_options(row: GameRow) -> KeptOptions:
    return msgspec.json.decode(row.options, type=KeptOptions)


def kept_setup(row: GameRow) -> Setup:
    return Setup.from_json(msgspec.json.decode(row.setup))


def setup_choice(setup: Setup) -> SetupChoice:
    return msgspec.convert(setup.to_json(), SetupChoice)


def seat_summaries(row: GameRow, lang: str, present: Collection[int] = ()) -> list[SeatSummary]:
    called = seat_words(row, lang)
    return [
        SeatSummary(
            seat=seat.seat,
            kind="person" if seat.kind == "person" else "bot" if seat.kind == "bot" else "open",
            name=seat.name,
            called=called[seat.seat],
            level=seat.level,
            away=seat.away,
            present=seat.seat in present,
        )
        for seat in row.seats
    ]


def table_summary(
    row: GameRow, lang: str, present: Collection[int] = (), watchers: int = 0, proof: Proof | None = None
) -> TableSummary:
    return TableSummary(
        id=row.id,
        status=status_of(row),
        setup=msgspec.json.decode(row.setup, type=SetupChoice),
        options=kept_options(row).options,
        seats=seat_summaries(row, lang, present),
        created=row.created,
        started=row.started,
        finished=row.finished,
        watchers=watchers,
        rematch=row.rematch,
        result=kept_result(row, lang),
        commitment=commitment_of(row),
        proof=proof.text() if proof is not None else "",
    )


def status_of(row: GameRow) -> Literal["open", "running", "finished", "unfinished"]:
    if row.finished is not None:
        return "finished" if row.result is not None else "unfinished"
    return "open" if row.started is None else "running"


def kept_result(row: GameRow, lang: str) -> ResultView | None:
    """The result of a finished game in the language asked for."""
    return with_names(msgspec.json.decode(row.result, type=ResultView), row, lang) if row.result is not None else None


def with_names(result: ResultView, row: GameRow, lang: str) -> ResultView:
    """The same result with names, and a sentence that says who won.

    People go by their names and bots by their figures. In teams a seat can have several figures, so bots go by level.
    """
    words, called = language(lang), seat_words(row, lang)
    has_teams = bool(kept_setup(row).teams)
    for place in result.rows:
        if place.seat is None or (row.seats[place.seat].kind == "bot" and not has_teams):
            place.name = sentence(name_of("target", FIGURES.index(place.figures[0]), words))
        else:
            place.name = called[place.seat]
    names = {place.seat: place.name for place in result.rows}
    result.text = winners_text([names[seat] for seat in result.winners], words)
    return result


def record_names(row: GameRow) -> list[str]:
    """What a record calls each seat; bots go by their level, so that a bot can sit there again."""
    return [seat.name or seat.level or str(seat.seat + 1) for seat in row.seats]


def seat_words(row: GameRow, lang: str) -> list[str]:
    """What each seat is called in sentences: bots go by their level, numbered if several have the same."""
    words = language(lang)
    levels = [seat.level if seat.kind == "bot" else "" for seat in row.seats]
    called: list[str] = []
    for seat, level in zip(row.seats, levels, strict=True):
        if not level:
            called.append(seat.name or str(seat.seat + 1))
            continue
        key, n = ("bots", levels[: seat.seat + 1].count(level)) if levels.count(level) > 1 else ("bot", 1)
        called.append(words.say(f"seat.{key}", level=words.say(f"level.{level}").lower(), n=n))
    return called
