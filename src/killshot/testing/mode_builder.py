"""What modes and characters add to a position under construction."""

from __future__ import annotations

from typing import Self

from ..engine.ids import BANSHEE, BOT, DOZER, ECHO, FIGURES, SPROG, parse_colour
from ..engine.state import Cast, put, put_row
from .board_builder import BoardBuilder
from .decks import parse_tile, remove_tile
from .names import PositionError

HOT_TOKENS = 4
LAST_SHIFT = 10
OFFERED = 5


class ModeBuilder(BoardBuilder):
    """Each call belongs to one mode, or to one character, and is refused where that is not played."""

    # Domination

    def rookie(self, figure: str) -> Self:
        """It is this figure's first turn, which is an ordinary one in Domination (DOM-02)."""
        points = self._only_in("domination", "first turns differ from others").state.spawnpoints
        self.state.spawnpoints = points._replace(begun=points.begun & ~(1 << self.seat(figure)))
        return self

    def spawnpoint(self, colour: str, tokens: str) -> Self:
        """The track of a spawnpoint: `spawnpoint("blue", "violet x2, dozer")`."""
        points = self._only_in("domination", "spawnpoints have tracks").state.spawnpoints
        tracks = put_row(points.tracks, parse_colour(colour), self._tokens(tokens))
        self.state.spawnpoints = points._replace(tracks=tracks)
        return self

    # Turret

    def turret(self, square: str, owner: str) -> Self:
        """Whose token is on the turret of a square."""
        turrets = self._only_in("turret", "squares have turrets").state.turrets
        if self.square(square) not in self.rules.arena.ammo_squares:
            where = self._squares(self.rules.arena.ammo_squares)
            raise PositionError(f"{square} has no turret; there is one on {where}")
        if self.figure(owner) == BOT:
            raise PositionError(f"the bot holds no turrets; {self.named(self.state.order)} can")
        self.state.turrets = turrets._replace(owners=put(turrets.owners, self.square(square), self.figure(owner)))
        return self

    def offered(self, *faces: str) -> Self:
        """The tiles on the turret board."""
        s = self._only_in("turret", "tiles lie on a turret board").state
        if len(faces) > OFFERED:
            raise PositionError(f"the turret board shows up to {OFFERED} tiles, not {len(faces)}")
        s.tile_deck, s.turrets = (*s.turrets.offer, *s.tile_deck), s.turrets._replace(offer=())
        for face in faces:
            tile = parse_tile(face)
            remove_tile(s, tile)
            s.turrets = s.turrets._replace(offer=(*s.turrets.offer, tile))
        return self

    def _only_in(self, mode: str, what: str) -> Self:
        if self.rules.setup.mode != mode:
            raise PositionError(f"{what} in {mode} only, and this is {self.rules.setup.mode}")
        return self

    # Characters

    def shifted(self, **spaces: int) -> Self:
        """How many spaces rush tiles have slid to the left: `shifted(sprog=2)`."""
        for name, n in spaces.items():
            figure = self.figure(name)
            if not 0 <= n <= LAST_SHIFT:
                raise PositionError(f"a rush tile slides 0 to {LAST_SHIFT} spaces, not {n}")
            self._recast(self._cast("rush tiles")._replace(shift=put(self.state.cast.shift, figure, n)))
            self._count_killed(figure)
        return self

    def poisoned(self, *figures: str) -> Self:
        """Figures that have a venom token."""
        for name in figures:
            cast = self._cast("venom tokens", SPROG)
            self._recast(cast._replace(venom=cast.venom | self._enemy(SPROG, name, "poisoned")))
        return self

    def hypnotized(self, *figures: str) -> Self:
        """Figures that have a mind control token."""
        for name in figures:
            cast = self._cast("mind control tokens", BANSHEE)
            self._recast(cast._replace(minds=cast.minds | self._enemy(BANSHEE, name, "hypnotised")))
        return self

    def heated(self, tokens: int) -> Self:
        """How many of Dozer's overload tokens are hot."""
        if not 0 <= tokens <= HOT_TOKENS:
            raise PositionError(f"0 to {HOT_TOKENS} overload tokens can be hot, not {tokens}")
        return self._recast(self._cast("overload tokens", DOZER)._replace(hot=tokens)) if tokens else self

    def hacked(self, *squares: str) -> Self:
        """Squares whose tile is hacked."""
        for square in squares:
            cast = self._cast("hacked tiles", ECHO)
            if self.state.tiles[self.square(square)] < 0:
                tiles = self._squares(tuple(i for i, tile in enumerate(self.state.tiles) if tile >= 0))
                raise PositionError(f"{square} has no tile to be hacked; there are tiles on {tiles}")
            self._recast(cast._replace(hacked=cast.hacked | 1 << self.square(square)))
        return self

    def _cast(self, what: str, figure: int = -1) -> Cast:
        """The characters' part of the position, where they, and this one among them, play."""
        if not self.rules.setup.characters:
            raise PositionError(f"{what} belong to characters; give the arena characters=True")
        if figure >= 0 and figure not in self.playing:
            raise PositionError(
                f"{what} belong to {FIGURES[figure]}, who is not in this game; {self.named(self.playing)} are"
            )
        return self.state.cast

    def _recast(self, cast: Cast) -> Self:
        self.state.cast = cast
        return self

    def _enemy(self, figure: int, name: str, what: str) -> int:
        """The bit of an enemy of a character."""
        foes = [other for other in self.playing if self.state.cast.sides.foes[figure] >> other & 1]
        if self.figure(name) not in foes:
            raise PositionError(f"{name} cannot be {what} by {FIGURES[figure]}; {self.named(foes)} can")
        return 1 << self.figure(name)
