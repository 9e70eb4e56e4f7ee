"""The rules of one game: its modules in order, and the tables resolved once per setup.

The engine asks `Rules`; what a variant changes is in its module. A question that only one variant answers differently
is still a seam here, never a branch on the mode.
"""

from __future__ import annotations

from typing import Final

from .action import Action
from .arena import ARENAS
from .cards.language import Weapon, numbered
from .cards.prices import REWARD_LINES, Price, RewardTiles
from .cards.weapons import WEAPON_CARDS
from .cards.weapons_dlc import CHARACTER_CARDS, character_weapons
from .events import tell
from .frames.powerup import Tagback
from .frames.spawn import Spawn
from .ids import ARENA_WEAPONS, FIGURES, N_FIGURES, Figure, Seat, Square, Target
from .mechanics.ammo import refill_tiles, refill_weapons, take_tile
from .mechanics.damage import hurt
from .mechanics.movement import figures_on, in_turn, move, straight
from .mechanics.scoring import board_pay
from .modules.bot import Bot
from .modules.characters import Characters
from .modules.deathmatch import Deathmatch
from .modules.domination import Domination
from .modules.module import ALL_ADRENALINE, Module
from .modules.teams import Teams
from .modules.turret import Turret
from .setup import Setup
from .state import State, push, put

NORMAL_MOVES: Final = ((3, 1, 0), (3, 2, 0), (3, 2, 1))  # run, grab, shoot; by adrenaline level (ACT-01..06)
FINAL_MOVES: Final = ((4, 2, 1), (0, 3, 2))  # before the starting player's final turn, and from then on (FRE-05)


