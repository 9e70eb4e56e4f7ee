"""Every effect has a picture, and the picture deals what the card deals: drawn by hand, or worked out from its table."""

import pytest

from killshot.engine.card_sets import FIRST_SETS
from killshot.engine.cards.language import Deal, Effect, Weapon
from killshot.server.protocol.catalogue import Diagram
from killshot.server.views.diagrams import DRAWINGS, diagram, parse_drawing
from killshot.server.views.sketch import sketch
from killshot.text.names import CARDS

EFFECTS = [(card, effect) for card in CARDS for effect in card.effects]
IDS = [f"{card.name}-{effect.name}" for card, effect in EFFECTS]
by_hand_or_from_the_table = pytest.mark.parametrize("by_hand", [True, False], ids=["by-hand", "from-the-table"])


def drawn(card: Weapon, effect: Effect, by_hand: bool) -> Diagram:
    return diagram(card.name, effect.name) if by_hand else parse_drawing(sketch(card, effect))


def test_the_effects_of_the_first_sets_and_nothing_that_does_not_exist_is_drawn_by_hand() -> None:
    first = {name for cards in FIRST_SETS for name in cards.weapons}
    by_hand = set(DRAWINGS)
    assert {(card.name, effect.name) for card, effect in EFFECTS if card.name in first} <= by_hand
    assert by_hand <= {(card.name, effect.name) for card, effect in EFFECTS}


@by_hand_or_from_the_table
@pytest.mark.parametrize(("card", "effect"), EFFECTS, ids=IDS)
def test_a_picture_shows_the_shooter_and_a_victim_where_there_is_damage(
    card: Weapon, effect: Effect, by_hand: bool
) -> None:
    drawing = drawn(card, effect, by_hand)
    assert [mark.what for mark in drawing.marks].count("me") == 1
    hurts = any(isinstance(step, Deal) for step in effect.steps)
    assert any(mark.what == "foe" and mark.number for mark in drawing.marks) == hurts


@by_hand_or_from_the_table
@pytest.mark.parametrize(("card", "effect"), EFFECTS, ids=IDS)
def test_nothing_is_drawn_outside_the_squares(card: Weapon, effect: Effect, by_hand: bool) -> None:
    drawing = drawn(card, effect, by_hand)
    for mark in drawing.marks:
        for x, y in (mark.at, mark.to or mark.at):
            assert (round(x), round(y)) in drawing.cells


WORKED_OUT = {
    ("whisper", "basic"): "no a1; no a2; no b2; no a3; see a2 c2; me a2; foe c2 3; mark c2",
    ("tractor-beam", "punisher"): "move c2 a2; me a2<; foe a2> 3; ghost c2",
    ("rocket-launcher", "basic"): "no a2; see a2 c2; move c2 d2; me a2; foe c2 2; ghost d2",
    ("thor", "chain-reaction"): "see c2 d1; me a2; foe d1 1; ghost c2",
    ("heatseeker", "basic"): "wall b1 c1; wall b3 c3; me a2; foe c2 3",
    ("furnace", "basic"): "wall b1 c1; wall b3 c3; hit c1; hit d1; hit c2; hit d2; hit c3; hit d3; me b2; foe c2 1",
}


@pytest.mark.parametrize("key", WORKED_OUT, ids=["-".join(key) for key in WORKED_OUT])
def test_a_picture_worked_out_from_the_table_shows_sight_distance_and_moves(key: tuple[str, str]) -> None:
    assert next(sketch(*each) for each in EFFECTS if (each[0].name, each[1].name) == key) == WORKED_OUT[key]
