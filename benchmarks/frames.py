"""How long the page takes for a frame while it animates: `python benchmarks/frames.py [--seconds 60]`.

Starts a server, opens the page in headless Chromium, starts a game with *Play now*, plays it at normal speed by clicking
highlighted things, and prints how long the frames took during animations. At 60 frames a second, one takes 16.7 ms.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import CDPSession, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.house import ASKED, DESK, OVER, House, Seat
from tools.ensure_chromium import chromium

WATCH = """
window.frames60 = [];
let last = performance.now();
const tick = (now) => {
  const moving = document.getAnimations().some((animation) => animation.playState === "running");
  window.frames60.push([now - last, moving]);
  last = now;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""
EXPLAINED = "dialog[open] button"  # the panel that explains a kill, and goes on
FRAME = 1000 / 60
SLACK = 1.25  # of a frame; one that takes longer was dropped


def play(seat: Seat, seconds: float) -> None:
    luck, end = Random(3), time.monotonic() + seconds
    while time.monotonic() < end and not seat.is_over():
        seat.page.wait_for_selector(f"{ASKED}, {EXPLAINED}, {OVER}")
        explained = seat.page.locator(EXPLAINED)
        if explained.count():
            explained.first.click()
            continue
        lit = seat.lit()
        if not lit:
            continue
        before = seat.decision()
        shots = [action for action in lit if action.split(":")[0] in ("shoot", "target", "weapon", "effect")]
        try:
            seat.play(luck.choice(shots or lit))
            seat.wait_for_change(before, timeout=2000)
        except (TooLate, AssertionError):
            continue  # it was no longer highlighted


def worked(meter: CDPSession) -> float:
    """Milliseconds of processor time that the page's own thread has used."""
    metrics = {metric["name"]: metric["value"] for metric in meter.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(metrics["TaskDuration"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        with House(browser, Path(folder) / "games.db", pace=0.25) as house:
            seat = house.come_in("/", viewport=DESK, settings={"speed": "normal", "scoring": True})
            seat.page.get_by_role("button", name="Play now").click()
            seat.wait_for_decision()
            seat.page.evaluate(WATCH)
            meter = seat.page.context.new_cdp_session(seat.page)
            meter.send("Performance.enable", {"timeDomain": "threadTicks"})  # a busy machine makes no difference to it
            before = worked(meter)
            play(seat, args.seconds)
            frames: list[tuple[float, bool]] = seat.page.evaluate("window.frames60")
            work = (worked(meter) - before) / len(frames)
        browser.close()
    moving = [length for length, is_moving in frames if is_moving]
    print(f"{len(moving)} frames while something moved, of {len(frames)}")
    marks = quantiles(moving, n=100)
    print(f"median {median(moving):.1f} ms, 95 % below {marks[94]:.1f} ms, 99 % below {marks[98]:.1f} ms")
    dropped = sum(length > SLACK * FRAME for length in moving) / len(moving)
    print(f"{100 * dropped:.1f} % took longer than {SLACK * FRAME:.0f} ms; the page worked {work:.1f} ms per frame")


if __name__ == "__main__":
    main()
