"""Random games until every card has done everything it can, and everything that can be asked or told has been.

The stack is experimented on too: the first few times a combination of unfinished things is met, it is saved, copied,
observed, imagined and played on from.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from killshot import Game, Setup
from killshot.engine.cards.language import Pick, Weapon
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.cards.weapons_dlc import CHARACTER_CARDS
from killshot.engine.event_kinds import EVENT_KINDS
from killshot.engine.ids import FIGURES, POWERUPS
from killshot.engine.prompts import PROMPT_KINDS
from tests.checker import BASE_SETUPS, CHARACTER_SETUPS, keen
from tests.diary import diary, written_down

GAMES = 240
TIMES = 6  # how often the same stack is experimented on

PROMPTS = {kind.key for kind in PROMPT_KINDS if "deathmatch" in kind.games}
EVENTS = {kind.kind for kind in EVENT_KINDS if "deathmatch" in kind.games}
PLAIN_WORDS = {"run", "grab", "shoot", "pass", "end"}

CHARACTER_GAMES = 320
CHARACTER_PROMPTS = {kind.key for kind in PROMPT_KINDS if "characters" in kind.games}
CHARACTER_EVENTS = {kind.kind for kind in EVENT_KINDS if "characters" in kind.games}
CHARACTER_WORDS = {
    *("rush", "heal", "number:1", "number:2", "number:3", "cube:red", "cube:blue", "cube:yellow"),
    *("nanobots:damage-1", "nanobots:damage-2", "nanobots:marks-1", "nanobots:marks-2"),
    *(f"character:{name}" for name in FIGURES[:6]),
    *(f"{verb}:{card.name}" for verb in ("weapon", "reload") for card in CHARACTER_CARDS),
}


def setups(characters: bool) -> Iterator[tuple[int, Setup]]:
    if characters:
        yield from enumerate(CHARACTER_SETUPS[i * 13 % len(CHARACTER_SETUPS)] for i in range(CHARACTER_GAMES))
    else:
        yield from enumerate(BASE_SETUPS[i * 37 % len(BASE_SETUPS)] for i in range(GAMES))


@cache
def met(characters: bool = False) -> dict[str, Counter[str]]:
    """What happened in all these games, by kind."""
    seen = diary()
    for seed, setup in setups(characters):
        for _ in written_down(Game(setup, seed), Random(seed), keen, TIMES, seen):
            pass
    return seen


@pytest.mark.parametrize(("cards", "characters"), [(WEAPON_CARDS, False), (CHARACTER_CARDS, True)])
def test_every_effect_of_every_weapon_is_used(cards: tuple[Weapon, ...], characters: bool) -> None:
    wanted = {f"{weapon.name} {effect.name}" for weapon in cards for effect in weapon.effects}
    assert sorted(wanted - met(characters)["effect"].keys()) == []


@pytest.mark.parametrize(("cards", "characters"), [(WEAPON_CARDS, False), (CHARACTER_CARDS, True)])
def test_every_choice_of_every_weapon_is_made(cards: tuple[Weapon, ...], characters: bool) -> None:
    wanted = {
        f"{weapon.name} {effect.name} {row.name}"
        for weapon in cards
        for effect in weapon.effects
        for row in effect.rows
        if isinstance(row, Pick)
    }
    assert sorted(wanted - met(characters)["pick"].keys()) == []


def test_every_weapon_is_taken_fired_reloaded_and_dropped() -> None:
    wanted = {f"{verb}:{card.name}" for verb in ("weapon", "reload", "drop") for card in WEAPON_CARDS}
    assert sorted(wanted - met()["word"].keys()) == []


def test_every_powerup_is_played_discarded_and_paid_with() -> None:  # PUP-02
    wanted = {f"{verb}:{card}" for verb in ("powerup", "discard", "pay") for card in POWERUPS}
    assert sorted(wanted - met()["word"].keys()) == []


def test_every_word_without_a_value_is_said() -> None:
    assert sorted(PLAIN_WORDS - met()["word"].keys()) == []


def test_everything_is_asked_and_nothing_unheard_of() -> None:
    assert set(met()["prompt"]) == PROMPTS


def test_everything_is_told_and_nothing_unheard_of() -> None:
    assert set(met()["event"]) == EVENTS


def test_every_word_of_the_characters_is_said() -> None:
    assert sorted(CHARACTER_WORDS - met(characters=True)["word"].keys()) == []


def test_everything_of_the_characters_is_asked_and_nothing_unheard_of() -> None:
    assert set(met(characters=True)["prompt"]) == PROMPTS | CHARACTER_PROMPTS


def test_everything_of_the_characters_is_told_and_nothing_unheard_of() -> None:
    assert set(met(characters=True)["event"]) == EVENTS | CHARACTER_EVENTS
