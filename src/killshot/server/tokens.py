"""Secrets and ids: the tokens of clients, the ids of tables and of decisions."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from .errors import Refused
from .store import digest

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # without those that look alike


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """75 bits, because anyone who knows the id of a finished game can see all of it."""
    return "".join(secrets.choice(LETTERS) for _ in range(15))


def checked_token(token: str) -> str:
    if not TOKEN.fullmatch(token):
        raise Refused("malformed", "token")
    return token


def matches_digest(kept: str | None, given: str) -> bool:
    """Whether `kept` is the digest of the secret `given`."""
    return kept is not None and hmac.compare_digest(kept, digest(given))


def matches_link(kept: str, given: str) -> bool:
    return bool(kept) and hmac.compare_digest(kept.encode(), given.encode())


def decision_id(salt: str, step: int) -> str:
    """The id of a decision. A keyed hash, because the step would tell how many moves others made unseen."""
    return hmac.new(salt.encode(), str(step).encode(), hashlib.sha256).hexdigest()[:16]
