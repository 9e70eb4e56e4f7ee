"""Write the golden files again: `python tests/golden/renew.py`, with killshot installed or PYTHONPATH=src.

Do so only after a change that is meant to change how games go or what texts say, and look at the difference before
committing it. The numbers of actions and prompts can only become more: agents were trained on those there are.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from killshot.engine.action import ACTIONS
from killshot.env.layout import PROMPTS
from killshot.text import LANGUAGES
from tests.golden.games import DIGESTS, FOLDER, HEADING, RECORDED, digests, file_of, recorded
from tests.text import test_cards, test_second_person


def write_games() -> None:
    DIGESTS.write_text("\n".join([HEADING, *digests()]) + "\n", encoding="utf-8")
    for setup, seed in RECORDED:
        file_of(setup).write_text(recorded(setup, seed), encoding="utf-8")


def write_texts() -> None:
    for code in LANGUAGES:
        (FOLDER / f"cards.{code}.txt").write_text(test_cards.page(code), encoding="utf-8")
        (FOLDER / f"log.{code}.txt").write_text(test_second_person.page(code), encoding="utf-8")


def write_numbers(name: str, words: Iterable[str]) -> None:
    file = FOLDER / f"{name}.txt"
    before, now = file.read_text(encoding="utf-8").splitlines(), list(words)
    if now[: len(before)] != before:
        sys.exit(f"{file.name}: numbers that are in use have another meaning now; append new {name} to the end")
    file.write_text("\n".join(now) + "\n", encoding="utf-8")


def main() -> None:
    write_numbers("actions", map(str, ACTIONS))
    write_numbers("prompts", PROMPTS)
    write_texts()
    write_games()


if __name__ == "__main__":
    main()
