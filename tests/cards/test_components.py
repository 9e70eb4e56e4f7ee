"""The cards and tiles are those in the box, written down here a second time."""

from collections import Counter

import pytest

from killshot.engine.card_sets import CARD_SETS
from killshot.engine.cards.ammo_tiles import ALL_TILES, TILE_CUBES, TILE_POWERUP
from killshot.engine.cards.decks import POWERUP_DECKS
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.ids import COLOURS, POWERUP_TYPES, POWERUPS, powerup_colour, powerup_type
from killshot.engine.rng import DEALING

# The reload cost with the cube that is free on grabbing first, then what the other effects cost.
PRICES: dict[str, tuple[str, dict[str, str]]] = {
    "lock-rifle": ("BB", {"second-lock": "R"}),
    "machine-gun": ("BR", {"focus-shot": "Y", "turret-tripod": "B"}),
    "thor": ("BR", {"chain-reaction": "B", "high-voltage": "B"}),
    "plasma-gun": ("BY", {"phase-glide": "", "charged-shot": "B"}),
    "whisper": ("BBY", {}),
    "electroscythe": ("B", {"reaper": "RB"}),
    "tractor-beam": ("B", {"punisher": "RY"}),
    "vortex-cannon": ("RB", {"black-hole": "R"}),
    "furnace": ("RB", {"cozy-fire": ""}),
    "heatseeker": ("RRY", {}),
    "hellion": ("RY", {"nano-tracer": "R"}),
    "flamethrower": ("R", {"barbecue": "YY"}),
    "grenade-launcher": ("R", {"extra-grenade": "R"}),
    "rocket-launcher": ("RR", {"rocket-jump": "B", "fragmenting-warhead": "Y"}),
    "railgun": ("YYB", {"piercing": ""}),
    "cyberblade": ("YR", {"shadowstep": "", "slice-and-dice": "Y"}),
    "zx-2": ("YR", {"scanner": ""}),
    "shotgun": ("YY", {"long-barrel": ""}),
    "power-glove": ("YB", {"rocket-fist": "B"}),
    "shockwave": ("Y", {"tsunami": "Y"}),
    "sledgehammer": ("Y", {"pulverize": "R"}),
}
TILES = {
    **dict.fromkeys(("YBB", "YRR", "BYY", "BRR", "RYY", "RBB"), 3),
    **dict.fromkeys(("YYP", "RRP", "BBP"), 2),
    **dict.fromkeys(("YRP", "YBP", "RBP"), 4),
}


def box(letters: str) -> tuple[int, int, int]:
    """Red, blue and yellow cubes."""
    return letters.count("R"), letters.count("B"), letters.count("Y")


def test_there_are_21_weapons() -> None:  # SET-05
    assert len(WEAPON_CARDS) >= len(PRICES) == 21
    assert [weapon.name for weapon in WEAPON_CARDS[:21]] == list(PRICES) == list(CARD_SETS[0].weapons)


@pytest.mark.parametrize("name", PRICES)
def test_a_weapon_costs_what_its_card_says(name: str) -> None:  # WPN-02 WPN-09
    weapon = next(weapon for weapon in WEAPON_CARDS if weapon.name == name)
    reload, extras = PRICES[name]
    assert weapon.reload_cost == box(reload)
    assert weapon.grab_cost == box(reload[1:])
    assert weapon.letters[0] == reload[0]
    assert {effect.name: effect.cost for effect in weapon.effects} == {
        "basic": (0, 0, 0),
        **{effect: box(cost) for effect, cost in extras.items()},
    }


def test_there_are_36_ammo_tiles_with_three_cubes_or_two_and_a_powerup() -> None:  # SET-05 AMM-01
    faces = Counter((TILE_CUBES[tile], TILE_POWERUP[tile]) for tile in ALL_TILES)
    assert faces == {(box(face), "P" in face): copies for face, copies in TILES.items()}
    assert len(ALL_TILES) == sum(TILES.values()) == 36
    assert all(sum(TILE_CUBES[tile]) + TILE_POWERUP[tile] == 3 for tile in ALL_TILES)


def test_there_are_24_powerups_two_of_each_type_and_colour() -> None:  # SET-05 PUP-01
    base = POWERUP_DECKS[DEALING][:24]
    assert Counter(POWERUPS[card] for card in base) == {
        f"{colour}-{kind}": 2
        for kind in ("scope", "newton", "tagback", "teleporter")
        for colour in ("red", "blue", "yellow")
    }
    assert set(Counter(POWERUP_DECKS[DEALING]).values()) == {2}


def test_a_powerup_knows_its_type_and_colour() -> None:  # PUP-01
    for card, name in enumerate(POWERUPS):
        kind = POWERUP_TYPES[powerup_type(card)]
        assert name == f"{COLOURS[powerup_colour(card)]}-{kind}"
