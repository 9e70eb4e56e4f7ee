"""Renew the golden games: `python tests/golden/renew.py`, with killshot installed or PYTHONPATH=src.

Do so only after a change that is meant to change how games go, and look at the difference before committing it.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.golden.games import DIGESTS, HEADING, RECORDED, digests, file_of, recorded


def main() -> None:
    DIGESTS.write_text("\n".join([HEADING, *digests()]) + "\n", encoding="utf-8")
    for setup, seed in RECORDED:
        file_of(setup).write_text(recorded(setup, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
