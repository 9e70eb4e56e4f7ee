"""The first page and the lessons: two minutes to the first shot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from killshot.engine.ids import CHARACTER_WEAPONS, POWERUP_TYPES, WEAPONS

from .house import PHONE, QUESTION, House, Seat


def new_table(seat: Seat, mode: str = "deathmatch") -> None:
    seat.page.get_by_label(re.compile("^mode")).select_option(mode)
    seat.page.wait_for_load_state("networkidle")


def test_play_now_leads_to_a_lit_decision(house: House) -> None:
    seat = house.come_in("/")
    seat.page.get_by_role("button", name="Play now").click()
    seat.wait_for_decision()
    assert seat.lit()
    assert len(seat.page.locator("[data-board]").all()) == 4
    seat.close()


def test_the_duel_is_team_play_of_two(house: House) -> None:
    seat = house.come_in("/")
    seat.page.get_by_role("button", name=re.compile("^Duel")).click()
    seat.wait_for_decision()
    expect(seat.page.locator('[data-layout="teams"]')).to_be_visible()
    expect(seat.page.locator('[data-part="draft"] button')).to_have_count(6)
    seat.close()


def test_what_the_rules_refuse_is_grey_and_says_why(house: House) -> None:
    seat = house.come_in("/")
    new_table(seat)
    bot = seat.page.get_by_label("bot figure")
    expect(bot).to_be_disabled()  # five sit there already
    expect(seat.page.locator("label", has=bot)).to_have_attribute("title", re.compile("player"))
    empty = seat.page.locator('[data-part="seat"][data-empty]')
    expect(empty).to_contain_text("3 to 5 players")
    seat.page.get_by_label("characters").check()
    expect(empty).not_to_contain_text("3 to 5 players")
    seat.close()


def test_teams_are_chosen_by_their_sizes(house: House) -> None:
    seat = house.come_in("/")
    new_table(seat, "teams")
    seat.page.get_by_label(re.compile("^teams")).select_option("2v3")
    expect(seat.page.locator('[data-part="seat"]:not([data-empty])')).to_have_count(5)
    expect(seat.page.get_by_role("button", name="Open table")).to_be_enabled()
    seat.close()


def test_arenas_say_for_how_many_players_they_are_meant(house: House) -> None:
    seat = house.come_in("/")
    new_table(seat)
    captions = seat.page.get_by_role("radio")
    expect(captions).to_have_text(
        ["Sfor 3 or 4 players", *[f"{arena}for any number of players" for arena in ("M1", "M2")], "Lfor 4 or 5 players"]
    )
    new_table(seat, "teams")
    expect(captions).to_have_text([f"{arena}for any number of players" for arena in ("S", "M1", "M2", "L")])
    new_table(seat, "turret")
    expect(seat.page.get_by_text("Turret is a mode for experts.")).to_be_visible()
    seat.close()


def test_a_bot_of_the_level_that_was_chosen_sits_in_the_seat(house: House) -> None:
    seat = house.come_in("/")
    new_table(seat)
    # Two friends, a hard bot and a normal one are proposed; levels that differ tell the seats apart.
    chosen = {2: "Easy", 3: "Random", 4: "Easy"}
    for number, level in chosen.items():
        seat.page.get_by_label(f"Who sits in seat {number}").select_option(label=f"Bot: {level}")
        expect(seat.page.locator('[data-part="seat"]').nth(number - 1)).to_contain_text(f"Bot{level}")
    seat.page.get_by_role("button", name="Open table").click()
    seat.wait_for_decision()
    table = house.read(f"/api/tables/{seat.page.url.rsplit('/', 1)[1]}")
    seated = [(one["kind"], one["level"]) for one in table["seats"]]
    assert seated == [("person", ""), ("bot", "easy"), ("bot", "random"), ("bot", "easy"), ("bot", "normal")]
    for figure, level in {"dozer": "Easy", "sprog": "Random", "d-struct-or": "Easy", "banshee": "Normal"}.items():
        expect(seat.page.locator(f'[data-board="{figure}"] [data-part="player"]')).to_have_text(level)
    seat.close()


def test_the_first_page_needs_no_scrolling(house: House) -> None:
    for language in ("en", "fr"):
        seat = house.come_in("/", settings={"language": language})
        seat.page.wait_for_selector('[role="radio"]')
        seat.page.wait_for_load_state("networkidle")
        size = seat.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [1280, 720]
        seat.close()


def test_a_phone_shows_no_more_than_its_width(house: House) -> None:
    for language in ("en", "fr"):
        for path in ("/", "/watch", "/replays", "/learn"):
            seat = house.come_in(path, viewport=PHONE, settings={"language": language}, touch=True)
            seat.page.wait_for_selector("main section")
            assert seat.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
            seat.close()


def test_the_guide_explains_each_thing_once(house: House) -> None:
    seat = house.come_in("/learn/guided")
    seat.page.get_by_role("button", name="Begin").click()
    seat.wait_for_decision()
    guide = seat.page.get_by_role("note", name="First game")
    expect(guide).to_contain_text("You have two powerups")
    guide.get_by_role("button", name="Got it").click()
    expect(seat.page.get_by_text("You have two powerups")).to_have_count(0)
    seat.page.reload()
    seat.wait_for_decision()
    expect(seat.page.get_by_text("You have two powerups")).to_have_count(0)
    before = seat.decision()
    seat.play(seat.lit()[0])
    seat.wait_for_decision(other_than=before)
    expect(guide).to_contain_text("A turn is two actions")
    seat.close()


def test_the_gallery_shows_every_weapon(house: House) -> None:
    seat = house.come_in("/learn/weapons")
    cards = seat.page.locator('[data-part="gallery"] > *')
    expect(cards).to_have_count(len(WEAPONS) - len(CHARACTER_WEAPONS))
    seat.page.get_by_role("button", name="character weapons").click()
    expect(cards).to_have_count(len(CHARACTER_WEAPONS))
    seat.page.get_by_role("button", name="powerups").click()
    expect(cards).to_have_count(len(POWERUP_TYPES))
    seat.close()


def test_the_sight_exercise_checks_an_answer(house: House) -> None:
    seat = house.come_in("/learn/sight")
    said = seat.page.get_by_role("status")
    plans = house.read("/api/catalogue?lang=en")["arenas"]
    start = re.search(r"stands on (\w+)", seat.page.locator(QUESTION).inner_text())
    assert start is not None
    square = start[1].lower()
    sees = next(one["sees"] for one in plans[0]["squares"] if one["square"] == square)
    for name in sees[1:]:
        seat.page.get_by_role("checkbox", name=f"Square {name}", exact=True).press("Enter")
    seat.page.get_by_role("button", name="Check").click()
    expect(said).to_contain_text("1 missed, 0 too many")
    expect(seat.page.locator('[data-state="right"]')).to_have_count(len(sees) - 1)
    expect(seat.page.locator('[data-state="missed"]')).to_have_count(1)
    seat.page.get_by_role("button", name="Next").click()
    expect(said).to_be_empty()
    seat.close()
