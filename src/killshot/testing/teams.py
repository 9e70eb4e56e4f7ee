"""Scenarios of team play.

    t = teams(white=("dozer", "echo", "violet"), black=("sprog", "banshee", "d-struct-or"), sizes=(1, 2))
    t.place(dozer="b3", sprog="c3").hand("dozer", "lock-rifle").play("character:dozer").shoot("lock-rifle", "target:sprog")
    assert t.buffer == {"sprog": 2}

    d = dealt(sizes=(2, 1)).draft("dozer", "sprog", "banshee", "echo", "violet").play("character:echo")

White is team 0 and has the first seats, black is team 1; the figures are named in draft order. A team of two has one
character each and shares the third, which its first seat controls. It is white's turn, and nobody has acted. A
`dealt` game is before its first pick, with everything as luck has dealt it.
"""

from __future__ import annotations

from typing import Self

from ..engine.cards.prices import PRICES, REWARD_LINES, REWARD_TILES, Price, RewardTiles
from ..engine.cards.weapons_dlc import CHARACTER_CARDS
from ..engine.ids import ARENA_WEAPONS, BOT, FIGURES, N_FIGURES, WEAPONS, bits
from ..engine.mechanics.damage import MAX_MARKS, killshot_space
from ..engine.mechanics.teams import TEAM_SIZE, members, put_on_table, take_from_table
from ..engine.modules.team_turn import TeamRounds, TeamTurn
from ..engine.rules import rules_for
from ..engine.setup import Setup
from ..engine.state import Cast, Sides, put, put_row
from ..game import Game
from .card_builder import MAX_WEAPONS
from .decks import return_weapons
from .names import TEAMS, PositionError, enumerated, figure_id
from .scenario import Scenario


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
    """An empty arena, everyone still outside and without weapons, white about to act."""
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
    """Prices at which grabbing the weapons of these characters costs these cubes, and all others nothing."""
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
        self.first = team_id(first)
        super().__init__(setup, seed, prices)
        self.rules = rules_for(setup, prices, rewards)

    def _seat_figures(self) -> None:
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

    def _begin(self) -> None:
        self.team_turn("white")

    # Building

    def hand(
        self,
        figure: str,
        *weapons: str,
        ammo: str | None = None,
        powerups: tuple[str, ...] | None = None,
        unloaded: tuple[str, ...] | None = None,
    ) -> Self:
        """What a seat holds, named by one of its figures or as `"seat 1"`; unloaded weapons are added to its team's table.

        Each of the others is replaced if it is given, and left alone otherwise.
        """
        team = self.rules.team_of[self.seat(figure)]
        named = self._own_weapons(figure, (*weapons, *(unloaded or ())))
        for weapon in bits(named & self.state.cast.sides.tables[team]):
            take_from_table(self.state, team, weapon)
            return_weapons(self.state, 1 << weapon)
        super().hand(figure, *weapons, ammo=ammo, powerups=powerups)
        if unloaded is not None:
            super()._arm(figure, (), unloaded)
            for weapon in bits(self.state.unloaded[self.seat(figure)]):
                put_on_table(self.state, team, weapon)
            self.state.unloaded = put(self.state.unloaded, self.seat(figure), 0)
        return self

    def _check_weapons(self, figure: str, loaded: int, unloaded: int) -> None:
        """Three loaded arena weapons; there is no limit to those on the table (TEA-13)."""
        held = bits(loaded & ARENA_WEAPONS)
        if len(held) > MAX_WEAPONS:
            names = enumerated(WEAPONS[weapon] for weapon in held)
            raise PositionError(f"{figure} can hold {MAX_WEAPONS} loaded arena weapons, not {names}")

    def _put_down(self, owner: int) -> None:
        super()._put_down(owner)
        for card in self.rules.weapons:
            if card.owner == owner:
                take_from_table(self.state, self.state.cast.sides.team[owner], card.id)

    def clear_table(self, team: str) -> Self:
        """What lay on a team's table goes back to the deck."""
        number = team_id(team)
        for weapon in bits(self.state.cast.sides.tables[number]):
            take_from_table(self.state, number, weapon)
            return_weapons(self.state, 1 << weapon)
        return self

    def buffered(self, **damage: int) -> Self:
        """Damage in the buffers: `buffered(sprog=3)`."""
        for name, n in damage.items():
            if n < 0:
                raise PositionError(f"a buffer has 0 or more damage of a colour, not {n}")
            buffer = put(self.state.cast.sides.buffer, self.figure(name), n)
            self._change_sides(self.state.cast.sides._replace(buffer=buffer))
        return self

    def buffer_marked(self, **marks: int) -> Self:
        """Marks in the buffers: `buffer_marked(sprog=2)`."""
        for name, n in marks.items():
            figure = self.figure(name)
            if not 0 <= n <= MAX_MARKS:
                raise PositionError(f"a buffer has 0 to {MAX_MARKS} marks of a colour, not {n}")
            self.state.marks = put_row(self.state.marks, figure, put(self.state.marks[figure], figure, n))
        return self

    def marked(self, figure: str, **marks: int) -> Self:
        """Refused: in team play marks lie in the buffers (TEA-15)."""
        raise PositionError(f"in team play marks lie in the buffers: buffer_marked({figure}={sum(marks.values())})")

    def damaged(self, figure: str, tokens: str | int) -> Self:
        """How many tokens are on a board; all are of its own colour (TEA-15), and none has killed yet (TEA-50)."""
        victim = self.figure(figure)
        owners = (victim,) * tokens if isinstance(tokens, int) else self._tokens(tokens)
        most = killshot_space(self.state, victim) - 1
        if len(owners) > most or set(owners) - {victim}:
            raise PositionError(
                f"{figure}'s board has 0 to {most} tokens of its own colour while teams act, not {tokens}"
            )
        self.state.damage = put_row(self.state.damage, victim, owners)
        return self

    def reward_tile(self, letter: str) -> Self:
        """Which of the three reward tiles lies on the table."""
        if letter not in REWARD_TILES:
            raise PositionError(f"the reward tiles are {enumerated(REWARD_TILES)}, not {letter}")
        return self._change_sides(self.state.cast.sides._replace(tile=REWARD_TILES.index(letter)))

    def controlled(self, figure: str, seat: int) -> Self:
        """Which seat controls a shared character in this turn."""
        seats = self.rules.seats_of(self.state, self.figure(figure))
        if seat not in seats:
            raise PositionError(f"{figure} can be controlled by seat {enumerated(map(str, seats))}, not {seat}")
        self.state.owner = put(self.state.owner, self.figure(figure), seat)
        return self

    def _change_sides(self, sides: Sides) -> Self:
        return self._recast(self.state.cast._replace(sides=sides))

    def turn(self, figure: str, actions: int = 2) -> Self:
        """Refused: turns are the teams' (TEA-10)."""
        raise PositionError(f"in team play turns belong to teams, not to {figure}: team_turn or new_turn")

    def frenzy(self, trigger: str, figure: str) -> Self:
        """Refused: there is no final frenzy in team play (TEA-35)."""
        raise PositionError("team play has no final frenzy; leave_skulls(0) makes this the last round")

    def flipped(self, *figures: str) -> Self:
        """Refused: boards are never flipped in team play (TEA-35)."""
        raise PositionError("team play has no final frenzy, so no board is flipped")

    def team_turn(self, team: str, acted: tuple[str, ...] = ()) -> Self:
        """The action window of a team, past the naming of a controller; some of its characters may have acted."""
        number = team_id(team)
        self.state.active = self.rules.team_seats[number][0]
        mask = 0
        for name in acted:
            if self.figure(name) not in members(self.state, number):
                raise PositionError(f"{name} is not in team {team}; {self.named(members(self.state, number))} are")
            mask |= 1 << self.figure(name)
        self.state.stack = (TeamRounds(1 - number), TeamTurn(number, mask, 0))
        return self

    def new_turn(self, team: str) -> Self:
        """A team's turn from its very beginning."""
        self.state.stack = (TeamRounds(team_id(team)),)
        return self

    # Playing

    def act(self, figure: str, *choices: str) -> Self:
        """The action of a character."""
        return self.play(f"character:{figure}", *choices)

    def end_turn(self, *choices: str) -> Self:
        """All seats of the team leave the action window."""
        seats = self.state.stack[-1].menu(self.rules)
        if not seats:
            raise AssertionError(f"still waiting: {self.decision}")
        return self.play(*(f"done:{seat}" for seat in seats), *choices)

    # Looking

    @property
    def asked_seats(self) -> list[int]:
        asked = self.decision
        return list(asked.seats) if asked is not None else []

    def options_of(self, seat: int) -> list[str]:
        """What one seat can answer."""
        asked = self.decision
        return [str(option) for option in asked.options_of(seat)] if asked is not None else []

    @property
    def buffer(self) -> dict[str, int]:
        """Damage in the buffers by colour."""
        return {name: board.buffer for name, board in self._seen().figures.items() if board.buffer}

    @property
    def buffer_marks(self) -> dict[str, int]:
        """Marks in the buffers by colour."""
        return {name: board.marks[name] for name, board in self._seen().figures.items() if board.marks.get(name)}

    def table(self, team: str) -> list[str]:
        """The unloaded weapons of a team."""
        teams = self._seen().teams
        return list(teams.tables[team_id(team)]) if teams is not None else []

    def team_points(self, team: str) -> int:
        return self.state.points[members(self.state, team_id(team))[0]]

    def seat(self, figure: str) -> int:
        """The number of the seat that a figure, or `"seat 1"`, stands for."""
        if not figure.startswith("seat "):
            return super().seat(figure)
        number = figure.removeprefix("seat ")
        if number not in map(str, range(self.rules.setup.players)):
            raise PositionError(f"this game has seats 0 to {self.rules.setup.players - 1}, not {number}")
        return int(number)


