"""Team play: the end of a turn, the flush and its reward (TEA-20..22, TEA-44, R73)."""

from killshot.engine.cards import prices
from killshot.testing import TeamScenario, teams
from tests.modules.teams.plain import PLAIN, PLAIN_REWARDS


def table(*sizes: int) -> TeamScenario:
    """White: Dozer, Banshee, :D-struct-OR without abilities to use; black: Sprog, Echo, Violet."""
    white, black = ("dozer", "banshee", "d-struct-or"), ("sprog", "echo", "violet")
    t = teams(white, black, sizes=(sizes[0], sizes[1]), prices=PLAIN, rewards=PLAIN_REWARDS)
    t.place(dozer="a1", banshee="a1", d_struct_or="a1", sprog="d3", echo="d3", violet="d3")
    return t.heated(4).reward_tile("A")


# When


def test_six_damage_in_three_colours() -> None:  # TEA-15 TEA-21 TEA-22 SC-166
    t = table(1, 1).place(dozer="d2").buffered(sprog=3, echo=2)
    t.hand("dozer", "tractor-beam").act("dozer").shoot("tractor-beam", "effect:basic", "target:violet", "square:d3")
    assert t.buffer == {"sprog": 3, "echo": 2, "violet": 1}
    t.end_turn()
    assert t.damage == {"sprog": "sprog x3", "echo": "echo x2", "violet": "violet x1"}
    assert t.buffer == {}
    assert t.team_points("white") == 3  # the line of three colours
    assert len(t.powerups("dozer")) == 1


def test_five_damage_stays_and_so_do_marks() -> None:  # TEA-21 SC-167
    t = table(1, 1).buffered(echo=5).buffer_marked(echo=3).end_turn()
    assert t.damage == {}
    assert (t.buffer, t.buffer_marks) == ({"echo": 5}, {"echo": 3})
    assert t.team_points("white") == 0


def test_marks_stay_when_damage_goes() -> None:  # TEA-21
    t = table(1, 1).reward_tile("C").buffered(echo=6).buffer_marked(echo=3, sprog=1).end_turn()
    assert t.damage == {"echo": "echo x6"}
    assert (t.buffer, t.buffer_marks) == ({}, {"echo": 3, "sprog": 1})


def test_only_the_enemy_buffer_flushes() -> None:  # TEA-21
    t = table(1, 1).buffered(dozer=9).end_turn()
    assert t.damage == {}
    assert t.buffer == {"dozer": 9}
    t.play("done:1")
    while t.asks != "team-turn":
        t.play(t.options[-1])
    assert t.damage == {"dozer": "dozer x9"}


def test_the_order_of_the_end_of_a_turn() -> None:  # TEA-20 TEA-29 SC-197
    t = table(1, 1).tile("a1", "YRR").buffered(echo=6).buffer_marked(echo=2).damaged("echo", 5).heated(3)
    t.hand("dozer", unloaded=("shotgun",)).stack_powerups("red-newton")
    t.act("dozer", "grab", "square:a1").end_turn()
    assert t.asks == "ability-window"
    assert t.tile_at("a1") != ""  # (1) refilled
    assert t.damage == {"echo": "echo x5"}
    t.play("done:0")
    assert t.asks == "reward-cube"  # (3) flushed: two cubes, and the boards have their tokens
    assert len(t.state.damage[5]) == 11
    t.play("cube:yellow", "cube:yellow")
    assert (t.asks, t.asked_seats) == ("spawn", [1])  # (4) scored; Echo's player respawns her
    assert t.team_points("white") == 8
    assert t.options == ["discard:red-newton"]
    t.play("discard:red-newton")
    assert t.at("echo") == "a2"
    assert t.buffer_marks == {"echo": 2}
    assert (t.asks, t.asked_seats) == ("reload-window", [0])  # (5) with the cubes of the reward
    t.play("reload:shotgun", "pay:yellow", "pay:yellow")
    assert t.loaded("dozer") == ["shotgun"]
    assert t.asks == "team-turn"


# The reward


def test_any_seat_deals_out_cubes_and_cards() -> None:  # TEA-22 TEA-44 R73 SC-265
    t = table(2, 1).reward_tile("B").buffered(sprog=4, echo=3)
    t.hand("seat 0", ammo="RRRBY", powerups=("red-newton", "blue-newton", "red-scope")).hand("seat 1")
    t.end_turn("done:0")
    assert t.damage == {"sprog": "sprog x4", "echo": "echo x3"}
    assert t.asks == "reward-cube-whose"
    assert t.asked_seats == [0, 1]
    assert t.options_of(0) == t.options_of(1) == ["seat:0", "seat:1"]
    t.play("seat:0")
    assert t.asks == "reward-cube"
    assert t.options_of(0) == t.options_of(1) == ["cube:red", "cube:blue", "cube:yellow"]
    t.play("cube:red")
    assert t.ammo("seat 0") == "RRRBY"  # lost
    t.play("seat:1", "cube:blue", "seat:1", "cube:blue")
    assert t.asks == "reward-card-whose"
    assert t.options_of(0) == t.options_of(1) == ["seat:0", "seat:1"]
    t.play("seat:1")
    assert (t.ammo("seat 1"), len(t.powerups("seat 1"))) == ("BB", 1)
    assert t.asks != "reward-card-whose"


