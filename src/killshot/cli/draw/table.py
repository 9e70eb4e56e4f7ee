"""The whole table on one screen: header, arena beside boards, shelves, hand, log, question, options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...engine.arena import ARENAS
from ...engine.view import Observation
from ...text import Language
from .arena import arena_lines
from .boards import Pay, board_lines, hand_lines, shelf_lines
from .glyphs import Glyphs, figure_badge
from .line import Line, join, wrapped
from .modes import mode_parts

SMALL, LARGE = (8, 2), (12, 3)  # width and height of a square
LOG_ROWS = 3  # at least, where there is room


@dataclass(frozen=True)
class View:
    """What is to be shown to whom."""

    seen: Observation
    lang: Language
    words: Language
    glyph: Glyphs
    pays: Mapping[int, Pay]  # per figure, what its board would pay now
    log: Sequence[Line] = ()
    question: str = ""
    options: Sequence[str] = ()
    lit: frozenset[int] = frozenset()  # squares that can be chosen
    aims: frozenset[int] = frozenset()  # the colours of spawnpoints that can be
    note: str = ""  # what was wrong with the last answer


def table_lines(view: View, width: int, height: int) -> list[Line]:
    """At most so many lines, as wide as that at most."""
    fixed = [*_table(view, width, height), *hand_lines(view.seen, view.lang, view.words, view.glyph, width)]
    question = wrapped(view.question, width, style="prompt")
    room = max(height - len(fixed) - len(question), 1)
    options = option_lines(view.options, width, max(LOG_ROWS, room // 2), room)
    note = wrapped(view.note, width, style="stop")[: room - len(options)]
    log_rows = max(room - len(options) - len(note), 0)
    log = [line.cut(width) for line in view.log[-log_rows:]] if log_rows else []
    filling = [Line()] * (log_rows - len(log))
    return [*fixed, *log, *filling, *note, *question, *options][:height]


def position_lines(view: View, width: int, height: int) -> list[Line]:
    """The table alone, for looking at a position."""
    return [*_table(view, width, height), *hand_lines(view.seen, view.lang, view.words, view.glyph, width)]


def _table(view: View, width: int, height: int) -> list[Line]:
    seen = view.seen
    wide, high = LARGE if width >= 110 and height >= 34 else SMALL
    arena = arena_lines(ARENAS[seen.arena], seen, view.words, view.glyph, view.lit, view.aims, wide, high)
    plan = len(arena[0])
    beside = width - plan
    boards: list[Line] = []
    for figure in (*seen.order, *seen.unseated):
        if boards and high == LARGE[1]:
            boards.append(Line())
        boards += board_lines(seen, figure, view.pays.get(figure, ()), view.lang, view.words, view.glyph, beside)
    rows = max(len(arena), len(boards))
    arena += [Line()] * (rows - len(arena))
    boards += [Line()] * (rows - len(boards))
    middle = [Line(left.fit(plan), right) for left, right in zip(arena, boards, strict=True)]
    shelves = shelf_lines(seen, view.lang, view.words, view.glyph, width, view.aims)
    return [header_line(view, width), *middle, *shelves]


def header_line(view: View, width: int) -> Line:
    """Whose turn it is, what the mode keeps beside the arena, the own points; no title where that does not fit."""
    seen, words = view.seen, view.words
    parts: list[Line] = []
    if seen.over:
        parts.append(Line((words.say("header.over"), "prompt")))
    else:
        turn = words.say("header.turn", actions=seen.actions_left)
        if seen.duties_left:
            turn += words.say("header.bot-due")
        parts.append(Line((words.say("header.turn-of"), "quiet"), " ", figure_badge(seen.order[seen.active]), turn))
        if seen.trigger >= 0:
            parts.append(Line((words.say("header.frenzy"), "stop")))
    parts += mode_parts(seen, words, view.glyph)
    right = Line()
    if seen.seat is not None:
        figure = seen.order[seen.seat]
        points = words.say("header.points", points=seen.points[figure] or 0)
        right = Line((words.say("header.you"), "quiet"), " ", figure_badge(figure), points)
    left = join(parts, "  ")
    titled = Line((f"KILLSHOT {seen.arena}", "title"), "  ", left)
    room = width - len(right) - 1
    return Line((titled if len(titled) < room else left).fit(room), " ", right)


def option_lines(options: Sequence[str], width: int, wanted: int, room: int) -> list[Line]:
    """Numbered options, in as few columns as give at most the wanted number of rows; cut where nothing else helps."""
    if not options:
        return []
    cells = [f"{i:>2} {text}" for i, text in enumerate(options, 1)]
    widest = max(map(len, cells))
    fitting = max(1, (width + 2) // (widest + 2))
    columns = min(fitting, -(-len(cells) // wanted))
    if -(-len(cells) // columns) > room:
        columns = -(-len(cells) // room)
    rows = -(-len(cells) // columns)
    each = min(widest, (width - 2 * (columns - 1)) // columns)
    lines: list[Line] = []
    for row in range(rows):
        found = [Line((cell[:2], "prompt"), cell[2:]).fit(each) for cell in cells[row::rows]]
        lines.append(Line(*(Line(cell, "  ") for cell in found[:-1]), found[-1]))
    return lines
