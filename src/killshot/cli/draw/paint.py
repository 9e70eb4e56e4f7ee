"""Writing styled lines to a terminal: in colour (by rich) where that is wanted and possible, else as plain text."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Sequence
from typing import IO, Final

from .line import TextLine

INK: Final = "#0b0e14"

# Letters of figures and cubes are dark on their colour, so that they can be read on any background.
STYLES: Final = {
    "violet": f"bold {INK} on #b48aff",
    "dozer": f"bold {INK} on #bcc4d0",
    "sprog": f"bold {INK} on #62d26b",
    "d-struct-or": f"bold {INK} on #ffe45c",
    "banshee": f"bold {INK} on #31d3dd",
    "echo": f"bold {INK} on #ff9147",
    "bot": f"bold {INK} on #ffffff",
    "team-white": f"bold {INK} on #ffffff",
    "team-black": "bold #ffffff on #3a4150",
    "cube-red": f"bold {INK} on #ff5f63",
    "cube-blue": f"bold {INK} on #5b93ff",
    "cube-yellow": f"bold {INK} on #f7b716",
    "cube-powerup": f"bold {INK} on #c6cedb",
    "room-red": "#ff5f63",
    "room-blue": "#5b93ff",
    "room-yellow": "#f7b716",
    "room-green": "#58cf78",
    "room-purple": "#a67bff",
    "room-white": "",
    "lit": "bold reverse",
    "prompt": "bold",
    "title": "bold",
    "quiet": "dim",
    "stop": "bold #ff7a72",
    "good": "#7fe0a0",
}
SIGNS: Final = str.maketrans({"…": "~", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "œ": "oe", "µ": "u"})
HINT: Final = "Colours need rich, which is not installed: pip install 'killshot[terminal]'"


def has_rich() -> bool:
    try:
        import rich  # noqa: F401 (only asking)
    except ImportError:
        return False
    return True


def wants_colour(stream: IO[str]) -> bool:
    """Whether this is a terminal with colours and nothing forbids them (NO_COLOR, TERM=dumb)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") not in ("", "dumb")


def can_write(stream: IO[str], text: str) -> bool:
    """Whether the stream's encoding has these characters."""
    try:
        text.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def to_ascii(text: str) -> str:
    """The closest ASCII text."""
    return unicodedata.normalize("NFKD", text.translate(SIGNS)).encode("ascii", "ignore").decode()


class Painter:
    """Turns lines into the text to write."""

    def __init__(self, stream: IO[str], colour: bool | None = None) -> None:
        self.stream = stream
        wanted = wants_colour(stream) if colour is None else colour
        self.colour = wanted and has_rich()
        self.unicode = can_write(stream, "│▒☠·…")

    def paint(self, lines: Sequence[TextLine], width: int) -> str:
        """The text of the lines, each cut to the width; there is no line break after the last."""
        cut = [line.cut(width) for line in lines]
        if not self.colour:
            text = "\n".join(line.text.rstrip() for line in cut)
            return text if can_write(self.stream, text) else to_ascii(text)
        from rich.console import Console
        from rich.text import Text

        console = Console(force_terminal=True, highlight=False, width=width + 1, soft_wrap=True)
        with console.capture() as capture:
            for line in cut:
                console.print(Text.assemble(*((text, STYLES.get(style, "")) for text, style in line.pieces)), end="\n")
        return capture.get().removesuffix("\n")


def print_lines(lines: Sequence[TextLine], width: int, stream: IO[str] | None = None) -> None:
    """Write lines to stdout, in colour where that is a terminal."""
    out = sys.stdout if stream is None else stream
    out.write(Painter(out).paint(lines, width) + "\n")
