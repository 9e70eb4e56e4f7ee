"""Geometry for the weapon tables: named questions whose answer is a mask of squares.

A query is asked with the arena, the state, where the figures stand or would stand (`at`) and the slots filled so far. A
slot holds the index of the action that filled it (`target:sprog`, `square:b3`, ...) or -1. Slot 0 is "me", the shooter.
"""

from __future__ import annotations

from typing import Final

from ..action import FIRST_DIRECTION, FIRST_ROOM, FIRST_SQUARE
from ..arena import Arena
from ..ids import FIRST_SPAWNPOINT, N_FIGURES, NOWHERE
from ..state import State

ME: Final = 0
EVERY_TARGET: Final = (1 << 10) - 1


def place(arena: Arena, at: tuple[int, ...], code: int) -> int:
    """The square of what a slot holds: a figure's, a spawnpoint's, or the square itself."""
    if code < 0:
        return NOWHERE
    if code < N_FIGURES:
        return at[code]
    if code < FIRST_SQUARE:
        return arena.spawnpoint[code - FIRST_SPAWNPOINT]
    if code < FIRST_ROOM:
        return code - FIRST_SQUARE
    return NOWHERE


class Query:
    """Squares, and which targets on them count. Slots are named in the tables and numbered by `bind`."""

    def __init__(self, *slots: str) -> None:
        self.names: tuple[str, ...] = slots
        self.slots: tuple[int, ...] = ()
        self.but_names: tuple[str, ...] = ()
        self.but_slots: tuple[int, ...] = ()
        self.apart_names: tuple[str, ...] = ()
        self.apart_slots: tuple[int, ...] = ()
        self.spawnpoints_in_sight = False

    def grounded(self) -> Query:
        """A target that cannot be moved must be in sight: a spawnpoint the shooter does not see is no target (DOM-05)."""
        self.spawnpoints_in_sight = True
        return self

    def but(self, *slots: str) -> Query:
        """Without the targets in these slots, if they are filled (SHO-09)."""
        self.but_names = slots
        return self

    def apart(self, *slots: str) -> Query:
        """Not on the squares of these slots."""
        self.apart_names = slots
        return self

    def bind(self, numbers: dict[str, int]) -> None:
        self.slots = tuple(numbers[name] for name in self.names)
        self.but_slots = tuple(numbers[name] for name in self.but_names)
        self.apart_slots = tuple(numbers[name] for name in self.apart_names)

    def mentioned(self) -> tuple[str, ...]:
        return (*self.names, *self.but_names, *self.apart_names)

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        """The squares before `apart` is taken away."""
        raise AssertionError("every query says what it reaches")

    def squares(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        mask = self.reach(arena, s, at, slots)
        for slot in self.apart_slots:
            square = place(arena, at, slots[slot])
            if square >= 0:
                mask &= ~(1 << square)
        return mask

    def among(self, s: State, slots: tuple[int, ...]) -> int:
        """The targets that count, wherever they stand."""
        mask = EVERY_TARGET
        for slot in self.but_slots:
            if slots[slot] >= 0:
                mask &= ~(1 << slots[slot])
        return mask

    def place(self, arena: Arena, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        """Where the thing in the query's first slot is."""
        return place(arena, at, slots[self.slots[0]])

    def __and__(self, other: Query) -> Query:
        return Both(self, other)


class Both(Query):
    def __init__(self, left: Query, right: Query) -> None:
        super().__init__()
        self.left = left
        self.right = right
        self.spawnpoints_in_sight = left.spawnpoints_in_sight or right.spawnpoints_in_sight

    def bind(self, numbers: dict[str, int]) -> None:
        super().bind(numbers)
        self.left.bind(numbers)
        self.right.bind(numbers)

    def mentioned(self) -> tuple[str, ...]:
        return (*self.left.mentioned(), *self.right.mentioned(), *self.but_names, *self.apart_names)

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return self.left.reach(arena, s, at, slots) & self.right.reach(arena, s, at, slots)

    def among(self, s: State, slots: tuple[int, ...]) -> int:
        return self.left.among(s, slots) & self.right.among(s, slots) & super().among(s, slots)


class SeenBy(Query):
    """What a figure sees (SHO-22); a spawnpoint sees nothing (R88)."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        viewer = slots[self.slots[0]]
        return arena.seen[at[viewer]] if 0 <= viewer < N_FIGURES else 0


class Unseen(Query):
    """What the shooter does not see."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return arena.all & ~arena.seen[at[slots[ME]]]


class On(Query):
    """The square of what a slot holds; none while it is empty."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = self.place(arena, at, slots)
        return 1 << square if square >= 0 else 0


class Elsewhere(Query):
    """Not on the shooter's square."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return arena.all & ~(1 << at[slots[ME]])


class Within(Query):
    """At most n moves away, the square itself included (SHO-21)."""

    def __init__(self, moves: int, slot: str) -> None:
        super().__init__(slot)
        self.moves = moves

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = self.place(arena, at, slots)
        return arena.within[self.moves][square] if square >= 0 else 0


class Away(Query):
    """Exactly n moves from the shooter."""

    def __init__(self, moves: int) -> None:
        super().__init__()
        self.moves = moves

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = at[slots[ME]]
        return arena.within[self.moves][square] & ~arena.within[self.moves - 1][square]


class Beyond(Query):
    """More than n moves from the shooter."""

    def __init__(self, moves: int) -> None:
        super().__init__()
        self.moves = moves

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return arena.all & ~arena.within[self.moves][at[slots[ME]]]


class Walk(Query):
    """Where a figure can end a walk of 1 to n moves; coming back to the start counts (R15)."""

    def __init__(self, moves: int, slot: str) -> None:
        super().__init__(slot)
        self.moves = moves

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = self.place(arena, at, slots)
        return arena.walk[self.moves][square] if square >= 0 else 0


class Line(Query):
    """One to n moves from a figure in one direction (straight move line, SHO-24)."""

    def __init__(self, moves: int, slot: str) -> None:
        super().__init__(slot)
        self.moves = moves

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = self.place(arena, at, slots)
        return arena.line[self.moves][square] if square >= 0 else 0


class Ahead(Query):
    """The n-th square in the direction picked, from where the shooter stands, as far as moves are legal."""

    def __init__(self, moves: int, slot: str = "direction") -> None:
        super().__init__(slot)
        self.moves = moves

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = at[slots[ME]]
        direction = slots[self.slots[0]] - FIRST_DIRECTION
        for _ in range(self.moves):
            square = arena.step[square][direction]
            if square < 0:
                return 0
        return 1 << square


class OnRail(Query):
    """The shooter's four rail lines, walls or not, with the shooter's own square (SHO-24)."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = at[slots[ME]]
        mask = 0
        for rail in arena.rail:
            mask |= rail[square]
        return mask


class SameRail(Query):
    """The shooter's rail lines on which the target of a slot lies too."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = at[slots[ME]]
        other = self.place(arena, at, slots)
        mask = 0
        if other >= 0:
            for rail in arena.rail:
                if rail[square] >> other & 1:
                    mask |= rail[square]
        return mask


class OneOf(Query):
    """Only the targets in these slots, wherever they are now."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return arena.all

    def among(self, s: State, slots: tuple[int, ...]) -> int:
        mask = 0
        for slot in self.slots:
            if slots[slot] >= 0:
                mask |= 1 << slots[slot]
        return mask & super().among(s, slots)


class InRoom(Query):
    """The squares of the room picked."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        code = slots[self.slots[0]]
        return arena.room_squares[code - FIRST_ROOM] if code >= 0 else 0


class Pullable(Query):
    """Squares from which at most n moves lead to a square the shooter sees."""

    def __init__(self, moves: int) -> None:
        super().__init__()
        self.moves = moves

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        seen = arena.seen[at[slots[ME]]]
        reach = arena.within[self.moves]
        mask = 0
        for square in range(len(reach)):
            if reach[square] & seen:
                mask |= 1 << square
        return mask


# Queries whose options are not squares but rooms or directions.


class OtherRooms(Query):
    """Rooms in sight except the shooter's own, as a mask of rooms."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = at[slots[ME]]
        return arena.seen_rooms[square] & ~(1 << arena.room_of[square])


class OpenDirections(Query):
    """Directions in which one move is legal, as a mask of directions."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        mask = 0
        for direction, square in enumerate(arena.step[at[slots[ME]]]):
            if square >= 0:
                mask |= 1 << direction
        return mask


def seen_by(slot: str) -> Query:
    return SeenBy(slot)


def on(slot: str) -> Query:
    return On(slot)


def within(moves: int, slot: str) -> Query:
    return Within(moves, slot)


def walk(moves: int, slot: str) -> Query:
    return Walk(moves, slot)


def line(moves: int, slot: str) -> Query:
    return Line(moves, slot)


def ahead(moves: int) -> Query:
    return Ahead(moves)


def away(moves: int) -> Query:
    return Away(moves)


def beyond(moves: int) -> Query:
    return Beyond(moves)


def one_of(*slots: str) -> Query:
    return OneOf(*slots)


def same_rail(slot: str) -> Query:
    return SameRail(slot)


def in_room(slot: str) -> Query:
    return InRoom(slot)


def pullable(moves: int) -> Query:
    return Pullable(moves)


def elsewhere() -> Query:
    return Elsewhere()


def unseen() -> Query:
    return Unseen()


def on_rail() -> Query:
    return OnRail()


def other_rooms() -> Query:
    return OtherRooms()


def open_directions() -> Query:
    return OpenDirections()
