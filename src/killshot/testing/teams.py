"""Scenarios of team play.

    t = teams(white=("dozer", "echo", "violet"), black=("sprog", "banshee", "d-struct-or"), sizes=(1, 2))
    t.place(dozer="b3", sprog="c3").hand("dozer", "lock-rifle").play("character:dozer").shoot("lock-rifle", "target:sprog")
    assert t.buffer == {"sprog": 2}

    d = dealt(sizes=(2, 1)).draft("dozer", "sprog", "banshee", "echo", "violet").play("character:echo")

White is team 0 and has the first seats, black is team 1; the figures are named in draft order. A team of two has one
character each and shares the third, which its first seat controls. It is white's turn, everybody still to act. A
`dealt` game is before its first pick, with everything as luck has dealt it.
"""

from __future__ import annotations

from typing import Self

from ..engine.cards.prices import PRICES, REWARD_LINES, REWARD_TILES, Price, RewardTiles
from ..engine.cards.weapons_dlc import CHARACTER_CARDS
from ..engine.ids import FIGURES, N_FIGURES, WEAPONS, bits, parse_weapon
from ..engine.mechanics.teams import members, put_on_table, take_from_table
from ..engine.modules.team_turn import TeamRounds, TeamTurn
from ..engine.rules import rules_for
from ..engine.setup import Setup
from ..engine.state import Cast, Sides, put, put_row
from ..supply import take_weapon
from .scenario import Scenario, figure_id

TEAMS = ("white", "black")


def teams(
    white: tuple[str, str, str] = ("violet", "dozer", "sprog"),
    black: tuple[str, str, str] = ("d-struct-or", "banshee", "echo"),
    name: str = "L",
    sizes: tuple[int, int] = (1, 1),
    first: str = "white",
    seed: int = 0,
    prices: dict[str, Price] | None = None,
    rewards: RewardTiles = REWARD_LINES,
) -> TeamScenario:
    """An empty arena with everybody still outside and no weapons, white about to act."""
    return TeamScenario(Setup(arena=name, mode="teams", teams=sizes), seed, prices, (*white, *black), first, rewards)


def dealt(
    sizes: tuple[int, int] = (1, 1),
    first: str = "white",
    name: str = "L",
    seed: int = 0,
    asks: dict[str, str] | None = None,
) -> DealtTeams:
    """A game before its first pick, of the next seed that lets that team start.

    `asks`: per character the cubes that grabbing its weapon costs, whichever of the two it is: `{"dozer": "Y"}`; the
    weapons of all others are free.
    """
    setup = Setup(arena=name, mode="teams", teams=sizes)
    while (game := DealtTeams(setup, seed, grab_prices(asks or {}), (), first)).state.cast.sides.first != game.first:
        seed += 1
    return game


def grab_prices(asks: dict[str, str]) -> dict[str, Price]:
    """Prices at which the weapons of these characters cost so many cubes to grab, and all others none."""
    owners = {card.name: FIGURES[card.owner] for card in CHARACTER_CARDS}
    return {name: Price("R" + asks.get(owners[name], ""), price.effects) for name, price in PRICES.items()}


