"""Random positions for comparing the oracle with something else."""

from random import Random

from tests.oracle.arena import ARENAS
from tests.oracle.world import COLOURS, FIGURES, World


def random_world(rng: Random, arena: str | None = None, domination: bool = False, bot: bool = False) -> World:
    """Three to five figures, Violet among them, sometimes one of them outside the arena and the last one the bot.

    Boards are anywhere between untouched and full, but the shooter's has too little damage for a move before the shot
    (ACT-06). Figures crowd together more than chance would have them, or most shots would have no victim but one.
    """
    arena = arena or rng.choice(sorted(ARENAS))
    people = rng.sample(FIGURES[1:], rng.randint(2, 3 if bot else 4))
    people.insert(rng.randint(0, len(people)), FIGURES[0])
    seats = (*people, "bot") if bot else tuple(people)
    haunts = rng.sample(ARENAS[arena].squares, rng.randint(2, 6))
    shooter = rng.choice(people)
    absent = rng.choice(seats) if rng.random() < 0.2 else shooter
    targets = domination and rng.random() < 0.9  # not in the first turn (DOM-02)
    return World(
        arena=arena,
        positions={figure: rng.choice(haunts) for figure in seats if figure == shooter or figure != absent},
        shooter=shooter,
        seats=seats,
        damage={
            victim: [rng.choice([other for other in seats if other != victim]) for _ in range(tokens)]
            for victim in seats
            if (tokens := rng.choice([0, 0, 3, 5] if victim == shooter else [0, 0, 3, 7, 8, 9, 10, 10, 11, 12]))
        },
        marks={
            victim: {owner: count for owner in seats if owner != victim and (count := rng.choice([0, 0, 1, 2, 3]))}
            for victim in seats
        },
        ammo={colour: rng.choice([0, 0, 1, 2, 3]) for colour in COLOURS},
        spawnpoints=frozenset(colour for colour in COLOURS if targets and rng.random() < 0.8),
        bot="bot" if bot else None,
    )
