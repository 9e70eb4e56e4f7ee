"""How the environments play a game: who is asked, which rewards are paid, what is refused."""

import pickle
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from killshot import Action, Game, IllegalAction, Record, Setup, SetupError
from killshot.bots import RandomBot, UnknownBot
from killshot.engine.action import ACTIONS
from killshot.engine.decision import Decision, Prompt
from killshot.env import KillshotEnv, Solo, killshot_v0, lessons_of
from killshot.env.arrays import N_ACTIONS, Arrays, named
from killshot.env.match import ranks, who
from tests.env.setups import SETUPS

SHORT: dict[str, Any] = {"players": 3, "arena": "S", "skulls": 5}


def play_out(env: KillshotEnv, seed: int) -> dict[str, float]:
    """Play random options to the end; every agent's rewards as they were reported."""
    luck = Random(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        paid[agent] += reward
        options = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if termination else luck.choice(options))
    return paid


@pytest.mark.parametrize("name", SETUPS)
def test_points_are_paid_as_they_are_scored(name: str) -> None:
    env = killshot_v0.env(setup=SETUPS[name], rewards="points")
    paid = play_out(env, 5)
    result = env.match.game.result
    assert result is not None
    assert tuple(paid.values()) == result.points


@pytest.mark.parametrize("name", SETUPS)
def test_ranks_are_paid_at_the_end(name: str) -> None:
    env = killshot_v0.env(setup=SETUPS[name])
    paid = play_out(env, 5)
    result = env.match.game.result
    assert result is not None
    assert tuple(paid.values()) == ranks(result.places, SETUPS[name].teams)


def test_seats_that_share_a_place_share_what_it_pays() -> None:
    assert ranks((2, 1, 3)) == (0, 1, -1)
    assert ranks((1, 1, 3)) == (0.5, 0.5, -1)
    assert ranks((1, 1, 1, 1)) == (0, 0, 0, 0)
    assert ranks((3, 3, 3, 1, 1), (3, 2)) == (-1, -1, -1, 1, 1)
    assert ranks((1, 1, 1, 1), (2, 2)) == (0, 0, 0, 0)


def test_a_seat_without_a_choice_is_not_asked() -> None:
    env = killshot_v0.env(**SHORT)
    env.reset(seed=1)
    luck, asked = Random(1), 0
    while not env.terminations["seat_0"]:
        observation, *_ = env.last()
        options = np.flatnonzero(observation["action_mask"]).tolist()
        assert len(options) > 1
        env.step(luck.choice(options))
        asked += 1
    assert asked < len(env.match.game.actions)


def test_every_decision_is_a_step_if_forced_ones_are_not_skipped() -> None:
    env = killshot_v0.env(skip_forced=False, **SHORT)
    play_out(env, 1)
    game = env.match.game
    assert Record.of(game).replay().state == game.state
    env.reset(seed=1)
    assert env.match.game.seed == game.seed


def test_the_mask_has_the_options_of_the_seat_that_is_asked_and_no_others() -> None:
    env = killshot_v0.env(**SHORT)
    env.reset(seed=2)
    for agent in env.agents:
        options = np.flatnonzero(env.observe(agent)["action_mask"])
        asked = agent == env.agent_selection
        assert [ACTIONS[i] for i in options] == sorted(env.match.options if asked else (), key=lambda a: a.index)


