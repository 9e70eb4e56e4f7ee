"""Characters in deathmatch: rush tiles, what a rush buys, healing (CHR-05..10, CHR-27, CHR-28)."""

import pytest

from killshot.engine.cards.prices import Price
from killshot.testing import Scenario, arena
from tests.modules.characters import PRICES, table

# Adrenaline rush


def test_a_rush_unlocks_both_adrenaline_actions() -> None:  # CHR-05 CHR-06 SC-140
    t = table("violet").place(violet="c2", dozer="d1").hand("violet", "lock-rifle").damaged("violet", "echo x2")
    assert t.offers("rush")
    t.play("rush")
    assert t.shift("violet") == 1
    grab = t.copy().play("grab")
    assert grab.offers("square:b3")  # two moves away
    t.play("shoot", "square:d2", "weapon:lock-rifle", "effect:basic", "target:dozer")
    assert t.at("violet") == "d2"
    assert t.actions_left == 1  # a rush is no action


def test_after_a_rush_the_tenth_token_kills() -> None:  # CHR-05 CHR-27 SC-140
    t = table("echo").place(echo="d3", violet="d2").hand("echo", "lock-rifle")
    t.damaged("violet", "sprog x8").shifted(violet=1)
    t.shoot("lock-rifle", "effect:basic", "target:violet").end_turn("pass")
    assert t.track == ["echo"]  # ten tokens: a killshot, no overkill
    assert (t.asked, t.asks) == ("violet", "spawn")


def test_one_damage_from_death_rushes_are_free() -> None:  # CHR-07 SC-141
    t = table("violet").place(violet="c2", dozer="d1").hand("violet", "lock-rifle")
    t.damaged("violet", "echo x4").shifted(violet=6)
    t.play("rush")
    assert t.shift("violet") == 6
    assert t.copy().play("grab").offers("square:b3")
    t.play("shoot")
    assert t.offers("square:d2")


def test_two_damages_from_death_the_tile_moves() -> None:  # CHR-07
    t = table("violet").place(violet="c2").damaged("violet", "echo x4").shifted(violet=5).play("rush")
    assert t.shift("violet") == 6
    assert t.killed == []


def test_the_shift_never_passes_ten() -> None:  # CHR-07 CHR-27
    t = table("violet").place(violet="c2").shifted(violet=10).play("rush")
    assert t.shift("violet") == 10
    assert t.killed == []


def test_a_shortened_board_pays_as_ever() -> None:  # CHR-05 CHR-10 SC-142
    t = table("dozer").place(dozer="d3", sprog="d2").hand("dozer", "lock-rifle").shifted(sprog=3)
    t.damaged("sprog", "violet x5, dozer x2").shoot("lock-rifle", "effect:basic", "target:sprog")
    assert t.damage == {"sprog": "violet x5, dozer x4"}
    t.end_turn("pass")
    assert (t.points("violet"), t.points("dozer")) == (9, 6)
    assert t.track == ["dozer dozer"]
    assert t.marks == {"sprog": {"dozer": 1}, "dozer": {"sprog": 1}}  # of the rifle; revenge


def test_every_board_reads_its_own_numbers() -> None:  # CHR-27 CHR-05 SC-202
    t = table("dozer").place(dozer="d3", sprog="d2").hand("dozer", "lock-rifle").shifted(sprog=5)
    t.damaged("sprog", "violet x5").marked("sprog", dozer=1).shoot("lock-rifle", "effect:basic", "target:sprog")
    assert t.damage == {"sprog": "violet x5, dozer x2"}  # a third is lost
    t.end_turn("pass")
    assert t.track == ["dozer dozer"]


def test_with_the_tile_all_the_way_left_the_first_token_kills() -> None:  # CHR-27 SC-202
    t = table("dozer").place(dozer="d3", sprog="d2").hand("dozer", "scrapshot").shifted(sprog=10)
    t.shoot("scrapshot", "effect:basic", "target:sprog")
    assert t.happened("killed") == [{"by": "dozer", "victim": "sprog"}]
    t.end_turn("pass")
    assert t.track == ["dozer"]
    assert t.points("dozer") == 9


@pytest.mark.parametrize(("damage", "shift", "grab", "shoot"), [(2, 8, 1, 0), (3, 5, 2, 0), (5, 5, 2, 0), (6, 2, 2, 1)])
def test_the_levels_stay_at_three_and_six(damage: int, shift: int, grab: int, shoot: int) -> None:  # CHR-27 ACT-05
    t = table("violet").place(violet="c2").damaged("violet", f"echo x{damage}").shifted(violet=shift)
    assert t.rules.moves(t.state, t.seat("violet"), 0, False) == (3, grab, shoot)


