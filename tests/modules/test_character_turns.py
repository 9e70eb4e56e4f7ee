"""Characters in deathmatch: the end of a turn, final frenzy, games in progress (CHR-11, CHR-18, CHR-29)."""

import json
from random import Random

import pytest

from killshot import Game, Record, Setup
from killshot.engine import machine, snapshot, view
from tests.modules.characters import table

# The end of a turn


def test_refill_ability_scoring_respawn_reload() -> None:  # CHR-11 CHR-29 SC-207
    t = table("dozer").place(dozer="b1", sprog="b1").damaged("sprog", "violet x10")
    t.hand("dozer", "electroscythe", "scrapshot", ammo="RRBB", powerups=("red-newton", "blue-teleporter"))
    t.play("grab", "square:b1").shoot("electroscythe", "effect:basic")
    assert t.tile_at("b1") == ""
    t.events.clear()
    t.end_turn()
    assert t.asks == "overload"
    assert [event.kind for event in t.events] == ["turn-ended", "tile-placed"]
    t.pick("number:1", among={"number:1", "number:2", "pass"})  # too late for Newton and Teleporter
    assert (t.asked, t.asks) == ("sprog", "spawn")  # sees the new tile
    assert t.tile_at("b1")
    assert t.track == ["dozer"]
    t.play(t.options[0])
    assert (t.asked, t.asks) == ("dozer", "reload")
    assert all(word.startswith("reload:") or word == "pass" for word in t.options)
    kinds = [event.kind for event in t.events]
    assert kinds.index("tile-placed") < kinds.index("overloaded") < kinds.index("board-scored") < kinds.index("spawned")
    t.play("pass")
    assert t.active == "sprog"


def test_weapons_are_refilled_before_the_ability() -> None:  # CHR-11
    t = (
        table("dozer")
        .place(dozer="d3")
        .hand("dozer", ammo="RRRBBBYYY")
        .shelf("yellow", "sledgehammer", "zx-2", "shotgun")
    )
    t.play("grab", "square:d3", "weapon:sledgehammer").end_turn()
    assert t.asks == "overload"
    assert "" not in t.shelved("yellow")


def test_what_the_ability_has_cost_is_gone_for_the_reload() -> None:  # CHR-29
    t = table("dozer").place(dozer="d3", violet="a1").hand("dozer", ammo="R", unloaded=("scrapshot",)).end_turn()
    kept = t.copy().play("number:1")
    assert kept.offers("reload:scrapshot")
    t.play("number:2", "pay:red")
    assert t.active == "sprog"  # nothing to reload with


def test_a_card_drawn_by_the_ability_may_pay_the_reload() -> None:  # CHR-29
    t = table("d-struct-or").place(d_struct_or="d3").hand("d-struct-or", ammo="R", unloaded=("wrecking-ball",))
    t.stack_powerups("yellow-scope").end_turn("number:1", "pay:red")
    assert t.asks == "reload"
    t.play("reload:wrecking-ball", "pay:yellow-scope")
    assert t.loaded("d-struct-or") == ["wrecking-ball"]


def test_the_ability_is_used_once() -> None:  # CHR-29
    t = table("dozer").place(dozer="d3").hand("dozer", ammo="RRR").end_turn("number:1")
    assert t.active == "sprog"
    assert t.hot_tokens == 1


def test_only_the_active_characters_ability_is_used() -> None:  # CHR-29
    t = table("echo").place(echo="d3", dozer="d2", banshee="d2", sprog="d2").poisoned("dozer").end_turn()
    assert (t.asked, t.asks) == ("echo", "hack")
    t.play("pass")
    assert t.active == "violet"
    assert t.damage == {}


# Final frenzy


def test_sprog_triggers_frenzy_and_still_reloads() -> None:  # CHR-18 R54 CHR-11 FRE-01 SC-200
    t = (
        table("sprog")
        .place(sprog="c2", violet="a1")
        .hand("sprog", "wristblades", ammo="Y")
        .damaged("violet", "echo x10")
    )
    t.leave_skulls(1).tracked(*["echo"] * 7).poisoned("violet")
    t.hand("sprog", ammo="R", unloaded=("putrifier",)).end_turn()
    assert t.track[-1] == "sprog"
    t.play(t.options[0])
    assert t.asks == "reload"
    t.play("reload:putrifier", "pay:red")
    assert t.loaded("sprog") == ["putrifier"]
    assert t.trigger == "sprog"
    assert t.active == "d-struct-or"


