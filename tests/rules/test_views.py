"""What a seat and a spectator may see (SET-09), and the events each of them gets."""

import json
from random import Random
from typing import Any

import pytest

from killshot import Event, Game, Setup
from killshot.engine.ids import POWERUPS
from killshot.testing import Scenario, arena

SHELVES = (("red", "whisper"), ("blue", "railgun"), ("yellow", "thor"))


def table(
    powerup: str, weapon: str, powerup_of_dozer: str = "blue-newton", weapon_of_dozer: str = "shotgun"
) -> Scenario:
    """Violet and Dozer with one hidden card and one loaded weapon each among much that is public."""
    t = arena("L", players=3).place(violet="a1", dozer="c2", sprog="d1")
    for colour, shown in SHELVES:
        t.shelf(colour, shown)
    t.hand("violet", weapon, unloaded=("sledgehammer",), ammo="RRB", powerups=(powerup,))
    t.hand("dozer", weapon_of_dozer, ammo="Y", powerups=(powerup_of_dozer,)).damaged("violet", "dozer x2, sprog")
    return t.marked("violet", sprog=2).scored(violet=17, dozer=5, sprog=3).skulled(violet=1).tracked("sprog dozer")


def test_a_view_shows_the_boards_and_hides_the_hands() -> None:  # SET-09 R02 SC-178
    view = table("red-scope", "lock-rifle").view("dozer")
    violet = view["figures"]["violet"]
    assert violet["damage"] == ["dozer", "dozer", "sprog"]
    assert violet["marks"] == {"sprog": 2}
    assert violet["skulls"] == 1
    assert violet["square"] == "a1"
    assert violet["points"] is None
    seat = view["seats"][0]
    assert seat["ammo"] == [2, 1, 0]
    assert seat["unloaded"] == ["sledgehammer"]
    assert (seat["powerups"], seat["loaded"]) == (1, 1)  # how many is public
    assert "red-scope" not in json.dumps(view)
    assert "lock-rifle" not in json.dumps(view)
    assert "17" not in json.dumps(view)


def test_a_seat_sees_its_own_hand_and_points() -> None:  # SET-09 R02
    view = table("red-scope", "lock-rifle").view("dozer")
    assert view["hand"] == {"powerups": ["blue-newton"], "loaded": ["shotgun"]}
    assert view["figures"]["dozer"]["points"] == 5
    assert view["figures"]["sprog"]["points"] is None


def test_the_table_is_public() -> None:  # SET-09 R02
    t = table("red-scope", "lock-rifle").tile("b1", "YBB")
    t.state.powerup_discard = (POWERUPS.index("yellow-tagback"),)
    for watcher in ("dozer", None):
        view = t.view(watcher)
        assert view["shelves"] == [["whisper", None, None], ["railgun", None, None], ["thor", None, None]]
        assert len(view["tiles"]) == 9
        assert view["track"] == [["sprog", "dozer"]]
        assert view["skulls_left"] == 7
        assert view["discards"]["powerups"] == ["yellow-tagback"]
        assert view["decks"] == {
            "weapons": len(t.state.weapon_deck),
            "powerups": len(t.state.powerup_deck),
            "tiles": len(t.state.tile_deck),
        }


@pytest.mark.parametrize("watcher", ["dozer", "sprog", None])
def test_other_hidden_cards_look_the_same(watcher: str | None) -> None:  # SET-09 R02
    one = table("red-scope", "lock-rifle")
    if watcher == "dozer":
        other = table("yellow-teleporter", "furnace").scored(violet=44)
    else:
        other = table("yellow-teleporter", "furnace", "red-newton", "zx-2").scored(violet=44, dozer=9)
    if watcher != "sprog":
        other.scored(sprog=30)
    other.state.tile_deck = other.state.tile_deck[::-1]
    assert one.view(watcher) == other.view(watcher)
    assert one.view("violet") != other.view("violet")


def test_a_spectator_sees_no_hand_and_no_points() -> None:  # SET-09 R02
    view = table("red-scope", "lock-rifle").view(None)
    assert view["hand"] == {"powerups": [], "loaded": []}
    assert {figure["points"] for figure in view["figures"].values()} == {None}
    assert view["decision"] is None
    for secret in ("red-scope", "lock-rifle", "shotgun", "blue-newton"):
        assert secret not in json.dumps(view)


def test_a_grabbed_weapon_is_hidden_though_everybody_saw_it() -> None:  # SET-09 R02
    t = arena("L", players=3).place(violet="c1", dozer="c2", sprog="d1").shelf("blue", "grenade-launcher")
    assert "grenade-launcher" in json.dumps(t.view("dozer"))
    t.play("grab", "square:c1", "weapon:grenade-launcher")
    assert "grenade-launcher" not in json.dumps(t.view("dozer"))
    assert t.view("violet")["hand"]["loaded"] == ["grenade-launcher"]


def test_a_reloaded_weapon_is_hidden_again() -> None:  # SET-09 R02
    t = arena("L", players=3).place(violet="c1", dozer="c2", sprog="d1")
    t.hand("violet", unloaded=("electroscythe",), ammo="B")
    assert t.view("dozer")["seats"][0]["unloaded"] == ["electroscythe"]
    t.end_turn("reload:electroscythe", "pay:blue")
    assert "electroscythe" not in json.dumps(t.view("dozer")["seats"])


