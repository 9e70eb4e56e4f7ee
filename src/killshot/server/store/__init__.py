"""Where games are kept: every game is a row, and everything that happens at its table is a numbered row after it.

    store = await open_store("killshot.db")
    await store.create(GameRow("g1", setup, seed, options, created=now, …))
    await store.add_move("g1", 1, seat=0, action="run")        # returns when it is on the disk, not before
    for entry in await store.entries("g1", after=17): …        # what a client missed that saw number 17

A position in memory is a cache of these rows. Whoever gets `Conflict` was overtaken: read the new entries, decide again.
"""

from .errors import Conflict, Missing, StoreError, Unavailable
from .opening import open_store
from .rows import MOVE, NEVER, UNDO, Change, Counts, Draft, Entry, GameRow, Page, SeatRow, digest
from .store import Listener, Store

__all__ = [
    "MOVE",
    "NEVER",
    "UNDO",
    "Change",
    "Conflict",
    "Counts",
    "Draft",
    "Entry",
    "GameRow",
    "Listener",
    "Missing",
    "Page",
    "SeatRow",
    "Store",
    "StoreError",
    "Unavailable",
    "digest",
    "open_store",
]
