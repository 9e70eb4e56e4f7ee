"""Between words and numbers: figures, runs of tokens, lists in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ..engine.ids import FIGURES, parse_figure


class PositionError(ValueError):
    """No game can reach what was asked for; the message says what it can reach."""


def figure_id(name: str) -> int:
    """`"d-struct-or"`, or `"d_struct_or"` where the name is a keyword of Python."""
    return parse_figure(name.replace("_", "-"))


def parse_tokens(text: str) -> tuple[int, ...]:
    """`"violet x3, dozer"` as figures, from left to right."""
    tokens: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, n = part.partition(" x")
        tokens.extend([figure_id(name)] * int(n or 1))
    return tuple(tokens)


def tokens_text(tokens: tuple[int, ...]) -> str:
    """Figures from left to right as `"violet x3, dozer x1"`."""
    return ", ".join(f"{FIGURES[owner]} x{len(list(run))}" for owner, run in groupby(tokens))


def listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"
