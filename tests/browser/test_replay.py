"""Replays: any position of a game, from any seat's perspective, by link, by keyboard and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from killshot import Record
from killshot.engine.ids import FIGURES

from .house import CARD, DESK, HAND, PHONE, House, Seat

GAMES = Path(__file__).parents[1] / "golden"
RECORD = GAMES / "3-S-5-sudden-death.killshot"
FRENZY = GAMES / "4-L-8-frenzy.killshot"
MOVES = len(Record.load(RECORD).actions)


class Kill(NamedTuple):
    """A move that kills one figure, with an overkill; the best shooter has drawn first blood as well."""

    move: int
    victim: str
    payees: int
    rank: int


def a_kill() -> Kill:
    for move, step in enumerate(Record.load(RECORD).steps()):
        facts = [event.seen_by(None) for event in step.events]
        scored = [fact for fact in facts if fact["kind"] == "board-scored"]
        if len(scored) != 1 or not any(fact["kind"] == "track-filled" and len(fact["tokens"]) > 1 for fact in facts):
            continue
        first, best = scored[0]["pay"][:2]
        if first[0] == best[0]:
            payees = {figure for figure, _, _ in scored[0]["pay"]}
            return Kill(move, FIGURES[scored[0]["victim"]].title(), len(payees), best[1])
    raise AssertionError("no such kill in the record")


def place(seat: Seat) -> Locator:
    return seat.page.locator('[data-part="position"]')


@pytest.fixture(scope="module")
def replay(house: House) -> str:
    """The path of a game that was uploaded as a file."""
    seat = house.come_in("/replays")
    seat.page.locator("input[type=file]").set_input_files(RECORD)
    expect(place(seat)).to_have_text(f"0 of {MOVES}")
    path = seat.page.url.removeprefix(house.url).split("?")[0]
    seat.close()
    return path


def test_a_file_that_is_no_record_is_refused(house: House, tmp_path: Path) -> None:
    bad = tmp_path / "bad.killshot"
    bad.write_text("not a game", encoding="utf-8")
    seat = house.come_in("/replays")
    seat.page.locator("input[type=file]").set_input_files(bad)
    expect(seat.page.get_by_role("alert")).not_to_be_empty()
    assert seat.page.url == f"{house.url}/replays"
    assert len(seat.troubles) == 1, "the browser itself logs the refusal"
    seat.troubles.clear()
    seat.close()


def test_it_is_stepped_and_scrubbed(house: House, replay: str) -> None:
    seat = house.come_in(replay)
    seat.page.get_by_role("button", name="Next move").click()
    expect(place(seat)).to_have_text(f"1 of {MOVES}")
    seat.page.get_by_label("Position").fill("200")
    expect(place(seat)).to_have_text(f"200 of {MOVES}")
    seat.page.locator("body").press("ArrowLeft")
    expect(place(seat)).to_have_text(f"199 of {MOVES}")
    seat.page.keyboard.press("Shift+ArrowRight")
    expect(place(seat)).not_to_have_text(f"199 of {MOVES}")
    seat.page.keyboard.press("End")
    expect(place(seat)).to_have_text(f"{MOVES} of {MOVES}")
    seat.page.keyboard.press("Home")
    seat.page.get_by_label("speed").select_option("4")
    seat.page.get_by_role("button", name="Play", exact=True).click()
    expect(place(seat)).to_have_text(f"2 of {MOVES}")
    seat.page.get_by_role("button", name="Pause").click()
    seat.close()


def test_every_position_has_a_link_and_every_seat_a_perspective(house: House, replay: str) -> None:
    seat = house.come_in(f"{replay}?at=250")
    expect(place(seat)).to_have_text(f"250 of {MOVES}")
    expect(seat.page.locator(CARD)).to_have_count(0)
    seat.page.get_by_label("seen by").select_option("1")
    expect(seat.page.locator(CARD).first).to_be_visible()
    shown = seat.page.locator(HAND).inner_text()
    seat.page.wait_for_url(f"**{replay}?at=250&seat=1")
    again = house.come_in(f"{replay}?at=250&seat=1")
    expect(place(again)).to_have_text(f"250 of {MOVES}")
    expect(again.page.locator(CARD).first).to_be_visible()
    assert again.page.locator(HAND).inner_text() == shown
    again.close()
    seat.close()


def test_the_record_comes_back_with_every_move(house: House, replay: str) -> None:
    seat = house.come_in(replay)
    with seat.page.expect_download() as download:
        seat.page.get_by_role("link", name="Record").click()
    texts = [path.read_text(encoding="utf-8") for path in (download.value.path(), RECORD)]
    moves = [[line for line in text.splitlines() if not line.startswith("#")][-MOVES:] for text in texts]
    assert moves[0] == moves[1]
    seat.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_kill_is_explained(house: House, replay: str, size: dict[str, int]) -> None:
    kill = a_kill()
    seat = house.come_in(f"{replay}?at={kill.move - 1}&seat=0", viewport=size, settings={"scoring": True})
    expect(place(seat)).to_have_text(f"{kill.move - 1} of {MOVES}")
    assert seat.violations() == ""
    seat.page.get_by_role("button", name="Next move").click()
    panel = seat.page.get_by_role("dialog", name=f"{kill.victim} is down")
    expect(panel.locator("ol > li")).to_have_count(kill.payees)
    expect(panel.locator("ol > li").first).to_contain_text(f"+{kill.rank + 1}")
    expect(panel).to_contain_text(f"{kill.rank} + 1 first blood")
    expect(panel).to_contain_text("Overkill")
    assert seat.violations() == ""
    panel.get_by_role("button", name="Continue").click()
    expect(panel).to_have_count(0)
    assert seat.page.evaluate("document.documentElement.scrollWidth") == size["width"]
    seat.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_board_that_is_turned_over_says_so(house: House, size: dict[str, int]) -> None:  # FRE-03
    seat = house.come_in("/replays", viewport=size)
    seat.page.locator("input[type=file]").set_input_files(FRENZY)
    seat.page.get_by_label("Position").wait_for()
    boards = seat.page.locator("[data-board]")
    expect(boards.filter(has_text="frenzy side")).to_have_count(0)
    seat.page.locator("body").press("End")
    expect(boards.filter(has_text="frenzy side")).not_to_have_count(0)
    assert seat.violations() == ""
    seat.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_players_replay_their_own_running_game(house: House, size: dict[str, int]) -> None:
    seat = house.sit({"players": 3}, viewport=size)
    choice = Random(3)
    for _ in range(4):
        seat.answer(choice, ("discard", "run", "square"))
    asked = seat.wait_for_decision()
    told = seat.page.locator(HAND).first.inner_text()
    seat.page.get_by_role("button", name="Settings").click()
    seat.page.get_by_role("link", name="Replay so far").click()
    expect(place(seat)).to_have_text(re.compile(r"^0 of [1-9]"))
    last = place(seat).inner_text().split()[-1]
    eyes = seat.page.get_by_label("seen by").locator("option")
    expect(eyes).to_have_count(1)  # the other hands are secret while the game is running
    expect(eyes).to_contain_text("Nora")
    seat.page.get_by_label("Position").fill(last)
    expect(place(seat)).to_have_text(f"{last} of {last}")
    assert seat.page.locator(HAND).first.inner_text() == told
    assert seat.violations() == ""
    assert seat.page.evaluate("document.documentElement.scrollWidth") == size["width"]
    seat.page.get_by_role("link", name="Back to the table").click()
    assert seat.wait_for_decision() == asked
    seat.close()
