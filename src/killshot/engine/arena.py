"""The four arenas, drawn as on paper, and their geometry as bit masks computed once (SET-02, SHO-20..24).

In a drawing a letter is a square of the room of that colour (r b y g p w), a capital one has the spawnpoint of that
colour; between two squares `.` is an open edge, `D` a door, `#` a wall.
"""

from typing import Final

from .ids import N_SQUARES, ROOMS, bits

DRAWINGS: Final = {
    "S": """
b . b . B
D   #   D
R . r . r D y
    D   #   .
    w . w D Y
""",
    "M1": """
b . b . B D g
D   #   D   D
R . r # y . y
    D   .   .
    w D y . Y
""",
    "M2": """
r D b . B
.   D   D
R # p . p D y
D   D   #   .
w . w . w D Y
""",
    "L": """
r D b . B D g
.   D   D   D
R # p # y . y
D   D   .   .
w . w D y . Y
""",
}

STEPS: Final = (-4, 1, 4, -1)  # north, east, south, west on a grid of four columns
MAX_WALK: Final = 4


Table = tuple[int, ...]  # per square


class Arena:
    """One arena's geometry. Every table is indexed by square; masks are over squares unless named otherwise."""

    def __init__(self, name: str, drawing: str) -> None:
        lines = [line.ljust(13) for line in drawing.strip("\n").split("\n")]
        cells = [lines[2 * (i // 4)][4 * (i % 4)] for i in range(N_SQUARES)]
        exists = [cell != " " for cell in cells]
        edges = [[_edge(lines, i, d) for d in range(4)] for i in range(N_SQUARES)]
        self.name = name
        self.all: int = _mask(exists)
        self.room_of: Table = tuple([_room(cell) for cell in cells])
        self.room_squares: tuple[int, ...] = _room_squares(self.room_of)
        self.spawnpoint: tuple[int, ...] = tuple([cells.index(letter) if letter in cells else -1 for letter in "RBY"])
        self.spawn_colour: Table = tuple(["RBY".find(cell) if cell in "RBY" else -1 for cell in cells])
        self.ammo_squares: tuple[int, ...] = _ammo_squares(exists, self.spawn_colour)
        # step[square][direction]: the square one legal move away, or -1 (SHO-20)
        self.step: tuple[tuple[int, ...], ...] = _steps(edges)
        self.neighbours: Table = tuple([_mask_of(row) for row in self.step])
        # rooms in sight: the square's own and those behind a door of the square (SHO-22)
        self.seen_rooms: Table = _seen_rooms(self.room_of, edges)
        self.seen: Table = _seen(self.seen_rooms, self.room_squares)
        # within[n][square]: at most n moves away, the square itself included (SHO-21)
        self.within: tuple[Table, ...] = _within(exists, self.neighbours)
        # walk[n][square]: where a walk of 1 to n moves can end; coming back counts (R05, R15)
        self.walk: tuple[Table, ...] = _walk(self.within, self.neighbours)
        self.distance: tuple[Table, ...] = _distances(exists, self.neighbours)
        # line[n][square]: up to n moves in one direction, at least one (straight move lines, SHO-24)
        self.line: tuple[Table, ...] = tuple([self._lines(n) for n in range(3)])
        # rail[direction][square]: the square itself and all in that direction, whatever stands between (SHO-24)
        self.rail: tuple[Table, ...] = tuple([_rails(d, exists) for d in range(4)])

    def ahead(self, square: int, direction: int, moves: int) -> list[int]:
        """The squares reached by 1, 2, ... moves in one direction, as far as moves are legal."""
        found = []
        for _ in range(moves):
            square = self.step[square][direction]
            if square < 0:
                break
            found.append(square)
        return found

    def _lines(self, moves: int) -> Table:
        found = [[j for d in range(4) for j in self.ahead(i, d, moves)] for i in range(N_SQUARES)]
        return tuple([_mask_of(tuple(squares)) for squares in found])


def _mask(flags: list[bool]) -> int:
    return sum([1 << i for i, flag in enumerate(flags) if flag])


def _mask_of(squares: tuple[int, ...]) -> int:
    """A mask of squares; -1 is none."""
    mask = 0
    for square in squares:
        if square >= 0:
            mask |= 1 << square
    return mask


def _room(cell: str) -> int:
    return -1 if cell == " " else "rbygpw".index(cell.lower())


def _edge(lines: list[str], square: int, direction: int) -> str:
    """What lies between a square and its neighbour: `.`, `D`, `#`, or a blank at the border."""
    row, column = 2 * (square // 4), 4 * (square % 4)
    if direction == 0:
        row -= 1
    elif direction == 1:
        column += 2
    elif direction == 2:
        row += 1
    else:
        column -= 2
    inside = 0 <= row < len(lines) and 0 <= column < len(lines[0])
    return lines[row][column] if inside and lines[row][column] != " " else "#"


def _room_squares(room_of: Table) -> tuple[int, ...]:
    """Per room, the mask of its squares."""
    return tuple([_mask([room == each for each in room_of]) for room in range(len(ROOMS))])


def _ammo_squares(exists: list[bool], spawn_colour: Table) -> tuple[int, ...]:
    return tuple([i for i in range(N_SQUARES) if exists[i] and spawn_colour[i] < 0])


def _steps(edges: list[list[str]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([i + STEPS[d] if edges[i][d] in ".D" else -1 for d in range(4)]) for i in range(N_SQUARES)])


def _seen_rooms(room_of: Table, edges: list[list[str]]) -> Table:
    """Masks of rooms; none where there is no square."""
    found: list[int] = []
    for i in range(N_SQUARES):
        doors = [i + STEPS[d] for d in range(4) if edges[i][d] == "D"]
        found.append(_mask_of((room_of[i], *[room_of[square] for square in doors])))
    return tuple(found)


def _seen(seen_rooms: Table, room_squares: tuple[int, ...]) -> Table:
    """The squares of the rooms in sight."""
    return tuple([sum([s for room, s in enumerate(room_squares) if rooms >> room & 1]) for rooms in seen_rooms])


def _spread(mask: int, neighbours: Table) -> int:
    """The squares one move away from some of these."""
    spread = 0
    for i in range(N_SQUARES):
        if mask >> i & 1:
            spread |= neighbours[i]
    return spread


def _within(exists: list[bool], neighbours: Table) -> tuple[Table, ...]:
    found: list[Table] = [tuple([1 << i if exists[i] else 0 for i in range(N_SQUARES)])]
    for _ in range(MAX_WALK):
        found.append(tuple([mask | _spread(mask, neighbours) for mask in found[-1]]))
    return tuple(found)


def _walk(within: tuple[Table, ...], neighbours: Table) -> tuple[Table, ...]:
    found: list[Table] = [(0,) * N_SQUARES]
    for reached in within[:MAX_WALK]:
        before = found[-1]
        found.append(tuple([before[i] | _spread(reached[i], neighbours) for i in range(N_SQUARES)]))
    return tuple(found)


def _distances(exists: list[bool], neighbours: Table) -> tuple[Table, ...]:
    """The number of moves of a shortest path, or -1 where a square does not exist."""
    found: list[Table] = []
    for square in range(N_SQUARES):
        row = [-1] * N_SQUARES
        front, moves = (1 << square if exists[square] else 0), 0
        while front:  # the squares met first after this number of moves
            for met in bits(front):
                row[met] = moves
            moves += 1
            next_to = _spread(front, neighbours)
            front = _mask([row[i] < 0 and bool(next_to >> i & 1) for i in range(N_SQUARES)])
        found.append(tuple(row))
    return tuple(found)


def _rails(direction: int, exists: list[bool]) -> Table:
    return tuple([_rail(i, direction, exists) for i in range(N_SQUARES)])


def _rail(square: int, direction: int, exists: list[bool]) -> int:
    if not exists[square]:
        return 0
    mask, row, column = 1 << square, square // 4, square % 4
    while True:
        row, column = row + (-1, 0, 1, 0)[direction], column + (0, 1, 0, -1)[direction]
        if not (0 <= row < 3 and 0 <= column < 4):
            return mask
        if exists[row * 4 + column]:
            mask |= 1 << (row * 4 + column)


ARENAS: Final = {name: Arena(name, drawing) for name, drawing in DRAWINGS.items()}