def test_of_several_seats_the_first_that_has_a_choice_is_asked() -> None:  # R71
    run, grab, end, also = (Action.parse(word) for word in ("run", "grab", "done:0", "done:1"))
    prompt = Prompt("team-turn")
    assert who(Decision((0, 1), prompt, (end, run, also), (0, 1, 1))) == (1, (run, also))
    assert who(Decision((0, 1), prompt, (run, grab))) == (0, (run, grab))
    assert who(Decision((0, 1), prompt, (end, also), (0, 1))) == (0, (end,))


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (ACTIONS.index(Action.parse("shoot")), "shoot .* is not on offer; on offer: discard:"),
        (N_ACTIONS, f"a whole number from 0 to {N_ACTIONS - 1}, not {N_ACTIONS}"),
        (-1, "a whole number from 0 to"),
        (None, "a whole number from 0 to"),
        (1.5, "a whole number from 0 to"),
    ],
)
def test_what_cannot_be_played_is_refused_and_changes_nothing(action: Any, sentence: str) -> None:
    env = killshot_v0.env(**SHORT)
    env.reset(seed=1)
    before, agent = env.match.game.state.copy(), env.agent_selection
    with pytest.raises(ValueError, match=sentence):
        env.step(action)
    assert env.match.game.state == before
    assert env.agent_selection == agent
    assert env.match.game.actions == []


@pytest.mark.parametrize("action", [0, -1, N_ACTIONS, 1.5, np.int64(N_ACTIONS), np.float32(2), float("nan")])
def test_a_number_that_is_no_option_is_an_illegal_action(action: Any) -> None:
    env, strict = killshot_v0.env(**SHORT), Solo(illegal_reward=None, **SHORT)
    for each in (env, strict):
        each.reset(seed=1)
        with pytest.raises(IllegalAction, match="on offer: discard:"):
            each.step(action)
    lenient = Solo(**SHORT)
    lenient.reset(seed=1)
    _, reward, *_, info = lenient.step(action)
    assert reward == -1
    assert "on offer: discard:" in info["illegal"]


@pytest.mark.parametrize("action", [None, "0", [0], np.array([0])])
def test_anything_but_a_number_is_a_mistake_in_the_program(action: Any) -> None:
    for each in (killshot_v0.env(**SHORT), Solo(**SHORT)):
        each.reset(seed=1)
        with pytest.raises(ValueError, match="an action is a whole number") as refusal:
            each.step(action)
        assert not isinstance(refusal.value, IllegalAction)


@pytest.mark.parametrize(
    "too_early",
    [
        lambda env: env.step(0),
        lambda env: env.last(),
        lambda env: env.last(observe=False),
        lambda env: env.observe("seat_0"),
        lambda env: env.render(),
        lambda env: env.agent_iter(),
    ],
)
def test_a_game_begins_with_reset(too_early: Any) -> None:
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        too_early(killshot_v0.env(render_mode="ansi"))


def test_a_game_against_bots_begins_with_reset() -> None:
    env = Solo(render_mode="ansi")
    for too_early in (env.render, lambda: env.step(0)):
        with pytest.raises(ValueError, match=r"call reset\(\) first"):
            too_early()


def test_nothing_is_left_to_report_when_all_have_left() -> None:
    env = killshot_v0.env(**SHORT)
    play_out(env, 1)
    assert list(env.agent_iter()) == []
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        env.last()


@pytest.mark.parametrize("make", [killshot_v0.env, Solo])
def test_a_seed_is_a_whole_number_from_0_up(make: Any) -> None:
    env = make(**SHORT)
    deals = []
    for seed in (1, np.int64(1), np.array(1), 2, 2**70):
        env.reset(seed=seed)
        deals.append(env.match.game.seed)
    assert deals[0] == deals[1] == deals[2]
    assert len(set(deals)) == 3
    for wrong in (-1, 1.0, "1", b"1", [1]):
        with pytest.raises(ValueError, match="a seed is a whole number from 0 on, or None; not"):
            env.reset(seed=wrong)
    assert env.match.game.seed == deals[-1]


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"observations": "picture"}, "choose one of vector, arrays"),
        ({"rewards": "luck"}, "choose one of rank, points"),
        ({"render_mode": "human"}, "choose one of ansi"),
        ({"setup": Setup(), "players": 3}, "a setup was given, and players besides"),
        ({"setup": {"players": 3}}, r"a setup is made by Setup\(players=3, …\), not {'players': 3}"),
        ({"players": "3"}, "players is a whole number, not '3'"),
        ({"players": 3.0}, "players is a whole number, not 3.0"),
        ({"player": 3}, "a setup has no player; it has arena, bot,"),
        ({"arena": ["L"]}, r"arena is a word, not \['L'\]"),
        ({"mode": "teams", "teams": (1, "1")}, "teams is a list of two whole numbers"),
    ],
)
def test_unknown_choices_are_refused(choices: dict[str, Any], sentence: str) -> None:
    for make in (killshot_v0.env, Solo):
        with pytest.raises(ValueError, match=sentence):
            make(**choices)


