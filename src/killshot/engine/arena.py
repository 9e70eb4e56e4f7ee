"""The four arenas, drawn as on paper, and their geometry as bit masks computed once (SET-02, SHO-20..24).

In a drawing a letter is a square of the room of that colour (r b y g p w), a capital one has the spawnpoint of that
colour; between two squares `.` is an open edge, `D` a door, `#` a wall.
"""

from typing import Final

from .ids import N_SQUARES, ROOMS

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


class Arena:
    """One arena's geometry. Every table is indexed by square; masks are over squares unless named otherwise."""

    def __init__(self, name: str, drawing: str) -> None:
        lines = [line.ljust(13) for line in drawing.strip("\n").split("\n")]
        cells = [lines[2 * (i // 4)][4 * (i % 4)] for i in range(N_SQUARES)]
        exists = [cell != " " for cell in cells]
        rooms = [_room(cell) for cell in cells]
        self.name = name
        self.all: int = sum(1 << i for i in range(N_SQUARES) if exists[i])
        self.room_of: tuple[int, ...] = tuple(rooms)
        self.room_squares: tuple[int, ...] = tuple(
            sum(1 << i for i in range(N_SQUARES) if rooms[i] == room) for room in range(len(ROOMS))
        )
        self.spawnpoint: tuple[int, ...] = tuple(cells.index(letter) if letter in cells else -1 for letter in "RBY")
        self.spawn_colour: tuple[int, ...] = tuple("RBY".find(cell) if cell in "RBY" else -1 for cell in cells)
        self.ammo_squares: tuple[int, ...] = tuple(
            i for i in range(N_SQUARES) if exists[i] and self.spawn_colour[i] < 0
        )
        edges = [[_edge(lines, i, d) for d in range(4)] for i in range(N_SQUARES)]
        # step[square][direction]: the square one legal move away, or -1 (SHO-20)
        self.step: tuple[tuple[int, ...], ...] = tuple(
            tuple(i + STEPS[d] if edges[i][d] in ".D" else -1 for d in range(4)) for i in range(N_SQUARES)
        )
        self.neighbours: tuple[int, ...] = tuple(sum(1 << j for j in self.step[i] if j >= 0) for i in range(N_SQUARES))
        # rooms in sight: one's own and those behind a door of one's own square (SHO-22)
        self.seen_rooms: tuple[int, ...] = tuple(
            sum({1 << rooms[i]} | {1 << rooms[i + STEPS[d]] for d in range(4) if edges[i][d] == "D"})
            if exists[i]
            else 0
            for i in range(N_SQUARES)
        )
        self.seen: tuple[int, ...] = tuple(
            sum(squares for room, squares in enumerate(self.room_squares) if self.seen_rooms[i] >> room & 1)
            for i in range(N_SQUARES)
        )
        # within[n][square]: at most n moves away, the square itself included (SHO-21)
        within = [[1 << i if exists[i] else 0 for i in range(N_SQUARES)]]
        # walk[n][square]: where a walk of 1 to n moves can end; coming back counts (R05, R15)
        walk = [[0] * N_SQUARES]
        for n in range(MAX_WALK):
            within.append([within[n][i] | self._spread(within[n][i]) for i in range(N_SQUARES)])
            walk.append([walk[n][i] | self._spread(within[n][i]) for i in range(N_SQUARES)])
        self.within: tuple[tuple[int, ...], ...] = tuple(tuple(row) for row in within)
        self.walk: tuple[tuple[int, ...], ...] = tuple(tuple(row) for row in walk)
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._distance(i, j) for j in range(N_SQUARES)) for i in range(N_SQUARES)
        )
        # line[n][square]: up to n moves in one direction, at least one (straight move lines, SHO-24)
        self.line: tuple[tuple[int, ...], ...] = tuple(
            tuple(sum(1 << j for d in range(4) for j in self.ahead(i, d, n)) for i in range(N_SQUARES))
            for n in range(3)
        )
        # rail[direction][square]: the own square and all in that direction, whatever stands between (SHO-24)
        self.rail: tuple[tuple[int, ...], ...] = tuple(
            tuple(_rail(i, d, exists) for i in range(N_SQUARES)) for d in range(4)
        )

    def ahead(self, square: int, direction: int, moves: int) -> list[int]:
        """The squares reached by 1, 2, ... moves in one direction, as far as moves are legal."""
        found = []
        for _ in range(moves):
            square = self.step[square][direction]
            if square < 0:
                break
            found.append(square)
        return found

    def _spread(self, mask: int) -> int:
        spread = 0
        for i in range(N_SQUARES):
            if mask >> i & 1:
                spread |= self.neighbours[i]
        return spread

    def _distance(self, a: int, b: int) -> int:
        """The number of moves of a shortest path, or -1 where a square does not exist."""
        reached, moves = 1 << a, 0
        if not self.all >> a & 1 or not self.all >> b & 1:
            return -1
        while not reached >> b & 1:
            reached, moves = reached | self._spread(reached), moves + 1
        return moves


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
