"""The picture of the arena that notebooks show."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from killshot import Game, Setup
from killshot.engine.arena import ARENAS
from killshot.engine.ids import ROOMS
from killshot.testing import arena
from killshot.view import svg
from killshot.view.picture import CUBE_COLOURS, FIGURE_COLOURS, ROOM_COLOURS

from .test_notation import SETUPS, positions

SPACE = "{http://www.w3.org/2000/svg}"


def drawn(text: str, tag: str, **attributes: str) -> list[ElementTree.Element]:
    found = ElementTree.fromstring(text).iter(f"{SPACE}{tag}")
    return [each for each in found if all(each.get(name) == value for name, value in attributes.items())]


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_position_has_a_picture(setup: Setup) -> None:
    for game in positions(setup, seed=13, every=50):
        picture = game._repr_svg_()
        assert picture == svg(game.observe(None)) == game.observe(0)._repr_svg_()  # nothing secret is drawn
        for figure in (*game.state.order, *game.rules.unseated):
            name = ("violet", "dozer", "sprog", "d-struct-or", "banshee", "echo", "bot")[figure]
            assert len(drawn(picture, "circle", fill=FIGURE_COLOURS[name])) == (game.state.at[figure] >= 0)


@pytest.mark.parametrize("name", ARENAS)
def test_an_arena_has_its_squares_doors_and_spawnpoints(name: str) -> None:
    picture = svg(Game(Setup(players=3, arena=name), 1).observe(None))
    plan = ARENAS[name]
    squares = [rect for colour in ROOM_COLOURS.values() for rect in drawn(picture, "rect", fill=colour)]
    assert len(squares) == bin(plan.all).count("1")
    assert len(drawn(picture, "circle", fill="none")) == len(CUBE_COLOURS)
    doors = sum(
        beyond >= 0 and plan.room_of[beyond] != plan.room_of[square]
        for square in range(12)
        for beyond in plan.step[square]
    )
    assert sum(path.get("d", "").count("M") == 2 for path in drawn(picture, "path")) == doors


def test_every_room_and_figure_has_a_colour() -> None:
    assert {*ROOM_COLOURS} == {*ROOMS}
    assert len({*FIGURE_COLOURS.values()}) == len(FIGURE_COLOURS)


def test_damage_and_marks_are_written_below() -> None:
    t = arena("S", players=3).place(violet="b2", dozer="c1").damaged("dozer", "violet x3").marked("dozer", violet=2)
    picture = svg(Game.from_state(t.rules.setup, t.state).observe(None))
    assert [text.text for text in drawn(picture, "text", **{"font-size": "11"})] == ["3+2"]
    assert [title.text for title in drawn(picture, "title")] == ["Arena S: violet on b2, dozer on c1"]
