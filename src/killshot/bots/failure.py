"""What happens when a bot fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import TracebackException
from types import TracebackType

from ..engine.decision import IllegalAction


class BotFailed(Exception):  # noqa: N818 (says what it is without the word Error)
    """A bot that cannot be made, raises, or chooses what is not on offer. The message says which, where and why.

    `trace` is the traceback inside the bot, as text: it survives the way from another process. It is empty where the
    bot itself did not raise.
    """

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message)
        self.trace = trace

    def __reduce__(self) -> tuple[object, ...]:
        return BotFailed, (str(self), self.trace)


@contextmanager
def failures_of(name: str, where: str) -> Iterator[None]:
    """Anything that goes wrong inside is raised as a failure of the bot with this name."""
    try:
        yield
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}".rstrip(": ").replace("\n", " ")
        raise BotFailed(f"{name} failed in {where}: {why}", trace_of(error)) from error


def trace_of(error: BaseException) -> str:
    """The traceback of an error, from where the bot was called."""
    if isinstance(error, IllegalAction):
        return ""  # it is the game that refused, and says why
    called = error.__traceback__
    while called is not None and called.tb_next is not None and is_ours(called):
        called = called.tb_next
    return "".join(TracebackException(type(error), error, called).format())


def is_ours(step: TracebackType) -> bool:
    """Whether a step of a traceback leads to the bot, rather than being inside it."""
    module: str = step.tb_frame.f_globals.get("__name__", "")
    return module.startswith("killshot.") and not module.startswith("killshot.bots.rungs.")