def test_venom_ticks_on_the_final_turn_before_scoring() -> None:  # CHR-18 R54 SC-200
    t = table("sprog").place(sprog="c2", violet="a1", dozer="a1").hand("sprog", ammo="R", unloaded=("putrifier",))
    t.poisoned("violet").damaged("violet", "echo x10").frenzy("echo", "sprog").tracked(*["echo"] * 8)
    t.end_turn()
    assert t.track[-1] == "sprog"
    assert t.points("sprog") > 0
    t.play(t.options[0])
    assert t.active == "d-struct-or"  # no reload step


def test_the_last_turn_refills_and_uses_the_ability_but_nobody_respawns() -> None:  # CHR-18 R54 FIN-06
    t = table("sprog").place(sprog="b1", violet="a1", dozer="a1").hand("sprog").poisoned("violet", "dozer")
    t.damaged("violet", "echo x10").frenzy("sprog", "sprog").tracked(*["echo"] * 8)
    t.play("grab", "square:b1").end_turn()
    assert t.is_over
    assert t.tile_at("b1")
    assert t.track[-1] == "sprog"
    assert t.at("violet") == "nowhere"
    assert t.happened("spawned") == []
    assert t.happened("hit")[-1]["victim"] == "dozer"
    scored = [event["victim"] for event in t.happened("board-scored")]
    assert scored == ["violet", "dozer"]  # killed by venom; then what is left, venom included


@pytest.mark.parametrize("figure", ["dozer", "banshee", "echo", "d-struct-or", "violet"])
def test_abilities_are_used_in_frenzy(figure: str) -> None:  # CHR-18 R54
    other = "sprog"
    t = table(figure).place(**{figure.replace("-", "_"): "b1"}, sprog="b1").hand(figure, ammo="RRR")
    t.marked(other, **{figure.replace("-", "_"): 1}).frenzy("echo" if figure != "echo" else "banshee", figure)
    t.tracked(*["sprog"] * 8).end_turn()
    prompts = {
        "dozer": "overload",
        "banshee": "mind-control",
        "echo": "hack",
        "d-struct-or": "upgrades",
        "violet": "nanobots",
    }
    assert t.asks == prompts[figure]
    t.play("pass")
    assert t.active != figure  # and no reload


def test_no_unlock_in_frenzy() -> None:  # CHR-09 R45 R57
    t = table("dozer").place(dozer="c2").frenzy("echo", "dozer").tracked(*["sprog"] * 8)
    assert t.refuses("rush")


def test_sudden_death_ends_the_game_after_the_ability() -> None:  # FIN-04 CHR-11
    t = table("sprog", ending="sudden-death").place(sprog="b1", violet="a1").poisoned("violet")
    t.damaged("violet", "echo x10").leave_skulls(1).tracked(*["echo"] * 7).end_turn()
    assert t.is_over
    assert t.track[-1] == "sprog"


# In progress


def drafting() -> Game:
    return Game(Setup(players=3, characters=True), seed=5)


def test_a_draft_is_observed_saved_imagined_and_taken_back() -> None:  # CHR-01
    game = drafting()
    while game.decision is not None and game.decision.prompt.key in ("draft", "pay"):
        before, options = game.state, game.options
        twin = snapshot.from_json(json.loads(json.dumps(snapshot.to_json(before))))
        assert twin == before
        for seat in (0, 1, 2, None):
            assert json.loads(json.dumps(game.observe(seat).to_json()))["over"] is False
        for seat in range(3):
            world = view.imagine(game.rules, before, seat, 9)
            asked = machine.decision(game.rules, world)
            assert asked is not None
            assert asked.options == options
        seat = game.decision.seats[0]
        action = options[0]
        game.play(action)
        if game.can_undo(seat):
            game.undo(seat)
            assert game.state == before
            game.play(action)


def test_a_record_tells_the_draft() -> None:  # CHR-01
    luck = Random(4)
    game = drafting()
    for _ in range(120):
        game.play(luck.choice(game.options))
    again = Record.parse(Record.of(game).text()).replay()
    assert again.state == game.state
    assert again.setup == game.setup
    assert [str(action) for action in again.actions] == [str(action) for action in game.actions]
    assert str(again.actions[0]).startswith("character:")
