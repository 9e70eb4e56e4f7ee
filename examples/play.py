"""Games among bots, for the examples."""

from killshot import Game, Setup
from killshot.bots import decide, find
from killshot.bots.bot import seed_of


def game_of(bots: tuple[str, ...], setup: Setup, seed: int) -> Game:
    """A whole game. `bots`: their names by seat; if there are more seats, the names repeat."""
    players = [find(bots[seat % len(bots)])(seed_of(seed, seat)) for seat in range(setup.players)]
    game = Game(setup, seed)
    while game.decision is not None:
        decide(game, players)
    return game
