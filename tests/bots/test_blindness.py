"""No bot peeks: with every hidden card swapped, the choices are the same."""

from functools import partial
from random import Random

import pytest

from killshot import Game
from killshot.bots import choice, find
from killshot.bots.hint import hint
from tests.experiments import with_hidden_cards_swapped

from .games import SETUPS, continued

NAMES = ["random", "easy", "normal", "tests.bots.small:SmallHard", "tests.bots.small:SmallExpert"]


def swapped_game(game: Game, seat: int, luck: Random) -> Game:
    """The same game with other hidden cards, on which the question can depend."""
    state = with_hidden_cards_swapped(game.state, seat, luck)
    state.points = game.state.points  # known to anyone who has watched the game
    return Game.from_state(game.setup, state)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["deathmatch", "domination", "turret", "bot", "characters", "teams of two and three"])
def test_choices_do_not_change_when_every_hidden_card_is_swapped(kind: str, name: str) -> None:
    luck = Random(kind)
    game = Game(SETUPS[kind], 7)
    compared = swapped = 0
    for _ in range(7):
        continued(game, ["easy"], 23)
        asked = game.decision
        if asked is None:
            break
        seat = asked.seats[0]
        other = swapped_game(game, seat, luck)
        swapped += other.state != game.state
        compared += 1
        chosen = [choice(find(name)(1), world, seat) for world in (game, other)]
        assert chosen[0] is chosen[1]
    assert swapped == compared
    assert compared > 3


def test_a_hint_does_not_change_either() -> None:
    luck = Random(1)
    game = Game(SETUPS["deathmatch"], 8)
    for _ in range(2):
        asked = continued(game, ["normal"], 29).decision
        assert asked is not None
        seat = asked.seats[0]
        other = swapped_game(game, seat, luck)
        one = hint(game.observe(seat), asked, partial(game.imagine, seat))
        two = hint(other.observe(seat), asked, partial(other.imagine, seat))
        assert one == two
