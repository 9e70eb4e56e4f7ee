"""Every byte that a spectator and each seat receive: no hidden card, no deck, no seed, no options of others."""

from __future__ import annotations

import itertools
import json
import re
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from killshot import Game, Setup, State
from killshot.engine.ids import POWERUPS, WEAPONS
from killshot.server.tables.history import History
from killshot.testing import arena
from killshot.text import language, name_of, powerup_card

from .harness import OPEN, PATIENCE, Client, Refusal, TestServer, bot, me, serving

Path_ = tuple[str, ...]
WHOLE = sys.maxsize  # moves: until the game is over
ENGLISH = language("en")
TITLES = [powerup_card(card, ENGLISH).lower() for card in range(len(POWERUPS))]
GUNS = [name_of("weapon", weapon, ENGLISH).lower() for weapon in range(len(WEAPONS))]

# Where a powerup may be named: in the hands of the seat and its teammates, the discards, an event about it, an option.
POWERUP_PLACES = (
    r"(view|patch)/hands/({friends})/powerups/\d+",
    r"(view|patch)/discards/powerups/\d+",
    r"events/\d+/(powerup|text)",
    r"moment/decision/(text|options/\d+/(action|text))",
)
# Where a weapon may be named: in the hands of the seat and its teammates, unloaded, on a shelf, being fired.
WEAPON_PLACES = (
    r"(view|patch)/hands/({friends})/loaded/\d+",
    r"(view|patch)/seats/\d+/unloaded/\d+",
    r"(view|patch)/shelves/\w+/\d+",
    r"(view|patch)/arms/[\w-]+/weapon",
    r"(view|patch)/firing/weapon",
    r"(view|patch)/teams/tables/\d+/\d+",
    r"events/\d+/(weapon|text)",
    r"moment/decision/(text|weapon|options/\d+/(action|text))",
)
# Events that name a powerup to everyone: it was played, paid with or discarded face up.
OPEN_CARDS = {"powerup-played", "paid", "spawned"}
# Events that name a weapon to everyone.
OPEN_WEAPONS = {"fired", "effect-used", "weapon-taken", "weapon-dropped", "weapon-placed", "reloaded", "drafted"}
OPEN_WEAPONS |= {"team-drafted", "armed", "unarmed", "put-down"}  # team play: they lie on the table


def leaves(value: Any, path: Path_ = ()) -> Iterator[tuple[Path_, str]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, (*path, str(key)))
    elif isinstance(value, list):
        for i, each in enumerate(value):
            yield from leaves(each, (*path, str(i)))
    elif isinstance(value, str):
        yield path, value


def parts(message: dict[str, Any]) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """What a message shows to each seat; the rest of it must name no card at all."""
    if message["type"] == "welcome":
        for eyes in message["views"]:
            yield eyes["seat"], eyes
    elif message["type"] == "update":
        yield message["seat"], message


def check(message: dict[str, Any], seat: int | None, friends: set[int]) -> None:
    """Check that no card is named where this seat may not read it; `friends` are the seats whose cards it sees (TEA-49)."""
    hands = "|".join(map(str, sorted(friends))) or "nobody"
    for eyes, part in parts(message):
        assert eyes == seat
        for path, text in leaves(part):
            where = "/".join(path)
            low = text.lower()
            if any(card in low for card in (*POWERUPS, *TITLES)):
                assert any(re.fullmatch(place.format(friends=hands), where) for place in POWERUP_PLACES), (where, text)
            elif any(gun in low for gun in (*WEAPONS, *GUNS)) and not re.search(
                r"(arena|kind|prompt|slot|why)$", where
            ):
                assert any(re.fullmatch(place.format(friends=hands), where) for place in WEAPON_PLACES), (where, text)
        view = part.get("view") or part["patch"]
        assert set(view.get("hands", {})) <= {str(friend) for friend in friends}
        decision = part["moment"]["decision"]
        assert decision is None or seat in decision["seats"]
        for event in part["events"]:
            if "powerup" in event and event["kind"] not in OPEN_CARDS:
                assert event["kind"] == "drew", event
                assert event["seat"] in friends, event
            if event["kind"] == "drew" and event["seat"] not in friends:
                assert not any(card in event["text"].lower() for card in TITLES), event
            if "weapon" in event:
                assert event["kind"] in OPEN_WEAPONS, event


def join(server: TestServer, seated: dict[str, Any], name: str) -> dict[str, Any]:
    invite = seated["links"]["invite"]
    return server.ask(f"/api/tables/{seated['table']['id']}/seats", {"name": name, "invite": invite})


