"""Says which rules of docs/rules.md and which scenarios of docs/scenarios.md no test quotes.

    python tools/rule_coverage.py                        # how many are quoted, which are not
    python tools/rule_coverage.py --require SET,TRN,R    # exits with 1 if one of these is missing

A test quotes a rule by its id anywhere in its file, `MGN-3`; `MGN-1..4` quotes four of them. A prefix stands for all its
rules; `R` stands for all rulings, `SC` for all scenarios; `base`, `characters` and `teams` for the rules and rulings of
that part of the game.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
SCENARIOS = ROOT / "docs" / "scenarios.md"
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
BASE_RULINGS = (*range(1, 42), *range(80, 93))
CHARACTER_SECTIONS = (
    "CHR",
    *("WRB", "PUT", "MAS", "POS", "SCR", "HOT", "DUA", "SHB", "HGR", "WRK", "NAN", "TRK"),
)
CHARACTER_RULINGS = (*range(42, 52), *range(54, 67))
TEAM_SECTIONS = ("TEA",)
TEAM_RULINGS = (52, 53, *range(67, 79), 93)

DEFINED_RULE = re.compile(r"\*\*([A-Z][A-Z0-9]{2}-\d+)\*\*")
DEFINED_RULING = re.compile(r"Ruling: \[(R\d\d)\]")
DEFINED_SCENARIO = re.compile(r"\*\*(SC-\d{3})\*\*")
QUOTED_SCENARIO = re.compile(r"\bSC-\d{3}\b")
QUOTED_RULING = re.compile(r"\bR\d\d\b")
QUOTED_RULE = re.compile(r"\b([A-Z][A-Z0-9]{2})-(\d+)(?:\.\.(?:\1-)?(\d+))?")


def defined_ids(text: str) -> list[str]:
    """Every rule and ruling the text defines, in order, duplicates included."""
    found = [
        (match.start(), match[1]) for pattern in (DEFINED_RULE, DEFINED_RULING) for match in pattern.finditer(text)
    ]
    return [rule for _, rule in sorted(found)]


def quoted_ids(text: str) -> set[str]:
    """Every rule and ruling a text quotes; a range quotes all rules in it."""
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


def team_ids(text: str) -> list[str]:
    """The rules of team play."""
    return _ids(text, TEAM_SECTIONS, TEAM_RULINGS)


def _ids(text: str, sections: tuple[str, ...], numbers: tuple[int, ...]) -> list[str]:
    rulings = {f"R{number:02d}" for number in numbers}
    return [rule for rule in defined_ids(text) if rule in rulings or prefix_of(rule) in sections]


def quoted_by_tests(folder: Path = TESTS) -> set[str]:
    quoted: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        if path.parent.name == "docs":
            continue  # quotes ids as examples
        text = path.read_text(encoding="utf-8")
        quoted |= quoted_ids(text)
        quoted |= set(QUOTED_SCENARIO.findall(text))
    return quoted


def unquoted(rules: list[str], folder: Path = TESTS) -> list[str]:
    """The rules or scenarios that no test file in the folder quotes."""
    quoted = quoted_by_tests(folder)
    return [rule for rule in rules if rule not in quoted]


def required(words: set[str], parts: dict[str, list[str]]) -> set[str]:
    """The ids that these words stand for: names of parts, or prefixes. A word that is neither raises a `ValueError`."""
    found: set[str] = set()
    everything = [rule for part in parts.values() for rule in part]
    for word in words:
        named = parts.get(word) or [rule for rule in everything if prefix_of(rule) == word]
        if not named:
            known = [*parts, *dict.fromkeys(map(prefix_of, everything))]
            raise ValueError(f"no such part or prefix: {word}; there are {', '.join(dict.fromkeys(known))}")
        found.update(named)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules and scenarios does no test quote?")
    parser.add_argument("--require", metavar="WORD,...", help="fail if one of these parts or prefixes is not complete")
    arguments = parser.parse_args()
    text = RULES.read_text(encoding="utf-8")
    parts = {
        "base": base_game_ids(text),
        "characters": character_ids(text),
        "teams": team_ids(text),
        "scenarios": DEFINED_SCENARIO.findall(SCENARIOS.read_text(encoding="utf-8")),
    }
    missing: set[str] = set()
    for name, rules in parts.items():
        gaps = unquoted(rules)
        missing.update(gaps)
        print(f"{name}: {len(rules) - len(gaps)} of {len(rules)} are quoted by a test.")
        for prefix in dict.fromkeys(map(prefix_of, gaps)):
            print("not quoted:", " ".join(rule for rule in gaps if prefix_of(rule) == prefix))
    if arguments.require is None:
        return 0
    try:
        wanted = required(set(arguments.require.split(",")), parts)
    except ValueError as error:
        parser.error(str(error))
    return 1 if missing & wanted else 0


if __name__ == "__main__":
    sys.exit(main())
