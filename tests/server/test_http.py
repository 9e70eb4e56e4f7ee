"""The HTTP API: lists, setups, replays, records, the catalogue, and what keeps strangers out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from killshot import Game, Record, Setup
from killshot.bots.expectation import win_expectation
from killshot.engine.ids import POWERUPS, WEAPONS
from killshot.server.views.table_view import patch_of, table_view, table_view_from
from killshot.view import View

from .harness import OPEN, Client, Refusal, TestServer, bot, me, serving

QUICK = {"skulls": 5, "ending": "sudden-death"}


class Finished(NamedTuple):
    """A server with one finished game, and the client that played it."""

    server: TestServer
    seated: dict[str, Any]
    client: Client

    @property
    def table(self) -> str:
        return str(self.seated["table"]["id"])


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    with serving(tmp_path_factory.mktemp("server") / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), bot()], QUICK, public=True)
        with server.connect(seated) as client:
            client.play_on(Random(8))
        yield Finished(server, seated, client)


def test_a_finished_game_is_replayed_from_any_seat(finished: Finished) -> None:
    server = finished.server
    table, client = finished.table, finished.client
    for seat in (0, 1, 2, None):
        query = "" if seat is None else f"?seat={seat}"
        replay = server.ask(f"/api/tables/{table}/replay{query}")
        steps, view = replay["steps"], replay["opening"]["view"]
        log = list(replay["opening"]["events"])
        for step in steps:
            figures = {**view["figures"], **step["patch"].get("figures", {})}
            view = {**view, **step["patch"], "figures": figures}
            log[step["start"] :] = step["events"]
        last = server.ask(f"/api/tables/{table}/positions/{len(steps)}{query}")
        assert last["last"] == len(steps)
        assert last["eyes"]["view"] == view
        assert view["over"]
        if seat in (0, 1):
            assert view == client.views[seat]
            assert log == client.logs[seat]
    middle = server.ask(f"/api/tables/{table}/positions/40?seat=2&lang=fr")
    assert middle["eyes"]["view"]["hands"]["2"]["powerups"] is not None
    for number, code in (("99999", 404), ("-1", 404), ("x", 400)):
        with pytest.raises(Refusal) as refused:
            server.ask(f"/api/tables/{table}/positions/{number}")
        assert refused.value.status == code


def test_a_record_is_downloaded_verified_and_uploaded(finished: Finished) -> None:
    server = finished.server
    client, table = finished.client, finished.table
    status, headers, text = server.request(f"/api/tables/{table}/record")
    assert status == 200
    assert headers["content-disposition"].startswith("attachment")
    record = Record.parse(text.decode())
    result = record.replay().result
    assert result is not None
    rows = {row["seat"]: row["points"] for row in client.moments[0]["result"]["rows"]}
    assert list(result.points) == [rows[seat] for seat in range(3)]
    again = server.ask("/api/records", text)["table"]
    assert again["status"] == "finished"
    assert again["result"]["winners"] == client.moments[0]["result"]["winners"]
    assert server.request(f"/api/tables/{again['id']}/record")[2] == text
    broken = text.replace(b"\nrun\n", b"\nfly\n", 1)
    middle = Record.of(Game.from_state(record.setup, next(iter(record.steps())).game.state)).text().encode()
    for bad, reason in (
        (broken, "line"),
        (b"hello", "line 1"),
        (b"\xff\xfe", "cannot be read"),
        (middle, "the game begins in a position"),
    ):
        with pytest.raises(Refusal, match=reason):
            server.ask("/api/records", bad)


def test_a_running_game_is_replayed_only_from_the_seats_of_the_client(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), OPEN, bot()])
        table = seated["table"]["id"]
        ben = server.ask(f"/api/tables/{table}/seats", {"name": "Ben", "invite": seated["links"]["invite"]})
        with server.connect(seated) as ana, server.connect(ben) as b:
            luck = Random(3)
            for _ in range(12):
                for client in (ana, b):
                    client.drain(0.05)
                    if client.decision() is not None:
                        client.play_on(luck, 1)
            ana.drain(0.2)
            mine = server.ask(f"/api/tables/{table}/replay?seat=0", token=seated["token"])
            assert all(step["action"] == "" and step["seat"] is None for step in mine["steps"])
            assert set(mine["opening"]["view"]["hands"]) == {"0"}
            for path, token in (
                ("replay?seat=0", ""),
                ("replay?seat=0", ben["token"]),
                ("replay?seat=2", seated["token"]),
                ("replay", ""),
                ("positions/3?seat=1", seated["token"]),
                ("record", seated["token"]),
                ("expectation", seated["token"]),
            ):
                with pytest.raises(Refusal) as refused:
                    server.ask(f"/api/tables/{table}/{path}", token=token)
                assert refused.value.status in (403, 409)
            server.ask(f"/api/tables/{table}/replay?watch={seated['links']['watch']}")


def test_lists_of_tables(finished: Finished) -> None:
    server = finished.server
    listed = server.open_table([me("Ana"), OPEN, bot()], public=True, title="Friday")
    hidden = server.open_table([me("Ben"), OPEN, bot()])
    running = server.open_table([me("Cleo"), bot(), bot()], public=True, token=listed["token"])
    over = finished.seated

    def ids(path: str, token: str = "") -> list[str]:
        return [table["id"] for table in server.ask(path, token=token)["tables"]]

    assert ids("/api/tables") == [listed["table"]["id"]]
    assert running["table"]["id"] in ids("/api/tables?list=running")
    assert ids("/api/tables?list=finished") == [over["table"]["id"]]
    assert set(ids("/api/tables?list=mine", listed["token"])) == {listed["table"]["id"], running["table"]["id"]}
    assert ids("/api/tables?list=mine", hidden["token"]) == [hidden["table"]["id"]]
    for path, token in (
        ("/api/tables?list=mine", ""),
        ("/api/tables?list=all", ""),
        ("/api/tables?list=mine", "x"),
    ):
        with pytest.raises(Refusal):
            server.ask(path, token=token)
    assert server.ask("/api/tables")["tables"][0]["options"]["title"] == "Friday"


def test_setups_are_judged_with_reasons(finished: Finished) -> None:
    server = finished.server
    advice = server.ask("/api/setup", {"setup": {"players": 5, "mode": "domination"}})
    assert advice["error"] == ""
    assert advice["setup"]["skulls"] == 8
    refused = {choice["value"]: choice["refused"] for choice in advice["choices"]["bot"]}
    assert refused[False] == ""
    assert "the bot figure joins" in refused[True]
    assert {c["value"]: bool(c["refused"]) for c in advice["choices"]["skulls"]} == {
        5: True,
        6: True,
        7: True,
        8: False,
    }
    wrong = server.ask("/api/setup", {"setup": {"players": 9}})
    assert wrong["error"] == "3 to 5 players"
    assert wrong["setup"] is None
    for setup, seats in (({"players": 9}, 9), ({"players": 3, "arena": "XL"}, 3), ({"players": 4}, 3)):
        with pytest.raises(Refusal) as no:
            server.ask("/api/tables", {"setup": setup, "seats": [me()] * seats})
        assert no.value.code == "refused"


def test_the_catalogue_has_everything_in_both_languages(finished: Finished) -> None:
    server = finished.server
    english, french = (server.ask(f"/api/catalogue?lang={lang}") for lang in ("en", "fr"))
    for catalogue in (english, french):
        assert len(catalogue["weapons"]) == len(WEAPONS)
        assert len(catalogue["powerups"]) == len(POWERUPS)
        assert {arena["arena"] for arena in catalogue["arenas"]} == {"S", "M1", "M2", "L"}
        assert all(effect["text"] for card in catalogue["weapons"] for effect in card["effects"])
    assert english["weapons"][0]["effects"] != french["weapons"][0]["effects"]
    owners = [card["figure"] for card in english["weapons"] if card["figure"]]
    assert len(owners) == 12
    _, headers, _ = server.request("/api/catalogue?lang=en")
    again = server.request("/api/catalogue?lang=en", headers={"If-None-Match": headers["etag"]})
    assert again[0] == 304
    with pytest.raises(Refusal, match="malformed"):
        server.ask("/api/catalogue?lang=xx")


def test_strangers_stay_out(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", tables_per_minute=3) as server:
        body = {"setup": {"players": 3}, "seats": [me(), bot(), bot()]}
        evil = {"Origin": "https://evil.example"}
        status, headers, text = server.request("/api/tables", body, headers=evil)
        assert (status, json.loads(text)["code"]) == (403, "refused")
        own = {"Origin": server.url}
        status, headers, text = server.request("/api/tables", body, headers=own)
        assert status == 201
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        table = json.loads(text)["table"]["id"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
            pass
        with pytest.raises(Refusal, match="private"):
            server.client(table, watch="guess")
        with pytest.raises(Refusal, match="no such table"):
            server.client("nowhere")
        for bad in (b"{", b"[]", b'{"setup": {}, "seats": [], "x": 1}', b"\xff"):
            with pytest.raises(Refusal, match=r"malformed|too-fast"):
                server.ask("/api/tables", bad)
        status, _, text = server.request("/api/tables", b" " * 300_000)
        assert json.loads(text)["code"] in ("too-large", "too-fast")
        for _ in range(3):
            status, _, text = server.request("/api/tables", body)
        assert (status, json.loads(text)["code"]) == (429, "too-fast")


def test_health_metrics_and_the_missing_page(finished: Finished) -> None:
    server = finished.server
    assert server.request("/health")[2] == b"ok\n"
    metrics = server.request("/metrics")[2].decode()
    lines = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    assert float(lines["killshot_moves_total"]) > 50
    assert float(lines["killshot_games_finished"]) >= 1
    assert lines['killshot_move_seconds_bucket{le="+Inf"}'] == lines["killshot_move_seconds_count"]
    status, _, page = server.request("/")
    assert status in (200, 503)
    assert page


def test_expectations_end_with_the_result(finished: Finished) -> None:
    server = finished.server
    graph = server.ask(f"/api/tables/{finished.table}/expectation")
    assert 10 < len(graph["positions"]) <= 122
    winners = finished.client.moments[0]["result"]["winners"]
    assert [seat for seat, chance in enumerate(graph["positions"][-1]) if chance] == winners
    assert all(97 <= sum(row) <= 103 for row in graph["positions"][:-1])


def test_a_team_has_one_expectation(tmp_path: Path) -> None:
    game, luck = Game(Setup(players=4, mode="teams"), seed=3), Random(3)
    while game.decision is not None:
        game.play(luck.choice(game.options))
    assert game.result is not None
    with serving(tmp_path / "games.db") as server:
        uploaded = server.ask("/api/records", Record.of(game, ("Ana", "Ben", "Cleo", "Dan")).text().encode())
        graph = server.ask(f"/api/tables/{uploaded['table']['id']}/expectation")
        for ana, ben, cleo, dan in graph["positions"]:
            assert ana == ben
            assert cleo == dan
            assert 99 <= ana + cleo <= 101
        won = [seat for seat, chance in enumerate(graph["positions"][-1]) if chance == 100]
        assert won == list(game.result.winners)
        assert len({row[0] for row in graph["positions"]}) > 10
        assert graph["turning"]
        assert graph["turning"] == [each.move for each in win_expectation(Record.of(game)) if each.turning]


@pytest.mark.parametrize("open_points", [False, True])
def test_a_seat_sees_what_a_spectator_sees_and_its_own_secrets(open_points: bool) -> None:
    for setup in (Setup(players=3, bot=True), Setup(players=4, mode="teams")):
        game, luck = Game(setup, seed=5), Random(5)
        while game.decision is not None:
            public = table_view(game.rules, game.state, None, open_points)
            for seat in range(setup.players):
                seen = table_view_from(public, game.rules, game.state, seat, open_points)
                assert seen == table_view(game.rules, game.state, seat, open_points)
            for _ in range(10):
                if game.options:
                    game.play(luck.choice(game.options))


def patched(view: View, patch: dict[str, Any]) -> View:
    """What a client makes of an update."""
    figures = {**view.figures, **patch.get("figures", {})}
    found = copy(view)
    for part, value in {**patch, "figures": figures}.items():
        setattr(found, part, value)
    return found


def test_a_patch_turns_the_old_view_into_the_new_one() -> None:
    game, luck, old = Game(seed=5), Random(5), None
    while game.decision is not None:
        new: View = table_view(game.rules, game.state, 1, open_points=False)
        if old is not None:
            assert patched(old, patch_of(old, new)) == new
        old = new
        game.play(luck.choice(game.options))
