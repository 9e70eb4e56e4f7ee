"""The deal of a table: committed to before the start, opened after the end; games of other rules are closed alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from killshot import Record
from killshot.fair import Proof, share_of
from killshot.server.errors import Refused
from killshot.server.protocol.http import NewTable
from killshot.server.protocol.socket import Start
from killshot.server.settings import Settings
from killshot.server.store import MOVE, NEVER, Change, Draft, Store, digest, open_store
from killshot.server.tables import seating, shares
from killshot.server.tables.registry import Registry
from killshot.server.tables.table import Table
from killshot.server.tables.uploads import rows_of_upload
from killshot.server.views.replays import record_of

from .harness import bot, me

VALUES = {seat: f"{seat + 1:02x}" * 32 for seat in range(3)}
PEOPLE = {"setup": {"players": 3, "skulls": 5, "ending": "sudden-death"}, "seats": [me("Ana"), me("Ben"), me("Cleo")]}


def at_a_table(scene: Callable[[Registry, Store, Table], Awaitable[None]], path: Path, start: bool = False) -> None:
    async def run() -> None:
        async with await open_store(str(path / "games.db")) as store:
            registry = Registry(store, Settings(workers=1, bot_pace=0.0))
            try:
                row, drafts = seating.new_row(msgspec.convert({**PEOPLE, "start": start}, NewTable), "token")
                await store.create(row, drafts)
                await scene(registry, store, await registry.table(row.id))
            finally:
                await registry.stop()

    asyncio.run(run())


async def play_to_the_end(table: Table) -> None:
    luck = Random(1)
    while (asked := table.position.decision) is not None:
        seat = asked.seats[0]
        async with table.lock:
            await table.move(seat, luck.choice(asked.options_of(seat)).word)


async def record(store: Store, table: Table) -> Record:
    return record_of(await store.game(table.id), await store.entries(table.id))


def test_the_commitment_is_there_from_the_beginning_and_opened_at_the_end(tmp_path: Path) -> None:
    async def scene(_: Registry, store: Store, table: Table) -> None:
        before = table.summary("en")
        assert len(before.commitment) == 64
        await seating.start(table, Start(v=1), "token")
        running = table.summary("en")
        assert (running.commitment, running.proof) == (before.commitment, "")
        assert (await record(store, table)).fair is None
        await play_to_the_end(table)
        after = table.summary("en")
        proof, kept = Proof.parse(after.proof), await record(store, table)
        assert kept.fair == proof
        assert proof.commitment == before.commitment
        assert proof.problem(kept.seed) == ""
        assert kept.replay().decision is None
        row, drafts = rows_of_upload(kept.text().encode(), "token")  # a record keeps its proof when it is uploaded
        await store.create(row, drafts)
        assert record_of(await store.game(row.id), await store.entries(row.id)).fair == proof

    at_a_table(scene, tmp_path)


def test_nothing_a_running_table_sends_has_a_secret_of_the_deal(tmp_path: Path) -> None:
    async def scene(_: Registry, store: Store, table: Table) -> None:
        row = await store.game(table.id)
        shown = [
            msgspec.json.encode(table.summary("en")),
            msgspec.json.encode(table.subscribers.eyes(0, "en", -1, 0, 0.0)),
        ]
        for secret in (f"{row.seed:064x}", str(row.seed), row.nonce, str(table.position.state.rng), table.salt):
            assert not any(secret.encode() in text for text in shown)

    at_a_table(scene, tmp_path, start=True)


def test_players_add_to_the_deal(tmp_path: Path) -> None:
    async def scene(_: Registry, store: Store, table: Table) -> None:
        for seat, value in VALUES.items():
            await shares.add_share(table, seat, share_of(value))
        starting = asyncio.create_task(seating.start(table, Start(v=1, value=VALUES[0]), "token"))
        while not table.is_opening or not table.pending[0].value:
            await asyncio.sleep(0.001)
        with pytest.raises(Refused, match="already started"):
            await shares.add_share(table, 1, share_of(VALUES[2]))
        with pytest.raises(Refused, match="as committed to"):
            await shares.open_share(table, 1, VALUES[2])
        await shares.open_share(table, 1, VALUES[1])
        await starting  # without seat 2, which does not open
        await play_to_the_end(table)
        kept = await record(store, table)
        assert kept.fair is not None
        assert [share.value for share in kept.fair.shares] == [VALUES[0], VALUES[1], ""]
        assert kept.fair.problem(kept.seed) == ""
        assert kept.seed != kept.fair._replace(shares=()).seed
        again = Record.parse(kept.text())
        assert (again, again.replay().decision) == (kept, None)

    at_a_table(scene, tmp_path)


@pytest.mark.parametrize("text", ["", "abc", "zz" * 32, "AB" * 32])
def test_what_is_no_share_is_refused(text: str, tmp_path: Path) -> None:
    async def scene(_: Registry, __: Store, table: Table) -> None:
        with pytest.raises(Refused, match="64 hexadecimal digits"):
            await shares.add_share(table, 0, text)
        with pytest.raises(Refused, match="64 hexadecimal digits"):
            await shares.open_share(table, 0, VALUES[0])

    at_a_table(scene, tmp_path)


def test_two_tables_have_different_secrets_and_their_bots_different_luck() -> None:
    wanted = msgspec.convert({**PEOPLE, "seats": [me(), bot("random"), bot("random")]}, NewTable)
    rows = [seating.new_row(wanted, "token")[0] for _ in range(20)]
    for secrets in ([row.seed for row in rows], [row.nonce for row in rows], [row.options for row in rows]):
        assert len(set(secrets)) == 20
    assert max(row.seed for row in rows).bit_length() > 240


@pytest.mark.parametrize(
    ("rules", "mode", "reason"),
    [(1, "domination", "rules 1, and this program plays by rules 2"), (9, "deathmatch", "rules 9, which this program")],
)
def test_a_game_of_other_rules_is_closed_and_harms_no_other(
    rules: int, mode: str, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(registry: Registry, store: Store, table: Table) -> None:
        wanted = msgspec.convert(
            {"setup": {"players": 3, "mode": mode}, "seats": PEOPLE["seats"], "start": True}, NewTable
        )
        row, drafts = seating.new_row(wanted, "token")
        await store.create(replace(row, rules=rules), drafts)
        with pytest.raises(Refused, match=reason):
            await registry.table(row.id)
        closed = await store.game(row.id)
        assert closed.status == "finished"
        assert closed.due == NEVER
        assert (await record(store, table)).actions == ()
        assert [entry.kind for entry in await store.entries(row.id)] == ["start", "closed"]
        with pytest.raises(Refused, match=reason):  # and it says so again
            await registry.table(row.id)
        await play_to_the_end(table)

    at_a_table(scene, tmp_path, start=True)
    assert "game closed" in caplog.text


def test_a_game_that_does_not_replay_does_not_stop_the_sweeper(tmp_path: Path) -> None:
    async def scene(registry: Registry, store: Store, table: Table) -> None:
        wanted = msgspec.convert({**PEOPLE, "start": True}, NewTable)
        row, drafts = seating.new_row(wanted, digest("token"))
        await store.create(replace(row, due=0.0), [*drafts, Draft(MOVE, "pay:red", 0)])
        await store.append(
            table.id, [Draft("chat", '{"at":0,"seat":0,"name":"","text":"","phrase":""}')], change=Change(due=1.0)
        )
        await registry.look_at_due()
        assert (await store.game(row.id)).status == "finished"
        assert table.id in registry.tables

    at_a_table(scene, tmp_path, start=True)
