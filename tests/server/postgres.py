"""A real PostgreSQL server for tests, in a folder of its own that is removed afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from tools.ensure_postgres import programs

OWNER = "killshot"
SETTINGS = "-c listen_addresses= -c max_connections=200 -c unix_socket_directories="


@dataclass
class Postgres:
    """A server that only the tests use."""

    folder: Path
    bin: Path

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def database(self) -> str:
        """The URL of an empty database. It is always the same one, emptied, because creating one writes hundreds of files."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            if not connection.execute("SELECT 1 FROM pg_database WHERE datname = 'games'").fetchone():
                connection.execute("CREATE DATABASE games")
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'games'")
        with psycopg.connect(self.url("games")) as connection:
            connection.execute("DROP SCHEMA IF EXISTS killshot, public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url("games")

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", "-t", "60", "-l", str(self.folder / "log"), "-o", f"{SETTINGS}{self.folder}")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "stop", "-w", "-m", how)

    def create(self) -> None:
        self._run("initdb", "--no-sync", "--encoding=UTF8", "--locale=C", "--auth=trust", f"--username={OWNER}")

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), "-D", str(self.folder / "data"), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # not a pipe: the server that pg_ctl starts would keep it open
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            timeout=90,
            check=False,
            **_unprivileged(),
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed: {log.read_text() if log.exists() else done.returncode}")


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so the user `postgres` or `nobody` runs it."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def running() -> Iterator[Postgres]:
    folder = programs()
    if folder is None:
        raise RuntimeError("PostgreSQL is not installed: `make postgres` installs it or says why not")
    place = Path(tempfile.mkdtemp(prefix="killshot-pg-"))  # a short path: that of a socket can have 107 characters
    if rights := _unprivileged():
        os.chown(place, rights["user"], rights["group"])
    server = Postgres(place, folder)
    try:
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(place)