def test_a_setup_is_given_or_its_arguments() -> None:
    setup = Setup(mode="teams", teams=(2, 1))
    for make in (killshot_v0.env, partial(Solo, "random")):
        assert make(setup).setup == setup
        assert make(mode="teams", teams=(np.int64(2), 1), players=None).setup == setup
        assert make().setup == Setup()


def test_a_setup_the_rules_do_not_allow_is_refused() -> None:
    with pytest.raises(SetupError, match="players"):
        killshot_v0.env(players=9)


def test_games_are_rendered_as_text() -> None:
    env = killshot_v0.env(render_mode="ansi", **SHORT)
    play_out(env, 3)
    story = env.render()
    assert story is not None
    assert "Violet’s turn." in story
    assert env.render() == ""
    quiet = killshot_v0.env(**SHORT)
    quiet.reset(seed=1)
    assert quiet.render() is None


@pytest.mark.parametrize("players", [2, 6])
def test_in_teams_players_are_named_by_number(players: int) -> None:
    env = killshot_v0.env(players=players, mode="teams", render_mode="ansi")
    env.reset(seed=1)
    while "loads" not in (story := env.render() or ""):
        env.step(env.match.options[0].index)
    assert f"Player {players} loads" in story


def solo_game(env: Solo, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    luck, actions, total, over = Random(seed), [], 0.0, False
    _, info = env.reset(seed=seed)
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        actions.append(luck.choice(np.flatnonzero(info["action_mask"]).tolist()))
        _, reward, over, _, info = env.step(actions[-1])
        total += reward
    return actions, total, info


@pytest.mark.parametrize("name", SETUPS)
def test_one_seat_plays_against_bots_in_every_setup(name: str) -> None:
    env = Solo("random", SETUPS[name], seat=1, rewards="points")
    _, total, info = solo_game(env, 4)
    assert info["seat"] == 1
    assert info["won"] == (info["places"][1] == 1)
    assert total == info["points"][1]


def test_the_same_seed_gives_the_same_opponents() -> None:
    env = Solo("easy", seat=None, **SHORT)
    first = solo_game(env, 8)
    assert solo_game(env, 8)[0] == first[0]
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(24)} == {0, 1, 2}


def test_what_cannot_be_played_costs_and_changes_nothing() -> None:
    env = Solo(**SHORT)
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, told = env.step(illegal)
    assert (reward, over, cut) == (-1, False, False)
    assert "is not on offer" in told["illegal"]
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert np.array_equal(before, after)
    strict = Solo(illegal_reward=None, **SHORT)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="not on offer"):
        strict.step(illegal)


def test_opponents_are_found_by_name_or_made() -> None:
    Solo([RandomBot, "easy"], **SHORT)
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        Solo("nobody")
    with pytest.raises(ValueError, match="one bot for all or 3, not 2"):
        Solo(["easy", "easy"])
    for nobody in (5, None, Setup(), {"easy": 3}):
        with pytest.raises(ValueError, match="opponents are names of bots or makers of them"):
            Solo(nobody)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="the name of a bot or makes one from a seed; not 5"):
        Solo(["easy", 5, "easy"])  # type: ignore[list-item]


def test_a_seat_is_a_number_or_drawn() -> None:
    wrong: list[Any] = [4, -1, "0", 1.5, [0]]
    for seat in wrong:
        with pytest.raises(ValueError, match=r"the seats are 0 to 3, not .*; None draws one"):
            Solo(seat=seat)
    last: Any = np.int64(3)
    assert Solo(seat=last).reset(seed=1)[1]["seat"] == 3