def test_a_slide_is_not_damage() -> None:  # CHR-28
    t = table("violet").place(violet="c2", dozer="c2").marked("violet", dozer=2, echo=1).damaged("violet", "echo x1")
    t.hand("dozer", powerups=("red-tagback",)).hand("violet", powerups=("blue-tagback",)).play("rush")
    assert t.damage == {"violet": "echo x1"}
    assert t.marks == {"violet": {"dozer": 2, "echo": 1}}
    assert t.state.points == (0,) * len(t.state.points)
    assert t.asked == "violet"
    t.assert_settled()


def test_the_unlock_is_bought_between_actions_and_once() -> None:  # CHR-28 R57 SC-203
    t = table("violet").place(violet="c1", dozer="d3").hand("violet", "lock-rifle").play("run", "square:b1")
    assert t.offers("rush")
    t.play("rush")
    assert t.shift("violet") == 1
    assert t.refuses("rush")
    t.play("shoot")
    assert t.options == ["square:c1"]  # from where the yellow room is seen
    assert t.refuses("rush")  # never inside an action
    t.play("square:c1")
    assert t.refuses("rush")
    t.play("weapon:lock-rifle", "effect:basic", "target:dozer")
    assert t.refuses("rush")  # no action is left
    t.end_turn()
    while t.active == "violet":
        t.play("pass")
    assert t.active == "dozer"
    assert t.offers("rush")  # dozer's own: violet's rush ended with her turn
    assert t.state.cast.unlocked == 0


def test_nobody_else_rushes_on_ones_turn() -> None:  # CHR-28 R57 SC-203
    t = table("violet").place(violet="c1", dozer="d3").play("rush")
    assert t.rules.moves(t.state, t.seat("dozer"), 1, False) == (3, 1, 0)
    assert (t.shift("violet"), t.shift("dozer")) == (1, 0)


def test_the_unlock_ends_with_the_turn() -> None:  # CHR-06 R57
    t = table("violet").place(violet="c1", dozer="d3").play("rush", "end")
    assert t.rules.moves(t.state, t.seat("violet"), 0, False) == (3, 1, 0)
    assert t.shift("violet") == 1  # the tile stays


@pytest.mark.parametrize(("damage", "offered"), [(0, True), (3, True), (5, True), (6, False), (9, False)])
def test_no_unlock_where_both_levels_are_there_anyway(damage: int, offered: bool) -> None:  # CHR-28 R57 SC-203
    t = table("violet").place(violet="c1").damaged("violet", f"echo x{damage}")
    assert t.offers("rush") == offered


def test_with_no_action_left_there_is_no_unlock() -> None:  # R57
    t = table("violet").place(violet="c1").play("run", "square:b1", "run", "square:c1")
    assert t.refuses("rush")


def test_rushes_may_be_paid_any_number_of_times() -> None:  # CHR-06
    t = table("sprog").place(sprog="c3", violet="c3").hand("sprog", "wristblades", "thor", ammo="Y")
    t.play("rush").shoot("wristblades", "square:c3", "effect:left-hook", "target:violet")
    assert t.shift("sprog") == 2
    t.end_turn("reload:wristblades", "pay:yellow")
    t.turn("sprog").play("rush").shoot("wristblades", "square:c3", "effect:left-hook", "target:violet")
    assert t.shift("sprog") == 4


@pytest.mark.parametrize(("damage", "shift", "after"), [(0, 0, 2), (8, 0, 2), (9, 0, 1), (10, 0, 0), (3, 6, 7)])
def test_two_rushes_for_one_effect(damage: int, shift: int, after: int) -> None:  # CHR-06 CHR-07 CHR-21
    dear = PRICES | {"wristblades": Price("Y", {"venom-blade": "B", "left-hook": "++"})}
    t = arena("L", players=6, characters=True, prices=dear).turn("sprog").place(sprog="c3", violet="c3")
    t.hand("sprog", "wristblades", "thor").damaged("sprog", f"echo x{damage}").shifted(sprog=shift)
    t.play("shoot")
    if t.asks == "shoot-where":
        t.play("square:c3")
    t.play("weapon:wristblades", "effect:left-hook", "target:violet")
    assert t.shift("sprog") == after
    assert t.killed == []


def test_a_price_of_cubes_a_rush_and_a_card() -> None:  # CHR-21 CHR-32
    dear = PRICES | {"wristblades": Price("Y", {"venom-blade": "B", "left-hook": "R+P"})}
    t = arena("L", players=6, characters=True, prices=dear).turn("sprog").place(sprog="c3", violet="c3")
    poor = t.copy().hand("sprog", "wristblades", ammo="R")
    poor.shoot("wristblades")
    assert poor.refuses("effect:left-hook")
    t.hand("sprog", "wristblades", ammo="R", powerups=("blue-newton",)).shoot("wristblades", "effect:left-hook")
    t.play("pay:red", "pay:blue-newton")
    assert t.damage == {}  # paid in full before anything happens
    t.play("target:violet")
    assert t.damage == {"violet": "sprog x3"}
    assert (t.ammo("sprog"), t.powerups("sprog"), t.shift("sprog")) == ("", [], 1)
    t.assert_settled()


