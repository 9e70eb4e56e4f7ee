"""The protocol: every message and body as a struct, sent as JSON. `docs/protocol.md` explains their use.

The web client's types are generated from these (`python -m killshot.server.protocol.typescript web/src/protocol.ts`).
"""

from . import catalogue, http, socket, table, view
from .socket import VERSION, ClientMessage, ServerMessage

__all__ = ["VERSION", "ClientMessage", "ServerMessage", "catalogue", "http", "socket", "table", "view"]
