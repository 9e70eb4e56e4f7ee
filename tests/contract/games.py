"""Random games of every mode and variant: what was asked in them and what was told."""

from functools import cache
from random import Random
from typing import NamedTuple

from killshot import Decision, Event, Game, Setup
from killshot.engine.rules import Rules
from tests.checker import answerer, keen, thorough

SETUPS = {
    "deathmatch": Setup(players=3, arena="S", skulls=5),
    "domination": Setup(players=3, arena="M1", mode="domination"),
    "turret": Setup(players=3, arena="M2", mode="turret"),
    "bot": Setup(players=3, arena="L", skulls=5, bot=True),
    "domination with the bot": Setup(players=3, mode="domination", bot=True),
    "turret with the bot": Setup(players=3, mode="turret", bot=True),
    "characters": Setup(players=5, skulls=5, characters=True),
    "one against one": Setup(mode="teams", teams=(1, 1)),
    "two against two": Setup(mode="teams", teams=(2, 2)),
    "three against two": Setup(mode="teams", teams=(3, 2)),
}


class Played(NamedTuple):
    """A game: its rules, every decision in it, and every event."""

    rules: Rules
    decisions: list[Decision]
    events: list[Event]


@cache
def played(name: str, games: int = 2) -> list[Played]:
    """Some games of a setup."""
    return [_play(SETUPS[name], seed) for seed in range(1, games + 1)]


def _play(setup: Setup, seed: int) -> Played:
    game, luck = Game(setup, seed), Random(seed)
    choose = (keen, thorough)[seed % 2]
    record = Played(game.rules, [], list(game.opening))
    while (asked := game.decision) is not None:
        record.decisions.append(asked)
        action = choose(luck, asked)
        record.events.extend(game.play(action, answerer(luck, asked, action)))
    return record


def variants(setup: Setup) -> set[str]:
    """What the tables call the games that a setup belongs to."""
    found = {setup.mode}
    if setup.bot:
        found.add("bot")
    if setup.characters:
        found.add("characters")
    return found
