"""A server and browsers for tests: players come in, sit down and click what is lit.

seat = house.sit({"players": 3})            # against bots
seat.wait_for_decision()
seat.play(seat.lit()[0])
"""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

Json = dict[str, Any]
DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000  # milliseconds
HOLD = 600

# Where things are on the page: the parts that tests and tools look for carry these attributes.
PROMPT = '[data-part="prompt"]'
ASKED = f"{PROMPT}[data-decision]"  # something is asked of the person at the screen
OVER = "[data-layout][data-over]"  # the table of a finished game
ARENA = '[data-part="arena"]'
LIT_SQUARE = f'{ARENA} [data-action^="square:"]'
LIT_TARGET = f'{ARENA} [data-action]:not([data-action^="square:"], [data-action^="room:"])'
HAND = '[data-part="hand"]'
CARD = f"{HAND} [data-card]"
TOAST = '[data-part="toast"]'
QUESTION = '[data-part="question"]'
PREVIEW = '[data-part="preview"]'

ME: Json = {"kind": "me", "name": "Nora"}
BOT: Json = {"kind": "bot", "level": "random"}
OPEN: Json = {"kind": "open"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Seat:
    """A player at a page. Errors in the page fail the test at the end."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        self.hosts: set[str] = set()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.set_default_timeout(PATIENCE)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(PROMPT)

    def decision(self) -> str:
        return self.prompt.get_attribute("data-decision") or ""

    def wait_for_decision(self, other_than: str = "") -> str:
        self.page.wait_for_selector(ASKED + (f':not([data-decision="{other_than}"])' if other_than else ""))
        return self.decision()

    def lit(self) -> list[str]:
        """The actions of everything that is lit."""
        found: list[str] = self.page.evaluate(
            "[...new Set([...document.querySelectorAll('[data-action]')].map(e => e.dataset.action))]"
        )
        return found

    @property
    def marked(self) -> Locator:
        """Everything that is highlighted because its option is being looked at, armed or hinted at."""
        return self.page.locator("[data-action][data-aimed]")

    def hint(self) -> str:
        """Asks for a hint, and returns the action it highlights. Of two equal cards, both are highlighted."""
        self.page.mouse.move(0, 0)  # pointing at an option highlights it, too
        expect(self.marked).to_have_count(0)
        self.prompt.get_by_role("button", name="Hint").click()
        self.marked.first.wait_for()  # a bot has to think first
        actions = set(self.marked.evaluate_all("things => things.map(thing => thing.dataset.action)"))
        assert len(actions) == 1, f"a hint marks {actions or 'nothing'}"
        return str(actions.pop())

    def things(self, action: str) -> Locator:
        return self.page.locator(f'[data-action="{action}"]')

    def play(self, action: str) -> None:
        """Clicks a lit thing, or holds it if it has to be held."""
        things = self.things(action)
        for i in range(things.count()):
            thing = things.nth(i)
            try:
                if thing.get_attribute("data-hold", timeout=1500) is not None:
                    thing.hover()
                    self.page.mouse.down()
                    self.page.wait_for_timeout(HOLD)
                    self.page.mouse.up()
                else:
                    thing.click(timeout=1500)
                return
            except TooLate:
                continue  # another figure covers it; its board is lit as well
        raise AssertionError(f"{action} is lit, but cannot be clicked")

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait_for_change(self, decision: str, timeout: int = PATIENCE) -> None:
        """Until that decision is no longer asked."""
        self.page.wait_for_selector(f'{PROMPT}:not([data-decision="{decision}"])', timeout=timeout)

    def answer(self, choice: Random, wanted: Sequence[str] = ()) -> str:
        """Answers one decision: with a wanted action if one is lit, otherwise with any."""
        before = self.wait_for_decision()
        lit = self.lit()
        assert lit, "there is a decision, but nothing is lit"
        best = [action for word in wanted for action in lit if action.split(":")[0] == word]
        action = best[0] if best else choice.choice([a for a in lit if a != "end"] or lit)
        self.play(action)
        try:
            self.wait_for_change(before)
        except TooLate as problem:
            said = self.page.locator(f"{PROMPT}, {TOAST}").all_inner_texts()
            raise AssertionError(f"{action} of {lit} was clicked, and nothing happened: {said}") from problem
        return action

    def wait_to_be_asked(self, prompt_has: str, choice: Random, wanted: Sequence[str], most: int = 120) -> None:
        """Plays until something matches the selector."""
        for _ in range(most):
            self.wait_for_decision()
            if self.page.locator(prompt_has).count():
                return
            self.answer(choice, wanted)
        raise AssertionError(f"nothing like {prompt_has} in {most} decisions")

    def violations(self) -> str:
        """What axe objects to, one line each."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: Json = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return "\n".join(f"{v['id']}: {node['html'][:160]}" for v in found["violations"] for node in v["nodes"])

    def close(self) -> None:
        self.page.context.close()
        assert not self.troubles, self.troubles


class House:
    def __init__(self, browser: Browser, database: Path, pace: float = 0.001) -> None:
        """`pace`: seconds between two picks of a bot."""
        self.browser = browser
        self.pace = pace
        self.database = database
        self.said = database.with_suffix(".log")
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> House:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", str(self.database), "--workers", "1"]
        command = [sys.executable, "-m", "killshot", *words, "--bot-pace", str(self.pace)]
        with self.said.open("wb") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise AssertionError(f"the server does not start: {self.said.read_text(encoding='utf-8')[-2000:]}")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def request(self, path: str, body: Json) -> Json:
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            found: Json = json.load(answer)
            return found

    def read(self, path: str) -> Json:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=20) as answer:
            found: Json = json.load(answer)
            return found

    def open_table(self, setup: Json, seats: Sequence[Json] = (), options: Mapping[str, Any] | None = None) -> Json:
        chosen = list(seats) or [ME, *[BOT] * (setup.get("players", 4) - 1)]
        return self.request("/api/tables", {"v": 1, "setup": setup, "seats": chosen, "options": options or {}})

    def come_in(
        self,
        path: str = "/",
        token: str = "",
        viewport: Mapping[str, int] = DESK,
        settings: Mapping[str, object] | None = None,
        touch: bool = False,
    ) -> Seat:
        """A new browser. `settings` as the page stores them; animations and automatic answers are off by default."""
        context = self.browser.new_context(
            viewport={"width": viewport["width"], "height": viewport["height"]},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
        )
        kept = {"speed": "off", "language": "en", "scoring": False, "forced": False, **(settings or {})}
        lines = [
            f"localStorage.getItem('killshot.{k}') ?? localStorage.setItem('killshot.{k}', {json.dumps(json.dumps(v))});"
            for k, v in kept.items()
        ]
        if token:
            lines.append(f"localStorage.setItem('killshot.token', {json.dumps(token)});")
        context.add_init_script("\n".join(lines))
        page = context.new_page()
        seat = Seat(page)
        page.goto(f"{self.url}{path}")
        return seat

    def sit(
        self, setup: Json, seats: Sequence[Json] = (), options: Mapping[str, Any] | None = None, **how: Any
    ) -> Seat:
        """Opens a table and sits down in its first seat."""
        seated = self.open_table(setup, seats, options)
        seat = self.come_in(f"/table/{seated['table']['id']}", seated["token"], **how)
        seat.page.wait_for_selector(PROMPT)
        return seat
