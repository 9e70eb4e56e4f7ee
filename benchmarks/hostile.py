"""How long a person waits for normal bots, alone and beside hostile tables of five experts each.

PYTHONPATH=src python -m benchmarks.hostile --tables 200

The limits on new tables and on bots that think long are lifted here, so that the queue alone has to help.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from killshot.server.settings import Settings
from killshot.server.web.run import bind, create_server


def serve(database: str, ports: Any) -> None:
    listener = bind("127.0.0.1", 0)
    settings = Settings(
        database=database, tables_per_minute=100_000, long_tables=10_000, long_tables_per_address=10_000
    )
    create_server(settings, lambda: ports.put(listener.getsockname()[1])).run([listener])


def open_table(port: int, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = json.dumps({"setup": {"players": len(seats)}, "seats": seats}).encode()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables", body, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def waits(socket: ClientConnection, turns: int) -> list[float]:
    """The seconds from the end of a person's turn until the person is asked again, and nobody else was."""
    found: list[float] = []
    moment: dict[str, Any] = {}
    asked_at = time.perf_counter()
    others = False
    while len(found) < turns:
        message = json.loads(socket.recv(timeout=300))
        for eyes in message["views"] if message["type"] == "welcome" else [message]:
            moment = eyes.get("moment") or {}
            others = others or (bool(moment.get("waiting")) and 0 not in moment["waiting"])
            if decision := moment.get("decision"):
                if others:
                    found.append(time.perf_counter() - asked_at)
                words = [option["action"] for option in decision["options"]]
                action = "end" if "end" in words else random.choice(words)
                play = {"type": "play", "v": 1, "seat": 0, "decision": decision["id"], "action": action}
                asked_at, others = time.perf_counter(), False
                socket.send(json.dumps(play))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--turns", type=int, default=12)
    args = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    ports = context.Queue()
    with tempfile.TemporaryDirectory() as folder:
        server = context.Process(target=serve, args=(str(Path(folder) / "games.db"), ports))
        server.start()
        try:
            measure(ports.get(timeout=60), args.tables, args.turns)
        finally:
            server.terminate()
            server.join()


def measure(port: int, tables: int, turns: int) -> None:
    normal = {"kind": "bot", "level": "normal"}
    seated = open_table(port, [{"kind": "me", "name": "Ana"}, normal, normal, normal])
    with connect(f"ws://127.0.0.1:{port}/api/tables/{seated['table']['id']}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "v": 1, "token": seated["token"]}))
        alone = waits(socket, turns)
        print(f"alone: median {statistics.median(alone):.2f} s, longest {max(alone):.2f} s")
        for _ in range(tables):
            open_table(port, [{"kind": "bot", "level": "expert"}] * 5)
        time.sleep(3)
    with connect(f"ws://127.0.0.1:{port}/api/tables/{seated['table']['id']}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "v": 1, "token": seated["token"]}))
        crowded = waits(socket, turns)
    print(f"beside {tables} tables: median {statistics.median(crowded):.2f} s, longest {max(crowded):.2f} s")
    print(f"ratio of the medians: {statistics.median(crowded) / statistics.median(alone):.2f}")


if __name__ == "__main__":
    main()
