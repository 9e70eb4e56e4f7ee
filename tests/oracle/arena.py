"""The four arenas: squares, edges, rooms, distance, sight and lines (SHO-20 to SHO-24).

A square is named by its column letter and row number: a1 is top left, d3 bottom right.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

# A letter is a square of that room, a capital one its spawnpoint. "." open edge, "D" door, "#" wall.
DRAWINGS = {
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

ROOMS = {"r": "red", "b": "blue", "y": "yellow", "g": "green", "p": "purple", "w": "white"}
COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def name(column: int, row: int) -> str:
    return "abcd"[column] + str(row + 1)


@dataclass(frozen=True, eq=False)
class Arena:
    """One of the four arenas. Answers are cached, so callers must not change them."""

    room: dict[str, str]
    spawnpoint: dict[str, str]  # colour -> square
    edge: dict[tuple[str, str], str]  # both ways; walls included

    @cached_property
    def squares(self) -> list[str]:
        return sorted(self.room)

    def grid_neighbour(self, square: str, direction: str, steps: int = 1) -> str | None:
        """The square that many steps away on the drawing, whatever lies between; None if there is none."""
        east, south = COMPASS[direction]
        column, row = "abcd".index(square[0]) + east * steps, int(square[1]) - 1 + south * steps
        if 0 <= column < 4 and 0 <= row < 3 and name(column, row) in self.room:
            return name(column, row)
        return None

    def step(self, square: str, direction: str) -> str | None:
        """Where one legal move in that direction leads (SHO-20); None if there is no such move."""
        beyond = self.grid_neighbour(square, direction)
        return beyond if beyond and self.edge[square, beyond] in ".D" else None

    @cache  # noqa: B019 - arenas live as long as the program
    def neighbours(self, square: str) -> list[str]:
        """The squares exactly one move away."""
        return sorted(beyond for direction in COMPASS if (beyond := self.step(square, direction)))

    @cache  # noqa: B019 - arenas live as long as the program
    def distance(self, start: str, end: str) -> int:
        """Length of the shortest path of moves (SHO-21)."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            square = queue.popleft()
            for beyond in self.neighbours(square):
                if beyond not in found:
                    found[beyond] = found[square] + 1
                    queue.append(beyond)
        return found[end]

    def walks(self, start: str, lengths: Iterable[int]) -> list[str]:
        """Where a figure may stand after a walk of one of these lengths. Two steps can lead back (R15)."""
        ends: set[str] = set()
        for length in lengths:
            reached = {start}
            for _ in range(length):
                reached = {beyond for square in reached for beyond in self.neighbours(square)}
            ends |= reached
        return sorted(ends)

    def move_line(self, start: str, direction: str) -> list[str]:
        """The squares of successive legal moves in one direction, the start not included (SHO-24)."""
        line: list[str] = []
        square = self.step(start, direction)
        while square:
            line.append(square)
            square = self.step(square, direction)
        return line

    def rail_line(self, start: str, direction: str) -> list[str]:
        """The start and every square in one direction, walls or not (SHO-24)."""
        beyond = (self.grid_neighbour(start, direction, steps) for steps in range(1, 4))
        return [start, *(square for square in beyond if square)]

    @cache  # noqa: B019 - arenas live as long as the program
    def rooms_seen(self, viewer: str) -> list[str]:
        """The figure's own room, and the rooms behind the doors of its square (SHO-22)."""
        behind_doors = {self.room[b] for (a, b), kind in self.edge.items() if a == viewer and kind == "D"}
        return sorted({self.room[viewer]} | behind_doors)

    @cache  # noqa: B019 - arenas live as long as the program
    def seen(self, viewer: str) -> list[str]:
        """Every square of every room seen (SHO-23)."""
        rooms = self.rooms_seen(viewer)
        return [square for square in self.squares if self.room[square] in rooms]


def parse(drawing: str) -> Arena:
    """Squares stand at every fourth character of the odd lines, edges between them."""
    lines = [line.ljust(13) for line in drawing.strip("\n").splitlines()]
    letters = {name(c, r): lines[2 * r][4 * c] for r in range(3) for c in range(4) if lines[2 * r][4 * c] != " "}
    edge: dict[tuple[str, str], str] = {}
    for square in letters:
        c, r = "abcd".index(square[0]), int(square[1]) - 1
        if c < 3 and name(c + 1, r) in letters:
            edge[square, name(c + 1, r)] = edge[name(c + 1, r), square] = lines[2 * r][4 * c + 2]
        if r < 2 and name(c, r + 1) in letters:
            edge[square, name(c, r + 1)] = edge[name(c, r + 1), square] = lines[2 * r + 1][4 * c]
    return Arena(
        room={square: ROOMS[letter.lower()] for square, letter in letters.items()},
        spawnpoint={ROOMS[letter.lower()]: square for square, letter in letters.items() if letter.isupper()},
        edge=edge,
    )


ARENAS = {arena: parse(drawing) for arena, drawing in DRAWINGS.items()}
