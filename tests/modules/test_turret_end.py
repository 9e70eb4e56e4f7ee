"""Turret: dying on one's own turn, double kills, the final scoring (TUR-08..10)."""

from killshot.testing import Scenario, arena

TILES = ("YBP", "YBB", "RRP", "RYY", "BRR")


def turret(players: int = 5, ending: str = "frenzy") -> Scenario:
    return arena("L", players=players, ending=ending, mode="turret")


# Killed on their own turn


def test_a_player_killed_on_their_own_turn_finishes_it() -> None:  # TUR-08 SC-130
    t = turret(3).place(violet="a2", dozer="d1", sprog="d3").turret("a1", "sprog").damaged("violet", "dozer x10")
    t.hand("violet", unloaded=("electroscythe",), ammo="B", powerups=("red-newton",)).offered(*TILES)
    t.play("run", "square:a1", "pass")
    assert t.damage == {"violet": "dozer x10, sprog x1"}
    assert t.actions_left == 1
    t.play("grab", "square:a1", "tile:ryy", "forgo:yellow").end_turn()
    assert t.asks == "reload"
    assert t.skulls("violet") == 0
    t.play("reload:electroscythe", "pay:blue")
    assert t.scores == {"dozer": 1 + 8, "sprog": 6}
    assert t.asks == "spawn"
    assert t.asked == "violet"
    t.play("discard:red-newton")
    assert t.at("violet") == "a2"
    assert t.turrets == {"a1": "violet"}


def test_who_is_killed_on_the_way_finishes_the_move() -> None:  # TUR-08 TUR-12 R89 KIL-08 SC-333
    t = turret(4).place(violet="a2", dozer="d1", sprog="d3", d_struct_or="d2").damaged("violet", "dozer x10")
    t.turret("a1", "sprog").turret("b1", "d-struct-or")
    t.play("run", "square:a1", "square:b1", "square:b2")
    assert t.at("violet") == "b2"
    assert t.damage == {"violet": "dozer x10, sprog x1, d-struct-or x1"}
    assert t.actions_left == 1
    t.end_turn()
    assert t.marks == {"d-struct-or": {"violet": 1}}


def test_a_victim_killed_on_the_way_is_moved_to_the_end() -> None:  # TUR-12 R89
    t = turret(3).place(violet="d3", dozer="c2", sprog="a1").turret("d2", "sprog").damaged("dozer", "sprog x10")
    t.hand("violet", "tractor-beam", ammo="RY")
    t.shoot("tractor-beam", "effect:punisher", "pay:red", "pay:yellow", "target:dozer", "square:d2", "square:d3")
    assert t.at("dozer") == "d3"
    assert t.damage == {"dozer": "sprog x11, violet x1"}
    t.assert_settled()


def test_adrenaline_gained_on_the_way_counts_from_the_next_action_on() -> None:  # ACT-08 R81 TUR-08 SC-321
    t = turret().place(violet="a2").damaged("violet", "dozer x2").turret("a1", "dozer").offered(*TILES)
    t.play("grab", "square:a1")
    assert t.damage == {"violet": "dozer x3"}
    assert t.options == ["square:a1"]  # not on to b1
    t.play("square:a1", "tile:ybb", "pass", "grab", "square:b1")
    assert t.offers("square:b1", "square:b2")
    t.play("square:b2", "square:b2")
    assert t.asks == "turret-tile"


# Double kills


def test_two_opponents_killed_are_a_double_kill_no_matter_who_dealt_the_tokens() -> None:  # TUR-09 SC-131
    t = turret(4).place(violet="c1", dozer="d3", sprog="a1", d_struct_or="c1").turret("c3", "sprog")
    t.hand("violet", "electroscythe", powerups=("red-newton",))
    t.damaged("dozer", "sprog x10").damaged("d-struct-or", "sprog x10")
    t.play("powerup:red-newton", "target:dozer", "square:c3").shoot("electroscythe", "effect:basic").end_turn()
    assert t.scores == {"sprog": 9 + 9, "violet": 6 + 1}


