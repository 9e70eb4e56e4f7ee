"""A weapon added as the page says is a weapon like all others, and what was there before keeps its numbers."""

import json
from pathlib import Path
from typing import Any

import pytest

from killshot.engine.action import ACTIONS
from killshot.engine.ids import EFFECTS, WEAPONS
from killshot.engine.rng import DEALING
from killshot.env.layout import PLACES
from killshot.text import LANGUAGES
from tests.extending.recipe import MISSING_WORDS, run

RECIPE = "A weapon"
FOUND = Path(__file__).with_name("weapon_found.py")


@pytest.fixture(scope="module")
def found(copy: Path) -> dict[str, Any]:
    """What a program finds that plays with the weapon."""
    answer: dict[str, Any] = json.loads(run(copy, str(FOUND)))
    return answer


def test_it_comes_after_all_that_there_were(found: dict[str, Any]) -> None:
    assert found["weapons"] == [*WEAPONS, "harpoon"]
    assert found["effects"] == [*EFFECTS, "barbs"]
    actions = [str(action) for action in ACTIONS]
    assert found["actions"] == [*actions, "effect:barbs", "weapon:harpoon", "reload:harpoon", "drop:harpoon"]


def test_it_is_in_every_game_once(found: dict[str, Any]) -> None:
    assert found["dealt"] == [1] * 20


def test_games_of_before_are_dealt_without_it(found: dict[str, Any]) -> None:
    assert found["before"] == [0] * 20
    assert found["dealing"] == DEALING + 1


def test_it_is_taken_fired_reloaded_and_dropped(found: dict[str, Any]) -> None:
    words = {"weapon:harpoon", "effect:barbs", "reload:harpoon", "drop:harpoon"}
    assert words <= set(found["played"])


def test_a_game_with_it_is_saved_and_read_again(found: dict[str, Any]) -> None:
    assert found["replayed"] == [True, True, True]


@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_bots_play_with_it(bot: str, found: dict[str, Any]) -> None:
    assert found["bots"][bot]["ended"]
    assert found["bots"][bot]["held"]


def test_it_is_worth_something(found: dict[str, Any]) -> None:
    assert 0.5 < found["worth"] < 2.5


def test_what_was_there_keeps_its_place_in_an_observation(found: dict[str, Any]) -> None:
    places = {name: [place.start, place.stop] for name, place in PLACES.items()}
    assert {name: found["places"][name] for name in places} == places
    assert min(start for name, (start, _) in found["places"].items() if name not in places) == max(places.values())[1]


def test_an_observation_tells_it_in_sections_of_its_own(found: dict[str, Any]) -> None:
    sections = ("unloaded", "loaded", "shelves", "firing_weapon", "firing_effect", "prompt_weapon")
    assert set(found["told"]) == {f"{section}_harpoon" for section in sections}


@pytest.mark.parametrize("code", LANGUAGES)
def test_its_card_is_explained_and_drawn(code: str, found: dict[str, Any]) -> None:
    card = found["cards"][code]
    assert card["name"] == {"en": "Harpoon", "fr": "Harpon"}[code]
    assert [effect["effect"] for effect in card["effects"]] == ["basic", "barbs"]
    for effect in card["effects"]:
        assert effect["text"].endswith(".")
        assert {mark["what"] for mark in effect["diagram"]["marks"]} >= {"me", "foe"}
    assert "2" in card["effects"][1]["text"]


def test_nothing_is_missing_in_any_language(copy: Path) -> None:
    assert f"{len(LANGUAGES)} passed" in run(copy, *MISSING_WORDS)


def test_the_command_line_knows_it(copy: Path) -> None:
    assert "at least 2 moves away" in run(copy, "-m", "killshot", "card", "harpoon", "--lang", "en")
