"""A reader process: replays, positions, chances, records and uploads, which take too long for the event loop.

A request is a line of JSON and the bytes of a game or a record; the answer is a line of JSON and the bytes of a body.
"""

from __future__ import annotations

import gzip
import os
import sys
from contextlib import suppress
from typing import BinaryIO, Literal

import msgspec

from ..errors import Refused
from ..views.expectations import expectation_view
from ..views.replays import ReplayBuilder, record_of
from .packing import pack_upload, unpack_game
from .uploads import rows_of_upload

LEVEL = 3  # of compression


class ReadRequest(msgspec.Struct, frozen=True):
    kind: Literal["replay", "position", "expectation", "record", "upload"]
    seat: int | None = None
    lang: str = "en"
    number: int = 0
    steps: int | None = None  # of a running game, as far as this seat may know them
    is_compressed: bool = False
    token: str = ""
    most: int = 0  # moves in an upload
    size: int = 0  # of the bytes that follow


class ReadAnswer(msgspec.Struct):
    size: int = 0  # of the bytes that follow
    code: str = ""  # of a refusal
    key: str = ""
    status: int = 0
    fields: dict[str, str] = {}
    failure: str = ""  # a mistake of ours, for the log


def body_of(request: ReadRequest, text: bytes) -> bytes:
    if request.kind == "upload":
        return pack_upload(*rows_of_upload(text, request.token, request.most))
    row, entries = unpack_game(text)
    builder = ReplayBuilder(row, entries, request.seat, request.lang, request.steps)
    match request.kind:
        case "replay":
            body = msgspec.json.encode(builder.replay())
        case "position":
            body = msgspec.json.encode(builder.position(request.number))
        case "expectation":
            body = msgspec.json.encode(expectation_view(row, entries))
        case "record":
            body = record_of(row, entries).text().encode()
    return gzip.compress(body, LEVEL) if request.is_compressed else body


def answer(request: ReadRequest, text: bytes) -> tuple[ReadAnswer, bytes]:
    try:
        body = body_of(request, text)
    except Refused as refused:
        fields = {name: str(value) for name, value in refused.fields.items()}
        return ReadAnswer(code=refused.code, key=refused.key, status=refused.status, fields=fields), b""
    except Exception as error:  # one game that cannot be read must not end the process; the server logs it
        return ReadAnswer(failure=f"{type(error).__name__}: {error}"), b""
    return ReadAnswer(size=len(body)), body


def serve(source: BinaryIO, target: BinaryIO) -> None:
    decoder = msgspec.json.Decoder(ReadRequest)
    while line := source.readline():
        request = decoder.decode(line)
        told, body = answer(request, source.read(request.size))
        target.write(msgspec.json.encode(told) + b"\n" + body)
        target.flush()


def main() -> None:
    with suppress(AttributeError, IndexError):  # Windows has no niceness
        os.nice(int(sys.argv[1]))
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
