"""Log lines: of single events, and of whole games."""

import random
from typing import Any

import pytest

from killshot.engine.arena import ARENAS
from killshot.engine.events import Event
from killshot.engine.ids import parse_figure, parse_powerup, parse_weapon
from killshot.engine.machine import apply, deal, decision
from killshot.engine.rules import rules_for
from killshot.engine.setup import Setup
from killshot.text import LANGUAGES, event_text, language, option_text, prompt_text, seat_names

VIOLET, SPROG, BOT = parse_figure("violet"), parse_figure("sprog"), parse_figure("bot")


def told(kind: str, **facts: Any) -> tuple[str, str]:
    """The event in English and in French."""
    english, french = (
        event_text({"kind": kind, **facts}, lang, seat_names((VIOLET, SPROG), lang))
        for lang in (language("en"), language("fr"))
    )
    return english, french.replace("\N{NO-BREAK SPACE}", " ")


def test_a_card_drawn_is_named_only_to_those_who_may_see_it() -> None:  # SET-09
    event = Event("drew", {"seat": 1}, {"powerup": parse_powerup("blue-tagback")}, (1,))
    lang = language("en")
    seats = seat_names((VIOLET, SPROG), lang)
    assert event_text(event.seen_by(0), lang, seats) == "Sprog draws a powerup."
    assert event_text(event.seen_by(None), lang, seats) == "Sprog draws a powerup."
    assert event_text(event.seen_by(1), lang, seats) == "Sprog draws the blue Tagback Grenade."
    assert event_text(event.seen_by(1), language("fr"), seats) == "Sprog pioche une Grenade Traçante bleue."


def test_players_may_have_names_of_their_own() -> None:
    lang = language("en")
    assert event_text({"kind": "paid", "seat": 1, "payment": 0}, lang, ["Ann", "Bo"]) == "Bo pays a red cube."


def test_numbers_have_their_plural() -> None:
    hit = {"by": VIOLET, "victim": SPROG, "marks": 0}
    assert told("hit", damage=1, tokens=1, **hit) == (
        "Violet deals 1 damage to Sprog.",
        "Violette inflige 1 dégât à Sprog.",
    )
    assert told("hit", damage=3, tokens=3, **hit)[1] == "Violette inflige 3 dégâts à Sprog."
    assert told("track-filled", tokens=[VIOLET], left=0) == (
        "Violet puts a killshot on the track; 0 skulls left.",
        "Coup Fatal de Violette sur la piste ; Crâne restant : 0.",
    )


def test_marks_that_become_damage_and_damage_that_is_wasted_are_told() -> None:  # SHO-12, SHO-16
    assert told("hit", by=VIOLET, victim=SPROG, damage=2, marks=2, tokens=1) == (
        "Violet deals 2 damage to Sprog, and 2 marks become damage. 3 damage is wasted.",
        "Violette inflige 2 dégâts à Sprog, et 2 Marques se transforment en dégâts. 3 dégâts sont gâchés.",
    )


def test_marks_beyond_the_third_are_told() -> None:  # SHO-14
    marks = {"by": VIOLET, "victim": SPROG, "marks": 2}
    assert told("marked", placed=2, **marks)[0] == "Violet gives Sprog 2 marks."
    assert told("marked", placed=1, **marks)[0] == "Violet gives Sprog 1 of 2 marks; more do not fit."
    assert told("marked", placed=0, **marks) == (
        "Sprog has 3 marks of Violet already.",
        "Sprog a déjà 3 Marques de Violette.",
    )


def test_articles_contract() -> None:
    assert told("hit", by=BOT, victim=BOT, damage=1, marks=0, tokens=1) == (
        "The bot deals 1 damage to the bot.",
        "Le Bot inflige 1 dégât au Bot.",
    )
    assert told("flipped", figure=BOT)[1] == "Le plateau du Bot est retourné."
    assert told("fired", figure=VIOLET, weapon=parse_weapon("hellion"))[1] == "Violette tire avec l’Inferno."


def test_a_name_with_a_full_stop_needs_no_second_one() -> None:
    assert told("fired", figure=VIOLET, weapon=parse_weapon("thor")) == (
        "Violet fires the T.H.O.R.",
        "Violette tire avec le T.H.O.R.",
    )


def test_a_tile_says_what_it_gives() -> None:  # AMM-01
    assert told("tile-taken", figure=VIOLET, square=5, tile=8) == (
        "Violet grabs ammo on b2: 2 blue cubes and a powerup.",
        "Violette chope des Munitions en b2 : 2 cubes bleus et une Amélioration.",
    )


def test_points_are_told_figure_by_figure() -> None:  # KIL-03
    pay = [[VIOLET, 1, "first-blood"], [SPROG, 8, "rank"], [VIOLET, 6, "rank"]]
    assert told("board-scored", victim=BOT, pay=pay, skulls=0) == (
        "The board of the bot is scored: Violet 1 for first blood, Sprog 8, Violet 6.",
        "Décompte du plateau du Bot : Violette 1 pour le Premier Sang, Sprog 8, Violette 6.",
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_told_in_both_languages(seed: int) -> None:
    dice = random.Random(seed)
    ending = ("frenzy", "sudden-death")[seed % 2]
    rules = rules_for(Setup(players=3 + seed % 3, arena=sorted(ARENAS)[seed % 4], skulls=5, ending=ending))
    events: list[Event] = []
    s = deal(rules, seed, events)
    asked = decision(rules, s)
    while asked is not None:
        for lang in LANGUAGES.values():
            _check(prompt_text(asked.prompt, lang))
            options = [option_text(option, lang, asked.prompt) for option in asked.options]
            for text in options:
                _check(text)
            assert len(set(options)) == len(options)
        apply(rules, s, dice.choice(asked.options), events)
        asked = decision(rules, s)
    assert {"hit", "game-over"} <= {event.kind for event in events}
    for lang in LANGUAGES.values():
        seats = seat_names(s.order, lang)
        for event in events:
            for seat in (None, *range(len(seats))):
                _check(event_text(event.seen_by(seat), lang, seats))


def _check(text: str) -> None:
    assert text
    assert not set(text) & set("{}|")
