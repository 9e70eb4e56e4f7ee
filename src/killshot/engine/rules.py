"""The rules of one game: its modules in order, and the tables resolved once per setup.

The engine asks `Rules`; what a variant changes is in its module. A question that only one variant answers differently
is still a seam here, never a branch on the mode.
"""

from __future__ import annotations

from typing import Final

from .arena import ARENAS
from .cards.weapons import WEAPON_CARDS
from .events import tell
from .ids import FIGURES, Figure, Seat
from .mechanics.damage import KILLSHOT, OVERKILL, mark
from .mechanics.movement import figures_on
from .mechanics.scoring import DOUBLE_KILL, board_pay
from .modules.deathmatch import Deathmatch
from .modules.module import Module
from .setup import Setup
from .state import State, put, put_row

NORMAL_MOVES: Final = ((3, 1, 0), (3, 2, 0), (3, 2, 1))  # run, grab, shoot; by adrenaline level (ACT-01..06)
FINAL_MOVES: Final = ((4, 2, 1), (0, 3, 2))  # before the starting player's final turn, and from then on (FRE-05)


class Rules:
    def __init__(self, setup: Setup, modules: tuple[Module, ...]) -> None:
        self.setup = setup
        self.arena = ARENAS[setup.arena]
        self.weapons = WEAPON_CARDS
        self.modules = modules
        self.figures: tuple[int, ...] = tuple(FIGURES.index(name) for name in setup.figures)
        self.sudden_death: bool = setup.ending == "sudden-death"
        steps: tuple[str, ...] = ("reload", "score", "respawn", "refill")
        for module in modules:
            steps = module.turn_end(steps)
        self.turn_end = steps

    # Shooting

    def figures_on(self, s: State, me: Figure, at: tuple[int, ...], squares: int) -> int:
        """The figures on these squares that `me` can hit, move or mark: all others (SHO-07, SHO-08).

        `at` is where the figures are, or would be: whoever looks ahead asks about places nobody has moved to yet.
        """
        return figures_on(at, squares) & ~(1 << me)

    # Turns

    def actions(self, s: State, seat: Seat, final: bool) -> int:
        """How many actions a turn has (TRN-03, FRE-05): one from the starting player's final turn on."""
        return 1 if final and seat <= s.trigger else 2

    def moves(self, s: State, seat: Seat, figure: Figure, final: bool) -> tuple[int, int, int]:
        """How far one may run, and move before a grab or a shot (ACT, FRE-05)."""
        if final:
            return FINAL_MOVES[1 if seat <= s.trigger else 0]
        damage = len(s.damage[figure])
        return NORMAL_MOVES[2 if damage >= 6 else 1 if damage >= 3 else 0]

    # Kills

    def score_killed(self, s: State, active: Figure) -> None:
        """Score the killed boards in the order of their killshots, then the double kill (KIL, R25, R26)."""
        for victim in s.killed:
            self.pay_board(s, victim)
            tokens = s.damage[victim]
            for module in self.modules:
                module.killed(self, s, victim, tokens[KILLSHOT - 1 : OVERKILL])
            if len(tokens) == OVERKILL:
                mark(s, victim, tokens[-1], 1)  # revenge (KIL-08)
            s.damage = put_row(s.damage, victim, ())
            if s.trigger >= 0 and not s.flipped >> victim & 1:
                s.flipped |= 1 << victim  # killed in frenzy: the board is turned over (FRE-08)
                tell(s, "flipped", figure=victim)
        if len(s.killed) > 1:
            s.points = put(s.points, active, s.points[active] + DOUBLE_KILL)
            tell(s, "double-kill", figure=active, points=DOUBLE_KILL)

    def pay_board(self, s: State, victim: Figure) -> None:
        pay = board_pay(s, victim)
        for figure, points, _ in pay:
            s.points = put(s.points, figure, s.points[figure] + points)
        tell(s, "board-scored", victim=victim, pay=[list(row) for row in pay], skulls=s.skulls[victim])

    # The end

    def is_triggered(self, s: State) -> bool:
        """Whether the condition for the last turns is met (FRE-01)."""
        for module in self.modules:
            if module.is_triggered(self, s):
                return True
        return False

    def is_last_turn(self, s: State, seat: Seat, final: bool) -> bool:
        """Whether the game ends with this turn: the last of the frenzy, or sudden death (FRE-04, FIN-04)."""
        if final:
            return seat == s.trigger
        return self.sudden_death and self.is_triggered(s)

    def begin_frenzy(self, s: State, seat: Seat) -> None:
        """Boards without damage are turned over and lose their skulls (FRE-03)."""
        s.trigger = seat
        tell(s, "frenzy", figure=s.order[seat])
        for figure in s.order:
            if not s.damage[figure]:
                s.flipped |= 1 << figure
                s.skulls = put(s.skulls, figure, 0)
                tell(s, "flipped", figure=figure)

    def score_finally(self, s: State) -> None:
        """Every board that still has damage, then what the mode adds (FIN-01..03)."""
        for figure in s.order:
            if s.damage[figure]:
                self.pay_board(s, figure)
        for module in self.modules:
            module.final_scores(self, s)
        tell(s, "game-over")

    def tie_break(self, s: State) -> tuple[int, ...]:
        """Per figure, what decides between equal totals (FIN-03)."""
        for module in self.modules:
            scores = module.tie_break(self, s)
            if scores:
                return scores
        return (0,) * len(s.points)


def rules_for(setup: Setup) -> Rules:
    """The rules a setup asks for."""
    return Rules(setup, (Deathmatch(),))
