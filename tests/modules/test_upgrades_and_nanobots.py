"""The abilities of :D-struct-OR and Violet (CHR-16, CHR-17), and taking back an ability."""

import pytest

from killshot import Game, Setup
from killshot.engine.ids import FIGURES
from tests.modules.characters import table

# The upgrades of :D-struct-OR


def test_a_cube_buys_a_card() -> None:  # CHR-16 R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="RB").end_turn()
    assert t.asks == "upgrades"
    t.pick("number:1", among={"number:1", "pass"})
    t.pick("pay:red", among={"pay:red", "pay:blue"})
    assert t.ammo("d-struct-or") == "B"
    assert len(t.powerups("d-struct-or")) == 1


def test_a_cube_and_a_card_buy_two_cards() -> None:  # CHR-16 R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1")
    t.hand("d-struct-or", ammo="R", powerups=("blue-newton",)).stack_powerups("red-scope", "yellow-scope")
    t.end_turn().pick("number:2", among={"number:1", "number:2", "pass"})
    t.pick("pay:red", among={"pay:red"})  # the card is needed as a card
    assert t.powerups("d-struct-or") == ["blue-newton"]  # paid before anything is drawn
    t.play("pay:blue-newton")
    assert t.powerups("d-struct-or") == ["red-scope", "yellow-scope"]
    assert t.ammo("d-struct-or") == ""


def test_the_ability_may_be_left_out() -> None:  # CHR-16
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R").end_turn("pass")
    assert t.ammo("d-struct-or") == "R"
    assert t.powerups("d-struct-or") == []
    assert t.active == "banshee"


def test_with_nothing_to_pay_he_is_not_asked() -> None:  # CHR-16
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").end_turn()
    assert t.active == "banshee"


def test_a_card_may_pay_the_cube() -> None:  # CHR-16 R48 SC-163
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1")
    t.hand("d-struct-or", powerups=("blue-newton", "red-scope")).stack_powerups("yellow-tagback").end_turn("number:1")
    t.pick("pay:blue-newton", among={"pay:blue-newton", "pay:red-scope"})
    assert t.powerups("d-struct-or") == ["red-scope", "yellow-tagback"]


def test_the_same_card_does_not_pay_twice() -> None:  # CHR-16 R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", powerups=("blue-newton",))
    t.end_turn()
    assert set(t.options) == {"number:1", "pass"}


FULL = ("red-newton", "blue-newton", "yellow-newton")


def test_with_a_full_hand_a_cube_buys_nothing() -> None:  # CHR-16 R48 SC-213
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R", powerups=FULL)
    t.stack_powerups("red-scope", "yellow-scope").end_turn()
    assert set(t.options) == {"number:1", "number:2", "pass"}
    one = t.copy().play("number:1")
    assert one.refuses("pay:red")  # would draw nothing
    one.play("pay:blue-newton")
    assert one.powerups("d-struct-or") == ["red-scope", "red-newton", "yellow-newton"]
    assert one.ammo("d-struct-or") == "R"


def test_with_a_full_hand_two_cards_are_as_many_as_there_is_room_for() -> None:  # CHR-16 R48 SC-213
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R", powerups=FULL)
    t.stack_powerups("red-scope", "yellow-scope").end_turn("number:2")
    cube = t.copy().play("pay:red", "pay:blue-newton")
    assert cube.powerups("d-struct-or") == ["red-scope", "red-newton", "yellow-newton"]  # one is drawn
    assert cube.ammo("d-struct-or") == ""
    t.play("pay:red-newton", "pay:blue-newton")
    assert t.powerups("d-struct-or") == ["red-scope", "yellow-scope", "yellow-newton"]
    assert t.ammo("d-struct-or") == "R"


def test_cards_drawn_are_secret_and_cards_paid_open() -> None:  # R48
    t = table("d-struct-or").place(d_struct_or="d3", violet="a1").hand("d-struct-or", ammo="R", powerups=FULL[:1])
    t.end_turn("number:2", "pay:red", "pay:red-newton")
    drew = [event for event in t.events if event.kind == "drew" and event.facts["seat"] == 3]
    assert len(drew) == 2
    for event in drew:
        assert "powerup" in event.seen_by(t.seat("d-struct-or"))
        assert "powerup" not in event.seen_by(t.seat("violet"))
    assert t.powerup_discard == ["red-newton"]
    paid = [event.seen_by(None)["payment"] for event in t.events if event.kind == "paid"]
    assert paid == [0, 3 + 3]  # a red cube, the red Newton


# Violet and her nanobots


