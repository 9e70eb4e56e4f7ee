"""The documents stay true: rule ids are unique, scenarios quote rules that exist, squares have one notation."""

import re
from collections import Counter
from pathlib import Path

from tools.rule_coverage import (
    BASE_RULINGS,
    BASE_SECTIONS,
    CHARACTER_SECTIONS,
    base_game_ids,
    character_ids,
    defined_ids,
    prefix_of,
    quoted_ids,
    unquoted,
)

DOCS = Path(__file__).resolve().parent.parent / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
SCENARIOS = (DOCS / "scenarios.md").read_text(encoding="utf-8")


def test_every_rule_id_is_defined_once() -> None:
    assert [rule for rule, times in Counter(defined_ids(RULES)).items() if times > 1] == []


def test_every_section_of_the_base_game_has_rules() -> None:
    ids = base_game_ids(RULES)
    assert {prefix_of(rule) for rule in ids} == {*BASE_SECTIONS, "R"}
    assert sum(prefix_of(rule) == "R" for rule in ids) == len(BASE_RULINGS)


def test_every_rule_of_the_base_game_is_quoted_by_a_test() -> None:
    assert unquoted(base_game_ids(RULES)) == []


def test_every_rule_of_the_characters_is_quoted_by_a_test() -> None:
    assert {prefix_of(rule) for rule in character_ids(RULES)} == {*CHARACTER_SECTIONS, "R"}
    assert unquoted(character_ids(RULES)) == []


def test_every_rule_quoted_in_the_rules_is_defined() -> None:
    assert sorted(quoted_ids(RULES) - set(defined_ids(RULES))) == []


def test_every_scenario_has_its_own_id() -> None:
    ids = re.findall(r"\*\*(SC-\d{3})\*\*", SCENARIOS)
    assert len(ids) > 300
    assert [scenario for scenario, times in Counter(ids).items() if times > 1] == []


def test_every_scenario_quotes_rules_that_exist() -> None:
    rules = set(defined_ids(RULES))
    sections = {prefix_of(rule) for rule in rules}
    for scenario, quoted in re.findall(r"\*\*(SC-\d{3})\*\* \[([^]]+)\]", SCENARIOS):
        for word in quoted.split():
            assert quoted_ids(word) <= rules, scenario
            assert quoted_ids(word) or word in sections, scenario


def test_squares_have_one_notation() -> None:
    for text in (RULES, SCENARIOS):
        assert re.findall(r"\br\d(?:c\d)?\b", text) == []


def test_a_range_quotes_every_rule_in_it() -> None:
    assert quoted_ids("# MGN-1..4, SHO-11..SHO-13 and R12") == {
        *("MGN-1", "MGN-2", "MGN-3", "MGN-4"),
        *("SHO-11", "SHO-12", "SHO-13", "R12"),
    }
