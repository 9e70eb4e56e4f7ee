"""The end of a team's turn: abilities, the reward of a flush, scoring, respawn, reload (TEA-20..29, TEA-43..46)."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import CHARACTER, CUBE, DONE, DROP, PASS, RELOAD, SEAT, Action
from ..decision import ONE_SEAT, Decision, Prompt, for_each_figure, for_each_weapon
from ..events import tell
from ..frames.payment import charge
from ..frames.spawn import Spawn
from ..ids import ARENA_WEAPONS, NOWHERE, SPROG, bits
from ..mechanics.ammo import MAX_POWERUPS, can_pay, draw_powerup, gain_cubes
from ..mechanics.characters import heal
from ..mechanics.damage import overkill_space
from ..mechanics.scoring import reward
from ..mechanics.teams import members, put_on_table, score, take_from_table
from ..state import Frame, State, pop, push, put, put_row, swap
from .abilities import Ability
from .team_abilities import TEAM_ABILITIES

if TYPE_CHECKING:
    from ..rules import Rules

MAX_LOADED = 3  # arena weapons of one seat (TEA-13)
OVERKILL_POINTS = 1
KILLS_BONUS = (0, 0, 2, 4)  # by number of kills in a turn (TEA-27)


class AbilityWindow(Frame):
    """Each ability once, in any order, by the controller of its character (TEA-43).

    `used`: mask of figures; `left`: mask of seats. A seat with no ability to use is not waited for.
    """

    name: ClassVar[str] = "ability-window"
    fields: ClassVar[tuple[str, ...]] = ("team", "used", "left")

    def __init__(self, team: int, used: int, left: int) -> None:
        self.team = team
        self.used = used
        self.left = left

    def can_use(self, rules: "Rules", s: State, figure: int) -> bool:
        if self.used >> figure & 1 or self.left >> s.owner[figure] & 1:
            return False
        return ability(s, figure).stands(rules, s)

    def settle(self, rules: "Rules", s: State) -> bool:
        for figure in members(s, self.team):
            if self.can_use(rules, s, figure):
                return True
        pop(s)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        figures = [figure for figure in members(s, self.team) if self.can_use(rules, s, figure)]
        owners = [s.owner[figure] for figure in figures]
        seats = tuple(sorted(set(owners)))
        options = (*(CHARACTER[figure] for figure in figures), *(DONE[seat] for seat in seats))
        return Decision(seats, ABILITIES, options, (*owners, *seats))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "character":
            swap(s, AbilityWindow(self.team, self.used | 1 << action.value, self.left))
            push(s, ability(s, action.value))
            return
        # venom is compulsory: it is dealt when its player leaves (R72)
        venom = s.owner[SPROG] == action.value and self.can_use(rules, s, SPROG)
        swap(s, AbilityWindow(self.team, self.used, self.left | 1 << action.value))
        tell(s, "done", seat=action.value)
        if venom:
            push(s, ability(s, SPROG))


def ability(s: State, figure: int) -> Ability:
    made: Ability = TEAM_ABILITIES[figure](s.owner[figure], figure)
    return made


class Rewards(Frame):
    """What a flush gives: points, then heals, cubes and cards one by one, dealt out by any seat of the team (R73).

    `seat`: the one that gets the next cube, once it is named.
    """

    name: ClassVar[str] = "rewards"
    fields: ClassVar[tuple[str, ...]] = ("team", "colours", "begun", "heals", "cubes", "cards", "seat")

    def __init__(
        self,
        team: int,
        colours: int,
        begun: bool = False,
        heals: int = 0,
        cubes: int = 0,
        cards: int = 0,
        seat: int = -1,
    ) -> None:
        self.team = team
        self.colours = colours
        self.begun = begun
        self.heals = heals
        self.cubes = cubes
        self.cards = cards
        self.seat = seat

    def then(self, heals: int, cubes: int, cards: int, seat: int = -1) -> "Rewards":
        return Rewards(self.team, self.colours, True, heals, cubes, cards, seat)

    def settle(self, rules: "Rules", s: State) -> bool:
        seats = rules.team_seats[self.team]
        if not self.begun:
            line = rules.rewards[s.cast.sides.tile][self.colours - 1]
            if line.points:
                score(s, self.team, line.points)
                tell(s, "flush-scored", team=self.team, points=line.points)
            swap(s, self.then(line.heals, line.cubes, line.cards))
            return False
        if self.heals:
            swap(s, self.then(self.heals - 1, self.cubes, self.cards))
            push(s, TeamHealing(self.team))
            return False
        if self.cubes:
            if self.seat < 0 and len(seats) == 1:
                swap(s, self.then(0, self.cubes, self.cards, seats[0]))
                return False
            return True
        if self.cards:
            if len(seats) > 1:
                return True
            swap(s, self.then(0, 0, self.cards - 1))
            self.deal_card(s, seats[0])
            return False
        pop(s)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = rules.team_seats[self.team]
        if self.cubes and self.seat >= 0:
            return Decision(seats, CUBE_COLOUR, CUBE)
        return Decision(seats, CUBE_WHOSE if self.cubes else CARD_WHOSE, tuple(SEAT[seat] for seat in seats))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "cube":
            swap(s, self.then(0, self.cubes - 1, self.cards))
            gain_cubes(s, self.seat, put((0, 0, 0), action.value, 1))
            tell(s, "cube-taken", seat=self.seat, colour=action.value)
        elif self.cubes:
            swap(s, self.then(0, self.cubes, self.cards, action.value))
        else:
            swap(s, self.then(0, 0, self.cards - 1))
            self.deal_card(s, action.value)

    def deal_card(self, s: State, seat: int) -> None:
        """What a hand cannot hold is lost (AMM-03)."""
        if len(s.powerups[seat]) < MAX_POWERUPS:
            draw_powerup(s, seat)


class TeamHealing(Frame):
    """Any seat may slide one of the team's tiles one space right (TEA-22, TEA-25)."""

    name: ClassVar[str] = "team-healing"
    fields: ClassVar[tuple[str, ...]] = ("team",)

    def __init__(self, team: int) -> None:
        self.team = team

    def shifted(self, s: State) -> list[int]:
        return [figure for figure in members(s, self.team) if s.cast.shift[figure]]

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.shifted(s):
            return True
        pop(s)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        options = (*(CHARACTER[figure] for figure in self.shifted(s)), PASS)
        return Decision(rules.team_seats[self.team], HEALING, options)

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        if action is not PASS:
            heal(s, action.value)


