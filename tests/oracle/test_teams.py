"""The engine against the oracle in team play: allies are never touched, and damage goes into the buffer (TEA-14..16)."""

from collections import Counter
from random import Random

import pytest

from killshot.engine.cards.prices import PRICES as CHARACTER_PRICES
from tests.oracle import CHARACTER_WEAPONS, WEAPONS, World, outcomes
from tests.oracle.arena import ARENAS
from tests.oracle.engine import shots
from tests.oracle.positions import random_sides
from tests.oracle.test_engine import CARDS_IN_HAND, EFFECTS, FEWER, HARMLESS, differences
from tests.oracle.weapons_dlc import OWNERS
from tests.oracle.world import CHARACTERS, COLOURS, MOST_CARDS

POSITIONS = {"mastermind": 200, "possessor": 60} | dict.fromkeys(FEWER, 32)
USUAL = 80  # positions per weapon, a quarter of them in each arena
EXERCISED = 5  # each effect can be used in at least this many positions


@pytest.mark.parametrize("weapon", [*WEAPONS, *CHARACTER_WEAPONS])
def test_the_engine_knows_exactly_the_shots_of_teams(weapon: str) -> None:  # TEA-14 TEA-15 TEA-16 TEA-48 R78
    rng = Random(f"{weapon} in teams")
    usable: Counter[str] = Counter()
    for number in range(POSITIONS.get(weapon, USUAL)):
        arena = sorted(ARENAS)[number % len(ARENAS)]
        shooter = OWNERS[weapon] if weapon in OWNERS else rng.choice(CHARACTERS)
        world = random_sides(rng, shooter, arena, CARDS_IN_HAND.get(weapon, MOST_CARDS) if weapon in OWNERS else 0)
        expected = outcomes(weapon, world)
        found = shots(weapon, world)
        assert not (report := differences(weapon, world, expected, found)), f"\n{report}"
        usable.update(found.effects)
        usable["hit"] += any(shot.buffer != world.outcome().buffer for shot in expected)
        usable["ally next to a target"] += bool(expected) and is_near_a_foe(world)
    effects = list(CHARACTER_PRICES[weapon].effects) if weapon in OWNERS else EFFECTS[weapon]
    wanted = [*effects, "ally next to a target", *(["hit"] if weapon not in HARMLESS else [])]
    assert not {what: usable[what] for what in wanted if usable[what] < EXERCISED}, "too few such positions"


def is_near_a_foe(world: World) -> bool:
    """Whether an ally would be hit, if that were possible."""
    return {world.square(ally) for ally in world.allies} & {world.square(foe) for foe in world.targets()} != set()


@pytest.mark.parametrize("weapon", [*WEAPONS, *CHARACTER_WEAPONS])
def test_among_allies_one_can_only_move(weapon: str) -> None:  # TEA-14 R50
    shooter = OWNERS.get(weapon, "violet")
    others = tuple(figure for figure in CHARACTERS if figure != shooter)
    world = World(
        "L",
        dict.fromkeys((shooter, *others[:2]), "b1"),
        shooter,
        seats=(shooter, *others),
        ammo=dict.fromkeys(COLOURS, 3),
        hot=4,
        hacked={"b1", "d2"},
        cards=CARDS_IN_HAND.get(weapon, 2) if weapon in OWNERS else 0,
        allies=frozenset(others[:2]),
    )
    expected = outcomes(weapon, world)
    assert bool(expected) == (weapon in {"wristblades", "shadowblade", "wrecking-ball"})
    assert not differences(weapon, world, expected, shots(weapon, world))
