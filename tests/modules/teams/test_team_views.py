"""Team play: what a seat sees of its own team, of the enemy, and what a spectator sees (TEA-07, TEA-49, R77)."""

import json

from killshot.engine import view
from killshot.testing import TeamScenario, dealt, teams
from tests.modules.teams.plain import PLAIN


def table() -> TeamScenario:
    """White: Violet (seat 0), Dozer (seat 1), Sprog shared; black: :D-struct-OR, Banshee and Echo of seat 2."""
    t = teams(sizes=(2, 1), prices=PLAIN).place(
        violet="a1", dozer="a1", sprog="a1", d_struct_or="d3", banshee="d3", echo="d3"
    )
    t.hand("seat 0", "thor", "nanomark", ammo="R", powerups=("red-newton",))
    t.hand("seat 1", "furnace", "whisper", "wristblades", ammo="BB", powerups=("blue-scope", "yellow-tagback"))
    t.hand("seat 2", "railgun", "mastermind", ammo="Y", powerups=("red-tagback",), unloaded=("shotgun", "dual-magnums"))
    t.hand("seat 1", "furnace", "whisper", "wristblades", ammo="BB", powerups=("blue-scope", "yellow-tagback"))
    t.scored(violet=11, dozer=11, sprog=11, d_struct_or=7, banshee=7, echo=7)
    return t.buffered(echo=2, dozer=1).buffer_marked(echo=3, violet=2).shifted(echo=2).damaged("banshee", 4)


def test_teammates_see_each_others_cards_weapons_and_points() -> None:  # TEA-07 TEA-49 R77 SC-276
    t = table()
    for figure, own in (("seat 0", 0), ("seat 1", 1)):
        seen = t.view(figure)
        assert seen["seat"] == own
        assert seen["seats"][0]["hand"] == ["red-newton"]
        assert set(seen["seats"][1]["hand"]) == {"blue-scope", "yellow-tagback"}
        assert set(seen["seats"][1]["arsenal"]) == {"furnace", "whisper", "wristblades"}
        assert {name: seen["figures"][name]["points"] for name in ("violet", "dozer", "sprog")} == dict.fromkeys(
            ("violet", "dozer", "sprog"), 11
        )


def test_of_the_enemy_one_sees_numbers_only() -> None:  # TEA-49 R77 SC-276
    t = table()
    seen = t.view("seat 0")
    enemy = seen["seats"][2]
    assert (enemy["powerups"], enemy["loaded"]) == (1, 1)  # one card, one arena weapon besides the Mastermind
    assert (enemy["hand"], enemy["arsenal"]) == (None, None)
    assert {seen["figures"][name]["points"] for name in ("d-struct-or", "banshee", "echo")} == {None}
    assert "railgun" not in json.dumps(seen)
    seen = t.view("seat 2")
    assert [(seat["powerups"], seat["loaded"], seat["hand"], seat["arsenal"]) for seat in seen["seats"][:2]] == [
        (1, 1, None, None),
        (2, 2, None, None),
    ]
    assert {seen["figures"][name]["points"] for name in ("violet", "dozer", "sprog")} == {None}
    assert not {"thor", "furnace", "whisper"} & set(json.dumps(seen["seats"]).split('"'))


def test_everybody_sees_what_is_public() -> None:  # TEA-49 R77 SC-276
    t = table().controlled("sprog", 1).reward_tile("C")
    for who in ("seat 0", "seat 1", "seat 2", None):
        seen = t.view(who)
        figures = seen["figures"]
        assert {name: figures[name]["buffer"] for name in ("echo", "dozer", "violet")} == {
            "echo": 2,
            "dozer": 1,
            "violet": 0,
        }
        assert (figures["echo"]["marks"], figures["violet"]["marks"]) == ({"echo": 3}, {"violet": 2})
        assert figures["banshee"]["damage"] == ["banshee"] * 4
        assert figures["echo"]["shift"] == 2
        assert [seat["ammo"] for seat in seen["seats"]] == [[1, 0, 0], [0, 2, 0], [0, 0, 1]]
        assert seen["teams"]["tables"] == [[], ["shotgun", "dual-magnums"]]
        assert seen["teams"]["tile"] == "C"
        assert {name: arm["holder"] for name, arm in seen["arms"].items()} == {
            "violet": 0,
            "sprog": 1,
            "banshee": 2,
            "echo": None,  # unloaded, on the table
        }
        assert (figures["sprog"]["shared"], figures["sprog"]["seat"]) == (True, 1)
        assert [figures[name]["team"] for name in ("violet", "dozer", "sprog", "echo")] == [0, 0, 0, 1]


def test_a_spectator_sees_neither_hands_nor_points() -> None:  # TEA-49 R77 SC-276
    seen = table().view(None)
    assert [seat["hand"] for seat in seen["seats"]] == [None] * 3
    assert [seat["arsenal"] for seat in seen["seats"]] == [None] * 3
    assert {figure["points"] for figure in seen["figures"].values()} == {None}
    assert seen["decision"] is None


def test_each_seat_is_shown_the_options_it_may_choose() -> None:  # TEA-40 TEA-49
    t = table()
    assert t.view("seat 0")["decision"]["options"] == t.options_of(0)
    assert t.view("seat 1")["decision"]["options"] == t.options_of(1)
    assert t.options_of(0) != t.options_of(1)
    assert t.view("seat 2")["decision"] is None


def test_cards_drawn_are_told_to_the_team_alone() -> None:  # TEA-07 TEA-49 R77
    t = dealt((2, 2)).draft("dozer", "sprog", "banshee", "echo", "violet")
    while t.asks != "team-turn":
        t.play(t.options[0])
    draws = [event for event in t.events if event.kind == "drew"]
    assert {(event.facts["seat"], event.audience) for event in draws} == {
        (0, (0, 1)),
        (1, (0, 1)),
        (2, (2, 3)),
        (3, (2, 3)),
    }


def test_worlds_a_seat_imagines_keep_its_teams_cards() -> None:  # TEA-07 TEA-49 R77
    t = table()
    worlds = [view.imagine(t.rules, t.state, 0, seed) for seed in range(20)]
    assert {world.powerups[:2] for world in worlds} == {t.state.powerups[:2]}
    assert {world.loaded[:2] for world in worlds} == {t.state.loaded[:2]}
    assert len({world.powerups[2] for world in worlds}) > 1
    assert {world.cast for world in worlds} == {t.state.cast}
