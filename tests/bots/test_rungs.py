"""Every rung in every mode: legal, deterministic under a seed, within its budget of nodes, blind to what is hidden."""

import pytest

from killshot.bots import BOTS

from .games import SETUPS, played

QUICK = ["random", "easy", "normal"]


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
