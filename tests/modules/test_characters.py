"""The characters of the DLC in deathmatch: setup and draft, rush tiles, the end of a turn, healing, frenzy (CHR)."""

import json
from random import Random

import pytest

from killshot import Game, Record, Setup, SetupError, State
from killshot.engine import machine, snapshot, view
from killshot.engine.action import Action
from killshot.engine.cards import prices
from killshot.engine.cards.prices import Price
from killshot.engine.ids import ARENA_WEAPONS, CHARACTER_WEAPONS, FIGURES, WEAPONS, bits
from killshot.engine.rules import Rules, rules_for
from killshot.testing import Scenario, arena

CHARACTERS = FIGURES[:6]
PRICES = prices.PRICES | {
    "wristblades": Price("Y", {"venom-blade": "B", "left-hook": "+"}),
    "putrifier": Price("R", {"toxic-gas": "+"}),
    "scrapshot": Price("R", {"shrapnel-overload": ""}),
    "hotrod": Price("Y", {"voltage-overload": ""}),
    "wrecking-ball": Price("Y", {"second-roll": "P", "third-roll": "P"}),
}
ARMS = {
    "violet": ("nanomark", "tracking-bot"),
    "dozer": ("scrapshot", "hotrod"),
    "sprog": ("wristblades", "putrifier"),
    "d-struct-or": ("hand-grenade", "wrecking-ball"),
    "banshee": ("mastermind", "possessor"),
    "echo": ("dual-magnums", "shadowblade"),
}


def table(figure: str, ending: str = "frenzy") -> Scenario:
    return arena("L", players=6, ending=ending, characters=True, prices=PRICES).turn(figure)


def deal(players: int, seed: int, reload: str = "R") -> tuple[Rules, State]:
    """A game about to be drafted, with every character weapon at that price."""
    priced = {name: Price(reload, price.effects) for name, price in prices.PRICES.items()}
    rules = rules_for(Setup(players=players, characters=True), priced)
    return rules, machine.deal(rules, seed)


def words(rules: Rules, s: State) -> list[str]:
    asked = machine.decision(rules, s)
    return [str(option) for option in asked.options] if asked is not None else []


def play(rules: Rules, s: State, word: str) -> None:
    assert word in words(rules, s)
    machine.apply(rules, s, Action.parse(word))


def draft(rules: Rules, s: State) -> None:
    while not set(words(rules, s)).isdisjoint(f"character:{name}" for name in CHARACTERS):
        play(rules, s, words(rules, s)[0])


# Setup and draft


@pytest.mark.parametrize(("players", "offered"), [(3, 4), (4, 5), (5, 6), (6, 6)])
def test_one_character_more_than_players_is_drawn(players: int, offered: int) -> None:  # CHR-01 SC-189 SC-201
    for seed in range(10):
        rules, s = deal(players, seed)
        for seat in range(players):  # in play order, the starting player first
            asked = machine.decision(rules, s)
            assert asked is not None
            assert asked.seats == (seat,)
            assert asked.prompt.key == "draft"
            assert len(asked.options) == offered - seat
            play(rules, s, str(asked.options[-1]))
        assert len(set(s.order)) == players
        assert [s.owner[figure] for figure in s.order] == list(range(players))
        assert sum(weapon >= 0 for weapon in s.cast.arms) == players  # the one left over is out of the game


def test_who_is_drawn_and_with_what_is_luck() -> None:  # CHR-01
    drawn = {tuple(weapon >= 0 for weapon in deal(3, seed)[1].cast.arms) for seed in range(60)}
    assert len(drawn) > 10
    weapons = {weapon for seed in range(60) for weapon in deal(6, seed)[1].cast.arms if weapon >= 0}
    assert {WEAPONS[weapon] for weapon in weapons} == set(CHARACTER_WEAPONS)


def test_every_character_has_one_of_its_two_weapons_revealed() -> None:  # CHR-01 CHR-20
    for seed in range(20):
        rules, s = deal(5, seed)
        seen = view.observe(rules, s, None).to_json()["arms"]
        assert len(seen) == 6
        for name, arm in seen.items():
            assert arm["weapon"] in ARMS[name]
        draft(rules, s)
        for seat, figure in enumerate(s.order):
            held = bits(s.loaded[seat] | s.unloaded[seat])
            assert held == (s.cast.arms[figure],)
            assert WEAPONS[held[0]] in ARMS[FIGURES[figure]]