@pytest.mark.parametrize("setup", [Setup(players=3, arena="S", skulls=5), Setup(players=4, mode="teams")])
def test_named_arrays_hold_what_the_vector_holds(setup: Setup) -> None:
    """At every step; and what was seen before stays as it was."""
    envs = [killshot_v0.env(setup=setup, observations=form) for form in ("vector", "arrays")]
    earlier: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for env in envs:
        env.reset(seed=3)
    luck = Random(3)
    for _ in range(400):
        (flat, _, over, _, _), (arrays, *_) = (env.last() for env in envs)
        if over:
            break
        sections = named(flat["observation"])
        assert list(arrays["observation"]) == list(sections)
        earlier.append((arrays["observation"], sections))
        choice = luck.choice(np.flatnonzero(flat["action_mask"]).tolist())
        for env in envs:
            env.step(choice)
    assert len(earlier) > 200
    for arrays, sections in earlier:
        assert all(np.array_equal(arrays[name], section) for name, section in sections.items())


@pytest.mark.parametrize("name", ["three in the small arena", "three against two"])
def test_a_record_becomes_lessons(name: str) -> None:
    luck, game = Random(6), Game(SETUPS[name], seed=6)
    while game.decision is not None:
        game.play(luck.choice(game.options))
    lessons, all_of_it = lessons_of(Record.of(game)), lessons_of(Record.of(game), skip_forced=False)
    assert [ACTIONS[i] for i in all_of_it["action"]] == game.actions
    assert (lessons["action_mask"].sum(axis=1) > 1).all()
    rows = np.arange(len(lessons["action"]))
    assert (lessons["action_mask"][rows, lessons["action"]] == 1).all()
    result = game.result
    assert result is not None
    assert (lessons["points"] == np.array(result.points)[lessons["seat"]]).all()
    assert (lessons["outcome"] == np.array(ranks(result.places, game.setup.teams), np.float32)[lessons["seat"]]).all()


def test_a_game_that_goes_on_teaches_nothing_yet() -> None:
    with pytest.raises(ValueError, match="not over"):
        lessons_of(Record(Setup(), 1))


def test_no_options_no_mask() -> None:
    assert not Arrays(Setup()).mask(()).any()


both_ways = pytest.mark.parametrize(
    "copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "sent"]
)


@pytest.mark.parametrize("name", SETUPS)
@both_ways
def test_an_environment_in_the_middle_of_a_game_can_be_copied_and_sent(name: str, copied: Any) -> None:
    env, luck = killshot_v0.env(setup=SETUPS[name], rewards="points"), Random(4)
    env.reset(seed=3)
    for _ in range(80):
        env.step(luck.choice(env.match.options).index)
    twin, before = copied(env), env.match.game.state.copy()
    moves = []
    while not twin.match.over:
        moves.append(luck.choice(twin.match.options).index)
        twin.step(moves[-1])
    assert env.match.game.state == before
    for move in moves:
        env.step(move)
    assert env.match.game.result == twin.match.game.result
    for ours, theirs in zip(seen_by_all(env), seen_by_all(twin), strict=True):
        assert np.array_equal(ours, theirs)
    env.reset()
    twin.reset()
    assert env.match.game.seed == twin.match.game.seed


@both_ways
def test_plans_of_bots_and_pending_events_are_copied_too(copied: Any) -> None:
    solo, luck = Solo("normal", render_mode="ansi", **SHORT), Random(4)
    solo.reset(seed=3)
    for _ in range(10):
        solo.step(luck.choice(solo.match.options).index)
    twin = copied(solo)
    for _ in range(5):
        move = luck.choice(solo.match.options).index
        ours, theirs = solo.step(move), twin.step(move)
        assert isinstance(ours[0], np.ndarray)
        assert np.array_equal(ours[0], theirs[0])
    told = solo.render()
    assert told
    assert told == twin.render()


def seen_by_all(env: KillshotEnv) -> list[Any]:
    return [env.observe(agent)["observation"] for agent in env.possible_agents]
