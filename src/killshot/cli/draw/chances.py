"""The win expectation of a finished game, one row per player or team, with its turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...bots.expectation import Moment
from ...text.language import Language
from .line import TextLine

WIDTH: Final = 60
BARS: Final = "▁▂▃▄▅▆▇█"
DIGITS: Final = "0123456789"  # tenths, where the terminal has no bars


def chances_lines(
    moments: Sequence[Moment],
    names: Sequence[str],
    seats: Sequence[int],
    lang: Language,
    unicode: bool,
) -> list[TextLine]:
    """From the left to the right the game from its beginning to its end; `^` below marks the turning points.

    `seats`: per name its seat, or one of its team's.
    """
    marks = BARS if unicode else DIGITS
    width = min(WIDTH, len(moments))
    columns = [len(moments) * i // width for i in range(width)]
    columns[-1] = len(moments) - 1
    label = max(len(name) for name in names)
    lines = [TextLine((lang.say("result.chances"), "title"))]
    for name, seat in zip(names, seats, strict=True):
        shares = [moments[i].chances[seat] for i in columns]
        row = "".join(marks[min(int(share * len(marks)), len(marks) - 1)] for share in shares)
        lines.append(TextLine(f"{name:{label}}  {row}  {shares[-1]:4.0%}"))
    turning = {width * moment.move // len(moments) for moment in moments if moment.turning}
    points = "".join("^" if i in turning else " " for i in range(width))
    lines.append(TextLine(f"{'':{label}}  {points}".rstrip()))
    return lines
