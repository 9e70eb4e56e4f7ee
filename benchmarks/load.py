"""The server under load, with real sockets: `python benchmarks/load.py [--tables 200] [--seats 5] [--rate 200]`.

Starts a server with a database of its own, opens tables whose every seat is a socket, plays moves at a steady rate, and
prints how long it took from a move to the last seat's update, the memory per table, and the sizes of views and updates.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")


class Table:
    """All seats of one table, each on a socket of its own."""

    def __init__(self, name: str, luck: random.Random) -> None:
        self.name = name
        self.luck = luck
        self.sockets: list[ClientConnection] = []
        self.decision: tuple[int, Json] | None = None
        self.asked = asyncio.Event()
        self.sent_at = 0.0
        self.last_at = 0.0  # when the last socket got a message after the move
        self.is_over = False
        self.moves = 0
        self.acknowledged = 0
        self.measured = 0

    async def listen(self, seat: int, socket: ClientConnection, sizes: Sizes) -> None:
        async for text in socket:
            now = time.perf_counter()
            assert isinstance(text, str)
            kind = text[9 : text.index('"', 9)]
            if kind == "update":
                sizes.updates.append(len(text))
                self.last_at = now
            elif kind == "welcome":
                sizes.welcomes.append(len(text))
            elif kind == "done":
                self.acknowledged += 1
                self.last_at = now
            elif kind in ("error", "bye"):
                raise AssertionError(text)
            if '"decision":{' in text:
                message = json.loads(text)
                moment = message["moment"] if kind == "update" else message["views"][0]["moment"]
                self.decision = (seat, moment["decision"])
                self.asked.set()
            elif '"over":true' in text:
                self.is_over = True
                self.asked.set()

    async def move(self) -> None:
        await self.asked.wait()
        if self.is_over or self.decision is None:
            return
        (seat, asked), self.decision = self.decision, None
        self.asked.clear()
        action = self.luck.choice(asked["options"])["action"]
        message = {"type": "play", "v": 1, "seat": seat, "decision": asked["id"], "action": action}
        self.moves += 1
        self.sent_at = self.last_at = time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))

    @property
    def latency(self) -> float:
        return self.last_at - self.sent_at


class Sizes:
    def __init__(self) -> None:
        self.updates: list[int] = []
        self.welcomes: list[int] = []


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def ask(url: str, body: Json | None = None, token: str = "") -> Json:
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode())
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as response:
        answer: Json = json.load(response)
        return answer


def in_server(address: str) -> str:
    """What the server itself measured, from the arrival of a move to the last update."""
    with urllib.request.urlopen(f"http://{address}/metrics", timeout=30) as response:
        lines = dict(line.rsplit(" ", 1) for line in response.read().decode().splitlines() if not line.startswith("#"))
    total, count = float(lines["killshot_move_seconds_sum"]), int(lines["killshot_move_seconds_count"])
    bounds = [(name[33:-2], int(n)) for name, n in lines.items() if name.startswith("killshot_move_seconds_bucket")]
    p99 = next(bound for bound, n in bounds if n >= 0.99 * count)
    return f"in the server: mean {total / count * 1000:.1f} ms, 99 of 100 below {p99} s;"


def memory_of(process: Process) -> int:
    """Resident bytes, as Linux reports them."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def processor_seconds(process: Process) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def start_server(folder: str) -> tuple[Process, str]:
    limits = ("tables_per_minute", "sockets_per_address", "connections_per_address")
    settings = {"database": f"{folder}/games.db", **dict.fromkeys(limits, 10**6)}
    code = (
        "import json,sys; from killshot.server.web.run import bind, create_server; from killshot.server.settings import Settings; "
        "listener = bind('127.0.0.1', 0); "
        "create_server(Settings(**json.loads(sys.argv[1])), lambda: print(listener.getsockname()[1], flush=True)).run([listener])"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, json.dumps(settings), stdout=PIPE)
    assert process.stdout is not None
    return process, f"127.0.0.1:{int(await process.stdout.readline())}"


