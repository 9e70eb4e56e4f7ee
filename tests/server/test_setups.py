"""Setups that the rules refuse are refused with a reason in the language of the reader."""

import pytest

from killshot.server.protocol.table import SetupChoice
from killshot.server.views.setup_advice import setup_advice
from killshot.text import language


def refusals(code: str, field: str, **chosen: object) -> dict[object, str]:
    found = setup_advice(SetupChoice(**chosen), language(code))  # type: ignore[arg-type]
    return {choice.value: choice.refused for choice in found.choices[field]}


@pytest.mark.parametrize(("code", "reason"), [("en", "3 to 5 players"), ("fr", "de 3 à 5 joueurs")])
def test_a_number_of_players_is_refused_in_both_languages(code: str, reason: str) -> None:
    found = refusals(code, "players", mode="deathmatch")
    assert found == {2: reason, 3: "", 4: "", 5: "", 6: reason}


@pytest.mark.parametrize(
    ("chosen", "field", "value", "reason"),
    [
        ({"mode": "domination"}, "characters", True, "les personnages se jouent en Combat à Mort et en équipes"),
        ({"characters": True}, "bot", True, "les personnages se jouent sans la figurine Bot"),
        ({"players": 5}, "bot", True, "la figurine Bot rejoint 3 ou 4 joueurs"),
        ({"mode": "turret"}, "skulls", 5, "8 Crânes"),
        ({"mode": "teams", "teams": [2, 2]}, "ending", "frenzy", "ce mode a une autre fin"),
        ({"mode": "teams", "teams": [1, 1]}, "characters", False, "les équipes jouent toujours avec les personnages"),
    ],
)
def test_every_refusal_has_its_french_reason(chosen: dict[str, object], field: str, value: object, reason: str) -> None:
    assert refusals("fr", field, **chosen)[value] == reason


def test_all_sizes_of_teams_are_on_offer() -> None:  # TEA-01
    found = refusals("en", "teams", mode="teams", teams=[1, 1])
    assert len(found) == 9
    assert set(found.values()) == {""}