@pytest.mark.parametrize(
    ("setup", "moves"),
    [
        ({"skulls": 5, "ending": "sudden-death"}, WHOLE),
        ({"mode": "domination", "ending": "sudden-death", "arena": "M1"}, WHOLE),
        ({"mode": "turret", "ending": "sudden-death", "arena": "M2"}, 250),
        ({"bot": True, "skulls": 5, "ending": "sudden-death"}, 250),
        ({"characters": True, "skulls": 5, "ending": "sudden-death"}, WHOLE),
        ({"players": 2, "mode": "teams"}, WHOLE),
        ({"players": 4, "mode": "teams"}, 250),
    ],
    ids=["deathmatch", "domination", "turret", "bot-figure", "characters", "duel", "two-against-two"],
)
def test_no_byte_tells_a_secret(setup: dict[str, Any], moves: int, tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as server:
        others = ["Ben", "Cleo", "Dan"][: setup.get("players", 3) - 1]
        ana = server.open_table([me("Ana"), *[OPEN] * len(others)], setup, open_points=False)
        people = [ana, *(join(server, ana, name) for name in others)]
        clients = {seat: server.connect(seated) for seat, seated in enumerate(people)}
        watcher = server.watch(ana)
        play_all(clients, watcher, moves)
        seed, salt = kept_secrets(tmp_path / "games.db", ana["table"]["id"])
        secrets = {seed, salt, *(seated["token"] for seated in people)}
        for seat, client in [*clients.items(), (None, watcher)]:
            client.drain(0.3)
            client.close()
            assert client.is_over or moves < WHOLE
            friends = friends_of(client, seat)
            assert len(friends) == (0 if seat is None else 2 if setup.get("players") == 4 else 1)
            assert {int(hand) for hand in client.views[seat]["hands"]} == friends
            for message in client.received:
                check(message, seat, friends)
            everything = "".join(client.bytes)
            assert not [secret for secret in secrets if secret in everything]
            if seat is None:
                assert ana["links"]["invite"] not in everything
            for figure in first_view(client)["figures"].values():
                is_open = figure["seat"] is None or figure["seat"] in friends  # the bot figure's are
                assert figure["points"] == (0 if is_open else None)


def friends_of(client: Client, seat: int | None) -> set[int]:
    """The seats of each team, as the view shows them; without teams every seat is alone."""
    teams = [each["team"] for each in first_view(client)["seats"]]
    return {i for i, team in enumerate(teams) if i == seat or (seat is not None and team == teams[seat])}


def first_view(client: Client) -> dict[str, Any]:
    view: dict[str, Any] = next(message for message in client.received if message.get("views"))["views"][0]["view"]
    return view


def play_all(clients: dict[int, Client], watcher: Client, moves: int) -> None:
    """Answer at random until the game is over or `moves` were played; now and then take one back."""
    count, enough = itertools.count(1), threading.Event()

    def play(seat: int, client: Client) -> None:
        luck = Random(seat)
        for turn in itertools.count(1):
            if (asked := next_question(client, enough)) is None:
                return
            try:
                if turn % 5 == 0 and client.moments[seat]["undo"]["allowed"]:
                    client.moments[seat]["decision"] = None
                    client.ask({"type": "undo", "seat": seat})
                else:
                    client.play(asked, luck.choice(asked["options"])["action"])
            except Refusal as refusal:
                if len(asked["seats"]) == 1 or refusal.code not in ("stale", "illegal"):
                    raise  # otherwise a teammate was quicker
            if next(count) == moves:
                enough.set()

    with ThreadPoolExecutor(len(clients) + 1) as people:
        playing = [people.submit(play, seat, client) for seat, client in clients.items()]
        people.submit(next_question, watcher, enough).result()
        for each in playing:
            each.result()


def next_question(client: Client, enough: threading.Event) -> dict[str, Any] | None:
    """Wait until asked; None: the game is over or was played far enough."""
    deadline = time.monotonic() + PATIENCE
    while not client.is_over and not enough.is_set():
        if (asked := client.decision()) is not None:
            return asked
        assert time.monotonic() < deadline, "nobody is asked"
        with suppress(TimeoutError):
            client.receive(timeout=0.2)
            deadline = time.monotonic() + PATIENCE
    return None


def kept_secrets(database: Path, table: str) -> tuple[str, str]:
    with sqlite3.connect(database) as connection:
        seed, options = connection.execute("SELECT seed, options FROM games WHERE id = ?", (table,)).fetchone()
    connection.close()
    return str(seed), json.loads(options)["salt"]


# Tagback


def hit(card: str) -> State:
    """Violet can fire at Dozer, who sees her and holds one card."""
    t = arena("L", players=3).place(violet="c1", dozer="c2", sprog="d1")
    t.hand("violet", "lock-rifle", powerups=("red-newton",)).hand("dozer", powerups=(card,))
    return t.state


def prepare(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games of the server begin in this position."""

    class Prepared(History):
        def __init__(self, setup: Setup, seed: int, dealing: int) -> None:
            super().__init__(setup, seed, dealing)
            self.game = Game.from_state(setup, state)
            self.events, self.first = [], 0

    monkeypatch.setattr("killshot.server.tables.table.History", Prepared)


SHOT = ("shoot", "square:c1", "weapon:lock-rifle", "effect:basic", "target:dozer", "pass")


def told(
    card: str, options: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[dict[str, list[str]], float]:
    """What Violet, Sprog and a spectator are sent while Violet shoots and acts again, and how long it took."""
    prepare(hit(card), monkeypatch)
    folder.mkdir()
    with serving(folder / "games.db", pause=0.8) as server:
        ana = server.open_table([me("Ana"), OPEN, OPEN], **options)
        ben, cleo = join(server, ana, "Ben"), join(server, ana, "Cleo")
        violet, dozer, sprog = server.connect(ana), server.connect(ben), server.connect(cleo)
        watcher = server.watch(ana)
        with violet, dozer, sprog, watcher:
            for client in (violet, dozer, sprog, watcher):
                client.drain(0.1)
                client.bytes.clear()
            began = 0.0
            for word in SHOT:
                asked = violet.await_decision()
                assert asked is not None
                if word in [option["action"] for option in asked["options"]]:
                    began = time.monotonic()
                    violet.play(asked, word)
            dozer.drain(0.1)
            if dozer.decision() is not None:
                assert card.endswith("tagback")
                dozer.play(dozer.decision() or {}, "pass")
            asked = violet.await_decision()
            took = time.monotonic() - began
            assert asked is not None
            violet.play(asked, "run")
            for client in (violet, sprog, watcher):
                client.drain(0.3)
            return {
                name: [plain(text) for text in client.bytes]
                for name, client in (("violet", violet), ("sprog", sprog), ("watcher", watcher))
            }, took


def test_the_wait_for_a_secret_answer_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("killshot.server.tables.clocks.ANSWER", 0.5)
    prepare(hit("blue-tagback"), monkeypatch)
    with serving(tmp_path / "games.db") as server:
        ana = server.open_table([me("Ana"), OPEN, OPEN])
        join(server, ana, "Ben")
        join(server, ana, "Cleo")
        with server.connect(ana) as violet:
            for word in SHOT:
                asked = violet.await_decision()
                assert asked is not None
                if word in [option["action"] for option in asked["options"]]:
                    violet.play(asked, word)
            asked = violet.await_decision()  # although Dozer is not connected
            assert asked is not None
            assert asked["prompt"] == "last-action"


def plain(text: str) -> str:
    """The message without what differs between any two games: times and ids of decisions."""
    text = re.sub(r'"now":[\d.]+', '"now":0', text)
    return re.sub(r'"id":"[0-9a-f]{16}"', '"id":""', text)


@pytest.mark.parametrize("options", [{}, {"pause": True}, {"clock": {"kind": "bank", "seconds": 3600}}], ids=str)
def test_others_are_told_the_same_whether_or_not_a_tagback_was_possible(
    options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    possible, took = told("blue-tagback", options, tmp_path / "a", monkeypatch)
    impossible, took_otherwise = told("blue-scope", options, tmp_path / "b", monkeypatch)
    if "clock" in options:
        possible, impossible = (
            {who: clockless(texts) for who, texts in all_.items()} for all_ in (possible, impossible)
        )
    for who, texts in possible.items():
        for text, otherwise in zip(texts, impossible[who], strict=True):
            assert text == otherwise
    assert any('"hit"' in text for text in possible["watcher"])
    if options.get("pause"):
        assert took >= 0.8
        assert took_otherwise >= 0.8


def clockless(texts: list[str]) -> list[str]:
    """Clocks in full seconds, because the test itself takes some time."""
    return [re.sub(r'"left":(\d+)\.\d', r'"left":\1', text) for text in texts]


def test_spectators_do_not_see_a_bot_think(tmp_path: Path) -> None:
    """A pick that shows a spectator nothing sends the spectator nothing."""
    with serving(tmp_path / "games.db") as server:
        seated = server.open_table([bot(), bot(), bot()], {"skulls": 5, "ending": "sudden-death"}, public=True)
        with server.watch(seated) as watcher:
            while not watcher.is_over:
                update = watcher.until("update")
                moved = update["events"] or update["patch"] or update["moment"]["waiting"]
                assert moved
