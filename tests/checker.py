"""Whole games, checked against `tests.invariants`.

game = Checker(Random(7)).play(Setup(players=3), seed=7)
"""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Final

from killshot import Action, Decision, Game, Setup
from tests.experiments import EXPERIMENTS
from tests.invariants import Step, check_position, check_step, invariants_of

BASE_SETUPS: Final = [
    Setup(players=players, arena=arena, skulls=skulls, ending=ending)
    for players, arena, skulls, ending in product(
        (3, 4, 5), ("S", "M1", "M2", "L"), (5, 6, 7, 8), ("frenzy", "sudden-death")
    )
]
CHARACTER_SETUPS: Final = [
    Setup(players=players, arena=arena, skulls=(5, 8)[(players + i) % 2], ending=ending, characters=True)
    for players in (3, 4, 5, 6)
    for i, arena in enumerate(("S", "M1", "M2", "L"))
    for ending in ("frenzy", "sudden-death")
]
TEAM_SETUPS: Final = [
    Setup(mode="teams", teams=(one, other), arena=arena)
    for one in (1, 2, 3)
    for other in (1, 2, 3)
    for arena in ("S", "M1", "M2", "L")
]

MAX_DECISIONS: Final = 6000  # random games take about 900 decisions; none came near this


def check_undo(game: Game, step: Step) -> None:
    """A pick can be taken back exactly, unless a deck or luck was touched, or an action has hurt holders of cards."""
    before, after = step.before, step.after
    decks = ("rng", "powerup_deck", "weapon_deck", "tile_deck")
    if any(getattr(before, deck) != getattr(after, deck) for deck in decks):
        assert not game.can_undo()
        return
    seat = step.seat
    over = {frame.name for frame in before.stack} - {frame.name for frame in after.stack}
    has_hit = any(event.kind == "hit" for event in step.events)
    if (over & {"shot", "bot-action"} or has_hit) and not game.can_undo(seat):
        buffer = after.cast.sides.buffer or (0,) * len(after.damage)
        hurt = [figure for figure, tokens in enumerate(after.damage) if tokens or buffer[figure]]
        holders = {holder for figure in hurt for holder in game.rules.seats_of(after, figure)} - {seat}
        assert any(after.powerups[holder] for holder in holders)
        return
    assert game.can_undo(seat)
    assert not game.can_undo((seat + 1) % len(before.ammo))
    count = len(game.actions)
    assert game.undo(seat) is step.action
    assert game.state == before
    assert game.options == step.asked.options
    assert len(game.actions) == count - 1
    game.play(step.action, seat)
    assert game.state == after


def answerer(rng: Random, asked: Decision, action: Action) -> int:
    """The seat that plays an option where several seats can."""
    return rng.choice(asked.seats) if len(asked.seats) > 1 and not asked.answers else asked.answerer(action)


class Checker:
    """Plays whole games and checks them: everything cheap after every decision, an experiment after one in `every`."""

    def __init__(
        self, rng: Random, every: int = 10, choose: Callable[[Random, Decision], Action] | None = None
    ) -> None:
        self.rng = rng
        self.every = every
        self.choose = choose if choose is not None else uniform
        self.experiments = list(EXPERIMENTS)
        self.decisions = 0

    def steps(self, game: Game) -> Iterator[Step]:
        """Play to the end, checking; the caller can look at every step."""
        while (asked := game.decision) is not None:
            self.decisions += 1
            assert len(game.actions) < MAX_DECISIONS, "the game does not end"
            if self.rng.randrange(self.every) == 0:
                self.rng.choice(self.experiments)(game.rules, game.state, self.rng)
            before = game.state
            fingerprint = hash(before)
            action = self.choose(self.rng, asked)
            seat = answerer(self.rng, asked, action)
            events = game.play(action, seat)
            assert hash(before) == fingerprint, "playing has changed an older position"
            step = Step(before, asked, action, game.state, events, seat)
            check_position(game.rules, game.state)
            check_step(game.rules, step)
            if self.rng.randrange(self.every) == 0:
                check_undo(game, step)
            yield step

    def play(self, setup: Setup, seed: int) -> Game:
        """A whole game, checked to its end."""
        game = Game(setup, seed)
        check_position(game.rules, game.state)
        for _ in self.steps(game):
            pass
        for check in invariants_of(setup).finally_:
            check(game)
        return game


def uniform(rng: Random, asked: Decision) -> Action:
    return rng.choice(asked.options)


WEIGHTS: Final = {"shoot": 12, "effect": 4, "grab": 4, "reload": 4, "character": 8, "pass": 1, "end": 1, "done": 1}


def keen(rng: Random, asked: Decision) -> Action:
    """Random, but keen on shooting: games are shorter and more happens in them."""
    return rng.choices(asked.options, [WEIGHTS.get(option.kind, 2) for option in asked.options])[0]


def thorough(rng: Random, asked: Decision) -> Action:
    """Random, but leaves out hardly anything that can still be done: windows stay open, cards are played."""
    return rng.choices(
        asked.options, [1 if option.kind in ("pass", "end", "done") else 25 for option in asked.options]
    )[0]
