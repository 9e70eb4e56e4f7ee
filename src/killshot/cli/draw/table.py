"""The whole table on one screen: header, arena and boards side by side, shelves, hand, log, question, options."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.arena import ARENAS
from .arena import arena_lines
from .boards import hand_lines, shelf_lines
from .characters import draft_lines, is_draft
from .layout import Scene
from .line import TextLine, join, wrap
from .modes import mode_parts

SMALL, LARGE = (8, 2), (12, 3)  # width and height of a square
LOG_ROWS = 3  # at least, where there is room
ASKING_ROWS = 5  # for a question and its options, before teammates' hands are shown


def table_lines(scene: Scene, width: int, height: int) -> list[TextLine]:
    """Everything, in at most `height` lines of at most `width` characters."""
    fixed = position_lines(scene, width, height)
    question = wrap(scene.question, width, style="prompt")
    room = max(height - len(fixed) - len(question), 1)
    options = option_lines(scene.options, width, max(LOG_ROWS, room // 2), room)
    note = wrap(scene.note, width, style="stop")[: room - len(options)]
    log_rows = max(room - len(options) - len(note), 0)
    log = [line.cut(width) for line in scene.log[-log_rows:]] if log_rows else []
    filling = [TextLine()] * (log_rows - len(log))
    return [*fixed, *log, *filling, *note, *question, *options][:height]


def position_lines(scene: Scene, width: int, height: int) -> list[TextLine]:
    """The table without a question: a position to look at."""
    lines = [*_table(scene, width, height), *hand_lines(scene.seen, scene.lang, scene.glyph, width)]
    return [*lines, *scene.layout.other_hands(width)[: max(0, height - len(lines) - ASKING_ROWS)]]


def _table(scene: Scene, width: int, height: int) -> list[TextLine]:
    seen = scene.seen
    wide, high = LARGE if width >= 110 and height >= 34 else SMALL
    arena = arena_lines(ARENAS[seen.arena], seen, scene.lang, scene.glyph, scene.lit, scene.aims, wide, high)
    plan = len(arena[0])
    room = width - plan
    is_large = high == LARGE[1]
    if is_draft(seen):
        boards = draft_lines(seen, scene.lang, room)
    else:
        boards = scene.layout.board_lines(room, is_airy=is_large)
    is_crowded = len(boards) > len(arena)
    if is_crowded:  # the header moves above the arena, next to the boards
        arena = [*header_lines(scene, plan - 1), *arena]
    rows = max(len(arena), len(boards))
    arena += [TextLine()] * (rows - len(arena))
    boards += [TextLine()] * (rows - len(boards))
    middle = [TextLine(left.fit(plan), right) for left, right in zip(arena, boards, strict=True)]
    shelves = shelf_lines(seen, scene.lang, scene.glyph, width, scene.aims)
    if is_large:
        shelves += scene.layout.below_shelves(width)
    return [*middle, *shelves] if is_crowded else [header_line(scene, width), *middle, *shelves]


def header_line(scene: Scene, width: int) -> TextLine:
    """Whose turn it is, what the mode keeps next to the arena, one's own points; a title where there is room for it."""
    left = join([*turn_parts(scene), *mode_parts(scene.seen, scene.lang, scene.glyph)], "  ")
    right = scene.layout.own_points()
    titled = TextLine((f"KILLSHOT {scene.seen.arena}", "title"), "  ", left)
    room = width - len(right) - 1
    return TextLine((titled if len(titled) < room else left).fit(room), " ", right)


def header_lines(scene: Scene, width: int) -> list[TextLine]:
    """The same in two lines, to stand above the arena."""
    turn, *last = turn_parts(scene)
    right = scene.layout.own_points()
    lines = [join(parts, "  ") for parts in scene.layout.mode_ways(last)]
    fitting = next((line for line in lines if len(line) <= width), lines[-1])
    return [TextLine(turn.fit(width - len(right)), right), fitting.cut(width)]


def turn_parts(scene: Scene) -> list[TextLine]:
    """Whose turn it is, and whether it is one of the last."""
    if is_draft(scene.seen):
        return [TextLine((scene.lang.say("header.draft"), "prompt"))]
    if scene.seen.over:
        return [TextLine((scene.lang.say("header.over"), "prompt"))]
    return scene.layout.turn_parts()


def option_lines(options: Sequence[str], width: int, wanted: int, room: int) -> list[TextLine]:
    """Numbered options in at most `wanted` rows if their columns fit, else in at most `room`; cut as a last resort."""
    if not options:
        return []
    cells = [f"{i:>2} {text}" for i, text in enumerate(options, 1)]
    rows, widths = _columns([len(cell) for cell in cells], width, wanted, room)
    lines: list[TextLine] = []
    for row in range(rows):
        found = [
            TextLine((cell[:2], "prompt"), cell[2:]).fit(each)
            for cell, each in zip(cells[row::rows], widths, strict=False)
        ]
        lines.append(TextLine(*(TextLine(cell, "  ") for cell in found[:-1]), found[-1]))
    return lines


def _columns(lengths: Sequence[int], width: int, wanted: int, room: int) -> tuple[int, list[int]]:
    """The number of rows and the widths of the columns.

    All columns are as wide as the widest option or, where that saves rows, no wider than each has to be.
    """
    widest = max(lengths)
    fitting = max(1, (width + 2) // (widest + 2))
    columns = min(fitting, -(-len(lengths) // wanted))
    rows = -(-len(lengths) // columns)
    if rows <= wanted:
        return rows, [min(widest, width)] * columns
    for fewer in range(wanted, rows):
        widths = [max(lengths[i : i + fewer]) for i in range(0, len(lengths), fewer)]
        if sum(widths) + 2 * (len(widths) - 1) <= width:
            return fewer, widths
    if rows <= room:
        return rows, [min(widest, width)] * columns
    widths = [max(lengths[i : i + room]) for i in range(0, len(lengths), room)]
    while sum(widths) + 2 * (len(widths) - 1) > width:  # the widest give way
        widths[widths.index(max(widths))] -= 1
    return room, widths
