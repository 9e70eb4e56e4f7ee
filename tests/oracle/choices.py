"""What a weapon asks the shooter. A weapon is a generator: it yields a Choose and is sent the index of the answer."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Choose:
    """A question with its possible answers, never none."""

    options: tuple[object, ...]


Steps = Generator[Choose, int, T]


class DeadEnd(Exception):  # noqa: N818 - a verdict on the choices made, not an error
    """The choices made so far cannot be completed into a legal shot."""


def one_of(options: Iterable[T]) -> Steps[T]:
    answers = tuple(options)
    if not answers:
        raise DeadEnd("nothing to choose from")
    index = yield Choose(answers)
    return answers[index]


def some_of(options: Iterable[T], most: int) -> Steps[tuple[T, ...]]:
    """At least one and at most that many different ones: fewer will always do (SHO-06), none will not (R09, R82)."""
    answers = tuple(options)
    chosen = yield from one_of(some for size in range(1, most + 1) for some in combinations(answers, size))
    return chosen


def whether() -> Steps[bool]:
    """A "may"."""
    answer = yield from one_of([False, True])
    return answer


def order(*sequences: str) -> Steps[list[str]]:
    """One of the orders in which a card's effects may be used, each written as words in a row."""
    chosen = yield from one_of(sequences)
    return chosen.split()
