"""Game: playing, refusing, taking back, copying."""

from random import Random

import pytest

from killshot import Action, Game, IllegalAction, Setup
from killshot.engine import machine
from killshot.engine.action import ACTIONS
from killshot.engine.cards.ammo_tiles import FACES
from killshot.engine.ids import SQUARES
from killshot.testing import Scenario, arena


def started(seed: int = 7, players: int = 3) -> Game:
    """A game in which the first seat has just spawned."""
    game = Game(Setup(players=players), seed)
    game.play(game.options[0])
    return game


def second_round(seed: int = 7) -> Game:
    """Everybody has spawned and done nothing; the first seat is to move again."""
    game = Game(Setup(players=3), seed)
    for _ in range(3):
        game.play(game.options[0])
        game.play("end")
    return game


def game_at(t: Scenario) -> Game:
    """A game in the position of a scenario."""
    game = Game(t.rules.setup, seed=0)
    machine.settle(t.rules, t.state)
    game.state = t.state
    game._decision = machine.decision(game.rules, game.state)
    return game


def play_out(game: Game) -> Game:
    """Random picks to the end."""
    luck = Random(game.seed)
    while game.decision is not None:
        game.play(luck.choice(game.options))
    return game


def finished(seed: int = 3) -> Game:
    return play_out(Game(Setup(players=3, skulls=5), seed))


# Playing


@pytest.mark.parametrize(
    "word", ["square:b3", "pay:red", "weapon:thor", "", "rnu", "run ", "RUN", "square:z9", "\n", "🙂"]
)
def test_what_is_not_on_offer_is_refused_with_what_is(word: str) -> None:
    game = started()
    before = game.state.copy()
    with pytest.raises(IllegalAction) as refused:
        game.play(word)
    for option in game.options:
        assert str(option) in str(refused.value)
    assert "on offer" in str(refused.value)
    assert game.state == before
    assert len(game.actions) == 1


def test_an_action_object_not_on_offer_is_refused_too() -> None:
    game = started()
    with pytest.raises(IllegalAction, match=r"on offer: .*run"):
        game.play(Action.parse("pay:red"))


def test_actions_are_played_as_words_or_as_objects() -> None:
    game = started()
    game.play("run")
    game.play(game.options[0])
    assert [str(action) for action in game.actions][1] == "run"


@pytest.mark.parametrize("seat", [1, 2, 5, -1])
def test_a_seat_that_is_not_asked_cannot_play(seat: int) -> None:
    game = started()
    before = game.state.copy()
    with pytest.raises(IllegalAction, match=f"seat {seat} is not asked; 0 is"):
        game.play("end", seat=seat)
    assert game.state == before
    assert len(game.actions) == 1
    game.play("end", seat=0)


def test_after_the_end_nothing_can_be_played() -> None:
    game = finished()
    before = game.state.copy()
    assert game.options == ()
    for word in ("run", "end", "nonsense"):
        with pytest.raises(IllegalAction, match="the game is over"):
            game.play(word)
    assert game.state == before
    assert game.result is not None


def test_there_is_no_result_before_the_end() -> None:
    assert started().result is None


def test_the_winner_has_the_first_place() -> None:
    result = finished().result
    assert result is not None
    assert all(result.places[seat] == 1 for seat in result.winners)
    assert max(result.points) == result.points[result.winners[0]]


def test_refusals_do_not_change_the_game_that_follows() -> None:
    plain, annoyed = Game(Setup(players=3), 5), Game(Setup(players=3), 5)
    luck = Random(5)
    while plain.decision is not None:
        with pytest.raises(IllegalAction):
            annoyed.play("effect:nothing")
        action = luck.choice(plain.options)
        plain.play(action)
        annoyed.play(action)
    assert plain.state == annoyed.state
    assert plain.result == annoyed.result


def test_a_game_is_the_same_from_the_same_seed_and_actions() -> None:
    one, other = finished(seed=8), finished(seed=8)
    assert one.state == other.state
    assert one.actions == other.actions
    assert finished(seed=9).state != one.state


def test_a_game_without_a_seed_can_still_be_told_again() -> None:
    game = Game(Setup(players=3))
    assert Game(Setup(players=3), game.seed).state == game.state


# Actions


def test_every_action_has_a_word_and_an_index() -> None:
    for index, action in enumerate(ACTIONS):
        assert action.index == index
        assert Action.parse(str(action)) is action
    assert len({str(action) for action in ACTIONS}) == len(ACTIONS)


def test_a_word_that_is_no_action_is_refused_with_examples() -> None:
    with pytest.raises(ValueError, match="'jump' is no action; an action looks like run"):
        Action.parse("jump")


# Taking back


def test_own_picks_are_taken_back_one_by_one() -> None:
    game = started()
    positions = []
    for i in range(4):
        positions.append(game.state.copy())
        game.play("run" if i % 2 == 0 else game.options[i])
    while positions:
        assert game.can_undo(0)
        game.undo(0)
        assert game.state == positions.pop()
    assert len(game.actions) == 1


