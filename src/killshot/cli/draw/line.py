"""A line of text in pieces, each with the name of a style."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence


class TextLine:
    """Immutable. A part is a text, a text with a style, or a line."""

    def __init__(self, *parts: str | tuple[str, str] | TextLine) -> None:
        pieces: list[tuple[str, str]] = []
        for part in parts:
            if isinstance(part, TextLine):
                pieces.extend(part.pieces)
            elif isinstance(part, str):
                pieces.append((part, ""))
            else:
                pieces.append(part)
        self.pieces: tuple[tuple[str, str], ...] = tuple((text, style) for text, style in pieces if text)

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.pieces)

    def __len__(self) -> int:
        return sum(len(text) for text, _ in self.pieces)

    def cut(self, width: int) -> TextLine:
        """At most `width` characters; a final `…` shows that something was cut off."""
        if len(self) <= width:
            return self
        kept: list[tuple[str, str]] = []
        room = width - 1
        for text, style in self.pieces:
            if len(text) >= room:
                kept.append((text[:room] + "…", style))
                break
            kept.append((text, style))
            room -= len(text)
        return TextLine(*kept)

    def fit(self, width: int) -> TextLine:
        """Exactly `width` characters."""
        line = self.cut(width)
        return TextLine(line, " " * (width - len(line)))

    def styled(self, style: str) -> TextLine:
        """The same with a style for the pieces that have none."""
        return TextLine(*((text, own or style) for text, own in self.pieces))

    def __repr__(self) -> str:
        return f"TextLine({self.text!r})"


def join(lines: Iterable[TextLine], between: str | tuple[str, str] = "") -> TextLine:
    parts: list[TextLine] = []
    for line in lines:
        if parts:
            parts.append(TextLine(between))
        parts.append(line)
    return TextLine(*parts)


def wrap(text: str, width: int, indent: str = "", hanging: str = "", style: str = "") -> list[TextLine]:
    """A paragraph whose lines, except the first, are indented by `hanging` in addition."""
    rows = textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent + hanging, break_on_hyphens=False)
    return [TextLine((row, style)) for row in rows]


def table(rows: Sequence[Sequence[str]], numbers: Sequence[int] = (), gap: str = "  ") -> list[str]:
    """Rows with columns as wide as they need to be; the columns in `numbers` are flush right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        gap.join(
            cell.rjust(widths[i]) if i in numbers else cell.ljust(widths[i]) for i, cell in enumerate(row)
        ).rstrip()
        for row in rows
    ]
