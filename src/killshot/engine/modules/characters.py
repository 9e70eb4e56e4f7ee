"""The characters of the DLC in deathmatch: draft, rush tiles, and abilities at the end of the turn (CHR)."""

from typing import TYPE_CHECKING, ClassVar

from ..action import CHARACTER, CUBE, HEAL, PASS, RUSH, Action
from ..decision import ONE_SEAT, Decision, Prompt
from ..events import tell
from ..frames.payment import charge
from ..ids import N_FIGURES
from ..mechanics.ammo import gain_cubes
from ..mechanics.characters import heal, pay_rush
from ..rng import below, shuffled
from ..state import Frame, State, pop, push, put, swap
from .abilities import ABILITIES
from .module import ALL_ADRENALINE, Module

if TYPE_CHECKING:
    from ..rules import Rules

CHARACTERS = (0, 1, 2, 3, 4, 5)


class Characters(Module):
    has_turn_options: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("cast",)

    def deal(self, rules: "Rules", s: State) -> None:
        """One character more than players, each with one of its two weapons (CHR-01)."""
        s.rng, drawn = shuffled(s.rng, CHARACTERS)
        self.deal_arms(rules, s, drawn[: rules.setup.players + 1])
        push(s, Draft(0))

    def deal_arms(self, rules: "Rules", s: State, drawn: tuple[int, ...]) -> None:
        """One of its weapons for each of these characters."""
        arms = [-1] * N_FIGURES
        for figure in drawn:
            own = [card.id for card in rules.weapons if card.owner == figure]
            s.rng, which = below(s.rng, len(own))
            arms[figure] = own[which]
        s.cast = s.cast._replace(arms=tuple(arms))

    def turn_options(self, rules: "Rules", s: State, figure: int, left: int, final: bool) -> tuple[Action, ...]:
        """A rush unlocks all adrenaline actions for the rest of the turn (CHR-06, R57)."""
        has_all = s.cast.unlocked >> figure & 1 or len(s.damage[figure]) >= ALL_ADRENALINE
        return () if final or not left or has_all else (RUSH,)

    def take_option(self, rules: "Rules", s: State, figure: int, action: Action) -> None:
        pay_rush(s, figure)
        s.cast = s.cast._replace(unlocked=s.cast.unlocked | 1 << figure)

    def grab(self, rules: "Rules", s: State, seat: int, figure: int, square: int) -> bool:
        """A hacked tile gives two cubes of free choice and no powerup (CHR-15, R47)."""
        if not s.cast.hacked >> square & 1:
            return False
        tile = s.tiles[square]
        tell(s, "hacked-tile-taken", figure=figure, square=square)
        s.tiles = put(s.tiles, square, -1)
        s.tile_discard = (*s.tile_discard, tile)
        s.cast = s.cast._replace(hacked=s.cast.hacked & ~(1 << square))
        push(s, HackedTile(seat, 2))
        return True

    def turn_end(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        """Refill first, reload last (CHR-11)."""
        return ("refill", "ability", "score", "verdict", "respawn", "reload")

    def end_step(self, rules: "Rules", s: State, step: str, seat: int, figure: int) -> None:
        if step == "ability":
            s.cast = s.cast._replace(unlocked=0)
            push(s, ABILITIES[figure](seat, figure))

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        """The dead lose their venom; the player who dealt the overkill may slide a tile back (CHR-08, CHR-12)."""
        s.cast = s.cast._replace(venom=s.cast.venom & ~(1 << victim))
        if len(tokens) == 2 and s.cast.shift[tokens[1]]:
            push(s, Healing(s.owner[tokens[1]], tokens[1]))


class Draft(Frame):
    """In play order each seat takes a character and pays for its weapon (CHR-01, CHR-02)."""

    name: ClassVar[str] = "draft"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.seat < len(s.ammo):
            return True
        pop(s)
        s.cast = s.cast._replace(
            arms=tuple(weapon if s.owner[figure] >= 0 else -1 for figure, weapon in enumerate(s.cast.arms))
        )
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        free = [CHARACTER[f] for f in CHARACTERS if s.cast.arms[f] >= 0 and s.owner[f] < 0]
        return Decision(ONE_SEAT[self.seat], DRAFT, tuple(free))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        figure = action.value
        weapon = s.cast.arms[figure]
        s.owner = put(s.owner, figure, self.seat)
        s.order = (*s.order, figure)
        s.loaded = put(s.loaded, self.seat, s.loaded[self.seat] | 1 << weapon)
        tell(s, "drafted", seat=self.seat, figure=figure, weapon=weapon)
        swap(s, Draft(self.seat + 1))
        charge(s, self.seat, rules.weapons[weapon].grab_cost)


class HackedTile(Frame):
    """Cubes of free choice."""

    name: ClassVar[str] = "hacked-tile"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cubes")

    def __init__(self, seat: int, cubes: int) -> None:
        self.seat = seat
        self.cubes = cubes

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], CUBES, CUBE)

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        if self.cubes > 1:
            push(s, HackedTile(self.seat, self.cubes - 1))
        gain_cubes(s, self.seat, put((0, 0, 0), action.value, 1))
        tell(s, "cube-taken", seat=self.seat, colour=action.value)


class Healing(Frame):
    """The tile may slide one space right (CHR-08, R58)."""

    name: ClassVar[str] = "healing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "figure")

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], HEALING, (HEAL, PASS))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        if action is HEAL:
            heal(s, self.figure)


DRAFT = Prompt("draft")
CUBES = Prompt("hacked-tile")
HEALING = Prompt("healing")
