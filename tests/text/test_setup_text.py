"""What is said where a game is set up."""

import pytest

from killshot.engine.setup import Setup
from killshot.text import LANGUAGES, language, menu_name
from killshot.text.setup_text import ADVICE, advice_text

ENGLISH = language("en")


def test_an_arena_comes_with_the_players_it_is_meant_for() -> None:  # SET-01
    assert [menu_name("arena", arena, ENGLISH) for arena in ("S", "M1", "M2", "L")] == [
        "S, for 3 or 4 players",
        "M1, for any number of players",
        "M2, for any number of players",
        "L, for 4 or 5 players",
    ]


@pytest.mark.parametrize("arena", ["S", "M1", "M2", "L"])
def test_teams_can_play_in_any_arena(arena: str) -> None:  # TEA-35
    assert menu_name("arena", arena, ENGLISH, "teams") == f"{arena}, for any number of players"
    assert menu_name("arena", arena, language("fr"), "teams") == f"{arena}, pour n’importe quel nombre de joueurs"


@pytest.mark.parametrize(
    ("setup", "advice"),
    [
        (Setup(3), "advice.three-players"),
        (Setup(3, bot=True), ""),
        (Setup(3, mode="domination"), ""),
        (Setup(3, characters=True), ""),
        (Setup(4), ""),
        (Setup(3, mode="turret"), "advice.turret"),
        (Setup(4, mode="turret", bot=True), "advice.turret-with-bot"),
        (Setup(mode="teams", teams=(1, 2)), ""),
    ],
    ids=repr,
)
def test_the_advice_of_the_rulebook_is_given_where_it_helps(setup: Setup, advice: str) -> None:
    for lang in LANGUAGES.values():
        assert advice_text(setup, lang) == (lang.say(advice) if advice else "")


def test_every_piece_of_advice_is_listed_for_clients() -> None:
    assert {key for key in ENGLISH.catalogue if key.startswith("advice.")} == set(ADVICE)
