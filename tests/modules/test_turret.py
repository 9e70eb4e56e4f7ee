"""Turret: the tile board, commandeering, squares that shoot back (TUR)."""

import pytest

from killshot import Game, Setup
from killshot.engine.ids import VIOLET, parse_square
from killshot.engine.state import put
from killshot.testing import Scenario, arena

TILES = ("YBP", "YBB", "RRP", "RYY", "BRR")


def turret(players: int = 5, ending: str = "frenzy") -> Scenario:
    return arena("L", players=players, ending=ending, mode="turret")


# The table


@pytest.mark.parametrize("name", ["S", "M1", "M2", "L"])
def test_five_tiles_are_offered_and_none_lies_in_the_arena(name: str) -> None:  # TUR-01 TUR-02 SET-03 SC-187
    s = Game(Setup(mode="turret", arena=name), seed=1).state
    assert set(s.tiles) == {-1}
    assert len(s.turrets.offer) == 5
    assert len(s.tile_deck) == 31
    assert s.skulls_left == 8
    assert set(s.turrets.owners) == {-1}
    assert s.track == ()


def test_every_square_without_a_spawnpoint_is_a_turret_square() -> None:  # TUR-02 TUR-11 R35
    for square in ("a1", "b1", "d1", "b2", "c2", "d2", "a3", "b3", "c3"):
        t = turret().place(violet=square).offered(*TILES).play("grab", f"square:{square}")
        assert t.asks == "turret-tile"
    for square in ("a2", "c1", "d3"):
        t = turret().place(violet=square).hand("violet", ammo="RBY").play("grab", f"square:{square}")
        assert t.asks == "grab-weapon"


def test_killshots_are_not_tracked_and_a_skull_leaves_the_box() -> None:  # TUR-01 TUR-11 R35 SC-343
    t = turret(3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "sledgehammer")
    t.hand("dozer", powerups=("red-newton",)).turret("a1", "violet").turret("a3", "violet").turret("c2", "violet")
    t.damaged("dozer", "sprog x10").shoot("sledgehammer", "effect:basic", "target:dozer").end_turn()
    assert t.asks == "spawn"  # nobody names a track
    t.play("discard:red-newton")
    assert t.track == []
    assert t.state.spawnpoints.tracks == ()
    assert t.skulls_left == 7
    assert t.skulls("dozer") == 1
    assert t.marks == {"violet": {"dozer": 1}}
    assert t.at("dozer") == "a2"
    assert t.damage == {}