async def open_table(address: str, seats: int, number: int, sizes: Sizes) -> Table:
    """Open a table whose seats are taken one by one, each by a client of its own."""
    body = {"setup": {"players": seats}, "seats": [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * (seats - 1)]}
    first = await asyncio.to_thread(ask, f"http://{address}/api/tables", body)
    name, invite = first["table"]["id"], first["links"]["invite"]
    tokens = [first["token"]]
    for seat in range(1, seats):
        wanted = {"name": NAMES[seat], "invite": invite}
        answer = await asyncio.to_thread(ask, f"http://{address}/api/tables/{name}/seats", wanted)
        tokens.append(answer["token"])
    table = Table(name, random.Random(number))
    for seat, token in enumerate(tokens):
        socket = await connect(f"ws://{address}/api/tables/{name}/socket", compression=None, max_queue=None)
        table.sockets.append(socket)
        listening.append(asyncio.create_task(table.listen(seat, socket, sizes)))
        await socket.send(json.dumps({"type": "hello", "v": 1, "token": token}))
    return table


listening: list[asyncio.Task[None]] = []


async def play(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Play moves at a steady rate, table after table; a move is measured before the next one at its table."""
    latencies: list[float] = []
    began = time.perf_counter()
    number = 0
    while time.perf_counter() - began < seconds:
        table = tables[number % len(tables)]
        number += 1
        await asyncio.sleep(max(began + number / rate - time.perf_counter(), 0))  # also when late: others listen
        if table.acknowledged < table.moves:
            continue  # the last move of this table is still on its way: it counts once it has arrived
        if table.moves > table.measured:
            table.measured = table.moves
            latencies.append(table.latency)
        if not table.is_over:
            await table.move()
    return latencies


async def run(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        process, address = await start_server(folder)
        try:
            await measure(args, process, address)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            process.terminate()
            await process.wait()


async def measure(args: argparse.Namespace, process: Process, address: str) -> None:
    sizes = Sizes()
    warm = [await open_table(address, args.seats, number, sizes) for number in range(5)]
    await play(warm, 20, 2)
    empty = memory_of(process)
    tables = [await open_table(address, args.seats, 100 + number, sizes) for number in range(args.tables)]
    await asyncio.sleep(1)
    idle = memory_of(process)
    await play(tables, args.rate, 3)  # to warm up
    busy, own = processor_seconds(process), time.process_time()
    latencies = await play(tables, args.rate, args.seconds)
    busy = (processor_seconds(process) - busy) / args.seconds
    own = time.process_time() - own
    print(await asyncio.to_thread(in_server, address), f"generator {own / args.seconds:.0%} of a core")
    failed = [task for task in listening if task.done() and task.exception()]
    assert not failed, failed[0].exception()
    n = len(latencies)
    print(
        f"{args.tables} tables, {args.tables * args.seats} sockets, {n} moves in {args.seconds} s ({n / args.seconds:.0f}/s)"
    )
    print(f"move to the last seat's screen data: median {percentile(latencies, 0.5) * 1000:.1f} ms, ", end="")
    print(f"p99 {percentile(latencies, 0.99) * 1000:.1f} ms, longest {max(latencies) * 1000:.1f} ms")
    print(
        f"memory: {(idle - empty) / args.tables / 1000:.0f} kB per idle table with its {args.seats} sockets; ", end=""
    )
    print(
        f"server {memory_of(process) / 1e6:.0f} MB in the end, {busy:.0%} of a core, {busy * 1000 * args.seconds / n:.1f} ms of it per move"
    )
    print(
        f"sizes: welcome up to {max(sizes.welcomes)} bytes; update: median {percentile(sizes.updates, 0.5):.0f}, ",
        end="",
    )
    print(f"p99 {percentile(sizes.updates, 0.99):.0f}, largest {max(sizes.updates)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load, with real sockets.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--rate", type=float, default=200, help="moves per second")
    parser.add_argument("--seconds", type=float, default=20)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
