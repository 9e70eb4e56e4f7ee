"""A deal that nobody could choose: it was fixed before the first move, and anyone can check that afterwards.

Before a game the one who deals draws a secret and a nonce, and tells everyone the commitment, a hash of both. Players can
draw a value each, and tell its commitment, their share. At the start the values are opened, and the seed is a hash of the
secret and the values. When the game is over, nonce and secret are opened too. All of them are 32 bytes; `docs/fairness.md`
has the formulas and what follows from them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

SCHEME: Final = "1"
COMMITMENT: Final = b"killshot fair 1 commitment"
SHARE: Final = b"killshot fair 1 share"
SEED: Final = b"killshot fair 1 seed"
SIZE: Final = 32  # bytes
HEX: Final = re.compile(r"[0-9a-f]{64}")
UNOPENED: Final = "-"


class Share(NamedTuple):
    """What a player adds. The value is empty if it was not opened at the start; then it has no part in the seed."""

    seat: int
    commitment: str
    value: str = ""


class Proof(NamedTuple):
    """What is opened when a game is over, in hexadecimal digits."""

    commitment: str
    nonce: str
    secret: str
    shares: tuple[Share, ...] = ()

    def text(self) -> str:
        """In one line, as a record has it."""
        shares = (f"{share.seat}:{share.commitment}:{share.value or UNOPENED}" for share in self.shares)
        return " ".join([SCHEME, self.commitment, self.nonce, self.secret, *shares])

    @staticmethod
    def parse(text: str) -> Proof:
        """Read what `text` wrote; `ValueError` says what is wrong."""
        scheme, *words = text.split() or [""]
        if scheme != SCHEME:
            raise ValueError(f"scheme {scheme!r} is unknown; this program knows {SCHEME}")
        if len(words) < 3:
            raise ValueError("a commitment, a nonce and a secret are needed")
        commitment, nonce, secret = map(checked, words[:3])
        return Proof(commitment, nonce, secret, tuple(map(_share, words[3:])))

    @property
    def seed(self) -> int:
        """The seed that follows from the secret and the shares."""
        return seed_from(self.secret, self.shares)

    def problem(self, seed: int) -> str:
        """What is wrong with it as a proof of this seed: `commitment`, `share` or `seed`; empty: nothing."""
        if commitment_to(self.secret, self.nonce) != self.commitment:
            return "commitment"
        if any(share.value and share_of(share.value) != share.commitment for share in self.shares):
            return "share"
        return "seed" if self.seed != seed else ""


def commitment_to(secret: str, nonce: str) -> str:
    """What is told before the game: it binds to the secret and does not give it away."""
    return sha256(COMMITMENT + bytes.fromhex(nonce) + bytes.fromhex(secret)).hexdigest()


def share_of(value: str) -> str:
    """The commitment of a player to a value."""
    return sha256(SHARE + bytes.fromhex(value)).hexdigest()


def seed_from(secret: str, shares: Sequence[Share] = ()) -> int:
    """The seed of the game: it depends on the secret and on every value that was opened, seat by seat."""
    opened = b"".join(bytes([share.seat]) + bytes.fromhex(share.value) for share in sorted(shares) if share.value)
    return int.from_bytes(sha256(SEED + bytes.fromhex(secret) + opened).digest(), "big")


def checked(text: str) -> str:
    """32 bytes in hexadecimal digits, or `ValueError`."""
    if not HEX.fullmatch(text):
        raise ValueError(f"{text[:80]!r} is not {2 * SIZE} hexadecimal digits")
    return text


def _share(text: str) -> Share:
    seat, _, rest = text.partition(":")
    commitment, _, value = rest.partition(":")
    if not re.fullmatch(r"[0-9]", seat):
        raise ValueError(f"{text[:80]!r} is no share: a seat, a commitment and a value with colons between them")
    return Share(int(seat), checked(commitment), "" if value == UNOPENED else checked(value))