def test_taking_back_the_killshot_cancels_the_kill() -> None:  # CHR-17 SC-161
    t = table("violet").place(violet="d3", dozer="d2", echo="a1").hand("violet", "lock-rifle")
    t.damaged("dozer", "echo x9").shoot("lock-rifle", "effect:basic", "target:dozer")
    assert t.damage == {"dozer": "echo x9, violet x2"}
    t.end_turn()
    assert t.asks == "nanobots"
    t.play("target:dozer")
    assert t.offers("nanobots:marks-1", "nanobots:marks-2")
    t.play("nanobots:marks-1")
    assert t.damage == {"dozer": "echo x9, violet x1"}
    assert t.marks == {"dozer": {"violet": 2}}  # the mark of the lock rifle, and this one
    assert t.track == []
    assert t.at("dozer") == "d2"
    assert t.points("echo") == 0


def test_only_the_last_tokens_are_turned() -> None:  # CHR-17 SC-162
    t = table("violet").place(violet="d3", dozer="d2", sprog="a1").damaged("dozer", "violet x2, echo x2")
    t.marked("sprog", violet=3).end_turn()
    t.pick("target:sprog", among={"target:sprog", "pass"})
    t.pick("nanobots:damage-2", among={"nanobots:damage-1", "nanobots:damage-2"})
    assert t.damage["sprog"] == "violet x2"
    assert t.marks == {"sprog": {"violet": 1}}  # untriggered
    assert t.active == "dozer"


def test_marks_have_to_find_room() -> None:  # CHR-17 R60 SC-214
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x2, violet x2").marked("dozer", violet=2)
    t.end_turn("target:dozer")
    assert set(t.options) == {"nanobots:damage-1", "nanobots:damage-2", "nanobots:marks-1"}
    back = t.copy().play("nanobots:marks-1")
    assert back.damage == {"dozer": "echo x2, violet x1"}
    assert back.marks == {"dozer": {"violet": 3}}
    assert back.active == "dozer"  # one use a turn
    t.play("nanobots:damage-2")
    assert t.damage == {"dozer": "echo x2, violet x4"}
    assert t.marks == {}
    assert t.active == "dozer"


def test_two_tokens_become_two_marks() -> None:  # CHR-17 R60 SC-214
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x2, violet x3").marked("dozer", violet=1)
    t.end_turn("target:dozer", "nanobots:marks-2")
    assert t.damage == {"dozer": "echo x2, violet x1"}
    assert t.marks == {"dozer": {"violet": 3}}


def test_three_marks_leave_no_room() -> None:  # CHR-17 R60
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "violet x3").marked("dozer", violet=3)
    t.end_turn("target:dozer")
    assert set(t.options) == {"nanobots:damage-1", "nanobots:damage-2"}


def test_of_killshot_and_overkill_only_the_overkill_finds_room() -> None:  # CHR-17 R60 KIL-01 SC-215
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x10, violet x2").marked("dozer", violet=2)
    t.end_turn("target:dozer")
    t.pick("nanobots:marks-1", among={"nanobots:damage-1", "nanobots:damage-2", "nanobots:marks-1"})
    assert t.track == ["violet"]
    assert t.marks == {"dozer": {"violet": 3}}  # and no revenge mark
    assert (t.asked, t.asks) == ("dozer", "spawn")


def test_killshot_and_overkill_may_both_be_taken_back() -> None:  # CHR-17 SC-215
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x10, violet x2").marked("dozer", violet=1)
    t.end_turn("target:dozer", "nanobots:marks-2")
    assert t.damage == {"dozer": "echo x10"}
    assert t.marks == {"dozer": {"violet": 3}}
    assert t.track == []
    assert t.points("echo") == 0
    assert t.active == "dozer"


def test_another_players_overkill_keeps_the_kill() -> None:  # CHR-17
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x9, violet x2, echo")
    t.end_turn()
    assert (t.asked, t.asks) == ("dozer", "spawn")  # nothing of hers is last


def test_nanobots_on_a_shortened_board() -> None:  # CHR-17 CHR-27
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x5, violet x1").shifted(dozer=5)
    t.end_turn("target:dozer", "nanobots:marks-1")
    assert t.damage == {"dozer": "echo x5"}
    assert t.track == []
    assert t.active == "dozer"


def test_taking_back_the_overkill_of_a_shortened_board_leaves_the_kill() -> None:  # CHR-17 CHR-27
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x5, violet x2").shifted(dozer=5)
    t.end_turn("target:dozer", "nanobots:marks-1")
    assert t.track == ["violet"]
    assert (t.asked, t.asks) == ("dozer", "spawn")


def test_marks_turned_into_damage_can_kill() -> None:  # CHR-17 R58
    t = table("violet").place(violet="d3", dozer="a1").damaged("dozer", "echo x10").marked("dozer", violet=2)
    t.shifted(violet=1).end_turn("target:dozer", "nanobots:damage-2")
    assert t.track == ["violet violet"]
    assert t.points("echo") == 9
    assert t.points("violet") == 6
    assert (t.asked, t.asks) == ("violet", "healing")  # an overkill like any other
    t.play("heal")
    assert t.shift("violet") == 0
    assert (t.asked, t.asks) == ("dozer", "spawn")


