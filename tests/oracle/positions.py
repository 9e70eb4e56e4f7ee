"""Random positions for comparing the oracle with something else."""

from random import Random

from tests.oracle.arena import ARENAS
from tests.oracle.world import CHARACTERS, COLOURS, FIGURES, FULL_BOARD, KILLSHOT, World


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


def random_party(rng: Random, shooter: str, arena: str, most_cards: int) -> World:
    """Three to six characters, the shooter among them, with their tokens; sometimes one of them outside the arena.

    Rush tiles have slid by any number of spaces, but the shooter is alive, and rather often about to be killed: then
    rushes are free (CHR-07).
    """
    others = rng.sample([figure for figure in CHARACTERS if figure != shooter], rng.randint(2, 5))
    seats = (*others, shooter)
    seats = tuple(rng.sample(seats, len(seats)))
    haunts = rng.sample(ARENAS[arena].squares, rng.randint(2, 6))
    absent = rng.choice(seats) if rng.random() < 0.2 else shooter
    positions = {figure: rng.choice(haunts) for figure in seats if figure == shooter or figure != absent}
    damage: dict[str, list[str]] = {}
    shift: dict[str, int] = {}
    for victim in positions:
        if victim == shooter:
            tokens = rng.choice([0, 0, 3, 5])
            last = KILLSHOT - 1 - tokens  # the next token kills
            shift[victim] = rng.choice([0, 1, 4, last - 1, last, last, last])
        else:
            shift[victim] = rng.choice([0, 0, 0, 1, 2, 5, 9, 10])
            end = FULL_BOARD - shift[victim]
            tokens = max(0, end - rng.choice([0, 1, 2, 2, 3, 4, 5, 9, 12, 12]))
        damage[victim] = [rng.choice([other for other in seats if other != victim]) for _ in range(tokens)]
    tile_squares = [square for square in ARENAS[arena].squares if square not in ARENAS[arena].spawnpoint.values()]

    def some(character: str) -> set[str]:
        """Bearers of the tokens of that character, if it plays."""
        share = rng.choice([0, 0.3, 0.7, 1]) if character in seats else 0
        return {figure for figure in positions if figure != character and rng.random() < share}

    return World(
        arena=arena,
        positions=positions,
        shooter=shooter,
        seats=seats,
        damage=damage,
        marks={
            victim: {owner: count for owner in seats if owner != victim and (count := rng.choice([0, 0, 1, 2, 3]))}
            for victim in positions
        },
        ammo={colour: rng.choice([0, 0, 1, 2, 3]) for colour in COLOURS},
        shift=shift,
        venom=some("sprog"),
        minds=some("banshee"),
        hot=rng.randint(0, 4) if "dozer" in seats else 0,
        hacked={*rng.sample(tile_squares, rng.randint(0, 4))} if "echo" in seats else set(),
        cards=rng.randint(0, most_cards),
    )


def random_sides(rng: Random, shooter: str, arena: str, most_cards: int) -> World:
    """Two teams of three, in draft order; the same crowds and tokens, but nobody is dead or outside (TEA-50).

    Buffers hold anything: how much is in them makes no difference to a shot.
    """
    order = rng.sample(CHARACTERS, len(CHARACTERS))
    seats = tuple(order)
    team = order[:3] if shooter in order[:3] else order[3:]
    foes = [figure for figure in seats if figure not in team]
    haunts = rng.sample(ARENAS[arena].squares, rng.randint(2, 6))
    tile_squares = [square for square in ARENAS[arena].squares if square not in ARENAS[arena].spawnpoint.values()]
    shift = {figure: rng.choice([0, 0, 1, 4]) for figure in seats}
    damage = {figure: [figure] * rng.choice([0, 0, 2, 5]) for figure in seats}
    if rng.random() < 0.4:  # the shooter is about to be killed: rushes are free
        shift[shooter] = KILLSHOT - 1 - len(damage[shooter])

    def some(character: str) -> set[str]:
        """Bearers of the tokens of that character: its enemies."""
        share = rng.choice([0, 0.5, 1])
        enemies = foes if character in team else team
        return {figure for figure in enemies if rng.random() < share}

    return World(
        arena=arena,
        positions={figure: rng.choice(haunts) for figure in seats},
        shooter=shooter,
        seats=seats,
        damage=damage,
        marks={figure: {figure: marks} for figure in seats if (marks := rng.choice([0, 1, 2, 3]))},
        ammo={colour: rng.choice([0, 0, 1, 2, 3]) for colour in COLOURS},
        shift=shift,
        venom=some("sprog"),
        minds=some("banshee"),
        hot=rng.randint(0, 4),
        hacked={*rng.sample(tile_squares, rng.randint(0, 4))},
        cards=rng.randint(0, most_cards),
        allies=frozenset(team) - {shooter},
        buffer={figure: rng.choice([0, 1, 4, 9]) for figure in seats},
    )
