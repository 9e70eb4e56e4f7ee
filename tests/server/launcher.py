"""Servers in processes of their own, to be killed: `python -m tests.server.launcher` forks one for each line of settings.

It imports everything first, so that a new server is ready in a moment and a test can kill a hundred of them.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import killshot.server.store.postgres  # noqa: F401 (a server imports it when it needs it; here it is imported first)
from killshot.server.settings import Settings
from killshot.server.web.run import bind, create_server

from .harness import TestServer

ROOT = Path(__file__).resolve().parents[2]
QUICK = {
    "bot_pace": 0.0,
    "workers": 1,
    "tables_per_minute": 100_000,
    "messages_per_second": 5000.0,
    "messages_burst": 5000,
}


class Launcher:
    """Starts and kills servers."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.pids: dict[int, int] = {}  # by port

    def start(self, database: str, port: int = 0, **settings: Any) -> TestServer:
        """A server that is ready; port 0 means any free one."""
        word, *numbers = self._ask({**QUICK, "database": database, "port": port, **settings})
        assert word == "ready", "the server did not start"
        pid, taken = map(int, numbers)
        self.pids[taken] = pid
        return TestServer(taken)

    def kill(self, server: TestServer) -> None:
        """Kill it with SIGKILL, and wait until it is gone."""
        assert self._ask({"kill": self.pids.pop(server.port)}) == ["gone"]

    def _ask(self, question: dict[str, Any]) -> list[str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()


@contextmanager
def launching() -> Iterator[Launcher]:
    command = [sys.executable, "-m", "tests.server.launcher"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        launcher = Launcher(process)
        try:
            yield launcher
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def serve(settings: dict[str, Any]) -> None:
    """As `killshot serve` does."""
    listener = bind("127.0.0.1", settings["port"])
    port = listener.getsockname()[1]

    def ready() -> None:
        print("ready", os.getpid(), port, flush=True)

    create_server(Settings(**{**settings, "port": port}), ready).run([listener])


def fork(settings: dict[str, Any]) -> None:
    if os.fork():
        return
    try:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        serve(settings)
    except BaseException:
        traceback.print_exc()
    print("ended", flush=True)  # instead of "ready", if it never got there
    os._exit(1)


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        if "kill" in question:
            os.kill(question["kill"], signal.SIGKILL)
            os.waitpid(question["kill"], 0)
            print("gone", flush=True)
        else:
            fork(question)


if __name__ == "__main__":
    main()
