"""Where games are kept: every game is a row, and everything that happens at its table is a numbered entry.

    store = await open_store("killshot.db")
    await store.create(GameRow("g1", setup, seed, options, created=now, …))
    await store.append("g1", [Draft(MOVE, "run", seat=0)], step=1)      # returns when it is on the disk, not before
    for entry in await store.entries("g1", after=17): …                 # what was written after entry 17

A position in memory is a cache of these rows. A writer that gets `Conflict` was overtaken: it reads the new entries and
decides again.
"""

from .errors import Conflict, Missing, StoreError, Unavailable
from .rows import MOVE, NEVER, UNDO, Change, Counts, Draft, Entry, GameRow, Page, SeatRow, digest
from .store import Listener, Store
from .urls import open_store

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
