"""Any sequence of choices from any point of a game; when one breaks a rule, hypothesis finds the shortest."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from killshot import Game, IllegalAction, Record, Setup
from killshot.engine.action import ACTIONS
from tests.checker import check_undo, keen
from tests.experiments import EXPERIMENTS
from tests.invariants import Step, check_position, check_step

STEADY = settings(
    derandomize=True, deadline=None, database=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow]
)
ARENAS = st.sampled_from(("S", "M1", "M2", "L"))
SKULLS = st.integers(5, 8)
ENDINGS = st.sampled_from(("frenzy", "sudden-death"))
SETUPS = st.one_of(
    st.builds(Setup, players=st.integers(3, 5), arena=ARENAS, skulls=SKULLS, ending=ENDINGS),
    st.builds(
        Setup, players=st.integers(3, 6), arena=ARENAS, skulls=SKULLS, ending=ENDINGS, characters=st.just(value=True)
    ),
    st.builds(Setup, mode=st.just("teams"), arena=ARENAS, teams=st.tuples(st.integers(1, 3), st.integers(1, 3))),
)
SEEDS = st.integers(0, 2**48)
CHOICES = st.lists(st.integers(0, 11), max_size=60)


def advanced(setup: Setup, seed: int, decisions: int) -> Game:
    """A game after some choices of players who like to shoot."""
    rng = Random(seed)
    game = Game(setup, seed)
    for _ in range(decisions):
        if game.decision is None:
            break
        game.play(keen(rng, game.decision))
    return game


@STEADY
@given(SETUPS, SEEDS, st.integers(0, 600), CHOICES)
def test_any_choices_from_any_point_keep_the_rules(setup: Setup, seed: int, decisions: int, choices: list[int]) -> None:
    game = advanced(setup, seed, decisions)
    for choice in choices:
        asked, before = game.decision, game.state
        if asked is None:
            break
        action = asked.options[choice % len(asked.options)]
        events = game.play(action)
        step = Step(before, asked, action, game.state, events, asked.answerer(action))
        check_position(game.rules, game.state)
        check_step(game.rules, step)
        check_undo(game, step)


@STEADY
@given(SETUPS, SEEDS, st.integers(0, 600), st.integers(0, 2**32))
def test_every_experiment_succeeds_at_any_point(setup: Setup, seed: int, decisions: int, luck: int) -> None:
    game = advanced(setup, seed, decisions)
    if game.decision is not None:
        for experiment in EXPERIMENTS:
            experiment(game.rules, game.state, Random(luck))


@STEADY
@given(SETUPS, SEEDS, st.integers(0, 600), st.sampled_from(ACTIONS), st.integers(0, 5))
def test_what_is_not_on_offer_changes_nothing(
    setup: Setup, seed: int, decisions: int, action: object, seat: int
) -> None:
    game = advanced(setup, seed, decisions)
    asked, before, count = game.decision, game.state.copy(), len(game.actions)
    if asked is not None and action in asked.options_of(seat):
        return
    with pytest.raises(IllegalAction, match=r"is not asked|is not on offer|the game is over"):
        game.play(str(action), seat)
    assert game.state == before
    assert len(game.actions) == count


@STEADY
@given(SETUPS, SEEDS, st.integers(0, 300))
def test_a_record_of_any_point_replays(setup: Setup, seed: int, decisions: int) -> None:
    game = advanced(setup, seed, decisions)
    again = Record.parse(Record.of(game).text()).replay()
    assert again.state == game.state
    assert again.options == game.options
    assert again.actions == game.actions


@STEADY
@given(SETUPS, SEEDS, st.integers(0, 600), CHOICES)
def test_a_copy_of_a_game_goes_its_own_way(setup: Setup, seed: int, decisions: int, choices: list[int]) -> None:
    game = advanced(setup, seed, decisions)
    state, options, actions = game.state, game.options, list(game.actions)
    values, fingerprint = state.values(), hash(state)
    copy = game.copy()
    for choice in choices:
        if copy.decision is None:
            break
        copy.play(copy.options[choice % len(copy.options)])
    assert (game.state, game.options, game.actions) == (state, options, actions)
    assert state.values() == values
    assert hash(state) == fingerprint


@STEADY
@given(SETUPS, SEEDS, st.integers(0, 400))
def test_undo_goes_back_pick_by_pick_and_forward_again(setup: Setup, seed: int, decisions: int) -> None:
    """As far as it reaches; what was taken back and played again is the same game."""
    game = advanced(setup, seed, decisions)
    end, taken = game.state, []
    while game.can_undo():
        taken.append((game.undo(), game.state))
    replayed = advanced(setup, seed, len(game.actions))
    assert replayed.state == game.state
    for action, state in reversed(taken):
        assert game.state == state
        game.play(action)
    assert game.state == end
