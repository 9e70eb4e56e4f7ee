"""Queries of the character weapons: tokens, hacked tiles, and effects in two halves."""

from __future__ import annotations

from ..action import FIRST_NUMBER
from ..arena import MAX_WALK, Arena
from ..state import State, token
from .queries import ME, Query


class Hypnotized(Query):
    """Figures with a mind control token, seen or not (CHR-13)."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return arena.all

    def among(self, s: State, slots: tuple[int, ...]) -> int:
        return s.cast.minds & super().among(s, slots)


class Marked(Query):
    """Figures with marks of the shooter, seen or not."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return arena.all

    def among(self, s: State, slots: tuple[int, ...]) -> int:
        mask = 0
        for figure, row in enumerate(s.marks):
            if row[token(s, slots[ME], figure)]:
                mask |= 1 << figure
        return mask & super().among(s, slots)


class Hacked(Query):
    """Squares with a hacked tile, seen or not (CHR-15)."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return s.cast.hacked


class Occupied(Query):
    """Squares where the shooter would find a victim."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        foes = s.cast.sides.foes[slots[ME]]
        mask = 0
        for figure, square in enumerate(at):
            if square >= 0 and foes >> figure & 1:
                mask |= 1 << square
        return mask


class OccupiedRooms(Occupied):
    """The squares of rooms where the shooter would find a victim."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        occupied = super().reach(arena, s, at, slots)
        mask = 0
        for squares in arena.room_squares:
            if squares & occupied:
                mask |= squares
        return mask


class SameRoom(Query):
    """The room of the square in a slot."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = self.place(arena, at, slots)
        return arena.room_squares[arena.room_of[square]] if square >= 0 else 0


class MoveLines(Query):
    """The shooter's square and its straight move lines in all directions, as far as they go (SHO-24)."""

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        square = at[slots[ME]]
        mask = 1 << square
        for direction in range(4):
            for other in arena.ahead(square, direction, MAX_WALK):
                mask |= 1 << other
        return mask


class Gated(Query):
    """The squares and targets of another query, as long as some slots allow it."""

    def __init__(self, query: Query, *slots: str) -> None:
        super().__init__(*slots)
        self.query = query

    def bind(self, numbers: dict[str, int]) -> None:
        super().bind(numbers)
        self.query.bind(numbers)

    def mentioned(self) -> tuple[str, ...]:
        return (*super().mentioned(), *self.query.mentioned())

    def is_open(self, slots: tuple[int, ...]) -> bool:
        raise AssertionError("every gate says when it is open")

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        return self.query.squares(arena, s, at, slots) if self.is_open(slots) else 0

    def among(self, s: State, slots: tuple[int, ...]) -> int:
        return self.query.among(s, slots) & super().among(s, slots)


class Half(Gated):
    """If the other half of an effect was left out, or both can be used: four tokens cooled pay for both (SCR-2)."""

    def is_open(self, slots: tuple[int, ...]) -> bool:
        other, count = self.slots
        return slots[other] < 0 or slots[count] >= FIRST_NUMBER + 3


class Later(Gated):
    """Once one slot is filled and the other was left out: the two halves in the other order."""

    def is_open(self, slots: tuple[int, ...]) -> bool:
        first, left_out = self.slots
        return slots[first] >= 0 and slots[left_out] < 0


class MarksOn(Query):
    """How many of the shooter's marks on the target of a slot can be removed, at most n: a mask of numbers from 1."""

    def __init__(self, most: int, slot: str) -> None:
        super().__init__(slot)
        self.most = most

    def reach(self, arena: Arena, s: State, at: tuple[int, ...], slots: tuple[int, ...]) -> int:
        bearer = slots[self.slots[0]]
        n = min(self.most, s.marks[bearer][token(s, slots[ME], bearer)])
        return (1 << n) - 1


def hypnotized() -> Query:
    return Hypnotized()


def marked() -> Query:
    return Marked()


def occupied() -> Query:
    return Occupied()


def occupied_rooms() -> Query:
    return OccupiedRooms()


def hacked() -> Query:
    return Hacked()


def same_room(slot: str) -> Query:
    return SameRoom(slot)


def move_lines() -> Query:
    return MoveLines()


def half(query: Query, other: str, count: str) -> Query:
    return Half(query, other, count)


def later(query: Query, first: str, left_out: str) -> Query:
    return Later(query, first, left_out)


def marks_on(slot: str, most: int) -> Query:
    return MarksOn(most, slot)
