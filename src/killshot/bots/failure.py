"""Whose fault it is when a bot fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class BotFailed(Exception):  # noqa: N818 (says what it is without the word Error)
    """A bot that cannot be made, raises, or chooses what is not on offer. The message says who, where and why."""


@contextmanager
def failures_of(name: str, where: str) -> Iterator[None]:
    """What goes wrong inside is the fault of the bot with this name."""
    try:
        yield
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}".rstrip(": ").replace("\n", " ")
        raise BotFailed(f"{name} failed in {where}: {why}") from error
