"""The table of a character weapon's tests."""

from killshot.engine.cards.weapons_dlc import CHARACTER_CARDS
from killshot.engine.ids import FIGURES
from killshot.testing import PRICES, Price, Scenario, arena


def armed(weapon: str, reload: str, **effects: str) -> Scenario:
    """The owner of a character weapon about to act, with the weapon loaded; its price is the test's own.

    `armed("wristblades", "Y", venom_blade="B", left_hook="+")`.
    """
    prices = PRICES | {weapon: Price(reload, {effect.replace("_", "-"): cost for effect, cost in effects.items()})}
    owner = next(FIGURES[card.owner] for card in CHARACTER_CARDS if card.name == weapon)
    return arena("L", players=6, characters=True, prices=prices).turn(owner).hand(owner, weapon)
