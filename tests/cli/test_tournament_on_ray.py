"""`killshot tournament --engine ray`, on a real cluster of one node on this machine."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .command import complaint, environment, without
from .test_tournament import QUICK, told, without_times
from .test_tournament_bots import BOTS, failure, refusal, run

pytest.importorskip("ray", reason="the extra killshot[ray] is not installed")
HERE = "127.0.0.1"
HOMESICK = """
import sys
if "ray" in sys.modules:
    raise ImportError("there is no such module on this node")
from killshot.bots import EasyBot as Homesick
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def cluster(home: Path) -> Iterator[str]:
    """Start a head node with one processor, and give its address. Its sockets need a folder with a short name."""
    folder = tempfile.mkdtemp(prefix="ray-")
    port = free_port()
    options = [
        "--temp-dir",
        folder,
        "--object-store-memory",
        "80000000",
        "--node-ip-address",
        HERE,
        "--port",
        str(port),
        "--num-cpus",
        "1",
        "--include-dashboard",
        "false",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", *options, "--block", "--disable-usage-stats"],
        env=environment(home, {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        log = []
        for line in process.stdout:
            log.append(line)
            if "Ray runtime started" in line:
                break
        else:
            pytest.fail("the cluster did not start:\n" + "".join(log))
        yield f"{HERE}:{port}"
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # the node and what it has started, nothing else
        process.communicate(timeout=60)
        shutil.rmtree(folder, ignore_errors=True)


def test_the_games_are_the_same_on_a_cluster_and_what_fails_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("--bots", "easy,random", "--games", "2", *QUICK)
    here = without_times(told(tmp_path, *arguments))
    with cluster(tmp_path) as address:
        monkeypatch.setenv("RAY_ADDRESS", address)
        assert without_times(told(tmp_path, *arguments, "--engine", "ray")) == here
        (tmp_path / "my_bots.py").write_text(BOTS, encoding="utf-8")
        shown = run(tmp_path, "--bots", "my_bots:First,random", "--games", "1", "--engine", "ray", "--json").stdout
        assert json.loads(shown)["bots"]["my_bots:First"]["games"] == 1
        trace, words = failure(tmp_path, "--bots", "my_bots:Offline,random,random", "--games", "1", "--engine", "ray")
        assert trace[-1] == "ConnectionRefusedError: [Errno 111] Connection refused"
        assert words.endswith(
            "my_bots:Offline failed in seat 0 of game 0: ConnectionRefusedError: [Errno 111] Connection refused"
        )
        (tmp_path / "homesick.py").write_text(HOMESICK, encoding="utf-8")
        words = refusal(tmp_path, "--bots", "homesick:Homesick,random,random", "--games", "1", "--engine", "ray")
        assert "a node of the cluster cannot play; perhaps it lacks a module: UnknownBot: 'homesick' cannot" in words
        mortal = ("--bots", "my_bots:Mortal,random,random", "--games", "1", "--engine", "ray")
        assert "killshot: a worker died" in run(tmp_path, *mortal, code=2).stderr  # Ray prints something too


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", without("ray", tmp_path / "without")["PYTHONPATH"])
    words = complaint("tournament", "--bots", "easy,random", "--engine", "ray", home=tmp_path)
    assert words == "killshot: Ray is not installed: pip install 'killshot[ray]'"
