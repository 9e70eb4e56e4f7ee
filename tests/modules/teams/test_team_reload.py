"""Team play: fired weapons lie on the table, and the reload is a window (TEA-11..13, TEA-29, TEA-46, R75)."""

from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN

AWAY = {"dozer": "a1", "d_struct_or": "a1", "sprog": "a1", "violet": "d3", "banshee": "d3", "echo": "d3"}


def table(*sizes: int) -> TeamScenario:
    """White: Dozer, :D-struct-OR, Sprog; with two players Sprog is shared. Dozer's ability is used up."""
    white, black = ("dozer", "d-struct-or", "sprog"), ("violet", "banshee", "echo")
    return teams(white, black, sizes=(sizes[0], sizes[1]), prices=PLAIN).place(**AWAY).heated(4)


def to_reload(t: TeamScenario) -> TeamScenario:
    """On to the reload step: nobody acts any more, no ability is used."""
    t.end_turn()
    while t.asks == "ability-window":
        t.play(t.options[-1])
    return t


# Holding and firing


def test_a_fired_weapon_lies_on_the_teams_table() -> None:  # TEA-11
    t = table(2, 1).place(dozer="d3").hand("dozer", "electroscythe").act("dozer")
    t.shoot("electroscythe", "effect:basic")
    assert (t.loaded("dozer"), t.unloaded("dozer")) == ([], [])
    assert (t.table("white"), t.table("black")) == (["electroscythe"], [])


def test_a_teammate_reloads_it_with_their_own_ammo_into_their_own_hand() -> None:  # TEA-04 TEA-11 SC-198
    t = table(2, 1).place(dozer="d3").hand("seat 0", "electroscythe", ammo="B").hand("seat 1", ammo="B").act("dozer")
    t.shoot("electroscythe", "effect:basic")
    to_reload(t)
    assert t.asks == "reload-window"
    assert t.options_of(0) == ["seat:0", "done:0"]
    assert t.options_of(1) == ["seat:1", "done:1"]
    t.play("seat:1")
    assert (t.asks, t.asked_seats, t.options) == ("reload-which", [1], ["reload:electroscythe"])
    t.play("reload:electroscythe", "pay:blue")
    assert (t.ammo("seat 0"), t.ammo("seat 1")) == ("B", "")  # nobody pays for another
    assert (t.loaded("seat 0"), t.loaded("seat 1")) == ([], ["electroscythe"])
    assert t.table("white") == []


def test_who_cannot_pay_is_not_offered_the_reload() -> None:  # TEA-04 TEA-11 SC-198
    t = table(2, 1).hand("seat 0", ammo="B").hand("seat 1", unloaded=("electroscythe",))
    to_reload(t)
    assert t.asked_seats == [0]
    assert t.options == ["reload:electroscythe", "done:0"]


def test_the_enemy_cannot_reload_from_this_table() -> None:  # TEA-11
    t = table(1, 1).hand("dozer", unloaded=("electroscythe",)).hand("echo", ammo="RRRBBBYYY")
    to_reload(t)
    assert t.asked_seats == [1]  # white cannot pay, and it is black's turn
    assert t.asks == "team-turn"
    t.play("done:1")
    while t.asks != "team-turn":
        assert "reload:electroscythe" not in t.options
        t.play(t.options[-1])


def test_a_character_weapon_is_fired_by_its_character_alone() -> None:  # TEA-12
    t = table(1, 1).place(dozer="d3", d_struct_or="d3").hand("dozer", "hotrod")
    t.act("d-struct-or")
    assert "shoot" not in t.options
    t.play("pass").act("dozer").shoot("hotrod", "effect:basic", "target:echo")
    assert t.buffer == {"echo": 2}
    assert t.table("white") == ["hotrod"]


def test_the_shared_weapon_is_fired_by_its_holder_alone() -> None:  # TEA-12 SC-172
    for controller, fires in ((0, True), (1, False)):
        t = table(2, 1).place(sprog="d3").hand("seat 0", "wristblades").controlled("sprog", controller).act("sprog")
        assert ("shoot" in t.options) is fires


# The limit


def test_a_fourth_loaded_weapon_takes_the_place_of_another() -> None:  # TEA-13
    t = table(1, 1).place(dozer="a2").shelf("red", "shockwave")
    t.hand("dozer", "electroscythe", "thor", "furnace", "hotrod", unloaded=("shotgun", "railgun"))
    t.act("dozer", "grab", "square:a2", "weapon:shockwave")
    assert t.asks == "drop"
    assert t.options == ["drop:thor", "drop:electroscythe", "drop:furnace"]  # neither the new one nor the character's
    t.play("drop:thor")
    assert t.shelved("red") == ["thor", "", ""]
    assert set(t.loaded("dozer")) == {"electroscythe", "furnace", "hotrod", "shockwave"}


def test_unloaded_weapons_do_not_count() -> None:  # TEA-13
    t = table(1, 1).place(dozer="a2").shelf("red", "shockwave")
    t.hand("dozer", "electroscythe", "thor", unloaded=("shotgun", "railgun", "whisper", "heatseeker"))
    t.act("dozer", "grab", "square:a2", "weapon:shockwave")
    assert t.asks == "team-turn"
    assert len(t.loaded("dozer")) == 3