def position(text: str) -> Scenario:
    """A position written in one line (`Scenario.position`, `Game.position`), to be played on or built upon."""
    game = Game.from_position(text)
    scenario = Scenario(game.setup)
    if game.setup.teams:
        scenario = TeamScenario(game.setup, 0, None, FIGURES[: 2 * TEAM_SIZE], TEAMS[game.state.cast.sides.first])
    scenario.state = game.state
    return scenario


class DealtTeams(TeamScenario):
    """A game as it is dealt, to be drafted."""

    @property
    def playing(self) -> tuple[int, ...]:
        """All six characters, drafted or not."""
        return tuple(range(BOT))

    def _empty_hands(self) -> None:
        """Every seat has its starting cubes."""

    def _seat_figures(self) -> None:
        """Nobody is drafted yet."""

    def _begin(self) -> None:
        """The first pick is due."""

    def draft(self, *figures: str) -> Self:
        """Pick after pick, by whichever team's turn it is."""
        return self.play(*(f"character:{name}" for name in figures))

    def team(self, team: str) -> list[str]:
        """The characters of a team, in draft order."""
        return [FIGURES[figure] for figure in members(self.state, team_id(team))]

    def owners(self, team: str) -> dict[str, int | str]:
        """The seat of each character of a team, or that it is shared."""
        sides = self.state.cast.sides
        return {
            FIGURES[figure]: "shared" if sides.shared >> figure & 1 else self.state.owner[figure]
            for figure in members(self.state, team_id(team))
        }

    def arm(self, figure: str) -> str:
        """The weapon revealed for a character."""
        return WEAPONS[self.state.cast.arms[self.figure(figure)]]


def team_id(name: str) -> int:
    if name not in TEAMS:
        raise PositionError(f"the teams are {enumerated(TEAMS)}, not {name}")
    return TEAMS.index(name)
