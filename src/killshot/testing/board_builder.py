"""Figures, boards and the killshot track of a position under construction."""

from __future__ import annotations

from typing import Self

from ..engine.ids import FIGURES, SQUARES
from ..engine.mechanics.damage import MAX_MARKS, killshot_space, overkill_space
from ..engine.state import put, put_row
from .card_builder import CardBuilder
from .names import PositionError, enumerated, parse_tokens


class BoardBuilder(CardBuilder):
    """Each call says something of the figures it names, and leaves all others as they are."""

    def place(self, **squares: str) -> Self:
        """Where figures stand: `place(violet="b3", d_struct_or="a1")`; `"nowhere"` takes one out of the arena."""
        for name, square in squares.items():
            where = -1 if square == "nowhere" else self.square(square)
            self.state.at = put(self.state.at, self.figure(name), where)
        return self

    def damaged(self, figure: str, tokens: str) -> Self:
        """Tokens from left to right: `damaged("sprog", "violet x3, dozer")`; one on the killshot space has killed."""
        victim, owners = self.figure(figure), self._tokens(tokens)
        if not self._can_strike_back() and victim in owners:
            others = [other for other in self.playing if other != victim]
            raise PositionError(f"no token on {figure}'s board is its own; it can have those of {self.named(others)}")
        self.state.damage = put_row(self.state.damage, victim, owners)
        self._count_killed(victim)
        return self

    def _can_strike_back(self) -> bool:
        """Whether a board can have tokens of its own colour: in Domination (DOM-07)."""
        return bool(self.state.spawnpoints.tracks)

    def _tokens(self, text: str) -> tuple[int, ...]:
        """Tokens of figures that are in the game."""
        tokens = parse_tokens(text)
        for owner in tokens:
            self.figure(FIGURES[owner])
        return tokens

    def _count_killed(self, figure: int) -> None:
        """A board has room up to its overkill space, and a token on the killshot space has killed the figure."""
        s, n = self.state, len(self.state.damage[figure])
        if n > overkill_space(s, figure):
            raise PositionError(f"{FIGURES[figure]}'s board has room for {overkill_space(s, figure)} tokens, not {n}")
        killed = n >= killshot_space(s, figure)
        if killed and figure not in s.killed:
            s.killed = (*s.killed, figure)
        elif not killed:
            s.killed = tuple(other for other in s.killed if other != figure)

    def marked(self, figure: str, **marks: int) -> Self:
        """`marked("sprog", violet=2)`: Sprog carries two marks of Violet."""
        victim = self.figure(figure)
        row = self.state.marks[victim]
        for name, n in marks.items():
            owner = self.figure(name)
            if owner == victim or not 0 <= n <= MAX_MARKS:
                raise PositionError(
                    f"{figure} can carry up to {MAX_MARKS} marks of each other figure, not {n} of {name}"
                )
            row = put(row, owner, n)
        self.state.marks = put_row(self.state.marks, victim, row)
        return self

    def scored(self, **points: int) -> Self:
        """Points so far: `scored(violet=12)`."""
        for name, n in points.items():
            if n < 0:
                raise PositionError(f"points are never lost: {name} can have 0 or more, not {n}")
            self.state.points = put(self.state.points, self.figure(name), n)
        return self

    def skulled(self, **skulls: int) -> Self:
        """Skulls on boards: `skulled(dozer=2)`; they have left the track, or the box."""
        s, most, before = self.state, self.rules.setup.skulls, self._skulls_not_gone()
        row = s.skulls
        for name, n in skulls.items():
            row = put(row, self.figure(name), n)
        if min(row) < 0 or sum(row) > most:
            raise PositionError(f"a game has {most} skulls, so that many at most lie on boards, not {sum(row)}")
        s.skulls = row
        self._count_skulls(before)
        return self

    def leave_skulls(self, n: int) -> Self:
        """How many skulls are left; those that lie on no board are out of the game."""
        most = self._skulls_not_gone()
        if not 0 <= n <= most:
            raise PositionError(f"0 to {most} skulls can be left, not {n}: the others are on boards or paid for")
        self.state.skulls_left = n
        return self

    def _skulls_not_gone(self) -> int:
        """The skulls that are neither on a board nor replaced by a token on the track."""
        return max(0, self.rules.setup.skulls - max(sum(self.state.skulls), len(self.state.track)))

    def _count_skulls(self, before: int) -> None:
        """All that are not gone are left, unless `leave_skulls` has left fewer."""
        now = self._skulls_not_gone()
        self.state.skulls_left = now if self.state.skulls_left == before else min(self.state.skulls_left, now)

    def tracked(self, *spaces: str) -> Self:
        """The killshot track from left to right: `tracked("violet", "dozer sprog")`; its tokens have replaced skulls."""
        s = self.state
        if self.rules.setup.mode != "deathmatch":
            raise PositionError(f"the killshot track belongs to deathmatch; there is none in {self.rules.setup.mode}")
        track = tuple(tuple(self.figure(name) for name in space.split()) for space in spaces)
        if not all(1 <= len(space) <= 2 for space in track):
            raise PositionError(
                f"a space has a killshot and perhaps an overkill, one or two figures: {enumerated(spaces)}"
            )
        before = self._skulls_not_gone()
        s.track = track
        self._count_skulls(before)
        return self

    def flipped(self, *figures: str) -> Self:
        """Boards that show their frenzy side; they have no skulls (FRE-03)."""
        for name in figures:
            self.state.flipped |= 1 << self.figure(name)
            self.state.skulls = put(self.state.skulls, self.figure(name), 0)
        return self

    def _squares(self, squares: tuple[int, ...]) -> str:
        return enumerated(SQUARES[square] for square in squares)
