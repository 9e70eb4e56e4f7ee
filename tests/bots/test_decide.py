"""Letting bots play a game: who decides, what they are given, and what is refused."""

import pytest

from killshot import Action, Decision, Game, IllegalAction, Setup
from killshot.bots import Imagine, RandomBot, choice, decide
from killshot.engine.view import Observation

from .games import SETUPS, played


class Witness:
    """Takes the last option, and remembers what it was given."""

    def __init__(self) -> None:
        self.seen: list[tuple[Observation, Decision, Game]] = []

    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        self.seen.append((observation, decision, imagine(1)))
        return decision.options[-1]


class Cheat:
    def choose(self, observation: Observation, decision: Decision, imagine: Imagine) -> Action:
        return Action.parse("shoot")


@pytest.mark.parametrize("kind", SETUPS)
def test_a_bot_is_asked_what_a_person_in_its_seat_would_be_asked(kind: str) -> None:
    game = Game(SETUPS[kind], 4)
    bots = [Witness() for _ in range(game.setup.players)]
    shared = 0
    for made in range(60):
        asked = game.decision
        assert asked is not None
        seat = next(seat for seat in asked.seats if asked.options_of(seat))
        shared += len(asked.seats) > 1
        decide(game, bots)
        assert len(game.actions) == made + 1
        observation, decision, world = bots[seat].seen.pop()
        assert observation.seat == seat
        assert decision.options == asked.options_of(seat)
        assert world.observe(seat).to_json() == observation.to_json()
        assert game.actions[-1] is decision.options[-1]
    assert not any(bot.seen for bot in bots)
    assert (shared > 0) == (kind == "teams of two and three")


def test_points_are_shown_where_they_lie_open() -> None:
    game = played(SETUPS["deathmatch"], 2, ["easy"], 100)
    asked = game.decision
    assert asked is not None
    seat, bot = asked.seats[0], Witness()
    choice(bot, game, seat)
    choice(bot, game, seat, open_points=True)
    hidden, shown = (observation.to_json() for observation, _, _ in bot.seen)
    assert hidden == game.observe(seat).to_json() != shown == game.observe(seat, open_points=True).to_json()


def test_what_is_not_on_offer_is_refused_and_changes_nothing() -> None:
    game = Game(Setup(players=3), 1)
    before = game.state.copy()
    with pytest.raises(IllegalAction, match="shoot is not on offer; on offer: discard:"):
        decide(game, [Cheat()] * 3)
    assert game.state == before


def test_only_who_is_asked_chooses() -> None:
    game = Game(Setup(players=3), 1)
    with pytest.raises(IllegalAction, match="seat 2 is not asked"):
        choice(RandomBot(1), game, 2)
    over = played(SETUPS["sudden death"], 1, ["random"])
    with pytest.raises(IllegalAction, match="the game is over"):
        decide(over, [RandomBot(1)] * 3)
