"""The end of a turn: reload, score, respawn, refill (END)."""

from killshot.engine.ids import FIGURES
from killshot.testing import Scenario, arena


def three() -> Scenario:
    return arena("L", players=3).place(violet="b1", dozer="d1", sprog="a3")


def test_reload_then_score_then_respawn_then_refill() -> None:  # END-01 SC-103
    t = arena("L", players=3).place(violet="b1", dozer="b1", sprog="a3").tile("b1", "YBB").damaged("dozer", "sprog x10")
    t.hand("violet", "sledgehammer").shoot("sledgehammer", "effect:basic", "target:dozer")
    t.play("grab", "square:b1").end_turn()
    assert t.options == ["reload:sledgehammer", "pass"]
    assert t.points("sprog") == 0
    t.play("reload:sledgehammer", "pay:yellow")
    assert t.points("sprog") == 9
    assert t.asks == "spawn"
    assert t.tile_at("b1") == ""
    t.play(t.options[0])
    assert t.tile_at("b1") != ""
    order = [event.kind for event in t.events]
    steps = ["reloaded", "board-scored", "drew", "spawned", "tile-placed", "turn-started"]
    assert sorted(steps, key=order.index) == steps


def test_all_boards_are_scored_before_anybody_respawns() -> None:  # END-02 R26 RSP-03 SC-184
    t = arena("L").place(violet="c2", dozer="a1", sprog="c2", d_struct_or="c2", banshee="c2").turn("sprog")
    t.hand("sprog", "electroscythe")
    for figure in ("violet", "d-struct-or", "banshee"):
        t.damaged(figure, "dozer x10")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.points("dozer") == 3 * (8 + 1)
    assert t.points("sprog") == 3 * 6 + 1  # the double kill is paid as well
    assert t.damage == {}
    respawned = []
    while t.asks == "spawn":
        respawned.append(t.asked)
        t.play(t.options[0])
    assert respawned == ["d-struct-or", "banshee", "violet"]


def test_revenge_marks_are_laid_before_anybody_respawns() -> None:  # END-02 R26
    t = arena("L").place(violet="c2", dozer="c2", sprog="c2").hand("violet", "electroscythe")
    for figure in ("dozer", "sprog"):
        t.damaged(figure, "banshee x10").marked(figure, violet=1)
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.asked == "dozer"
    assert t.marks == {"violet": {"dozer": 1, "sprog": 1}}


def test_the_discards_make_a_new_stack_as_soon_as_the_last_tile_lies() -> None:  # END-03 SC-026
    t = three().tile("b1", "YBB").tile("a1", "RBB").piles(tiles=1, tile_discard=4)
    last = t.state.tile_deck[0]
    t.play("grab", "square:b1", "grab", "square:a1").end_turn()
    assert "" not in (t.tile_at("a1"), t.tile_at("b1"))
    assert last in (t.state.tiles[0], t.state.tiles[1])
    assert len(t.state.tile_deck) == 5
    assert t.state.tile_discard == ()


def test_the_stack_is_renewed_though_nothing_more_is_due() -> None:  # END-03 SC-316
    t = three().tile("b1", "YBB").piles(tiles=1, tile_discard=4).play("grab", "square:b1").end_turn()
    assert t.tile_at("b1") != ""
    assert len(t.state.tile_deck) == 5
    assert t.state.tile_discard == ()


def test_tiles_taken_this_turn_are_shuffled_in() -> None:  # END-03
    t = three().tile("b1", "YBB").tile("a1", "RBB").piles(tiles=1, tile_discard=0)
    t.play("grab", "square:b1", "grab", "square:a1").end_turn()
    assert "" not in (t.tile_at("a1"), t.tile_at("b1"))  # one of them lay on the other square before
    assert {t.tile_at("a1"), t.tile_at("b1")} & {"YBB", "RBB"}
    assert len(t.state.tile_deck) == 1
    assert t.state.tile_discard == ()


