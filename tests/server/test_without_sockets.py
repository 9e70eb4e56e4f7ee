"""Tables and views work without a web framework: they can run where there is no socket."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from killshot import Game, Record, Setup
from killshot.server.errors import Refused
from killshot.server.protocol.http import NewTable
from killshot.server.protocol.socket import ChatLine, Reply
from killshot.server.settings import Settings
from killshot.server.store import MOVE, open_store
from killshot.server.tables.registry import Registry
from killshot.server.tables.seating import new_row
from killshot.server.tables.table import Table
from killshot.server.tables.uploads import rows_of_upload

from .harness import PATIENCE, bot, me

FRAMEWORKS = ("starlette", "uvicorn", "websockets", "killshot.server.web")


def test_tables_and_views_load_no_web_framework() -> None:
    rooms = Path(sys.modules["killshot.server"].__path__[0])
    modules = [
        f"killshot.server.{room}.{path.stem}"
        for room in ("tables", "views")
        for path in (rooms / room).glob("*.py")
        if path.stem != "__init__"
    ]
    assert len(modules) > 15
    program = f"import sys, {', '.join(modules)}; print([name for name in {FRAMEWORKS} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


class Screen:
    """A subscriber in this process: it keeps what it is sent."""

    lang = "en"
    address = "-"

    def __init__(self, table: Table) -> None:
        self.table = table
        self.received: list[dict[str, object]] = []

    def send(self, message: Reply) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, text: bytes) -> None:
        self.received.append(msgspec.json.decode(text))

    def welcome(self, now: float) -> None:
        self.table.subscribers.eyes(0, self.lang, -1, 0, now)

    def reseat(self) -> None:
        pass

    def chat(self, line: ChatLine) -> None:
        pass


def test_a_subscriber_without_a_socket_follows_a_whole_game(tmp_path: Path) -> None:
    wanted = msgspec.convert(
        {"setup": {"players": 3, "skulls": 5, "ending": "sudden-death"}, "seats": [me(), bot("random"), bot("random")]},
        NewTable,
    )

    async def follow() -> None:
        async with await open_store(str(tmp_path / "games.db")) as store:
            registry = Registry(store, Settings(workers=1, bot_pace=0.0))
            try:
                row, drafts = new_row(wanted, "token")
                await store.create(row, drafts)
                table = await registry.table(row.id)
                screen, luck = Screen(table), Random(1)
                table.subscribers.join(screen, [0])
                screen.welcome(0.0)
                async with asyncio.timeout(5 * PATIENCE):
                    while not table.is_over:
                        eyes = table.subscribers.eyes(0, "en", -1, 0, 0.0)
                        if eyes.moment.decision is None:
                            await asyncio.sleep(0.001)
                        else:
                            option = luck.choice(eyes.moment.decision.options)
                            await table.play(0, eyes.moment.decision.id, option.action)
                async with table.lock:  # the end is announced once the lock is free
                    assert {message["type"] for message in screen.received} == {"update", "table"}
                    assert table.row.finished is not None
            finally:
                await registry.stop()

    asyncio.run(follow())


def record(seed: int) -> Record:
    game, luck = Game(Setup(players=3, skulls=5, ending="sudden-death"), seed=seed), Random(seed)
    while game.decision is not None:
        game.play(luck.choice(game.options))
    return Record.of(game, ("Ana", "Ben", "Cleo"))


def test_an_uploaded_record_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    uploaded, played = record(3), 0
    play = Game.play

    def counted(game: Game, *args: object, **kwargs: object) -> object:
        nonlocal played
        played += 1
        return play(game, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "play", counted)
    row, drafts = rows_of_upload(uploaded.text().encode(), "token")
    assert played == len(uploaded.actions)
    assert [draft.body for draft in drafts if draft.kind == MOVE] == [action.word for action in uploaded.actions]
    assert row.result is not None
    assert [seat.name for seat in row.seats] == ["Ana", "Ben", "Cleo"]


def test_an_upload_that_cannot_be_played_is_refused_with_its_line() -> None:
    lines = record(3).text().splitlines()
    lines[20] = "target:violet"
    with pytest.raises(Refused, match="line 21"):
        rows_of_upload("\n".join(lines).encode(), "token")
