"""Fails when the engine branches on a mode: a variant is a module that fills seams, never an `if`."""

import re
import sys
from pathlib import Path

ENGINE = Path(__file__).resolve().parent.parent / "src" / "killshot" / "engine"

# A weapon has modes too (SHO-02): effect.mode and weapon.mode are not variants of the game.
MODE = r"(?<!effect\.)(?<!weapon\.)\b(?:mode|variant|game_type)\b"
BRANCHES = (
    re.compile(rf"{MODE}\s*(?:==|!=|\bis\b|\bin\b|\bnot in\b)"),
    re.compile(rf"(?:==|!=)\s*(?:\w+\.)*{MODE}"),
    re.compile(rf"^\s*(?:if|elif|while|match)\b[^#]*{MODE}"),
    re.compile(rf"\bif\s+(?:not\s+)?(?:\w+\.)*{MODE}\s+else\b"),
    re.compile(r"\bisinstance\([^)]*\b(?:Deathmatch|Domination|Turrets?|Bot|Characters|Teams?)\b\s*\)"),
)


def branches_on_modes(text: str) -> list[int]:
    """The numbers of the lines that ask which mode is played."""
    return [
        number
        for number, line in enumerate(text.splitlines(), start=1)
        if any(branch.search(line.split("#")[0]) for branch in BRANCHES)
    ]


def main() -> int:
    found = 0
    for path in sorted(ENGINE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for number in branches_on_modes(text):
            found += 1
            print(f"{path.relative_to(ENGINE.parents[2])}:{number}: {text.splitlines()[number - 1].strip()}")
    if found:
        print(f"{found} branch(es) on a mode in the engine: give the module a seam to fill instead.")
    else:
        print("No branches on modes in the engine.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