def test_the_last_powerup_drawn_brings_the_pile_back() -> None:  # END-04 SC-027
    t = three().tile("b1", "RBP").piles(powerups=1, powerup_discard=10)
    card = t.state.powerup_deck[0]
    pile = sorted(t.state.powerup_discard)
    t.play("grab", "square:b1")
    assert t.state.powerups[0] == (card,)
    assert sorted(t.state.powerup_deck) == pile
    assert t.powerup_discard == []


def test_an_empty_pile_is_shuffled_when_a_card_is_next_needed() -> None:  # END-04
    t = three().tile("b1", "RBP").tile("a1", "YBP").piles(powerups=1, powerup_discard=0)
    t.play("grab", "square:b1")
    assert t.state.powerup_deck == ()
    t.state.powerup_discard = (3, 4)
    t.play("grab", "square:a1")
    assert len(t.powerups("violet")) == 2
    assert len(t.state.powerup_deck) == 1
    assert t.powerup_discard == []


def test_with_no_card_left_nothing_is_drawn() -> None:  # END-04
    t = three().tile("b1", "RBP").piles(powerups=0, powerup_discard=0).play("grab", "square:b1")
    assert t.powerups("violet") == []
    assert t.ammo("violet") == "RB"


def test_new_weapons_fill_the_gaps() -> None:  # END-01
    t = three().place(violet="c1").shelf("blue", "electroscythe", "grenade-launcher", "sledgehammer")
    t.stack_weapons("whisper", "railgun").play("grab", "square:c1", "weapon:grenade-launcher")
    assert t.shelved("blue") == ["electroscythe", "", "sledgehammer"]
    t.end_turn()
    assert t.shelved("blue") == ["electroscythe", "whisper", "sledgehammer"]
    assert len(t.state.weapon_deck) == 1


def test_an_empty_weapon_deck_leaves_the_slot_empty() -> None:  # END-05 SC-025
    t = three().place(violet="c1").hand("violet", "lock-rifle").shelf("blue", "electroscythe", "grenade-launcher")
    t.stack_weapons().play("grab", "square:c1", "weapon:electroscythe").end_turn()
    assert t.shelved("blue") == ["", "grenade-launcher", ""]
    t.end_turn().end_turn()
    assert t.shelved("blue") == ["", "grenade-launcher", ""]


def test_the_earliest_gap_is_filled_first() -> None:  # END-05 R85 SC-315
    t = three().place(violet="c1").hand("violet", powerups=("red-teleporter",))
    t.shelf("blue", "electroscythe", "thor", "railgun").shelf("yellow", "sledgehammer", "shotgun", "zx-2")
    t.stack_weapons("whisper")
    back = t.copy().place(violet="d3").play("grab", "square:d3", "weapon:sledgehammer")
    back.play("powerup:red-teleporter", "square:c1", "grab", "square:c1", "weapon:electroscythe").end_turn()
    assert back.shelved("blue")[0] == ""
    assert back.shelved("yellow")[0] == "whisper"
    t.play("grab", "square:c1", "weapon:electroscythe", "powerup:red-teleporter", "square:d3")
    t.play("grab", "square:d3", "weapon:sledgehammer").end_turn()
    assert t.shelved("blue")[0] == "whisper"
    assert t.shelved("yellow")[0] == ""


def test_the_respawning_do_not_know_the_new_items() -> None:  # END-06
    t = arena("L", players=3).place(violet="c1", dozer="c1", sprog="a3").hand("violet", "sledgehammer")
    t.shelf("blue", "electroscythe", "grenade-launcher", "flamethrower").damaged("dozer", "sprog x10")
    t.shoot("sledgehammer", "effect:basic", "target:dozer").play("grab", "square:c1", "weapon:electroscythe")
    t.end_turn()
    assert t.asked == "dozer"
    assert t.view("dozer")["shelves"][1] == [None, "grenade-launcher", "flamethrower"]
    t.play(t.options[0])
    assert t.view("dozer")["shelves"][1][0] is not None


def test_the_turn_passes_only_after_all_of_it() -> None:  # END-01
    t = three().tile("b1", "YBB").play("grab", "square:b1").end_turn()
    assert FIGURES[t.events[-1].facts["figure"]] == "dozer"
    assert t.events[-1].kind == "turn-started"
    assert t.active == "dozer"
