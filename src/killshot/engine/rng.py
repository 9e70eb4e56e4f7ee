"""One int of generator state, so that a game is its setup, its seed and its actions.

There are two generators, and the int says whose state it is. Both give the same numbers on every platform and build.

Dealing 1 is L'Ecuyer's combined generator: two multiplicative generators packed into one int, of which no product exceeds
62 bits, so that compiled code never needs a big int. It is fast, and anyone who sees a few of its numbers can work out all
others. Imagined worlds use it, and games of before dealing 2.

Dealing 2 is BLAKE2b in counter mode, with a key of 192 bits. Games are dealt with it: what lies face up says nothing about
what does not. Its state is a marking bit, the key and the number of the next block, and `docs/fairness.md` says all that
another program needs to deal the same cards.
"""

from hashlib import blake2b
from typing import Final

from .card_sets import CARD_SETS

# The one for new games: a new set of cards raises it. From 2 on they differ only in the cards they deal.
DEALING: Final[int] = max([2, *[cards.dealing for cards in CARD_SETS]])
DEALINGS: Final[tuple[int, ...]] = tuple(range(1, DEALING + 1))

M1: Final = 2147483563
M2: Final = 2147483399
SHORT: Final = 4611686018427387903  # states up to here are of dealing 1: they fit into 62 bits

KEY_BYTES: Final = 24
COUNTER_BITS: Final = 64
MARK: Final = 1 << (8 * KEY_BYTES + COUNTER_BITS)
KEY_DOMAIN: Final = b"killshot key 2"
DEAL_DOMAIN: Final = b"killshot deal 2"
BLOCK: Final = 64  # bytes
WORD: Final = 4  # bytes that make one number
WORDS: Final = 4294967296  # how many numbers there are


def generator(seed: int, dealing: int) -> int:
    """The generator state with which a game of this seed begins."""
    if dealing not in DEALINGS:
        raise ValueError(f"dealing {dealing} is unknown; this program knows {', '.join(map(str, DEALINGS))}")
    return seeded(seed) if dealing == 1 else keyed(seed)


def is_generator(rng: int) -> bool:
    """Whether this is a state of one of the generators."""
    return 0 < rng <= SHORT or MARK <= rng < 2 * MARK


# Dealing 1


def seeded(seed: int) -> int:
    """A state of the fast generator for any integer seed; neighbouring seeds give unrelated streams."""
    x = seed & 0xFFFFFFFFFFFFFFFF
    x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    x ^= x >> 31
    return (x % (M1 - 1) + 1) * M2 + (x >> 32) % (M2 - 1) + 1


def advance(rng: int) -> int:
    """The state of the fast generator after one step."""
    return (40014 * (rng // M2)) % M1 * M2 + (40692 * (rng % M2)) % M2


# Dealing 2


def keyed(seed: int) -> int:
    """A state of the cryptographic generator for any integer seed, from which the seed does not follow."""
    key = blake2b(str(seed).encode("ascii"), digest_size=KEY_BYTES, person=KEY_DOMAIN).digest()
    return MARK | int.from_bytes(key, "big") << COUNTER_BITS


def block(rng: int) -> bytes:
    """The block that the state stands before; the state after it is `rng + 1`."""
    state = rng.to_bytes(KEY_BYTES + 9, "big")  # the marking bit has a byte of its own
    return blake2b(state[-8:], key=state[1:-8], person=DEAL_DOMAIN).digest()


# Both


def below(rng: int, n: int) -> tuple[int, int]:
    """A new generator state and a number in range(n), each equally likely."""
    if rng > SHORT:
        return _below(rng, n)
    span = (M1 - 1) // n * n
    while True:
        rng = advance(rng)
        z = (rng // M2 - rng % M2) % (M1 - 1)
        if z < span:
            return rng, z % n


def _below(rng: int, n: int) -> tuple[int, int]:
    span = WORDS // n * n
    while True:
        numbers = block(rng)
        rng += 1
        for at in range(0, BLOCK, WORD):
            z = numbers[at] << 24 | numbers[at + 1] << 16 | numbers[at + 2] << 8 | numbers[at + 3]
            if z < span:
                return rng, z % n


def shuffled(rng: int, cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """A new generator state and the cards in random order (Fisher-Yates)."""
    if rng > SHORT:
        return _shuffled(rng, cards)
    deck = list(cards)
    for i in range(len(deck) - 1, 0, -1):
        rng, j = below(rng, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return rng, tuple(deck)


def _shuffled(rng: int, cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Numbers are taken from block after block; what is left of the last one is thrown away."""
    deck = list(cards)
    numbers, at = b"", BLOCK
    for i in range(len(deck) - 1, 0, -1):
        span = WORDS // (i + 1) * (i + 1)
        z = span
        while z >= span:
            if at == BLOCK:
                numbers, at = block(rng), 0
                rng += 1
            z = numbers[at] << 24 | numbers[at + 1] << 16 | numbers[at + 2] << 8 | numbers[at + 3]
            at += WORD
        j = z % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return rng, tuple(deck)