def test_ones_own_death_makes_no_double_kill() -> None:  # TUR-09 SC-131
    t = turret(3).place(violet="b2", dozer="d3", sprog="c1").turret("c3", "sprog").turret("b1", "sprog")
    t.hand("violet", powerups=("red-newton",)).damaged("dozer", "sprog x10").damaged("violet", "sprog x10")
    t.play("powerup:red-newton", "target:dozer", "square:c3", "run", "square:b1", "pass").end_turn()
    assert t.scores == {"sprog": 9 + 9}
    assert t.happened("double-kill") == []
    assert t.skulls("violet") == t.skulls("dozer") == 1


# The end


def test_turrets_are_scored_with_ties_to_the_earlier_final_turn() -> None:  # TUR-10 SC-132
    t = turret(4).place(violet="c1", dozer="a2", sprog="d3", d_struct_or="a2").frenzy("dozer", "dozer")
    t.turret("a1", "violet").turret("b1", "violet").turret("c2", "dozer").turret("d2", "dozer").turret("b3", "sprog")
    t.end_turn()
    assert t.is_over
    assert t.scores == {"violet": 8, "dozer": 6, "sprog": 4}  # final turns: Sprog, :D-struct-OR, Violet, Dozer


def test_the_same_turrets_after_another_order_of_final_turns() -> None:  # TUR-10
    t = turret(4).place(violet="c1", dozer="a2", sprog="d3", d_struct_or="a2").frenzy("violet", "violet")
    t.turret("a1", "violet").turret("b1", "violet").turret("c2", "dozer").turret("d2", "dozer").turret("b3", "sprog")
    t.end_turn()
    assert t.scores == {"dozer": 8, "violet": 6, "sprog": 4}


def test_under_sudden_death_the_last_turns_taken_decide_a_tie() -> None:  # TUR-10 R80
    t = turret(3, "sudden-death").place(violet="b2", dozer="c2", sprog="c2").turn("sprog")
    t.hand("sprog", "electroscythe").leave_skulls(1).damaged("dozer", "violet x10").turret("a1", "violet").turret(
        "b1", "sprog"
    ).turret("a3", "dozer")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.is_over
    assert t.scores == {"violet": 9 + 8, "dozer": 6, "sprog": 6 + 4}


def test_turrets_pay_eight_six_four_two_and_one() -> None:  # TUR-10
    t = turret().place(violet="c1", dozer="a2", sprog="d3", d_struct_or="a2", banshee="a2").frenzy("violet", "violet")
    for square, owner in zip(
        ("a1", "b1", "d1", "b2", "c2", "d2", "a3", "b3", "c3"),
        ("banshee", "banshee", "banshee", "sprog", "sprog", "dozer", "dozer", "d-struct-or", "violet"),
        strict=True,
    ):
        t.turret(square, owner)
    t.end_turn()
    assert t.scores == {"banshee": 8, "dozer": 6, "sprog": 4, "d-struct-or": 2, "violet": 1}


def test_boards_are_scored_before_turrets_at_the_end() -> None:  # TUR-10 FIN-01
    t = turret(3).place(violet="c1", dozer="a2", sprog="d3").frenzy("violet", "violet").turret("a1", "sprog")
    t.damaged("dozer", "violet x3, sprog").end_turn()
    assert t.scores == {"violet": 1 + 8, "sprog": 6 + 8}


def test_equal_totals_are_decided_by_the_turrets() -> None:  # FIN-05 R29
    t = turret(3).place(violet="c1", dozer="a2", sprog="d3").frenzy("violet", "violet").turret("a1", "sprog")
    t.scored(violet=8, dozer=1).end_turn()
    assert t.result is not None
    assert t.result.points == (8, 1, 8)
    assert t.result.tie_breaks == (0, 0, 8)
    assert t.result.places == (2, 3, 1)