class TeamScoring(Frame):
    """Killed boards in the order of their killshots, then the bonus, then they are cleared (TEA-24, TEA-45)."""

    name: ClassVar[str] = "team-scoring"
    fields: ClassVar[tuple[str, ...]] = ("team", "board")

    def __init__(self, team: int, board: int) -> None:
        self.team = team
        self.board = board

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.board < len(s.killed):
            swap(s, TeamScoring(self.team, self.board + 1))
            self.score_board(s, s.killed[self.board])
            return False
        pop(s)
        bonus = KILLS_BONUS[len(s.killed)]
        if bonus:
            score(s, self.team, bonus)
            tell(s, "kills-scored", team=self.team, kills=len(s.killed), points=bonus)
        for victim in s.killed:
            s.damage = put_row(s.damage, victim, ())
            s.at = put(s.at, victim, NOWHERE)
            s.cast = s.cast._replace(venom=s.cast.venom & ~(1 << victim))
        return False

    def score_board(self, s: State, victim: int) -> None:
        points = reward(0, s.skulls[victim])
        score(s, self.team, points)
        tell(s, "team-board-scored", team=self.team, victim=victim, points=points, skulls=s.skulls[victim])
        s.skulls_left = max(0, s.skulls_left - 1)  # a missing skull is replaced by a counter (R53)
        s.skulls = put(s.skulls, victim, s.skulls[victim] + 1)
        tell(s, "skull-taken", victim=victim, left=s.skulls_left)
        if len(s.damage[victim]) == overkill_space(s, victim):
            score(s, self.team, OVERKILL_POINTS)
            tell(s, "overkill-scored", team=self.team, victim=victim, points=OVERKILL_POINTS)
            push(s, TeamHealing(self.team))


class Respawner(Frame):
    """Either of the two seats that share a character names the one that respawns it (R74)."""

    name: ClassVar[str] = "respawner"
    fields: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = rules.seats_of(s, self.figure)
        return Decision(seats, RESPAWNER[self.figure], tuple(SEAT[seat] for seat in seats))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        swap(s, Spawn(action.value, self.figure, 1))


