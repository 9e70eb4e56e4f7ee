"""The WebSocket of a table: messages in, messages out, and who may have one."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...text import DEFAULT
from ..errors import Refused
from ..protocol.socket import Bye
from .connection import Closed, Connection
from .requests import address_of
from .services import OpenSockets, Services


async def socket(websocket: WebSocket) -> None:
    services, address = Services.of(websocket), address_of(websocket)
    sockets = services.sockets
    await websocket.accept()
    if sockets.is_stopping:
        await websocket.close(1012)
        return
    if not sockets.has_room(address):
        await refuse_socket(websocket, Refused("too-fast", "too-many-sockets"), 1013)
        return
    sockets.by_address[address] += 1
    try:
        table = await services.registry.table(websocket.path_params["id"])
        await carry(websocket, Connection(table, sockets.budget, address or "-"), sockets)
    except Refused as problem:
        await refuse_socket(websocket, problem, 4404)
    except WebSocketDisconnect:
        pass
    finally:
        sockets.leave(address)


async def carry(websocket: WebSocket, connection: Connection, sockets: OpenSockets) -> None:
    """Carry messages in both directions until one side hangs up."""
    sockets.connections.add(connection)
    writer = asyncio.create_task(write(websocket, connection, sockets))
    try:
        hello_seconds = sockets.settings.hello_seconds
        async with asyncio.timeout(hello_seconds) as connection.patience:
            try:
                await read(websocket, connection)
            except Closed:
                connection.outbox.put_nowait(None)
                await writer
    except TimeoutError:
        if not connection.greeted:
            await refuse_socket(websocket, Refused("too-slow", "hello-first"), 1008)
        elif not connection.is_slow:
            raise
    finally:
        writer.cancel()
        sockets.connections.discard(connection)
        connection.close()


async def read(websocket: WebSocket, connection: Connection) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        await connection.take(text if text is not None else message.get("bytes") or b"")


async def write(websocket: WebSocket, connection: Connection, sockets: OpenSockets) -> None:
    """Send what is in the outbox; the end of it closes the socket."""
    while True:
        text = await connection.outbox.get()
        if text is None:
            code = 1013 if connection.is_slow else 1012 if sockets.is_stopping else 1008
            if websocket.application_state is not WebSocketState.DISCONNECTED:
                await websocket.close(code)
            return
        connection.sent(len(text))
        connection.table.registry.metrics.count("bytes_sent", len(text))
        await websocket.send_text(text.decode())


async def refuse_socket(websocket: WebSocket, error: Refused, code: int) -> None:
    retry = -1.0 if error.key == "no-table" else 5.0
    message = Bye(code=error.code, text=error.text(DEFAULT), retry=retry)
    await websocket.send_text(msgspec.json.encode(message).decode())
    await websocket.close(code)
