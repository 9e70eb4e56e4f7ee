"""The page itself: small, from one host, and accessible."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random
from typing import Any

import pytest

import killshot.server
from killshot.server.web.pages import STATIC

from .house import ARENA, DESK, PHONE, House


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_axe_finds_nothing_at_the_table(house: House, size: dict[str, int], language: str) -> None:
    seat = house.sit({"players": 4}, viewport=size, settings={"language": language})
    for _ in range(6):
        seat.answer(Random(1), ("discard", "run"))
    seat.wait_for_decision()
    assert seat.violations() == ""
    seat.page.locator("header button").last.click()
    seat.page.get_by_role("dialog").wait_for()
    assert seat.violations() == ""
    seat.close()


def test_axe_finds_nothing_before_the_game(house: House) -> None:
    seated = house.open_table({"players": 3}, [{"kind": "me", "name": "Nora"}, {"kind": "open"}, {"kind": "open"}])
    seat = house.come_in(f"/table/{seated['table']['id']}", seated["token"])
    seat.page.wait_for_selector("main li")
    assert seat.violations() == ""
    seat.close()


@pytest.mark.parametrize(
    "path", ["/", "/watch", "/replays", "/learn", "/learn/weapons", "/learn/sight", "/learn/scoring"]
)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_the_other_pages(house: House, path: str, size: dict[str, int]) -> None:
    seat = house.come_in(path, viewport=size)
    seat.page.wait_for_selector("main section")
    seat.page.wait_for_load_state("networkidle")
    assert seat.violations() == ""
    seat.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_team_play(house: House, size: dict[str, int]) -> None:
    seat = house.sit({"players": 4, "mode": "teams", "teams": [2, 2]}, viewport=size)
    seat.wait_for_decision()
    seat.page.wait_for_selector('[data-part="draft"]')
    assert seat.violations() == ""
    seat.wait_to_be_asked(ARENA, Random(2), ())
    for _ in range(6):
        seat.answer(Random(2))
    seat.wait_for_decision()
    assert seat.violations() == ""
    seat.close()


@pytest.mark.parametrize("setup", [{"players": 5, "mode": "domination"}, {"players": 6, "characters": True}], ids=str)
def test_axe_finds_nothing_in_other_modes(house: House, setup: dict[str, Any]) -> None:
    seat = house.sit(setup)
    seat.wait_for_decision()
    assert seat.violations() == ""
    seat.close()


def test_the_page_and_its_art_are_below_200_kB() -> None:  # noqa: N802 (the unit)
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert files, "the page is not built: `make web`"
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert size < 200_000


def test_the_page_asks_no_other_host(house: House) -> None:
    seat = house.sit({"players": 3})
    seat.wait_for_decision()
    assert seat.hosts == {f"127.0.0.1:{house.port}"}
    seat.close()


def test_the_page_goes_into_the_wheel() -> None:
    assert STATIC.is_relative_to(Path(killshot.server.__file__).parent)
    assert (STATIC / "index.html").is_file()
