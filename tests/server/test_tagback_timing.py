"""Neither times nor messages nor replays tell whether a player was asked for a Tagback: measured over many games.

Violet hits Dozer, a bot with one card. In half of the games that is a Tagback, so that Dozer is asked in secret and
declines; in the others nobody is asked. What others can measure is compared with a permutation test.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from killshot import Record
from killshot.engine.state import State
from killshot.server.protocol.http import NewTable
from killshot.server.protocol.socket import ChatLine, Reply
from killshot.server.settings import Settings
from killshot.server.store import Entry, GameRow, open_store
from killshot.server.tables import seating
from killshot.server.tables.registry import Registry
from killshot.server.tables.table import Table
from killshot.server.views import replays
from killshot.server.views.replays import ReplayBuilder

from .harness import bot, me
from .test_secrets import SHOT, hit, plain, prepare
from .virtual_clock import Standing, VirtualClock, run

GAMES = 30  # with a Tagback, and as many without
LOOKS = (0.01, 0.1, 0.2, 0.3, 0.5, 0.74, 0.8, 1.5, 3.7, 3.9, 4.1, 4.5)  # seconds after the shot, for reading a replay
SHUFFLES = 2000
SURE = 0.001  # a difference that comes about by chance more rarely than this is one


class Seen(NamedTuple):
    """What others can measure of one game after the shot."""

    delays: tuple[float, ...]  # from the shot to each message
    sizes: tuple[int, ...]  # of the messages, in their order, without times and ids
    replays: tuple[int, ...]  # sizes of a spectator's replay at the times of LOOKS


class Ear:
    """A spectator that notes when it is told what."""

    lang = "en"
    address = "-"

    def __init__(self) -> None:
        self.heard: list[tuple[float, str]] = []

    def send(self, message: Reply) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, text: bytes) -> None:
        self.heard.append((time.time(), plain(text.decode())))

    def welcome(self, now: float) -> None: ...

    def reseat(self) -> None: ...

    def chat(self, line: ChatLine) -> None: ...


async def measure(
    card: str, options: dict[str, Any], luck: Random, path: Path, clock: VirtualClock, **settings: Any
) -> Seen:
    wanted = {
        "setup": {"players": 3, "figures": ["violet", "dozer", "sprog"], "arena": "L"},
        "seats": [me("Ana"), bot(), me("Cleo")],
        "options": options,
        "start": True,
    }
    async with await open_store(str(path)) as store:
        registry = Registry(Standing(store, clock), Settings(workers=1, **settings))  # type: ignore[arg-type]

        async def choose(*_: Any) -> str:
            await asyncio.sleep(luck.uniform(0.002, 0.3))  # as long as bots were measured to think
            decision = table.position.decision
            assert decision is not None
            return "pass" if table.position.is_secret else luck.choice(decision.options).word

        registry.bot_pool.choose = choose  # type: ignore[method-assign,assignment]
        try:
            row, drafts = seating.new_row(msgspec.convert(wanted, NewTable), "token")
            await registry.store.create(row, drafts)
            table = await registry.table(row.id)
            return await shoot(table, card, luck)
        finally:
            with clock.standing():
                await registry.stop()


async def shoot(table: Table, card: str, luck: Random) -> Seen:
    ear, shown = Ear(), list[int]()
    table.subscribers.join(ear, [None])
    table.subscribers.eyes(None, "en", -1, 0, time.time())
    await asyncio.sleep(luck.uniform(0, 1))
    for word in SHOT:
        asked = table.position.decision
        assert asked is not None
        if word in [option.word for option in asked.options]:
            ear.heard.clear()
            async with table.lock:
                await table.move(0, word)
    began = time.time()
    assert table.position.is_secret == card.endswith("tagback")
    for look in LOOKS:
        await asyncio.sleep(began + look - time.time())
        entries = await table.registry.store.entries(table.id)
        view = ReplayBuilder(table.row, entries, None, "en", table.visible(None).step)
        shown.append(len(plain(msgspec.json.encode(view.replay()).decode())))
    delays = tuple(round(at - began, 6) for at, _ in ear.heard)
    return Seen(delays, tuple(len(text) for _, text in ear.heard), tuple(shown))


def sample(
    card: str, options: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> list[Seen]:
    """Many games in which Dozer holds this card."""
    state = hit(card)
    prepare(state, monkeypatch)
    monkeypatch.setattr(replays, "record_of", lambda row, entries: recorded(row, entries, state))
    games, luck = list[Seen](), Random(card)
    folder.mkdir(exist_ok=True)
    for game in range(GAMES):
        clock = VirtualClock()
        scene = measure(card, options, luck, folder / f"{card}-{game}.db", clock, **settings)
        games.append(run(scene, clock, monkeypatch))
    return games


real_record = replays.record_of


def recorded(row: GameRow, entries: Sequence[Entry], state: State) -> Record:
    return replace(real_record(row, entries), start=state)


def chance(one: Sequence[float], other: Sequence[float]) -> float:
    """How often shuffled samples differ as much as these do, by the largest gap of their distributions.

    The gap is that of Kolmogorov and Smirnov; shuffling gives its distribution, whatever the samples are like.
    """

    def gap(first: Sequence[float], second: Sequence[float]) -> float:
        values = sorted({*first, *second})
        return max(
            abs(sum(x <= v for x in first) / len(first) - sum(x <= v for x in second) / len(second)) for v in values
        )

    seen, luck, everything = gap(one, other), Random(1), [*one, *other]
    as_much = 0
    for _ in range(SHUFFLES):
        luck.shuffle(everything)
        as_much += gap(everything[: len(one)], everything[len(one) :]) >= seen - 1e-9
    return (as_much + 1) / (SHUFFLES + 1)


def chances(one: Sequence[Seen], other: Sequence[Seen]) -> dict[str, float]:
    """The chance of each measurement to differ as much as it does."""
    found = {
        "number": chance([len(seen.delays) for seen in one], [len(seen.delays) for seen in other]),
        "first": chance([seen.delays[0] for seen in one], [seen.delays[0] for seen in other]),
    }
    for place in range(min(len(seen.sizes) for seen in [*one, *other])):
        found[f"size {place}"] = chance([seen.sizes[place] for seen in one], [seen.sizes[place] for seen in other])
        found[f"delay {place}"] = chance([seen.delays[place] for seen in one], [seen.delays[place] for seen in other])
    for place, look in enumerate(LOOKS):
        found[f"replay {look}"] = chance([seen.replays[place] for seen in one], [seen.replays[place] for seen in other])
    return found


@pytest.mark.parametrize("options", [{}, {"pause": True}, {"public": True}], ids=str)
def test_whether_a_bot_was_asked_for_a_tagback_cannot_be_measured(
    options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, unasked = (sample(card, options, tmp_path, monkeypatch) for card in ("blue-tagback", "blue-scope"))
    assert all(seen.delays for seen in [*asked, *unasked])  # the hit was shown
    assert {place: p for place, p in chances(asked, unasked).items() if p < SURE} == {}


def test_the_measurement_notices_a_server_that_shows_a_hit_once_it_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same test without the pause, as it was before: it must find the difference."""
    monkeypatch.setattr(Table, "_pause_after", lambda *_: 0.0)
    asked, unasked = (sample(card, {}, tmp_path, monkeypatch) for card in ("blue-tagback", "blue-scope"))
    found = chances(asked, unasked)
    assert found["first"] < SURE
    assert min(p for place, p in found.items() if place.startswith("replay")) < SURE


def test_two_samples_of_the_same_kind_are_not_told_apart_and_others_are() -> None:
    luck = Random(4)
    same = [[luck.random() for _ in range(GAMES)] for _ in range(2)]
    assert chance(*same) > 0.01
    assert chance(same[0], [x + 0.6 for x in same[1]]) < SURE