def test_only_the_one_who_is_asked_sees_the_question() -> None:  # SET-09
    t = table("red-newton", "lock-rifle")
    assert t.view("violet")["decision"]["options"] == t.options
    for watcher in ("dozer", "sprog", None):
        assert t.view(watcher)["decision"] is None


def test_everybody_sees_the_weapon_being_fired() -> None:  # SET-09 WPN-08
    t = arena("L", players=3).place(violet="c1", dozer="c2", sprog="d1").hand("violet", "machine-gun", ammo="Y")
    t.shoot("machine-gun", "effect:basic", "target:dozer", "pass")
    firing = t.view(None)["firing"]
    assert (firing["figure"], firing["weapon"], firing["hurt"]) == ("violet", "machine-gun", ["dozer"])


def test_all_points_are_shown_when_the_game_is_over() -> None:  # SET-09
    t = (
        arena("L", players=3)
        .place(violet="a1", dozer="b2", sprog="b3")
        .scored(violet=3, dozer=4)
        .frenzy("dozer", "dozer")
    )
    assert t.view("sprog")["figures"]["violet"]["points"] is None
    t.end_turn()
    for watcher in ("sprog", None):
        shown = t.view(watcher)["figures"]
        assert [shown[figure]["points"] for figure in ("violet", "dozer", "sprog")] == [3, 4, 0]


def test_a_table_may_play_with_open_points() -> None:  # R02
    game = Game(Setup(players=3), seed=1)
    assert game.observe(1).points[0] is None
    assert game.observe(1, open_points=True).points[0] == 0


def test_a_view_is_ready_for_json() -> None:
    view = table("red-scope", "lock-rifle").view("violet")
    assert json.loads(json.dumps(view)) == view


# Events


def drawn(events: list[Event]) -> list[Event]:
    return [event for event in events if event.kind == "drew"]


def test_a_drawn_card_is_shown_to_its_owner_only() -> None:  # SET-09
    t = arena("L", players=3).place(violet="b1", dozer="c2", sprog="d1").tile("b1", "RBP").stack_powerups("red-newton")
    t.play("grab", "square:b1")
    (event,) = drawn(t.events)
    card = POWERUPS.index("red-newton")
    assert event.seen_by(0) == {"kind": "drew", "seat": 0, "powerup": card}
    for other in (1, 2, None):
        assert event.seen_by(other) == {"kind": "drew", "seat": 0}


def test_the_opening_draw_is_told_and_secret() -> None:  # SET-09
    game = Game(Setup(players=3), seed=9)
    draws = drawn(game.opening)
    assert sorted(event.seen_by(0)["powerup"] for event in draws) == sorted(game.state.powerups[0])
    assert all("powerup" not in event.seen_by(1) for event in draws)


def test_the_secret_of_a_respawning_player_is_not_the_killers() -> None:  # SET-09
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="a3").hand("violet", "sledgehammer")
    t.damaged("dozer", "sprog x10").shoot("sledgehammer", "effect:basic", "target:dozer").end_turn()
    (event,) = drawn(t.events)
    assert "powerup" in event.seen_by(1)
    assert "powerup" not in event.seen_by(0)


def told(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Everything a whole game of random picks tells one seat."""
    luck = Random(1)
    heard = [event.seen_by(seat) for event in game.opening]
    while game.decision is not None:
        heard += [event.seen_by(seat) for event in game.play(luck.choice(game.options))]
    return heard


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_in_a_whole_game_players_learn_of_their_own_draws_only(seat: int | None) -> None:  # SET-09
    heard = told(Game(Setup(players=3, skulls=5), seed=6), seat)
    draws = [facts for facts in heard if facts["kind"] == "drew"]
    assert draws
    assert all(("powerup" in facts) == (facts["seat"] == seat) for facts in draws)
    assert heard[-1]["kind"] == "game-over"
    assert json.loads(json.dumps(heard)) == heard


def test_an_imagined_world_does_not_tell_who_was_asked_in_secret() -> None:  # SET-09
    """A player who keeps a tagback says nothing; only what the imagined game plays is in its actions."""
    t = (
        arena("L")
        .place(violet="c2", dozer="c2")
        .hand("violet", "sledgehammer")
        .hand("dozer", powerups=("red-tagback",))
    )
    t.shoot("sledgehammer", "effect:basic", "target:dozer")
    game = Game.from_state(t.rules.setup, t.state)
    asked = game.decision
    assert asked is not None
    assert [str(option) for option in asked.options_of(t.seat("dozer"))][-1] == "pass"
    game.play("pass")
    world = game.imagine(t.seat("violet"), 1)
    assert world.actions == []
    played = world.options[0]
    world.play(played)
    assert world.actions == [played]


def test_an_imagined_world_looks_the_same_to_the_seat() -> None:  # SET-09
    game = Game(Setup(players=3), seed=12)
    luck = Random(2)
    for _ in range(200):
        game.play(luck.choice(game.options))
    worlds = [game.imagine(1, seed) for seed in range(5)]
    for world in worlds:
        assert world.observe(1).to_json() == game.observe(1).to_json()
        assert world.state.powerups[1] == game.state.powerups[1]
    assert len({world.state.powerup_deck for world in worlds}) > 1
