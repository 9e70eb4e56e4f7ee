"""A drawing of an effect worked out from its table, for effects that have none of their own in `diagrams`.

The effect is carried out on an empty stage: each pick takes the likeliest square that its query allows, and a victim
appears there. What happens is drawn in the words of `diagrams`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from ...engine.action import FIRST_DIRECTION, FIRST_NUMBER, FIRST_SQUARE
from ...engine.arena import Arena
from ...engine.cards.language import Cool, Deal, Effect, Mark, Move, Note, Pick, Strike, Weapon
from ...engine.cards.queries import Beyond, Elsewhere, Query, SeenBy, place
from ...engine.ids import N_FIGURES, N_SQUARES, NOWHERE, SQUARES, bits, parse_square
from ...engine.machine import deal
from ...engine.rules import rules_for
from ...engine.setup import Setup
from ...engine.state import State
from ...text.tables import parts_of

ONE_ROOM: Final = """
w . w . w . w
.   .   .   .
w . w . w . w
.   .   .   .
w . w . w . w
"""
TWO_ROOMS: Final = """
w . w # g . g
.   .   .   .
w . w D g . g
.   .   .   .
w . w # g . g
"""
WALLS: Final = ("b1 c1", "b3 c3")  # of the second
# Where the shooter can stand, from the plainest drawing to the last resort.
STAGES: Final = (
    (Arena("one room", ONE_ROOM), "a2", ()),
    (Arena("two rooms", TWO_ROOMS), "a2", WALLS),
    (Arena("two rooms", TWO_ROOMS), "b2", WALLS),
)
FOR_TARGETS: Final = tuple(
    map(parse_square, ["c2", "d1", "d3", "b2", "c1", "c3", "d2", "b1", "b3", "a1", "a3", "a2"])
)  # the likeliest first
FOR_SQUARES: Final = tuple(map(parse_square, ["c2", "d2", "b2", "c1", "d1", "c3", "d3", "b1", "b3", "a1", "a3", "a2"]))
ME: Final = 0
EAST: Final = 1
SIDES: Final = ("<", ">")


class Impossible(Exception):  # noqa: N818 (says what it is without the word Error)
    """The effect cannot be carried out on this stage."""


def sketch(weapon: Weapon, effect: Effect) -> str:
    """The drawing of an effect; if it cannot be carried out on any stage, the shooter and a victim."""
    damage = [amount for step in effect.steps if isinstance(step, Deal) for amount, _ in step.rows]
    for arena, square, walls in STAGES:
        stage = Stage(arena, parse_square(square), weapon)
        try:
            for earlier in needed(weapon, effect):
                stage.carry_out(earlier)
            stage.forget()
            stage.carry_out(effect)
        except Impossible:
            continue
        if stage.damage or not damage:
            return "; ".join([*(f"wall {wall}" for wall in walls), *stage.phrases()])
    return f"me a2; foe c2 {max(damage, default=0)}"


def needed(weapon: Weapon, effect: Effect) -> list[Effect]:
    """The effects that come before this one, the first of them first."""
    found: list[Effect] = []
    name = effect.after or effect.inside
    while name:
        before = next(other for other in weapon.effects if other.name == name)
        found.insert(0, before)
        name = before.after or before.inside
    return found


class Stage:
    """The shooter and, one after the other, the victims of an effect."""

    def __init__(self, arena: Arena, square: int, weapon: Weapon) -> None:
        self.arena = arena
        self.state = example_state()
        self.at: list[int] = [square, *[NOWHERE] * (N_FIGURES - 1)]
        self.slots: dict[str, int] = dict.fromkeys(weapon.slots, -1)
        self.slots["me"] = ME
        self.forget()

    def forget(self) -> None:
        """What has happened so far is no part of the drawing; who was there is drawn as a ghost."""
        self.ghosts = {(figure, square) for figure, square in enumerate(self.at) if figure != ME and square >= 0}
        self.start: int = self.at[ME]
        self.lines: list[str] = []
        self.areas: set[int] = set()
        self.left_out: set[int] = set()
        self.hit_on: dict[int, int] = {}  # victim -> the square where it was struck
        self.damage: Counter[int] = Counter()
        self.marks: Counter[int] = Counter()

    def carry_out(self, effect: Effect) -> None:
        for step in effect.steps:
            if isinstance(step, Pick):
                self.pick(step)
            elif isinstance(step, Strike):
                self.strike(step)
            elif isinstance(step, Move):
                self.move(step)
            elif isinstance(step, Note):
                self.slots[step.name] = FIRST_SQUARE + self.place(step.of)
            elif isinstance(step, Cool):
                self.slots[step.name] = FIRST_NUMBER + self.state.cast.hot - 1

    def pick(self, step: Pick) -> None:
        mask = self.squares(step.query)
        if step.given and self.slots[step.given] < 0:
            mask = 0
        if step.kind == "target":
            chosen = self.target(step.query, mask)
        elif step.kind == "square":
            chosen = next((FIRST_SQUARE + square for square in FOR_SQUARES if mask >> square & 1), -1)
        else:
            chosen = self.other(step, mask)
        if chosen < 0 and not step.optional:
            raise Impossible
        self.slots[step.name] = chosen
        if chosen >= 0 and step.kind in ("target", "square"):
            self.look(step)

    def target(self, query: Query, mask: int) -> int:
        """A new victim on the likeliest square, or one that is there already where no other will do."""
        among = query.among(self.state, self.codes())
        free = next((f for f in range(1, N_FIGURES) if self.at[f] < 0 and among >> f & 1), -1)
        empty = mask & ~sum({1 << square for square in self.at[1:] if square >= 0})
        for square in FOR_TARGETS:
            if free >= 0 and (empty or mask) >> square & 1:
                self.at[free] = square
                return free
        return next((f for f in range(1, N_FIGURES) if self.at[f] >= 0 and (among >> f & mask >> self.at[f]) & 1), -1)

    def other(self, step: Pick, mask: int) -> int:
        """A room, a direction (to the east if possible) or a number (the highest)."""
        if not mask:
            return -1
        if step.kind == "direction" and mask >> EAST & 1:
            return FIRST_DIRECTION + EAST
        return step.first + max(bits(mask)) if step.kind == "number" else step.first + min(bits(mask))

    def look(self, step: Pick) -> None:
        """What a query says of sight and distance."""
        there = self.place(step.name)
        for part in parts_of(step.query):
            if isinstance(part, SeenBy) and self.place(part.names[0]) != there:
                self.lines.append(f"see {SQUARES[self.place(part.names[0])]} {SQUARES[there]}")
            elif isinstance(part, Elsewhere):
                self.left_out.add(self.at[ME])
            elif isinstance(part, Beyond):
                self.left_out.update(bits(self.arena.within[part.moves][self.at[ME]]))

    def strike(self, step: Strike) -> None:
        bonus = step.bonus(self.codes()) if isinstance(step, Deal) else 0
        for amount, what in step.rows:
            for figure in self.victims(what):
                if isinstance(step, Deal) and step.pull:
                    self.go(figure, self.place(step.pull))
                self.hit_on.setdefault(figure, self.at[figure])
                if isinstance(step, Deal):
                    self.damage[figure] += amount + bonus
                elif isinstance(step, Mark):
                    self.marks[figure] += amount

    def victims(self, what: str | Query) -> list[int]:
        """The figure in a slot, or all in an area: at least one."""
        if isinstance(what, str):
            figure = self.slots[what]
            return [figure] if figure >= 0 else []
        mask = self.squares(what)
        self.areas.update(bits(mask))
        if mask and not any(square >= 0 and mask >> square & 1 for square in self.at[1:]):
            self.target(what, mask)
        return [f for f in range(1, N_FIGURES) if self.at[f] >= 0 and mask >> self.at[f] & 1]

    def move(self, step: Move) -> None:
        figure = self.slots[step.who]
        squares = 1 << self.place(step.to) if isinstance(step.to, str) and self.place(step.to) >= 0 else 0
        if isinstance(step.to, Query):
            squares = self.squares(step.to)
        if figure >= 0 and squares:
            self.go(figure, min(bits(squares)))

    def go(self, figure: int, square: int) -> None:
        if self.at[figure] != square:
            self.lines.append(f"move {SQUARES[self.at[figure]]} {SQUARES[square]}")
            self.ghosts |= {(figure, self.at[figure]), (figure, square)}
            self.at[figure] = square

    def place(self, slot: str) -> int:
        return place(self.arena, tuple(self.at), self.slots[slot])

    def squares(self, query: Query) -> int:
        return query.squares(self.arena, self.state, tuple(self.at), self.codes())

    def codes(self) -> tuple[int, ...]:
        return tuple(self.slots.values())

    def phrases(self) -> list[str]:
        """What has happened, in the words of a drawing."""
        figures = [("me", ME, self.start)]
        for figure in range(1, N_FIGURES):
            if figure in self.hit_on:
                figures.append(("foe", figure, self.hit_on[figure]))
            elif self.at[figure] >= 0 and not any(ghost == figure for ghost, _ in self.ghosts):
                figures.append(("foe", figure, self.at[figure]))
        drawn = {(figure, square) for _, figure, square in figures}
        figures += [("ghost", figure, square) for figure, square in sorted(self.ghosts - drawn)]
        crowd = Counter(square for _, _, square in figures)
        seen: Counter[int] = Counter()
        words: list[str] = []
        flags: list[str] = []
        for what, figure, square in figures:
            half = SIDES[seen[square] % 2] if crowd[square] > 1 else ""
            seen[square] += 1
            number = f" {self.damage[figure]}" if what == "foe" and self.damage[figure] else ""
            words.append(f"{what} {SQUARES[square]}{half}{number}")
            if what == "foe":
                flags += [f"mark {SQUARES[square]}{side}" for side in (half, "<")[: self.marks[figure]]]
        empty = [f"no {SQUARES[square]}" for square in sorted(self.left_out)]
        areas = [f"hit {SQUARES[square]}" for square in sorted(self.areas)]
        return [*empty, *areas, *dict.fromkeys(self.lines), *words, *dict.fromkeys(flags)]


def example_state() -> State:
    """A position in which everyone carries the shooter's marks and a mind control token, and every tile is hacked."""
    s = deal(rules_for(Setup(characters=True)), 0)
    s.marks = tuple((0 if figure == ME else 2, *[0] * (N_FIGURES - 1)) for figure in range(N_FIGURES))
    s.cast = s.cast._replace(minds=(1 << N_FIGURES) - 1, hacked=(1 << N_SQUARES) - 1, hot=2)
    return s