def test_killshots_are_worth_nothing_at_the_end() -> None:  # TUR-01 TUR-10
    t = turret(3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe").frenzy("violet", "violet")
    t.flipped("dozer").damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic").end_turn()
    assert t.is_over
    assert t.scores == {"sprog": 2, "violet": 1}


def test_sudden_death_ends_the_game_with_the_last_skull() -> None:  # R80 FIN-04 TUR-01
    t = turret(3, "sudden-death").place(violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe")
    t.leave_skulls(1).damaged("dozer", "sprog x10").turret("a1", "dozer")
    t.shoot("electroscythe", "effect:basic").end_turn()
    assert t.is_over
    assert t.scores == {"sprog": 1 + 8, "violet": 6, "dozer": 8}


# Grabbing


def test_a_tile_may_be_chosen_and_a_part_of_it_given_up_for_the_turret() -> None:  # TUR-03 TUR-04 SC-126
    t = turret(3).place(violet="a1", dozer="c2", sprog="d1").offered(*TILES).stack_powerups("red-newton")
    t.play("grab", "square:a1").pick("tile:ybp", among={"tile:ybp", "tile:ybb", "tile:rrp", "tile:ryy", "tile:brr"})
    assert t.asks == "commandeer"
    assert t.options == ["forgo:blue", "forgo:yellow", "forgo:powerup", "pass"]
    assert t.powerups("violet") == []  # decided before the card is drawn
    t.play("forgo:yellow")
    assert t.ammo("violet") == "B"
    assert t.powerups("violet") == ["red-newton"]
    assert t.turrets == {"a1": "violet"}
    assert t.offer == ["YBB", "RRP", "RYY", "BRR"]
    t.assert_settled()
    t.end_turn()
    assert len(t.offer) == 5
    assert t.offer[:4] == ["YBB", "RRP", "RYY", "BRR"]


def test_a_tile_may_be_taken_whole() -> None:  # TUR-04
    t = turret().place(violet="a1").offered(*TILES).play("grab", "square:a1", "tile:ybb", "pass")
    assert t.ammo("violet") == "BBY"
    assert t.turrets == {}
    t.assert_settled()


def test_the_powerup_may_be_given_up() -> None:  # TUR-04
    t = turret().place(violet="a1").offered(*TILES).play("grab", "square:a1", "tile:ybp", "forgo:powerup")
    assert t.ammo("violet") == "BY"
    assert t.powerups("violet") == []
    assert t.turrets == {"a1": "violet"}
    t.assert_settled()


def test_only_what_the_tile_shows_can_be_given_up() -> None:  # TUR-04
    t = turret().place(violet="a1").hand("violet", ammo="RRR").offered(*TILES)
    t.play("grab", "square:a1", "tile:ybb")
    assert t.options == ["forgo:blue", "forgo:yellow", "pass"]
    t.play("forgo:blue")
    assert t.ammo("violet") == "RRRBY"  # one of the two blue ones


def test_a_cube_or_card_that_would_be_surplus_can_be_given_up() -> None:  # TUR-04
    t = turret().place(violet="a1").offered(*TILES)
    t.hand("violet", ammo="BBBYYY", powerups=("red-newton", "blue-newton", "red-scope"))
    t.play("grab", "square:a1", "tile:ybp")
    assert t.options == ["forgo:blue", "forgo:yellow", "forgo:powerup", "pass"]
    t.play("forgo:powerup")
    assert t.turrets == {"a1": "violet"}
    assert t.ammo("violet") == "BBBYYY"
    u = turret().place(violet="a1").offered(*TILES).hand("violet", ammo="BBBYYY")
    u.play("grab", "square:a1", "tile:ybb", "forgo:yellow")
    assert u.turrets == {"a1": "violet"}


def test_a_turret_of_ones_own_cannot_be_bought() -> None:  # R34 TUR-04 SC-335
    t = turret().place(violet="a1").turret("a1", "violet").offered(*TILES).play("grab", "square:a1", "tile:ybb")
    assert t.ammo("violet") == "BBY"
    t.assert_settled()


def test_a_square_gives_one_tile_per_turn() -> None:  # TUR-03
    t = turret(3).place(violet="a1", dozer="c2", sprog="d1").offered(*TILES).shelf("red")
    t.play("grab", "square:a1", "tile:ybb", "pass").play("grab")
    t.pick("square:b1", "square:b1", among={"square:b1"})  # neither a1 again nor a2, where no weapon is left
    assert len(t.options) == 4  # fewer tiles until the turn ends
    t.play("tile:ryy", "pass")
    assert t.offer == ["YBP", "RRP", "BRR"]
    t.end_turn()
    assert len(t.offer) == 5


def test_the_square_gives_again_on_the_next_turn() -> None:  # TUR-03
    t = turret(3).place(violet="a1", dozer="a1", sprog="d1").offered(*TILES)
    t.play("grab", "square:a1", "tile:ybb", "pass").end_turn()
    t.play("grab")
    assert t.offers("square:a1")


def test_two_tiles_with_one_face_are_one_option() -> None:  # TUR-03
    t = turret().place(violet="a1").offered("YBB", "YBB", "RRP").play("grab", "square:a1")
    assert t.options == ["tile:ybb", "tile:rrp"]
    t.play("tile:ybb", "pass")
    assert t.offer == ["YBB", "RRP"]


def test_the_stack_is_renewed_for_the_offer() -> None:  # TUR-02 TUR-03 END-03
    t = turret(3).place(violet="a1", dozer="c2", sprog="d1").offered(*TILES).piles(tiles=1, tile_discard=4)
    t.play("grab", "square:a1", "tile:ybb", "pass").end_turn()
    assert len(t.offer) == 5
    assert len(t.state.tile_deck) == 5
    assert t.state.tile_discard == ()


# Taking a turret from another player


def test_the_token_on_a_commandeered_turret_becomes_a_mark() -> None:  # TUR-05 SC-127
    t = turret().place(violet="a1").turret("a1", "dozer").offered(*TILES)
    t.play("grab", "square:a1", "tile:ybb", "forgo:blue")
    assert t.turrets == {"a1": "violet"}
    assert t.marks == {"violet": {"dozer": 1}}
    assert t.damage == {}
    t.assert_settled()


def test_a_fourth_mark_is_lost() -> None:  # TUR-05 SHO-14 SC-127
    t = turret().place(violet="a1").turret("a1", "dozer").marked("violet", dozer=3).offered(*TILES)
    t.play("grab", "square:a1", "tile:ybb", "forgo:blue")
    assert t.turrets == {"a1": "violet"}
    assert t.marks == {"violet": {"dozer": 3}}


def test_a_free_turret_gives_no_mark() -> None:  # TUR-05
    t = turret().place(violet="a1").offered(*TILES).play("grab", "square:a1", "tile:ybb", "forgo:blue")
    assert t.marks == {}


def test_taking_the_tile_whole_leaves_the_turret_as_it_was() -> None:  # TUR-04 TUR-05
    t = turret().place(violet="a1").turret("a1", "dozer").offered(*TILES)
    t.play("grab", "square:a1", "tile:ybb", "pass")
    assert t.turrets == {"a1": "dozer"}
    assert t.marks == {}


# Entering


def test_passing_through_a_turret_square_hurts_and_marks_stay() -> None:  # TUR-06 TUR-07 R15 SC-128
    t = turret(3).place(violet="a2", dozer="d1", sprog="d3").turret("b1", "dozer").marked("violet", dozer=2)
    t.play("run", "square:a1", "square:b1", "square:b2")
    assert t.damage == {"violet": "dozer x1"}
    assert t.marks == {"violet": {"dozer": 2}}
    assert t.at("violet") == "b2"
    t.assert_settled()


def test_starting_staying_and_leaving_do_nothing() -> None:  # TUR-06 SC-128
    t = turret(3).place(violet="b1", dozer="d1", sprog="d3").turret("b1", "dozer").offered(*TILES)
    t.play("grab", "square:b1", "tile:ybb", "pass")
    assert t.damage == {}
    t.play("run", "square:b2", "pass").end_turn()
    assert t.damage == {}


def test_ones_own_turret_does_nothing() -> None:  # TUR-06
    t = turret().place(violet="a1").turret("b1", "violet").turret("c2", "violet")
    t.play("run", "square:b1", "square:c1", "square:c2")
    assert t.damage == {}


def test_a_turret_shoots_on_every_entry() -> None:  # TUR-06 R15
    t = turret().place(violet="a1").turret("b1", "dozer").turret("a1", "sprog")
    t.play("run", "square:b1", "square:a1", "square:b1")
    assert t.damage == {"violet": "dozer x1, sprog x1, dozer x1"}


def test_turrets_of_several_players_on_the_way_all_shoot() -> None:  # TUR-06
    t = turret().place(violet="a2").turret("a1", "dozer").turret("b1", "sprog")
    t.play("run", "square:a1", "square:b1", "pass")
    assert t.damage == {"violet": "dozer x1, sprog x1"}


def test_a_grab_enters_too() -> None:  # TUR-06
    t = turret().place(violet="a2").turret("a1", "dozer").offered(*TILES)
    t.play("grab", "square:a1", "square:a1", "tile:ybb", "forgo:blue")
    assert t.damage == {"violet": "dozer x1"}
    assert t.marks == {"violet": {"dozer": 1}}
    assert t.turrets == {"a1": "violet"}


def test_the_move_before_a_shot_enters_too() -> None:  # TUR-06 ACT-06
    t = turret().place(violet="a2", dozer="b1").damaged("violet", "sprog x6").turret("a1", "banshee")
    t.hand("violet", "lock-rifle").play("shoot")
    # From where Dozer is in sight
    t.pick("square:a1", "weapon:lock-rifle", "effect:basic", "target:dozer", among={"square:a1"})
    assert t.damage == {"violet": "sprog x6, banshee x1", "dozer": "violet x2"}


def test_the_shooters_own_weapon_move_enters_too() -> None:  # TUR-06 CYB-2
    t = turret().place(violet="c1", dozer="c1").turret("c2", "sprog").hand("violet", "cyberblade")
    t.shoot("cyberblade", "effect:basic", "target:dozer", "effect:shadowstep", "square:c2")
    assert t.damage == {"dozer": "violet x2", "violet": "sprog x1"}


@pytest.mark.parametrize(
    ("weapon", "choices", "damage"),
    [
        ("grenade-launcher", ["target:dozer", "square:d2"], 1),
        ("rocket-launcher", ["target:dozer", "square:d2"], 2),
    ],
)
def test_a_push_makes_the_target_enter(weapon: str, choices: list[str], damage: int) -> None:  # TUR-06
    t = turret().place(violet="c1", dozer="c2").turret("d2", "sprog").hand("violet", weapon)
    t.shoot(weapon, "effect:basic", *choices)
    assert t.damage == {"dozer": f"violet x{damage}, sprog x1"}  # the turret after the shot
    t.assert_settled()


def test_a_shot_pushes_a_figure_onto_the_shooters_turret() -> None:  # TUR-06
    t = turret().place(violet="c1", dozer="c1").turret("c2", "violet").hand("violet", "shotgun")
    t.shoot("shotgun", "effect:basic", "target:dozer", "square:c2")
    assert t.damage == {"dozer": "violet x4"}


def test_a_vortex_pulls_over_a_turret_before_it_hurts() -> None:  # TUR-06 TUR-11 R35
    t = turret().place(violet="c1", dozer="d2").turret("c2", "sprog").hand("violet", "vortex-cannon")
    t.shoot("vortex-cannon", "effect:basic", "square:c2", "target:dozer")
    assert t.at("dozer") == "c2"
    assert t.damage == {"dozer": "sprog x1, violet x2"}


def test_a_target_already_in_the_vortex_enters_nothing() -> None:  # TUR-06
    t = turret().place(violet="c1", dozer="c2").turret("c2", "sprog").hand("violet", "vortex-cannon")
    t.shoot("vortex-cannon", "effect:basic", "square:c2", "target:dozer")
    assert t.damage == {"dozer": "violet x2"}


def test_a_glove_enters_with_its_wearer() -> None:  # TUR-06 PGL-1
    t = turret().place(violet="c1", dozer="c2").turret("c2", "sprog").hand("violet", "power-glove")
    t.shoot("power-glove", "effect:basic", "target:dozer")
    assert t.damage == {"violet": "sprog x1", "dozer": "violet x1"}


def test_newton_drags_a_figure_through_a_turret_square() -> None:  # TUR-06 TUR-12 R89 SC-129
    t = turret().place(violet="a1", dozer="d3").turret("c3", "sprog").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton", "target:dozer", "square:b3")
    assert t.at("dozer") == "b3"
    assert t.damage == {"dozer": "sprog x1"}
    t.assert_settled()


def test_newton_may_stop_on_the_turret_square() -> None:  # TUR-06
    t = turret().place(violet="a1", dozer="d3").turret("c3", "violet").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton", "target:dozer", "square:c3")
    assert t.damage == {"dozer": "violet x1"}


def test_newton_does_not_hurt_the_owner_of_the_turret() -> None:  # TUR-06
    t = turret().place(violet="a1", dozer="d3").turret("c3", "dozer").hand("violet", powerups=("red-newton",))
    t.play("powerup:red-newton", "target:dozer", "square:b3")
    assert t.damage == {}


def test_a_teleporter_triggers_the_landing_square_only() -> None:  # TUR-06 TUR-12 R89
    t = turret().place(violet="a1").turret("b1", "dozer").turret("c2", "sprog").turret("d1", "dozer")
    t.hand("violet", powerups=("red-teleporter",)).play("powerup:red-teleporter", "square:c2")
    assert t.damage == {"violet": "sprog x1"}
    u = turret().place(violet="a1").turret("b1", "dozer").hand("violet", powerups=("red-teleporter",))
    u.play("powerup:red-teleporter", "square:c1")  # two squares straight on, but nothing is passed through
    assert u.damage == {}


def test_teleporting_to_the_current_square_enters_nothing() -> None:  # TUR-06 R21
    t = turret().place(violet="b1").turret("b1", "dozer").hand("violet", powerups=("red-teleporter",))
    t.play("powerup:red-teleporter", "square:b1")
    assert t.damage == {}


# What turret damage is and is not


def test_a_turret_allows_no_tagback() -> None:  # TUR-07 PUP-44
    t = turret().place(violet="a1", dozer="b1").turret("b1", "dozer").hand("violet", powerups=("red-tagback",))
    t.play("run", "square:b1", "pass")
    t.assert_settled()
    assert t.asked == "violet"
    assert t.powerups("violet") == ["red-tagback"]
    u = turret().place(violet="c1", dozer="d3").turret("c3", "violet").hand("violet", powerups=("red-newton",))
    u.hand("dozer", powerups=("red-tagback",)).play("powerup:red-newton", "target:dozer", "square:c3")
    u.assert_settled()
    assert u.asked == "violet"


def test_a_scope_does_not_boost_a_turret() -> None:  # TUR-07 PUP-12
    t = turret().place(violet="d3", dozer="c1").turret("c2", "violet")
    t.hand("violet", ammo="R", powerups=("blue-scope", "red-newton"))
    t.play("powerup:red-newton", "target:dozer", "square:c2")
    assert t.damage == {"dozer": "violet x1"}
    t.assert_settled()
    assert t.refuses("powerup:blue-scope")


def test_a_scope_reaches_who_was_shot_not_who_was_struck_by_a_turret() -> None:  # TUR-07 PUP-12
    t = turret().place(violet="c1", dozer="c2").turret("d1", "dozer")
    t.hand("violet", "rocket-launcher", ammo="BR", powerups=("blue-scope",))
    t.shoot("rocket-launcher", "effect:rocket-jump", "pay:blue", "square:d1", "square:d1")
    assert t.damage == {"violet": "dozer x1"}
    assert t.refuses("powerup:blue-scope")  # nothing was shot yet
    t.play("effect:basic", "target:dozer", "powerup:blue-scope")
    assert t.options == ["target:dozer"]


def test_marks_wait_for_the_weapon_of_the_same_action() -> None:  # TUR-07 SHO-12 PUP-12 SC-334
    t = turret().place(violet="d3", dozer="c1").turret("c2", "violet").marked("dozer", violet=1)
    t.hand("violet", "tractor-beam", ammo="R", powerups=("blue-scope",))
    t.shoot("tractor-beam", "effect:basic", "target:dozer", "square:c2")
    assert t.damage == {"dozer": "violet x1"}  # the turret
    assert t.marks == {"dozer": {"violet": 1}}
    t.play("square:c2")
    assert t.damage == {"dozer": "violet x3"}  # the beam, and now the mark
    assert t.marks == {}
    t.play("powerup:blue-scope", "target:dozer", "pay:red")
    assert t.damage == {"dozer": "violet x4"}
    t.assert_settled()


def test_turret_damage_counts_for_first_blood_ranking_and_killshot() -> None:  # TUR-07 KIL-03 KIL-04
    t = turret().place(violet="b2", dozer="b1", banshee="d3").turret("b1", "sprog")
    t.damaged("violet", "sprog x1, dozer x9").play("run", "square:b1", "pass").end_turn()
    assert t.scores == {"sprog": 1 + 6, "dozer": 8}
    assert t.skulls("violet") == 1


def test_turret_damage_can_be_the_overkill() -> None:  # TUR-07 KIL-08
    t = turret().place(violet="b2").turret("b1", "sprog").turret("a1", "dozer").damaged("violet", "banshee x10")
    t.play("run", "square:b1", "square:a1", "pass").end_turn()
    assert t.marks == {"dozer": {"violet": 1}}


# Spawning


def test_spawning_is_no_entry_whatever_lies_there() -> None:  # TUR-11 TUR-12 R35 R89
    t = turret(3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "electroscythe")
    t.hand("dozer", powerups=("red-newton",))
    # a2 has no turret; if it had one, it would not fire
    owners = put(t.state.turrets.owners, parse_square("a2"), VIOLET)
    t.state.turrets = t.state.turrets._replace(owners=owners)
    t.damaged("dozer", "sprog x10").shoot("electroscythe", "effect:basic").end_turn("discard:red-newton")
    assert t.at("dozer") == "a2"
    assert t.damage == {}
    assert t.happened("turret-fired") == []


def test_no_turret_can_be_bought_on_a_spawnpoint() -> None:  # TUR-11 R35 TUR-04
    t = turret().place(violet="a2").shelf("red", "electroscythe")
    t.play("grab", "square:a2", "weapon:electroscythe")
    t.assert_settled()
    assert t.turrets == {}
    assert len(t.offer) == 5