def test_the_grab_cost_is_paid_from_the_starting_cubes() -> None:  # CHR-02 R42 SC-189
    rules, s = deal(4, 3, "RY")
    assert s.ammo[0] == (1, 1, 1)
    play(rules, s, words(rules, s)[0])
    assert words(rules, s) == ["pay:yellow"]  # compulsory
    play(rules, s, "pay:yellow")
    assert s.ammo[0] == (1, 1, 0)
    assert bits(s.loaded[0]) == (s.cast.arms[s.order[0]],)
    asked = machine.decision(rules, s)
    assert asked is not None
    assert (asked.seats, asked.prompt.key) == ((1,), "draft")


def test_a_weapon_of_one_cube_is_free() -> None:  # CHR-02
    rules, s = deal(3, 3, "B")
    draft(rules, s)
    assert s.ammo == ((1, 1, 1),) * 3
    assert all(bits(s.loaded[seat]) for seat in range(3))


def test_after_the_draft_the_game_begins_as_usual() -> None:  # CHR-26
    rules, s = deal(5, 4)
    assert s.powerups == ((),) * 5
    draft(rules, s)
    asked = machine.decision(rules, s)
    assert asked is not None
    assert (asked.seats, asked.prompt.key) == ((0,), "spawn")
    assert len(s.powerups[0]) == 2
    assert s.skulls_left == 8
    assert all(s.tiles[square] >= 0 for square in rules.arena.ammo_squares)
    assert (len(s.weapon_deck), sum(weapon >= 0 for shelf in s.shelves for weapon in shelf)) == (12, 9)
    play(rules, s, words(rules, s)[0])
    asked = machine.decision(rules, s)
    assert asked is not None
    assert asked.prompt.key == "first-action"  # two of them


def test_nothing_is_poisoned_hypnotized_hot_hacked_or_shifted_at_first() -> None:  # CHR-26 SC-201
    rules, s = deal(6, 4)
    draft(rules, s)
    assert s.cast[1:7] == ((0,) * len(s.cast.shift), 0, 0, 0, 0, 0)


def test_every_view_shows_every_character_weapon() -> None:  # CHR-26 R56 SC-201
    t = table("dozer").place(dozer="d2", violet="d2")
    for name, weapons in ARMS.items():
        t.hand(name, weapons[1])
    t.shoot("hotrod", "effect:basic", "target:violet")
    for who in (*CHARACTERS, None):
        arms = t.view(who)["arms"]
        assert arms == {
            name: {
                "weapon": ARMS[name][1],
                "loaded": name != "dozer",
                "holder": None if name == "dozer" else t.seat(name),
            }
            for name in CHARACTERS
        }


def test_other_loaded_weapons_stay_hidden() -> None:  # R56 R02
    t = table("dozer").place(dozer="d2")
    for name, weapons in ARMS.items():
        t.hand(name, weapons[0])
    t.hand("violet", "nanomark", "whisper", "thor")
    seat = t.view("dozer")["seats"][t.seat("violet")]
    assert seat["loaded"] == 2
    assert "whisper" not in json.dumps(t.view("dozer")["seats"])
    assert t.view("violet")["hand"]["loaded"] == ["thor", "whisper", "nanomark"]


def test_imagined_worlds_keep_the_character_weapons() -> None:  # R56
    t = table("dozer").place(dozer="d2")
    for name, weapons in ARMS.items():
        t.hand(name, weapons[0], *(("whisper",) if name == "violet" else ()))
    for seed in range(5):
        world = view.imagine(t.rules, t.state, t.seat("dozer"), seed)
        assert [mask & ~ARENA_WEAPONS for mask in world.loaded] == [mask & ~ARENA_WEAPONS for mask in t.state.loaded]


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"mode": "domination"}, "characters are played in deathmatch"),
        ({"mode": "turret"}, "characters are played in deathmatch"),
        ({"bot": True}, "characters are played without the bot"),
        ({"players": 2}, "3 to 6 players, not 2"),
        ({"players": 7}, "3 to 6 players, not 7"),
        ({"figures": ("violet", "dozer", "sprog", "banshee")}, "drafted"),
    ],
)
def test_what_characters_do_not_go_with_is_refused(
    choices: dict[str, object], reason: str
) -> None:  # CHR-04 R44 SC-279
    with pytest.raises(SetupError, match=reason):
        Setup(characters=True, **choices)  # type: ignore[arg-type]


