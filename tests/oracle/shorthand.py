"""Positions and outcomes in a line.

A to E sit in that order and A shoots. `B@c2=10~2` puts B on c2 with 10 tokens (of E; E's are of B) and 2 marks of A.
What a shot leaves is written the same way, `=` then being the tokens that A added; figures not named are unchanged.
"""

import re
from collections.abc import Iterable

from tests.oracle import Outcome, World
from tests.oracle.world import FIGURES

NAMES = dict(zip("ABCDE", FIGURES, strict=True))
COLOUR = {"R": "red", "B": "blue", "Y": "yellow"}
EVERY_SPAWNPOINT = frozenset(COLOUR.values())


def figures(text: str) -> Iterable[tuple[str, str, int, int | None]]:
    for word in text.split():
        match = re.fullmatch(r"([A-E])(?:@([a-d][1-3]))?(?:=(\d+))?(?:~(\d))?", word)
        assert match, word
        letter, square, tokens, marks = match.groups()
        yield NAMES[letter], square or "", int(tokens or 0), None if marks is None else int(marks)


def position(
    text: str, ammo: str = "", arena: str = "L", domination: bool = False, seats: tuple[str, ...] = FIGURES
) -> World:
    parsed = list(figures(text))
    return World(
        arena=arena,
        positions={figure: square for figure, square, _, _ in parsed},
        shooter="violet",
        seats=seats,
        damage={f: ["dozer" if f == "banshee" else "banshee"] * tokens for f, _, tokens, _ in parsed if tokens},
        marks={figure: {"violet": marks} for figure, _, _, marks in parsed if marks},
        ammo={COLOUR[cube]: ammo.count(cube) for cube in "RBY"},
        spawnpoints=EVERY_SPAWNPOINT if domination else frozenset(),
    )


def after(world: World, text: str, paid: str = "", tagged: str = "", killed: str = "") -> Outcome:
    """The outcome that differs from the world in nothing but what is named."""
    end = world.copy()
    for figure, square, tokens, marks in figures(text):
        end.positions[figure] = square or end.positions[figure]
        end.damage[figure] = end.damage.get(figure, []) + ["violet"] * tokens
        if marks is not None:
            end.marks.setdefault(figure, {})["violet"] = marks
    for cube in paid:
        end.ammo[COLOUR[cube]] -= 1
    end.tagged += tagged.split()
    end.killed = [NAMES[letter] for letter in killed.split()]
    return end.outcome()


def tokens_added(world: World, outcome: Outcome, letter: str) -> int:
    return len(dict(outcome.damage)[NAMES[letter]]) - len(world.damage.get(NAMES[letter], []))
