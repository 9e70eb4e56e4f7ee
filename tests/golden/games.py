"""The golden games: which they are, how they are played, and what is kept of them.

Run as `python -m tests.golden.games` with the sources on the path, it prints the engine's files and the digests.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from killshot import Action, Decision, Event, Game, Record, Setup
from killshot.engine import machine, snapshot
from killshot.engine.ids import FIGURES
from killshot.engine.rng import below, seeded

FOLDER = Path(__file__).resolve().parent
DIGESTS = FOLDER / "digests.txt"
HEADING = "# players, arena, skulls, ending, seed, decisions, digest; renew with: python tests/golden/renew.py"

ENDINGS = ("frenzy", "sudden-death")
ARENAS = ("S", "M1", "M2", "L")
DIGESTED = [
    (Setup(players=players, arena=arena, skulls=5 + (players + a + e) % 4, ending=ending), 100 * players + 10 * a + e)
    for players in (3, 4, 5)
    for a, arena in enumerate(ARENAS)
    for e, ending in enumerate(ENDINGS)
] + [
    (Setup(mode="teams", teams=sizes, arena=ARENAS[i % 4]), 1000 + i)
    for i, sizes in enumerate(((1, 1), (2, 1), (2, 2), (1, 3), (3, 2), (3, 3)))
]
RECORDED = [
    (Setup(players=3, arena="S", skulls=5, ending="sudden-death"), 1),
    (Setup(players=3, arena="M2", skulls=6), 2),
    (Setup(players=4, arena="L", skulls=8), 3),
    (Setup(players=4, arena="M1", skulls=5, figures=("banshee", "sprog", "violet", "dozer")), 4),
    (Setup(players=5, arena="L", skulls=5), 5),
    (Setup(mode="teams", teams=(1, 1), arena="S"), 6),
    (Setup(mode="teams", teams=(2, 3), arena="L"), 7),
]

EAGER = {"shoot": 6, "effect": 3, "grab": 2, "reload": 2}


def choose(rng: int, asked: Decision) -> tuple[int, Action]:
    """A random choice, eager to shoot, that does not depend on Python's own generator."""
    options = [option for option in asked.options for _ in range(EAGER.get(option.kind, 1))]
    rng, i = below(rng, len(options))
    return rng, options[i]


def steps(game: Game) -> Iterator[tuple[Decision, Action, list[Event]]]:
    """Play a game to its end."""
    rng = seeded(~game.seed)
    while (asked := game.decision) is not None:
        rng, action = choose(rng, asked)
        yield asked, action, game.play(action)


def digest(setup: Setup, seed: int) -> str:
    """One line that changes when anything that is asked or offered changes, or the last position."""
    sha = hashlib.sha256()
    game = Game(setup, seed)
    for asked, action, _ in steps(game):
        words = [asked.prompt.key, *map(str, asked.seats), *map(str, asked.options), *map(str, asked.answers)]
        words += ["->", str(action)]
        sha.update(" ".join(words).encode() + b"\n")
    assert game.result is not None
    sha.update(json.dumps([last_position(game), game.result.points, game.result.places], sort_keys=True).encode())
    what = (players(setup), setup.arena, setup.skulls, setup.ending, seed, len(game.actions), sha.hexdigest()[:24])
    return " ".join(map(str, what))


def players(setup: Setup) -> str:
    """The number of players, team by team."""
    return "+".join(map(str, setup.teams or (setup.players,)))


def last_position(game: Game) -> dict[str, Any]:
    """The state without the fields that are empty, so that a field for a variant not played here makes no difference."""
    return {field: value for field, value in snapshot.to_json(game.state).items() if value}


def digests() -> list[str]:
    return [digest(setup, seed) for setup, seed in DIGESTED]


def file_of(setup: Setup) -> Path:
    return FOLDER / f"{players(setup)}-{setup.arena}-{setup.skulls}-{setup.ending}.killshot"


def recorded(setup: Setup, seed: int) -> str:
    """A record with the expected result on top and a line before every turn."""
    turns: dict[int, str] = {}
    game = Game(setup, seed)
    for _, _, events in steps(game):
        for event in events:
            if event.kind == "turn-started":
                final = ", in final frenzy" if event.facts["final"] else ""
                turns[len(game.actions)] = f"# turn {len(turns) + 2}: {FIGURES[event.facts['figure']]}{final}"
            elif event.kind == "team-turn-started":
                turns[len(game.actions)] = f"# turn {len(turns) + 1}: team {event.facts['team']}"
    assert game.result is not None
    header, _, body = Record.of(game).text().partition("\n\n")
    words = body.splitlines()
    lines = [
        "# A whole game among random players; renew with: python tests/golden/renew.py",
        f"# points {' '.join(map(str, game.result.points))}",
        f"# places {' '.join(map(str, game.result.places))}",
        header,
        "",
        f"# turn 1: {setup.figures[0]}" if setup.figures else "# draft and first spawn",
    ]
    for i, word in enumerate(words):
        lines.extend([turns[i]] if i in turns else [])
        lines.append(word)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(machine.__file__)
    print("\n".join(digests()))