def test_echo_joins_no_game_without_characters() -> None:  # CHR-04 R44
    with pytest.raises(SetupError):
        Setup(players=3, figures=("violet", "dozer", "echo"))
    with pytest.raises(SetupError):
        Setup(players=6)


def test_characters_survive_json() -> None:  # SET-01
    setup = Setup(players=6, characters=True)
    assert Setup.from_json(setup.to_json()) == setup
    assert setup != Setup(players=5, characters=True)
    assert Setup.from_json({"players": 3, "characters": True}).characters


# The character weapon in hand


def test_a_fourth_arena_weapon_drops_one_of_the_three() -> None:  # CHR-03 R43 SC-190
    t = (
        table("dozer")
        .place(dozer="d3")
        .hand("dozer", "scrapshot", "thor", "whisper", ammo="RRRBBBYYY", unloaded=("shotgun",))
    )
    t.shelf("yellow", "sledgehammer", "railgun").play("grab", "square:d3", "weapon:sledgehammer")
    assert t.asks == "drop"
    t.pick("drop:thor", among={"drop:thor", "drop:whisper", "drop:shotgun"})
    assert t.loaded("dozer") == ["whisper", "sledgehammer", "scrapshot"]
    t.assert_settled()


def test_the_character_weapon_does_not_count_for_the_limit() -> None:  # CHR-03 R43
    t = table("dozer").place(dozer="d3").hand("dozer", "scrapshot", "thor", "whisper", ammo="RRRBBBYYY")
    t.shelf("yellow", "sledgehammer", "railgun").play("grab", "square:d3", "weapon:sledgehammer")
    assert t.asks != "drop"
    assert t.loaded("dozer") == ["thor", "whisper", "sledgehammer", "scrapshot"]
    t.assert_settled()


def test_it_is_reloaded_beside_three_and_death_leaves_it_unloaded() -> None:  # CHR-20 CHR-03 SC-280
    t = table("dozer").place(dozer="d3", violet="d3").hand("dozer", "hotrod", "thor", "whisper", "shotgun", ammo="YY")
    t.shoot("hotrod", "effect:basic", "target:violet").end_turn("pass")
    assert t.asks == "reload"
    assert t.offers("reload:hotrod")
    reloaded = t.copy().play("reload:hotrod", "pay:yellow")
    assert "hotrod" in reloaded.loaded("dozer")
    t = table("echo").place(echo="d3", dozer="d3").hand("dozer", unloaded=("hotrod",)).hand("echo", "lock-rifle")
    t.damaged("dozer", "sprog x10").shoot("lock-rifle", "effect:basic", "target:dozer").end_turn("pass")
    t.play(t.options[0])
    assert t.unloaded("dozer") == ["hotrod"]
    assert t.at("dozer") != "nowhere"


def test_reloading_costs_all_cubes() -> None:  # CHR-20
    dear = PRICES | {"hotrod": Price("YB", {"voltage-overload": ""})}
    t = arena("L", players=6, characters=True, prices=dear).turn("dozer").place(dozer="d3", violet="d3")
    t.hand("dozer", "hotrod", ammo="RB").shoot("hotrod", "effect:basic", "target:violet")
    short = t.copy().end_turn("number:1")
    assert short.active == "sprog"  # no yellow cube
    t.hand("dozer", ammo="RBY", unloaded=("hotrod",)).end_turn("number:1", "reload:hotrod", "pay:blue", "pay:yellow")
    assert t.ammo("dozer") == "R"
    assert t.loaded("dozer") == ["hotrod"]


def test_nobody_else_has_it() -> None:  # CHR-20 CHR-03 SC-280
    t = table("violet").place(violet="d3", dozer="d3").hand("dozer", "hotrod").hand("violet", ammo="RRRBBBYYY")
    assert t.refuses("shoot")
    t.play("grab", "square:d3")
    assert not {word[7:] for word in t.options} & set(CHARACTER_WEAPONS)


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
