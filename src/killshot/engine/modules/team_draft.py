"""Before the first turn: teams draft, share out, arm and spawn their characters (TEA-02..06, R67..R70)."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import CHARACTER, SEAT, WEAPON, Action
from ..decision import ONE_SEAT, Decision, Prompt, for_each_figure
from ..events import tell
from ..frames.spawn import Spawn
from ..ids import N_FIGURES
from ..mechanics.ammo import can_pay, draw_powerup, spend_cube
from ..mechanics.teams import members, put_on_table
from ..state import Frame, State, pop, push, put, swap

if TYPE_CHECKING:
    from ..rules import Rules

PICKS: Final = (0, 1, 1, 0, 0, 1)  # whose pick: the starting team's (0) or the other's; the last goes without saying
FIRST_DRAWS: Final = {1: 4, 2: 2, 3: 2}  # cards per seat, by size of the team; of two seats one draws three (TEA-06)


class TeamDraft(Frame):
    """`pick`: the number of the next pick. Any seat of the picking team may choose (R68)."""

    name: ClassVar[str] = "team-draft"
    fields: ClassVar[tuple[str, ...]] = ("pick",)

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def team(self, s: State) -> int:
        return s.cast.sides.first ^ PICKS[self.pick]

    def free(self, s: State) -> list[int]:
        return [figure for figure in range(len(PICKS)) if s.cast.sides.team[figure] < 0]

    def settle(self, rules: "Rules", s: State) -> bool:
        if self.pick == len(PICKS) - 1:
            pop(s)
            self.take(s, self.free(s)[0])
            return False
        if self.pick == 0 and len(self.free(s)) == len(PICKS):
            tell(s, "team-starts", team=s.cast.sides.first, tile=s.cast.sides.tile)
        return True

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = rules.team_seats[self.team(s)]
        return Decision(seats, DRAFT, tuple(CHARACTER[figure] for figure in self.free(s)))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        swap(s, TeamDraft(self.pick + 1))
        self.take(s, action.value)

    def take(self, s: State, figure: int) -> None:
        """A character joins the team and becomes an enemy of everyone on the other side."""
        sides = s.cast.sides
        team = put(sides.team, figure, self.team(s))
        order = (*s.order, figure)
        s.order = (*(f for f in order if team[f] == 0), *(f for f in order if team[f] == 1))
        foes = tuple(
            sum(1 << other for other in order if team[other] != team[f]) if team[f] >= 0 else sides.foes[f]
            for f in range(N_FIGURES)
        )
        s.cast = s.cast._replace(sides=sides._replace(team=team, foes=foes))
        tell(s, "team-drafted", team=team[figure], figure=figure, weapon=s.cast.arms[figure])


class Casting(Frame):
    """The seats of a team choose a character each, in seat order; what is left is shared, or the third seat's (R68)."""

    name: ClassVar[str] = "casting"
    fields: ClassVar[tuple[str, ...]] = ("team",)

    def __init__(self, team: int) -> None:
        self.team = team

    def free(self, s: State) -> list[int]:
        return [figure for figure in members(s, self.team) if s.owner[figure] < 0]

    def settle(self, rules: "Rules", s: State) -> bool:
        seats = rules.team_seats[self.team]
        free = self.free(s)
        if len(seats) > 1 and len(free) > 1:
            return True
        pop(s)
        for figure in free:
            s.owner = put(s.owner, figure, seats[0] if len(seats) < 3 else seats[2])
            if len(seats) == 2:
                sides = s.cast.sides
                s.cast = s.cast._replace(sides=sides._replace(shared=sides.shared | 1 << figure))
                tell(s, "shared", team=self.team, figure=figure)
            else:
                tell(s, "cast", seat=s.owner[figure], figure=figure)
        return False

    def decision(self, rules: "Rules", s: State) -> Decision:
        free = self.free(s)
        seat = rules.team_seats[self.team][3 - len(free)]
        return Decision(ONE_SEAT[seat], CASTING, tuple(CHARACTER[figure] for figure in free))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        seat = rules.team_seats[self.team][3 - len(self.free(s))]
        s.owner = put(s.owner, action.value, seat)
        tell(s, "cast", seat=seat, figure=action.value)


