"""Writes records of games among bots, and reads them back as arrays to learn from.

    python -m examples.self_play write games --games 20 --bots normal --players 3 --arena S
    python -m examples.self_play read games lessons.npz

A record is a text that people can read. `killshot.env.lessons_of` explains the arrays; `game` numbers the records in the
order of their names.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.play import game_of
from killshot import Record, RecordError, Setup
from killshot.arguments import Parser, natural, whole, writable
from killshot.env import lessons_of


def write(folder: Path, games: int, bots: tuple[str, ...], setup: Setup, seed: int = 0) -> list[Path]:
    """Play games with consecutive seeds and write their records."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{seed + number:06}.killshot" for number in range(games)]
    for number, path in enumerate(paths):
        Record.of(game_of(bots, setup, seed + number)).save(path)
    return paths


def read(folder: Path) -> dict[str, NDArray[Any]]:
    """All choices of all games in a folder. A record that cannot be used is named."""
    paths = sorted(folder.glob("*.killshot"))
    if not paths:
        raise FileNotFoundError(f"{folder} has no records (*.killshot)")
    lessons = [lessons_from(path) for path in paths]
    together = {name: np.concatenate([each[name] for each in lessons]) for name in lessons[0]}
    return together | {"game": np.repeat(np.arange(len(paths)), [len(each["action"]) for each in lessons])}


def lessons_from(path: Path) -> dict[str, NDArray[Any]]:
    try:
        return lessons_of(Record.load(path))
    except RecordError:  # it names the file
        raise
    except ValueError as refusal:
        raise ValueError(f"{path}: {refusal}") from None


def archive(text: str) -> Path:
    """The file under the name that numpy will give it."""
    return writable(text if text.endswith(".npz") else f"{text}.npz")


def main() -> int:
    parser = Parser(description="Records of games among bots, and arrays of them.")
    words = parser.add_subparsers(dest="word", required=True)
    writing = words.add_parser("write", help="play games and write their records")
    writing.add_argument("folder", type=Path)
    writing.add_argument("--games", type=natural, default=20)
    writing.add_argument("--bots", default="normal", help="names by seat, separated by commas")
    writing.add_argument("--players", type=whole, default=3)
    writing.add_argument("--arena", default="S")
    writing.add_argument("--mode", default="deathmatch")
    writing.add_argument("--seed", type=whole, default=0)
    reading = words.add_parser("read", help="read records and write one file of arrays")
    reading.add_argument("folder", type=Path)
    reading.add_argument("arrays", type=archive, help="a file that ends in .npz")
    chosen = parser.parse_args()
    try:
        if chosen.word == "write":
            setup = Setup(players=chosen.players, arena=chosen.arena, mode=chosen.mode)
            paths = write(chosen.folder, chosen.games, tuple(chosen.bots.split(",")), setup, chosen.seed)
            print(f"{len(paths)} records in {chosen.folder}")
        else:
            arrays: dict[str, Any] = read(chosen.folder)
            np.savez_compressed(chosen.arrays, **arrays)
            print(f"{len(arrays['action'])} choices in {chosen.arrays}")
    except (ValueError, OSError) as refusal:
        print(refusal, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
