"""A position in words, strict choices, and what came of them."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Self

from ..engine import machine, view
from ..engine.action import Action
from ..engine.cards.ammo_tiles import FACES
from ..engine.cards.language import cubes
from ..engine.cards.prices import Price
from ..engine.decision import Decision
from ..engine.events import Event
from ..engine.frames.rounds import Rounds
from ..engine.frames.turn import Turn
from ..engine.ids import (
    ARENA_WEAPONS,
    COLOURS,
    FIGURES,
    POWERUPS,
    SQUARES,
    WEAPONS,
    bits,
    parse_colour,
    parse_figure,
    parse_powerup,
    parse_square,
    parse_weapon,
)
from ..engine.rules import rules_for
from ..engine.setup import Setup
from ..engine.state import Cast, State, put, put_row
from ..engine.underway import underway
from ..result import Result, result_of
from ..supply import return_powerups, take_powerups, take_tile, take_weapon


def arena(
    name: str = "L",
    players: int = 5,
    skulls: int = 8,
    ending: str | None = None,
    seed: int = 0,
    mode: str = "deathmatch",
    bot: bool = False,
    characters: bool = False,
    prices: dict[str, Price] | None = None,
) -> Scenario:
    """An empty arena with everybody still outside, Violet about to act; in Domination past the first turns."""
    players = min(players, 4) if bot else players
    setup = Setup(players, name, skulls, ending, mode=mode, bot=bot, characters=characters)
    return Scenario(setup, seed, prices)


class Scenario:
    """A position under construction, then in play. Every builder method returns the scenario."""

    def __init__(self, setup: Setup, seed: int, prices: dict[str, Price] | None = None) -> None:
        self.rules = rules_for(setup, prices)
        self.state: State = machine.deal(self.rules, seed)
        self.events: list[Event] = []
        self.clear_hands()
        self.seat_figures()
        self.begin()

    def clear_hands(self) -> None:
        s, setup = self.state, self.rules.setup
        for seat in range(setup.players):
            return_powerups(s, s.powerups[seat])
        s.powerups = ((),) * setup.players
        s.ammo = ((0, 0, 0),) * setup.players

    def seat_figures(self) -> None:
        """With characters nobody drafts here: they sit in the usual order, and `hand` gives them their weapons."""
        s, setup = self.state, self.rules.setup
        if setup.characters:
            s.order = tuple(range(setup.players))
            s.owner = tuple(f if f < setup.players else -1 for f in range(len(FIGURES)))
            s.cast = Cast(arms=(-1,) * len(FIGURES), shift=(0,) * len(FIGURES))
            s.loaded = (0,) * setup.players

    def begin(self) -> None:
        s, setup = self.state, self.rules.setup
        s.spawnpoints = s.spawnpoints._replace(begun=(1 << setup.players) - 1 if s.spawnpoints.tracks else 0)
        self.turn("violet")

    # Building

    def place(self, **squares: str) -> Self:
        """`place(violet="b3", d_struct_or="a1")`."""
        for name, square in squares.items():
            self.state.at = put(self.state.at, figure_id(name), parse_square(square))
        if self.rules.unseated and self.state.stack[-1].menu(self.rules):  # the bot gives a turn one more action
            self.turn(self.active, self.actions_left)
        return self

    def hand(
        self,
        figure: str,
        *weapons: str,
        ammo: str = "",
        powerups: tuple[str, ...] = (),
        unloaded: tuple[str, ...] = (),
    ) -> Self:
        """What a seat holds: loaded weapons, cubes as letters (`"RRY"`), powerups (`"red-newton"`), empty weapons."""
        s, seat = self.state, self.seat(figure)
        s.weapon_deck = (*bits((s.loaded[seat] | s.unloaded[seat]) & ARENA_WEAPONS), *s.weapon_deck)
        for name in (*weapons, *unloaded):
            take_weapon(s, parse_weapon(name))
        for name in (*weapons, *unloaded):
            if self.rules.weapons[parse_weapon(name)].owner >= 0:
                owner = self.rules.weapons[parse_weapon(name)].owner
                s.cast = s.cast._replace(arms=put(s.cast.arms, owner, parse_weapon(name)))
        s.loaded = put(s.loaded, seat, sum(1 << parse_weapon(name) for name in weapons))
        s.unloaded = put(s.unloaded, seat, sum(1 << parse_weapon(name) for name in unloaded))
        s.ammo = put_row(s.ammo, seat, cubes(ammo))
        return_powerups(s, s.powerups[seat])
        cards = tuple(sorted(parse_powerup(name) for name in powerups))
        take_powerups(s, cards)
        s.powerups = put_row(s.powerups, seat, cards)
        return self

    def damaged(self, figure: str, tokens: str) -> Self:
        """Tokens from left to right: `damaged("sprog", "violet x3, dozer")`."""
        self.state.damage = put_row(self.state.damage, figure_id(figure), _parse_tokens(tokens))
        return self

    def marked(self, figure: str, **marks: int) -> Self:
        """`marked("sprog", violet=2)`: Sprog carries two marks of Violet."""
        row = self.state.marks[figure_id(figure)]
        for owner, n in marks.items():
            row = put(row, figure_id(owner), n)
        self.state.marks = put_row(self.state.marks, figure_id(figure), row)
        return self

    def skulled(self, **skulls: int) -> Self:
        """Skulls on boards; they come from the track as far as it has any."""
        for name, n in skulls.items():
            self.state.skulls = put(self.state.skulls, figure_id(name), n)
        return self

    def skulls_left(self, n: int) -> Self:
        self.state.skulls_left = n
        return self

    def tracked(self, *spaces: str) -> Self:
        """The killshot track from left to right: `tracked("violet", "dozer sprog")`."""
        self.state.track = tuple(tuple(figure_id(name) for name in space.split()) for space in spaces)
        return self

    def scored(self, **points: int) -> Self:
        for name, n in points.items():
            self.state.points = put(self.state.points, figure_id(name), n)
        return self

    def flipped(self, *figures: str) -> Self:
        """Boards that show their frenzy side."""
        for name in figures:
            self.state.flipped |= 1 << figure_id(name)
        return self

    def tile(self, square: str, face: str) -> Self:
        """An ammo tile, e.g. `"YBB"` or `"RBP"` (P: powerup); `""` for none."""
        s, i = self.state, parse_square(square)
        if s.tiles[i] >= 0:
            s.tile_deck = (s.tiles[i], *s.tile_deck)
            s.tiles = put(s.tiles, i, -1)
        if face:
            tile = FACES.index(face)
            take_tile(s, tile)
            s.tiles = put(s.tiles, i, tile)
        return self

    def shelf(self, colour: str, *weapons: str) -> Self:
        """The weapons at a spawnpoint; slots not named are empty."""
        s, row = self.state, parse_colour(colour)
        s.weapon_deck = (*(weapon for weapon in s.shelves[row] if weapon >= 0), *s.weapon_deck)
        s.shelves = put_row(s.shelves, row, (-1, -1, -1))
        wanted = [parse_weapon(name) for name in weapons]
        for weapon in wanted:
            take_weapon(s, weapon)
        s.shelves = put_row(s.shelves, row, (*wanted, *(-1,) * (3 - len(wanted))))
        return self

    def weapon_deck(self, *weapons: str) -> Self:
        """The weapon deck, top card first; what was in it is out of the game."""
        self.state.weapon_deck = tuple(parse_weapon(name) for name in reversed(weapons))
        return self

    def powerup_deck(self, *powerups: str) -> Self:
        """The top of the powerup deck, top card first; the rest stays below."""
        cards = tuple(parse_powerup(name) for name in reversed(powerups))
        take_powerups(self.state, cards)
        self.state.powerup_deck = (*self.state.powerup_deck, *cards)
        return self

    def piles(
        self, powerups: int | None = None, powerup_discard: int | None = None, tiles: int | None = None,
        tile_discard: int | None = None,
    ) -> Self:  # fmt: skip
        """Cut decks and discard piles to a size; cards left over are out of the game."""
        s = self.state
        cards = (*s.powerup_deck, *s.powerup_discard)
        if powerups is not None:
            s.powerup_deck, cards = cards[-powerups:] if powerups else (), cards[: len(cards) - powerups]
            s.powerup_discard = ()
        if powerup_discard is not None:
            s.powerup_discard = cards[:powerup_discard]
        stack = (*s.tile_deck, *s.tile_discard)
        if tiles is not None:
            s.tile_deck, stack = stack[-tiles:] if tiles else (), stack[: len(stack) - tiles]
            s.tile_discard = ()
        if tile_discard is not None:
            s.tile_discard = stack[:tile_discard]
        return self

    def rookie(self, figure: str) -> Self:
        """It is this figure's first turn, which is an ordinary one in Domination."""
        points = self.state.spawnpoints
        self.state.spawnpoints = points._replace(begun=points.begun & ~(1 << self.seat(figure)))
        return self

    def spawnpoint(self, colour: str, tokens: str) -> Self:
        """The track of a spawnpoint: `spawnpoint("blue", "violet x2, dozer")`."""
        points = self.state.spawnpoints
        tracks = put_row(points.tracks, parse_colour(colour), _parse_tokens(tokens))
        self.state.spawnpoints = points._replace(tracks=tracks)
        return self

    def turret(self, square: str, owner: str) -> Self:
        """Whose token is on the turret of a square."""
        turrets = self.state.turrets
        self.state.turrets = turrets._replace(owners=put(turrets.owners, parse_square(square), figure_id(owner)))
        return self

    def offered(self, *faces: str) -> Self:
        """The tiles on the turret board."""
        s = self.state
        s.tile_deck, s.turrets = (*s.turrets.offer, *s.tile_deck), s.turrets._replace(offer=())
        for face in faces:
            tile = FACES.index(face)
            take_tile(s, tile)
            s.turrets = s.turrets._replace(offer=(*s.turrets.offer, tile))
        return self

    def shifted(self, **spaces: int) -> Self:
        """How far rush tiles have slid to the left: `shifted(sprog=2)`."""
        for name, n in spaces.items():
            self.state.cast = self.state.cast._replace(shift=put(self.state.cast.shift, figure_id(name), n))
        return self

    def poisoned(self, *figures: str) -> Self:
        self.state.cast = self.state.cast._replace(venom=sum(1 << figure_id(name) for name in figures))
        return self

    def hypnotized(self, *figures: str) -> Self:
        self.state.cast = self.state.cast._replace(minds=sum(1 << figure_id(name) for name in figures))
        return self

    def heated(self, tokens: int) -> Self:
        """Hot overload tokens."""
        self.state.cast = self.state.cast._replace(hot=tokens)
        return self

    def hacked(self, *squares: str) -> Self:
        """Squares whose tile is hacked."""
        self.state.cast = self.state.cast._replace(hacked=sum(1 << parse_square(square) for square in squares))
        return self

    def turn(self, figure: str, actions: int = 2) -> Self:
        """Whose turn it is, with so many actions left."""
        s, seat = self.state, self.seat(figure)
        s.active = seat
        final = s.trigger >= 0
        s.stack = (
            Rounds((seat + 1) % len(s.ammo)),
            Turn(seat, figure_id(figure), actions, self.rules.duties(s, seat), final),
        )
        return self

    def frenzy(self, trigger: str, figure: str) -> Self:
        """Final frenzy, triggered by one figure; it is the other one's final turn."""
        self.state.trigger = self.seat(trigger)
        self.state.skulls_left = 0
        return self.turn(figure, self.rules.actions(self.state, self.seat(figure), True))

    # Playing

    def play(self, *words: str) -> Self:
        """Strict choices, one after the other."""
        for word in words:
            assert word in self.options, f"{word} is not on offer ({self.asks}); on offer: {', '.join(self.options)}"
            machine.apply(self.rules, self.state, Action.parse(word), self.events)
        return self

    def shoot(self, weapon: str, *choices: str) -> Self:
        """Shoot with a weapon; a move before the shot is the first choice, otherwise the figure stays."""
        self.play("shoot")
        if self.asks == "shoot-where":
            here = f"square:{self.at(self.shooter)}"
            where, choices = (
                (choices[0], choices[1:]) if choices[:1] and choices[0][:7] == "square:" else (here, choices)
            )
            self.play(where)
        return self.play(f"weapon:{weapon}", *choices)

    @property
    def shooter(self) -> str:
        """The figure in the middle of Shoot People."""
        return FIGURES[underway(self.rules, self.state).acting]

    def end_turn(self, *choices: str) -> Self:
        return self.play("end", *choices)

    # Looking

    @property
    def decision(self) -> Decision | None:
        machine.settle(self.rules, self.state)
        return machine.decision(self.rules, self.state)

    @property
    def options(self) -> list[str]:
        asked = self.decision
        return [str(option) for option in asked.options] if asked is not None else []

    @property
    def asks(self) -> str:
        """The key of the prompt, or an empty string when the game is over."""
        asked = self.decision
        return asked.prompt.key if asked is not None else ""

    @property
    def asked(self) -> str:
        """The figure whose seat is asked."""
        asked = self.decision
        return FIGURES[self.state.owner.index(asked.seats[0])] if asked is not None else ""

    def offers(self, *words: str) -> bool:
        """Whether all of these are on offer."""
        for word in words:
            Action.parse(word)
        return all(word in self.options for word in words)

    def at(self, figure: str) -> str:
        square = self.state.at[figure_id(figure)]
        return SQUARES[square] if square >= 0 else "nowhere"

    @property
    def damage(self) -> dict[str, str]:
        """Damaged boards, tokens from left to right: `{"sprog": "violet x3, dozer x1"}`."""
        s = self.state
        return {FIGURES[f]: _tokens(s.damage[f]) for f in range(len(FIGURES)) if s.damage[f]}

    @property
    def marks(self) -> dict[str, dict[str, int]]:
        """Marks by bearer and owner: `{"sprog": {"violet": 2}}`."""
        s = self.state
        return {
            FIGURES[f]: {FIGURES[owner]: n for owner, n in enumerate(s.marks[f]) if n}
            for f in range(len(FIGURES))
            if any(s.marks[f])
        }

    def ammo(self, figure: str) -> str:
        """Cubes as letters, red first: `"RRY"`."""
        return "".join(letter * n for letter, n in zip("RBY", self.state.ammo[self.seat(figure)], strict=True))

    def powerups(self, figure: str) -> list[str]:
        return [POWERUPS[card] for card in self.state.powerups[self.seat(figure)]]

    def loaded(self, figure: str) -> list[str]:
        return [WEAPONS[weapon] for weapon in bits(self.state.loaded[self.seat(figure)])]

    def unloaded(self, figure: str) -> list[str]:
        return [WEAPONS[weapon] for weapon in bits(self.state.unloaded[self.seat(figure)])]

    def shelved(self, colour: str) -> list[str]:
        return [WEAPONS[weapon] if weapon >= 0 else "" for weapon in self.state.shelves[parse_colour(colour)]]

    def tile_at(self, square: str) -> str:
        tile = self.state.tiles[parse_square(square)]
        return FACES[tile] if tile >= 0 else ""

    @property
    def discarded(self) -> list[str]:
        """The powerup discard pile, oldest first."""
        return [POWERUPS[card] for card in self.state.powerup_discard]

    @property
    def track(self) -> list[str]:
        return [" ".join(FIGURES[owner] for owner in space) for space in self.state.track]

    @property
    def tracks(self) -> dict[str, str]:
        """The tokens on the spawnpoints' tracks: `{"blue": "violet x2"}`."""
        return {COLOURS[i]: _tokens(track) for i, track in enumerate(self.state.spawnpoints.tracks) if track}

    @property
    def turrets(self) -> dict[str, str]:
        """Whose token is on which turret: `{"a1": "violet"}`."""
        return {SQUARES[i]: FIGURES[owner] for i, owner in enumerate(self.state.turrets.owners) if owner >= 0}

    @property
    def offer(self) -> list[str]:
        return [FACES[tile] for tile in self.state.turrets.offer]

    def shift(self, figure: str) -> int:
        return self.state.cast.shift[figure_id(figure)]

    @property
    def poisoned_figures(self) -> list[str]:
        return [FIGURES[f] for f in bits(self.state.cast.venom)]

    @property
    def hypnotized_figures(self) -> list[str]:
        return [FIGURES[f] for f in bits(self.state.cast.minds)]

    @property
    def hot_tokens(self) -> int:
        return self.state.cast.hot

    @property
    def hacked_squares(self) -> list[str]:
        return [SQUARES[square] for square in bits(self.state.cast.hacked)]

    def skulls(self, figure: str) -> int:
        return self.state.skulls[figure_id(figure)]

    def is_flipped(self, figure: str) -> bool:
        return bool(self.state.flipped >> figure_id(figure) & 1)

    def points(self, figure: str) -> int:
        return self.state.points[figure_id(figure)]

    @property
    def active(self) -> str:
        """The figure whose turn it is."""
        return FIGURES[self.state.order[self.state.active]]

    @property
    def actions_left(self) -> int:
        return underway(self.rules, self.state).actions_left

    @property
    def result(self) -> Result | None:
        return result_of(self.rules, self.state) if self.is_over else None

    @property
    def is_over(self) -> bool:
        return not self.state.stack

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The facts of every event of a kind since the scenario began."""
        return [event.facts for event in self.events if event.kind == kind]

    def view(self, figure: str | None) -> dict[str, Any]:
        """What the seat of a figure (None: a spectator) may see."""
        return view.observe(self.rules, self.state, self.seat(figure) if figure else None).to_json()

    def copy(self) -> Self:
        """An independent scenario in the same position, to try two ways from one point."""
        other = type(self).__new__(type(self))
        other.rules, other.state, other.events = self.rules, self.state.copy(), list(self.events)
        return other

    def assert_settled(self) -> None:
        """Fail if an action or the end of a turn is still unfinished: no forgotten prompt."""
        asked = self.decision
        top = self.state.stack[-1] if self.state.stack else None
        assert top is None or top.menu(self.rules), f"still waiting: {asked}"

    def seat(self, figure: str) -> int:
        seat = self.state.owner[figure_id(figure)]
        assert seat >= 0, f"{figure} does not play here"
        return seat


def figure_id(name: str) -> int:
    return parse_figure(name.replace("_", "-"))


def _parse_tokens(text: str) -> tuple[int, ...]:
    tokens: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, n = part.partition(" x")
        tokens.extend([figure_id(name)] * int(n or 1))
    return tuple(tokens)


def _tokens(tokens: tuple[int, ...]) -> str:
    return ", ".join(f"{FIGURES[owner]} x{len(list(run))}" for owner, run in groupby(tokens))