class StartingWeapons(Frame):
    """Character weapons are paid with the starting cubes, if the cube is there (TEA-05, R69)."""

    name: ClassVar[str] = "starting-weapons"
    fields: ClassVar[tuple[str, ...]] = ("team",)

    def __init__(self, team: int) -> None:
        self.team = team

    def settle(self, rules: "Rules", s: State) -> bool:
        for figure in self.waiting(rules, s):
            payers = self.payers(rules, s, figure)
            if not payers:
                put_on_table(s, self.team, s.cast.arms[figure])
                tell(s, "unarmed", figure=figure, weapon=s.cast.arms[figure])
            elif len(payers) == 1 and figure not in self.rivals(rules, s):
                self.arm(rules, s, payers[0], figure)
            else:
                return True
        pop(s)
        return False

    def waiting(self, rules: "Rules", s: State) -> list[int]:
        """The characters whose weapons are neither loaded nor on the table; the shared one comes last."""
        settled = s.cast.sides.tables[self.team]
        for seat in rules.team_seats[self.team]:
            settled |= s.loaded[seat]
        found = [figure for figure in members(s, self.team) if not settled >> s.cast.arms[figure] & 1]
        return sorted(found, key=lambda figure: s.cast.sides.shared >> figure & 1)

    def payers(self, rules: "Rules", s: State, figure: int) -> list[int]:
        cost = rules.weapons[s.cast.arms[figure]].grab_cost
        return [seat for seat in rules.seats_of(s, figure) if can_pay(s, seat, cost)]

    def rivals(self, rules: "Rules", s: State) -> list[int]:
        """The weapons of one player that need the same cube, of which there is only one."""
        if len(rules.team_seats[self.team]) > 1:
            return []
        box = s.ammo[rules.team_seats[self.team][0]]
        wanting = [figure for figure in self.waiting(rules, s) if self.payers(rules, s, figure)]
        costs = {figure: rules.weapons[s.cast.arms[figure]].grab_cost for figure in wanting}
        short = [colour for colour in range(3) if sum(costs[figure][colour] for figure in wanting) > box[colour]]
        return [figure for figure in wanting if any(costs[figure][colour] for colour in short)]

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = rules.team_seats[self.team]
        figure = self.undecided(rules, s)
        if len(seats) > 1:
            payers = self.payers(rules, s, figure)
            return Decision(seats, WEAPON_HOLDER[figure], tuple(SEAT[seat] for seat in payers))
        cost = rules.weapons[s.cast.arms[figure]].grab_cost
        colours = [colour for colour in range(3) if cost[colour]]
        rivals = [
            other
            for other in self.rivals(rules, s)
            if any(rules.weapons[s.cast.arms[other]].grab_cost[colour] for colour in colours)
        ]
        return Decision(seats, STARTING_WEAPON, tuple(WEAPON[s.cast.arms[other]] for other in rivals))

    def undecided(self, rules: "Rules", s: State) -> int:
        """The first character about whose weapon there is something to decide."""
        return self.waiting(rules, s)[0]

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "seat":
            self.arm(rules, s, action.value, self.undecided(rules, s))
        else:
            self.arm(rules, s, rules.team_seats[self.team][0], s.cast.arms.index(action.value))

    def arm(self, rules: "Rules", s: State, seat: int, figure: int) -> None:
        weapon = s.cast.arms[figure]
        cost = rules.weapons[weapon].grab_cost
        for colour in range(3):
            for _ in range(cost[colour]):
                spend_cube(s, seat, colour)
        s.loaded = put(s.loaded, seat, s.loaded[seat] | 1 << weapon)
        tell(s, "armed", seat=seat, figure=figure, weapon=weapon)


class TeamSpawn(Frame):
    """All seats of a team draw, then they place their characters (TEA-06, R70). `three`: the one of two that draws three."""

    name: ClassVar[str] = "team-spawn"
    fields: ClassVar[tuple[str, ...]] = ("team", "three", "drawn")

    def __init__(self, team: int, three: int = -1, drawn: bool = False) -> None:
        self.team = team
        self.three = three
        self.drawn = drawn

    def settle(self, rules: "Rules", s: State) -> bool:
        seats = rules.team_seats[self.team]
        if not self.drawn:
            if len(seats) == 2 and self.three < 0:
                return True
            for seat in seats:
                for _ in range(self.draws(rules, seat)):
                    draw_powerup(s, seat)
            swap(s, TeamSpawn(self.team, self.three, True))
            return False
        seat, outside = self.next(rules, s)
        if len(outside) > 1:
            return True
        if outside:
            push(s, Spawn(seat, outside[0], 0))
        else:
            pop(s)
        return False

    def draws(self, rules: "Rules", seat: int) -> int:
        return 3 if seat == self.three else FIRST_DRAWS[len(rules.team_seats[self.team])]

    def next(self, rules: "Rules", s: State) -> tuple[int, list[int]]:
        """The seat that places next, and its characters: the seat with three cards comes after the other one."""
        seats = sorted(rules.team_seats[self.team], key=lambda seat: seat == self.three)
        for seat in seats:
            outside = [
                figure for figure in members(s, self.team) if s.at[figure] < 0 and self.placer(s, figure) == seat
            ]
            if outside:
                return seat, outside
        return -1, []

    def placer(self, s: State, figure: int) -> int:
        return self.three if s.cast.sides.shared >> figure & 1 else s.owner[figure]

    def decision(self, rules: "Rules", s: State) -> Decision:
        seats = rules.team_seats[self.team]
        if not self.drawn:
            return Decision(seats, DRAW_THREE, tuple(SEAT[seat] for seat in seats))
        seat, outside = self.next(rules, s)
        return Decision(ONE_SEAT[seat], SPAWN_WHOM, tuple(CHARACTER[figure] for figure in outside))

    def apply(self, rules: "Rules", s: State, action: Action) -> None:
        if action.kind == "seat":
            tell(s, "draws-three", seat=action.value)
            swap(s, TeamSpawn(self.team, action.value, False))
        else:
            push(s, Spawn(self.placer(s, action.value), action.value, 0))


DRAFT: Final = Prompt("team-draft")
CASTING: Final = Prompt("casting")
STARTING_WEAPON: Final = Prompt("starting-weapon")
WEAPON_HOLDER: Final = for_each_figure("weapon-holder")
DRAW_THREE: Final = Prompt("draw-three")
SPAWN_WHOM: Final = Prompt("spawn-whom")
