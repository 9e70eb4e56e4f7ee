"""Pieces of observations as bytes of float32, looked up in tables. Compiled together with the engine.

What there are few of has a table; of what there are many, the latest few thousand are remembered.
"""

from array import array
from typing import Final

from ...engine.ids import N_FIGURES, N_SQUARES, TILES, WEAPONS
from ..layout import FIRST, N_ARENA_WEAPONS, N_CHARACTER_WEAPONS, N_WEAPONS

Row = tuple[int, ...]
Table = tuple[bytes, ...]

REMEMBERED: Final = 8192


def floats(numbers: list[float]) -> bytes:
    return array("f", numbers).tobytes()


def zeros(n: int) -> bytes:
    return bytes(4 * n)


def one_of(n: int, numbers: int = 0, first: int = 0) -> Table:
    """Rows with a one at each of n places; the last row, number -1, has none.

    If there are more numbers than places, the first one has the first place, and those before and after have none.
    """
    return (*[floats([float(first + i == k) for i in range(n)]) for k in range(numbers or n)], zeros(n))


def parts(most: int) -> Table:
    """The numbers from 0 to most as parts of it."""
    return tuple([floats([k / most]) for k in range(most + 1)])


def masks(n: int) -> Table:
    """Rows of flags by mask."""
    return tuple([floats([float(mask >> i & 1) for i in range(n)]) for mask in range(1 << n)])


FIGURE: Final[Table] = one_of(N_FIGURES)
SQUARE: Final[Table] = one_of(N_SQUARES)
ARM: Final[Table] = one_of(N_CHARACTER_WEAPONS, len(WEAPONS), FIRST.character_weapons.start)
SEAT: Final[Table] = one_of(6)
FLAG: Final[Table] = parts(1)
SECOND: Final[Table] = parts(2)
THIRD: Final[Table] = parts(3)
QUARTER: Final[Table] = parts(4)
EIGHTH: Final[Table] = parts(8)
HUNDREDTH: Final[Table] = parts(100)
FIGURES: Final[Table] = masks(N_FIGURES)
SPAWNPOINTS: Final[Table] = masks(6)
FACE: Final[Table] = (
    *[floats([t.count("r") / 2, t.count("b") / 2, t.count("y") / 2, t.count("p")]) for t in TILES],
    zeros(4),
)
CUBES: Final[dict[Row, bytes]] = {
    (r, b, y): THIRD[r] + THIRD[b] + THIRD[y] for r in range(4) for b in range(4) for y in range(4)
}

_tokens: Final[dict[int, dict[Row, bytes]]] = {8: {}, 12: {}, 16: {}}  # by the number of spaces
_firsts: Final[dict[int, dict[Row, bytes]]] = {8: {}, 12: {}, 16: {}}
_arena_weapons: Final[dict[Row, bytes]] = {}
_weapons: Final[dict[Row, bytes]] = {}


def part(table: Table, value: int) -> bytes:
    """A number as a part of the most a table has; more than that counts as that."""
    return table[value] if value < len(table) else table[len(table) - 1]


def keep(memory: dict[Row, bytes], key: Row, row: bytes) -> bytes:
    if len(memory) >= REMEMBERED:
        memory.clear()
    memory[key] = row
    return row


def flags(n: int, ids: Row, first: int = 0) -> bytes:
    """Ones at the places of these ids; of n places the first is for the first id."""
    row = [0.0] * n
    for i in ids:
        if 0 <= i - first < n:
            row[i - first] = 1.0
    return floats(row)


def weapon_flags(ids: Row) -> bytes:
    found = _weapons.get(ids)
    return found if found is not None else keep(_weapons, ids, flags(N_WEAPONS, ids))


def shelf_flags(ids: Row) -> bytes:
    found = _arena_weapons.get(ids)
    return found if found is not None else keep(_arena_weapons, ids, flags(N_ARENA_WEAPONS, ids))


def figure_flags(ids: Row) -> bytes:
    mask = 0
    for i in ids:
        mask |= 1 << i
    return FIGURES[mask]


def counts(n: int, table: Table, ids: Row, first: int = 0) -> bytes:
    """How often each of n ids occurs, beginning with the first."""
    found = [0] * n
    for i in ids:
        if 0 <= i - first < n:
            found[i - first] += 1
    return b"".join([part(table, k) for k in found])


def shares(table: Table, values: Row) -> bytes:
    return b"".join([part(table, value) for value in values])


def tokens(spaces: int, owners: Row) -> bytes:
    """How many tokens each figure has there, as parts of the spaces."""
    memory = _tokens[spaces]
    found = memory.get(owners)
    if found is not None:
        return found
    row = [0.0] * N_FIGURES
    for owner in owners:
        row[owner] = min(1.0, row[owner] + 1 / spaces)
    return keep(memory, owners, floats(row))


def firsts(spaces: int, owners: Row) -> bytes:
    """How early the first token of each figure lies there, which breaks ties (KIL-04): 1 is the first space."""
    memory = _firsts[spaces]
    found = memory.get(owners)
    if found is not None:
        return found
    row = [0.0] * N_FIGURES
    for place in range(min(len(owners), spaces)):
        if not row[owners[place]]:
            row[owners[place]] = 1 - place / spaces
    return keep(memory, owners, floats(row))
