"""Draws docs/pictures/terminal.svg: the terminal client in the middle of a game.

    python tools/terminal_picture.py

It starts `killshot terminal` behind a pseudo-terminal on a recorded position, types some answers, and turns what is on
the screen then into a picture. Needs rich and a system with pseudo-terminals.
"""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from killshot import Game, Record, Setup

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
SEED, MOVES, ANSWERS = 438, 884, ("shoot", "machine gun", "basic")
WIDTH, HEIGHT = 100, 30
CLEAR = "\x1b[H\x1b[2J"
BACKGROUND, INK = (11, 14, 20), (214, 221, 232)
THEME = TerminalTheme(BACKGROUND, INK, [BACKGROUND, *[INK] * 7])
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.t-title {{ font: bold 18px sans-serif }}
.t-matrix {{ font: 20.9px "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: pre }}
{styles}
</style>
{chrome}
<g class="t-matrix" transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
{matrix}
</g>
</svg>
"""


def position() -> Game:
    """Violet's turn, and Sprog one hit from death. Choose other numbers when random games change."""
    from killshot.bots import RandomBot

    game, bot = Game(Setup(players=4), SEED), RandomBot(SEED)
    while game.decision is not None and len(game.actions) < MOVES:
        seat = game.decision.seats[0]
        game.play(bot.choose(game.observe(seat), game.decision, lambda _: game))
    return game


def screen(record: Path) -> str:
    """The client's screen after the answers, with its colour codes."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    look = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
    client = subprocess.Popen(
        [sys.executable, "-m", "killshot", "terminal", "--resume", str(record)],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**{key: value for key, value in os.environ.items() if key != "NO_COLOR"}, **look},
    )
    os.close(follower)
    shown = ""
    for answer in (*ANSWERS, ""):
        shown = ""
        while not shown.endswith("> "):
            shown += os.read(leader, 65536).decode()
        if answer:
            os.write(leader, f"{answer}\n".encode())
    client.kill()
    client.wait()
    os.close(leader)
    return shown.replace("\r\n", "\n").rpartition(CLEAR)[2]


def picture(shown: str) -> str:
    console = Console(record=True, file=StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True)
    console.print(Text.from_ansi(shown), end="")
    svg = console.export_svg(title="killshot terminal", theme=THEME, code_format=FRAME, unique_id="t")
    return re.sub(r' clip-path="[^"]*"', "", svg)  # there is nothing to clip


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        saved = Path(folder, "game.killshot")
        Record.of(position(), ("Ana", "random", "random", "random")).save(saved)
        PICTURE.write_text(picture(screen(saved)), encoding="utf-8")
