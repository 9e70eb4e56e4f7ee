"""Turret: every ammo square has a turret that shoots everyone who enters it, except its owner (TUR).

Tiles lie on a board of their own, five at a time; a grab on a turret square takes one of them. Giving up a cube or the
powerup of the tile buys the turret (TUR-04).
"""

from typing import TYPE_CHECKING, ClassVar

from ..action import FORGO, PASS, TILE, Action
from ..cards.ammo_tiles import TILE_CUBES, TILE_POWERUP
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..frames.deed import Deed
from ..ids import N_SQUARES
from ..mechanics.ammo import next_tile, take_tile
from ..mechanics.damage import mark, wound
from ..mechanics.scoring import reward
from ..state import State, Turrets, pop, push, put, swap
from .module import Module

if TYPE_CHECKING:
    from ..rules import Rules

SKULLS = 8
OFFERED = 5
POWERUP = 3  # the fourth thing that can be given up


class Turret(Module):
    watches_steps: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("turrets",)

    def deal(self, rules: "Rules", s: State) -> None:
        s.skulls_left = SKULLS
        s.turrets = Turrets(owners=(-1,) * N_SQUARES)

    def entered(self, rules: "Rules", s: State, figure: int, square: int) -> None:
        """One damage from another player's turret, every time; it triggers no marks (TUR-06, TUR-07)."""
        owner = s.turrets.owners[square]
        if owner >= 0 and owner != figure:
            tell(s, "turret-fired", figure=figure, owner=owner, square=square)
            wound(s, owner, figure, 1)

    def has_tile(self, rules: "Rules", s: State, square: int) -> bool:
        """A square can be used once per turn, as long as tiles are offered (TUR-03)."""
        return bool(s.turrets.offer) and not s.turrets.worked >> square & 1

    def grab(self, rules: "Rules", s: State, seat: int, figure: int, square: int) -> bool:
        push(s, TurretGrab(seat, figure, -1))
        return True

    def refill(self, rules: "Rules", s: State) -> bool:
        """Five tiles on the turret board, none in the arena (TUR-02)."""
        while len(s.turrets.offer) < OFFERED:
            tile = next_tile(s)
            if tile < 0:
                break
            s.turrets = s.turrets._replace(offer=(*s.turrets.offer, tile))
            tell(s, "tile-offered", tile=tile)
        s.turrets = s.turrets._replace(worked=0)
        return True

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        """Tokens go home; a skull goes from the box to the victim (TUR-01)."""
        rules.give_skull(s, victim)

    def is_triggered(self, rules: "Rules", s: State) -> bool:
        return s.skulls_left == 0

    def final_scores(self, rules: "Rules", s: State) -> list[tuple[int, int]]:
        """Turrets held; a tie goes to the player whose last turn came earlier (TUR-10)."""
        seats = len(s.ammo)
        in_turn = [s.order[(s.active + 1 + i) % seats] for i in range(seats)]
        holders = [figure for figure in in_turn if figure in s.turrets.owners]
        holders.sort(key=lambda figure: -s.turrets.owners.count(figure))
        pay = [(figure, reward(rank, 0)) for rank, figure in enumerate(holders)]
        tell(s, "turrets-scored", pay=[list(row) for row in pay])
        return pay


class TurretGrab(Deed):
    """Which tile; then whether to give up a part of it for the turret."""

    name: ClassVar[str] = "turret-grab"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure", "tile")

    def __init__(self, seat: int, figure: int, tile: int) -> None:
        super().__init__(seat, figure)
        self.tile = tile

    def decision(self, rules: "Rules", s: State) -> Decision:
        if self.tile < 0:
            return Decision(ONE_SEAT[self.seat], WHICH, tuple(TILE[tile] for tile in sorted(set(s.turrets.offer))))
        parts = [FORGO[colour] for colour in range(3) if TILE_CUBES[self.tile][colour]]
        if TILE_POWERUP[self.tile]:
            parts.append(FORGO[POWERUP])
        return Decision(ONE_SEAT[self.seat], COMMANDEER, (*parts, PASS))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        square = s.at[self.figure]
        if self.tile < 0:
            offer = s.turrets.offer
            i = offer.index(action.value)
            worked = s.turrets.worked | 1 << square
            s.turrets = s.turrets._replace(offer=offer[:i] + offer[i + 1 :], worked=worked)
            tell(s, "tile-taken", figure=self.figure, square=square, tile=action.value)
            if s.turrets.owners[square] == self.figure:  # nothing to buy (R34)
                pop(s)
                take_tile(s, self.seat, action.value)
            else:
                swap(s, TurretGrab(self.seat, self.figure, action.value))
            return
        pop(s)
        if action is PASS:
            take_tile(s, self.seat, self.tile)
        else:
            commandeer(s, self.figure, square, action.value)
            take_tile(s, self.seat, self.tile, action.value)


def commandeer(s: State, figure: int, square: int, forgone: int) -> None:
    """The player's token goes on the turret; one that was there becomes its owner's mark on the player (TUR-05)."""
    before = s.turrets.owners[square]
    s.turrets = s.turrets._replace(owners=put(s.turrets.owners, square, figure))
    tell(s, "turret-taken", figure=figure, square=square, forgone=forgone)
    if before >= 0:
        mark(s, before, figure, 1)


WHICH = Prompt("turret-tile")
COMMANDEER = Prompt("commandeer")
