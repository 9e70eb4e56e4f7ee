"""A terminal for tests: starts `killshot terminal` on a pty, reads what it draws, types answers."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import TracebackType

from .command import NOTHING, environment

PATIENCE = 30.0  # seconds
CLEAR = "\x1b[H\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class PseudoTerminal:
    """`screen` is what the terminal shows when the program waits for an answer."""

    def __init__(
        self, *arguments: str, home: Path, width: int = 80, height: int = 24, changes: Mapping[str, str] = NOTHING
    ) -> None:
        self.width, self.height = width, height
        self.leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        attributes = termios.tcgetattr(follower)
        attributes[3] &= ~termios.ECHO
        termios.tcsetattr(follower, termios.TCSANOW, attributes)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "killshot", "terminal", *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=environment(home, changes),
            start_new_session=True,
        )
        os.close(follower)
        self.output = ""  # everything so far
        self.picture = ""  # since the last answer
        self.read()

    def __enter__(self) -> PseudoTerminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.leader)

    @property
    def is_over(self) -> bool:
        return self.process.poll() is not None

    def answer(self, text: str) -> None:
        """Type a line and wait for the next question, or the end."""
        os.write(self.leader, text.encode() + b"\n")
        self.read()

    def play_on(self, luck: Random) -> None:
        """Answer with random numbers to the end; every screen is full and fits."""
        while not self.is_over:
            self.check()
            assert len(self.screen) == self.height
            self.answer(str(luck.randint(1, 4)))

    def hang_up(self) -> int:
        """End the input; returns the exit code."""
        os.write(self.leader, b"\x04")
        self.read()
        return self.process.wait(PATIENCE)

    def read(self) -> None:
        """Read until there is a prompt, or the program has ended."""
        found = b""
        deadline = time.monotonic() + PATIENCE
        while not found.endswith(b"> "):
            assert time.monotonic() < deadline, found.decode(errors="replace")
            if select.select([self.leader], [], [], 0.5)[0]:
                try:
                    part = os.read(self.leader, 65536)
                except OSError:  # the other side is closed
                    part = b""
                if not part:
                    self.process.wait(PATIENCE)
                    break
                found += part
        self.picture = found.decode().replace("\r\n", "\n")
        self.output += self.picture

    @property
    def screen(self) -> list[str]:
        """The lines of the last picture, without colours."""
        picture = self.picture.rpartition(CLEAR)[2]
        return CODES.sub("", picture).split("\n")

    @property
    def text(self) -> str:
        return "\n".join(self.screen)

    def check(self) -> None:
        """Assert that the picture fits the terminal."""
        assert len(self.screen) <= self.height, self.text
        assert all(len(line) <= self.width for line in self.screen), self.text