def test_taking_back_returns_the_action_and_the_question() -> None:
    game = started()
    asked = [str(option) for option in game.options]
    game.play("run")
    taken = game.undo()
    assert str(taken) == "run"
    assert [str(option) for option in game.options] == asked
    assert [str(action) for action in game.actions] != ["run"]


def test_the_choice_of_the_spawnpoint_can_be_taken_back() -> None:
    game = Game(Setup(players=3), seed=7)
    before = game.state.copy()
    game.play(game.options[0])
    game.undo()
    assert game.state == before
    assert not game.can_undo()


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    game = Game(Setup(players=3), seed=7)
    assert not game.can_undo()
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        game.undo()


def grab_a_tile(with_powerup: bool) -> Game:
    """A game in which the first seat has just grabbed a tile with or without a powerup."""
    for seed in range(100):
        game = second_round(seed)
        game.play("grab")
        for option in game.options:
            tile = game.state.tiles[SQUARES.index(str(option).removeprefix("square:"))]
            if tile >= 0 and ("P" in FACES[tile]) == with_powerup:
                game.play(option)
                return game
    raise AssertionError("no such tile")


def test_a_drawn_card_cannot_be_put_back() -> None:
    game = grab_a_tile(with_powerup=True)
    before = game.state.copy()
    assert not game.can_undo(0)
    with pytest.raises(IllegalAction):
        game.undo(0)
    assert game.state == before


def test_a_tile_without_a_powerup_can_be_put_back() -> None:
    game = grab_a_tile(with_powerup=False)
    assert game.can_undo(0)
    game.undo(0)
    game.undo(0)
    assert game.state == second_round(game.seed).state


def test_picks_after_a_draw_are_taken_back_up_to_it() -> None:
    game = grab_a_tile(with_powerup=True)
    before = game.state.copy()
    game.play("run")
    game.play(game.options[0])
    game.undo()
    game.undo()
    assert game.state == before
    assert not game.can_undo()


def test_a_refill_cannot_be_taken_back() -> None:
    game = grab_a_tile(with_powerup=False)
    game.play("end")
    assert not game.can_undo()
    with pytest.raises(IllegalAction):
        game.undo()


def test_the_end_of_a_turn_that_revealed_nothing_can_be_taken_back() -> None:
    game = second_round()
    game.play("end")
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.undo(0)
    assert game.state == second_round().state


def test_a_turn_that_made_the_next_one_draw_cannot_be_taken_back() -> None:
    game = started()
    game.play("end")  # the next seat draws its first cards
    assert not game.can_undo()


def test_nobody_takes_back_the_decision_of_another() -> None:
    game = second_round()
    game.play("end")
    with pytest.raises(IllegalAction):
        game.undo(1)
    game.play("run")
    assert not game.can_undo(0)
    assert game.can_undo(1)
    with pytest.raises(IllegalAction):
        game.undo(0)
    game.undo(1)
    assert not game.can_undo(0)  # another seat has decided since
    assert not game.can_undo(1)


def test_an_answer_to_a_shot_ends_the_shooters_undo() -> None:
    t = arena("L", players=3).place(violet="c1", dozer="c2", sprog="a3").hand("violet", "lock-rifle")
    game = game_at(t.hand("dozer", powerups=("red-tagback",)))
    for word in ("shoot", "weapon:lock-rifle", "effect:basic", "target:dozer"):
        game.play(word)
    game.play("pass", seat=1)
    assert not game.can_undo(0)
    assert game.can_undo(1)


def test_a_tagback_in_another_hand_is_not_found_out_by_undo() -> None:
    t = arena("L", players=3).place(violet="c1", dozer="c2", sprog="a3").hand("violet", "lock-rifle")
    game = game_at(t.hand("dozer", powerups=("red-tagback",)))
    for word in ("shoot", "weapon:lock-rifle", "effect:basic", "target:dozer"):
        game.play(word)
    assert game.decision is not None
    assert game.decision.seats == (1,)  # now Violet knows of the card
    assert not game.can_undo(0)


def test_play_goes_on_after_taking_back() -> None:
    game, other = second_round(), second_round()
    game.play("run")
    game.undo()
    for each in (game, other):
        each.play("end")
        each.play("end")
    assert game.state == other.state
    assert game.actions == other.actions


# Copies


def test_a_copy_goes_its_own_way() -> None:
    game = second_round()
    game.play("run")
    before, past = game.state.copy(), len(game.actions)
    copy = game.copy()
    play_out(copy)
    assert game.state == before
    assert len(game.actions) == past
    assert game.result is None
    assert copy.result is not None


def test_a_copy_is_not_moved_by_the_original() -> None:
    game = second_round()
    copy = game.copy()
    game.play("run")
    assert [str(option) for option in copy.options] != [str(option) for option in game.options]
    assert copy.state == second_round().state
    copy.play("end")
    assert game.can_undo(0)


def test_taking_back_in_a_copy_leaves_the_original() -> None:
    game = second_round()
    game.play("run")
    before = game.state.copy()
    copy = game.copy()
    copy.undo()
    assert game.state == before
    assert game.can_undo()
