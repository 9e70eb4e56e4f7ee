"""Every effect has a picture, and the picture deals what the card deals."""

import pytest

from killshot.engine.cards.language import Deal, Effect
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.cards.weapons_dlc import CHARACTER_CARDS
from killshot.server.views.diagrams import DRAWINGS, diagram

EFFECTS = [(card.name, effect) for card in (*WEAPON_CARDS, *CHARACTER_CARDS) for effect in card.effects]


def test_every_effect_and_nothing_else_is_drawn() -> None:
    assert {(weapon, effect.name) for weapon, effect in EFFECTS} == set(DRAWINGS)


@pytest.mark.parametrize(("weapon", "effect"), EFFECTS, ids=[f"{weapon}-{effect.name}" for weapon, effect in EFFECTS])
def test_a_picture_shows_the_shooter_and_a_victim_where_there_is_damage(weapon: str, effect: Effect) -> None:
    drawing = diagram(weapon, effect.name)
    assert [mark.what for mark in drawing.marks].count("me") == 1
    hurts = any(isinstance(step, Deal) for step in effect.steps)
    assert any(mark.what == "foe" and mark.number for mark in drawing.marks) == hurts


@pytest.mark.parametrize("key", DRAWINGS, ids=["-".join(key) for key in DRAWINGS])
def test_nothing_is_drawn_outside_the_squares(key: tuple[str, str]) -> None:
    drawing = diagram(*key)
    for mark in drawing.marks:
        for x, y in (mark.at, mark.to or mark.at):
            assert (round(x), round(y)) in drawing.cells