def test_tokens_beyond_the_overkill_are_lost() -> None:  # CHR-17 R49 SHO-16
    t = table("violet").place(violet="d3", dozer="a1").damaged("dozer", "echo x11").marked("dozer", violet=3)
    t.end_turn("target:dozer", "nanobots:damage-2")
    assert t.track == ["echo violet"]
    assert t.marks["dozer"] == {"violet": 1}


def test_nanobots_may_be_answered_but_not_scoped() -> None:  # CHR-17 CHR-12 R46 SC-216
    t = table("violet").place(violet="d3", dozer="d2").marked("dozer", violet=2)
    t.hand("violet", ammo="R", powerups=("red-scope",)).hand("dozer", powerups=("red-tagback",))
    t.end_turn("target:dozer", "nanobots:damage-1")
    assert t.damage == {"dozer": "violet x1"}
    assert t.marks == {"dozer": {"violet": 1}}
    assert (t.asked, t.asks) == ("dozer", "tagback")
    t.play("powerup:red-tagback")
    assert t.marks == {"dozer": {"violet": 1}, "violet": {"dozer": 1}}
    assert t.active == "dozer"


def test_who_does_not_see_violet_does_not_answer() -> None:  # R46 CHR-17
    t = table("violet").place(violet="d3", dozer="a1").marked("dozer", violet=1)
    t.hand("dozer", powerups=("red-tagback",)).end_turn("target:dozer", "nanobots:damage-1")
    assert t.active == "dozer"


def test_tokens_turned_into_marks_may_not_be_answered() -> None:  # R46 CHR-31
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "violet x1")
    t.hand("dozer", powerups=("red-tagback",)).end_turn("target:dozer", "nanobots:marks-1")
    assert t.active == "dozer"


def test_nobots_without_marks_or_tokens() -> None:  # CHR-17
    t = table("violet").place(violet="d3", dozer="d2").damaged("dozer", "echo x3").marked("dozer", echo=2).end_turn()
    assert t.active == "dozer"


# Undo


FIGURE_IDS = {"violet": 0, "dozer": 1, "sprog": 2, "d-struct-or": 3, "banshee": 4, "echo": 5}


def about_to_end(figure: str) -> Game:
    """A game in which that character is second, in its first turn, with full ammo and its weapon unloaded."""
    games = (drafted(figure, seed) for seed in range(100))
    game = next(game for game in games if game.state.order[1] == FIGURE_IDS[figure])
    game.play(game.options[0])  # the first spawns
    game.play("end")
    while game.decision is not None and game.decision.seats == (0,):
        game.play("pass")
    game.play(game.options[0])  # the second spawns
    s = game.state
    s.loaded = (s.loaded[0], 0, s.loaded[2])
    s.unloaded = (s.unloaded[0], 1 << s.cast.arms[FIGURE_IDS[figure]], s.unloaded[2])
    s.ammo = ((3, 3, 3),) * 3
    return game


def drafted(figure: str, seed: int) -> Game:
    """Three characters are drafted, that one second if it is there."""
    game = Game(Setup(players=3, characters=True), seed)
    wanted = f"character:{figure}"
    while game.decision is not None and game.decision.prompt.key in ("draft", "pay"):
        words = [str(option) for option in game.options]
        is_its_turn = game.decision.seats == (1,) and wanted in words
        game.play(wanted if is_its_turn else next(word for word in words if word != wanted))
    return game


@pytest.mark.parametrize("figure", ["sprog", "violet"])
def test_damage_that_might_have_been_answered_is_not_taken_back(figure: str) -> None:  # R46
    """Whether an answer came tells about the victim's cards."""
    game = about_to_end(figure)
    s, victim, attacker = game.state, game.state.order[0], FIGURE_IDS[figure]
    s.at = tuple(s.at[attacker] if f == victim else square for f, square in enumerate(s.at))
    s.powerups = ((3, 4), *s.powerups[1:])  # no Tagback
    if figure == "sprog":
        s.cast = s.cast._replace(venom=1 << victim)
        game.play("end")
    else:
        row = tuple(1 if f == attacker else 0 for f in range(len(s.marks)))
        s.marks = tuple(row if f == victim else marks for f, marks in enumerate(s.marks))
        for word in ("end", f"target:{FIGURES[victim]}", "nanobots:damage-1"):
            game.play(word)
    assert game.state.damage[victim]
    assert game.decision is not None
    assert game.decision.prompt.key == "reload"
    assert not game.can_undo(1)


@pytest.mark.parametrize("figure", ["dozer", "banshee", "echo", "d-struct-or"])
def test_an_ability_that_reveals_nothing_is_taken_back(figure: str) -> None:  # CHR-29
    game = about_to_end(figure)
    game.play("end")
    before = game.state
    game.play(game.options[0])
    assert game.decision is not None
    assert game.decision.seats == (1,)
    assert game.can_undo(1)
    game.undo(1)
    assert game.state == before
