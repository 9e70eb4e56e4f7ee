"""The page itself: light, from one host, and readable for everybody."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random
from typing import Any

import pytest

import killshot.server
from killshot.server.app import STATIC

from .house import DESK, PHONE, House, Seat

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(seat: Seat) -> str:
    """What axe objects to, a line each; empty: nothing."""
    seat.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = seat.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return "\n".join(f"{v['id']}: {node['html'][:160]}" for v in found["violations"] for node in v["nodes"])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_axe_finds_nothing_at_the_table(house: House, size: dict[str, int], language: str) -> None:
    seat = house.sit({"players": 4}, viewport=size, settings={"language": language})
    for _ in range(6):
        seat.answer(Random(1), ("discard", "run"))
    seat.wait_for_decision()
    assert violations(seat) == ""
    seat.page.locator(".top .tools button").last.click()
    seat.page.wait_for_selector(".settings")
    assert violations(seat) == ""
    seat.close()


def test_axe_finds_nothing_before_the_game(house: House) -> None:
    seated = house.open_table({"players": 3}, [{"kind": "me", "name": "Nora"}, {"kind": "open"}, {"kind": "open"}])
    seat = house.come_in(f"/table/{seated['table']['id']}", seated["token"])
    seat.page.wait_for_selector(".wait-seat")
    assert violations(seat) == ""
    seat.close()


def test_all_of_the_page_is_below_150_kB() -> None:  # noqa: N802 (the unit)
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert files, "the page is not built: `make web`"
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert size < 150_000


def test_the_page_asks_no_other_host(house: House) -> None:
    seat = house.sit({"players": 3})
    seat.wait_for_decision()
    assert seat.hosts == {f"127.0.0.1:{house.port}"}
    seat.close()


def test_the_page_goes_into_the_wheel() -> None:
    assert STATIC.is_relative_to(Path(killshot.server.__file__).parent)
    assert (STATIC / "index.html").is_file()
