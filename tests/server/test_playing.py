"""What players do at a table besides playing: undo, previews, hints, chat, languages, coming back, rematch."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from killshot.text.french.hints import HINTS

from .harness import OPEN, Client, Refusal, TestServer, bot, me, serving

REASONS = [re.sub(r"\\{.*?\\}", ".+", re.escape(text).replace(r"\ :", r"\s:")) + "$" for text in HINTS.values()]
QUICK = {"skulls": 5, "ending": "sudden-death"}


def spawned(client: Client) -> dict[str, Any]:
    """The first decision of the first turn, after spawning."""
    asked = client.await_decision()
    assert asked is not None
    client.play(asked, asked["options"][0]["action"])
    asked = client.await_decision()
    assert asked is not None
    assert asked["prompt"] == "first-action"
    return asked


def test_a_pick_is_taken_back_and_everyone_sees_it(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me(), OPEN, bot()])
        ben = server.ask(
            f"/api/tables/{seated['table']['id']}/seats", {"name": "Ben", "invite": seated["links"]["invite"]}
        )
        with server.connect(seated) as ana, server.connect(ben) as b:
            asked = spawned(ana)
            before, log = ana.views[0], len(ana.logs[0])
            b.drain()
            ana.play(asked, "run")
            where = ana.await_decision()
            assert where is not None
            ana.play(where, where["options"][-1]["action"])
            ana.await_decision()
            assert ana.moments[0]["undo"] == {"allowed": True, "reason": ""}
            assert ana.views[0] != before
            b.drain()
            assert b.views[1]["figures"] == ana.views[0]["figures"]
            with pytest.raises(Refusal, match="not-yours"):
                b.ask({"type": "undo", "seat": 0})
            ana.ask({"type": "undo", "seat": 0})
            ana.ask({"type": "undo", "seat": 0})
            ana.drain()
            b.drain()
            assert ana.views[0] == before
            assert len(ana.logs[0]) == log
            assert b.views[1]["figures"] == before["figures"]
            assert len(b.logs[1]) == log
            ana.ask({"type": "undo", "seat": 0})  # the card discarded to spawn is public
            with pytest.raises(Refusal, match="illegal"):
                ana.ask({"type": "undo", "seat": 0})
            ana.drain()
            assert not ana.moments[0]["undo"]["allowed"]


def test_a_table_without_undo_and_hints(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me(), bot(), bot()], undo=False, hints=False)
        with server.connect(seated) as ana:
            asked = spawned(ana)
            ana.play(asked, "run")
            where = ana.await_decision()
            assert where is not None
            assert ana.moments[0]["undo"] == {"allowed": False, "reason": "This table is played without undo."}
            with pytest.raises(Refusal, match="refused"):
                ana.ask({"type": "undo", "seat": 0})
            with pytest.raises(Refusal, match="without hints"):
                ana.ask({"type": "hint", "seat": 0, "decision": where["id"]})


def test_a_preview_says_what_happens_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("killshot.server.tables.seating.secrets.randbits", lambda _: 5)  # the same game every time
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo")], QUICK)
        with server.connect(seated) as people:
            luck, hits, moves = Random(5), 0, 0
            for _ in range(150):
                asked = people.await_decision()
                if asked is None:
                    break
                words = [option["action"] for option in asked["options"]]
                action = "shoot" if "shoot" in words else luck.choice(words)
                question = {"type": "preview", "seat": asked["seat"], "decision": asked["id"], "action": action}
                preview = people.ask(question)["preview"]
                before = people.views[asked["seat"]]["figures"]
                people.play(asked, action)
                people.drain(0.01)
                runs = action.startswith("square:") and asked["prompt"] == "run" and preview["moves"]
                patience = time.monotonic() + 10
                while runs and people.views[asked["seat"]]["figures"] == before and time.monotonic() < patience:
                    people.drain(0.01)  # a move is acknowledged before its update is sent
                after = people.views[asked["seat"]]["figures"]
                for hit in preview["hits"]:
                    hits += 1
                    if hit["target"] in before and not hit["killed"]:
                        assert len(before[hit["target"]]["damage"]) == hit["before"]
                        assert hit["after"] > hit["before"] or hit["before"] == 12
                if runs:
                    moves += 1
                    step = preview["moves"][0]
                    assert after[step["figure"]]["square"] == step["path"][-1]
                    assert before[step["figure"]]["square"] == step["path"][0]
            assert hits > 3
            assert moves > 3


def test_the_preview_of_a_pick_says_what_is_picked_and_asked_next(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me(), bot(), bot()])
        with server.connect(seated) as ana:
            asked = spawned(ana)
            preview = ana.ask({"type": "preview", "seat": 0, "decision": asked["id"], "action": "run"})["preview"]
            assert preview["lines"] == []
            assert preview["text"] == next(one["text"] for one in asked["options"] if one["action"] == "run")
            assert preview["next"]["prompt"] == "run"


def test_a_hint_is_an_option_with_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me(), bot(), bot()])
        with server.connect(seated, lang="fr") as ana:
            asked = spawned(ana)
            hint = ana.ask({"type": "hint", "seat": 0, "decision": asked["id"]})
            assert hint["action"] in [option["action"] for option in asked["options"]]
            assert hint["text"].startswith("Le bot ")
            assert any(re.search(why, hint["text"]) for why in REASONS), hint["text"]
            with pytest.raises(Refusal, match="stale"):
                ana.ask({"type": "hint", "seat": 0, "decision": "0" * 16})


def test_a_hint_calls_seats_as_the_options_do(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), bot(), bot()], {"mode": "teams", "teams": [2, 2]})
        with server.connect(seated) as both:
            asked = both.await_decision()
            while asked is not None and asked["prompt"] != "control":
                both.play(asked, asked["options"][-1]["action"])
                asked = both.await_decision()
            assert asked is not None
            hint = both.ask({"type": "hint", "seat": asked["seat"], "decision": asked["id"]})
            chosen = next(option["text"] for option in asked["options"] if option["action"] == hint["action"])
            assert chosen in ("Ana", "Ben")
            assert chosen in hint["text"]


def test_chat_phrases_and_languages(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), bot(), bot()])
        with server.connect(seated) as ana, server.watch(seated, lang="fr") as watcher:
            ana.ask({"type": "chat", "seat": 0, "text": "  so   it begins "})
            assert watcher.until("chatted")["line"]["text"] == "so it begins"
            ana.ask({"type": "chat", "seat": 0, "phrase": "nice-shot"})
            line = watcher.until("chatted")["line"]
            assert (line["name"], line["phrase"], line["text"]) == ("Ana", "nice-shot", "Joli tir.")
            for bad in ({"text": ""}, {"text": "x" * 201}, {"phrase": "no-such"}):
                with pytest.raises(Refusal, match="refused"):
                    ana.ask({"type": "chat", "seat": 0, **bad})
            with pytest.raises(Refusal, match="not-yours"):
                watcher.ask({"type": "chat", "seat": 0, "text": "psst"})
            english = ana.moments[0]["decision"]["text"]
            ana.ask({"type": "language", "lang": "fr"})
            assert ana.welcome["lang"] == "fr"
            assert ana.moments[0]["decision"]["text"] != english
            assert ana.moments[0]["decision"]["text"].startswith("Défausse")
            assert [line["text"] for line in ana.welcome["chat"]] == ["so it begins", "Joli tir."]
            with pytest.raises(Refusal, match="malformed"):
                ana.ask({"type": "language", "lang": "tlh"})


def test_a_client_that_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo")])
        luck = Random(9)
        with server.connect(seated) as playing, server.watch(seated) as watcher, server.watch(seated) as other:
            playing.play_on(luck, 15)
            playing.drain(0.05)
            watcher.drain(0.05)
            since, undos = len(watcher.logs[None]), watcher.undos[None]
            watcher.close()
            playing.play_on(luck, 10)
            playing.drain(0.05)
            with server.watch(seated, since=since, undos=undos) as again:
                (eyes,) = again.welcome["views"]
                assert eyes["start"] == since
                other.drain(0.05)
                assert [*watcher.logs[None], *eyes["events"]] == other.logs[None]
                assert facts(other.logs[None]) == facts(public(playing.logs[0]))


def facts(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The log without its texts, which call the reader *you*."""
    return [{name: value for name, value in event.items() if name != "text"} for event in log]


