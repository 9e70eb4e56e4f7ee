"""The 21 base weapons written a second time, for comparison with the engine; nothing here knows the engine.

outcomes("rocket-launcher", World("L", {"violet": "c1", "dozer": "c2"}, "violet", ammo={"yellow": 1}))
"""

from tests.oracle.enumerate import outcomes
from tests.oracle.weapons import WEAPONS
from tests.oracle.world import Outcome, World

__all__ = ["WEAPONS", "Outcome", "World", "outcomes"]
