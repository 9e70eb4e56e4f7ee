"""The decks of a game before they are shuffled, by its dealing: cards of later sets are dealt in later games only."""

from typing import Final

from ..card_sets import CARD_SETS
from ..ids import POWERUPS, WEAPONS, powerup_cards
from ..rng import DEALINGS

COPIES_OF_A_POWERUP: Final = 2  # (PUP-01)


def weapon_deck(dealing: int) -> tuple[int, ...]:
    """The arena weapons, one of each (SET-05)."""
    names = [name for cards in CARD_SETS if cards.dealing <= dealing for name in cards.arena_weapons]
    return tuple([WEAPONS.index(name) for name in names])


def powerup_deck(dealing: int) -> tuple[int, ...]:
    names = [name for cards in CARD_SETS if cards.dealing <= dealing for name in powerup_cards(cards.powerups)]
    return tuple([POWERUPS.index(name) for name in names for _ in range(COPIES_OF_A_POWERUP)])


WEAPON_DECKS: Final[dict[int, tuple[int, ...]]] = {dealing: weapon_deck(dealing) for dealing in DEALINGS}
POWERUP_DECKS: Final[dict[int, tuple[int, ...]]] = {dealing: powerup_deck(dealing) for dealing in DEALINGS}
