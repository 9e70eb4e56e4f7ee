"""The whole table on one screen: header, arena beside boards, shelves, hand, log, question, options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...engine.arena import ARENAS
from ...engine.view import Observation
from ...text import Language
from .arena import arena_lines
from .boards import Pay, board_lines, hand_lines, shelf_lines
from .characters import draft_lines, is_draft
from .glyphs import Glyphs, figure_badge
from .line import TextLine, join, wrap
from .modes import mode_parts, track_line
from .teams import active_team, is_played_in_teams, mates_lines, reward_lines, team_badge, team_lines

SMALL, LARGE = (8, 2), (12, 3)  # width and height of a square
LOG_ROWS = 3  # at least, where there is room
ASKING_ROWS = 5  # for a question and its options, before teammates' hands are shown


@dataclass(frozen=True)
class Scene:
    """What is to be shown to whom."""

    seen: Observation
    lang: Language
    glyph: Glyphs
    pays: Mapping[int, Pay]  # per figure, what its board would pay now
    log: Sequence[TextLine] = ()
    question: str = ""
    options: Sequence[str] = ()
    lit: frozenset[int] = frozenset()  # squares that can be chosen
    aims: frozenset[int] = frozenset()  # the colours of spawnpoints that can be
    note: str = ""  # what was wrong with the last answer
    players: Sequence[str] = ()  # what the seats are called, where they are more than their figures


def table_lines(scene: Scene, width: int, height: int) -> list[TextLine]:
    """At most so many lines, as wide as that at most."""
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
    """The table alone, for looking at a position."""
    lines = [*_table(scene, width, height), *hand_lines(scene.seen, scene.lang, scene.glyph, width)]
    if is_played_in_teams(scene.seen):
        more = mates_lines(scene.seen, scene.players, scene.lang, width)
        lines += more[: max(0, height - len(lines) - ASKING_ROWS)]
    return lines


def _table(scene: Scene, width: int, height: int) -> list[TextLine]:
    seen = scene.seen
    wide, high = LARGE if width >= 110 and height >= 34 else SMALL
    arena = arena_lines(ARENAS[seen.arena], seen, scene.lang, scene.glyph, scene.lit, scene.aims, wide, high)
    plan = len(arena[0])
    beside = width - plan
    boards = draft_lines(seen, scene.lang, beside) if is_draft(seen) else _boards(scene, beside, high == LARGE[1])
    is_crowded = len(boards) > len(arena)
    if is_crowded:  # the header moves above the arena, beside the boards
        arena = [*header_lines(scene, plan - 1), *arena]
    rows = max(len(arena), len(boards))
    arena += [TextLine()] * (rows - len(arena))
    boards += [TextLine()] * (rows - len(boards))
    middle = [TextLine(left.fit(plan), right) for left, right in zip(arena, boards, strict=True)]
    shelves = shelf_lines(seen, scene.lang, scene.glyph, width, scene.aims)
    if is_played_in_teams(seen) and high == LARGE[1]:
        shelves += reward_lines(seen, scene.lang, scene.glyph, width)
    return [*middle, *shelves] if is_crowded else [header_line(scene, width), *middle, *shelves]


def _boards(scene: Scene, width: int, is_airy: bool) -> list[TextLine]:
    boards: list[TextLine] = []
    seen = scene.seen
    if is_played_in_teams(seen):
        return team_lines(seen, scene.players, scene.lang, scene.glyph, width)
    for figure in (*seen.order, *seen.unseated):
        if boards and is_airy:
            boards.append(TextLine())
        boards += board_lines(seen, figure, scene.pays.get(figure, ()), scene.lang, scene.glyph, width)
    return boards


def header_line(scene: Scene, width: int) -> TextLine:
    """Whose turn it is, what the mode keeps beside the arena, the own points; no title where that does not fit."""
    turn, *more = turn_parts(scene)
    left = join([turn, *more, *mode_parts(scene.seen, scene.lang, scene.glyph)], "  ")
    right = own_points(scene)
    titled = TextLine((f"KILLSHOT {scene.seen.arena}", "title"), "  ", left)
    room = width - len(right) - 1
    return TextLine((titled if len(titled) < room else left).fit(room), " ", right)


def header_lines(scene: Scene, width: int) -> list[TextLine]:
    """The same in two lines, to stand above the arena."""
    turn, *more = turn_parts(scene)
    right = own_points(scene)
    short = [TextLine((scene.lang.say("board.flipped"), "stop"))] if more else []
    track = track_line(scene.seen, scene.glyph)
    own = mode_parts(scene.seen, scene.lang, scene.glyph)
    ways = ([*more, *own], [*more, track], [*short, track]) if not is_played_in_teams(scene.seen) else ([*more, *own],)
    lines = [join(parts, "  ") for parts in ways]
    fitting = next((line for line in lines if len(line) <= width), lines[-1])
    return [TextLine(turn.fit(width - len(right)), right), fitting.cut(width)]


def turn_parts(scene: Scene) -> list[TextLine]:
    """Whose turn it is, and whether it is one of the last."""
    seen, lang = scene.seen, scene.lang
    parts: list[TextLine] = []
    if is_draft(seen):
        parts.append(TextLine((lang.say("header.draft"), "prompt")))
    elif seen.over:
        parts.append(TextLine((lang.say("header.over"), "prompt")))
    elif is_played_in_teams(seen):
        turn = lang.say("header.turn", actions=seen.actions_left) if seen.actions_left else ""
        parts.append(TextLine((lang.say("header.turn-of"), "quiet"), " ", team_badge(active_team(seen), lang), turn))
    else:
        turn = lang.say("header.turn", actions=seen.actions_left)
        if seen.duties_left:
            turn += lang.say("header.bot-due")
        parts.append(
            TextLine((lang.say("header.turn-of"), "quiet"), " ", figure_badge(seen.owner.index(seen.active)), turn)
        )
        if seen.trigger >= 0:
            parts.append(TextLine((lang.say("header.frenzy"), "stop")))
    return parts


def own_points(scene: Scene) -> TextLine:
    """Nothing for a spectator, or for a seat without a figure; in team play, which team is one's own."""
    seen, lang = scene.seen, scene.lang
    if seen.seat is not None and is_played_in_teams(seen):
        return TextLine((lang.say("header.you"), "quiet"), " ", team_badge(seen.team_of[seen.seat], lang))
    if seen.seat is None or seen.seat not in seen.owner:
        return TextLine()
    figure = seen.owner.index(seen.seat)
    points = lang.say("header.points", points=seen.points[figure] or 0)
    return TextLine((lang.say("header.you"), "quiet"), " ", figure_badge(figure), points)


def option_lines(options: Sequence[str], width: int, wanted: int, room: int) -> list[TextLine]:
    """Numbered options, in as few columns as give at most the wanted number of rows; cut where nothing else helps."""
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
    """Rows, and the widths of the columns: all as wide as the widest option, or, where that saves rows, no wider than
    each has to be."""
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
