"""Rules and scenarios stay true: rule ids are unique, scenarios quote rules that exist, squares have one notation."""

import re
from collections import Counter
from pathlib import Path

import pytest

from killshot.engine.cards.prices import PRICES, PRINTED, REWARD_LINES, REWARD_TILES, Reward
from tools.rule_coverage import (
    BASE_RULINGS,
    BASE_SECTIONS,
    CHARACTER_SECTIONS,
    DEFINED_SCENARIO,
    TEAM_RULINGS,
    TEAM_SECTIONS,
    base_game_ids,
    character_ids,
    defined_ids,
    prefix_of,
    quoted_ids,
    required,
    team_ids,
    unquoted,
)

DOCS = Path(__file__).resolve().parents[2] / "docs"
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


def test_every_rule_of_team_play_is_quoted_by_a_test() -> None:
    ids = team_ids(RULES)
    assert {prefix_of(rule) for rule in ids} == {*TEAM_SECTIONS, "R"}
    assert sum(prefix_of(rule) == "R" for rule in ids) == len(TEAM_RULINGS)
    assert unquoted(ids) == []


def test_every_rule_belongs_to_one_part_of_the_game() -> None:
    parts = [*base_game_ids(RULES), *character_ids(RULES), *team_ids(RULES)]
    assert sorted(parts) == sorted(defined_ids(RULES))


def test_every_scenario_is_quoted_by_a_test() -> None:
    assert unquoted(DEFINED_SCENARIO.findall(SCENARIOS)) == []


def test_what_no_test_quotes_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("# TEA-01..03 R67 SC-164", encoding="utf-8")
    assert unquoted(["TEA-02", "TEA-04", "R67", "R68", "SC-164", "SC-165"], tmp_path) == ["TEA-04", "R68", "SC-165"]


def test_parts_and_prefixes_can_be_required() -> None:
    parts = {"base": ["SET-01", "R01"], "teams": ["TEA-01", "R67"], "scenarios": ["SC-001"]}
    assert required({"teams", "SET"}, parts) == {"TEA-01", "R67", "SET-01"}
    assert required({"R", "SC"}, parts) == {"R01", "R67", "SC-001"}
    with pytest.raises(
        ValueError, match="no such part or prefix: XYZ; there are base, teams, scenarios, SET, R, TEA, SC"
    ):
        required({"XYZ"}, parts)


def test_every_rule_quoted_in_the_rules_is_defined() -> None:
    assert sorted(quoted_ids(RULES) - set(defined_ids(RULES))) == []


def test_every_scenario_has_its_own_id() -> None:
    ids = DEFINED_SCENARIO.findall(SCENARIOS)
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


def test_the_proposed_prices_are_those_of_the_cards() -> None:
    rows = re.findall(r"^\| [A-Z]{3} \| ([A-Z][A-Za-z ]+) \| ([RBY ]+) \| [^|]+ \|$", RULES, re.MULTILINE)
    proposed = {name.lower().replace(" ", "-"): reload.replace(" ", "") for name, reload in rows}
    assert {name: reload for name, reload in proposed.items() if name in PRICES} == {
        name: price.reload for name, price in PRICES.items()
    }


def test_the_proposed_rewards_are_those_of_the_tiles() -> None:
    rows = re.findall(r"^\| ([ABC]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", RULES, re.MULTILINE)
    assert rows == [(tile, *map(in_words, lines)) for tile, lines in zip(REWARD_TILES, REWARD_LINES, strict=True)]


def in_words(reward: Reward) -> str:
    parts = [
        f"{n} {word}" if word == "P" or n == 1 else f"{n} {word}s"
        for n, word in ((reward.points, "point"), (reward.heals, "heal"), (reward.cubes, "cube"), (reward.cards, "P"))
        if n
    ]
    return ", ".join(parts) + (" (printed)" if reward.confidence == PRINTED else "")
