"""How a seed becomes cards: the numbers are fixed, uniform, and in dealing 2 do not give each other away."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from killshot import Game, Setup, state_from_json, state_to_json
from killshot.engine.card_sets import CARD_SETS
from killshot.engine.cards.decks import POWERUP_DECKS, WEAPON_DECKS
from killshot.engine.ids import WEAPONS
from killshot.engine.notation import parse_position, position_text
from killshot.engine.rng import (
    DEALING,
    DEALINGS,
    KEY_BYTES,
    M1,
    M2,
    MARK,
    SHORT,
    below,
    block,
    generator,
    is_generator,
    keyed,
    seeded,
    shuffled,
)

SEEDS = [0, 1, 42, 2**48 - 1, 2**64, 2**128 + 1, 2**256 - 1]
CARDS = tuple(range(9))


# Known answers: they never change, on any platform, compiled or not


@pytest.mark.parametrize(
    ("seed", "first_block", "shuffle", "numbers"),
    [
        (0, "a259e6a7779cb97a543962a296a666c6", "678514320", "43 32 38 99 39 84 89 27"),
        (1, "844a4dbd724a66c3f95610948391cdae", "610258734", "77 29 38 67 3 45 89 21"),
        (2**256 - 1, "11dbd464bd04300e356e18abb812a432", "073842165", "28 65 85 1 26 46 23 46"),
    ],
    ids=["0", "1", "2**256-1"],
)
def test_known_answers_of_dealing_2(seed: int, first_block: str, shuffle: str, numbers: str) -> None:
    rng = keyed(seed)
    assert block(rng).hex()[:32] == first_block
    assert "".join(map(str, shuffled(rng, CARDS)[1])) == shuffle
    drawn = []
    for _ in range(8):
        rng, number = below(rng, 100)
        drawn.append(number)
    assert " ".join(map(str, drawn)) == numbers


def test_known_answers_of_dealing_1() -> None:
    assert shuffled(seeded(1), CARDS) == (668899825357022197, (8, 7, 2, 3, 5, 4, 0, 1, 6))


def test_another_program_can_deal_the_same_cards() -> None:
    """What docs/fairness.md says, written a second time: key, blocks, words, rejection, Fisher-Yates from the end."""
    key = blake2b(b"42", digest_size=24, person=b"killshot key 2").digest()
    words = []
    for counter in range(3):
        numbers = blake2b(counter.to_bytes(8, "big"), key=key, person=b"killshot deal 2").digest()
        words += [int.from_bytes(numbers[i : i + 4], "big") for i in range(0, 64, 4)]
    deck, draws = list(range(36)), iter(words)
    for i in range(35, 0, -1):
        j = next(word for word in draws if word < 2**32 // (i + 1) * (i + 1)) % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert shuffled(keyed(42), tuple(range(36))) == (keyed(42) + 3, tuple(deck))


# Seeds and states


def test_new_games_are_dealt_with_the_latest_dealing() -> None:
    assert Game(Setup(), 7).dealing == DEALING >= 2
    assert Game(Setup(), 7).state == Game(Setup(), 7, dealing=DEALING).state
    assert Game(Setup(), 7).state.rng > SHORT >= Game(Setup(), 7, dealing=1).state.rng


def test_a_dealing_deals_the_cards_of_its_sets() -> None:  # SET-05
    for dealing in DEALINGS:
        sets = [cards for cards in CARD_SETS if cards.dealing <= dealing]
        assert [WEAPONS[weapon] for weapon in WEAPON_DECKS[dealing]] == [
            n for cards in sets for n in cards.arena_weapons
        ]
        assert len(POWERUP_DECKS[dealing]) == sum(6 * len(cards.powerups) for cards in sets)
        s = Game(Setup(), 7, dealing=dealing).state
        assert sorted([*s.weapon_deck, *(weapon for shelf in s.shelves for weapon in shelf)]) == list(
            WEAPON_DECKS[dealing]
        )
    assert len(WEAPON_DECKS[1]) == len(WEAPON_DECKS[2]) == 21


def test_a_seed_that_is_not_given_has_128_bits() -> None:
    assert max(Game(Setup()).seed.bit_length() for _ in range(20)) > 120


@pytest.mark.parametrize("seed", SEEDS)
def test_seeds_of_any_size_make_games(seed: int) -> None:
    game = Game(Setup(players=3), seed)
    assert game.state == Game(Setup(players=3), seed).state
    assert hash(game.state) == hash(game.state.copy())
    assert state_from_json(state_to_json(game.state)) == game.state
    assert parse_position(position_text(game.state))[1] == game.state
    assert Game.from_position(game.position).state == game.state


def test_different_seeds_make_different_games() -> None:
    assert len({Game(Setup(players=3), seed).state for seed in [*SEEDS, *range(2, 30)]}) == len(SEEDS) + 28


def test_the_state_has_the_key_and_not_the_seed() -> None:
    for seed in SEEDS[3:]:
        key = keyed(seed) - MARK >> 64
        assert 0 < key < 2 ** (8 * KEY_BYTES)
        assert seed not in (key, keyed(seed))


@pytest.mark.parametrize("dealing", [0, DEALING + 1, -1])
def test_an_unknown_dealing_is_refused(dealing: int) -> None:
    with pytest.raises(ValueError, match=rf"dealing {dealing} is unknown; this program knows 1, 2"):
        Game(Setup(), 1, dealing)


def test_what_a_generator_is() -> None:
    assert all(is_generator(generator(seed, dealing)) for seed in SEEDS for dealing in DEALINGS)
    assert not any(map(is_generator, [0, -1, SHORT + 1, MARK - 1, 2 * MARK]))


def test_imagined_worlds_use_the_fast_generator() -> None:
    assert Game(Setup(), 7).imagine(0, 1).state.rng <= SHORT


# Uniform

CHI_SQUARE = {23: 49.7, 5: 20.5, 8: 26.1}  # by degrees of freedom: exceeded once in a thousand times by chance


def chi_square(counts: Counter[object], cells: int, times: int) -> float:
    return sum((counts[cell] - times / cells) ** 2 / (times / cells) for cell in counts) + (
        (cells - len(counts)) * times / cells
    )


@pytest.mark.parametrize("dealing", [1, 2])
def test_over_many_seeds_every_order_is_equally_likely(dealing: int) -> None:
    times = 24_000
    counts = Counter[object](shuffled(generator(seed, dealing), (0, 1, 2, 3))[1] for seed in range(times))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, times) < CHI_SQUARE[23]


@pytest.mark.parametrize("place", [0, 4, 8])
def test_over_many_shuffles_of_one_game_every_card_is_equally_often_anywhere(place: int) -> None:
    rng, times, counts = keyed(5), 18_000, Counter[object]()
    for _ in range(times):
        rng, deck = shuffled(rng, CARDS)
        counts[deck[place]] += 1
    assert chi_square(counts, 9, times) < CHI_SQUARE[8]


def test_numbers_below_six_are_equally_likely() -> None:
    rng, times, counts = keyed(6), 18_000, Counter[object]()
    for _ in range(times):
        rng, number = below(rng, 6)
        counts[number] += 1
    assert chi_square(counts, 6, times) < CHI_SQUARE[5]


def test_half_of_the_bits_change_with_the_key_and_with_the_counter() -> None:
    def differing(one: int, other: int) -> int:
        return (int.from_bytes(block(one), "big") ^ int.from_bytes(block(other), "big")).bit_count()

    rng = keyed(9)
    for bit in range(64 + 8 * KEY_BYTES):  # 512 bits: 256 are expected, the standard deviation is 11
        assert 190 < differing(rng, rng ^ (1 << bit)) < 322


# Foreseeing a deal


def shortened_attack(shown: tuple[int, ...], cards: tuple[int, ...], second: int) -> list[int]:
    """The generators of dealing 1 that deal what is shown face up, if one half of the state is known.

    The real attack meets in the middle, because numbers are differences of two generators, each of 31 bits and linear.
    Here one half is given and the other has 16 bits, so that trying all takes a moment.
    """
    found = []
    for first in range(1, 2**16):
        rng, deck = first * M2 + second, list(cards)
        for i in range(len(deck) - 1, len(deck) - 1 - len(shown), -1):
            rng, j = below(rng, i + 1)
            deck[i], deck[j] = deck[j], deck[i]
            if deck[i] != shown[len(deck) - 1 - i]:
                break
        else:
            found.append(first * M2 + second)
    return found


def test_dealing_1_is_foreseen_from_what_lies_face_up() -> None:
    """Nine weapons face up are enough for a shortened state, and with them everything to come is known."""
    cards, secret = tuple(range(21)), 40_123 * M2 + 1_234_567_890 % M2
    after, deck = shuffled(secret, cards)
    shown = tuple(reversed(deck[-9:]))
    (recovered,) = shortened_attack(shown, cards, secret % M2)
    assert recovered == secret
    assert shuffled(recovered, cards) == (after, deck)
    assert shuffled(shuffled(recovered, cards)[0], CARDS) == shuffled(after, CARDS)


def test_dealing_1_is_linear_and_dealing_2_is_not() -> None:
    """Each half of a state of dealing 1 is the one before times a constant, so that the sum of two streams is a stream."""

    def stream(rng: int) -> list[int]:
        values = []
        for _ in range(8):
            rng = below(rng, 2)[0]
            values.append(rng // M2)
        return values

    one, other = 123_456_789, 987_654_321
    sums = [(a + b) % M1 for a, b in zip(stream(one * M2 + 1), stream(other * M2 + 1), strict=True)]
    assert stream((one + other) % M1 * M2 + 1) == sums

    def bits(key: int) -> int:
        return int.from_bytes(block(MARK | key << 64), "big")

    pairs = [(3**i % 2**192, 5**i % 2**192) for i in range(60, 80)]
    for a, b in pairs:  # neither exclusive-or nor sums of keys carry over: about half of the 512 bits differ
        assert 180 < (bits(a) ^ bits(b) ^ bits(a ^ b) ^ bits(0)).bit_count() < 332
        assert 180 < ((bits(a) + bits(b)) % 2**512 ^ bits((a + b) % 2**192)).bit_count() < 332
