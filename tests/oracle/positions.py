"""Random positions for comparing the oracle with something else."""

from random import Random

from tests.oracle.arena import ARENAS
from tests.oracle.world import COLOURS, FIGURES, World


def random_world(rng: Random, arena: str | None = None, domination: bool = False) -> World:
    """Three to five seats, sometimes one of them outside the arena; boards anywhere between untouched and full.

    Figures crowd together more than chance would have them, or most shots would have no victim but one.
    """
    arena = arena or rng.choice(sorted(ARENAS))
    seats = FIGURES[: rng.randint(3, 5)]
    haunts = rng.sample(ARENAS[arena].squares, rng.randint(2, 6))
    shooter = rng.choice(seats)
    absent = rng.choice(seats) if rng.random() < 0.2 else shooter
    victims = [figure for figure in seats if figure != shooter]
    spawnpoints = frozenset(colour for colour in COLOURS if rng.random() < 0.8) if domination else frozenset()
    return World(
        arena=arena,
        positions={figure: rng.choice(haunts) for figure in seats if figure == shooter or figure != absent},
        shooter=shooter,
        seats=seats,
        damage={
            victim: [rng.choice([other for other in seats if other != victim]) for _ in range(tokens)]
            for victim in victims
            if (tokens := rng.choice([0, 0, 3, 7, 8, 9, 10, 10, 11, 12]))
        },
        marks={
            victim: {owner: count for owner in seats if owner != victim and (count := rng.choice([0, 0, 1, 2, 3]))}
            for victim in victims
        },
        ammo={colour: rng.randint(0, 3) for colour in COLOURS},
        spawnpoints=spawnpoints,
    )