def test_a_card_for_a_full_hand_is_lost() -> None:  # TEA-44 R73
    t = table(2, 1).reward_tile("A").buffered(sprog=4, echo=3, violet=1)
    t.hand("seat 0", powerups=("red-newton", "blue-newton", "red-scope")).hand("seat 1").end_turn("done:0")
    assert t.asks == "reward-card-whose"
    t.play("seat:0")
    assert (len(t.powerups("seat 0")), len(t.powerups("seat 1"))) == (3, 0)


def test_one_player_takes_everything() -> None:  # TEA-22 TEA-44 R73
    t = table(1, 1).reward_tile("C").buffered(sprog=4, echo=3, violet=1).end_turn()
    assert (t.asks, t.asked_seats) == ("reward-cube", [0])
    t.play("cube:yellow")
    assert (t.ammo("dozer"), len(t.powerups("dozer"))) == ("Y", 2)


def test_a_heal_slides_one_own_tile_and_may_be_declined() -> None:  # TEA-22 TEA-44 R73 SC-266
    t = table(2, 1).buffered(sprog=4, echo=3).shifted(banshee=2, echo=4).end_turn()
    assert t.team_points("white") == 2  # points come first
    assert (t.asks, t.asked_seats) == ("team-healing", [0, 1])
    assert t.options_of(0) == t.options_of(1) == ["character:banshee", "pass"]
    healed = t.copy().play("character:banshee")
    assert (healed.shift("banshee"), healed.shift("echo")) == (1, 4)
    declined = t.copy().play("pass")
    assert declined.shift("banshee") == 2
    assert declined.asks != "team-healing"


def test_with_all_tiles_at_the_right_end_nobody_heals() -> None:  # TEA-44 R73 SC-266
    t = table(1, 1).buffered(sprog=4, echo=3).shifted(echo=4).end_turn()
    assert t.team_points("white") == 2
    assert t.asks == "team-turn"


def test_heals_come_one_by_one_before_the_cubes() -> None:  # TEA-44 R73
    t = table(1, 1).reward_tile("B").buffered(sprog=4, echo=3, violet=1).shifted(banshee=1, dozer=1).end_turn()
    t.play("character:banshee")
    assert t.options == ["character:dozer", "pass"]
    t.play("character:dozer")
    assert t.asks == "reward-cube"
    assert (t.shift("banshee"), t.shift("dozer")) == (0, 0)


def test_tokens_without_room_still_count_as_a_colour() -> None:  # TEA-23 TEA-44 SC-267
    t = table(1, 1).damaged("echo", 10).buffered(echo=5, violet=1).shifted(banshee=1).end_turn()
    assert len(t.state.damage[5]) == 12  # killshot and overkill; three are lost
    assert t.damage["violet"] == "violet x1"
    assert t.team_points("white") == 2  # two colours
    assert t.asks == "team-healing"


def venomous() -> TeamScenario:
    """White: Sprog, Dozer, Banshee; black: Echo, Violet, :D-struct-OR; tile B."""
    t = teams(("sprog", "dozer", "banshee"), ("echo", "violet", "d-struct-or"), prices=PLAIN, rewards=PLAIN_REWARDS)
    t.place(sprog="a1", dozer="a1", banshee="a1", echo="d3", violet="d3", d_struct_or="d3")
    return t.heated(4).reward_tile("B")


def test_the_colour_of_who_died_of_venom_counts_too() -> None:  # TEA-44 R52
    t = venomous().damaged("echo", 10).poisoned("echo").buffered(echo=5, violet=1).end_turn("done:0")
    assert t.asks == "reward-cube"  # the line of two colours, though the killshot was not the flush's


def test_venom_is_no_colour() -> None:  # TEA-22
    t = venomous().poisoned("violet").buffered(echo=6).end_turn("done:0")
    assert t.damage == {"echo": "echo x6", "violet": "violet x1"}
    assert t.team_points("white") == 5  # the line of one colour


def test_marks_are_no_colour() -> None:  # TEA-22
    t = table(1, 1).reward_tile("B").buffered(echo=6).buffer_marked(violet=2, sprog=1).end_turn()
    assert t.team_points("white") == 5


# The table of rewards


def test_what_is_printed_of_the_rewards_is_marked_so() -> None:  # TEA-22
    printed = [
        (tile, colours)
        for tile, lines in zip(prices.REWARD_TILES, prices.REWARD_LINES, strict=True)
        for colours, line in enumerate(lines, 1)
        if line.confidence == prices.PRINTED
    ]
    assert printed == [("A", 2)]
    line = prices.REWARD_LINES[0][1]
    assert (line.points, line.heals, line.cubes, line.cards) == (2, 1, 0, 0)
    assert {line.confidence for lines in prices.REWARD_LINES for line in lines} == {prices.PRINTED, prices.ASSUMED}
