"""Every outcome a weapon can have: the shot is replayed with every complete sequence of choices."""

from tests.oracle.choices import DeadEnd
from tests.oracle.weapons import WEAPONS
from tests.oracle.weapons_dlc import CHARACTER_WEAPONS
from tests.oracle.world import Outcome, World

EVERY_WEAPON = WEAPONS | CHARACTER_WEAPONS


def outcomes(weapon: str, world: World) -> set[Outcome]:
    """All ways in which the shooter may fire this loaded weapon; none if it cannot be fired. The world is left alone.

    Powerups pay no cubes and no scope is used: they are worth something only where a price is in powerups.
    """
    found: set[Outcome] = set()
    unexplored: list[list[int]] = [[]]
    while unexplored:
        answers = unexplored.pop()
        replay = world.copy()
        shot = EVERY_WEAPON[weapon](replay)
        try:
            question = next(shot)
            for answer in answers:
                question = shot.send(answer)
            unexplored += [[*answers, index] for index in range(len(question.options))]
        except StopIteration:
            found.add(replay.outcome())
        except DeadEnd:
            pass  # an illegal shot is rejected as a whole
    return found
