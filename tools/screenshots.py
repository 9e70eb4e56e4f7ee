"""Takes pictures of every screen with a real server and a real browser: `python tools/screenshots.py docs/pictures`.

Home, a table in every mode, a shot about to be fired, the draft of teams, the card inspector, a scored kill, the result,
a replay, French and a phone. Games are played by clicking what is lit, so that the pictures show what people see.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.house import (  # noqa: E402
    ARENA,
    ASKED,
    CARD,
    DESK,
    LIT_TARGET,
    ME,
    OVER,
    PHONE,
    PREVIEW,
    House,
    Seat,
)
from tools.ensure_chromium import chromium  # noqa: E402

SHOOTING = ("target", "effect", "shoot", "pay", "weapon", "grab", "square")
MODES: dict[str, dict[str, Any]] = {
    "domination": {"players": 4, "mode": "domination", "arena": "M1"},
    "turret": {"players": 4, "mode": "turret", "arena": "M2"},
    "bot": {"players": 4, "bot": True, "arena": "S"},
    "characters": {"players": 6, "characters": True},
    "teams": {"players": 4, "mode": "teams", "teams": [2, 2]},
}
BADLY, WOUNDED = 2, 4  # a shot worth a picture: its damage, and the damage on the board afterwards
NORMAL: dict[str, Any] = {"kind": "bot", "level": "normal"}


def against_bots(house: House, setup: dict[str, Any], **how: Any) -> Seat:
    return house.sit(setup, [ME, *[NORMAL] * (setup["players"] - 1)], **how)


def play(seat: Seat, decisions: int, choice: Random) -> None:
    for _ in range(decisions):
        if seat.is_over():
            return
        seat.page.wait_for_selector(f"{ASKED}, {OVER}")
        if not seat.is_over():
            seat.answer(choice, SHOOTING if choice.random() < 0.7 else ())


def play_until(seat: Seat, selector: str, choice: Random, most: int = 400) -> bool:
    """Plays until something matches the selector; whether it did."""
    for _ in range(most):
        if seat.page.locator(selector).count():
            return True
        seat.page.wait_for_selector(f"{ASKED}, {OVER}, {selector}")
        if seat.is_over() or seat.page.locator(selector).count():
            return seat.page.locator(selector).count() > 0
        seat.answer(choice, SHOOTING if choice.random() < 0.8 else ())
    return False


def aim(seat: Seat, choice: Random) -> bool:
    """Plays until a shot can be aimed that would badly hurt a figure on another square, and aims it."""
    for _ in range(60):
        if not play_until(seat, LIT_TARGET, choice):
            return False
        for figure in seat.page.locator(LIT_TARGET).all():
            try:
                figure.hover(timeout=2000)
                seat.page.wait_for_selector(f'{PREVIEW} [data-part="tokens"]', timeout=700)
                seat.page.wait_for_selector('[data-part="ways"] path', timeout=700)
            except TooLate:
                continue  # another figure covers it, or nobody would be hurt
            before, after = (
                int(digits) for digits in seat.page.locator(f'{PREVIEW} [data-part="tokens"]').all_inner_texts()[:2]
            )
            if after - before >= BADLY and after > WOUNDED:
                return True
        seat.answer(choice, SHOOTING)
    return False


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    choice = Random(11)

    def picture(seat: Seat, name: str) -> None:
        seat.page.wait_for_timeout(600)
        seat.page.screenshot(path=folder / f"{name}.png")
        print(folder / f"{name}.png")

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as games:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        with House(browser, Path(games) / "games.db") as house:
            shot = against_bots(house, {"players": 5})
            play(shot, 16, choice)
            while not aim(shot, choice):
                shot.close()
                shot = against_bots(house, {"players": 5})  # a whole game without a chance to shoot
            picture(shot, "table")
            shot.page.locator(CARD).first.hover()
            shot.page.get_by_role("tab", name="Card").click()
            shot.page.locator(CARD).first.hover()
            picture(shot, "inspector")
            address = shot.page.url.removeprefix(house.url)
            token = shot.page.evaluate("localStorage.getItem('killshot.token')")
            phone = house.come_in(address, token, PHONE, touch=True)
            phone.page.locator(LIT_TARGET).first.tap()
            phone.page.wait_for_selector(PREVIEW)
            picture(phone, "phone")
            phone.page.locator(CARD).first.tap()
            picture(phone, "phone-card")
            french = house.come_in(address, token, settings={"language": "fr"})
            french.page.wait_for_selector(ARENA)
            picture(french, "french")
            for name, setup in MODES.items():
                seat = against_bots(house, setup)
                play(seat, 30, choice)
                seat.page.wait_for_selector(f"{ASKED}, {OVER}")
                picture(seat, name)
                seat.close()
            for name, size in (("draft", DESK), ("phone-draft", PHONE)):
                seat = against_bots(house, MODES["teams"], viewport=size)
                seat.wait_for_decision()
                picture(seat, name)
                seat.close()
            seat = against_bots(house, MODES["teams"], viewport=PHONE)
            play(seat, 30, choice)
            picture(seat, "phone-teams")
            seat.close()
            short = {"players": 3, "skulls": 5, "ending": "sudden-death"}
            scored = against_bots(house, short, settings={"scoring": True})
            if play_until(scored, "dialog[open]", choice):
                picture(scored, "scoring")
            over = against_bots(house, short)
            while not over.is_over():
                over.page.wait_for_selector(f"{ASKED}, {OVER}")
                if not over.is_over():
                    over.answer(choice, ("end", "pass"))
            picture(over, "result")
            token = over.page.evaluate("localStorage.getItem('killshot.token')")
            address = over.page.url.removeprefix(house.url).replace("/table/", "/replay/")
            replay = house.come_in(f"{address}?at=180&seat=1", token)
            replay.page.get_by_role("img", name="chances").wait_for()
            picture(replay, "replay")
            for name, size in (("home", DESK), ("home-phone", PHONE)):
                home = house.come_in("/", token, size)
                home.page.wait_for_selector(ARENA)
                picture(home, name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
