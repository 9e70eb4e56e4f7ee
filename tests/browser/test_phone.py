"""The table on a phone: a first tap or a long press shows what an option would do, a second tap plays it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .house import ARENA, HAND, LIT_SQUARE, PHONE, PREVIEW, QUESTION, House, Seat

LONG = (420, 900)  # milliseconds: before and after the browser itself sees a long press


def press(seat: Seat, thing: Locator, milliseconds: int) -> None:
    """One finger, held still."""
    box = thing.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = seat.page.context.new_cdp_session(seat.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    seat.page.wait_for_timeout(milliseconds)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def test_a_phone_shows_the_arena_first_and_two_taps_play(house: House) -> None:
    seat = house.sit({"players": 4}, viewport=PHONE, touch=True)
    choice = Random(6)
    seat.wait_to_be_asked('[data-action="run"]', choice, ("discard",))
    assert seat.page.evaluate("document.documentElement.scrollWidth") == 390
    arena = seat.page.locator(ARENA).bounding_box()
    assert arena is not None
    assert arena["y"] < 60
    assert arena["width"] > 370
    before = seat.wait_for_decision()
    seat.things("run").tap()
    before = seat.wait_for_decision(other_than=before)
    square = seat.page.locator(LIT_SQUARE).first
    square.tap()
    expect(seat.prompt).to_contain_text("Tap again to play")
    assert seat.decision() == before
    square.tap()
    seat.wait_for_change(before)
    inside = {"Hand": "[data-card]", "Boards": "[data-board]", "Weapons": "[data-card]", "Log": "[role=log] li"}
    for name, thing in inside.items():
        seat.page.get_by_role("navigation").get_by_role("button", name=name).tap()
        sheet = seat.page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        box = sheet.bounding_box()
        assert box is not None
        assert box["y"] >= arena["y"] + arena["height"] - 4, "a drawer covers the arena"
        assert box["height"] > 300, "a drawer is hardly open"
        expect(sheet.locator(thing).first).to_be_visible()
    seat.close()


def test_both_teams_are_in_sight(house: House) -> None:
    seat = house.sit({"players": 4, "mode": "teams", "teams": [2, 2]}, viewport=PHONE, touch=True)
    seat.wait_to_be_asked(f"{ARENA} [data-figure]", Random(2), ("character", "discard"))
    prompt = seat.prompt.bounding_box()
    assert prompt is not None
    boards = seat.page.locator("[data-board]")
    expect(boards).to_have_count(6)
    for board in boards.all():
        box = board.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= prompt["y"]
    seat.close()


@pytest.mark.parametrize("held", LONG)
def test_a_long_press_shows_what_an_option_would_do(house: House, held: int) -> None:
    seat = house.sit({"players": 4}, viewport=PHONE, touch=True)
    seat.wait_to_be_asked('[data-action="run"]', Random(6), ("discard",))
    before = seat.wait_for_decision()
    peek = seat.prompt.locator(PREVIEW)
    press(seat, seat.things("run"), held)
    expect(peek).to_contain_text("Then")
    assert seat.decision() == before, "a long press on a button plays it"
    assert seat.violations() == ""
    seat.things("run").tap()
    before = seat.wait_for_decision(other_than=before)
    expect(peek).to_have_count(0)

    square = seat.page.locator(f'{LIT_SQUARE}:not([aria-label*="Violet"])').last
    press(seat, square, held)
    expect(seat.prompt.locator(QUESTION)).to_contain_text("move from")
    expect(seat.page.locator('[data-part="ways"] path').first).to_be_attached()
    assert seat.decision() == before, "a long press on a square plays it"
    seat.page.locator("header").tap()
    expect(peek).to_have_count(0)
    press(seat, square, held)
    square.tap()
    seat.wait_for_change(before)
    seat.close()


def test_a_long_press_on_a_card_opens_it_and_says_what_playing_it_does(house: House) -> None:
    seat = house.sit({"players": 4}, viewport=PHONE, touch=True)
    before = seat.wait_for_decision()
    card = seat.page.locator(f'{HAND} [data-card="powerup"]').first
    press(seat, card, LONG[0])
    sheet = seat.page.get_by_role("dialog", name="Card")
    expect(sheet.locator("h2")).not_to_be_empty()
    expect(sheet.locator('[data-part="considered"]')).not_to_be_empty()
    assert seat.decision() == before
    assert seat.violations() == ""
    sheet.get_by_role("button", name="Play it").tap()
    seat.wait_for_decision(other_than=before)
    seat.close()
