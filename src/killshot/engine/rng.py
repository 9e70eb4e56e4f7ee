"""One int of generator state, so that a game is its setup, its seed and its actions.

L'Ecuyer's combined generator: two multiplicative generators packed into one int. The same numbers on every platform
and build, and no product exceeds 62 bits, so that compiled code never needs a big int.
"""

from typing import Final

M1: Final = 2147483563
M2: Final = 2147483399


def seeded(seed: int) -> int:
    """A generator state for any integer seed; neighbouring seeds give unrelated streams."""
    x = seed & 0xFFFFFFFFFFFFFFFF
    x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    x ^= x >> 31
    return (x % (M1 - 1) + 1) * M2 + (x >> 32) % (M2 - 1) + 1


def advance(rng: int) -> int:
    """The generator state after one step."""
    return (40014 * (rng // M2)) % M1 * M2 + (40692 * (rng % M2)) % M2


def below(rng: int, n: int) -> tuple[int, int]:
    """A new generator state and a number in range(n), each equally likely."""
    span = (M1 - 1) // n * n
    while True:
        rng = advance(rng)
        z = (rng // M2 - rng % M2) % (M1 - 1)
        if z < span:
            return rng, z % n


def shuffled(rng: int, cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """A new generator state and the cards in random order (Fisher-Yates)."""
    deck = list(cards)
    for i in range(len(deck) - 1, 0, -1):
        rng, j = below(rng, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return rng, tuple(deck)
