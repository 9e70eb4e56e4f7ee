"""Tuning by self-play: who plays whom with which table."""

from random import Random

import pytest

from killshot import Setup
from killshot.bots.mind.weights import Weights, read_table
from killshot.bots.tune import SETUPS, changed, lead, seated
from killshot.engine.rules import rules_for


@pytest.mark.parametrize("setup", SETUPS)
def test_half_of_the_seats_play_the_other_half_and_teams_stay_together(setup: Setup) -> None:
    rules = rules_for(setup)
    first, second = seated(rules, 0), seated(rules, 1)
    assert sum(first) == len(first) / 2
    assert [one + two for one, two in zip(first, second, strict=True)] == [1] * len(first)
    for team in rules.team_seats:
        assert len({first[seat] for seat in team}) == 1


def test_every_mode_is_played() -> None:
    assert {setup.mode for setup in SETUPS} == {"deathmatch", "domination", "turret", "teams"}


def test_a_challenger_follows_from_its_seed_and_leaves_the_champion_alone() -> None:
    table = read_table()
    one, two = (changed(table, Random("1/0")) for _ in range(2))
    assert one == two != table
    assert table == read_table()


def test_a_game_follows_from_its_number() -> None:
    tables = (Weights(changed(read_table(), Random("1/0"))), Weights(read_table()))
    assert lead(tables, 6, "1") == lead(tables, 6, "1")
