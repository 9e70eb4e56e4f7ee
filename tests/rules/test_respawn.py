"""Respawning (RSP)."""

from killshot.testing import Scenario, arena


def killed(*cards: str, top: str = "blue-scope") -> Scenario:
    """Violet has killed Dozer, who holds these cards, and ends the turn."""
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="a3").hand("violet", "sledgehammer")
    t.hand("dozer", powerups=cards).damaged("dozer", "sprog x10").stack_powerups(top)
    return t.shoot("sledgehammer", "effect:basic", "target:dozer").end_turn()


def test_the_killed_draws_a_card_and_discards_one_for_the_spawnpoint() -> None:  # RSP-01
    t = killed("red-newton")
    assert t.asked == "dozer"
    assert t.asks == "spawn"
    assert sorted(t.options) == ["discard:blue-scope", "discard:red-newton"]
    t.play("discard:red-newton")
    assert t.at("dozer") == "a2"
    assert t.powerups("dozer") == ["blue-scope"]
    assert t.powerup_discard == ["red-newton"]
    assert (t.at("violet"), t.at("sprog")) == ("c2", "a3")  # without its effect
    assert t.active == "dozer"


def test_the_card_just_drawn_may_be_the_one_discarded() -> None:  # RSP-01
    t = killed("red-newton").play("discard:blue-scope")
    assert t.at("dozer") == "c1"
    assert t.powerups("dozer") == ["red-newton"]


def test_the_figure_leaves_the_arena_before_the_card_is_chosen() -> None:  # RSP-01
    t = killed("red-newton")
    assert t.asks == "spawn"
    assert t.at("dozer") == "nowhere"
    assert t.view("sprog")["figures"]["dozer"]["square"] is None


def test_a_fourth_card_is_drawn_for_a_moment() -> None:  # RSP-02 RSP-01 SC-101
    t = killed("red-newton", "red-teleporter", "yellow-newton")
    assert len(t.powerups("dozer")) == 4
    t.play("discard:yellow-newton")
    assert t.at("dozer") == "d3"
    assert sorted(t.powerups("dozer")) == ["blue-scope", "red-newton", "red-teleporter"]


def test_several_victims_respawn_in_scoring_order_and_see_what_came_before() -> None:  # RSP-03
    t = arena("L", players=4).place(violet="c2", dozer="c2", sprog="c2", d_struct_or="a3")
    t.hand("violet", "sledgehammer", "shotgun").damaged("dozer", "d-struct-or x10").damaged("sprog", "d-struct-or x10")
    t.hand("dozer", powerups=("red-newton",)).hand("sprog", powerups=("yellow-newton",))
    t.shoot("sledgehammer", "effect:basic", "target:sprog")
    t.shoot("shotgun", "effect:basic", "target:dozer", "pass").end_turn()
    assert t.asked == "sprog"
    assert t.powerups("dozer") == ["red-newton"]  # draws when the turn comes
    t.play("discard:yellow-newton")
    assert t.asked == "dozer"
    assert t.view("dozer")["figures"]["sprog"]["square"] == "d3"
    t.play("discard:red-newton")
    assert t.at("dozer") == "a2"


def test_respawn_comes_with_the_end_of_the_turn_and_before_the_refill() -> None:  # RSP-04 END-06
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="a3").hand("violet", "sledgehammer")
    t.damaged("dozer", "sprog x10").tile("c2", "RBB")
    t.shoot("sledgehammer", "effect:basic", "target:dozer").play("grab", "square:c2")
    assert t.asked == "violet"
    t.end_turn()
    assert t.asked == "dozer"
    assert t.active == "violet"
    assert t.tile_at("c2") == ""
    t.play(t.options[0])
    assert t.tile_at("c2") != ""
    assert t.active == "dozer"
    assert t.asks == "first-action"  # the respawned does not spawn again
