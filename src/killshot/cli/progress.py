"""A progress bar on stderr: by rich where it is installed, else plain; none if stderr is not a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

WIDTH: Final = 40
PAUSE: Final = 0.1  # seconds between two updates

Advance = Callable[[int], None]


@contextmanager
def progress(total: int) -> Iterator[Advance]:
    """Give a function to call with the number of things done so far."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
    except ImportError:
        yield from _plain(total)
        return
    columns = (BarColumn(WIDTH), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


def _plain(total: int) -> Iterator[Advance]:
    drawn = 0.0

    def advance(done: int) -> None:
        nonlocal drawn
        now = time.monotonic()
        if now - drawn >= PAUSE:
            drawn = now
            filled = WIDTH * done // total
            sys.stderr.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{total}")
            sys.stderr.flush()

    try:
        yield advance
    finally:
        sys.stderr.write("\r" + " " * (WIDTH + 30) + "\r")
        sys.stderr.flush()
