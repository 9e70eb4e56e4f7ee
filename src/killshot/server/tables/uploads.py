"""Uploaded records: checked by playing them, then kept as finished games."""

from __future__ import annotations

import time
from dataclasses import replace

import msgspec

from ...record import Record, RecordError
from ..errors import Refused
from ..protocol.http import NewTable, SeatChoice
from ..protocol.table import TableOptions
from ..store import MOVE, NEVER, Draft, GameRow
from ..views.deal import shares_text
from ..views.lobby import setup_choice
from ..views.points import Points
from ..views.result_view import result_rows
from .seating import new_row


def rows_of_upload(text: bytes, token: str, most: int = 20_000) -> tuple[GameRow, list[Draft]]:
    """The row of an uploaded game and its entries; refused with the line number if a move is not on offer.

    `most` is the number of moves it can have.
    """
    try:
        record = Record.parse(text.decode("utf-8"))
        if len(record.actions) > most:
            raise Refused("too-large", "record-moves", 413, limit=most)
        if record.start is not None:
            raise RecordError("the game begins in a position; only games from the deal on can be shown")
        names = record.names or tuple(str(seat + 1) for seat in range(record.setup.players))
        seats = [SeatChoice("me", name) for name in names]
        wanted = NewTable(setup=setup_choice(record.setup), seats=seats, options=TableOptions(), start=False)
        row, _ = new_row(wanted, token, are_distinct=False)
        return _play(_with_deal(row, record), record)
    except (RecordError, UnicodeError, ValueError) as error:
        raise Refused("refused", "record", reason=error) from None


def _with_deal(row: GameRow, record: Record) -> GameRow:
    """The row with the seed of the record, or with the secret it was made of, if the record proves that."""
    row = replace(row, rules=record.rules, dealing=record.dealing, started=row.created, due=NEVER)
    proof = record.fair
    if proof is None or proof.problem(record.seed):
        return replace(row, seed=record.seed, nonce="")
    return replace(row, seed=int(proof.secret, 16), nonce=proof.nonce)


def _play(row: GameRow, record: Record) -> tuple[GameRow, list[Draft]]:
    """The row with the result of the record, and its moves."""
    shares = shares_text(record.fair.shares) if record.fair is not None and row.nonce else ""
    points, drafts, count, result = Points(), [Draft("start", shares, at=row.created)], 0, None
    for step in record.steps():
        for number, event in enumerate(step.events, count):
            points.note(number, event)
        count += len(step.events)
        if step.move is not None:
            drafts.append(Draft(MOVE, step.move.action.word, step.move.seat, row.created))
        if step.game.decision is None:
            result = msgspec.json.encode(result_rows(step.game, points)).decode()
    return replace(row, finished=time.time(), result=result), drafts
