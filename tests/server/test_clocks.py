"""Clocks: what they show, what a turn adds, and who plays when the time is up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .harness import Client, Refusal, bot, me, serving

BANK = {"kind": "bank", "seconds": 3600, "increment": 300}


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 5}, {"kind": "bank", "seconds": 60, "increment": 5}])
def test_clocks_are_shown_and_run(clock: dict[str, Any], tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), bot(), bot()], clock=clock)
        with server.connect(seated) as ana:
            mine, *others = ana.moments[0]["clocks"]
            assert clock["seconds"] - 2 < mine["left"] <= clock["seconds"]
            assert mine["running"]
            assert others == [{"left": None, "running": False}] * 2
        for bad in ({"kind": "move", "seconds": 1}, {"kind": "bank", "seconds": 60, "increment": -1}, {"kind": "days"}):
            with pytest.raises(Refusal, match="That clock"):
                server.open_table([me("Ana"), bot(), bot()], clock=bad)


def test_a_bot_plays_for_a_player_who_runs_out_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("killshot.server.tables.clocks.LIMITS", {"move": (0, 10)})
    monkeypatch.setattr("killshot.server.tables.autoplay.GRACE", 0.0)
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), bot()], clock={"kind": "move", "seconds": 1})
        with server.connect(seated) as people:
            began = time.monotonic()
            while not people.until("table")["table"]["seats"][0]["away"]:
                pass
            assert time.monotonic() - began < 10
            people.until("update")  # a bot has spawned her
            people.ask({"type": "return", "seat": 0})
            assert not people.table["seats"][0]["away"]


def clocks(client: Client) -> list[float]:
    return [clock["left"] for clock in client.moments[client.seats[0]]["clocks"]]


def play_until(client: Client, wanted: Callable[[], bool]) -> None:
    """Play random moves until a condition holds, which takes no more than a turn or two."""
    luck = Random(4)
    for _ in range(200):
        client.drain(0.02)
        if wanted():
            return
        client.play_on(luck, 1)
    raise AssertionError("the condition never held")


def test_the_bank_is_used_up_and_a_turn_adds_the_increment(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo")], clock=BANK)
        with server.connect(seated) as people:
            began = time.monotonic()
            time.sleep(1.2)
            play_until(people, lambda: people.views[0]["active"] == 1)
            ana, ben, cleo = clocks(people)
            took = time.monotonic() - began
            assert 3900 - took - 0.2 <= ana <= 3900 - 1.1
            assert 3600 - took - 0.2 <= ben <= 3600
            assert cleo == 3600
            play_until(people, lambda: people.views[0]["active"] == 2)
            assert 3890 < clocks(people)[1] <= 3900
            assert clocks(people)[0] == ana


def test_taking_back_the_end_of_a_turn_takes_back_the_increment(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo")], clock=BANK)
        with server.connect(seated) as people:
            for _ in range(60):
                asked = people.await_decision()
                assert asked is not None
                active = people.views[0]["active"]
                before = clocks(people)
                words = [option["action"] for option in asked["options"]]
                # running reveals nothing: once all have entered, the end of such a turn can be taken back
                action = next((word for word in ("run", "end") if word in words), words[0])
                people.play(asked, action)
                people.drain(0.3 if action == "end" else 0.02)
                if people.views[0]["active"] != active and people.moments[active]["undo"]["allowed"]:
                    break
            else:
                raise AssertionError("no end of a turn could be taken back")
            assert clocks(people)[active] > before[active] + 290
            people.ask({"type": "undo", "seat": active})
            people.drain(0.05)
            assert people.views[0]["active"] == active
            for now, then in zip(clocks(people), before, strict=True):
                assert then - 5 < now <= then


def test_a_turn_of_a_team_adds_to_the_bank_of_each_member(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo"), me("Dan")], {"mode": "teams"}, clock=BANK)
        with server.connect(seated) as people:
            first = people.views[0]["active"]
            play_until(people, lambda: people.views[0]["active"] != first)
            left = clocks(people)
            mine = (0, 1) if first in (0, 1) else (2, 3)
            for seat in range(4):
                assert (left[seat] > 3650) == (seat in mine)


def test_a_bot_plays_on_when_the_days_are_over_until_the_person_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("killshot.server.tables.clocks.LIMITS", {"days": (0, 10)})
    monkeypatch.setattr("killshot.server.tables.autoplay.GRACE", 0.0)
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), bot(), bot()], clock={"kind": "days", "seconds": 2})
        with server.watch(seated) as watcher:  # Ana is not connected
            while not watcher.until("table")["table"]["seats"][0]["away"]:
                pass
            mine = watcher.views[None]["seats"][0]["figures"][0]
            assert watcher.views[None]["figures"][mine]["square"] is None  # nothing was played for her before
            ends = 0
            while ends < 3:  # turns that a bot played for her
                ends += watcher.until("update")["patch"].get("active") == 1
            assert watcher.table["seats"][0]["away"]
            with server.connect(seated) as ana:
                assert not ana.table["seats"][0]["away"]
                asked = ana.await_decision()
                assert asked is not None
                ana.drain(0.3)
                assert ana.decision() == asked  # the bot no longer plays for her
                ana.play(asked, asked["options"][0]["action"])


def test_a_player_who_emptied_the_bank_has_some_time_after_coming_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("killshot.server.tables.clocks.LIMITS", {"bank": (0, 10)})
    monkeypatch.setattr("killshot.server.tables.autoplay.GRACE", 0.0)
    with serving(tmp_path / "games.db", bot_pace=0.05) as server:
        seated = server.open_table([me("Ana"), bot(), bot()], clock={"kind": "bank", "seconds": 1})
        with server.connect(seated) as ana:
            while not ana.until("table")["table"]["seats"][0]["away"]:
                pass
            ana.drain(0.1)
            ana.ask({"type": "return", "seat": 0})
            assert ana.await_decision() is not None
            assert 25 < clocks(ana)[0] <= 30
            ana.ask({"type": "leave", "seat": 0})
            ana.ask({"type": "return", "seat": 0})
            assert clocks(ana)[0] <= 30  # leaving does not give more
