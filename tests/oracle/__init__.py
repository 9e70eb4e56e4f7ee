"""The base and the character weapons written a second time, for comparison with the engine.

Apart from the comparison itself, nothing here uses the engine.

outcomes("rocket-launcher", World("L", {"violet": "c1", "dozer": "c2"}, "violet", ammo={"yellow": 1}))
"""

from tests.oracle.enumerate import outcomes
from tests.oracle.weapons import WEAPONS
from tests.oracle.weapons_dlc import CHARACTER_WEAPONS
from tests.oracle.world import Outcome, World

__all__ = ["CHARACTER_WEAPONS", "WEAPONS", "Outcome", "World", "outcomes"]
