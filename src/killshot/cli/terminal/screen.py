"""The terminal: a screen to fill, and a line to read the answer from."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from types import TracebackType
from typing import IO, Final

from ..draw.glyphs import Glyphs, glyphs
from ..draw.line import TextLine
from ..draw.paint import Painter

OWN_SCREEN: Final = "\x1b[?1049h"
FORMER_SCREEN: Final = "\x1b[?1049l"
CLEAR: Final = "\x1b[H\x1b[2J"
WIDEST: Final = 160


class Screen:
    """In colour it switches to the alternate screen and clears it; without colour it writes no control codes."""

    def __init__(self, source: IO[str], out: IO[str]) -> None:
        self.source = source
        self.out = out
        self.painter = Painter(out)
        self.glyph: Glyphs = glyphs(self.painter.unicode)
        self.is_terminal = out.isatty()

    def __enter__(self) -> Screen:
        reconfigure = getattr(self.out, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without accents is still a terminal
        if self.painter.colour:
            self.out.write(OWN_SCREEN)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.out.write(FORMER_SCREEN if self.painter.colour else "\n")
        self.out.flush()

    @property
    def width(self) -> int:
        return min(shutil.get_terminal_size().columns, WIDEST)

    @property
    def height(self) -> int:
        """The number of lines above the one for the answer."""
        return max(shutil.get_terminal_size().lines - 1, 1)

    def ask(self, lines: Sequence[TextLine], prompt: str) -> str:
        """Fill the screen, with the prompt on its last line, and read an answer."""
        shown = list(lines[: self.height])
        if self.is_terminal:
            shown += [TextLine()] * (self.height - len(shown))
        picture = self.painter.paint(shown, self.width)
        if self.painter.colour:
            picture = CLEAR + picture
        self.out.write(f"{picture}\n{prompt[: self.width - 12]}> ")
        self.out.flush()
        answer = self.source.readline()
        if not answer:
            raise EOFError  # the input has ended
        if not self.is_terminal:
            self.out.write("\n\n")
        return "".join(sign for sign in answer if sign.isprintable()).strip()  # arrow keys send control codes
