"""Every outcome a weapon can have: the shot is replayed with every complete sequence of choices."""

from tests.oracle.choices import DeadEnd
from tests.oracle.weapons import WEAPONS
from tests.oracle.world import Outcome, World


def outcomes(weapon: str, world: World) -> set[Outcome]:
    """All ways in which the shooter may fire this loaded weapon; none if it cannot be fired. The world is left alone.

    Powerups play no part: costs are paid in cubes, no scope is used.
    """
    found: set[Outcome] = set()
    unexplored: list[list[int]] = [[]]
    while unexplored:
        answers = unexplored.pop()
        replay = world.copy()
        shot = WEAPONS[weapon](replay)
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
