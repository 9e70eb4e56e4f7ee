"""A fingerprint of the code that plays, so that games of different rules, bots or weights are not counted together."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ..find import find, is_rung

PACKAGE: Final = Path(__file__).resolve().parents[2]
PLAYING: Final = ("engine", "bots")


def fingerprint(names: Iterable[str]) -> str:
    """A digest of the rules, the rungs with their tables, and the modules of other bots."""
    digest = hashlib.sha256()
    for path in (*_own_files(), *_others(names)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _own_files() -> Iterator[Path]:
    for folder in PLAYING:
        yield from sorted(path for path in (PACKAGE / folder).rglob("*") if path.suffix in (".py", ".json"))


def _others(names: Iterable[str]) -> Iterator[Path]:
    for name in sorted(set(names)):
        if not is_rung(name):
            find(name)  # imports it
            file = Path(sys.modules[name.partition(":")[0]].__file__ or "")
            if file.is_file():
                yield file