class ReloadWindow(Frame):
    """Reload after reload, by any seat that can still pay for one (TEA-29, TEA-46). `left`: mask of seats."""

    name: ClassVar[str] = "reload-window"
    fields: ClassVar[tuple[str, ...]] = ("team", "left")

    def __init__(self, team: int, left: int) -> None:
        self.team = team
        self.left = left

    def seats(self, rules: "Rules", s: State) -> tuple[int, ...]:
        return tuple(
            seat
            for seat in rules.team_seats[self.team]
            if not self.left >> seat & 1 and team_reloadable(rules, s, seat)
        )

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.stands(rules, s):
            return True
        pop(s)
        return False

    def stands(self, rules: "Rules", s: State) -> bool:
        return bool(self.seats(rules, s))

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = self.seats(rules, s)
        options: list[Action] = []
        answers: list[int] = []
        for seat in seats:
            if len(seats) > 1:
                found = [SEAT[seat], DONE[seat]]  # which seat pays must be known first
            else:
                found = [*(RELOAD[weapon] for weapon in team_reloadable(rules, s, seat)), DONE[seat]]
            options.extend(found)
            answers.extend([seat] * len(found))
        return Decision(seats, RELOADING, tuple(options), tuple(answers))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "done":
            swap(s, ReloadWindow(self.team, self.left | 1 << action.value))
            tell(s, "done", seat=action.value)
        elif action.kind == "seat":
            push(s, TeamReload(action.value))
        else:
            begin_reload(rules, s, self.seats(rules, s)[0], action.value)


def team_reloadable(rules: "Rules", s: State, seat: int) -> list[int]:
    """What a seat can pay for: arena weapons on the team's table, weapons of characters it owns or shares (TEA-12)."""
    return [
        weapon
        for weapon in bits(s.cast.sides.tables[rules.team_of[seat]])
        if (ARENA_WEAPONS >> weapon & 1 or seat in rules.seats_of(s, rules.weapons[weapon].owner))
        and can_pay(s, seat, rules.weapons[weapon].reload_cost)
    ]


def begin_reload(rules: "Rules", s: State, seat: int, weapon: int) -> None:
    take_from_table(s, rules.team_of[seat], weapon)
    push(s, Loading(seat, weapon))
    charge(s, seat, rules.weapons[weapon].reload_cost)


class TeamReload(Frame):
    """A seat that shares the window reloads one weapon."""

    name: ClassVar[str] = "team-reload"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self, rules: "Rules", s: State) -> Decision:
        options = tuple(RELOAD[weapon] for weapon in team_reloadable(rules, s, self.seat))
        return Decision(ONE_SEAT[self.seat], RELOAD_WHICH, options)

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        pop(s)
        begin_reload(rules, s, self.seat, action.value)


class Loading(Frame):
    """The weapon is paid for; at the limit one of those held before goes to the table (TEA-13, R75)."""

    name: ClassVar[str] = "loading"
    fields: ClassVar[tuple[str, ...]] = ("seat", "weapon")

    def __init__(self, seat: int, weapon: int) -> None:
        self.seat = seat
        self.weapon = weapon

    def held(self, s: State) -> tuple[int, ...]:
        return bits(s.loaded[self.seat] & ARENA_WEAPONS)

    def settle(self, rules: "Rules", s: State) -> bool:
        if ARENA_WEAPONS >> self.weapon & 1 and len(self.held(s)) >= MAX_LOADED:
            return True
        self.load(s)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        return Decision(ONE_SEAT[self.seat], PUT_DOWN[self.weapon], tuple(DROP[weapon] for weapon in self.held(s)))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        s.loaded = put(s.loaded, self.seat, s.loaded[self.seat] & ~(1 << action.value))
        put_on_table(s, rules.team_of[self.seat], action.value)
        tell(s, "put-down", seat=self.seat, weapon=action.value)
        self.load(s)

    def load(self, s: State) -> None:
        pop(s)
        s.loaded = put(s.loaded, self.seat, s.loaded[self.seat] | 1 << self.weapon)
        tell(s, "reloaded", seat=self.seat, weapon=self.weapon)


ABILITIES: Final = Prompt("ability-window")
HEALING: Final = Prompt("team-healing")
CUBE_WHOSE: Final = Prompt("reward-cube-whose")
CUBE_COLOUR: Final = Prompt("reward-cube")
CARD_WHOSE: Final = Prompt("reward-card-whose")
RESPAWNER: Final = for_each_figure("respawner")
RELOADING: Final = Prompt("reload-window")
RELOAD_WHICH: Final = Prompt("reload-which")
PUT_DOWN: Final = for_each_weapon("put-down")
