"""The result of a game as a table."""

from __future__ import annotations

from collections.abc import Sequence

from ..result import Result
from ..text import Language, name_of
from ..text.commands import command_words
from .draw.line import Line, table


def result_lines(result: Result, figures: Sequence[int], names: Sequence[str], lang: Language) -> list[Line]:
    """Places, best first. `names`: who sat where; may be empty."""
    words = command_words(lang.code)
    order = sorted(range(len(figures)), key=lambda seat: (result.places[seat], seat))
    rows = [[words.say(f"result.{column}") for column in ("place", "figure", "player", "points", "track")]]
    for seat in order:
        player = names[seat] if seat < len(names) else ""
        points, track = result.points[seat], result.tie_breaks[seat]
        rows.append([str(result.places[seat]), name_of("target", figures[seat], lang), player, str(points), str(track)])
    winners = [name_of("target", figures[seat], lang) for seat in result.winners]
    verdict = words.say("result.winners", winners=lang.series(winners), n=len(winners))
    heading, *others = table(rows, numbers=(0, 3, 4))
    return [Line((verdict, "title")), Line(), Line((heading, "quiet")), *map(Line, others)]
