"""Setups of every kind, and games among bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from killshot import Game, Setup
from killshot.bots import decide, find
from killshot.bots.bot import seed_of

SETUPS: Final = {
    "deathmatch": Setup(players=4, arena="L", skulls=5),
    "sudden death": Setup(players=3, arena="S", skulls=5, ending="sudden-death"),
    "domination": Setup(players=3, arena="M1", mode="domination"),
    "turret": Setup(players=3, arena="M2", mode="turret"),
    "bot": Setup(players=3, arena="S", skulls=5, bot=True),
    "domination with bot": Setup(players=4, arena="L", mode="domination", bot=True),
    "characters": Setup(players=6, arena="L", skulls=5, characters=True),
    "teams of one": Setup(players=2, mode="teams"),
    "teams of two and three": Setup(players=5, mode="teams", teams=(2, 3)),
}


def continued(game: Game, names: Sequence[str], moves: int | None = None) -> Game:
    """The game, continued by these bots to its end or for `moves` moves. If there are more seats, the names repeat."""
    bots = [find(names[seat % len(names)])(seed_of(game.seed, seat)) for seat in range(game.setup.players)]
    last = None if moves is None else len(game.actions) + moves
    while game.decision is not None and (last is None or len(game.actions) < last):
        decide(game, bots)
    return game


def played(setup: Setup, seed: int, names: Sequence[str], moves: int | None = None) -> Game:
    """The same for a new game."""
    return continued(Game(setup, seed), names, moves)
