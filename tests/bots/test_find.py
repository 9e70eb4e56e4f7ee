"""Finding bots by name."""

import pytest

from killshot.bots import BOTS, EasyBot, RandomBot, UnknownBot, find


def test_rungs_have_names() -> None:
    assert find("random") is RandomBot
    assert find("easy") is EasyBot
    assert list(BOTS)[:2] == ["random", "easy"]


def test_other_peoples_bots_are_named_by_module_and_class() -> None:
    assert find("killshot.bots.rungs.easy_bot:EasyBot") is EasyBot


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("grandmaster", "there is no bot 'grandmaster'; choose one of random, easy"),
        ("nowhere_at_all:Bot", "'nowhere_at_all' cannot be imported"),
        ("killshot.bots:NoBot", "killshot.bots has no bot 'NoBot'"),
        ("killshot:Game", "killshot has no bot 'Game'"),
        (":Bot", "'' cannot be imported"),
        ("..up:Bot", r"'\.\.up' cannot be imported: TypeError"),
    ],
)
def test_unknown_names_are_refused_in_a_sentence(name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        find(name)
