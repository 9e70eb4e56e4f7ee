"""Tables over real sockets, with a real SQLite file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from .harness import OPEN, Refusal, bot, me, serving

QUICK = {"skulls": 5, "ending": "sudden-death"}


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me(), bot(), bot()], QUICK)
        with server.connect(seated) as ana:
            assert ana.play_on() > 20
            assert ana.views[0]["over"]
            result = ana.moments[0]["result"]
            assert sum(sum(row["sources"].values()) for row in result["rows"]) == sum(
                row["points"] for row in result["rows"]
            )
            assert ana.moments[0]["decision"] is None
        info = server.ask(f"/api/tables/{seated['table']['id']}")
        assert info["status"] == "finished"
        assert info["result"]["rows"] == result["rows"]


def test_people_come_by_link_and_the_last_one_starts_the_game(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me(), OPEN, OPEN])
        table = seated["table"]["id"]
        with server.connect(seated) as ana:
            assert ana.welcome["views"] == []
            with pytest.raises(Refusal, match="private"):
                server.ask(f"/api/tables/{table}/seats", {"name": "Eve", "invite": "x" * 22})
            ben = server.ask(f"/api/tables/{table}/seats", {"name": "Ben", "invite": seated["links"]["invite"]})
            assert ben["seats"] == [1]
            assert [seat["name"] for seat in ana.until("table")["table"]["seats"]] == ["Ana", "Ben", ""]
            server.ask(f"/api/tables/{table}/seats", {"name": "Cleo", "invite": seated["links"]["invite"], "seat": 2})
            assert ana.until("welcome")["views"][0]["view"]["seat"] == 0
            with server.connect(ben) as b:
                assert b.seats == [1]
                asked = ana.await_decision()
                assert asked is not None
                ana.play(asked, asked["options"][0]["action"])
                assert b.until("update")["events"]


def test_hot_seat_on_one_socket(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo")], QUICK)
        with server.connect(seated) as all_three:
            assert all_three.seats == [0, 1, 2]
            assert set(all_three.views) == {0, 1, 2}
            assert all_three.play_on(Random(2)) > 100


def test_a_patched_view_is_the_whole_view(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), bot()], QUICK)
        with server.connect(seated) as people, server.watch(seated) as watcher:
            luck = Random(3)
            for _ in range(12):
                people.play_on(luck, 10)
                people.await_decision()  # the bot has moved, and no one else will
                with server.connect(seated) as again, server.watch(seated) as watching:
                    for old, new, seat in ((people, again, 0), (people, again, 1), (watcher, watching, None)):
                        shown = new.logs[seat]
                        with suppress(TimeoutError):
                            while old.views[seat] != new.views[seat] or old.logs[seat][-len(shown) :] != shown:
                                old.receive()  # updates that were on their way
                        assert old.views[seat] == new.views[seat]
                        assert old.logs[seat][-len(shown) :] == shown


def test_bots_of_one_level_are_told_apart(tmp_path: Path) -> None:
    seats = [me("Ana"), bot("easy"), bot("easy"), bot("random")]
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table(seats, {"mode": "teams", "teams": [2, 2]})
        with server.watch(seated, lang="fr") as watcher:
            french = ["Ana", "bot facile 1", "bot facile 2", "bot au hasard"]
            for told in (watcher.table, watcher.until("presence")):
                assert [seat["called"] for seat in told["seats"]] == french
        with server.connect(seated) as ana:
            english = ["Ana", "easy bot 1", "easy bot 2", "random bot"]
            assert [seat["called"] for seat in ana.table["seats"]] == english
            ana.play_on(moves=8)
            log = [event["text"] for event in ana.logs[0]]
            assert any(text.startswith("Easy bot 2 ") for text in log), log
            asked = ana.await_decision()
            assert asked is not None
            assert not any("player 1" in option["text"] for option in asked["options"])


def test_in_teams_the_log_calls_people_by_name(tmp_path: Path) -> None:
    """The figures of teams are in draft order, which is not the order of the seats."""
    with serving(tmp_path / "games.db") as server:
        seats = [me("Ana"), *[bot("easy") for _ in range(5)]]
        seated = server.open_table(seats, {"mode": "teams", "teams": [3, 3]})
        with server.connect(seated) as ana:
            while len(log := [event["text"] for event in ana.logs[0] if event["kind"] == "cast"]) < len(seats):
                ana.play_on(moves=1)
            assert sorted(text.partition(" play")[0] for text in log) == [
                *[f"Easy bot {n}" for n in range(1, 6)],
                "You",
            ]
        with server.watch(seated) as watcher:
            log = [event["text"] for event in watcher.logs[None] if event["kind"] == "cast"]
            assert sum(text.startswith("Ana plays ") for text in log) == 1
