"""Games as bytes, for the process that reads them. Long lists are packed in slices, so that the event loop never waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar

import msgspec

from ..store import Draft, Entry, GameRow, SeatRow, Store

T = TypeVar("T")
SLICE: Final = 1000  # entries that are read, packed or unpacked at once: about a millisecond


class Packed(msgspec.Struct):
    row: dict[str, Any]
    slices: list[bytes]


def pack_row(row: GameRow) -> dict[str, Any]:
    return {**asdict(row), "seed": hex(row.seed)}  # seeds are longer than the numbers of the format


def unpack_row(row: dict[str, Any]) -> GameRow:
    seats = tuple(SeatRow(**seat) for seat in row["seats"])
    return GameRow(**{**row, "seed": int(row["seed"], 16), "seats": seats})


def slices_of(items: Sequence[T]) -> Iterable[Sequence[T]]:
    return (items[start : start + SLICE] for start in range(0, len(items), SLICE))


async def pages(store: Store, game: str, after: int = 0) -> AsyncIterator[list[Entry]]:
    """All entries of a game after this number, some at a time."""
    while True:
        page = await store.entries(game, after, SLICE)
        if page:
            yield page
            await asyncio.sleep(0)
        if len(page) < SLICE:
            return
        after = page[-1].number


async def pack_game(store: Store, row: GameRow) -> bytes:
    slices = [msgspec.msgpack.encode(page) async for page in pages(store, row.id)]
    return msgspec.msgpack.encode(Packed(pack_row(row), slices))


def unpack_game(text: bytes) -> tuple[GameRow, list[Entry]]:
    packed = msgspec.msgpack.decode(text, type=Packed)
    decoder = msgspec.msgpack.Decoder(list[Entry])
    return unpack_row(packed.row), [entry for part in packed.slices for entry in decoder.decode(part)]


def pack_upload(row: GameRow, drafts: Sequence[Draft]) -> bytes:
    return msgspec.msgpack.encode(Packed(pack_row(row), [msgspec.msgpack.encode(part) for part in slices_of(drafts)]))


async def unpack_upload(text: bytes) -> tuple[GameRow, list[Draft]]:
    packed = msgspec.msgpack.decode(text, type=Packed)
    decoder, drafts = msgspec.msgpack.Decoder(list[Draft]), list[Draft]()
    for part in packed.slices:
        drafts += decoder.decode(part)
        await asyncio.sleep(0)
    return unpack_row(packed.row), drafts
