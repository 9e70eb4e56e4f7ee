"""Says which rules of docs/rules.md no test quotes.

    python tools/rule_coverage.py                        # the base game: how many are quoted, which are not
    python tools/rule_coverage.py --require SET,TRN,R    # exits with 1 if one of these is missing

A test quotes a rule by its id anywhere in its file, `MGN-3`; `MGN-1..4` quotes four of them. A prefix stands for all its
rules; `R` stands for the rulings of the base game, `base` for the whole base game.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
TESTS = ROOT / "tests"

BASE_WEAPONS = (
    *("LKR", "MGN", "THR", "PLS", "WSP", "ELS", "TRB", "VTX", "FUR", "HTS", "HLN"),
    *("FLM", "GRN", "RKT", "RLG", "CYB", "ZX2", "SHG", "PGL", "SHW", "SLG"),
)
BASE_SECTIONS = (
    *("SET", "TRN", "ACT", "AMM", "WPN", "SHO"),
    *BASE_WEAPONS,
    *("PUP", "KIL", "RSP", "END", "FRE", "FIN"),
    *("DOM", "TUR", "BOT"),
)
BASE_RULINGS = (*range(1, 42), *range(80, 92))
CHARACTER_SECTIONS = (
    "CHR",
    *("WRB", "PUT", "MAS", "POS", "SCR", "HOT", "DUA", "SHB", "HGR", "WRK", "NAN", "TRK"),
)
CHARACTER_RULINGS = (*range(42, 52), *range(54, 67))

DEFINED_RULE = re.compile(r"\*\*([A-Z][A-Z0-9]{2}-\d+)\*\*")
DEFINED_RULING = re.compile(r"Ruling: \[(R\d\d)\]")
QUOTED_RULING = re.compile(r"\bR\d\d\b")
QUOTED_RULE = re.compile(r"\b([A-Z][A-Z0-9]{2})-(\d+)(?:\.\.(?:\1-)?(\d+))?")


def defined_ids(text: str) -> list[str]:
    """Every rule and ruling the text defines, in order, doubles included."""
    found = [
        (match.start(), match[1]) for pattern in (DEFINED_RULE, DEFINED_RULING) for match in pattern.finditer(text)
    ]
    return [rule for _, rule in sorted(found)]


def quoted_ids(text: str) -> set[str]:
    """Every rule and ruling a text quotes; a range quotes all that lie in it."""
    quoted = set(QUOTED_RULING.findall(text))
    for prefix, first, last in QUOTED_RULE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            quoted.add(f"{prefix}-{number:0{len(first)}d}")
    return quoted


def prefix_of(rule: str) -> str:
    return rule.split("-")[0] if "-" in rule else "R"


def base_game_ids(text: str) -> list[str]:
    return _ids(text, BASE_SECTIONS, BASE_RULINGS)


def character_ids(text: str) -> list[str]:
    """The rules of the DLC's characters in deathmatch."""
    return _ids(text, CHARACTER_SECTIONS, CHARACTER_RULINGS)


def _ids(text: str, sections: tuple[str, ...], numbers: tuple[int, ...]) -> list[str]:
    rulings = {f"R{number:02d}" for number in numbers}
    return [rule for rule in defined_ids(text) if rule in rulings or prefix_of(rule) in sections]


def quoted_by_tests(folder: Path = TESTS) -> set[str]:
    quoted: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        if path.name == "test_docs.py":
            continue  # quotes ids as examples
        quoted |= quoted_ids(path.read_text(encoding="utf-8"))
    return quoted


def unquoted(rules: list[str], prefixes: set[str] | None = None, folder: Path = TESTS) -> list[str]:
    """Those of the rules (with one of the prefixes, if given) that no test file in the folder quotes."""
    quoted = quoted_by_tests(folder)
    return [rule for rule in rules if rule not in quoted and (prefixes is None or prefix_of(rule) in prefixes)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules of the base game does no test quote?")
    parser.add_argument("--require", metavar="PREFIX,...", help="fail if a rule with one of these prefixes is missing")
    arguments = parser.parse_args()
    rules = base_game_ids(RULES.read_text(encoding="utf-8"))
    missing = unquoted(rules)
    print(f"{len(rules) - len(missing)} of {len(rules)} rules and rulings of the base game are quoted by a test.")
    for prefix in dict.fromkeys(map(prefix_of, missing)):
        print("not quoted:", " ".join(rule for rule in missing if prefix_of(rule) == prefix))
    if arguments.require is None:
        return 0
    known = {*BASE_SECTIONS, "R"}
    required = set(arguments.require.split(","))
    if "base" in required:
        required = required - {"base"} | known
    if unknown := required - known:
        parser.error(
            f"no such prefix: {', '.join(sorted(unknown))}; there are {', '.join([*BASE_SECTIONS, 'R', 'base'])}"
        )
    return 1 if any(prefix_of(rule) in required for rule in missing) else 0


if __name__ == "__main__":
    sys.exit(main())
