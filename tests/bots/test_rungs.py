"""Every rung in every mode: legal, deterministic under a seed, within its budget of nodes, blind to what is hidden."""

import pytest

from killshot.bots import BOTS

from .games import SETUPS, continued, played

QUICK = ["random", "easy", "normal"]
SLOW = ["hard"]  # tried at the beginning of games and where these have got to with quicker ones


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("kind", SETUPS)
def test_a_whole_game_in_every_mode(kind: str, name: str) -> None:
    """An action that is not on offer would be refused with an exception."""
    game = played(SETUPS[kind], 1, [name])
    assert game.result is not None
    assert name in BOTS


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("kind", SETUPS)
def test_the_same_seed_gives_the_same_game(kind: str, name: str) -> None:
    one, two = (played(SETUPS[kind], 2, [name], 150) for _ in range(2))
    assert one.actions == two.actions


@pytest.mark.parametrize("name", SLOW)
@pytest.mark.parametrize("kind", SETUPS)
def test_slow_ones_in_every_mode(kind: str, name: str) -> None:
    """Legal, and the same under the same seed, at the beginning and in the middle of a game."""
    for begun in (0, 150):
        one, two = (continued(played(SETUPS[kind], 3, ["normal"], begun), [name], 12) for _ in range(2))
        assert one.actions == two.actions
        assert len(one.actions) == begun + 12
