"""What players add to the deal: a commitment before the start, opened when the game is about to start."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ...fair import checked, share_of
from ..errors import Refused
from ..store import Draft

if TYPE_CHECKING:
    from .table import Table

PATIENCE: Final = 2.0  # seconds for opening; the game starts without shares that stay closed
GLANCE: Final = 0.02


def _checked(text: str) -> str:
    try:
        return checked(text)
    except ValueError:
        raise Refused("refused", "share") from None


async def add_share(table: Table, seat: int, commitment: str) -> None:
    """The share of a seat, until the game is about to start; the last one counts."""
    async with table.lock:
        if table.row.started is not None or table.is_opening:
            raise Refused("refused", "started", 409)
        await table.write([Draft("share", _checked(commitment), seat)], after=table.last)


async def begin_opening(table: Table) -> None:
    """Ask for the values, now that nobody can add a share any more."""
    async with table.lock:
        if not table.is_opening and table.row.started is None:
            await table.write([Draft("opening")], after=table.last)


async def open_share(table: Table, seat: int, value: str) -> None:
    """The value of a share; one that is not what was committed to is refused."""
    async with table.lock:
        if table.row.started is not None:
            raise Refused("refused", "started", 409)
        share = table.pending.get(seat)
        is_due = table.is_opening and share is not None and not share.value
        if share is None or not is_due or share_of(_checked(value)) != share.commitment:
            raise Refused("refused", "share")
        await table.write([Draft("open", value, seat)], after=table.last)


async def open_shares(table: Table) -> None:
    """Wait until all shares are open, or for as long as one may wait for them."""
    if not table.pending:
        return
    await begin_opening(table)
    waited = 0.0
    while waited < PATIENCE and not all(share.value for share in table.pending.values()):
        await asyncio.sleep(GLANCE)
        waited += GLANCE
