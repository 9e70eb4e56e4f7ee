"""Every rung in every mode: legal, deterministic with a seed, and within its budget of nodes."""

import pytest

from killshot import Game
from killshot.bots import BOTS, DEFAULT_RUNG, RUNGS, Budget, ExpertBot, HardBot, NormalBot, decide
from killshot.bots.mind.plan import node_cost
from killshot.bots.rungs.hard_bot import effort_for
from killshot.bots.rungs.planning_bot import PlanningBot

from .games import SETUPS, continued, played
from .small import NODES, SmallExpert

QUICK = [rung.name for rung in RUNGS if rung.milliseconds <= 5]
LADDER = ["random", "easy", "normal", "hard", "expert"]
SLOW = ["tests.bots.small:SmallHard", "tests.bots.small:SmallExpert"]


def test_the_ladder() -> None:
    """From weak to strong: the stronger a bot, the longer it can think."""
    assert [name for name in BOTS if name in LADDER] == LADDER
    assert DEFAULT_RUNG in BOTS
    times = [rung.milliseconds for rung in RUNGS]
    assert times == sorted(times)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("kind", SETUPS)
def test_a_whole_game_in_every_mode(kind: str, name: str) -> None:
    """An action that is not on offer would be refused with an exception; the same seed gives the same actions."""
    game = played(SETUPS[kind], 1, [name])
    assert game.result is not None
    assert played(SETUPS[kind], 1, [name], 40).actions == game.actions[:40]


@pytest.mark.parametrize("name", SLOW)
@pytest.mark.parametrize("kind", SETUPS)
def test_the_slow_ones_in_every_mode(kind: str, name: str) -> None:
    """In the middle of a game: legal, and the same with the same seed."""
    one, two = (continued(played(SETUPS[kind], 3, ["easy"], 200), [name], 10) for _ in range(2))
    assert one.actions == two.actions
    assert len(one.actions) == 210


def nodes_of_thoughts(thinker: PlanningBot, game: Game, thoughts: int) -> list[int]:
    """The nodes for each decision that it has to think about, in all seats."""
    nodes: list[int] = []
    while len(nodes) < thoughts and game.decision is not None:
        before = thinker.looked_at
        decide(game, [thinker] * game.setup.players)
        if thinker.looked_at > before:
            nodes.append(thinker.looked_at - before)
    return nodes


@pytest.mark.parametrize(("bot", "budget"), [(NormalBot, 1_600), (SmallExpert, NODES + 3_000)])
@pytest.mark.parametrize("kind", SETUPS)
def test_no_rung_looks_at_more_nodes_than_its_budget_allows(kind: str, bot: type[PlanningBot], budget: int) -> None:
    """In every mode. The slack is one whole round of the others, which is never cut short."""
    game = played(SETUPS[kind], 5, ["easy"], 150)
    assert max(nodes_of_thoughts(bot(1), game, 5)) <= budget


@pytest.mark.parametrize("kind", SETUPS)
def test_hard_keeps_to_its_nodes_where_there_is_most_to_look_at(kind: str) -> None:
    """Fewer where a node costs more. The slack of a quarter is for finishing what has been begun."""
    game = played(SETUPS[kind], 7, ["easy"], 300)
    most = effort_for(game.rules).most // node_cost(game.rules)
    assert max(nodes_of_thoughts(HardBot(1), game, 2)) <= 1.25 * most


@pytest.mark.parametrize("kind", SETUPS)
def test_expert_without_any_time_still_has_an_answer(kind: str) -> None:
    """It plays what the beam has found when the time is up, on any machine: a few plans, without a race."""
    game = played(SETUPS[kind], 6, ["easy"], 150)
    expert = ExpertBot(1, budget=Budget(seconds=0))
    assert max(nodes_of_thoughts(expert, game, 3)) <= 2_500


def test_expert_does_not_think_about_what_it_has_planned() -> None:
    """Within a whole action the plan is followed, and a single option is taken, without looking at any states."""
    game = played(SETUPS["deathmatch"], 6, ["normal"], 100)
    expert = SmallExpert(1)
    thought = []
    for _ in range(24):
        before = expert.looked_at
        decide(game, [expert] * 4)
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


@pytest.mark.parametrize("rung", ["normal", "hard", "expert"])
def test_who_is_not_asked_has_nothing_to_choose(rung: str) -> None:
    game = Game(SETUPS["deathmatch"], 1)
    asked = game.decision
    assert asked is not None
    with pytest.raises(ValueError, match="a spectator has nothing to choose"):
        BOTS[rung](1).choose(game.observe(None), asked, fail_to_imagine)
    with pytest.raises(ValueError, match=f"seat 2 is not asked; asked: {asked.seats[0]}"):
        BOTS[rung](1).choose(game.observe(2), asked, fail_to_imagine)


def fail_to_imagine(_: int) -> Game:
    raise AssertionError("there was nothing to think about")