def test_at_the_limit_a_reload_puts_another_one_down() -> None:  # TEA-13 TEA-46 R75 SC-173 SC-273
    t = table(2, 1).hand("seat 0", "electroscythe", "thor", "furnace", ammo="YY").hand("seat 1", ammo="B")
    t.hand("seat 1", ammo="B", unloaded=("shotgun",))
    to_reload(t)
    assert t.asked_seats == [0]  # seat 1 has nothing it could pay
    t.play("reload:shotgun", "pay:yellow", "pay:yellow")
    assert (t.asks, t.asked_seats) == ("put-down", [0])
    assert t.options == ["drop:thor", "drop:electroscythe", "drop:furnace"]  # held before: not the shotgun itself
    t.play("drop:electroscythe")
    assert set(t.loaded("seat 0")) == {"thor", "furnace", "shotgun"}
    assert t.table("white") == ["electroscythe"]
    assert t.asked_seats == [1]  # who may now reload that, in the same window
    t.play("reload:electroscythe", "pay:blue")
    assert t.loaded("seat 1") == ["electroscythe"]


def test_below_the_limit_nothing_is_put_down() -> None:  # TEA-13 TEA-46 R75 SC-273
    t = table(1, 1).hand("dozer", "electroscythe", "thor", "hotrod", ammo="YY", unloaded=("shotgun",))
    to_reload(t).play("reload:shotgun", "pay:yellow", "pay:yellow")
    assert t.asks == "team-turn"
    assert set(t.loaded("dozer")) == {"electroscythe", "thor", "hotrod", "shotgun"}


def test_a_character_weapon_needs_no_room() -> None:  # TEA-13 TEA-46 R75
    t = table(1, 1).hand("dozer", "electroscythe", "thor", "furnace", ammo="R", unloaded=("hotrod",))
    to_reload(t).play("reload:hotrod", "pay:red")
    assert t.asks == "team-turn"
    assert set(t.loaded("dozer")) == {"electroscythe", "thor", "furnace", "hotrod"}


# The window


def test_both_may_reload_either_weapon_in_any_order() -> None:  # TEA-29 TEA-40 TEA-46 R71 SC-272
    t = table(2, 1).hand("seat 0", ammo="BBYY").hand("seat 1", ammo="BBYY", unloaded=("lock-rifle", "shotgun"))
    to_reload(t)
    assert t.asked_seats == [0, 1]
    both = t.copy().play("seat:1")
    assert both.options == ["reload:lock-rifle", "reload:shotgun"]
    both.play("reload:shotgun", "pay:yellow", "pay:yellow")
    assert both.asked_seats == [0, 1]
    both.play("seat:1", "reload:lock-rifle", "pay:blue", "pay:blue")  # the same seat both
    assert set(both.loaded("seat 1")) == {"lock-rifle", "shotgun"}
    assert (both.asks, both.asked_seats) == ("team-turn", [2])
    t.play(
        "seat:0", "reload:lock-rifle", "pay:blue", "pay:blue", "seat:1", "reload:shotgun", "pay:yellow", "pay:yellow"
    )
    assert (t.loaded("seat 0"), t.loaded("seat 1")) == (["lock-rifle"], ["shotgun"])
    assert (t.ammo("seat 0"), t.ammo("seat 1")) == ("YY", "BB")


def test_the_turn_passes_when_both_are_done() -> None:  # TEA-40 TEA-46 R71 SC-272
    t = table(2, 1).hand("seat 0", ammo="BBYY").hand("seat 1", ammo="BBYY", unloaded=("lock-rifle", "shotgun"))
    to_reload(t).play("done:0")
    assert t.asked_seats == [1]
    assert t.options == ["reload:lock-rifle", "reload:shotgun", "done:1"]
    t.play("done:1")
    assert (t.asks, t.asked_seats) == ("team-turn", [2])
    assert set(t.table("white")) == {"lock-rifle", "shotgun"}


def test_the_shared_weapon_is_reloaded_by_either_of_the_two() -> None:  # TEA-12 TEA-46 SC-274
    t = table(2, 1).place(sprog="d3").hand("seat 0", "wristblades").hand("seat 1", powerups=("red-newton",))
    t.act("sprog").shoot("wristblades", "effect:basic", "target:echo")
    if t.asks == "effect":
        t.play("pass")
    to_reload(t)
    assert t.asked_seats == [1]
    t.play("reload:wristblades", "pay:red-newton")
    assert t.loaded("seat 1") == ["wristblades"]
    t.team_turn("white").controlled("sprog", 0).act("sprog")
    assert "shoot" not in t.options
    t.play("pass").team_turn("white").controlled("sprog", 1).act("sprog")
    assert "shoot" in t.options


def test_the_weapon_of_a_teammates_own_character_is_not_reloaded() -> None:  # TEA-12 TEA-46 SC-274
    t = table(2, 1).hand("seat 0", unloaded=("hotrod",)).hand("seat 1", ammo="RRRBBBYYY")
    to_reload(t)
    assert t.asks == "team-turn"
    assert t.table("white") == ["hotrod"]
    t = table(2, 1).hand("seat 0", ammo="R", unloaded=("hotrod",))
    to_reload(t)
    assert t.options == ["reload:hotrod", "done:0"]


def test_a_reload_costs_the_full_price() -> None:  # TEA-46
    t = table(1, 1).hand("dozer", ammo="Y", unloaded=("shotgun",))
    to_reload(t)
    assert t.asks == "team-turn"  # YY is more than there is