class TeamScenario(Scenario):
    """A position of team play; `seat` numbers and names of figures both say whose hand is meant."""

    def __init__(
        self,
        setup: Setup,
        seed: int,
        prices: dict[str, Price] | None,
        figures: tuple[str, ...],
        first: str,
        rewards: RewardTiles = REWARD_LINES,
    ) -> None:
        self.figures = tuple(figure_id(name) for name in figures)
        self.first = TEAMS.index(first)
        super().__init__(setup, seed, prices)
        self.rules = rules_for(setup, prices, rewards)

    def seat_figures(self) -> None:
        s, rules = self.state, self.rules
        s.order = self.figures
        team = [-1] * N_FIGURES
        owner = [-1] * N_FIGURES
        shared = 0
        for i, figure in enumerate(self.figures):
            seats = rules.team_seats[i // 3]
            team[figure] = i // 3
            owner[figure] = seats[i % 3] if i % 3 < len(seats) else seats[0]
            if len(seats) == 2 and i % 3 == 2:
                shared |= 1 << figure
        s.owner = tuple(owner)
        s.loaded = (0,) * rules.setup.players
        foes = tuple(
            sum(1 << other for other in self.figures if team[other] != team[figure]) for figure in range(N_FIGURES)
        )
        sides = Sides(
            team=tuple(team),
            foes=foes,
            first=self.first,
            shared=shared,
            buffer=(0,) * N_FIGURES,
            tables=(0, 0),
            tile=0,
            mates=s.cast.sides.mates,
        )
        s.cast = Cast(arms=(-1,) * N_FIGURES, shift=(0,) * N_FIGURES, sides=sides)

    def begin(self) -> None:
        self.team_turn("white")

    # Building

    def place(self, **squares: str) -> Self:
        for name, square in squares.items():
            super().place(**{name: square})
        return self

    def hand(
        self,
        figure: str,
        *weapons: str,
        ammo: str = "",
        powerups: tuple[str, ...] = (),
        unloaded: tuple[str, ...] = (),
    ) -> Self:
        """What a seat holds, named by one of its figures or as `"seat 1"`; unloaded weapons lie on its team's table."""
        for name in unloaded:
            weapon = parse_weapon(name)
            take_weapon(self.state, weapon)
            owner = self.rules.weapons[weapon].owner
            if owner >= 0:
                self.state.cast = self.state.cast._replace(arms=put(self.state.cast.arms, owner, weapon))
            put_on_table(self.state, self.rules.team_of[self.seat(figure)], weapon)
        return super().hand(figure, *weapons, ammo=ammo, powerups=powerups)

    def clear_table(self, team: str) -> Self:
        """What lay on a team's table goes back to the deck."""
        for weapon in bits(self.state.cast.sides.tables[TEAMS.index(team)]):
            take_from_table(self.state, TEAMS.index(team), weapon)
            self.state.weapon_deck = (weapon, *self.state.weapon_deck)
        return self

    def buffered(self, **damage: int) -> Self:
        """Damage in the buffers: `buffered(sprog=3)`."""
        sides = self.state.cast.sides
        for name, n in damage.items():
            sides = sides._replace(buffer=put(sides.buffer, figure_id(name), n))
        self.state.cast = self.state.cast._replace(sides=sides)
        return self

    def buffer_marked(self, **marks: int) -> Self:
        """Marks in the buffers: `buffer_marked(sprog=2)`."""
        for name, n in marks.items():
            figure = figure_id(name)
            self.state.marks = put_row(self.state.marks, figure, put(self.state.marks[figure], figure, n))
        return self

    def damaged(self, figure: str, tokens: str | int) -> Self:
        """Tokens on a board are all of its own colour, so a number is enough."""
        return super().damaged(figure, f"{figure} x{tokens}" if isinstance(tokens, int) else tokens)

    def reward_tile(self, letter: str) -> Self:
        sides = self.state.cast.sides._replace(tile=REWARD_TILES.index(letter))
        self.state.cast = self.state.cast._replace(sides=sides)
        return self

    def controlled(self, figure: str, seat: int) -> Self:
        """Who controls a shared character in this turn."""
        self.state.owner = put(self.state.owner, figure_id(figure), seat)
        return self

    def team_turn(self, team: str, acted: tuple[str, ...] = ()) -> Self:
        """The action window of a team, past the naming of a controller."""
        number = TEAMS.index(team)
        self.state.active = self.rules.team_seats[number][0]
        mask = sum(1 << figure_id(name) for name in acted)
        self.state.stack = (TeamRounds(1 - number), TeamTurn(number, mask, 0))
        return self

    def new_turn(self, team: str) -> Self:
        """A team's turn from its very beginning."""
        self.state.stack = (TeamRounds(TEAMS.index(team)),)
        return self

    # Playing

    def act(self, figure: str, *choices: str) -> Self:
        """The action of a character."""
        return self.play(f"character:{figure}", *choices)

    def end_turn(self, *choices: str) -> Self:
        """All seats of the team leave the action window."""
        seats = self.state.stack[-1].menu(self.rules)
        assert seats, f"still waiting: {self.decision}"
        return self.play(*(f"done:{seat}" for seat in seats), *choices)

    # Looking

    @property
    def asked_seats(self) -> list[int]:
        asked = self.decision
        return list(asked.seats) if asked is not None else []

    def options_of(self, seat: int) -> list[str]:
        """What one seat may answer."""
        asked = self.decision
        return [str(option) for option in asked.options_of(seat)] if asked is not None else []

    @property
    def buffer(self) -> dict[str, int]:
        """Damage in the buffers by colour."""
        return {FIGURES[f]: n for f, n in enumerate(self.state.cast.sides.buffer) if n}

    @property
    def buffer_marks(self) -> dict[str, int]:
        """Marks in the buffers by colour."""
        return {FIGURES[f]: row[f] for f, row in enumerate(self.state.marks) if row[f]}

    def table(self, team: str) -> list[str]:
        """The unloaded weapons of a team."""
        return [WEAPONS[weapon] for weapon in bits(self.state.cast.sides.tables[TEAMS.index(team)])]

    def team_points(self, team: str) -> int:
        return self.state.points[members(self.state, TEAMS.index(team))[0]]

    def seat(self, figure: str) -> int:
        return int(figure.removeprefix("seat ")) if figure.startswith("seat ") else super().seat(figure)


class DealtTeams(TeamScenario):
    """A game as it is dealt, to be drafted."""

    def clear_hands(self) -> None:
        """Everybody has the first cubes."""

    def seat_figures(self) -> None:
        """Nobody is drafted yet."""

    def begin(self) -> None:
        """The first pick is due."""

    def draft(self, *figures: str) -> Self:
        """Pick after pick, by whichever team's turn it is."""
        return self.play(*(f"character:{name}" for name in figures))

    def team(self, team: str) -> list[str]:
        """The characters of a team, in draft order."""
        return [FIGURES[figure] for figure in members(self.state, TEAMS.index(team))]

    def owners(self, team: str) -> dict[str, int | str]:
        """The seat of each character of a team, or that it is shared."""
        sides = self.state.cast.sides
        return {
            FIGURES[figure]: "shared" if sides.shared >> figure & 1 else self.state.owner[figure]
            for figure in members(self.state, TEAMS.index(team))
        }

    def arm(self, figure: str) -> str:
        """The weapon revealed for a character."""
        return WEAPONS[self.state.cast.arms[figure_id(figure)]]
