"""The scenario builder: what is built, what is read, how play goes on."""

import pytest

from killshot import Game
from killshot.engine.cards.decks import POWERUP_DECKS
from killshot.engine.ids import POWERUPS
from killshot.engine.rng import DEALING
from killshot.testing import PRICES, REWARD_LINES, Price, Reward, Scenario, arena, dealt, teams
from tests.invariants import check_position


def test_a_token_on_the_killshot_space_has_killed() -> None:  # KIL-01
    t = (
        arena("L")
        .place(violet="c2", dozer="c2", sprog="a1")
        .damaged("sprog", "violet x12")
        .damaged("dozer", "sprog x11")
    )
    assert t.killed == ["sprog", "dozer"]
    assert t.end_turn().track == ["violet violet", "sprog"]
    assert t.damaged("dozer", "sprog x10").killed == []


def test_a_rush_tile_moves_the_killshot_space() -> None:  # CHR-05
    t = arena("L", players=6, characters=True).damaged("dozer", "violet x9")
    assert t.killed == []
    assert t.shifted(dozer=2).killed == ["dozer"]
    assert t.shifted(dozer=1).killed == []


def test_skulls_on_boards_have_left_the_track() -> None:  # KIL-06
    t = arena("L", skulls=6)
    assert t.skulls_left == 6
    assert t.skulled(dozer=2, sprog=1).skulls_left == 3
    assert t.skulled(dozer=1).skulls_left == 4
    assert t.tracked("violet", "violet").skulls_left == 4  # the two spaces are those of the two skulls
    assert t.tracked("violet", "violet", "dozer sprog").skulls_left == 3
    assert t.leave_skulls(1).skulled(dozer=2).skulls_left == 1
    assert (t.skulls("dozer"), t.skulls("sprog"), t.skulls("violet")) == (2, 1, 0)


def test_a_hand_is_replaced_only_in_what_is_given() -> None:
    t = arena("L").hand("violet", "thor", ammo="RRY", powerups=("red-newton",), unloaded=("zx-2",))
    t.hand("violet", "whisper")
    assert (t.loaded("violet"), t.unloaded("violet")) == (["whisper"], ["zx-2"])
    assert (t.ammo("violet"), t.powerups("violet")) == ("RRY", ["red-newton"])
    assert "thor" in t.weapon_deck
    t.hand("violet", ammo="B").hand("violet", powerups=()).hand("violet", unloaded=("whisper",))
    assert (t.loaded("violet"), t.unloaded("violet")) == ([], ["whisper"])
    assert (t.ammo("violet"), t.powerups("violet")) == ("B", [])
    assert t.powerup_deck.count("red-newton") == 2


def test_a_character_weapon_and_arena_weapons_leave_each_other_alone() -> None:  # R43
    t = arena("L", players=6, characters=True).hand("violet", "nanomark", "thor")
    assert t.hand("violet", "whisper").loaded("violet") == ["whisper", "nanomark"]
    assert t.hand("violet", "tracking-bot").loaded("violet") == ["whisper", "tracking-bot"]
    t.hand("violet", unloaded=("tracking-bot",))
    assert (t.loaded("violet"), t.unloaded("violet")) == (["whisper"], ["tracking-bot"])


def test_tokens_are_added_figure_by_figure() -> None:
    t = (
        arena("L", players=6, characters=True)
        .poisoned("violet")
        .poisoned("dozer")
        .hypnotized("echo")
        .hypnotized("sprog")
    )
    assert t.poisoned_figures == ["violet", "dozer"]
    assert t.hypnotized_figures == ["sprog", "echo"]
    assert t.hacked("a1").hacked("b1").hacked_squares == ["a1", "b1"]
    assert t.heated(3).heated(2).hot_tokens == 2


def test_empty_slots_of_a_shelf_are_filled_at_the_end_of_the_turn() -> None:  # END-05 R85
    t = arena("L").place(violet="a1").shelf("red", "thor")
    assert t.shelved("red") == ["thor", "", ""]
    top = t.weapon_deck[:2]
    assert t.end_turn().shelved("red") == ["thor", *top]


def test_in_frenzy_boards_without_damage_are_flipped() -> None:  # FRE-03
    t = arena("L", players=3).frenzy("violet", "dozer").damaged("sprog", "violet x3").skulled(dozer=1)
    assert t.is_frenzy
    assert t.trigger == "violet"
    assert [t.is_flipped(figure) for figure in ("violet", "dozer", "sprog")] == [True, True, False]
    assert (t.skulls_left, t.skulls("dozer")) == (0, 0)
    assert (arena("L").is_frenzy, arena("L").trigger) == (False, "")


