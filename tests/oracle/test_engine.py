"""The engine against the oracle: for random positions, both have to know exactly the same shots.

A difference is printed with the position (it can be pasted) and, for a shot only the engine knows, the words leading to
it. Who is right is a question for the rules.
"""

from collections import Counter
from random import Random

import pytest

from killshot.engine.cards.prices import PRICES as CHARACTER_PRICES
from killshot.engine.cards.weapons import WEAPON_CARDS
from tests.oracle import CHARACTER_WEAPONS, WEAPONS, Outcome, World, outcomes
from tests.oracle.arena import ARENAS
from tests.oracle.engine import Shots, shots
from tests.oracle.positions import random_party, random_world
from tests.oracle.weapons_dlc import COSTS, CUBES, OWNERS
from tests.oracle.world import CHARACTERS, COLOURS, MOST_CARDS

MODES = ["deathmatch", "domination"]
BOTS = 5  # every fifth position has the bot in it

POSITIONS = 240  # per weapon and mode, a quarter of them in each arena
FEWER = dict.fromkeys(("machine-gun", "plasma-gun", "grenade-launcher", "rocket-launcher"), 90)  # many ways to fire
EXERCISED = 20  # each effect can be used in at least this many positions, and lacks a cube in as many
SHOWN = 3  # differences of each kind

CARDS = {card.name: card for card in WEAPON_CARDS}
EFFECTS = {name: [effect.name for effect in card.effects] for name, card in CARDS.items()}
PRICES = {
    name: {effect.name: effect.cost for effect in card.effects if any(effect.cost)} for name, card in CARDS.items()
}


def differences(weapon: str, world: World, expected: set[Outcome], found: Shots) -> str:
    """Empty if the two agree."""
    missing = sorted(str(shot) for shot in expected - found.outcomes.keys())
    extra = sorted(
        f"{shot}\n      by {' '.join(words)}" for shot, words in found.outcomes.items() if shot not in expected
    )
    lines: list[str] = []
    for kind, shots_of_that_kind in (("missing", missing), ("extra", extra), ("dead end", found.dead_ends)):
        lines += [f"  {kind}: {shot}" for shot in shots_of_that_kind[:SHOWN]]
        if len(shots_of_that_kind) > SHOWN:
            lines.append(f"  {kind}: and {len(shots_of_that_kind) - SHOWN} more")
    if lines:
        can_fire = f"{len(expected)} outcomes by the rules, {len(found.outcomes)} in the engine"
        lines = [f"{weapon}, {can_fire}", f"  {world}", *lines]
    return "\n".join(lines)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("weapon", WEAPONS)
def test_the_engine_knows_exactly_the_shots_of_the_rules(weapon: str, mode: str) -> None:
    rng = Random(f"{weapon} {mode}")
    usable: Counter[str] = Counter()
    for number in range(FEWER.get(weapon, POSITIONS)):
        arena = sorted(ARENAS)[number % len(ARENAS)]
        world = random_world(rng, arena, domination=mode == "domination", bot=number % BOTS == 0)
        expected = outcomes(weapon, world)
        found = shots(weapon, world, mode)
        assert not (report := differences(weapon, world, expected, found)), f"\n{report}"
        usable.update(found.effects)
        if expected:
            usable.update(f"too poor for {effect}" for effect in unaffordable(weapon, world))
        usable["tag"] += any(shot.tagged for shot in expected)
    wanted = [*EFFECTS[weapon], *(f"too poor for {effect}" for effect in PRICES[weapon])]
    wanted += ["tag"] if mode == "domination" else []
    assert not {what: usable[what] for what in wanted if usable[what] < EXERCISED}, "too few such positions"


def unaffordable(weapon: str, world: World) -> list[str]:
    box = [world.ammo.get(colour, 0) for colour in COLOURS]
    return [effect for effect, cost in PRICES[weapon].items() if any(c > b for c, b in zip(cost, box, strict=True))]


@pytest.mark.parametrize("weapon", WEAPONS)
def test_nobody_shoots_in_an_empty_arena(weapon: str) -> None:
    world = World("L", {"violet": "c1"}, "violet", ammo=dict.fromkeys(COLOURS, 3))
    assert not outcomes(weapon, world)
    assert shots(weapon, world) == Shots()


def test_both_know_the_same_weapons() -> None:
    assert WEAPONS.keys() == CARDS.keys()


# Characters of the DLC

PARTIES = {"mastermind": 480, "possessor": 130}  # positions per weapon, if not as many as above
CARDS_IN_HAND = dict.fromkeys(("wristblades", "mastermind", "possessor"), 0)  # cards would pay their cubes
HARMLESS = {"putrifier"}


@pytest.mark.parametrize("weapon", CHARACTER_WEAPONS)
def test_the_engine_knows_exactly_the_shots_of_characters(weapon: str) -> None:
    rng = Random(weapon)
    prices = {effect: COSTS[effect] for effect in CHARACTER_PRICES[weapon].effects}
    usable: Counter[str] = Counter()
    for number in range(PARTIES.get(weapon, POSITIONS)):
        arena = sorted(ARENAS)[number % len(ARENAS)]
        world = random_party(rng, OWNERS[weapon], arena, CARDS_IN_HAND.get(weapon, MOST_CARDS))
        expected = outcomes(weapon, world)
        found = shots(weapon, world)
        assert not (report := differences(weapon, world, expected, found)), f"\n{report}"
        usable.update(found.effects)
        usable["kill"] += any(shot.killed for shot in expected)
        about_to_die = len(world.damage[world.shooter]) + 1 == world.killshot(world.shooter)
        for effect, price in prices.items():
            if price == "+":
                usable[f"free {effect}"] += about_to_die and effect in found.effects
            elif price:
                held = world.cards if price == "P" else world.ammo[CUBES[price]]
                usable[f"too poor for {effect}"] += not held and bool(expected)
    wanted = ["basic", *prices, *(f"free {effect}" for effect, price in prices.items() if price == "+")]
    wanted += [f"too poor for {effect}" for effect, price in prices.items() if price not in ("", "+")]
    wanted += ["kill"] if weapon not in HARMLESS else []
    assert not {what: usable[what] for what in wanted if usable[what] < EXERCISED}, "too few such positions"


@pytest.mark.parametrize("weapon", CHARACTER_WEAPONS)
def test_alone_in_the_arena_one_can_only_move(weapon: str) -> None:  # R50
    world = World(
        "L",
        {OWNERS[weapon]: "b1"},
        OWNERS[weapon],
        seats=CHARACTERS,
        ammo=dict.fromkeys(COLOURS, 3),
        hot=4,
        hacked={"b1", "d2"},
        cards=CARDS_IN_HAND.get(weapon, 2),
    )
    expected = outcomes(weapon, world)
    assert bool(expected) == (weapon in {"wristblades", "shadowblade", "wrecking-ball"})
    assert not differences(weapon, world, expected, shots(weapon, world))


def test_both_know_the_same_character_weapons_and_prices() -> None:
    assert CHARACTER_WEAPONS.keys() == OWNERS.keys() == CHARACTER_PRICES.keys()
    assert {effect: price for card in CHARACTER_PRICES.values() for effect, price in card.effects.items()} == COSTS
