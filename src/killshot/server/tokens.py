"""Secrets: tokens of people, ids of tables and of decisions."""

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


def new_id() -> str:
    """The id of a table: 75 bits, as it is all one needs to see a finished game."""
    return "".join(secrets.choice(LETTERS) for _ in range(15))


def checked_token(token: str) -> str:
    if not TOKEN.fullmatch(token):
        raise Refused("malformed", "token")
    return token


def is_same(kept: str | None, given: str) -> bool:
    """Whether a secret is the one of which the digest is kept."""
    return kept is not None and hmac.compare_digest(kept, digest(given))


def is_link(kept: str, given: str) -> bool:
    return bool(kept) and hmac.compare_digest(kept.encode(), given.encode())


def decision_mark(salt: str, step: int) -> str:
    """The id of a decision. It must not tell how many moves there have been: others pass unseen."""
    return hmac.new(salt.encode(), str(step).encode(), hashlib.sha256).hexdigest()[:16]
