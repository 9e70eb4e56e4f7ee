"""What a board pays, and what a track pays (KIL-03..05, FRE-03, FIN-02)."""

from typing import Final

from ..ids import Figure
from ..state import State

BOARD_POINTS: Final = (8, 6, 4, 2, 1, 1)
FRENZY_POINTS: Final = (2, 1, 1, 1, 1, 1)
FIRST_BLOOD: Final = 1
DOUBLE_KILL: Final = 1


def ranking(tokens: tuple[int, ...]) -> list[Figure]:
    """Owners by number of tokens; a tie goes to the one whose first token is further left (KIL-04, R92)."""
    owners: list[int] = []
    counts: list[int] = []
    for owner in tokens:
        if owner in owners:
            counts[owners.index(owner)] += 1
        else:
            owners.append(owner)
            counts.append(1)
    ranked: list[int] = []
    for count in range(len(tokens), 0, -1):
        ranked.extend(owner for owner, n in zip(owners, counts, strict=True) if n == count)
    return ranked


def reward(rank: int, skulls: int) -> int:
    """Each skull covers the highest value left; everyone with a token gets at least 1 (KIL-05, KIL-11)."""
    return BOARD_POINTS[min(rank + skulls, len(BOARD_POINTS) - 1)]


def board_pay(s: State, victim: Figure) -> list[tuple[Figure, int, str]]:
    """What the board of a figure would pay now."""
    return pay_of(s.damage[victim], s.skulls[victim], bool(s.flipped >> victim & 1))


def pay_of(tokens: tuple[int, ...], skulls: int, is_flipped: bool) -> list[tuple[Figure, int, str]]:
    """What a board with these tokens pays: (figure, points, why), first blood first, then rank by rank."""
    if not tokens:
        return []
    if is_flipped:
        return [(owner, FRENZY_POINTS[min(i, 5)], "rank") for i, owner in enumerate(ranking(tokens))]
    pay = [(tokens[0], FIRST_BLOOD, "first-blood")]
    pay.extend((owner, reward(i, skulls), "rank") for i, owner in enumerate(ranking(tokens)))
    return pay


def shared_ranks(tokens: tuple[int, ...]) -> list[tuple[Figure, int]]:
    """The same where tied players all take the higher reward and the ranks after them are skipped (DOM-11)."""
    ranked = ranking(tokens)
    return [(owner, reward(sum(tokens.count(other) > tokens.count(owner) for other in ranked), 0)) for owner in ranked]


def track_pay(track: tuple[tuple[int, ...], ...]) -> list[tuple[Figure, int]]:
    """What the killshot track pays; on one space the killshot is earlier than the overkill (FIN-02, R87)."""
    tokens = tuple(owner for space in track for owner in space)
    return [(owner, reward(i, 0)) for i, owner in enumerate(ranking(tokens))]
