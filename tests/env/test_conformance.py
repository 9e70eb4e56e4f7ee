"""PettingZoo's and Gymnasium's own tests, in every kind of setup."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from killshot.env import Solo, killshot_v0
from tests.env.setups import SETUPS

# Warnings that PettingZoo gives to every environment outside PettingZoo whose observations have a mask, and to agents
# that are done and therefore have no options.
REMARKS = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
    r"Action mask numpy array is all zeros \(no legal actions\)",
]


@contextmanager
def remarks_allowed() -> Iterator[None]:
    with warnings.catch_warnings():
        for remark in REMARKS:
            warnings.filterwarnings("ignore", remark, UserWarning)
        yield


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("rewards", ["rank", "points"])
def test_pettingzoo_finds_nothing_wrong(name: str, rewards: str) -> None:
    with remarks_allowed():
        api_test(killshot_v0.env(setup=SETUPS[name], rewards=rewards), num_cycles=150)


@pytest.mark.parametrize("skip_forced", [False, True])
def test_nor_with_named_arrays(skip_forced: bool) -> None:
    with remarks_allowed():
        api_test(killshot_v0.env(observations="arrays", skip_forced=skip_forced), num_cycles=100)


@pytest.mark.parametrize("name", SETUPS)
def test_a_seed_gives_the_same_games(name: str) -> None:
    seed_test(partial(killshot_v0.env, setup=SETUPS[name]), num_cycles=200)


def test_the_benchmark_of_pettingzoo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its clock is put forward, or it would run for five seconds."""
    ticks = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: float(next(ticks)))
    performance_benchmark(killshot_v0.env())
    assert "turns per second" in capsys.readouterr().out


CHOICES: list[dict[str, Any]] = [
    {},
    {"observations": "arrays"},
    {"rewards": "points", "seat": None},
    {"opponents": ["random", "easy"], "players": 3, "skip_forced": False},
    {"render_mode": "ansi"},
]


@pytest.mark.parametrize("choices", CHOICES)
def test_gymnasium_finds_nothing_wrong(choices: dict[str, Any]) -> None:
    check_env(Solo(**choices), skip_render_check=True)


@pytest.mark.parametrize("name", SETUPS)
def test_nor_in_any_setup(name: str) -> None:
    check_env(Solo(setup=SETUPS[name]), skip_render_check=True)
