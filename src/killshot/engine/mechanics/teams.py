"""Teams: their points, and the buffer where damage waits (TEA-15, TEA-21)."""

from ..events import tell
from ..ids import Figure
from ..state import State, put, put_row
from .damage import land

FLUSH_FROM = 6  # damage in a buffer
TEAM_SIZE = 3  # characters (TEA-01)


def members(s: State, team: int) -> tuple[Figure, ...]:
    """The figures of a team in the order in which it drafted them (R67); those of the first team lead the order."""
    return s.order[TEAM_SIZE * team : TEAM_SIZE * (team + 1)]


def score(s: State, team: int, points: int) -> None:
    for figure in members(s, team):
        s.points = put(s.points, figure, s.points[figure] + points)


def put_in_buffer(s: State, victim: Figure, damage: int) -> None:
    """Damage in the victim's colour, without a limit; a negative number takes it out again."""
    sides = s.cast.sides
    s.cast = s.cast._replace(sides=sides._replace(buffer=put(sides.buffer, victim, sides.buffer[victim] + damage)))


def strike(s: State, by: Figure, victim: Figure, amount: int) -> None:
    """Damage enters the buffer and turns all marks of that colour lying there into damage (TEA-15, TEA-16)."""
    marked = s.marks[victim][victim]
    if marked:
        s.marks = put_row(s.marks, victim, put(s.marks[victim], victim, 0))
    put_in_buffer(s, victim, amount + marked)
    if s.events is not None:
        tell(s, "hit", by=by, victim=victim, damage=amount, marks=marked, tokens=amount + marked)


def buffered(s: State, team: int) -> int:
    """The damage in a team's buffer."""
    return sum(s.cast.sides.buffer[figure] for figure in members(s, team))


def pour(s: State, team: int) -> int:
    """All damage of a buffer goes to the boards of its colours, as far as they have room; returns how many colours it had."""
    colours = 0
    for figure in members(s, team):
        damage = s.cast.sides.buffer[figure]
        if damage:
            colours += 1
            put_in_buffer(s, figure, -damage)
            landed = land(s, figure, figure, damage)
            tell(s, "poured", victim=figure, damage=damage, tokens=landed)
    return colours


def put_on_table(s: State, team: int, weapon: int) -> None:
    sides = s.cast.sides
    tables = put(sides.tables, team, sides.tables[team] | 1 << weapon)
    s.cast = s.cast._replace(sides=sides._replace(tables=tables))


def take_from_table(s: State, team: int, weapon: int) -> None:
    sides = s.cast.sides
    tables = put(sides.tables, team, sides.tables[team] & ~(1 << weapon))
    s.cast = s.cast._replace(sides=sides._replace(tables=tables))
