"""What a position says, in words."""

from __future__ import annotations

from typing import Any

from ..engine import machine
from ..engine.decision import Decision
from ..engine.event_kinds import EVENT_OF
from ..engine.events import Event
from ..engine.ids import FIGURES, LETTERS, POWERUPS, SQUARES, TILES, WEAPONS, bits, parse_colour, parse_square
from ..engine.notation import position_text
from ..engine.rules import Rules
from ..engine.state import State
from ..engine.view import Observation, Observer
from ..result import Result, result_of
from ..view import FigureView, Hand, View, view_of
from .names import PositionError, enumerated, figure_id, named_facts, tokens_text


class PositionReader:
    """A position to be looked at, with the names of `killshot.view`; ammo tiles are in capitals."""

    rules: Rules
    state: State
    events: list[Event]

    def _seen(self, seat: int | None = None) -> View:
        """The table as a seat sees it, with all points."""
        return view_of(Observation(self.state, None, Observer(self.rules, seat, open_points=True)))

    def _board(self, figure: str) -> FigureView:
        return self._seen().figures[FIGURES[self.figure(figure)]]

    def _hand(self, figure: str) -> Hand:
        seat = self.seat(figure)
        return self._seen(seat).hands[seat]

    def _finish(self) -> None:
        """Called before a look at what several calls have built together."""

    # Who and where

    @property
    def playing(self) -> tuple[int, ...]:
        """The figures that are in the game."""
        return (*self.state.order, *self.rules.unseated)

    def figure(self, name: str) -> int:
        """The number of a figure that is in the game."""
        figure = figure_id(name)
        if figure not in self.playing:
            raise PositionError(f"{FIGURES[figure]} is not in this game; {self.named(self.playing)} are")
        return figure

    def seat(self, figure: str) -> int:
        """The number of the seat a figure belongs to."""
        seat = self.state.owner[self.figure(figure)]
        if seat < 0:
            seated = [other for other in self.playing if self.state.owner[other] >= 0]
            raise PositionError(f"{figure} belongs to no seat; {self.named(seated)} do")
        return seat

    def square(self, name: str) -> int:
        """The number of a square of this arena."""
        square = parse_square(name)
        arena = self.rules.arena
        if not arena.all >> square & 1:
            squares = enumerated(SQUARES[i] for i in bits(arena.all))
            raise PositionError(f"arena {arena.name} has no {name}; it has {squares}")
        return square

    @staticmethod
    def named(figures: tuple[int, ...] | list[int]) -> str:
        return enumerated(FIGURES[figure] for figure in figures)

    def at(self, figure: str) -> str:
        """The square of a figure; `"nowhere"` if it is not in the arena."""
        return self._board(figure).square or "nowhere"

    # What is asked

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        self._finish()
        self.state.events = self.events
        machine.settle(self.rules, self.state)
        self.state.events = None
        return machine.decision(self.rules, self.state)

    @property
    def options(self) -> list[str]:
        """Everything on offer; empty when the game is over."""
        asked = self.decision
        return [str(option) for option in asked.options] if asked is not None else []

    @property
    def asks(self) -> str:
        """The key of the prompt, or an empty string when the game is over."""
        asked = self.decision
        return asked.prompt.key if asked is not None else ""

    @property
    def asked(self) -> str:
        """The figure whose seat is asked, or an empty string when the game is over."""
        asked = self.decision
        return FIGURES[self.state.owner.index(asked.seats[0])] if asked is not None else ""

    @property
    def active(self) -> str:
        """The figure whose turn it is."""
        return FIGURES[self.state.order[self.state.active]]

    @property
    def actions_left(self) -> int:
        """How many actions the turn has left."""
        return self._seen().actions_left

    # Boards

    @property
    def damage(self) -> dict[str, str]:
        """Damaged boards, tokens from left to right: `{"sprog": "violet x3, dozer x1"}`."""
        return {name: tokens_text(board.damage) for name, board in self._seen().figures.items() if board.damage}

    @property
    def marks(self) -> dict[str, dict[str, int]]:
        """Marks by bearer and owner: `{"sprog": {"violet": 2}}`."""
        return {name: board.marks for name, board in self._seen().figures.items() if board.marks}

    @property
    def killed(self) -> list[str]:
        """The figures lying in the arena until their boards are scored, in the order of their killshots (R25)."""
        return [FIGURES[figure] for figure in self.state.killed]

    def skulls(self, figure: str) -> int:
        """The skulls on a board."""
        return self._board(figure).skulls

    def points(self, figure: str) -> int:
        return self._board(figure).points or 0

    @property
    def scores(self) -> dict[str, int]:
        """Points by figure, without those who have none: `{"violet": 9, "dozer": 6}`."""
        return {name: board.points for name, board in self._seen().figures.items() if board.points}

    def is_flipped(self, figure: str) -> bool:
        """Whether a board shows its frenzy side."""
        self._finish()
        return self._board(figure).flipped

    # Hands

    def ammo(self, figure: str) -> str:
        """Cubes as letters, red first: `"RRY"`."""
        cubes = self._seen().seats[self.seat(figure)].ammo
        return "".join(letter * n for letter, n in zip(LETTERS, cubes, strict=True))

    def powerups(self, figure: str) -> list[str]:
        return list(self._hand(figure).powerups)

    def loaded(self, figure: str) -> list[str]:
        return list(self._hand(figure).loaded)

    def unloaded(self, figure: str) -> list[str]:
        return list(self._seen().seats[self.seat(figure)].unloaded)

    # Shelves, tiles, decks and piles

    def shelved(self, colour: str) -> list[str]:
        """The weapons at a spawnpoint, slot by slot; an empty slot is `""`."""
        parse_colour(colour)
        return [weapon or "" for weapon in self._seen().shelves[colour]]

    def tile_at(self, square: str) -> str:
        """The ammo tile of a square, `""` for none."""
        self.square(square)
        return self._seen().tiles.get(square, "").upper()

    @property
    def weapon_deck(self) -> list[str]:
        """The weapon deck, top card first."""
        return [WEAPONS[weapon] for weapon in reversed(self.state.weapon_deck)]

    @property
    def powerup_deck(self) -> list[str]:
        """The powerup deck, top card first."""
        return [POWERUPS[card] for card in reversed(self.state.powerup_deck)]

    @property
    def powerup_discard(self) -> list[str]:
        """The powerup discard pile, oldest first."""
        return list(self._seen().discards.powerups)

    @property
    def tile_deck(self) -> list[str]:
        """The stack of ammo tiles, top one first."""
        return [TILES[tile].upper() for tile in reversed(self.state.tile_deck)]

    @property
    def tile_discard(self) -> list[str]:
        """The discarded ammo tiles, oldest first."""
        return [tile.upper() for tile in self._seen().discards.tiles]

    # The end of the game

    @property
    def skulls_left(self) -> int:
        """The skulls on the killshot track, or in the box of the other modes."""
        return self.state.skulls_left

    @property
    def track(self) -> list[str]:
        """The killshot track from left to right, an overkill behind its killshot: `["violet", "dozer sprog"]`."""
        return [" ".join(space) for space in self._seen().track]

    @property
    def is_frenzy(self) -> bool:
        """Whether the final frenzy has begun."""
        return self.state.trigger >= 0

    @property
    def trigger(self) -> str:
        """The figure whose turn triggered the final frenzy, or an empty string."""
        return FIGURES[self.state.order[self.state.trigger]] if self.is_frenzy else ""

    @property
    def is_over(self) -> bool:
        return not self.state.stack

    @property
    def result(self) -> Result | None:
        """Points, ranks and winners once the game is over."""
        return result_of(self.rules, self.state) if self.is_over else None

    # Modes and characters

    @property
    def tracks(self) -> dict[str, str]:
        """Domination: the tokens on the spawnpoints' tracks: `{"blue": "violet x2"}`."""
        return {colour: tokens_text(track) for colour, track in self._seen().tracks.items() if track}

    @property
    def turrets(self) -> dict[str, str]:
        """Turret: whose token is on which turret: `{"a1": "violet"}`."""
        return self._seen().turrets

    @property
    def offer(self) -> list[str]:
        """Turret: the tiles on the turret board."""
        return [tile.upper() for tile in self._seen().offer]

    def shift(self, figure: str) -> int:
        """How many spaces a rush tile has slid to the left."""
        return self._board(figure).shift

    @property
    def poisoned_figures(self) -> list[str]:
        return [name for name, board in self._seen().figures.items() if board.poisoned]

    @property
    def hypnotized_figures(self) -> list[str]:
        return [name for name, board in self._seen().figures.items() if board.hypnotized]

    @property
    def hot_tokens(self) -> int:
        """Dozer's overload tokens that are hot."""
        return self._seen().hot

    @property
    def hacked_squares(self) -> list[str]:
        return list(self._seen().hacked)

    # What happened, and who sees what

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The facts of every event of a kind since the scenario began, with names: `[{"by": "violet", "victim": "dozer"}]`.

        `docs/events.md` lists the kinds and their facts. Secret facts are among them.
        """
        if kind not in EVENT_OF:
            raise ValueError(f"there is no event {kind!r}; there are {enumerated(EVENT_OF)}")
        return [named_facts(event) for event in self.events if event.kind == kind]

    @property
    def position(self) -> str:
        """Setup and state in one line, from which `killshot.testing.position` makes this scenario again."""
        return position_text(self.state, self.rules.setup)

    def view(self, figure: str | None) -> dict[str, Any]:
        """What the seat of a figure (None: a spectator) sees."""
        self._finish()
        seat = self.seat(figure) if figure else None
        return Observation(self.state, self.decision, Observer(self.rules, seat)).to_json()
