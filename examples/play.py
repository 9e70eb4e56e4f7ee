"""Games among bots, for the examples."""

from functools import partial

from killshot import Game, Setup
from killshot.bots import find
from killshot.env.match import who


def game_of(bots: tuple[str, ...], setup: Setup, seed: int) -> Game:
    """A whole game; the bots' names by seat, from the first on again where there are more seats."""
    players = [find(bots[seat % len(bots)])(f"{seed}/{seat}") for seat in range(setup.players)]
    game = Game(setup, seed)
    while game.decision is not None:
        seat, _ = who(game.decision)
        seen = game.observe(seat)
        assert seen.decision is not None
        game.advance(players[seat].choose(seen, seen.decision, partial(game.imagine, seat)))
    return game
