"""The 24 powerups: four types in three colours, two copies of each (PUP-01)."""

from typing import Final

from ..ids import POWERUPS

ALL_POWERUPS: Final[tuple[int, ...]] = tuple(powerup for powerup in range(len(POWERUPS)) for _ in range(2))