# Healing


def overkill(figure: str, shift: int, *victims: str) -> Scenario:
    t = table(figure).place(**{figure: "c2"}, **dict.fromkeys(victims, "c2")).hand(figure, "electroscythe", ammo="RB")
    for victim in victims:
        t.damaged(victim, "violet x10")
    return t.shifted(**{figure: shift}).shoot("electroscythe", "effect:reaper", "pay:red", "pay:blue")


def test_an_overkill_may_heal() -> None:  # CHR-08 R58 SC-143
    t = overkill("dozer", 1, "sprog").end_turn("pass")
    assert (t.asked, t.asks) == ("dozer", "healing")
    assert set(t.options) == {"heal", "pass"}
    assert t.track == ["dozer dozer"]
    kept = t.copy().play("pass")
    assert kept.shift("dozer") == 1
    t.play("heal")
    assert t.shift("dozer") == 0
    assert (t.asked, t.asks) == ("sprog", "spawn")


def test_an_unshifted_tile_is_not_healed() -> None:  # CHR-08 SC-143
    t = overkill("dozer", 0, "sprog").end_turn("pass")
    assert (t.asked, t.asks) == ("sprog", "spawn")
    assert t.shift("dozer") == 0


def test_every_overkill_heals() -> None:  # CHR-08 R58 SC-205
    t = overkill("dozer", 2, "sprog", "echo").end_turn("pass", "heal")
    assert (t.asked, t.asks) == ("dozer", "healing")  # once for each board
    declined = t.copy().play("pass")
    assert declined.shift("dozer") == 1
    t.play("heal")
    assert t.shift("dozer") == 0
    assert t.points("dozer") == 6 + 6 + 1  # second place twice, double kill
    assert t.asks == "spawn"


def test_the_second_overkill_finds_the_tile_in_place() -> None:  # CHR-08 SC-143
    t = overkill("dozer", 1, "sprog", "echo").end_turn("pass", "heal")
    assert t.asks == "spawn"
    assert t.shift("dozer") == 0


def test_a_killshot_alone_does_not_heal() -> None:  # CHR-08 SC-205
    t = table("dozer").place(dozer="c2", sprog="c2").hand("dozer", "electroscythe").damaged("sprog", "violet x10")
    t.shifted(dozer=2).shoot("electroscythe", "effect:basic").end_turn("pass")
    assert t.track == ["dozer"]
    assert (t.asked, t.asks) == ("sprog", "spawn")
    assert t.shift("dozer") == 2


def test_the_overkill_of_a_shortened_board_heals() -> None:  # CHR-08 CHR-27
    t = table("dozer").place(dozer="c2", sprog="c2").hand("dozer", "electroscythe", ammo="RB").shifted(dozer=2, sprog=9)
    t.damaged("sprog", "violet x1").shoot("electroscythe", "effect:reaper", "pay:red", "pay:blue").end_turn("pass")
    assert t.track == ["dozer dozer"]
    assert t.asks == "healing"


def test_flipped_boards_heal_too() -> None:  # CHR-08 R58
    t = table("dozer").place(dozer="c2", sprog="c2").hand("dozer", "electroscythe", ammo="RB").shifted(dozer=2)
    t.damaged("sprog", "violet x10").flipped("sprog").frenzy("echo", "dozer").tracked(*["echo"] * 8)
    t.play("shoot", "square:c2", "weapon:electroscythe", "effect:reaper", "pay:red", "pay:blue").end_turn("pass")
    assert t.asks == "healing"
    t.play("heal")
    assert t.shift("dozer") == 1


def test_the_tile_keeps_its_place_through_death_and_respawn() -> None:  # CHR-09 R45
    t = table("dozer").place(dozer="c2", sprog="c2").hand("dozer", "electroscythe").shifted(sprog=3)
    t.damaged("sprog", "violet x7").shoot("electroscythe", "effect:basic").end_turn("pass")
    t.play(t.options[0])
    assert t.at("sprog") != "nowhere"
    assert t.shift("sprog") == 3


def test_the_tile_keeps_its_place_when_the_board_is_flipped() -> None:  # CHR-09 R45 FRE-03
    t = table("dozer").place(dozer="c2", sprog="c2", echo="a1").hand("dozer", "electroscythe").shifted(sprog=3, echo=4)
    t.leave_skulls(1).tracked(*["violet"] * 7)
    t.damaged("sprog", "violet x7").shoot("electroscythe", "effect:basic").end_turn("pass")
    t.play(t.options[0])
    assert t.is_flipped("sprog")
    assert t.is_flipped("echo")
    assert (t.shift("sprog"), t.shift("echo")) == (3, 4)
