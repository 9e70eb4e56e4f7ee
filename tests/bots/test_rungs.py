"""Every rung in every mode: legal, deterministic under a seed, within its budget of nodes."""

import time

import pytest

from killshot import Game
from killshot.bots import BOTS, ExpertBot, HardBot, NormalBot
from killshot.bots.expert_bot import Budget

from .games import SETUPS, continued, played, step
from .small import NODES, SmallExpert

LONG = ["teams of one", "teams of two and three"]  # games for which pure Python takes minutes
QUICK = ["random", "easy", "normal"]
SLOW = ["tests.bots.small:SmallHard", "tests.bots.small:SmallExpert"]


def test_the_ladder() -> None:
    assert list(BOTS) == ["random", "easy", "normal", "hard", "expert"]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("kind", SETUPS)
def test_a_whole_game_in_every_mode(kind: str, name: str) -> None:
    """An action that is not on offer would be refused with an exception; the same seed gives the same actions."""
    long = kind in LONG and name == "normal"
    game = played(SETUPS[kind], 1, [name], 60 if long else None)
    assert long or game.result is not None
    assert played(SETUPS[kind], 1, [name], 40).actions == game.actions[:40]


@pytest.mark.parametrize("name", SLOW)
@pytest.mark.parametrize("kind", SETUPS)
def test_the_slow_ones_in_every_mode(kind: str, name: str) -> None:
    """Legal, and the same under the same seed, in the middle of a game."""
    one, two = (continued(played(SETUPS[kind], 3, ["easy"], 200), [name], 10) for _ in range(2))
    assert one.actions == two.actions
    assert len(one.actions) == 210


@pytest.mark.parametrize("name", ["hard", "tests.bots.small:SmallExpert"])
def test_the_ladders_own_budget_in_the_middle_of_a_game(name: str) -> None:
    game = played(SETUPS["deathmatch"], 4, ["normal"], 120)
    assert len(continued(game, [name], 6).actions) == 126


@pytest.mark.parametrize(("bot", "budget"), [(NormalBot, 4_000), (HardBot, 60_000), (SmallExpert, NODES + 3_000)])
def test_nobody_looks_at_more_nodes_than_the_budget_allows(
    bot: type[NormalBot | HardBot | ExpertBot], budget: int
) -> None:
    """One whole round of the others is the slack: it is never cut short."""
    game = played(SETUPS["deathmatch"], 5, ["normal"], 100)
    thinker = bot(1)
    for _ in range(5):
        before = thinker.looked_at
        step(game, [thinker] * 4)
        assert thinker.looked_at - before <= budget


def test_expert_stops_when_its_second_is_over() -> None:
    """With a tenth of one, so that only something altogether wrong fails on a busy machine."""
    game = played(SETUPS["deathmatch"], 6, ["normal"], 100)
    expert = ExpertBot(1, budget=Budget(seconds=0.1))
    started = time.perf_counter()
    step(game, [expert] * 4)
    assert time.perf_counter() - started < 20


def test_expert_does_not_think_about_what_it_has_planned() -> None:
    """Inside a whole action the plan is followed, and an only option is taken, without a look at anything."""
    game = played(SETUPS["deathmatch"], 6, ["normal"], 100)
    expert = SmallExpert(1)
    thought = []
    for _ in range(24):
        before = expert.looked_at
        step(game, [expert] * 4)
        thought.append(expert.looked_at > before)
    assert any(thought)
    assert thought.count(False) > thought.count(True)


def test_an_only_option_is_taken_at_once() -> None:
    game = Game(SETUPS["deathmatch"], 1)
    asked = game.decision
    assert asked is not None
    asked.options = asked.options[:1]
    for maker in BOTS.values():
        assert maker(1).choose(game.observe(0), asked, fail_to_imagine) is asked.options[0]


def fail_to_imagine(_: int) -> Game:
    raise AssertionError("there was nothing to think about")
