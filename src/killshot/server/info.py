"""Between the rows of the store and what the protocol says of a table."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from ..engine.setup import Setup
from ..text import language
from ..text.serving import serving_words
from .protocol.table import SeatInfo, SetupChoice, TableInfo, TableOptions
from .protocol.view import ResultView
from .store import GameRow


class KeptOptions(Struct):
    """The options of a table as they are kept: with a secret that only servers know."""

    options: TableOptions
    salt: str


def sides_of(setup: Setup) -> list[int]:
    """Per seat the number of its team; where there are none, everybody is one."""
    return [side for side, size in enumerate(setup.teams) for _ in range(size)] or [*range(setup.players)]


def kept_options(row: GameRow) -> KeptOptions:
    return msgspec.json.decode(row.options, type=KeptOptions)


def setup_of(row: GameRow) -> Setup:
    return Setup.from_json(msgspec.json.decode(row.setup))


def setup_choice(setup: Setup) -> SetupChoice:
    return msgspec.convert(setup.to_json(), SetupChoice)


def seat_infos(row: GameRow, present: Collection[int] = ()) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat.seat,
            kind="person" if seat.kind == "person" else "bot" if seat.kind == "bot" else "open",
            name=seat.name,
            level=seat.level,
            away=seat.away,
            present=seat.seat in present,
        )
        for seat in row.seats
    ]


def table_info(row: GameRow, lang: str, present: Collection[int] = (), watchers: int = 0) -> TableInfo:
    return TableInfo(
        id=row.id,
        status="finished" if row.finished is not None else "open" if row.started is None else "running",
        setup=msgspec.json.decode(row.setup, type=SetupChoice),
        options=kept_options(row).options,
        seats=seat_infos(row, present),
        created=row.created,
        started=row.started,
        finished=row.finished,
        watchers=watchers,
        rematch=row.rematch,
        result=kept_result(row, lang),
    )


def kept_result(row: GameRow, lang: str) -> ResultView | None:
    """The result of a finished game; its sentence in the language asked for."""
    if row.result is None:
        return None
    result = msgspec.json.decode(row.result, type=ResultView)
    names = [next(place.name for place in result.rows if place.seat == seat) for seat in result.winners]
    winners = language(lang).series(names)
    result.text = serving_words(lang).say("result.winners", winners=winners, n=len(names))
    return result


def names_in(row: GameRow) -> list[str]:
    """What each seat is called; bots by their level."""
    return [seat.name or seat.level or str(seat.seat + 1) for seat in row.seats]