def public(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The log of a spectator: it does not name cards that only their owner saw."""
    hidden = [{**event} for event in log]
    for event in hidden:
        if event["kind"] == "drew" and event.get("powerup"):
            del event["powerup"]
            event["aside"] = True
    return hidden


def test_a_stale_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), me("Ben"), me("Cleo")])
        with server.connect(seated) as people:
            asked = people.await_decision()
            assert asked is not None
            action = asked["options"][0]["action"]
            people.play(asked, action)
            people.drain(0.05)
            before = people.views
            question = {"type": "play", "seat": asked["seat"], "decision": asked["id"], "action": action}
            for message, code in (
                (question, "stale"),
                ({**question, "seat": 1}, "stale"),
                ({**question, "seat": 7}, "not-yours"),
            ):
                with pytest.raises(Refusal, match=code):
                    people.ask(message)
            now = people.await_decision()
            assert now is not None
            with pytest.raises(Refusal, match="on offer"):
                people.ask({**question, "decision": now["id"], "seat": now["seat"], "action": "fly"})
            assert people.drain(0.05) == []
            assert people.views == before


def test_a_bot_plays_for_a_player_who_leaves_until_they_return(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), OPEN, bot()], public=True)
        ben = server.ask(f"/api/tables/{seated['table']['id']}/seats", {"name": "Ben"})
        with server.connect(seated) as ana:
            with server.connect(ben) as b:
                b.ask({"type": "leave", "seat": 1})
                assert ana.until("table")["table"]["seats"][1]["away"]
            ana.play_on(Random(1), 30)
            with server.connect(ben) as b:
                assert not b.table["seats"][1]["away"]
                while b.decision() is None:
                    ana.play_on(Random(2), 1)
                    b.drain(0.02)
                assert b.decision() is not None


def finish(server: TestServer, seated: dict[str, Any]) -> Client:
    client = server.connect(seated)
    client.play_on(Random(3))
    return client


def test_everyone_hears_of_a_rematch_whichever_server_they_use(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as here, serving(tmp_path / "games.db") as there:
        seated = here.open_table([me("Ana"), OPEN, bot()], QUICK, public=True)
        ben = here.ask(f"/api/tables/{seated['table']['id']}/seats", {"name": "Ben"})
        with here.connect(ben) as b:
            b.ask({"type": "leave", "seat": 1})
            with finish(here, seated) as ana, there.watch(seated) as watcher:
                while not watcher.is_over:
                    watcher.receive()
                watcher.drain()
                ana.send({"type": "rematch"})
                table = ana.until("rematch-ready")["table"]
                assert b.until("rematch-ready")["table"] == table
                assert watcher.until("rematch-ready")["table"] == table
                assert watcher.table["rematch"] == table
                with there.client(seated["table"]["id"], token=ben["token"]) as late:
                    assert late.table["rematch"] == table
                    late.send({"type": "rematch"})
                    assert late.until("rematch-ready")["table"] == table
                assert "rematch-ready" not in [message["type"] for message in watcher.drain()]  # it was announced once


def test_a_rematch_has_the_same_people_and_tokens(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([me("Ana"), bot(), bot()], QUICK)
        with server.connect(seated) as ana, pytest.raises(Refusal, match="not over"):
            ana.ask({"type": "rematch"})
        with finish(server, seated) as ana:
            ana.send({"type": "rematch"})
            table = ana.until("rematch-ready")["table"]
            ana.send({"type": "rematch"})
            assert ana.until("rematch-ready")["table"] == table
        with server.client(table, token=seated["token"]) as again:
            assert again.seats == [0]
            assert again.await_decision() is not None
