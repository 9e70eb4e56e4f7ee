"""`killshot card`."""

from pathlib import Path

import pytest

from killshot.cli.card.find import UnknownCardError, all_cards, card_lines, find_card
from killshot.engine.cards.prices import REWARD_TILES
from killshot.engine.ids import POWERUP_TYPES, WEAPONS
from killshot.text import LANGUAGES, Language, language

from .command import complaint, killshot


@pytest.mark.parametrize("name", ["rocket-launcher", "Rocket Launcher", "ROCKET", "lance-roquettes", "Lance Roq"])
def test_a_card_is_found_by_id_by_either_name_and_by_its_beginning(name: str, tmp_path: Path) -> None:
    shown = killshot("card", *name.split(), home=tmp_path).stdout
    assert shown.startswith("Rocket Launcher\n")
    assert "Fragmenting warhead (1 yellow cube)" in shown


def test_a_card_in_french(tmp_path: Path) -> None:
    shown = killshot("card", "whisper", "--lang", "fr", home=tmp_path).stdout
    assert shown.startswith("Zéphyr\nArme.")


def test_a_powerup_of_any_colour(tmp_path: Path) -> None:
    assert killshot("card", "red newton", home=tmp_path).stdout.startswith("Newton\nPowerup, in red, blue, yellow")


def test_without_a_name_all_cards_are_listed(tmp_path: Path) -> None:
    shown = killshot("card", home=tmp_path).stdout
    headings, legend, abilities = 5, 1, 6
    cards = len(WEAPONS) + len(POWERUP_TYPES) + abilities + len(REWARD_TILES)
    assert len([line for line in shown.splitlines() if line]) == headings + cards + legend


def test_close_names_are_suggested(tmp_path: Path) -> None:
    assert "did you mean Shotgun" in complaint("card", "shtgun", home=tmp_path)
    assert "Grenade Launcher" in complaint("card", "grenade", home=tmp_path)
    assert "peut-être Fusil à Pompe" in complaint("card", "fusil a pomme", "--lang", "fr", home=tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES.values())
def test_every_card_is_explained_on_one_screen(lang: Language) -> None:
    for card in all_cards():
        lines = card_lines(card, lang, 80)
        assert len(lines) <= 23
        assert max(map(len, lines)) <= 80


def test_an_unknown_card_has_no_close_names() -> None:
    with pytest.raises(UnknownCardError) as unknown:
        find_card("qqqq", language("en"))
    assert unknown.value.close == []