def test_in_domination_two_full_tracks_begin_the_frenzy_while_skulls_are_left() -> None:  # DOM-10
    t = arena("L", mode="domination").spawnpoint("red", "violet x8").spawnpoint("blue", "dozer x8")
    assert t.frenzy("violet", "dozer").skulls_left == 8


def test_cards_that_ask_for_nothing_are_drawn_first() -> None:
    deck = arena("L").powerup_deck
    assert deck[:3] == ["red-teleporter", "red-teleporter", "blue-teleporter"]
    kinds = [card.split("-")[1] for card in deck]
    assert kinds[:24] == ["teleporter"] * 6 + ["newton"] * 6 + ["scope"] * 6 + ["tagback"] * 6
    assert deck == arena("L", seed=5).powerup_deck == arena("S", players=3, mode="turret").powerup_deck
    t = arena("L").place(violet="a1", dozer="a1").tile("a1", "RBP").play("grab", "square:a1").end_turn()
    assert t.powerups("violet") == ["red-teleporter"]
    assert arena("L").stack_powerups("red-tagback", "blue-scope").powerup_deck[:3] == [
        "red-tagback",
        "blue-scope",
        "red-teleporter",
    ]


def test_piles_are_cut() -> None:
    t = arena("L").piles(powerups=3, powerup_discard=2, tiles=4, tile_discard=0)
    assert t.powerup_deck == ["red-teleporter", "red-teleporter", "blue-teleporter"]
    assert (len(t.powerup_discard), len(t.tile_deck), t.tile_discard) == (2, 4, [])
    t = arena("L").piles(powerup_discard=20)
    assert (len(t.powerup_deck), len(t.powerup_discard)) == (len(POWERUP_DECKS[DEALING]) - 20, 20)
    t.piles(powerups=6)
    assert t.powerup_deck[:4] == ["red-teleporter", "red-teleporter", "blue-teleporter", "blue-teleporter"]
    assert (len(t.powerup_deck), t.powerup_discard) == (6, [])


def test_positions_hold_what_always_holds() -> None:
    t = arena("L").place(violet="c2", dozer="c2", sprog="a1").hand("violet", "thor", unloaded=("zx-2",), ammo="RRY")
    t.shelf("red", "whisper", "railgun", "shotgun").tile("a1", "YBB").damaged("dozer", "violet x11").marked(
        "sprog", dozer=3
    )
    t.skulled(violet=1, dozer=1).tracked("sprog", "sprog dozer").hand("dozer", powerups=("red-newton",))
    check_position(t.rules, t.turn("violet", 1).state)
    assert t.end_turn().asks == "reload"


def test_offers_are_all_or_none() -> None:
    t = arena("L").place(violet="a1")
    assert t.offers("run", "end")
    assert not t.offers("shoot", "pass")
    assert t.refuses("shoot", "pass")
    assert not t.refuses("run", "end")
    for question in (t.offers, t.refuses):
        with pytest.raises(AssertionError, match="on offer: run; not on offer: shoot; ask about them one by one"):
            question("run", "shoot")
    with pytest.raises(ValueError, match="shot"):
        t.refuses("shot")  # no option of any game


def test_a_choice_that_is_not_on_offer_names_the_options() -> None:
    with pytest.raises(AssertionError, match=r"shoot is not on offer \(.*\); on offer: run, grab, end"):
        arena("L").place(violet="a1").play("shoot")


def test_a_pick_names_everything_on_offer() -> None:
    t = arena("L").place(violet="a1")
    with pytest.raises(
        AssertionError, match=r"on offer \(first-action\): run, grab, end; missing: shoot; unexpected: end"
    ):
        t.pick("run", among={"run", "grab", "shoot"})
    t.pick("run", "square:b1", among={"run", "grab", "end"})
    assert t.at("violet") == "b1"


def test_playing_on_until_something_is_asked() -> None:
    t = arena("L", players=3).place(violet="c2", dozer="c2", sprog="a1").hand("violet", "lock-rifle")
    t.hand("dozer", powerups=("red-tagback",)).damaged("dozer", "sprog x10")
    t.play("shoot", "weapon:lock-rifle").play_until("tagback")
    assert (t.asked, t.killed) == ("dozer", ["dozer"])
    assert t.copy().play_until("tagback").options == t.options  # asked already
    t.play_until("spawn", "dozer")
    assert t.track == ["violet violet"]
    t.play_until("first-action", "sprog")
    assert t.active == "sprog"
    with pytest.raises(AssertionError, match="the game ended before team-turn was asked"):
        arena("L", players=3, ending="sudden-death").place(violet="c2", dozer="c2").leave_skulls(1).damaged(
            "dozer", "violet x11"
        ).play_until("team-turn")
    with pytest.raises(ValueError, match="there is no prompt 'turn'; there are first-action"):
        t.play_until("turn")
    with pytest.raises(AssertionError, match="team-turn was not asked within 1000 choices"):
        arena("L").place(violet="c2").play_until("team-turn")


