"""Random whole games in every setup, with everything in `tests.invariants` checked along the way."""

from random import Random

import pytest

from killshot import Setup
from tests.checker import BASE_SETUPS, CHARACTER_SETUPS, TEAM_SETUPS, Checker, keen, thorough, uniform

ARENAS = ("S", "M1", "M2", "L")


def words(setup: Setup) -> str:
    if setup.teams:
        return f"teams-{setup.teams[0]}-against-{setup.teams[1]}-{setup.arena}"
    variant = setup.mode + ("+bot" if setup.bot else "+characters" if setup.characters else "")
    return f"{variant}-{setup.players}-{setup.arena}-{setup.skulls}-{setup.ending}"


@pytest.mark.parametrize("number", range(len(BASE_SETUPS)), ids=[words(setup) for setup in BASE_SETUPS])
def test_a_random_game_keeps_every_rule_that_always_holds(number: int) -> None:  # SET-01..04
    """Every other game is played by people who like to shoot."""
    checker = Checker(Random(number), choose=(uniform, keen)[number // 2 % 2])
    game = checker.play(BASE_SETUPS[number], seed=number)
    assert game.decision is None


@pytest.mark.parametrize("figures", [("banshee", "violet", "sprog"), ("dozer", "banshee", "d-struct-or", "violet")])
def test_any_figure_may_sit_in_any_seat(figures: tuple[str, ...]) -> None:
    checker = Checker(Random(5), choose=keen)
    checker.play(Setup(players=len(figures), arena="M1", skulls=5, figures=figures), seed=5)


VARIANTS = [
    Setup(players=players, arena=ARENAS[(players + i) % 4], mode=mode, bot=bot, ending=ending)
    for mode in ("deathmatch", "domination", "turret")
    for bot in (False, True)
    for players in (3, 4, 5)
    for i, ending in enumerate(("frenzy", "sudden-death"))
    if (mode != "deathmatch" or bot) and not (bot and players == 5)
]


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=[words(setup) for setup in VARIANTS])
def test_a_random_game_of_a_variant_keeps_what_holds_everywhere(number: int) -> None:
    checker = Checker(Random(number), choose=(uniform, keen)[number // 2 % 2])
    game = checker.play(VARIANTS[number], seed=number)
    assert game.decision is None


@pytest.mark.parametrize("number", range(len(CHARACTER_SETUPS)), ids=[words(setup) for setup in CHARACTER_SETUPS])
def test_a_random_game_with_characters_keeps_every_rule_that_always_holds(number: int) -> None:  # CHR-01..33
    checker = Checker(Random(number), choose=(uniform, keen)[number // 2 % 2])
    game = checker.play(CHARACTER_SETUPS[number], seed=number)
    assert game.decision is None
    assert len(game.state.order) == CHARACTER_SETUPS[number].players


@pytest.mark.parametrize("number", range(len(TEAM_SETUPS)), ids=[words(setup) for setup in TEAM_SETUPS])
def test_a_random_game_of_teams_keeps_every_rule_that_always_holds(number: int) -> None:  # TEA-01..52
    checker = Checker(Random(number), choose=(uniform, keen, thorough)[number % 3])
    game = checker.play(TEAM_SETUPS[number], seed=number)
    assert game.decision is None
