"""How a table was dealt: from which seed, with which commitment before and which proof after."""

from __future__ import annotations

from collections.abc import Iterable

from ...fair import Proof, Share, commitment_to, seed_from
from ..store import GameRow


def secret_of(row: GameRow) -> str:
    """The server's part of the deal, which stays secret until the end."""
    return f"{row.seed:064x}"


def commitment_of(row: GameRow) -> str:
    """What everyone may see from the beginning; empty for games of before there were commitments."""
    return commitment_to(secret_of(row), row.nonce) if row.nonce else ""


def deal_seed(row: GameRow, shares: str) -> int:
    """The seed the game is dealt with; `shares` is the body of its start."""
    return seed_from(secret_of(row), parsed_shares(shares)) if row.nonce else row.seed


def proof_of(row: GameRow, shares: str) -> Proof | None:
    """Everything that is opened when the game is over."""
    if not row.nonce:
        return None
    return Proof(commitment_of(row), row.nonce, secret_of(row), tuple(parsed_shares(shares)))


def shares_text(shares: Iterable[Share]) -> str:
    """Shares as the body of a start."""
    return " ".join(f"{share.seat}:{share.commitment}:{share.value}" for share in shares)


def parsed_shares(text: str) -> list[Share]:
    words = (word.split(":") for word in text.split())
    return [Share(int(seat), commitment, value) for seat, commitment, value in words]
