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
from .line import Line, join, wrapped
from .modes import mode_parts, track_line
from .teams import active_team, is_played_in_teams, mates_lines, reward_lines, team_badge, team_lines

SMALL, LARGE = (8, 2), (12, 3)  # width and height of a square
LOG_ROWS = 3  # at least, where there is room
ASKING_ROWS = 5  # for a question and its options, before teammates' hands are shown


@dataclass(frozen=True)
class View:
    """What is to be shown to whom."""

    seen: Observation
    lang: Language
    glyph: Glyphs
    pays: Mapping[int, Pay]  # per figure, what its board would pay now
    log: Sequence[Line] = ()
    question: str = ""
    options: Sequence[str] = ()
    lit: frozenset[int] = frozenset()  # squares that can be chosen
    aims: frozenset[int] = frozenset()  # the colours of spawnpoints that can be
    note: str = ""  # what was wrong with the last answer
    players: Sequence[str] = ()  # what the seats are called, where they are more than their figures


def table_lines(view: View, width: int, height: int) -> list[Line]:
    """At most so many lines, as wide as that at most."""
    fixed = position_lines(view, width, height)
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
    lines = [*_table(view, width, height), *hand_lines(view.seen, view.lang, view.glyph, width)]
    if is_played_in_teams(view.seen):
        more = mates_lines(view.seen, view.players, view.lang, width)
        lines += more[: max(0, height - len(lines) - ASKING_ROWS)]
    return lines


def _table(view: View, width: int, height: int) -> list[Line]:
    seen = view.seen
    wide, high = LARGE if width >= 110 and height >= 34 else SMALL
    arena = arena_lines(ARENAS[seen.arena], seen, view.lang, view.glyph, view.lit, view.aims, wide, high)
    plan = len(arena[0])
    beside = width - plan
    boards = draft_lines(seen, view.lang, beside) if is_draft(seen) else _boards(view, beside, high == LARGE[1])
    is_crowded = len(boards) > len(arena)
    if is_crowded:  # the header moves above the arena, beside the boards
        arena = [*header_lines(view, plan - 1), *arena]
    rows = max(len(arena), len(boards))
    arena += [Line()] * (rows - len(arena))
    boards += [Line()] * (rows - len(boards))
    middle = [Line(left.fit(plan), right) for left, right in zip(arena, boards, strict=True)]
    shelves = shelf_lines(seen, view.lang, view.glyph, width, view.aims)
    if is_played_in_teams(seen) and high == LARGE[1]:
        shelves += reward_lines(seen, view.lang, view.glyph, width)
    return [*middle, *shelves] if is_crowded else [header_line(view, width), *middle, *shelves]


def _boards(view: View, width: int, is_airy: bool) -> list[Line]:
    boards: list[Line] = []
    seen = view.seen
    if is_played_in_teams(seen):
        return team_lines(seen, view.players, view.lang, view.glyph, width)
    for figure in (*seen.order, *seen.unseated):
        if boards and is_airy:
            boards.append(Line())
        boards += board_lines(seen, figure, view.pays.get(figure, ()), view.lang, view.glyph, width)
    return boards


def header_line(view: View, width: int) -> Line:
    """Whose turn it is, what the mode keeps beside the arena, the own points; no title where that does not fit."""
    turn, *more = turn_parts(view)
    left = join([turn, *more, *mode_parts(view.seen, view.lang, view.glyph)], "  ")
    right = own_points(view)
    titled = Line((f"KILLSHOT {view.seen.arena}", "title"), "  ", left)
    room = width - len(right) - 1
    return Line((titled if len(titled) < room else left).fit(room), " ", right)


def header_lines(view: View, width: int) -> list[Line]:
    """The same in two lines, to stand above the arena."""
    turn, *more = turn_parts(view)
    right = own_points(view)
    short = [Line((view.lang.say("board.flipped"), "stop"))] if more else []
    track = track_line(view.seen, view.glyph)
    own = mode_parts(view.seen, view.lang, view.glyph)
    ways = ([*more, *own], [*more, track], [*short, track]) if not is_played_in_teams(view.seen) else ([*more, *own],)
    lines = [join(parts, "  ") for parts in ways]
    fitting = next((line for line in lines if len(line) <= width), lines[-1])
    return [Line(turn.fit(width - len(right)), right), fitting.cut(width)]


def turn_parts(view: View) -> list[Line]:
    """Whose turn it is, and whether it is one of the last."""
    seen, lang = view.seen, view.lang
    parts: list[Line] = []
    if is_draft(seen):
        parts.append(Line((lang.say("header.draft"), "prompt")))
    elif seen.over:
        parts.append(Line((lang.say("header.over"), "prompt")))
    elif is_played_in_teams(seen):
        turn = lang.say("header.turn", actions=seen.actions_left) if seen.actions_left else ""
        parts.append(Line((lang.say("header.turn-of"), "quiet"), " ", team_badge(active_team(seen), lang), turn))
    else:
        turn = lang.say("header.turn", actions=seen.actions_left)
        if seen.duties_left:
            turn += lang.say("header.bot-due")
        parts.append(
            Line((lang.say("header.turn-of"), "quiet"), " ", figure_badge(seen.owner.index(seen.active)), turn)
        )
        if seen.trigger >= 0:
            parts.append(Line((lang.say("header.frenzy"), "stop")))
    return parts


def own_points(view: View) -> Line:
    """Nothing for a spectator, or for a seat without a figure; in team play, which team is one's own."""
    seen, lang = view.seen, view.lang
    if seen.seat is not None and is_played_in_teams(seen):
        return Line((lang.say("header.you"), "quiet"), " ", team_badge(seen.team_of[seen.seat], lang))
    if seen.seat is None or seen.seat not in seen.owner:
        return Line()
    figure = seen.owner.index(seen.seat)
    points = lang.say("header.points", points=seen.points[figure] or 0)
    return Line((lang.say("header.you"), "quiet"), " ", figure_badge(figure), points)


def option_lines(options: Sequence[str], width: int, wanted: int, room: int) -> list[Line]:
    """Numbered options, in as few columns as give at most the wanted number of rows; cut where nothing else helps."""
    if not options:
        return []
    cells = [f"{i:>2} {text}" for i, text in enumerate(options, 1)]
    rows, widths = _columns([len(cell) for cell in cells], width, wanted, room)
    lines: list[Line] = []
    for row in range(rows):
        found = [
            Line((cell[:2], "prompt"), cell[2:]).fit(each) for cell, each in zip(cells[row::rows], widths, strict=False)
        ]
        lines.append(Line(*(Line(cell, "  ") for cell in found[:-1]), found[-1]))
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