def test_a_game_goes_on_from_the_position() -> None:
    t = arena("L", players=3).place(violet="c2", dozer="c2").hand("violet", "electroscythe").leave_skulls(3)
    game = t.game
    assert [str(option) for option in game.options] == t.options
    game.play("shoot")
    assert t.refuses("weapon:electroscythe")
    assert t.skulls_left == game.state.skulls_left == 3


def test_a_position_is_a_line() -> None:
    t = arena("L", players=3).place(violet="c2", dozer="c2").hand("violet", "electroscythe", ammo="RRY")
    game = Game.from_position(t.position)
    assert game.state == t.state
    assert game.setup == t.rules.setup


def test_events_are_told_with_names() -> None:
    t = arena("L", players=3).place(violet="b1", dozer="b1", sprog="a1").damaged("dozer", "sprog x10")
    t.tile("b1", "RBP").stack_powerups("blue-newton").hand("violet", "electroscythe")
    t.play("grab", "square:b1").shoot("electroscythe", "effect:basic").end_turn("pass")
    assert t.happened("tile-taken") == [{"figure": "violet", "square": "b1", "tile": "RBP"}]
    assert t.happened("drew")[0] == {"seat": 0, "powerup": "blue-newton"}
    assert t.happened("killed") == [{"by": "violet", "victim": "dozer"}]
    assert t.happened("board-scored")[0]["pay"] == [
        ["sprog", 1, "first-blood"],
        ["sprog", 8, "rank"],
        ["violet", 6, "rank"],
    ]
    assert t.happened("track-filled") == [{"tokens": ["violet"]}]
    unknown = "kill"
    with pytest.raises(ValueError, match="there is no event 'kill'; there are turn-started"):
        t.happened(unknown)
    flushed = teams().buffered(echo=6).end_turn().play_until("team-turn")
    assert flushed.happened("flushed")[0]["team"] == "white"


def test_a_copy_is_independent_and_complete() -> None:
    t = teams(first="black", sizes=(2, 1)).hand("seat 0", ammo="R").buffered(echo=2)
    twin = t.copy().buffered(echo=3).hand("seat 0", ammo="RR")
    assert vars(twin).keys() == vars(t).keys()
    assert (t.buffer, twin.buffer) == ({"echo": 2}, {"echo": 3})
    assert (t.ammo("seat 0"), twin.ammo("seat 0")) == ("R", "RR")
    assert (twin.first, twin.figures) == (t.first, t.figures)
    drafted = dealt().draft("dozer")
    assert drafted.copy().draft("sprog").refuses("character:sprog")
    assert drafted.offers("character:sprog")


def test_points_of_all_who_have_any() -> None:
    assert arena("L").scored(violet=3, sprog=1).scores == {"violet": 3, "sprog": 1}


def test_prices_and_rewards_can_be_given() -> None:
    prices = PRICES | {"hotrod": Price("RRR", {"voltage-overload": "B"})}
    t = arena("L", players=6, characters=True, prices=prices).turn("dozer").place(dozer="a1")
    t.hand("dozer", ammo="RRR", unloaded=("hotrod",)).end_turn("pass")
    assert t.options == ["reload:hotrod", "pass"]
    gift = (Reward(points=5),) * 3
    flushed = teams(rewards=(gift, *REWARD_LINES[1:])).reward_tile("A").buffered(echo=6).end_turn()
    flushed.play_until("team-turn")
    assert flushed.team_points("white") == 5
    assert teams(rewards=(gift, *REWARD_LINES[1:])).game.rules.rewards[0] == gift


def test_figures_enter_and_leave() -> None:
    t = arena("L").place(violet="a1", dozer="b1").place(dozer="nowhere")
    assert (t.at("violet"), t.at("dozer"), t.at("sprog")) == ("a1", "nowhere", "nowhere")


def test_every_powerup_is_somewhere() -> None:
    t: Scenario = arena("L").hand("violet", powerups=("red-scope", "red-scope")).stack_powerups("blue-scope")
    cards = [*t.powerup_deck, *t.powerup_discard, *t.powerups("violet")]
    assert sorted(cards) == sorted([*POWERUPS, *POWERUPS])