class Rules:
    """The rules of a setup, see `rules_for`; what depends on the setup alone is worked out once."""

    def __init__(
        self,
        setup: Setup,
        modules: tuple[Module, ...],
        prices: dict[str, Price] | None,
        rewards: RewardTiles,
    ) -> None:
        character_cards = CHARACTER_CARDS if prices is None else character_weapons(prices)
        self.setup = setup
        self.prices = prices
        self.rewards = rewards
        self.arena = ARENAS[setup.arena]
        self.weapons: tuple[Weapon, ...] = numbered(*WEAPON_CARDS, *character_cards)
        self.modules = modules
        self.figures: tuple[int, ...] = tuple(FIGURES.index(name) for name in setup.figures)
        self.arsenal: tuple[int, ...] = tuple(  # per figure, the mask of weapons it may fire (CHR-03, TEA-12)
            ARENA_WEAPONS | sum(1 << card.id for card in character_cards if card.owner == figure)
            for figure in range(N_FIGURES)
        )
        sizes = setup.teams or (1,) * setup.players
        self.team_of: tuple[int, ...] = tuple(team for team, size in enumerate(sizes) for _ in range(size))  # per seat
        self.team_seats: tuple[tuple[int, ...], ...] = tuple(
            tuple(seat for seat in range(setup.players) if self.team_of[seat] == team) for team in range(len(sizes))
        )
        self.sudden_death: bool = setup.ending == "sudden-death"
        self.aiming: tuple[Module, ...] = tuple(module for module in modules if module.has_targets)
        self.watching: tuple[Module, ...] = tuple(module for module in modules if module.watches_steps)
        self.stepwise: bool = bool(self.watching)  # paths matter where a module watches the steps (R15)
        self.has_teams: bool = bool(setup.teams)
        self.has_turn_options: bool = any(module.has_turn_options for module in modules)
        self.unseated: tuple[int, ...] = tuple(figure for module in modules for figure in module.figures)
        self.parts: tuple[str, ...] = tuple(part for module in modules for part in module.parts)
        steps: tuple[str, ...] = ("reload", "score", "verdict", "respawn", "refill")
        for module in modules:
            steps = module.turn_end(steps)
        self.turn_end = steps

    def __repr__(self) -> str:
        return f"Rules({self.setup!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return rules_for, (self.setup, self.prices, self.rewards)

    def check_seat(self, seat: Seat) -> None:
        """`ValueError` if there is no such seat."""
        if not 0 <= seat < self.setup.players:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.setup.players - 1}")

    # Shooting and moving

    def figures_on(self, s: State, me: Figure, at: tuple[int, ...], squares: int) -> int:
        """The figures on these squares that `me` can hit, move or mark: all others (SHO-07, SHO-08), or all enemies (TEA-14).

        `at` is where the figures are, or where they would be when looking ahead.
        """
        mask = figures_on(at, squares)
        return mask & s.cast.sides.foes[me] if self.has_teams else mask & ~(1 << me)

    def targets_on(self, s: State, me: Figure, at: tuple[int, ...], squares: int, struck: int) -> int:
        """The same for damage, with targets that are not figures, except those already struck."""
        mask = self.figures_on(s, me, at, squares)
        for module in self.aiming:
            mask |= module.targets(self, s, me, squares) & ~struck
        return mask

    def strike_target(self, s: State, by: Figure, target: Target) -> None:
        """Damage to a target that is not a figure."""
        for module in self.aiming:
            module.struck(self, s, by, target)

    def hurt(self, s: State, by: Figure, victim: Figure, amount: int) -> bool:
        """Damage by a weapon, a powerup or the bot; returns whether a token found room (SHO-12, R24)."""
        for module in self.modules:
            if module.hurt(self, s, by, victim, amount):
                return True
        return hurt(s, by, victim, amount)

    def answer(self, s: State, attacker: Figure, saw: int) -> None:
        """Victims that saw the attacker when they took damage may answer with a Tagback (PUP-40, R22, R23)."""
        if saw:
            victims = tuple(in_turn(s, attacker, saw))
            for module in self.modules:
                if module.answer(self, s, attacker, victims):
                    return
            push(s, Tagback(attacker, victims))

    def unload(self, s: State, seat: Seat, weapon: int) -> None:
        """A weapon has been fired (WPN-08)."""
        s.loaded = put(s.loaded, seat, s.loaded[seat] & ~(1 << weapon))
        for module in self.modules:
            if module.unload(self, s, seat, weapon):
                return
        s.unloaded = put(s.unloaded, seat, s.unloaded[seat] | 1 << weapon)

    def seats_of(self, s: State, figure: Figure) -> tuple[int, ...]:
        """The seats a figure belongs to: one, or two that share it; none for the bot (TEA-03)."""
        if s.cast.sides.shared >> figure & 1:
            return self.team_seats[s.cast.sides.team[figure]]
        return (s.owner[figure],) if s.owner[figure] >= 0 else ()

    def move(self, s: State, figure: Figure, square: Square, by: Figure) -> None:
        """A figure is moved, by itself or by another (`by`): one step, or a straight line of them."""
        if not self.watching:
            move(s, figure, square, by)
        elif s.at[figure] != square:
            for step in straight(self.arena, s.at[figure], square):
                self.land(s, figure, step, by)

    def land(self, s: State, figure: Figure, square: Square, by: Figure) -> None:
        """Enter a square without passing through others; naming the figure's own square is not an entry (R21)."""
        if s.at[figure] != square:
            move(s, figure, square, by)
            for module in self.watching:
                module.entered(self, s, figure, square)

    # Grabbing

    def has_tile(self, s: State, square: Square) -> bool:
        """Whether an ammo square has something to grab."""
        if s.tiles[square] >= 0:
            return True
        for module in self.modules:
            if module.has_tile(self, s, square):
                return True
        return False

    def grab(self, s: State, seat: Seat, figure: Figure, square: Square) -> None:
        """Grab what an ammo square has (AMM-01)."""
        for module in self.modules:
            if module.grab(self, s, seat, figure, square):
                return
        tile = s.tiles[square]
        tell(s, "tile-taken", figure=figure, square=square, tile=tile)
        s.tiles = put(s.tiles, square, -1)
        take_tile(s, seat, tile)

    def refill(self, s: State) -> None:
        """New tiles and new weapons (END-01)."""
        for module in self.modules:
            if module.refill(self, s):
                break
        else:
            refill_tiles(s, self.arena)
        refill_weapons(s)

    # Turns

    def actions(self, s: State, seat: Seat, final: bool) -> int:
        """How many actions a turn has (TRN-03, FRE-05): one from the starting player's final turn on."""
        return 1 if final and seat <= s.trigger else 2

    def moves(self, s: State, seat: Seat, figure: Figure, final: bool) -> tuple[int, int, int]:
        """How far a figure can run, and move before a grab or a shot (ACT, FRE-05)."""
        if final:
            return FINAL_MOVES[1 if seat <= s.trigger else 0]
        damage = len(s.damage[figure]) if not s.cast.unlocked >> figure & 1 else ALL_ADRENALINE
        return NORMAL_MOVES[2 if damage >= ALL_ADRENALINE else 1 if damage >= 3 else 0]

    def duties(self, s: State, seat: Seat) -> int:
        """Compulsory actions in the turn about to begin, besides the player's own."""
        duties = 0
        for module in self.modules:
            duties += module.duties(self, s, seat)
        return duties

    def duty(self, s: State, seat: Seat, figure: Figure) -> None:
        for module in self.modules:
            module.duty(self, s, seat, figure)

    def turn_options(self, s: State, figure: Figure, left: int, final: bool) -> list[Action]:
        """What else can be done when an action is about to be chosen."""
        options: list[Action] = []
        for module in self.modules:
            options.extend(module.turn_options(self, s, figure, left, final))
        return options

    def take_option(self, s: State, figure: Figure, action: Action) -> None:
        for module in self.modules:
            module.take_option(self, s, figure, action)

    def before_spawn(self, s: State, seat: Seat) -> bool:
        """Whether something else is due before a seat that has drawn chooses its card."""
        for module in self.modules:
            if module.before_spawn(self, s, seat):
                return True
        return False

    def end_step(self, s: State, step: str, seat: Seat, figure: Figure) -> None:
        """A step that a variant has added to the end of a turn."""
        for module in self.modules:
            module.end_step(self, s, step, seat, figure)

    # Kills

    def give_skull(self, s: State, victim: Figure) -> None:
        """A skull, while there are any, goes to the killed board; in frenzy none does (KIL-06, FRE-08)."""
        if s.skulls_left and s.trigger < 0:
            s.skulls_left -= 1
            s.skulls = put(s.skulls, victim, s.skulls[victim] + 1)
            tell(s, "skull-taken", victim=victim, left=s.skulls_left)

    def respawn(self, s: State, victim: Figure) -> None:
        """Bring a scored figure back: with a card, unless it has no seat (RSP-01)."""
        for module in self.modules:
            if module.respawn(self, s, victim):
                return
        push(s, Spawn(s.owner[victim], victim, 1))

    def pay_board(self, s: State, victim: Figure) -> None:
        """Points for damage; tokens in the board's own colour are a nameless opponent's (DOM-07)."""
        pay = board_pay(s, victim)
        for figure, points, _ in pay:
            if figure != victim:
                s.points = put(s.points, figure, s.points[figure] + points)
        tell(s, "board-scored", victim=victim, pay=[list(row) for row in pay], skulls=s.skulls[victim])

    def flip(self, s: State, figure: Figure) -> None:
        """Turn a board to its frenzy side; its skulls are gone (FRE-03)."""
        if not s.flipped >> figure & 1:
            s.flipped |= 1 << figure
            s.skulls = put(s.skulls, figure, 0)
            tell(s, "flipped", figure=figure)

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
        """Boards without damage are turned over (FRE-03)."""
        s.trigger = seat
        tell(s, "frenzy", figure=s.order[seat])
        for figure in (*s.order, *self.unseated):
            if not s.damage[figure]:
                self.flip(s, figure)

    def score_finally(self, s: State) -> None:
        """Every board that still has damage, then the mode's own board (FIN-01..03)."""
        for figure in (*s.order, *self.unseated):
            if s.damage[figure]:
                self.pay_board(s, figure)
        for module in self.modules:
            for figure, points in module.final_scores(self, s):
                s.points = put(s.points, figure, s.points[figure] + points)
        tell(s, "game-over")

    def tie_break(self, s: State) -> tuple[int, ...]:
        """Per figure, what decides between equal totals: the score from the mode's own board (FIN-03, R29)."""
        scores = [0] * N_FIGURES
        for module in self.modules:
            for figure, points in module.final_scores(self, s):
                scores[figure] += points
        return tuple(scores)


MODES: Final = {"deathmatch": Deathmatch, "domination": Domination, "turret": Turret, "teams": Teams}


def rules_for(setup: Setup, prices: dict[str, Price] | None = None, rewards: RewardTiles = REWARD_LINES) -> Rules:
    """The rules of a setup; `prices` and `rewards` replace those we assume for character weapons and flushes."""
    modules: list[Module] = [MODES[setup.mode]()]
    if setup.bot:
        modules.append(Bot())
    if setup.characters and not modules[0].has_characters:
        modules.append(Characters())
    return Rules(setup, tuple(modules), prices, rewards)
