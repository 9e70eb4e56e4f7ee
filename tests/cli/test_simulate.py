"""`killshot simulate`."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from killshot import Setup
from killshot.cli.simulate import CHUNK
from killshot.cli.simulate.tally import WIN, Tally, play_games, summary
from killshot.engine.ids import CHARACTER_WEAPONS, WEAPONS
from killshot.processes import run_errands

from .command import environment, eventually, is_alive, killshot


def simulated(home: Path, *arguments: str) -> dict[str, Any]:
    done = killshot("simulate", "--json", *arguments, home=home)
    assert done.stderr == ""
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    games = str(2 * CHUNK + 3)
    one, two = (simulated(tmp_path, "--games", games, "--players", "3", "--skulls", "5", "--jobs", n) for n in "12")
    assert one.pop("speed")["jobs"] == 1
    assert two.pop("speed")["jobs"] == 2
    assert one == two


def children(process: int) -> list[int]:
    """The workers that have begun: each has a thread that watches the parent."""
    file = Path(f"/proc/{process}/task/{process}/children")
    found = [int(child) for child in file.read_text("ascii").split()]
    return [child for child in found if len(list(Path(f"/proc/{child}/task").glob("*"))) > 1]


@pytest.mark.skipif(not Path("/proc/thread-self/children").exists(), reason="there is no /proc with children in it")
def test_a_worker_that_is_killed_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "killshot", "simulate", "--games", "1000000", "--jobs", "2"],
        env=environment(tmp_path, {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        workers = eventually(lambda: children(process.pid), 2)
        os.kill(workers[0], signal.SIGKILL)
        shown, words = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (process.returncode, shown) == (2, "")
    assert words.startswith("killshot: a worker died in the middle of a game, after ")
    assert words.count("\n") == 1
    eventually(lambda: [worker for worker in workers if not is_alive(worker)], 2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_errand_that_fails_is_no_end_of_the_errands(jobs: int) -> None:
    """Not even by a StopIteration: the report would silently have fewer games."""
    with pytest.raises(RuntimeError):
        list(run_errands(first_of, [[1], [2], [], [3]], jobs))


def first_of(numbers: list[int]) -> int:
    return next(iter(numbers))


def test_what_is_counted(tmp_path: Path) -> None:
    report = simulated(tmp_path, "--games", "4", "--players", "5", "--arena", "S", "--ending", "sudden-death")
    assert report["games"] == 4
    assert report["setup"]["arena"] == "S"
    assert len(report["seats"]) == 5
    assert sum(seat["win_share"] for seat in report["seats"]) == pytest.approx(1)
    assert all(sum(seat["places"].values()) == 4 for seat in report["seats"])
    assert set(report["weapons"]) == set(WEAPONS) - set(CHARACTER_WEAPONS)
    assert report["speed"]["games_per_second"] > 0
    assert report["turns_per_game"]["min"] <= report["turns_per_game"]["mean"] <= report["turns_per_game"]["max"]


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
@pytest.mark.parametrize("bot", [False, True])
def test_modes_and_the_bot(mode: str, bot: bool, tmp_path: Path) -> None:
    """The bot figure's points belong to no seat."""
    report = simulated(tmp_path, "--games", "2", "--players", "3", "--mode", mode, *["--bot-figure"] * bot)
    assert (report["setup"]["mode"], report["setup"]["bot"]) == (mode, bot)
    assert len(report["seats"]) == 3
    assert sum(seat["win_share"] for seat in report["seats"]) == pytest.approx(1)


def test_the_report_names_the_mode_and_the_bot(tmp_path: Path) -> None:
    arguments = ("simulate", "--games", "1", "--mode", "turret", "--players", "3")
    assert "1 random games of Turret, 3 players, arena L" in killshot(*arguments, home=tmp_path).stdout
    shown = killshot(*arguments, "--bot-figure", "--lang", "fr", home=tmp_path).stdout
    assert "Tourelle, 3 joueurs et le Bot, arène L" in shown


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    one, two = (simulated(tmp_path, "--games", "2", "--players", "3", "--seed", seed) for seed in "12")
    assert one["decisions_per_game"] != two["decisions_per_game"]


@pytest.mark.parametrize(("code", "word"), [("en", "Decisions per game"), ("fr", "Décisions par partie")])
def test_the_report_for_people(code: str, word: str, tmp_path: Path) -> None:
    shown = killshot("simulate", "--games", "2", "--players", "3", "--lang", code, home=tmp_path).stdout
    assert word in shown
    assert "T.H.O.R." in shown
    assert "\x1b" not in shown


def test_every_shot_uses_the_basic_effect_or_a_mode() -> None:
    tally = play_games(Setup(players=3), seed=1, first=0, games=3)
    report = tally.to_json()["weapons"]
    assert sum(use["fired"] for use in report.values()) > 50
    assert report["lock-rifle"]["fired"] == report["lock-rifle"]["effects"]["basic"] > 0
    assert report["heatseeker"]["fired"] == report["heatseeker"]["effects"]["basic"] > 0
    assert report["shotgun"]["fired"] == sum(report["shotgun"]["effects"].values()) > 0


def test_tallies_add_up_in_any_order() -> None:
    setup = Setup(players=3, skulls=5)
    whole, parts = play_games(setup, 9, 0, 3), Tally(3)
    for first in (2, 0, 1):
        parts.add(play_games(setup, 9, first, 1))
    assert parts.to_json() == whole.to_json()
    assert sum(whole.wins) == 3 * WIN


def test_quantiles_of_a_distribution() -> None:
    found = summary(Counter({1: 5, 2: 90, 10: 5}))
    assert found["mean"] == 2.35
    assert found["quantiles"] == {"5%": 1, "25%": 2, "50%": 2, "75%": 2, "95%": 2}
