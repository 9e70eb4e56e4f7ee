"""Finding bots by name."""

from pathlib import Path

import pytest

from killshot import Record, Setup
from killshot.bots import BOTS, EasyBot, RandomBot, UnknownBot, decide, find
from killshot.bots.rungs.planning_bot import PlanningBot
from killshot.bots.tournament import play
from killshot.bots.tournament.fingerprint import fingerprint

from .games import SETUPS, played


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
        ("normal:nodes=0", "nodes of normal is a whole number from 1 to 1000000, not '0'"),
        ("normal:nodes=1e3", "nodes of normal is a whole number from 1 to 1000000, not '1e3'"),
        ("normal:nodes=" + "9" * 5000, "nodes of normal is a whole number"),
        ("normal:depth=3", "normal has no parameter 'depth'; it is called normal or normal:nodes=N"),
        ("normal:", "normal has no parameter ''"),
        ("normal:nodes=5:nodes=6", "gives nodes twice"),
        ("easy:nodes=5", "easy takes no parameters"),
        ("..up:Bot", r"'\.\.up' cannot be imported: TypeError"),
    ],
)
def test_unknown_names_are_refused_in_a_sentence(name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        find(name)


@pytest.mark.parametrize(
    ("name", "most"), [("normal:nodes=50", 400), ("hard:nodes=600", 3_000), ("expert:nodes=600", 4_000)]
)
def test_rungs_take_nodes_by_name(name: str, most: int) -> None:
    """The same choices on every machine, from fewer nodes than the rung would look at."""
    games = [played(SETUPS["deathmatch"], 5, ["easy"], 150) for _ in range(2)]
    bots = [find(name)(1) for _ in games]
    for game, bot in zip(games, bots, strict=True):
        for _ in range(6):
            decide(game, [bot] * 4)
    assert games[0].actions == games[1].actions
    assert isinstance(bots[0], PlanningBot)
    assert 0 < bots[0].looked_at < 6 * most


def test_a_tournament_takes_rungs_with_parameters(tmp_path: Path) -> None:
    standings = play(["normal:nodes=20", "easy"], games=4, setup=Setup(players=3, skulls=5, arena="S"), keep=tmp_path)
    assert set(standings.rows) == {"normal:nodes=20", "easy"}
    record = Record.load(tmp_path / "game-000000.killshot")
    assert "normal:nodes=20" in record.names
    assert fingerprint(["normal:nodes=20"]) == fingerprint(["normal"])
